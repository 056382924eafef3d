-- article all
Select R.Square as FromSquare, O.Square as ToSquare
from dbo.Board R CROSS JOIN dbo.Board O
WHERE R.Square != O.Square

-- article castle
Select FromSquare, ToSquare
from dbo.AllMoves
where (X = Xi or Y = Yi)

-- article bishop
Select FromSquare, ToSquare
from AllMoves
where ABS(X-Xi) = ABS(Y-Yi)

-- article knight
Select FromSquare, ToSquare
from dbo.AllMoves
where (ABS(X - Xi) = 2 AND ABS(Y-Yi) = 1) OR (ABS(X - Xi) = 1 AND ABS(Y-Yi) = 2)

-- article possible
select X, Y, FromSquare, Xi, Yi, ToSquare
from dbo.AllMoves
where (X = Xi or Y = Yi)
union all
select X, Y, FromSquare, Xi, Yi, ToSquare
from dbo.AllMoves
where ABS(X-Xi) = ABS(Y-Yi)
union all
select X, Y, FromSquare, Xi, Yi, ToSquare
from dbo.AllMoves
where (ABS(X - Xi) = 2 AND ABS(Y-Yi) = 1) OR (ABS(X - Xi) = 1 AND ABS(Y-Yi) = 2)

-- article restricted
select X, Y, FromSquare, Xi, Yi, ToSquare
from dbo.AllMoves
where
	(X = Xi or Y = Yi) --Castle
OR ABS(X-Xi) = ABS(Y-Yi) --Bishop
OR ((ABS(X - Xi) = 2 AND ABS(Y-Yi) = 1) OR (ABS(X - Xi) = 1 AND ABS(Y-Yi) = 2)) --Knight

-- article queen
Select FromSquare, ToSquare
from dbo.AllMoves B
where ABS(X-Xi) = ABS(Y-Yi)
union all
Select FromSquare, ToSquare
from AllMoves C
where (X = Xi or Y = Yi)

-- article king
Select FromSquare, ToSquare
from dbo.AllMoves
where ABS(X - Xi) < 2 AND  ABS(Y - Yi)  < 2
OR (Y = Yi AND X = 5 AND ABS(X-Xi) = 2 AND Y in (1,8))

-- article pawn
Select FromSquare, ToSquare
from dbo.AllMoves
where  Y != Yi
AND
(
	(ABS(X - Xi) < 2 AND  ABS(Y - Yi)  < 2)
	OR
	(X=Xi AND ((Y = 2 and Yi  = 4) OR (Y = 7 and Yi  = 5)))
)

-- article made
drop view if exists AllMoves
GO
drop table if exists Board
GO

CREATE TABLE [dbo].[Board] (
	[X] [smallint] NOT NULL ,
	[Y] [smallint] NOT NULL ,
	[Square] AS (isnull(convert(char(2),(char((96 + [X])) + convert(char(1),[Y]))),'')) ,
	CONSTRAINT [PK_Board] PRIMARY KEY  CLUSTERED ([X],[Y]),
	CONSTRAINT [CK_Board] UNIQUE  NONCLUSTERED  ([Square]),
	CONSTRAINT [CHK_Board_X_Domain] CHECK ([X] >= 1 and [X] <= 8),
	CONSTRAINT [CHK_Board_Y_Domain] CHECK ([Y] >= 1 and [Y] <= 8)
)
GO

{{squares}}
GO

create view AllMoves (X,Y,FromSquare, Xi, Yi, ToSquare)
as
Select R.X, R.Y, R.Square, O.X, O.Y, O.Square
from Board R cross join Board O
where R.Square != O.Square
GO

Select FromSquare, ToSquare
from dbo.AllMoves

-- paths passed
select FromSquare, ToSquare, Step, PathSquare
from Paths

-- paths castles
select PathSquare
from Paths
where FromSquare = 'a1' and ToSquare = 'h1'
order by Step

-- paths stopped
select p.square as FromSquare, m.ToSquare, p.role, group_concat(b.square, ' ') as blockers
from pieces p
join AllMoves m on m.FromSquare = p.square
join Paths w on w.FromSquare = m.FromSquare and w.ToSquare = m.ToSquare
join pieces b on b.square = w.PathSquare
where p.role in ('rook', 'queen') and (m.X = m.Xi or m.Y = m.Yi)
   or p.role in ('bishop', 'queen') and abs(m.X - m.Xi) = abs(m.Y - m.Yi)
   or p.role = 'pawn' and m.X = m.Xi and (p.side = 'w' and m.Y = 2 and m.Yi = 4 or p.side = 'b' and m.Y = 7 and m.Yi = 5)
group by p.square, m.ToSquare

-- game hanging
select p.square, p.role, p.side
from pieces p
where exists (select * from attacks a where a.to_square = p.square and a.side != p.side)
  and not exists (select * from attacks d where d.to_square = p.square and d.side = p.side)

-- game forks
select from_square, piece, count(*) as victims, group_concat(to_square, ' ') as squares
from attacks
where target is not null and side != (case when target = upper(target) then 'w' else 'b' end)
  and lower(target) != 'p'
group by from_square, piece
having victims > 1

-- game white
select Square from dbo.Board
where Square in (select to_square from attacks where side = 'w')
except
select to_square from attacks where side = 'b'

-- game checks
select san, from_square, to_square
from legal_moves
where gives_check or capture
order by gives_check desc, san

-- game mobility
select p.square, p.role, p.side, count(r.to_square) as moves
from pieces p
left join reach r on r.from_square = p.square and r.legal
group by p.square
order by moves desc, p.square

-- game twice
select distinct a.FromSquare, b.ToSquare
from KnightMoves a
join KnightMoves b on b.FromSquare = a.ToSquare
where a.FromSquare = 'g1' and b.ToSquare != 'g1'

-- game game
select number, side, san, captured
from history
where capture
order by ply

-- game tokens
select number, token
from tokens
where kind = 'ignored'
