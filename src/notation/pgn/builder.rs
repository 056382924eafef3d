//! A game while it is read: its tags, and the line that the next move belongs to.
//!
//! Variations are a stack of the places to come back to. What is left out (the rest of a faulty variation, all that
//! follows a faulty move) is only counted by its brackets.
use super::error::{Error, ErrorKind, Warning, WarningKind};
use super::game::{GameResult, PgnGame, next_position};
use super::parser::{read_result, split_glyph};
use super::reader::Locator;
use super::tags::{self, SEVEN};
use super::tree::MoveId;
use super::visitor::{Skip, Span, Visitor};
use super::writer::comment_line;
use super::{MAX_DEPTH, MAX_MOVES};
use crate::diagnostic::TextSpan;
use crate::game::{End, Game};
use crate::notation::san::{self, SanError, SanErrorKind, Suffix};
use crate::notation::text::{self, between, is_one_of};
use crate::rules::{KingSafety, MAX_COUNTER, Move, Position, Variant};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;
use core::ops::ControlFlow::{self, Break, Continue};

/// Where a variation leaves its line.
#[derive(Clone, Debug)]
struct Frame {
    node: MoveId,
    position: Position,
    before: Option<Position>,
}

/// A number before a move: where its digits are, and what they say.
#[derive(Clone, Copy, Debug)]
struct MoveNumber {
    start: usize,
    len: usize,
    value: Option<u32>,
    dots: usize,
}

/// Positions are told apart by as many ends of their hashes: a few that are the same cost only a second look.
const SEEN: usize = 256;

/// How many moves there is room for before a list of them has to grow: few games are longer.
const USUAL_MOVES: usize = 120;

#[derive(Debug)]
pub(super) struct GameBuilder<'a, 'r> {
    text: &'a str,
    locator: &'r mut Locator,
    game: PgnGame,
    /// The first piece of the text that is not blank.
    first: Option<Span<'a>>,
    /// Where the tags of the game start.
    tag_starts: Vec<usize>,
    /// The tags in the order of their names.
    tag_order: Vec<usize>,
    /// Whether the moves have begun, so that the start is known.
    has_begun: bool,
    /// Where the game ends.
    end: usize,
    node: MoveId,
    position: Position,
    /// What the moves there and the sign of check behind the last one hang on.
    safety: KingSafety,
    /// The position before the last move, where a variation would start; none before the first move of a line.
    before: Option<Position>,
    frames: Vec<Frame>,
    /// The longest run of quiet plies in the main line.
    quietest: u16,
    /// How often a position of the main line came with a hash that ends like this.
    seen: [u8; SEEN],
    /// Whether some position may have come five times.
    may_repeat: bool,
    /// How many brackets deep inside something that is left out.
    skip: Option<u32>,
    /// Comments before the first move of a variation.
    comments: Vec<String>,
    number: Option<MoveNumber>,
    /// A word that is no move, which is forgiven if it is the last.
    last_word: Option<(SanError, TextSpan, &'a str)>,
    /// A result inside a variation, which counts if the variation never ends.
    inner_result: Option<Span<'a>>,
    result: Option<GameResult>,
    fault: Option<(ErrorKind, TextSpan, String)>,
}

impl<'a, 'r> GameBuilder<'a, 'r> {
    #[inline(never)]
    pub(super) fn new(text: &'a str, locator: &'r mut Locator) -> Self {
        let position = Position::initial();
        let mut game = PgnGame::new(position, Variant::Standard);
        game.tags.reserve(SEVEN.len());
        game.tree.reserve(USUAL_MOVES);
        Self {
            text,
            locator,
            game,
            first: None,
            tag_starts: Vec::new(),
            tag_order: Vec::new(),
            has_begun: false,
            end: 0,
            node: MoveId::ROOT,
            position,
            safety: position.king_safety(),
            before: None,
            frames: Vec::new(),
            quietest: 0,
            seen: [0; SEEN],
            may_repeat: false,
            skip: None,
            comments: Vec::new(),
            number: None,
            last_word: None,
            inner_result: None,
            result: None,
            fault: None,
        }
    }

    /// Whether nothing was seen.
    pub(super) fn is_untouched(&self) -> bool {
        self.first.is_none()
    }

