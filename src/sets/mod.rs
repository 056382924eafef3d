//! Sets of moves: those with a name, those of a position, and what formulas make of them, as pairs of squares and as SQL.
//!
//! In: names, or a text such as `queen without rook from d4`. Out: a [`Relation`](crate::geometry::Relation), or SQL in the
//! dialect of [`Named::sql`] over the tables and views of [`schema`] and those of [`crate::sql`].
//!
//! - [`Named`]: the sets of the articles; [`reach`], [`reach_json`], [`role_named`]: one piece, by which name
//! - [`OnBoard`]: the sets of a position; [`MotifSet`]: those of its motifs
//! - [`Formula`]: what is made of both

mod error;
mod formula;
mod motifs;
mod named;
mod on_board;
mod parse;
mod sql;

pub use error::{FormulaError, FormulaErrorKind, nearest_name};
pub use formula::{Formula, FormulaStep, Join, Operand, Set};
pub use motifs::MotifSet;
pub use named::{Named, NearestSet, ParseSetError, reach, reach_json, role_named};
pub use on_board::OnBoard;
pub use sql::schema;
