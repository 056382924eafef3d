//! Going through the games of a text.

use super::builder::GameBuilder;
use super::game::PgnGame;
use super::lexer::Window;
use super::locate::{Locator, Place};
use super::parser::Parser;
use super::problem::Error;
use core::iter::FusedIterator;

/// The games of a text, one after another, each read when it is asked for.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    is_cut: bool,
    parser: Parser,
    locator: Locator,
}

/// Goes through the games of a text.
///
/// ```
/// use gridmate::notation::pgn;
/// let text = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e5 *\n\n[White \"C\"]\n\n1. d4 *\n";
/// let games: Vec<_> = pgn::read(text).collect();
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[0].as_ref().unwrap().tag("White"), Some("A"));
/// assert_eq!(games[1].as_ref().unwrap_err().line(), 7);
/// assert!(games[2].is_ok());
/// ```
#[must_use]
pub fn read(text: &str) -> Reader<'_> {
    Reader::from_place(text, false, Place::default())
}

impl<'a> Reader<'a> {
    /// Of a text that starts somewhere within a file, and perhaps ends where another game begins.
    #[inline(never)]
    pub(super) fn from_place(text: &'a str, is_cut: bool, place: Place) -> Self {
        Self { text, is_cut, parser: Parser::new(place.column == 1), locator: Locator::from_place(place) }
    }

    /// The next game of a text that has one.
    pub(super) fn read_game(&mut self) -> Result<PgnGame, Error> {
        self.next_draft().finish()
    }

    fn next_draft(&mut self) -> GameBuilder<'a, '_> {
        self.locator.begin_game(self.parser.at());
        let mut builder = GameBuilder::new(self.text, &mut self.locator);
        // Says only that the game has ended.
        let _ = self.parser.run(Window { text: self.text, is_last: true, is_cut: self.is_cut }, &mut builder);
        builder
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<PgnGame, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let builder = self.next_draft();
        if builder.is_untouched() { None } else { Some(builder.finish()) }
    }
}

impl FusedIterator for Reader<'_> {}