    /// A piece of the text as it lies there.
    fn piece(&self, Span { start, text }: Span<'_>) -> Span<'a> {
        Span { start, text: between(self.text, start, start + text.len()) }
    }

    #[cold]
    #[inline(never)]
    fn warn(&mut self, kind: WarningKind, Span { start, text }: Span<'_>) {
        self.warn_at(kind, text, |builder| builder.locator.span(builder.text, start..start + text.len()));
    }

    /// Of several warnings of a kind the first tells where it is.
    fn warn_at(&mut self, kind: WarningKind, text: &str, span: impl FnOnce(&mut Self) -> TextSpan) {
        if let Some(known) = self.game.warnings.iter_mut().find(|known| known.kind() == kind) {
            return known.again();
        }
        let span = span(self);
        self.game.warnings.push(Warning::new(kind, span, text));
    }

    /// Where a tag is, or else the first line of the game.
    #[inline(never)]
    fn span_of_tag(&mut self, name: &str) -> TextSpan {
        let tag = self.game.tags.iter().position(|(known, _)| known == name);
        let start = tag.and_then(|index| self.tag_starts.get(index)).copied();
        let start = start.or(self.first.map(|first| first.start)).unwrap_or_default();
        let rest = between(self.text, start, self.text.len());
        let line = rest.lines().next().unwrap_or_default();
        let len = line.find("\"]").map_or(line.len(), |quote| quote + 2);
        self.locator.span(self.text, start..start + len)
    }

    #[cold]
    #[inline(never)]
    fn fail(&mut self, kind: ErrorKind, span: TextSpan, text: String) {
        if self.fault.is_none() {
            self.fault = Some((kind, span, text));
        }
        self.skip = Some(0);
    }

    /// Goes on from a position with another move than the one that was read last.
    fn go_to(&mut self, position: Position) {
        self.position = position;
        self.safety = position.king_safety();
    }

    /// Something follows what could have been the last word or result: so it was not.
    #[inline]
    fn go_on(&mut self) {
        if self.last_word.is_some() || self.inner_result.is_some() {
            self.give_up_end();
        }
    }

    #[cold]
    #[inline(never)]
    fn give_up_end(&mut self) {
        if let Some((error, span, word)) = self.last_word.take() {
            self.fail(ErrorKind::Move(error), span, word.to_owned());
        }
        if let Some(piece) = self.inner_result.take() {
            self.warn(WarningKind::ResultInVariation, piece);
        }
    }

    /// Whether a variation has begun and has no move yet.
    fn is_fresh_variation(&self) -> bool {
        self.before.is_none() && !self.frames.is_empty()
    }

    /// Compares the number before a move with the one that is due; the counter of a position ends at [`MAX_COUNTER`].
    #[inline]
    fn check_number(&mut self) {
        let Some(MoveNumber { start, len, value, dots }) = self.number.take() else { return };
        let due = self.position.fullmove_number();
        let white = self.position.turn() == crate::board::Color::White;
        if due < MAX_COUNTER && (value != Some(u32::from(due)) || dots > 1 && white) {
            self.warn(WarningKind::MoveNumber, Span { start, text: between(self.text, start, start + len) });
        }
    }

    fn mark(&mut self, nag: Option<u8>, span: Span<'_>) {
        match nag {
            None => {}
            Some(0) => self.warn(WarningKind::Nag, span),
            Some(nag) => self.game.tree.add_nag(self.node, nag.into()),
        }
    }

    /// A word outside the grammar of SAN.
    #[cold]
    #[inline(never)]
    fn odd_word(&mut self, span: Span<'_>, body: &str, nag: Option<u8>) {
        let word = span.text;
        if let Some(nag) = san::nag_of(word.as_bytes()) {
            let known = self.before.is_some();
            return self.mark(Some(if known { nag } else { 0 }), span);
        }
        if is_en_passant(word) {
            let kind = if self.before.is_some() { WarningKind::MoveForm } else { WarningKind::Stray };
            return self.warn(kind, span);
        }
        match san::parse_lenient(&self.position, body) {
            Ok((played, notes)) => {
                let only_sign = notes == [san::SanWarning::CheckSign];
                self.warn(if only_sign { WarningKind::CheckSign } else { WarningKind::MoveForm }, span);
                self.play_odd(played, nag, span);
                for note in notes {
                    if let san::SanWarning::Glyph(nag) = note {
                        self.mark(Some(nag), span);
                    }
                }
            }
            Err(error) if *error.kind() == SanErrorKind::NullMove && self.position.null_move().is_some() => {
                self.warn(WarningKind::NullMove, span);
                self.play_odd(Move::NULL, nag, span);
            }
            Err(error) => self.no_move(error, span),
        }
    }

    #[inline(never)]
    fn play_odd(&mut self, played: Move, nag: Option<u8>, span: Span<'_>) {
        self.play(played, None, span);
        self.mark(nag, span);
    }

    #[inline(never)]
    fn no_move(&mut self, error: SanError, span: Span<'_>) {
        if !self.frames.is_empty() {
            self.warn(WarningKind::VariationCut, span);
            self.skip = Some(0);
            return;
        }
        let Span { start, text: word } = self.piece(span);
        let span = self.locator.span(self.text, start..start + word.len());
        // What could be a move must not be left out; what could not may be the last word.
        if matches!(error.kind(), SanErrorKind::Unreadable | SanErrorKind::Letter(_) | SanErrorKind::TooLong) {
            self.last_word = Some((error, span, word));
            return;
        }
        self.fail(ErrorKind::Move(error), span, word.to_owned());
    }

    /// Counts a position of the main line.
    fn count(&mut self) {
        if let Some(times) = self.seen.get_mut(self.position.hash() as usize % SEEN) {
            *times = times.saturating_add(1);
            self.may_repeat |= *times >= 5;
        }
    }

    /// Plays a move, with what its text says about check; `None` if that has been looked at.
    #[inline(always)]
    fn play(&mut self, played: Move, suffix: Option<Option<Suffix>>, span: Span<'_>) {
        // The old position is moved first, so that the new one is made where it stays: a copy would wait for its fields.
        self.position = next_position(self.before.insert(self.position), played);
        self.safety = self.position.king_safety();
        if self.frames.is_empty() {
            self.quietest = self.quietest.max(self.position.halfmove_clock());
            self.count();
        }
        let due = if self.safety.checkers.is_empty() { None } else { Some(Suffix::of_check(&self.position)) };
        if suffix.is_some_and(|suffix| suffix != due) {
            self.warn(WarningKind::CheckSign, span);
        }
        self.node = self.game.tree.add(self.node, played);
        if !self.comments.is_empty() {
            for comment in mem::take(&mut self.comments) {
                self.game.tree.add_comment_before(self.node, comment);
            }
        }
    }
}

impl Visitor for GameBuilder<'_, '_> {
    fn begin_game(&mut self, first: Span<'_>) -> ControlFlow<()> {
        self.first = Some(self.piece(first));
        Continue(())
    }

