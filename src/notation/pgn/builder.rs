//! A game while it is read: its tags, and the line that the next move belongs to.
//!
//! Variations are a stack of the places to come back to. What is left out (the rest of a faulty variation, all that
//! follows a faulty move) is only counted by its brackets.

use super::error::{Error, ErrorKind, Warning, WarningKind};
use super::game::{MainLineCount, PgnGame, next_position};
use super::parser::read_result;
use super::reader::Locator;
use super::tags::{self, SEVEN};
use super::task::malformed_command;
use super::tree::MoveId;
use super::visitor::{Skip, Span, Visitor};
use super::writer::comment_line;
use super::{MAX_DEPTH, MAX_MOVES};
use crate::board::Color;
use crate::game::GameResult;
use crate::notation::san::{self, SanError, SanErrorKind, SanWarning, Suffix};
use crate::notation::text::{self, between, is_one_of};
use crate::rules::{KingSafety, MAX_COUNTER, Move, Position, Variant};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;
use core::ops::ControlFlow::{self, Break, Continue};
use core::ops::Range;

/// Where the next move is played.
#[derive(Clone, Copy, Debug)]
struct OpenLine {
    node: MoveId,
    position: Position,
    /// What the moves there and the sign of check behind the last one hang on.
    safety: KingSafety,
    /// The position before the last move, where a variation would start; none before the first move of a line.
    before: Option<Position>,
}

impl OpenLine {
    /// A line without moves.
    fn new(node: MoveId, position: Position) -> Self {
        Self { node, position, safety: position.king_safety(), before: None }
    }
}

/// How many moves there is room for before a list of them has to grow: few games are longer.
const USUAL_MOVES: usize = 120;

