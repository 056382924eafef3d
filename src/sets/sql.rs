//! The queries of formulas, and the tables and views that they are about.

use super::{Formula, FormulaStep, Join, Named, OnBoard, Operand, Set};
use crate::board::{Bitboard, Color};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// How queries over pairs of squares begin.
const MOVES: &str = "Select FromSquare, ToSquare\nfrom dbo.AllMoves\nwhere ";

/// The board and the view of the article "SQLChess", its sets as views, and the paths that pieces travel over: one row
/// for each square that a move along a rank, a file or a diagonal passes, its two ends left out.
///
/// They are for a database of SQLite whose schema has the name `dbo`.
#[must_use]
pub fn schema() -> String {
    let mut sql = String::from(
        "create table dbo.Board (
  X integer not null check (X between 1 and 8),
  Y integer not null check (Y between 1 and 8),
  Square as (char(96 + X) || Y) stored unique,
  primary key (X, Y)
);
with recursive N(I) as (select 1 union all select I + 1 from N where I < 8)
insert into dbo.Board (X, Y) select A.I, B.I from N A cross join N B;
create view dbo.AllMoves (X, Y, FromSquare, Xi, Yi, ToSquare) as
select R.X, R.Y, R.Square, O.X, O.Y, O.Square
from Board R cross join Board O
where R.Square != O.Square;
",
    );
    let views = [
        ("CastleMoves", Named::Rook),
        ("BishopMoves", Named::Bishop),
        ("KnightMoves", Named::Knight),
        ("QueenMoves", Named::Queen),
        ("KingMoves", Named::King),
        ("PawnMoves", Named::Pawn),
        ("PossibleMoves", Named::Possible),
    ];
    for (name, set) in views {
        for part in ["create view dbo.", name, " as\nselect * from AllMoves\nwhere ", set.condition(), ";\n"] {
            sql.push_str(part);
        }
    }
    sql.push_str(
        "create view dbo.Paths (X, Y, FromSquare, Xi, Yi, ToSquare, Step, PathSquare) as
select M.X, M.Y, M.FromSquare, M.Xi, M.Yi, M.ToSquare, max(abs(P.X - M.X), abs(P.Y - M.Y)), P.Square
from AllMoves M cross join Board P
where (M.X = M.Xi or M.Y = M.Yi or abs(M.X - M.Xi) = abs(M.Y - M.Yi))
  and (P.X - M.X) * (M.Yi - M.Y) = (P.Y - M.Y) * (M.Xi - M.X)
  and P.X between min(M.X, M.Xi) and max(M.X, M.Xi)
  and P.Y between min(M.Y, M.Yi) and max(M.Y, M.Yi)
  and P.Square not in (M.FromSquare, M.ToSquare);
",
    );
    sql
}

impl Named {
    /// The query that yields it.
    ///
    /// ```
    /// use gridmate::sets::Named;
    /// assert_eq!(Named::Rook.sql(), "Select FromSquare, ToSquare\nfrom dbo.AllMoves\nwhere (X = Xi or Y = Yi)");
    /// ```
    #[must_use]
    pub fn sql(self) -> String {
        match self {
            Self::All => "Select R.Square as FromSquare, O.Square as ToSquare\n\
                          from dbo.Board R CROSS JOIN dbo.Board O\nWHERE R.Square != O.Square"
                .to_owned(),
            Self::Queen => [MOVES, Self::Bishop.condition(), "\nunion all\n", MOVES, Self::Rook.condition()].concat(),
            _ => [MOVES, self.condition()].concat(),
        }
    }
}