    #[inline(never)]
    fn tag(&mut self, name: Span<'_>, value: &str) -> ControlFlow<()> {
        // Of two with one name the first counts.
        let tags = &self.game.tags;
        let name_at = |index: usize| tags.get(index).map_or("", |(name, _)| name.as_str());
        if let Err(place) = self.tag_order.binary_search_by(|&index| name_at(index).cmp(name.text)) {
            self.tag_order.insert(place, tags.len());
            self.tag_starts.push(name.start);
            self.game.tags.push((name.text.to_owned(), value.to_owned()));
        }
        Continue(())
    }

    fn begin_moves(&mut self) -> ControlFlow<(), Skip> {
        self.begin();
        Continue(Skip(false))
    }

    #[inline]
    fn number(&mut self, digits: Span<'_>, dots: usize) -> ControlFlow<()> {
        self.go_on();
        let Span { start, text } = digits;
        self.number = Some(MoveNumber { start, len: text.len(), value: text::number(text), dots });
        Continue(())
    }

    #[inline]
    fn san(&mut self, word: Span<'_>) -> ControlFlow<()> {
        self.go_on();
        if self.skip.is_some() {
            return Continue(());
        }
        if self.game.tree.len() >= MAX_MOVES {
            self.warn(WarningKind::TooManyMoves, word);
            self.skip = Some(0);
            return Continue(());
        }
        self.check_number();
        let (body, nag) = split_glyph(word.text);
        if let Some(quick) = san::read_fast(&self.position, &self.safety, body.as_bytes()) {
            if !quick.canonical {
                self.warn(WarningKind::MoveForm, word);
            }
            self.play(quick.played, Some(quick.suffix), word);
            self.mark(nag, word);
        } else {
            self.odd_word(word, body, nag);
        }
        Continue(())
    }

