//! What a builder makes of the events of a text.

use super::{Frame, GameBuilder, MoveNumber};
use crate::game::GameResult;
use crate::notation::pgn::tree::MoveId;
use crate::notation::pgn::visitor::{Skip, Span, Visitor};
use crate::notation::pgn::{MAX_DEPTH, MAX_MOVES, WarningKind, words};
use crate::notation::{san, text};
use alloc::borrow::ToOwned;
use core::mem;
use core::ops::ControlFlow::{self, Break, Continue};

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
        let (body, nag) = words::split_glyph(word.text);
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
        let comment = words::comment_line(text.text);
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
                let inner = self.inner_result.take().and_then(|word| words::result(word.text));
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