impl OnBoard {
    /// The query that yields it from the tables of the game.
    #[must_use]
    pub fn sql(self) -> String {
        let query = match self {
            Self::Motif(set, side) => return set.sql(side),
            Self::Here => "select from_square as FromSquare, to_square as ToSquare\nfrom reach",
            Self::Legal => "select distinct from_square as FromSquare, to_square as ToSquare\nfrom legal_moves",
            Self::Blocked => {
                "select distinct FromSquare, ToSquare\nfrom dbo.Paths\njoin pieces on pieces.square = Paths.PathSquare"
            }
            Self::MovesOf(Color::White) => {
                "select from_square as FromSquare, to_square as ToSquare\nfrom reach where side = 'w' and legal"
            }
            Self::MovesOf(Color::Black) => {
                "select from_square as FromSquare, to_square as ToSquare\nfrom reach where side = 'b' and legal"
            }
            Self::AttacksOf(Color::White) => {
                "select from_square as FromSquare, to_square as ToSquare\nfrom attacks where side = 'w'"
            }
            Self::AttacksOf(Color::Black) => {
                "select from_square as FromSquare, to_square as ToSquare\nfrom attacks where side = 'b'"
            }
        };
        query.to_owned()
    }
}

impl Operand {
    fn sql(&self) -> String {
        match self {
            Self::Set(Set::Named(set)) => set.sql(),
            Self::Set(Set::OnBoard(set)) => set.sql(),
            Self::Group(formula) => formula.sql(),
        }
    }
}

impl Formula {
    /// The query that yields its pairs, as `FromSquare` and `ToSquare`.
    ///
    /// ```
    /// use gridmate::sets::Formula;
    /// let formula: Formula = "king from e1".parse().unwrap();
    /// assert!(formula.sql().ends_with(")\nwhere FromSquare in ('e1')"));
    /// ```
    #[must_use]
    pub fn sql(&self) -> String {
        self.steps().iter().fold(String::new(), |before, step| next(&before, step))
    }

    /// The query that yields the squares that its moves pass over, one a row, from where each starts to where it ends.
    #[must_use]
    pub fn paths_sql(&self) -> String {
        let moves = inside(&self.sql());
        let head = "select P.FromSquare, P.ToSquare, P.Step, P.PathSquare\nfrom dbo.Paths P\njoin ";
        [head, &moves, " M on M.FromSquare = P.FromSquare and M.ToSquare = P.ToSquare\norder by 1, 2, 3"].concat()
    }
}

fn next(before: &str, step: &FormulaStep) -> String {
    let moves = inside(before);
    match step {
        FormulaStep::Join(Join::Union, operand) if before.is_empty() => operand.sql(),
        FormulaStep::Join(join, operand) => {
            let other = inside(&operand.sql());
            let word = match join {
                Join::Union => "union",
                Join::Intersection => "intersect",
                Join::Difference => "except",
                Join::Then => {
                    let head = "select distinct A.FromSquare, B.ToSquare\nfrom ";
                    return [head, &moves, " A\njoin ", &other, " B on B.FromSquare = A.ToSquare"].concat();
                }
            };
            ["select * from ", &moves, "\n", word, "\nselect * from ", &other].concat()
        }
        FormulaStep::From(squares) => cut(&moves, "FromSquare", *squares),
        FormulaStep::To(squares) => cut(&moves, "ToSquare", *squares),
        FormulaStep::Inverse => ["select ToSquare as FromSquare, FromSquare as ToSquare from ", &moves].concat(),
        FormulaStep::Complement => {
            ["select FromSquare, ToSquare from dbo.AllMoves\nexcept\nselect * from ", &moves].concat()
        }
        FormulaStep::Paths => {
            let head = "select distinct P.FromSquare, P.PathSquare as ToSquare\nfrom dbo.Paths P\njoin ";
            [head, &moves, " M on M.FromSquare = P.FromSquare and M.ToSquare = P.ToSquare"].concat()
        }
    }
}

fn cut(moves: &str, column: &str, squares: Bitboard) -> String {
    let names: Vec<_> = squares.into_iter().map(|square| ["'", &square.to_string(), "'"].concat()).collect();
    ["select FromSquare, ToSquare from ", moves, "\nwhere ", column, " in (", &names.join(", "), ")"].concat()
}

/// A query in parentheses, two blanks further in.
pub(super) fn inside(query: &str) -> String {
    let lines: Vec<_> = query.lines().map(|line| ["  ", line].concat()).collect();
    ["(\n", &lines.join("\n"), "\n)"].concat()
}
