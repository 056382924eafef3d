//! What a text says, handed to a visitor as it is read.

use super::error::WarningKind;
use super::lexer::Window;
use super::parser::Parser;
use crate::game::GameResult;
use core::ops::{ControlFlow, Range};

/// A piece of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span<'a> {
    /// The byte that it starts at; of bytes that were no UTF-8, as text.
    pub start: usize,
    /// What it says.
    pub text: &'a str,
}

impl Span<'_> {
    /// The bytes that it takes.
    pub(super) const fn range(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }
}

/// Whether what begins is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Skip(pub bool);

/// Takes what a text says: for each game its tags, then its movetext. Each method may stop the reading.
///
/// No rules are asked: whether a move is legal is for the visitor to find out.
///
/// ```
/// use gridmate::notation::pgn::{self, Skip, Span, Visitor};
/// use std::ops::ControlFlow;
///
/// #[derive(Default)]
/// struct MainLine(Vec<String>);
///
/// impl Visitor for MainLine {
///     fn san(&mut self, san: &str, _: Span<'_>) -> ControlFlow<()> {
///         self.0.push(san.to_owned());
///         ControlFlow::Continue(())
///     }
///
///     fn begin_variation(&mut self, _: Span<'_>) -> ControlFlow<(), Skip> {
///         ControlFlow::Continue(Skip(true))
///     }
/// }
///
/// let mut line = MainLine::default();
/// assert!(pgn::visit("1. e4 e5 (1... c5) 2. Nf3 *", &mut line).is_continue());
/// assert_eq!(line.0, ["e4", "e5", "Nf3"]);
/// ```
#[allow(unused_variables, reason = "a visitor takes what it needs")]
pub trait Visitor {
    /// Something is there, and belongs to the next game.
    fn begin_game(&mut self, first: Span<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A tag: where it starts, its name and its value.
    fn tag(&mut self, name: Span<'_>, value: &str) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The first move, variation or result follows; the rest of the game may be skipped.
    fn begin_moves(&mut self) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(false))
    }

    /// A move number, and how many dots follow it.
    fn number(&mut self, digits: Span<'_>, dots: usize) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A word where a move is due: without marks such as `!?`, and as it stands there. The marks follow.
    fn san(&mut self, san: &str, word: Span<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A mark as the standard numbers it: the number and what follows a `$`, or what stands for it, such as `!?`.
    fn nag(&mut self, nag: u16, mark: Span<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A comment, as it stands between its braces.
    fn comment(&mut self, text: Span<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A variation begins; it may be skipped, and then its end is not reported.
    fn begin_variation(&mut self, bracket: Span<'_>) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(false))
    }

    /// A variation ends.
    fn end_variation(&mut self, bracket: Span<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The result behind the moves; comments may follow.
    fn result(&mut self, result: GameResult, word: Span<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Something that does not belong there, or is not written as the standard has it.
    fn warning(&mut self, kind: WarningKind, text: Span<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The game ends before this byte.
    fn end_game(&mut self, end: usize) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Reads a text to a visitor, all of it or up to where that stops.
pub fn visit(text: &str, visitor: &mut impl Visitor) -> ControlFlow<()> {
    Parser::new(true).run(Window { text, is_last: true, is_cut: false }, visitor)
}
