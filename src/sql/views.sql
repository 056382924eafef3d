create view placed (square, piece, role, side, X, Y, up, worth) as
select square, piece, role, side, unicode(square) - 96, cast(substr(square, 2) as integer),
  case side when 'w' then 1 else -1 end,
  case role when 'pawn' then 100 when 'rook' then 500 when 'queen' then 950 when 'king' then 0 else 320 end
from pieces;
create view xrays (side, from_square, through, through_side, to_square) as
select side, from_square, through, through_side, to_square
from (
  select a.side, a.from_square, f.square as through, f.side as through_side, b.square as to_square, b.side as to_side,
    min(abs(b.X - f.X) + abs(b.Y - f.Y))
  from attacks a
  join placed s on s.square = a.from_square and s.role in ('bishop', 'rook', 'queen')
  join placed f on f.square = a.to_square
  join placed b on (b.X - f.X) * (f.Y - s.Y) = (b.Y - f.Y) * (f.X - s.X)
    and (b.X - f.X) * (f.X - s.X) + (b.Y - f.Y) * (f.Y - s.Y) > 0
  group by s.square, f.square
)
where to_side != side;
create view opened (side, from_square, through, to_square) as
select x.side, x.from_square, x.through, x.to_square
from xrays x
join placed s on s.square = x.from_square
join placed b on b.square = x.to_square
where x.through_side = x.side and exists (
  select *
  from side_moves m
  where m.from_square = x.through and not m.castling
    and (unicode(m.to_square) - 96 - s.X) * (b.Y - s.Y) != (cast(substr(m.to_square, 2) as integer) - s.Y) * (b.X - s.X)
);
create view won (gone, side, square, wins) as
select gone, side, to_square, wins
from (
  select gone, side, to_square, wins, min(instr('pnbrqk', lower(piece)) * 10000 - wins)
  from exchanges
  where target is not null and wins is not null
  group by gone, side, to_square
)
where wins > 0;
create view safe (square) as
select square
from pieces
where role = 'king'
  or square not in (select to_square from exchanges where wins is null and wins_now > 0)
  and square not in (
    select to_square
    from (
      select to_square, wins_now, min(instr('pnbrqk', lower(piece)) * 10000 - wins_now)
      from exchanges
      where gone is null and target is not null and wins is not null and wins_now is not null
      group by to_square
    )
    where wins_now > 0
  );
