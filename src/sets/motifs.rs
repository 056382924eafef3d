//! The motifs of a position as sets: which pairs of squares each has, in words, by its findings, and as a query.
//!
//! The queries are in SQLite's dialect, over the tables and views of [`table_schema`](crate::sql::table_schema) and
//! [`schema`](super::schema). Each has the side that a finding names, and the two squares.

use super::sql::inside;
use crate::board::{Bitboard, Color};
use crate::geometry::Relation;
use crate::rules::Position;
use crate::tactics::{Finding, Motif, find};
use alloc::string::String;

/// Which squares of a finding are the pairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pairs {
    /// From `by` to `targets`.
    ByTargets,
    /// From `by` to `through`.
    ByThrough,
    /// From `through` to `targets`.
    ThroughTargets,
    /// From `through` to `by`.
    ThroughBy,
    /// From each of `by` to the others; to itself, if it is alone.
    Among,
}

/// A motif of a position as a set of pairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MotifSet {
    motif: Motif,
    /// Of both sides, of white, of black.
    names: [&'static str; 3],
    about: &'static str,
    pairs: Pairs,
    query: &'static str,
}

macro_rules! sets {
    ($($motif:ident $name:literal $about:literal $pairs:ident $query:literal)+) => {
        /// All of them, in the order of [`Motif::ALL`].
        pub(super) static MOTIF_SETS: [MotifSet; 19] = [$(MotifSet {
            motif: Motif::$motif,
            names: [$name, concat!($name, "-w"), concat!($name, "-b")],
            about: $about,
            pairs: Pairs::$pairs,
            query: $query,
        }),+];
    };
}

impl MotifSet {
    /// The motif.
    #[must_use]
    pub const fn motif(&self) -> Motif {
        self.motif
    }

    pub(super) const fn name(&self, side: Option<Color>) -> &'static str {
        match side {
            None => self.names[0],
            Some(Color::White) => self.names[1],
            Some(Color::Black) => self.names[2],
        }
    }

    pub(super) const fn about(&self) -> &'static str {
        self.about
    }

    pub(super) fn relation(&self, position: &Position, side: Option<Color>) -> Relation {
        let found = find(position, self.motif).into_iter().filter(|found| side.is_none_or(|side| found.side == side));
        found.fold(Relation::EMPTY, |all, found| &all | &self.pairs.of(&found))
    }

    pub(super) fn sql(&self, side: Option<Color>) -> String {
        let pairs = ["select distinct FromSquare, ToSquare\nfrom ", &inside(self.query)].concat();
        match side {
            None => pairs,
            Some(Color::White) => pairs + "\nwhere side = 'w'",
            Some(Color::Black) => pairs + "\nwhere side = 'b'",
        }
    }
}

impl Pairs {
    fn of(self, found: &Finding) -> Relation {
        let Finding { by, targets, through, .. } = *found;
        let each = |from: Bitboard, to: Bitboard| {
            Relation::from_reach(|square| if from.contains(square) { to } else { Bitboard::EMPTY })
        };
        match self {
            Self::ByTargets => each(by, targets),
            Self::ByThrough => each(by, through),
            Self::ThroughTargets => each(through, targets),
            Self::ThroughBy => each(through, by),
            Self::Among if by.has_many() => &each(by, by) - &Relation::from_reach(Bitboard::from),
            Self::Among => each(by, by),
        }
    }
}