    #[inline(never)]
    fn nag(&mut self, number: Span<'_>) -> ControlFlow<()> {
        if self.skip.is_none() {
            match text::number(number.text).and_then(|number| u16::try_from(number).ok()) {
                Some(nag) if self.before.is_some() => {
                    self.game.tree.add_nag(self.node, nag);
                    if nag > u8::MAX.into() {
                        self.warn(WarningKind::NagBeyond, number);
                    }
                }
                _ => self.warn(WarningKind::Nag, number),
            }
        }
        Continue(())
    }

    /// An empty comment says nothing.
    #[inline(never)]
    fn comment(&mut self, text: Span<'_>) -> ControlFlow<()> {
        let comment = comment_line(text.text);
        if self.skip.is_some() || comment.is_empty() {
            return Continue(());
        }
        if self.is_fresh_variation() {
            self.comments.push(comment);
        } else {
            self.game.tree.add_comment(self.node, comment);
        }
        Continue(())
    }

    #[inline(never)]
    fn begin_variation(&mut self, bracket: Span<'_>) -> ControlFlow<(), Skip> {
        self.go_on();
        if let Some(depth) = &mut self.skip {
            *depth += 1;
            return Continue(Skip(false));
        }
        let too_deep = self.frames.len() >= MAX_DEPTH;
        let before = self.before.take();
        self.frames.push(Frame { node: self.node, position: self.position, before });
        match before {
            Some(before) if !too_deep => {
                self.node = self.game.tree.parent(self.node).unwrap_or(MoveId::ROOT);
                self.go_to(before);
                return Continue(Skip(false));
            }
            Some(_) => self.warn(WarningKind::VariationDeep, bracket),
            None => self.warn(WarningKind::VariationFirst, bracket),
        }
        self.skip = Some(0);
        Continue(Skip(false))
    }

    #[inline(never)]
    fn end_variation(&mut self, bracket: Span<'_>) -> ControlFlow<()> {
        self.go_on();
        let skipped = self.skip;
        if let Some(depth) = skipped.and_then(|depth| depth.checked_sub(1)) {
            self.skip = Some(depth);
            return Continue(());
        }
        let Some(frame) = self.frames.pop() else { return Continue(()) };
        if skipped.is_none() && self.before.is_none() && self.comments.is_empty() {
            self.warn(WarningKind::VariationEmpty, bracket);
        }
        self.skip = None;
        for (index, comment) in mem::take(&mut self.comments).into_iter().enumerate() {
            // What was left out behind it says what the comment was about.
            if skipped.is_none() {
                self.game.tree.add_aside(self.node, comment, index == 0);
            }
        }
        self.number = None;
        (self.node, self.before) = (frame.node, frame.before);
        self.go_to(frame.position);
        Continue(())
    }

    fn result(&mut self, result: GameResult, word: Span<'_>) -> ControlFlow<()> {
        if self.tagged_result().is_some_and(|tagged| tagged != result) {
            self.warn(WarningKind::ResultMismatch, word);
        }
        self.result = Some(result);
        Continue(())
    }

    #[cold]
    #[inline(never)]
    fn warning(&mut self, kind: WarningKind, text: Span<'_>) -> ControlFlow<()> {
        match kind {
            WarningKind::StrayClose => {
                self.go_on();
                self.warn(kind, text);
            }
            WarningKind::ResultInVariation => {
                self.go_on();
                self.inner_result = Some(self.piece(text));
            }
            // Nothing is known of those in what is left out.
            WarningKind::VariationOpen if self.frames.is_empty() => {}
            WarningKind::VariationOpen => {
                // The last result in it is that of the game.
                let inner = self.inner_result.take().and_then(|word| read_result(word.text));
                self.result = self.result.or(inner.map(|(result, _)| result));
                self.warn(kind, text);
            }
            _ => self.warn(kind, text),
        }
        Continue(())
    }

