//! SQL: statements of a text, those of T-SQL in SQLite's words, and a game as the rows of a database.
//!
//! In: text, which may be anything, and games. Out: statements, advice with a stable code, tables and rows. No function in
//! this room panics, and none takes longer than its input is long.
//!
//! - [`statements`]: where each statement of a text lies
//! - [`translated`], [`translated_after`]: a statement of T-SQL as SQLite reads it; the article "SQLChess" was written for
//!   SQL Server
//! - [`advice`], [`surprise`]: what to write where SQLite has no form for a statement, or another meaning
//! - [`named`], [`created`]: the tables that a statement names, of which the columns that hold texts are to be known, and the
//!   one that it makes
//! - [`GameTable`]: the tables of a game, with their rows

mod advice;
mod dialect;
mod functions;
mod lexer;
mod statements;
mod tables;

pub use advice::{SqlAdvice, advice, surprise, translated_after};
pub use dialect::{created, named, translated};
pub use statements::statements;
pub use tables::{GameTable, SqlValue, piece_rows, table_schema};

use alloc::string::String;
use alloc::vec::Vec;

/// The names of columns that hold texts; capital letters count as small ones. They are in order: a statement of any length
/// may add more of them.
///
/// ```
/// use gridmate::sql::{TextColumns, translated};
/// let columns = TextColumns::new(["FromSquare", "ToSquare"]);
/// let read = translated("select fromsquare + 1", &columns);
/// assert_eq!(read, Some(vec!["select fromsquare || 1".to_owned()]));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TextColumns(Vec<String>);

impl TextColumns {
    /// Columns of these names.
    #[must_use]
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        let mut columns = Self::default();
        names.into_iter().for_each(|name| columns.insert(name));
        columns
    }

    #[inline(never)]
    fn insert(&mut self, name: &str) {
        let name = name.to_ascii_lowercase();
        if let Err(place) = self.0.binary_search(&name) {
            self.0.insert(place, name);
        }
    }

    fn has(&self, name: &str) -> bool {
        !self.0.is_empty() && self.0.binary_search(&name.to_ascii_lowercase()).is_ok()
    }
}