sets! {
    Hanging "hanging" "from what wins a piece by taking it, to that piece" ByTargets
"select side, from_square as FromSquare, to_square as ToSquare
from exchanges
where gone is null and target is not null and wins_now > 0"

    Pin "pin" "from the pinning piece to the one that may not leave the line to its king" ByThrough
"select x.side, x.from_square as FromSquare, x.through as ToSquare
from xrays x
join pieces k on k.square = x.to_square and k.role = 'king'
where x.through_side != x.side"

    RelativePin "relative-pin" "from the pinning piece to the one that stands before a dearer one" ByThrough
"select x.side, x.from_square as FromSquare, x.through as ToSquare
from xrays x
join placed f on f.square = x.through and f.role != 'king'
join placed b on b.square = x.to_square and b.worth > f.worth
join exchanges e on e.gone = x.through and e.from_square = x.from_square and e.to_square = x.to_square
where x.through_side != x.side and e.wins > 0 and x.from_square in (select square from safe)"

    Skewer "skewer" "from the attacker to the piece behind the one that it attacks" ByTargets
"select x.side, x.from_square as FromSquare, x.to_square as ToSquare
from xrays x
join placed f on f.square = x.through
join placed b on b.square = x.to_square
join exchanges e on e.gone = x.through and e.from_square = x.from_square and e.to_square = x.to_square
left join exchanges t on t.gone is null and t.from_square = x.from_square and t.to_square = x.through
where x.through_side != x.side and e.wins > 0 and x.from_square in (select square from safe)
  and (f.role = 'king' or f.role != 'pawn' and f.worth >= b.worth and t.wins > 0)"

    Fork "fork" "from a safe piece to each of the two or more that it attacks" ByTargets
"with Attacked as (
  select a.side, a.from_square, a.to_square
  from attacks a
  join placed b on b.square = a.from_square
  join placed t on t.square = a.to_square and t.side != a.side
  left join exchanges e on e.gone is null and e.from_square = a.from_square and e.to_square = a.to_square
  where t.role = 'king' or e.wins is not null and (not e.retaken or b.role != 'king' and t.worth > b.worth)
)
select side, from_square as FromSquare, to_square as ToSquare
from Attacked
where from_square in (select from_square from Attacked group by from_square having count(*) > 1)
  and from_square in (select square from safe)"

    DiscoveredAttack "discovered-attack" "from the piece behind to what it wins once the line is open" ByTargets
"select o.side, o.from_square as FromSquare, o.to_square as ToSquare
from opened o
join exchanges e on e.gone = o.through and e.from_square = o.from_square and e.to_square = o.to_square
where e.wins > 0"

    DiscoveredCheck "discovered-check" "from the piece behind to the king that it checks once the line is open" ByTargets
"select o.side, o.from_square as FromSquare, o.to_square as ToSquare
from opened o
join pieces k on k.square = o.to_square and k.role = 'king'"

    DoubleCheck "double-check" "from each of two pieces to the king that they check" ByTargets
"select a.side, a.from_square as FromSquare, a.to_square as ToSquare
from attacks a
join pieces k on k.square = a.to_square and k.role = 'king' and k.side != a.side
where (select count(*) from attacks o where o.to_square = k.square and o.side = a.side) > 1"

    Overloaded "overloaded" "from the sole defender to each of the pieces that the side would win without it" ThroughTargets
"with Defended as (
  select p.square as target, d.from_square as defender, count(*) as defenders
  from pieces p
  join attacks d on d.to_square = p.square and d.side = p.side
  where p.role != 'king' and d.from_square not in (
    select x.through
    from xrays x
    join pieces k on k.square = x.to_square and k.role = 'king'
    where x.through_side != x.side
  )
  group by p.square
),
Sole as (
  select w.side, d.defender, d.target
  from Defended d
  join won w on w.gone = d.defender and w.square = d.target
  where d.defenders = 1 and d.target not in (select square from won where gone is null)
)
select side, defender as FromSquare, target as ToSquare
from Sole
where defender in (select defender from Sole group by defender having count(*) > 1)"

    Trapped "trapped" "from what wins a piece that has no refuge, or can come to win it, to that piece" ByTargets
"with Shut as (
  select square
  from pieces
  where role in ('knight', 'bishop', 'rook', 'queen')
    and square not in (select from_square from exchanges where gone is null and wins >= 0)
),
Won as (
  select e.side, e.from_square, e.to_square
  from exchanges e
  join Shut s on s.square = e.to_square
  where e.gone is null and e.wins > 0
)
select side, from_square as FromSquare, to_square as ToSquare
from Won
union all
select t.side, t.from_square, t.target_square
from threats t
join Shut s on s.square = t.target_square
where t.safe and t.refuges = 0 and s.square not in (select to_square from Won)"

    BackRank "back-rank" "from a rook or queen that can check along the back rank to a king that cannot leave it" ByTargets
