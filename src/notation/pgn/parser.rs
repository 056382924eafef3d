//! Tokens put together to games.
//!
//! A game is its tags and what follows up to its result, or up to the next tag. Brackets are only counted, so that
//! neither time nor memory depend on how deep they lie in each other.

use super::MAX_TAGS;
use super::error::WarningKind;
use super::lexer::{Lexer, Phase, Token, Window};
use super::tags::Tag;
use super::visitor::{Skip, Span, Visitor};
use crate::game::GameResult;
use crate::notation::san;
use crate::notation::text::{self, after, before, between, is_dash};
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;
use core::ops::ControlFlow::{self, Continue};

#[derive(Clone, Debug)]
pub(super) struct Parser {
    lexer: Lexer,
    /// How many bytes of the text lie before the window.
    base: usize,
    phase: Phase,
    /// Whether anything of the game has been seen.
    has_begun: bool,
    /// How many brackets are open.
    depth: u32,
    /// Where the outermost of them is.
    open: usize,
    /// The depth up to which nothing is given to the visitor; 0 if all is.
    skipped: u32,
    /// Whether text behind the result is being left out.
    is_leaving_out: bool,
    names: TagNames,
}

/// The names of the tags of a game, each found in a few steps however many there are.
#[derive(Clone, Debug, Default)]
struct TagNames {
    text: String,
    /// Where each stands in the text, in the order of the names.
    places: Vec<(usize, usize)>,
}

impl TagNames {
    /// Where a name is among the others, or would be.
    fn find(&self, name: &str) -> Result<usize, usize> {
        self.places.binary_search_by(|&(start, end)| between(&self.text, start, end).cmp(name))
    }

    fn add(&mut self, place: usize, name: &str) {
        let start = self.text.len();
        self.text.push_str(name);
        self.places.insert(place, (start, self.text.len()));
    }

    fn clear(&mut self) {
        self.text.clear();
        self.places.clear();
    }
}

/// Skipped up to the end of the game.
const WHOLE_GAME: u32 = u32::MAX;

impl Parser {
    pub(super) fn new(is_line_start: bool) -> Self {
        Self {
            lexer: Lexer::new(is_line_start),
            base: 0,
            phase: Phase::Tags,
            has_begun: false,
            depth: 0,
            open: 0,
            skipped: 0,
            is_leaving_out: false,
            names: TagNames::default(),
        }
    }

    /// The byte of the window that is read next.
    pub(super) const fn at(&self) -> usize {
        self.lexer.at
    }

    /// Goes on with a window that starts `bytes` bytes later.
    pub(super) fn advance(&mut self, bytes: usize) {
        self.lexer.at -= bytes;
        self.base = self.base.wrapping_add(bytes);
    }

