//! The byte form of what is on a document and its nodes: start, outcome, notes.
//!
//! In: a value that is written; what stands for one where bytes are read. Out: the value that was written.

use super::{Form, Wrong};
use crate::board::{Color, Square};
use crate::document::{Cause, CommentsAsRead, Evaluation, Note, Outcome, Paint, Shape};
use crate::game::{Claim, End};
use crate::notation::pgn::GameResult;
use crate::rules::Variant;
use crate::rules::chess960::Number;
use crate::script::{Mode, Start};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

impl Form<'_> {
    pub(super) fn start_and_mode(&mut self, start: &Start, mode: Mode) -> Result<(Start, Mode), Wrong> {
        let is_sheet = self.is(mode == Mode::Sheet);
        Ok((self.start(start)?, if is_sheet { Mode::Sheet } else { Mode::Friendly }))
    }

    /// Tags. None has no name: those are not kept.
    pub(super) fn tags(&mut self, tags: &[(String, String)]) -> Result<Vec<(String, String)>, Wrong> {
        let mut found = Vec::new();
        let mut tags = tags.iter().filter(|(name, _)| !name.is_empty());
        for _ in 0..self.count(tags.clone().count()) {
            self.take_parts(1)?;
            let (name, value) = tags.next().map_or(("", ""), |(name, value)| (name.as_str(), value.as_str()));
            let (name, value) = (self.text(name)?, self.text(value)?);
            if !name.is_empty() {
                found.push((name, value));
            }
        }
        Ok(found)
    }

    /// What is written before a token, where that is not the usual.
    pub(super) fn gap(&mut self, gap: Option<&str>) -> Result<Option<String>, Wrong> {
        let is_some = self.coder.bit(&mut self.is_usual, gap.is_some());
        Ok(if is_some { Some(self.text(gap.unwrap_or_default())?) } else { None })
    }

    fn start(&mut self, start: &Start) -> Result<Start, Wrong> {
        let usual = Start::default();
        if !self.is(*start != usual) {
            return Ok(usual);
        }
        let number = start.number();
        if self.is(number.is_some()) {
            let number = self.coder.bits(number.map_or(0, |number| u32::from(number.get())), 10);
            return Number::new(number as u16).map(Start::chess960).ok_or(Wrong);
        }
        let is_chess960 = self.is(start.variant == Variant::Chess960);
        let text = self.text(&start.to_string())?;
        let mut found: Start = text.parse().map_err(|_| Wrong)?;
        found.variant = if is_chess960 { Variant::Chess960 } else { Variant::Standard };
        Ok(found)
    }

    pub(super) fn outcome(&mut self, outcome: Outcome) -> Result<Outcome, Wrong> {
        let results = [GameResult::Unknown, GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw];
        let at = results.iter().position(|&result| result == outcome.result).unwrap_or_default();
        let result = *results.get(self.coder.bits(at as u32, 2) as usize).ok_or(Wrong)?;
        let at = outcome.cause.and_then(|cause| CAUSES.iter().position(|&known| known == cause)).map_or(0, |at| at + 1);
        let at = self.coder.number(&mut self.counts, at as u32) as usize;
        let cause = match at.checked_sub(1) {
            Some(at) => Some(*CAUSES.get(at).ok_or(Wrong)?),
            None => None,
        };
        Ok(Outcome { result, cause })
    }

    pub(super) fn note(&mut self, note: Option<&Note>) -> Result<Option<Note>, Wrong> {
        if !self.coder.bit(&mut self.has_note, note.is_some()) {
            return Ok(None);
        }
        let blank = Note::default();
        let note = note.unwrap_or(&blank);
        let mut found = Note { after: self.texts(&note.after)?, before: self.texts(&note.before)?, ..Note::default() };
        for at in 0..self.count(note.nags.len()) {
            self.take_parts(1)?;
            self.refuse_beyond()?;
            let mark = note.nags.get(at).copied().unwrap_or_default();
            let mark = self.coder.number(&mut self.marks, mark.into());
            found.nags.push(u16::try_from(mark).map_err(|_| Wrong)?);
        }
        if self.coder.bit(&mut self.was_read, note.as_read.is_some()) {
            let blank = CommentsAsRead::default();
            let read = note.as_read.as_deref().unwrap_or(&blank);
            let read = CommentsAsRead { before: self.texts(&read.before)?, after: self.texts(&read.after)? };
            found.as_read = Some(Box::new(read));
        }
        let times = note.clock.or(note.elapsed);
        if !self.is(!note.shapes.is_empty() || times.is_some() || note.evaluation.is_some()) {
            return Ok(Some(found));
        }
        for at in 0..self.count(note.shapes.len()) {
            self.take_parts(1)?;
            self.refuse_beyond()?;
            found.shapes.push(self.shape(note.shapes.get(at).copied())?);
        }
        found.clock = self.time(note.clock);
        found.elapsed = self.time(note.elapsed);
        if self.is(note.evaluation.is_some()) {
            let (is_mate, value) = match note.evaluation.unwrap_or(Evaluation::Centipawns(0)) {
                Evaluation::Centipawns(value) => (false, value),
                Evaluation::Mate(value) => (true, value),
            };
            let is_mate = self.is(is_mate);
            let is_below = self.is(value < 0);
            let size = self.coder.number(&mut self.lengths, value.unsigned_abs());
            let value = if is_below { 0_i32.checked_sub_unsigned(size) } else { i32::try_from(size).ok() };
            let value = value.ok_or(Wrong)?;
            found.evaluation = Some(if is_mate { Evaluation::Mate(value) } else { Evaluation::Centipawns(value) });
        }
        Ok(Some(found))
    }

    fn time(&mut self, time: Option<u64>) -> Option<u64> {
        self.is(time.is_some()).then(|| {
            let time = time.unwrap_or_default();
            let high = self.coder.number(&mut self.counts, (time >> 32) as u32);
            u64::from(high) << 32 | u64::from(self.coder.number(&mut self.lengths, time as u32))
        })
    }

    fn shape(&mut self, shape: Option<Shape>) -> Result<Shape, Wrong> {
        let paints = [Paint::Green, Paint::Red, Paint::Yellow, Paint::Blue];
        let shape = shape.unwrap_or(Shape { paint: Paint::Green, from: Square::A1, to: Square::A1 });
        let at = paints.iter().position(|&paint| paint == shape.paint).unwrap_or_default();
        let paint = *paints.get(self.coder.bits(at as u32, 2) as usize).ok_or(Wrong)?;
        let mut square =
            |square: Square| Square::from_index(self.coder.bits(square.index() as u32, 6) as usize).ok_or(Wrong);
        Ok(Shape { paint, from: square(shape.from)?, to: square(shape.to)? })
    }
}

/// Every cause, in the order of the byte form.
const CAUSES: [Cause; 16] = [
    Cause::Record,
    Cause::Agreement,
    Cause::Rules(End::Checkmate { winner: Color::White }),
    Cause::Rules(End::Checkmate { winner: Color::Black }),
    Cause::Rules(End::Stalemate),
    Cause::Rules(End::DeadPosition),
    Cause::Rules(End::Fivefold),
    Cause::Rules(End::SeventyFiveMoves),
    Cause::Claim(Claim::Threefold),
    Cause::Claim(Claim::FiftyMoves),
    Cause::Resignation(Color::White),
    Cause::Time(Color::White),
    Cause::Resignation(Color::Black),
    Cause::Time(Color::Black),
    Cause::Rules(End::Claimed(Claim::Threefold)),
    Cause::Rules(End::Claimed(Claim::FiftyMoves)),
];
