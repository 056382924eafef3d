//! The byte form of what is on a document and its nodes: start, outcome, notes.
//!
//! In: a value that is written; what stands for one where bytes are read. Out: the value that was written.

use super::form::Form;
use crate::board::Square;
use crate::document::{CommentsAsRead, Evaluation, Note, Paint, Shape};
use crate::game::{Cause, GameResult, Outcome};
use crate::rules::Variant;
use crate::rules::chess960::Number;
use crate::script::Start;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

impl Form<'_, '_> {
    /// Tags. Those without a name are not kept.
    pub(super) fn tags(&mut self, tags: &[(String, String)]) -> Option<Vec<(String, String)>> {
        let given: Vec<&(String, String)> = tags.iter().filter(|(name, _)| !name.is_empty()).collect();
        self.list(&given, |form, tag| {
            let (name, value) = tag.map_or(("", ""), |(name, value)| (name, value));
            Some((form.text(name)?, form.text(value)?))
        })
    }

    /// What is written between tokens, where that is not the usual.
    pub(super) fn unusual(&mut self, text: Option<&str>) -> Option<Option<Box<str>>> {
        let is_some = self.coder.bit(&mut self.is_usual, text.is_some());
        Some(if is_some { Some(self.text(text.unwrap_or_default())?.into()) } else { None })
    }

    pub(super) fn start(&mut self, start: &Start) -> Option<Start> {
        let usual = Start::default();
        if !self.is(*start != usual) {
            return Some(usual);
        }
        let number = start.number();
        if self.is(number.is_some()) {
            let number = self.coder.bits(number.map_or(0, |number| u32::from(number.get())), 10);
            return Number::new(number as u16).map(Start::chess960);
        }
        let is_chess960 = self.is(start.variant == Variant::Chess960);
        let text = self.text(&start.to_string())?;
        let mut found: Start = text.parse().ok()?;
        found.variant = if is_chess960 { Variant::Chess960 } else { Variant::Standard };
        Some(found)
    }

    pub(super) fn outcome(&mut self, outcome: Outcome) -> Option<Outcome> {
        let results = [GameResult::Unknown, GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw];
        let at = results.iter().position(|&result| result == outcome.result).unwrap_or_default();
        let result = *results.get(self.coder.bits(at as u32, 2) as usize)?;
        let at =
            outcome.cause.and_then(|cause| Cause::ALL.iter().position(|&known| known == cause)).map_or(0, |at| at + 1);
        let at = self.coder.number(&mut self.counts, at as u32) as usize;
        let cause = match at.checked_sub(1) {
            Some(at) => Some(*Cause::ALL.get(at)?),
            None => None,
        };
        Some(Outcome { result, cause })
    }

    pub(super) fn note(&mut self, note: Option<&Note>) -> Option<Option<Note>> {
        if !self.coder.bit(&mut self.has_note, note.is_some()) {
            return Some(None);
        }
        let blank = Note::default();
        let note = note.unwrap_or(&blank);
        let mut found = Note { after: self.texts(&note.after)?, before: self.texts(&note.before)?, ..Note::default() };
        found.nags = self.list(&note.nags, |form, mark| {
            let mark = form.coder.number(&mut form.marks, mark.copied().unwrap_or_default().into());
            u16::try_from(mark).ok()
        })?;
        if self.coder.bit(&mut self.was_read, note.as_read.is_some()) {
            let blank = CommentsAsRead::default();
            let read = note.as_read.as_deref().unwrap_or(&blank);
            let read = CommentsAsRead { before: self.texts(&read.before)?, after: self.texts(&read.after)? };
            found.as_read = Some(Box::new(read));
        }
        self.lesson(note, &mut found)?;
        let times = note.clock.or(note.elapsed);
        if !self.is(!note.shapes.is_empty() || times.is_some() || note.evaluation.is_some()) {
            return Some(Some(found));
        }
        found.shapes = self.list(&note.shapes, |form, shape| form.shape(shape.copied()))?;
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
            found.evaluation = Some(if is_mate { Evaluation::Mate(value?) } else { Evaluation::Centipawns(value?) });
        }
        Some(Some(found))
    }

    /// The task and what goes with it, which the form of a document without any does not have.
    fn lesson(&mut self, note: &Note, found: &mut Note) -> Option<()> {
        if !self.has_lessons || !self.coder.bit(&mut self.is_of_lesson, note.is_of_lesson()) {
            return Some(());
        }
        found.task = self.text(&note.task)?;
        found.hint = self.text(&note.hint)?;
        found.wrong = self.text(&note.wrong)?;
        Some(())
    }

    fn time(&mut self, time: Option<u64>) -> Option<u64> {
        self.is(time.is_some()).then(|| {
            let time = time.unwrap_or_default();
            let high = self.coder.number(&mut self.counts, (time >> 32) as u32);
            u64::from(high) << 32 | u64::from(self.coder.number(&mut self.lengths, time as u32))
        })
    }

    fn shape(&mut self, shape: Option<Shape>) -> Option<Shape> {
        let shape = shape.unwrap_or(Shape { paint: Paint::Green, from: Square::A1, to: Square::A1 });
        let at = Paint::ALL.iter().position(|&paint| paint == shape.paint).unwrap_or_default();
        let paint = *Paint::ALL.get(self.coder.bits(at as u32, 2) as usize)?;
        let mut square = |square: Square| Square::from_index(self.coder.bits(square.index() as u32, 6) as usize);
        Some(Shape { paint, from: square(shape.from)?, to: square(shape.to)? })
    }
}