    fn span<'a>(&self, start: usize, text: &'a str) -> Span<'a> {
        Span { start: self.base.wrapping_add(start), text }
    }

    /// Reads on until the visitor stops, or until the window ends within a token or between two.
    pub(super) fn run<V: Visitor>(&mut self, window: Window<'_>, visitor: &mut V) -> ControlFlow<()> {
        while self.lexer.skip_blank(window).is_some() {
            let start = self.lexer.at;
            if self.phase == Phase::Moves
                && let Some(token) = self.lexer.take_plain(window)
            {
                match token {
                    _ if self.skipped > 0 => {}
                    Token::Word(text) => san(self.span(start, text), visitor)?,
                    Token::Number { digits, dots } => visitor.number(self.span(start, digits), dots)?,
                    _ => {}
                }
                continue;
            }
            let Some((token, len)) = self.lexer.peek(window, self.phase) else {
                return if window.is_last && self.has_begun { self.end(visitor) } else { Continue(()) };
            };
            if self.is_next_game(token) {
                self.end(visitor)?;
                continue;
            }
            self.lexer.take(len);
            let whole = self.span(start, between(window.text, start, self.lexer.at));
            if !mem::replace(&mut self.has_begun, true) {
                visitor.begin_game(whole)?;
            }
            if self.phase == Phase::Between {
                self.after_result(token, whole, visitor)?;
            } else {
                self.token(token, whole, visitor)?;
            }
        }
        Continue(())
    }

    /// Nothing more belongs to this game.
    #[inline(never)]
    fn end<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let is_open = self.depth > 0 && self.skipped < WHOLE_GAME;
        (self.phase, self.has_begun, self.is_leaving_out) = (Phase::Tags, false, false);
        (self.depth, self.skipped) = (0, 0);
        self.names.clear();
        if is_open {
            visitor.warning(WarningKind::VariationOpen, Span { start: self.open, text: "(" })?;
        }
        visitor.end_game(self.base.wrapping_add(self.lexer.at))
    }

    /// Whether a token, which comes next, belongs to the next game.
    ///
    /// After a result that starts with a tag, with move number 1, or with a word on a new line.
    fn is_next_game(&self, token: Token<'_>) -> bool {
        match (self.phase, token) {
            (Phase::Tags, Token::Tag(tag)) => self.lexer.is_after_empty_line() && self.knows(tag.name),
            (Phase::Tags, _) => false,
            (Phase::Moves, token) => matches!(token, Token::Tag(_)),
            (Phase::Between, Token::Tag(_)) => true,
            (Phase::Between, Token::Number { digits, dots }) => {
                digits == "1" && dots < 2 && (!self.is_leaving_out || self.lexer.is_line_start)
            }
            (Phase::Between, Token::Word(word)) => {
                !self.is_leaving_out && self.lexer.has_line_end && read_result(word).is_none()
            }
            (Phase::Between, _) => false,
        }
    }

    /// Whether the game has a tag of this name: tags without moves, an empty line, and the same tag again are the next
    /// game, not a tag given twice.
    fn knows(&self, name: &str) -> bool {
        !name.is_empty() && self.names.find(name).is_ok()
    }

    #[inline]
    fn token<V: Visitor>(&mut self, token: Token<'_>, whole: Span<'_>, visitor: &mut V) -> ControlFlow<()> {
        match token {
            Token::Word(word) => return self.word(word, whole, visitor),
            Token::Open => {
                self.begin_moves(visitor)?;
                if self.depth == 0 {
                    self.open = whole.start;
                }
                self.depth = self.depth.saturating_add(1);
                if self.skipped == 0
                    && let Skip(true) = visitor.begin_variation(whole)?
                {
                    self.skipped = self.depth;
                }
                return Continue(());
            }
            Token::Close if self.skipped > 0 => {
                if self.skipped == self.depth {
                    self.skipped = 0;
                }
                self.depth = self.depth.saturating_sub(1);
                return Continue(());
            }
            _ if self.skipped > 0 => return Continue(()),
            _ => {}
        }
        match token {
            Token::Number { digits, dots } => visitor.number(Span { text: digits, ..whole }, dots),
            Token::Comment { text, closed } => comment(text, closed, whole, visitor),
            Token::Nag(text) => {
                let mark = Span { text, ..whole };
                match text::number(text).and_then(|nag| u16::try_from(nag).ok()) {
                    Some(nag) => visitor.nag(nag, mark),
                    None => visitor.warning(WarningKind::Nag, mark),
                }
            }
            Token::Close if self.depth == 0 => visitor.warning(WarningKind::StrayClose, whole),
            Token::Close => {
                self.depth -= 1;
                visitor.end_variation(whole)
            }
            Token::Tag(tag) => self.tag(tag, whole, visitor),
            Token::Stray(_) | Token::Open | Token::Word(_) => visitor.warning(WarningKind::Stray, whole),
        }
    }

    #[inline(never)]
    fn tag<V: Visitor>(&mut self, tag: Tag<'_>, whole: Span<'_>, visitor: &mut V) -> ControlFlow<()> {
        if !tag.clean || !tag.name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            visitor.warning(WarningKind::TagForm, whole)?;
        }
        if tag.name.is_empty() {
            return visitor.warning(WarningKind::TagName, whole);
        }
        if self.names.places.len() >= MAX_TAGS {
            return visitor.warning(WarningKind::TooManyTags, whole);
        }
        match self.names.find(tag.name) {
            Ok(_) => visitor.warning(WarningKind::TagTwice, whole)?,
            Err(place) => self.names.add(place, tag.name),
        }
        visitor.tag(Span { text: tag.name, ..whole }, &tag.value())
    }

    fn begin_moves<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        if self.phase == Phase::Tags {
            self.phase = Phase::Moves;
            if let Skip(true) = visitor.begin_moves()? {
                self.skipped = WHOLE_GAME;
            }
        }
        Continue(())
    }

    /// A move, a mark or a result.
    #[inline]
    fn word<V: Visitor>(&mut self, word: &str, whole: Span<'_>, visitor: &mut V) -> ControlFlow<()> {
        let result = read_result(word);
        if self.depth == 0
            && let Some((_, false)) = result
            && self.skipped == 0
        {
            visitor.warning(WarningKind::ResultForm, whole)?;
        }
        self.begin_moves(visitor)?;
        let is_visited = self.skipped == 0;
        match result {
            Some((result, _)) if self.depth == 0 => {
                (self.phase, self.lexer.has_line_end) = (Phase::Between, false);
                if is_visited { visitor.result(result, whole) } else { Continue(()) }
            }
            Some(_) if is_visited => visitor.warning(WarningKind::ResultInVariation, whole),
            None if is_visited => match san::nag_of(word.as_bytes()) {
                Some(nag) => visitor.nag(nag.into(), whole),
                None => san(whole, visitor),
            },
            _ => Continue(()),
        }
    }

    /// What lies between the result and the next game. Comments still belong to this one.
    #[inline(never)]
    fn after_result<V: Visitor>(&mut self, token: Token<'_>, whole: Span<'_>, visitor: &mut V) -> ControlFlow<()> {
        let kind = match token {
            Token::Comment { text, closed } => {
                self.lexer.has_line_end |= text.bytes().any(|byte| matches!(byte, b'\n' | b'\r'));
                if self.skipped > 0 {
                    return Continue(());
                }
                return comment(text, closed, whole, visitor);
            }
            Token::Word(word) if read_result(word).is_some() => {
                (self.is_leaving_out, self.lexer.has_line_end) = (false, false);
                WarningKind::ResultTwice
            }
            _ => {
                self.is_leaving_out |= !whole.text.starts_with('[');
                WarningKind::AfterResult
            }
        };
        if self.skipped > 0 { Continue(()) } else { visitor.warning(kind, whole) }
    }
}