#[derive(Debug)]
pub(super) struct GameBuilder<'a, 'r> {
    locator: &'r mut Locator<'a>,
    game: PgnGame,
    /// The first piece of the text that is not blank.
    first: Option<Span<'a>>,
    /// Where the tags of the game start.
    tag_starts: Vec<usize>,
    /// Whether the next tag has the name of one before it.
    is_known_tag: bool,
    /// Whether the moves have begun, so that the start is known.
    has_begun: bool,
    /// Where the game ends.
    end: usize,
    line: OpenLine,
    /// The lines that the open variations leave.
    outer: Vec<OpenLine>,
    main_line: MainLineCount,
    /// How many brackets deep inside something that is left out.
    skip: Option<u32>,
    /// Comments before the first move of a variation.
    comments: Vec<String>,
    /// The number before a move, and how many dots follow it.
    number: Option<(Range<usize>, usize)>,
    /// A word that is no move, which is forgiven if it is the last.
    last_word: Option<(SanError, Span<'a>)>,
    /// A result inside a variation, which counts if the variation never ends.
    inner_result: Option<Span<'a>>,
    result: Option<GameResult>,
    fault: Option<(ErrorKind, Range<usize>, String)>,
}

impl<'a, 'r> GameBuilder<'a, 'r> {
    #[inline(never)]
    pub(super) fn new(locator: &'r mut Locator<'a>) -> Self {
        let start = Position::initial();
        let mut game = PgnGame::new(start, Variant::Standard);
        game.tags.reserve(SEVEN.len());
        game.tree.reserve(USUAL_MOVES);
        Self {
            locator,
            game,
            first: None,
            tag_starts: Vec::new(),
            is_known_tag: false,
            has_begun: false,
            end: 0,
            line: OpenLine::new(MoveId::ROOT, start),
            outer: Vec::new(),
            main_line: MainLineCount::default(),
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
    fn piece(&self, span: Span<'_>) -> Span<'a> {
        let Range { start, end } = span.range();
        Span { start, text: between(self.locator.text, start, end) }
    }

    #[cold]
    #[inline(never)]
    fn warn(&mut self, kind: WarningKind, span: Span<'_>) {
        self.warn_at(kind, span.range(), span.text);
    }

    /// Of several warnings of a kind the first says where it is.
    fn warn_at(&mut self, kind: WarningKind, bytes: Range<usize>, text: &str) {
        match self.game.warnings.iter_mut().find(|known| known.kind() == kind) {
            Some(known) => known.again(),
            None => self.game.warnings.push(Warning::new(kind, self.locator.span(bytes), text)),
        }
    }

    /// Where a tag is, or else the first line of the game.
    #[inline(never)]
    fn bytes_of_tag(&self, name: &str) -> Range<usize> {
        let tag = self.game.tags.iter().position(|(known, _)| known == name);
        let start = tag.and_then(|index| self.tag_starts.get(index)).copied();
        let start = start.or(self.first.map(|first| first.start)).unwrap_or_default();
        let line = text::after(self.locator.text, start).lines().next().unwrap_or_default();
        start..start + line.find("\"]").map_or(line.len(), |quote| quote + 2)
    }

    #[cold]
    #[inline(never)]
    fn fail(&mut self, kind: ErrorKind, bytes: Range<usize>, text: &str) {
        self.fault.get_or_insert_with(|| (kind, bytes, text.to_owned()));
        self.skip = Some(0);
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
        if let Some((error, word)) = self.last_word.take() {
            self.fail(ErrorKind::Move(error), word.range(), word.text);
        }
        if let Some(piece) = self.inner_result.take() {
            self.warn(WarningKind::ResultInVariation, piece);
        }
    }

    /// Whether a mark stands behind a word that is no move.
    fn is_part_of_last_word(&self, mark: Span<'_>) -> bool {
        self.last_word.as_ref().is_some_and(|(_, word)| word.range().contains(&mark.start))
    }

    /// Compares the number before a word with the one that is due; the counter of a position ends at [`MAX_COUNTER`].
    #[inline]
    fn check_number(&mut self) {
        let Some((Range { start, end }, dots)) = self.number.take() else { return };
        let digits = between(self.locator.text, start, end);
        let due = self.line.position.fullmove_number();
        let is_due = text::number(digits) == Some(due.into());
        if due < MAX_COUNTER && (!is_due || dots > 1 && self.line.position.turn() == Color::White) {
            self.warn(WarningKind::MoveNumber, Span { start, text: digits });
        }
    }

    /// A word outside the grammar of SAN.
    #[cold]
    #[inline(never)]
    fn odd_word(&mut self, san: &str, word: Span<'_>) {
        if is_one_of(word.text.as_bytes(), &["e.p.", "ep", "e.p", "ep."]) {
            let kind = if self.line.before.is_some() { WarningKind::MoveForm } else { WarningKind::Stray };
            return self.warn(kind, word);
        }
        match san::parse_lenient(&self.line.position, san) {
            Ok((played, notes)) => {
                let only_sign = notes == [SanWarning::CheckSign];
                self.warn(if only_sign { WarningKind::CheckSign } else { WarningKind::MoveForm }, word);
                self.play_odd(played, word);
                for note in notes {
                    match note {
                        SanWarning::Glyph(0) => self.warn(WarningKind::Nag, word),
                        SanWarning::Glyph(nag) => self.game.tree.add_nag(self.line.node, nag.into()),
                        _ => {}
                    }
                }
            }
            Err(error) if *error.kind() == SanErrorKind::NullMove && self.line.position.null_move().is_some() => {
                self.warn(WarningKind::NullMove, word);
                self.play_odd(Move::NULL, word);
            }
            Err(_) if !self.outer.is_empty() => {
                self.warn(WarningKind::VariationCut, word);
                self.skip = Some(0);
            }
            // What could be a move must not be left out; what could not may be the last word.
            Err(error) => match error.kind() {
                SanErrorKind::Unreadable | SanErrorKind::Letter(_) | SanErrorKind::TooLong => {
                    self.last_word = Some((error, self.piece(word)));
                }
                _ => self.fail(ErrorKind::Move(error), word.range(), word.text),
            },
        }
    }

    #[inline(never)]
    fn play_odd(&mut self, played: Move, word: Span<'_>) {
        self.play(played, None, word);
    }

    /// Plays a move, with what its text says about check; `None` if that has been looked at.
    #[inline(always)]
    fn play(&mut self, played: Move, suffix: Option<Option<Suffix>>, word: Span<'_>) {
        let line = &mut self.line;
        // The old position is moved first, so that the new one is made where it stays: a copy would wait for its fields.
        line.position = next_position(line.before.insert(line.position), played);
        line.safety = line.position.king_safety();
        line.node = self.game.tree.add(line.node, played);
        if self.outer.is_empty() {
            self.main_line.add(&self.line.position);
        }
        let line = &self.line;
        let due = if line.safety.checkers.is_empty() { None } else { Some(Suffix::of_check(&line.position)) };
        if suffix.is_some_and(|suffix| suffix != due) {
            self.warn(WarningKind::CheckSign, word);
        }
        if !self.comments.is_empty() {
            for comment in mem::take(&mut self.comments) {
                self.game.tree.add_comment_before(self.line.node, comment);
            }
        }
    }

    /// The tags are complete: finds where the game starts.
    fn begin(&mut self) {
        if mem::replace(&mut self.has_begun, true) {
            return;
        }
        match tags::start(&self.game.tags) {
            Ok(start) => {
                if let Some(position) = start.position {
                    self.line = OpenLine::new(MoveId::ROOT, position);
                    self.game.start = position;
                }
                self.main_line.count(&self.line.position);
                self.game.variant = start.variant;
                if let Some((kind, name)) = start.warning {
                    self.warn_at(kind, self.bytes_of_tag(name), name);
                }
            }
            Err((kind, name)) => {
                let value = self.game.tag(name).unwrap_or_default().to_owned();
                self.fail(kind, self.bytes_of_tag(name), &value);
            }
        }
    }

    /// The game as it stands when nothing more belongs to it.
    #[inline(never)]
    pub(super) fn finish(mut self) -> Result<PgnGame, Error> {
        let last_word = self.last_word.take().map(|(_, word)| word);
        let is_nothing = self.game.tags.is_empty() && self.game.tree.is_empty() && self.result.is_none();
        if is_nothing && self.fault.is_none() {
            let word = last_word.or(self.first).unwrap_or(Span { start: self.end, text: "" });
            return Err(Error::new(ErrorKind::NoGame, self.locator.span(word.range()), word.text, self.game));
        }
        self.begin();
        if let Some(word) = last_word {
            self.warn(WarningKind::LastWord, word);
        }
        self.settle_result();
        self.compare_with_rules();
        match self.fault {
            Some((kind, bytes, text)) => Err(Error::new(kind, self.locator.span(bytes), &text, self.game)),
            None => Ok(self.game),
        }
    }

    /// The result in the tags, if it is one.
    fn tagged_result(&self) -> Option<GameResult> {
        self.game.tag("Result").and_then(|text| text.parse().ok())
    }

    /// The result after the moves counts, unless it is open and the tag is not.
    fn settle_result(&mut self) {
        let tagged = self.tagged_result();
        if let (Some(value), None) = (self.game.tag("Result").map(str::to_owned), tagged) {
            self.warn_at(WarningKind::ResultValue, self.bytes_of_tag("Result"), &value);
        }
        if self.result.is_none() && self.fault.is_none() {
            self.warn(WarningKind::ResultMissing, Span { start: self.end, text: "" });
        }
        let open = GameResult::Unknown;
        self.game.result = self.result.filter(|&found| found != open).or(tagged).unwrap_or(open);
    }

    /// Compares the result with that of the rules, if they end the game: a record keeps its own.
    fn compare_with_rules(&mut self) {
        if self.fault.is_some() || !self.outer.is_empty() || self.game.result == GameResult::Unknown {
            return;
        }
        let end = self.main_line.end(&self.game, &self.line.position);
        let result = self.game.result;
        if end.is_some_and(|end| GameResult::from(end) != result) {
            self.warn_at(WarningKind::ResultAgainstRules, self.bytes_of_tag("Result"), result.text());
        }
    }
}

impl Visitor for GameBuilder<'_, '_> {
    fn begin_game(&mut self, first: Span<'_>) -> ControlFlow<()> {
        self.first = Some(self.piece(first));
        Continue(())
    }

    /// Of two with one name the first counts.
    #[inline(never)]
    fn tag(&mut self, name: Span<'_>, value: &str) -> ControlFlow<()> {
        if !mem::take(&mut self.is_known_tag) {
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
        self.number = Some((digits.range(), dots));
        Continue(())
    }

    #[inline]
    fn san(&mut self, san: &str, word: Span<'_>) -> ControlFlow<()> {
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
        if let Some(quick) = san::read_fast(&self.line.position, &self.line.safety, san.as_bytes()) {
            if !quick.canonical {
                self.warn(WarningKind::MoveForm, word);
            }
            self.play(quick.played, Some(quick.suffix), word);
        } else {
            self.odd_word(san, word);
        }
        Continue(())
    }

    #[inline(never)]
    fn nag(&mut self, nag: u16, mark: Span<'_>) -> ControlFlow<()> {
        if self.is_part_of_last_word(mark) {
            return Continue(());
        }
        let is_word = !mark.text.starts_with(|first: char| first.is_ascii_digit());
        if is_word {
            self.go_on();
        }
        if self.skip.is_some() {
            return Continue(());
        }
        if is_word {
            self.check_number();
        }
        if self.line.before.is_none() {
            self.warn(WarningKind::Nag, mark);
        } else {
            self.game.tree.add_nag(self.line.node, nag);
            if nag > u8::MAX.into() {
                self.warn(WarningKind::NagBeyond, mark);
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
        if let Some(Range { start, end }) = malformed_command(text.text) {
            // Behind the brace, or the `;`.
            let start_of_text = text.start + 1;
            let command = between(text.text, start, end);
            self.warn(WarningKind::LessonCommand, Span { start: start_of_text + start, text: command });
        }
        // A variation has begun and has no move yet.
        if self.line.before.is_none() && !self.outer.is_empty() {
            self.comments.push(comment);
        } else {
            self.game.tree.add_comment(self.line.node, comment);
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
        let too_deep = self.outer.len() >= MAX_DEPTH;
        self.outer.push(self.line);
        match self.line.before.take() {
            Some(before) if !too_deep => {
                let parent = self.game.tree.parent(self.line.node);
                self.line = OpenLine::new(parent.unwrap_or(MoveId::ROOT), before);
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
        if let Some(depth @ 1..) = self.skip {
            self.skip = Some(depth - 1);
            return Continue(());
        }
        let Some(outer) = self.outer.pop() else { return Continue(()) };
        let is_whole = self.skip.take().is_none();
        if is_whole && self.line.before.is_none() && self.comments.is_empty() {
            self.warn(WarningKind::VariationEmpty, bracket);
        }
        for (index, comment) in mem::take(&mut self.comments).into_iter().enumerate() {
            // What was left out behind it says what the comment was about.
            if is_whole {
                self.game.tree.add_aside(self.line.node, comment, index == 0);
            }
        }
        self.number = None;
        self.line = outer;
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
            // Nothing is known of those in what is left out.
            WarningKind::Nag if self.skip.is_some() || self.is_part_of_last_word(text) => return Continue(()),
            WarningKind::VariationOpen if self.outer.is_empty() => return Continue(()),
            WarningKind::ResultInVariation => {
                self.go_on();
                self.inner_result = Some(self.piece(text));
                return Continue(());
            }
            WarningKind::StrayClose => self.go_on(),
            WarningKind::TagTwice => self.is_known_tag = true,
            // The last result in it is that of the game.
            WarningKind::VariationOpen => {
                let inner = self.inner_result.take().and_then(|word| read_result(word.text));
                self.result = self.result.or(inner.map(|(result, _)| result));
            }
            _ => {}
        }
        self.warn(kind, text);
        Continue(())
    }

    fn end_game(&mut self, end: usize) -> ControlFlow<()> {
        self.end = end;
        Break(())
    }
}