"with Kings as (
  select square, side, X, Y
  from placed
  where role = 'king' and Y = case side when 'w' then 1 else 8 end
),
Flights as (
  select k.square as king
  from Kings k
  join Board n on abs(n.X - k.X) <= 1 and abs(n.Y - k.Y) = 1
  where not exists (select * from pieces o where o.square = n.Square and o.side = k.side)
    and not exists (select * from attacks a where a.to_square = n.Square and a.side != k.side)
    and not exists (
      select * from attacks a
      join placed s on s.square = a.from_square and s.role in ('bishop', 'rook', 'queen') and s.side != k.side
      where a.to_square = k.square
        and (n.X - k.X) * (k.Y - s.Y) = (n.Y - k.Y) * (k.X - s.X)
        and (n.X - k.X) * (k.X - s.X) + (n.Y - k.Y) * (k.Y - s.Y) > 0
    )
)
select a.side, a.from_square as FromSquare, k.square as ToSquare
from Kings k
join attacks a on a.side != k.side and lower(a.piece) in ('r', 'q')
join Board t on t.Square = a.to_square and t.Y = k.Y and t.X != k.X
where k.square not in (select king from Flights)
  and not exists (select * from pieces o where o.square = t.Square and o.side = a.side)
  and not exists (select * from placed b where b.Y = k.Y and (b.X - k.X) * (b.X - t.X) < 0)"

    MateThreat "mate-threat" "the moves that would mate if it were the side's turn" ByThrough
"select side, from_square as FromSquare, to_square as ToSquare
from side_moves
where gives_mate and not in_turn"

    PassedPawn "passed-pawn" "from a pawn to each square ahead, none of which a pawn of the other side holds or guards" ByThrough
"select p.side, p.square as FromSquare, a.Square as ToSquare
from placed p
join Board a on a.X = p.X and (a.Y - p.Y) * p.up > 0
where p.role = 'pawn' and not exists (
  select * from placed o
  where o.role = 'pawn' and (o.Y - p.Y) * p.up > 0
    and (o.X = p.X or o.side != p.side and abs(o.X - p.X) = 1)
)"

    DoubledPawns "doubled-pawns" "from each pawn to the others of its side on its file" Among
"select p.side, p.square as FromSquare, o.square as ToSquare
from placed p
join placed o on o.role = 'pawn' and o.side = p.side and o.X = p.X and o.square != p.square
where p.role = 'pawn'"

    IsolatedPawn "isolated-pawn" "from a pawn with none of its side beside its file to itself" Among
"select p.side, p.square as FromSquare, p.square as ToSquare
from placed p
where p.role = 'pawn' and not exists (
  select * from placed o where o.role = 'pawn' and o.side = p.side and abs(o.X - p.X) = 1
)"

    OpenFile "open-file" "from a rook or queen to each square of its file, on which no pawn stands" ByThrough
"select p.side, p.square as FromSquare, a.Square as ToSquare
from placed p
join Board a on a.X = p.X
where p.role in ('rook', 'queen') and not exists (select * from placed o where o.role = 'pawn' and o.X = p.X)"

    HalfOpenFile "half-open-file" "from a rook or queen to the other side's pawns on its file, where its own side has none" ByTargets
"select p.side, p.square as FromSquare, o.square as ToSquare
from placed p
join placed o on o.role = 'pawn' and o.side != p.side and o.X = p.X
where p.role in ('rook', 'queen')
  and not exists (select * from placed w where w.role = 'pawn' and w.side = p.side and w.X = p.X)"

    Outpost "outpost" "from the pawn that guards it to a knight or bishop that no pawn can chase" ThroughBy
"select p.side, g.square as FromSquare, p.square as ToSquare
from placed p
join placed g on g.role = 'pawn' and g.side = p.side and abs(g.X - p.X) = 1 and p.Y - g.Y = p.up
where p.role in ('knight', 'bishop') and case p.side when 'w' then p.Y else 9 - p.Y end between 4 and 6
  and not exists (
    select * from placed o
    where o.role = 'pawn' and o.side != p.side and abs(o.X - p.X) = 1 and (o.Y - p.Y) * p.up > 0
  )"

    BishopPair "bishop-pair" "from each bishop to the others, if they are on both colours and the other side's are not" Among
"with Paired as (
  select a.side
  from placed a
  join placed b on b.role = 'bishop' and b.side = a.side and (a.X + a.Y + b.X + b.Y) % 2 = 1
  where a.role = 'bishop'
)
select p.side, p.square as FromSquare, o.square as ToSquare
from placed p
join placed o on o.role = 'bishop' and o.side = p.side and o.square != p.square
where p.role = 'bishop' and p.side in (select side from Paired)
  and (select count(distinct side) from Paired) = 1"
}