#[inline(never)]
fn comment<V: Visitor>(text: &str, closed: bool, whole: Span<'_>, visitor: &mut V) -> ControlFlow<()> {
    let span = Span { text, ..whole };
    if !closed {
        visitor.warning(WarningKind::CommentOpen, span)?;
    }
    visitor.comment(span)
}

/// The result that a word means, and whether it is written as the standard has it.
#[inline]
pub(super) fn read_result(word: &str) -> Option<(GameResult, bool)> {
    // Nearly every word is a move: most are distinguished by their first byte.
    if matches!(word.as_bytes().first(), Some(b'0' | b'1' | b'*' | 0xC2)) { likely_result(word) } else { None }
}

#[inline(never)]
fn likely_result(word: &str) -> Option<(GameResult, bool)> {
    if let Ok(result) = word.parse() {
        return Some((result, true));
    }
    // The longest odd form is a draw with long dashes and halves of one character.
    if word.len() > 16 {
        return None;
    }
    let mut plain = String::new();
    for char in word.chars() {
        match char {
            char if char == ':' || is_dash(char) => plain.push('-'),
            '½' => plain.push_str("1/2"),
            char => plain.push(char),
        }
    }
    let result = if plain == "1/2" { Some(GameResult::Draw) } else { plain.parse().ok() };
    result.map(|result| (result, false))
}

/// A move, and the mark that its `!` and `?` stand for.
#[inline]
fn san<V: Visitor>(word: Span<'_>, visitor: &mut V) -> ControlFlow<()> {
    if matches!(word.text.as_bytes().last(), Some(b'!' | b'?')) {
        return marked(word, visitor);
    }
    visitor.san(word.text, word)
}

#[inline(never)]
fn marked<V: Visitor>(word: Span<'_>, visitor: &mut V) -> ControlFlow<()> {
    let last = word.text.bytes().rposition(|byte| !matches!(byte, b'!' | b'?'));
    let Some(end) = last.map(|last| last + 1) else { return visitor.san(word.text, word) };
    let mark = Span { start: word.start + end, text: after(word.text, end) };
    visitor.san(before(word.text, end), word)?;
    match san::nag_of(mark.text.as_bytes()) {
        Some(nag) => visitor.nag(nag.into(), mark),
        None => visitor.warning(WarningKind::Nag, word),
    }
}
