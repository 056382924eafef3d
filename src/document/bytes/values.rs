//! The byte form of what is on a document and its nodes: start, outcome, notes.
//!
//! In: a value that is written; what stands for one where bytes are read. Out: the value that was written.

use super::{Form, Wrong};
use crate::board::{Color, Square};
use crate::document::coder::Coder;
use crate::document::{Cause, Evaluation, Note, Outcome, Paint, Shape};
use crate::game::{Claim, End};
use crate::notation::pgn::GameResult;
use crate::rules::Variant;
use crate::rules::chess960::Number;
use crate::script::Start;

impl<C: Coder> Form<C> {
    pub(super) fn start(&mut self, start: &Start) -> Result<Start, Wrong> {
        let usual = Start::default();
        if !self.is(*start != usual) {
            return Ok(usual);
        }
        let number = Number::all().find(|&number| Start::chess960(number) == *start);
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
        let causes = causes();
        let at = outcome.cause.and_then(|cause| causes.iter().position(|&known| known == cause)).map_or(0, |at| at + 1);
        let at = if result == GameResult::Unknown && outcome.cause.is_none() && at == 0 { 0 } else { at };
        let at = self.coder.number(&mut self.counts, at as u32) as usize;
        let cause = at.checked_sub(1).map(|at| causes.get(at).copied().ok_or(Wrong)).transpose()?;
        Ok(Outcome { result, cause })
    }

    pub(super) fn note(&mut self, note: Option<&Note>) -> Result<Option<Note>, Wrong> {
        if !self.coder.bit(&mut self.has_note, note.is_some()) {
            return Ok(None);
        }
        let blank = Note::default();
        let note = note.unwrap_or(&blank);
        let mut found = Note { after: self.texts(&note.after)?, ..Note::default() };
        found.before = self.texts(&note.before)?;
        let count = self.count(note.nags.len());
        for at in 0..count {
            self.refuse_beyond()?;
            found.nags.push(self.coder.bits(note.nags.get(at).copied().unwrap_or_default().into(), 8) as u8);
        }
        if !self.is(*note
            != Note {
                after: note.after.clone(),
                before: note.before.clone(),
                nags: note.nags.clone(),
                ..Note::default()
            })
        {
            return Ok(Some(found));
        }
        let count = self.count(note.shapes.len());
        for at in 0..count {
            self.refuse_beyond()?;
            found.shapes.push(self.shape(note.shapes.get(at).copied())?);
        }
        for (given, place) in [(note.clock, &mut found.clock), (note.elapsed, &mut found.elapsed)] {
            if self.coder.plain(given.is_some()) {
                let time = given.unwrap_or_default();
                let high = self.coder.number(&mut self.counts, (time >> 32) as u32);
                *place = Some(u64::from(high) << 32 | u64::from(self.coder.number(&mut self.lengths, time as u32)));
            }
        }
        if self.is(note.evaluation.is_some()) {
            let (is_mate, value) = match note.evaluation.unwrap_or(Evaluation::Centipawns(0)) {
                Evaluation::Centipawns(value) => (false, value),
                Evaluation::Mate(value) => (true, value),
            };
            let is_mate = self.is(is_mate);
            let is_below = self.is(value < 0);
            let size = self.coder.number(&mut self.lengths, value.unsigned_abs());
            let value = i32::try_from(size).map_err(|_| Wrong)? * if is_below { -1 } else { 1 };
            found.evaluation = Some(if is_mate { Evaluation::Mate(value) } else { Evaluation::Centipawns(value) });
        }
        Ok(Some(found))
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
fn causes() -> Vec<Cause> {
    let winners = Color::ALL.map(|winner| Cause::Rules(End::Checkmate { winner }));
    let draws = [End::Stalemate, End::DeadPosition, End::Fivefold, End::SeventyFiveMoves].map(Cause::Rules);
    let claims = Claim::ALL.map(Cause::Claim);
    let sides = Color::ALL.into_iter().flat_map(|side| [Cause::Resignation(side), Cause::Time(side)]);
    let claimed = Claim::ALL.map(|claim| Cause::Rules(End::Claimed(claim)));
    let all = [Cause::Record, Cause::Agreement].into_iter().chain(winners).chain(draws);
    all.chain(claims).chain(sides).chain(claimed).collect()
}
