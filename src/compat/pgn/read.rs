//! Reading a game.

use super::lexer::{Lexer, Token};
use crate::compat::{Block, Entry, Listing, Manner, Report, Said, State, fen, sanmark};
use crate::notation::pgn::variant_named;
use std::fmt;

/// Why a text is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PgnError {
    /// Something else should stand here.
    Syntax {
        /// What should.
        expected: &'static str,
        /// What does; `None` at the end.
        found: Option<char>,
        /// The line, from 1.
        line: usize,
    },
    /// A move that is none.
    Move(String),
    /// The tag with the starting position is missing or cannot be read.
    Start(&'static str),
}

impl PgnError {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Syntax { .. } => "pgn-syntax",
            Self::Move(_) => "invalid-move",
            Self::Start(_) => "invalid-fen",
        }
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { expected, found, line } => {
                write!(f, "Invalid PGN: expected {expected}, but ")?;
                match found {
                    Some(found) => write!(f, "\"{found}\" found")?,
                    None => f.write_str("the text ends")?,
                }
                write!(f, " in line {line}.")
            }
            Self::Move(text) => write!(f, "Invalid move in PGN: {text}"),
            Self::Start(sentence) => f.write_str(sentence),
        }
    }
}

impl std::error::Error for PgnError {}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loaded {
    /// Names and values in the order of the text.
    pub tags: Vec<(String, String)>,
    /// The text of the starting position, where a tag gives one.
    pub start: Option<String>,
    /// The states, the starting one first.
    pub line: Vec<Block>,
    /// What is said at a position, by its FEN.
    pub comments: Vec<(String, String)>,
    /// The result that the moves end with.
    pub result: Option<String>,
}

/// Reads the first game's main line; a text with a second game is refused.
pub fn read(text: &str, manner: Manner) -> Result<Loaded, PgnError> {
    let mut lexer = Lexer::new(text);
    let mut loaded = Loaded::default();
    let mut listing = Listing::default();
    let mut next = lexer.next(true)?;
    while let Some(Token::Tag(name, value)) = next {
        loaded.tags.push((name.to_owned(), unescape(value)));
        next = lexer.next(true)?;
    }
    let mut state = loaded.begin(manner)?;
    while let Some(token) = next {
        match token {
            Token::Move(text) => state = loaded.play(&mut listing, &state, text, manner)?,
            _ => loaded.note(&state, token),
        }
        if loaded.result.is_some() {
            return loaded.finish(lexer, &state);
        }
        next = lexer.next(false)?;
    }
    Ok(loaded)
}

/// The value of a tag as it is meant: a backslash stands before a quote or another backslash.
fn unescape(value: &str) -> String {
    value.replace("\\\"", "\"").replace("\\\\", "\\")
}

impl Loaded {
    /// The start that the tags give.
    fn begin(&mut self, manner: Manner) -> Result<State, PgnError> {
        let tag =
            |wanted: &str| self.tags.iter().rev().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
        let start = match manner {
            Manner::Permissive => {
                let named = |(name, _): &&(String, String)| name.eq_ignore_ascii_case("fen");
                self.tags.iter().rev().find(named).map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
            }
            Manner::Strict if tag("SetUp") == Some("1") => {
                Some(tag("FEN").ok_or(PgnError::Start("Invalid PGN: FEN tag must be supplied with SetUp tag"))?)
            }
            Manner::Strict => None,
        };
        let variant = tag("Variant").and_then(variant_named).unwrap_or_default();
        let start = start.map(|text| fen::complete(text).unwrap_or_else(|| text.to_owned()));
        let state = match &start {
            Some(text) => {
                fen::validate(text).map_err(PgnError::Start)?;
                fen::read(text, variant)
            }
            None => State::default(),
        };
        self.start = start;
        self.line.push(state.first_block());
        Ok(state)
    }

    fn play(&mut self, listing: &mut Listing, now: &State, text: &str, manner: Manner) -> Result<State, PgnError> {
        let refused = || PgnError::Move(text.to_owned());
        match listing.read(now, text, manner).ok_or_else(refused)? {
            Said::Move(played) => {
                let (entry, next) = Entry::of(now, played);
                self.line.push(next.block(entry.report, entry.san));
                Ok(next)
            }
            Said::Null => {
                let next = now.pass().ok_or_else(refused)?;
                self.line.push(next.block(Report::null(now.turn()), sanmark::NULL));
                Ok(next)
            }
        }
    }

    fn note(&mut self, now: &State, token: Token<'_>) {
        let text = match token {
            Token::Comment(text) => join_lines(text),
            Token::LineComment(text) => text.to_owned(),
            Token::Result(result) => {
                self.result = Some(result.to_owned());
                return;
            }
            Token::Tag(..) | Token::Move(_) => return,
        };
        let place = fen::write(now, fen::Passed::IfLegal);
        match self.comments.last_mut().filter(|(other, _)| *other == place) {
            // What is said twice at one place is kept together.
            Some((_, said)) => {
                said.push(' ');
                said.push_str(&text);
            }
            None => self.comments.push((place, text)),
        }
    }

    /// Behind the result a comment may stand, and nothing else.
    fn finish(mut self, mut lexer: Lexer<'_>, now: &State) -> Result<Self, PgnError> {
        while let Some(token) = lexer.next(false)? {
            match token {
                Token::Comment(_) | Token::LineComment(_) => self.note(now, token),
                _ => return Err(lexer.behind_the_end()),
            }
        }
        Ok(self)
    }
}

/// A comment in one line.
fn join_lines(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut in_break = false;
    for letter in text.chars() {
        let breaks = matches!(letter, '\r' | '\n');
        if !breaks {
            joined.push(letter);
        } else if !in_break {
            joined.push(' ');
        }
        in_break = breaks;
    }
    joined
}