    fn end_game(&mut self, end: usize) -> ControlFlow<()> {
        self.end = end;
        Break(())
    }
}

/// The fifth occurrence of a position comes after at least this many quiet plies.
const LEAST_QUIET: u16 = 16;

/// The number of quiet plies after which a game ends by itself.
const MOST_QUIET: u16 = 150;

impl GameBuilder<'_, '_> {
    /// The tags are complete: finds where the game starts.
    pub(super) fn begin(&mut self) {
        if mem::replace(&mut self.has_begun, true) {
            return;
        }
        match tags::start(&self.game.tags) {
            Ok(start) => {
                if let Some(position) = start.position {
                    self.go_to(position);
                    self.game.start = position;
                }
                self.count();
                self.game.variant = start.variant;
                if let Some((kind, name)) = start.warning {
                    self.warn_at(kind, name, |builder| builder.span_of_tag(name));
                }
            }
            Err((kind, name)) => {
                let value = self.game.tag(name).unwrap_or_default().to_owned();
                let span = self.span_of_tag(name);
                self.fail(kind, span, value);
            }
        }
    }

    /// The game as it stands when nothing more belongs to it.
    #[inline(never)]
    pub(super) fn finish(mut self) -> Result<PgnGame, Error> {
        let is_nothing = self.game.tags.is_empty() && self.game.tree.is_empty() && self.result.is_none();
        if is_nothing && self.fault.is_none() {
            let (span, text) = match self.last_word.take() {
                Some((_, span, word)) => (span, word),
                None => {
                    let Span { start, text } = self.first.unwrap_or(Span { start: self.end, text: "" });
                    (self.locator.span(self.text, start..start + text.len()), text)
                }
            };
            return Err(Error::new(ErrorKind::NoGame, span, text, self.game));
        }
        self.begin();
        if let Some((_, span, word)) = self.last_word.take() {
            self.warn_at(WarningKind::LastWord, word, |_| span);
        }
        self.settle_result();
        self.compare_with_rules();
        match self.fault {
            Some((kind, span, text)) => Err(Error::new(kind, span, &text, self.game)),
            None => Ok(self.game),
        }
    }

    /// Compares the result with that of the rules, if they end the game: a record keeps its own.
    fn compare_with_rules(&mut self) {
        if self.fault.is_some() || !self.frames.is_empty() || self.game.result == GameResult::Unknown {
            return;
        }
        let end = if self.quietest < MOST_QUIET && !(self.may_repeat && self.quietest >= LEAST_QUIET) {
            End::of_position(&self.position)
        } else {
            let mut line = Game::new(self.game.start, self.game.variant);
            let plays = |(_, played)| line.play_on(played).is_ok() && line.end().is_none();
            let _ = self.game.playable().all(plays);
            line.end()
        };
        if let Some(end) = end
            && end.result() != self.game.result.text()
        {
            let text = self.game.result.text();
            self.warn_at(WarningKind::ResultAgainstRules, text, |builder| builder.span_of_tag("Result"));
        }
    }

    /// The result in the tags, if it is one.
    pub(super) fn tagged_result(&self) -> Option<GameResult> {
        self.game.tag("Result").and_then(|text| text.parse().ok())
    }

    /// The result after the moves counts, unless it is open and the tag is not.
    fn settle_result(&mut self) {
        let tagged = self.tagged_result();
        if let (Some(value), None) = (self.game.tag("Result").map(str::to_owned), tagged) {
            self.warn_at(WarningKind::ResultValue, &value, |builder| builder.span_of_tag("Result"));
        }
        if self.result.is_none() && self.fault.is_none() {
            self.warn(WarningKind::ResultMissing, Span { start: self.end, text: "" });
        }
        let open = GameResult::Unknown;
        self.game.result = self.result.filter(|&found| found != open).or(tagged).unwrap_or(open);
    }
}

/// Whether the word says that a pawn was taken in passing.
fn is_en_passant(word: &str) -> bool {
    is_one_of(word.as_bytes(), &["e.p.", "ep", "e.p", "ep."])
}
