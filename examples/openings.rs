//! The first moves of the games of a PGN file on standard input, the most frequent first, in the memory of one piece of it.

use gridmate::notation::pgn::{Reader, Skip, Span, Visitor};
use std::{collections::BTreeMap, ops::ControlFlow};

/// Counts the games by their first two moves.
#[derive(Default)]
pub(crate) struct Openings(pub(crate) BTreeMap<[String; 2], u32>, Vec<String>);

impl Visitor for Openings {
    fn san(&mut self, san: &str, _: Span<'_>) -> ControlFlow<()> {
        if self.1.len() < 2 {
            self.1.push(san.to_owned());
        }
        ControlFlow::Continue(())
    }
    fn begin_variation(&mut self, _: Span<'_>) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }
    fn end_game(&mut self, _: usize) -> ControlFlow<()> {
        let moves = std::mem::take(&mut self.1).try_into();
        moves.into_iter().for_each(|moves| *self.0.entry(moves).or_default() += 1);
        ControlFlow::Continue(())
    }
}

fn main() -> std::io::Result<()> {
    let mut openings = Openings::default();
    let _ = Reader::new(std::io::stdin().lock()).visit(&mut openings)?;
    let mut counts: Vec<_> = openings.0.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts.iter().for_each(|([white, black], count)| println!("{count:6} {white} {black}"));
    Ok(())
}
