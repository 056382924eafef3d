//! Going through the games of a text.

use super::draft::Draft;
use super::game::Game;
use super::lexer::{Lexer, Token};
use super::locate::{Locator, Place};
use super::problem::{Error, WarningKind};
use super::words;
use crate::notation::text::between;
use std::iter::FusedIterator;

/// The games of a text, one after another, each read when it is asked for.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    lexer: Lexer<'a>,
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
    Reader { lexer: Lexer::new(text), locator: Locator::new() }
}

impl<'a> Reader<'a> {
    /// Of a text that starts somewhere within a file.
    pub(super) fn from_place(text: &'a str, place: Place) -> Self {
        Self { lexer: Lexer::new(text), locator: Locator::from_place(place) }
    }

    /// The byte that is read next.
    pub(super) fn at(&self) -> usize {
        self.lexer.at()
    }

    /// The place of a byte that has not been passed.
    pub(super) fn place_of(&mut self, offset: usize) -> Place {
        self.locator.locate(self.lexer.text(), offset)
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Game, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let lexer = &mut self.lexer;
        let mut draft = Draft::new(lexer.text(), &mut self.locator);
        let end = loop {
            let (start, token) = lexer.next();
            if let Token::End = token {
                if draft.is_untouched() {
                    return None;
                }
                break start;
            }
            let shown = between(lexer.text(), start, lexer.at().max(start));
            draft.see((start, shown));
            match token {
                Token::End => break start,
                Token::Bracket => {
                    if !read_bracket(lexer, &mut draft, start) {
                        break start;
                    }
                }
                Token::Comment { text, closed } => draft.comment((start, text), closed),
                Token::Open => draft.open(start),
                Token::Close => draft.close(start),
                Token::Nag(text) => draft.nag((start, text)),
                Token::Number { digits, dots } => draft.number(start, digits, dots),
                Token::Stray(text) => draft.warn(WarningKind::Stray, (start, text)),
                Token::Word(word) => {
                    if !draft.is_started()
                        && let Some(tag) = lexer.tag_without_bracket(start)
                    {
                        draft.tag(start, tag);
                    } else if draft.word(start, word) {
                        skip_to_next_game(lexer, &mut draft, start + word.len());
                        break start;
                    }
                }
            }
        };
        Some(draft.finish(end))
    }
}

impl FusedIterator for Reader<'_> {}

/// A tag, or a stray bracket. Says whether the game goes on; if not, the tag belongs to the next.
#[inline(never)]
fn read_bracket<'a>(lexer: &mut Lexer<'a>, draft: &mut Draft<'a, '_>, start: usize) -> bool {
    let is_tag = lexer.is_tag(start);
    if draft.is_started() {
        if !is_tag {
            let text = lexer.stray_bracket();
            draft.warn(WarningKind::Stray, (start, text));
        }
        return !is_tag;
    }
    if !is_tag && !lexer.is_line_start(start) {
        let text = lexer.stray_bracket();
        draft.warn(WarningKind::Stray, (start, text));
        return true;
    }
    let tag = lexer.tag();
    // Tags without moves, an empty line, and the same tag again: that is the next game, not a tag given twice.
    if draft.knows_tag(tag.name) && lexer.is_after_empty_line(start) {
        lexer.return_to(start);
        return false;
    }
    draft.tag(start, tag);
    true
}

/// Goes on from the result, which ends at byte `after`, to the next game.
///
/// That starts with a tag, with move number 1, or with a word on a new line. Comments still belong to this game.
fn skip_to_next_game<'a>(lexer: &mut Lexer<'a>, draft: &mut Draft<'a, '_>, mut after: usize) {
    let mut leaving_out = false;
    loop {
        let (start, token) = lexer.next();
        let new_line = || between(lexer.text(), after, start).bytes().any(|byte| matches!(byte, b'\n' | b'\r'));
        let starts_game = match token {
            Token::End => return,
            Token::Bracket => lexer.is_tag(start) || lexer.is_line_start(start),
            Token::Number { digits, dots } => digits == "1" && dots < 2 && (!leaving_out || lexer.is_line_start(start)),
            Token::Word(word) => !leaving_out && words::result(word).is_none() && new_line(),
            _ => false,
        };
        if starts_game {
            return lexer.return_to(start);
        }
        match token {
            Token::Comment { text, closed } => draft.comment((start, text), closed),
            Token::Word(word) if words::result(word).is_some() => {
                draft.warn(WarningKind::ResultTwice, (start, word));
                leaving_out = false;
                after = start + word.len();
            }
            Token::Bracket => {
                let text = lexer.stray_bracket();
                draft.warn(WarningKind::AfterResult, (start, text));
            }
            _ => {
                let text = between(lexer.text(), start, lexer.at());
                draft.warn(WarningKind::AfterResult, (start, text));
                leaving_out = true;
            }
        }
    }
}
