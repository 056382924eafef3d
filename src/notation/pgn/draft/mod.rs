//! A game while it is read: its tags, and the line that the next move belongs to.
//!
//! Variations are a stack of the places to come back to. What is left out (the rest of a faulty variation, all that
//! follows a faulty move) is only counted by its brackets.

mod ends;

use super::game::{Game, GameResult, after};
use super::locate::{Locator, Place};
use super::problem::{ErrorKind, Warning, WarningKind};
use super::repair::Tag;
use super::tree::NodeId;
use super::{MAX_DEPTH, MAX_TAGS, words};
use crate::notation::san::{self, SanError, SanErrorKind, Sign};
use crate::notation::text::{self, between};
use crate::rules::{Move, Position, Variant};
use std::mem;

/// Where a variation leaves its line.
#[derive(Clone, Debug)]
struct Frame {
    node: NodeId,
    position: Position,
    before: Option<Position>,
    place: Place,
}

/// A number before a move.
#[derive(Clone, Copy, Debug)]
struct Number<'a> {
    start: usize,
    digits: &'a str,
    dots: usize,
}

/// A piece of the text with the byte it starts at.
type Piece<'a> = (usize, &'a str);

#[derive(Debug)]
pub(super) struct Draft<'a, 'r> {
    text: &'a str,
    locator: &'r mut Locator,
    game: Game,
    /// Whether the moves have begun, so that the start is known.
    started: bool,
    /// The first piece of the text that is not blank.
    first: Option<Piece<'a>>,
    /// Where the tags of the game are.
    tag_places: Vec<Place>,
    node: NodeId,
    position: Position,
    /// The position before the last move, where a variation would start; none before the first move of a line.
    before: Option<Position>,
    frames: Vec<Frame>,
    /// The longest run of quiet plies in the main line: what repeats five times has one of sixteen.
    quietest: u16,
    /// How many brackets deep inside something that is left out.
    skip: Option<u32>,
    /// Comments before the first move of a variation.
    comments: Vec<String>,
    number: Option<Number<'a>>,
    /// A word that is no move, which is forgiven if it is the last.
    last_word: Option<(SanError, Place, &'a str)>,
    /// A result inside a variation, which counts if the variation never ends.
    inner_result: Option<(GameResult, Place, &'a str)>,
    result: Option<GameResult>,
    fault: Option<(ErrorKind, Place, String)>,
}

impl<'a, 'r> Draft<'a, 'r> {
    #[inline(never)]
    pub(super) fn new(text: &'a str, locator: &'r mut Locator) -> Self {
        let position = Position::initial();
        Self {
            text,
            locator,
            game: Game::new(position, Variant::Standard),
            started: false,
            first: None,
            tag_places: Vec::new(),
            node: NodeId::ROOT,
            position,
            before: None,
            frames: Vec::new(),
            quietest: 0,
            skip: None,
            comments: Vec::new(),
            number: None,
            last_word: None,
            inner_result: None,
            result: None,
            fault: None,
        }
    }

    /// Notes that there is something, and where it starts.
    pub(super) fn see(&mut self, piece: Piece<'a>) {
        self.first.get_or_insert(piece);
    }

    /// Whether nothing was seen.
    pub(super) fn is_untouched(&self) -> bool {
        self.first.is_none()
    }

    /// Whether the moves have begun, after which a tag belongs to the next game.
    pub(super) fn is_started(&self) -> bool {
        self.started
    }

    #[cold]
    #[inline(never)]
    pub(super) fn warn(&mut self, kind: WarningKind, (start, text): Piece<'_>) {
        if !self.warns_again(kind) {
            let place = self.locator.locate(self.text, start);
            self.game.warnings.push(Warning::new(kind, place, text));
        }
    }

    #[cold]
    #[inline(never)]
    fn warn_at(&mut self, kind: WarningKind, place: Place, text: &str) {
        if !self.warns_again(kind) {
            self.game.warnings.push(Warning::new(kind, place, text));
        }
    }

    /// Counts a warning that the game has already.
    fn warns_again(&mut self, kind: WarningKind) -> bool {
        let known = self.game.warnings.iter_mut().find(|known| known.kind() == kind);
        known.map(Warning::again).is_some()
    }

    pub(super) fn knows_tag(&self, name: &str) -> bool {
        self.game.tag(name).is_some()
    }

    /// Where a tag is, or else the start of the text.
    #[inline(never)]
    fn place_of_tag(&self, name: &str) -> Place {
        let tag = self.game.tags.iter().position(|(known, _)| known == name);
        tag.and_then(|index| self.tag_places.get(index)).copied().unwrap_or(Place { line: 1, column: 1 })
    }

    #[inline(never)]
    pub(super) fn tag(&mut self, start: usize, tag: Tag<'_>) {
        let text = between(self.text, start, start + tag.len);
        if !tag.clean {
            self.warn(WarningKind::TagForm, (start, text));
        }
        if tag.name.is_empty() {
            return self.warn(WarningKind::TagName, (start, text));
        }
        if !tag.name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') && tag.clean {
            self.warn(WarningKind::TagForm, (start, text));
        }
        if self.game.tags.len() >= MAX_TAGS {
            return self.warn(WarningKind::TooManyTags, (start, text));
        }
        if self.knows_tag(tag.name) {
            return self.warn(WarningKind::TagTwice, (start, text));
        }
        self.tag_places.push(self.locator.locate(self.text, start));
        self.game.tags.push((tag.name.to_owned(), tag.value));
    }

    #[cold]
    #[inline(never)]
    fn fail(&mut self, kind: ErrorKind, place: Place, text: String) {
        if self.fault.is_none() {
            self.fault = Some((kind, place, text));
        }
        self.skip = Some(0);
    }

    /// Something follows what could have been the last word or result: so it was not.
    #[inline(never)]
    fn go_on(&mut self) {
        if let Some((error, place, word)) = self.last_word.take() {
            self.fail(ErrorKind::Move(error), place, word.to_owned());
        }
        if let Some((_, place, word)) = self.inner_result.take() {
            self.warn_at(WarningKind::ResultInVariation, place, word);
        }
    }

    /// A comment; an empty one says nothing.
    #[inline(never)]
    pub(super) fn comment(&mut self, (start, text): Piece<'a>, closed: bool) {
        if !closed {
            self.warn(WarningKind::CommentOpen, (start, text));
        }
        let comment = words::comment(text);
        if self.skip.is_some() || comment.is_empty() {
            return;
        }
        if self.is_fresh_variation() {
            self.comments.push(comment);
        } else {
            self.game.tree.add_comment(self.node, comment);
        }
    }

    /// Whether a variation has begun and has no move yet.
    fn is_fresh_variation(&self) -> bool {
        self.before.is_none() && !self.frames.is_empty()
    }

    #[inline(never)]
    pub(super) fn nag(&mut self, (start, text): Piece<'a>) {
        if self.skip.is_some() {
            return;
        }
        match text::number(text).and_then(|number| u8::try_from(number).ok()) {
            Some(nag) if self.before.is_some() => self.game.tree.add_nag(self.node, nag),
            _ => self.warn(WarningKind::Nag, (start, text)),
        }
    }

    pub(super) fn number(&mut self, start: usize, digits: &'a str, dots: usize) {
        self.go_on();
        self.number = Some(Number { start, digits, dots });
    }

    /// Compares the number before a move with the one that is due; the counter of a position ends at 9999.
    #[inline(never)]
    fn check_number(&mut self) {
        let Some(Number { start, digits, dots }) = self.number.take() else { return };
        let due = self.position.fullmove_number();
        let white = self.position.turn() == crate::board::Color::White;
        if due < 9999 && (text::number(digits) != Some(u32::from(due)) || dots > 1 && white) {
            self.warn(WarningKind::MoveNumber, (start, digits));
        }
    }

    /// A move, a mark or a result. Says whether the game has ended with it.
    #[inline(never)]
    pub(super) fn word(&mut self, start: usize, word: &'a str) -> bool {
        let piece = (start, word);
        if let Some((result, canonical)) = words::result(word) {
            return self.result(result, canonical, piece);
        }
        self.go_on();
        self.begin();
        if self.skip.is_some() {
            return false;
        }
        self.check_number();
        let (body, nag) = words::split_glyph(word);
        if let Some(quick) = san::read_quickly(&self.position, body.as_bytes()) {
            if !quick.canonical {
                self.warn(WarningKind::MoveForm, piece);
            }
            self.play(quick.played, Some(quick.sign), piece);
            self.mark(nag, piece);
        } else {
            self.odd_word(piece, body, nag);
        }
        false
    }

    fn mark(&mut self, nag: Option<u8>, piece: Piece<'a>) {
        match nag {
            None => {}
            Some(0) => self.warn(WarningKind::Nag, piece),
            Some(nag) => self.game.tree.add_nag(self.node, nag),
        }
    }

    /// A word outside the grammar of SAN.
    #[cold]
    #[inline(never)]
    fn odd_word(&mut self, piece: Piece<'a>, body: &'a str, nag: Option<u8>) {
        let (_, word) = piece;
        if let Some(nag) = san::nag_of(word.as_bytes()) {
            let known = self.before.is_some();
            return self.mark(Some(if known { nag } else { 0 }), piece);
        }
        if words::is_en_passant(word) {
            let kind = if self.before.is_some() { WarningKind::MoveForm } else { WarningKind::Stray };
            return self.warn(kind, piece);
        }
        match san::parse_lenient(&self.position, body) {
            Ok((played, notes)) => {
                let only_sign = notes == [san::Note::CheckSign];
                self.warn(if only_sign { WarningKind::CheckSign } else { WarningKind::MoveForm }, piece);
                self.play(played, None, piece);
                self.mark(nag, piece);
                for note in notes {
                    if let san::Note::Glyph(nag) = note {
                        self.mark(Some(nag), piece);
                    }
                }
            }
            Err(error) if *error.kind() == SanErrorKind::NullMove && self.position.passed().is_some() => {
                self.warn(WarningKind::NullMove, piece);
                self.play(Move::NULL, None, piece);
                self.mark(nag, piece);
            }
            Err(error) => self.no_move(error, piece),
        }
    }

    #[inline(never)]
    fn no_move(&mut self, error: SanError, piece: Piece<'a>) {
        let (start, word) = piece;
        if !self.frames.is_empty() {
            self.warn(WarningKind::VariationCut, piece);
            self.skip = Some(0);
            return;
        }
        let place = self.locator.locate(self.text, start);
        // What could be a move must not be left out; what could not may be the last word.
        if matches!(error.kind(), SanErrorKind::Unreadable | SanErrorKind::Letter(_) | SanErrorKind::TooLong) {
            self.last_word = Some((error, place, word));
            return;
        }
        self.fail(ErrorKind::Move(error), place, word.to_owned());
    }

    fn play(&mut self, played: Move, sign: Option<Sign>, piece: Piece<'a>) {
        let next = after(&self.position, played);
        if self.frames.is_empty() {
            self.quietest = self.quietest.max(next.halfmove_clock());
        }
        if sign.is_some_and(|sign| sign != Sign::of(&next)) {
            self.warn(WarningKind::CheckSign, piece);
        }
        self.node = self.game.tree.add(self.node, played);
        for comment in mem::take(&mut self.comments) {
            self.game.tree.add_comment_before(self.node, comment);
        }
        self.before = Some(mem::replace(&mut self.position, next));
    }

    #[inline(never)]
    fn result(&mut self, result: GameResult, canonical: bool, piece: Piece<'a>) -> bool {
        if !self.frames.is_empty() || self.skip.is_some_and(|depth| depth > 0) {
            self.go_on();
            let (start, word) = piece;
            self.inner_result = Some((result, self.locator.locate(self.text, start), word));
            return false;
        }
        if !canonical {
            self.warn(WarningKind::ResultForm, piece);
        }
        self.begin();
        if self.tagged_result().is_some_and(|tagged| tagged != result) {
            self.warn(WarningKind::ResultMismatch, piece);
        }
        self.result = Some(result);
        true
    }

    #[inline(never)]
    pub(super) fn open(&mut self, start: usize) {
        self.go_on();
        self.begin();
        if let Some(depth) = &mut self.skip {
            *depth += 1;
            return;
        }
        let too_deep = self.frames.len() >= MAX_DEPTH;
        let place = self.locator.locate(self.text, start);
        let before = self.before.take();
        self.frames.push(Frame { node: self.node, position: self.position, before, place });
        match before {
            Some(before) if !too_deep => {
                self.node = self.game.tree.parent(self.node).unwrap_or(NodeId::ROOT);
                self.position = before;
                return;
            }
            Some(_) => self.warn(WarningKind::VariationDeep, (start, "(")),
            None => self.warn(WarningKind::VariationFirst, (start, "(")),
        }
        self.skip = Some(0);
    }

    #[inline(never)]
    pub(super) fn close(&mut self, start: usize) {
        self.go_on();
        let skipped = self.skip;
        if let Some(depth) = skipped.and_then(|depth| depth.checked_sub(1)) {
            self.skip = Some(depth);
            return;
        }
        let Some(frame) = self.frames.pop() else {
            return self.warn(WarningKind::StrayClose, (start, ")"));
        };
        if skipped.is_none() && self.before.is_none() {
            self.warn(WarningKind::VariationEmpty, (start, ")"));
        }
        self.skip = None;
        self.comments.clear();
        self.number = None;
        (self.node, self.position, self.before) = (frame.node, frame.position, frame.before);
    }
}
