//! The two ends of a game: where it starts, which its tags tell, and how it ended, which tag and text tell together.

use super::GameBuilder;
use crate::game::{self, End, GameResult};
use crate::notation::pgn::game::PgnGame;
use crate::notation::pgn::problem::{Error, ErrorKind, WarningKind};
use crate::notation::pgn::roster;
use crate::notation::pgn::visitor::Span;
use alloc::borrow::ToOwned;
use core::mem;

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
        match roster::start(&self.game.tags) {
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
    pub(in crate::notation::pgn) fn finish(mut self) -> Result<PgnGame, Error> {
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
            let mut line = game::Game::new(self.game.start, self.game.variant);
            let plays = |(_, played)| line.play_on(played).is_ok() && line.end().is_none();
            let _ = self.game.playable().all(plays);
            line.end()
        };
        if let Some(end) = end
            && GameResult::from(end) != self.game.result
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
