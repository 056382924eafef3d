//! What a text is that comes from elsewhere.

use crate::notation::pgn;
use crate::script::{Script, Start, StepKind};

/// What a pasted or dropped text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextKind {
    /// A start, as a FEN or by a number of Chess960; of several lines the first.
    Start,
    /// A script, at least half of whose tokens do something.
    Script,
    /// Games as PGN, or the moves of one as players write them.
    Games,
}

impl TextKind {
    /// What a text is; nothing where it is none of these. A start and games may have faults.
    ///
    /// ```
    /// use gridmate::document::TextKind;
    /// assert_eq!(TextKind::of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Some(TextKind::Start));
    /// assert_eq!(TextKind::of("e2e4, e7e5"), Some(TextKind::Script));
    /// assert_eq!(TextKind::of("1. e4 e5 2. Nf3"), Some(TextKind::Games));
    /// assert_eq!(TextKind::of("see you at the club"), None);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = text.trim();
        let first = text.lines().next()?;
        if is_placement(first) || first.parse::<Start>().is_ok() {
            Some(Self::Start)
        } else if text.lines().any(is_tag) {
            Some(Self::Games)
        } else if acts(text) {
            Some(Self::Script)
        } else {
            has_moves(text).then_some(Self::Games)
        }
    }
}

/// Whether a line begins as a FEN does, with rows between slashes.
fn is_placement(line: &str) -> bool {
    let rows = line.split_whitespace().next().unwrap_or_default();
    rows.matches('/').count() >= 2 && rows.chars().all(|char| "pnbrqkPNBRQK/".contains(char) || char.is_ascii_digit())
}

fn is_tag(line: &str) -> bool {
    let inner = line.trim_start().strip_prefix('[');
    inner.is_some_and(|inner| inner.starts_with(|char: char| char.is_ascii_alphabetic()) && inner.contains('"'))
}

/// Whether at least half of the tokens of a script change the board.
fn acts(text: &str) -> bool {
    let Ok(script) = Script::new(Start::default(), text) else { return false };
    let acting = script.walk().filter(|(step, _)| step.kind != StepKind::Ignored);
    let tokens: usize = acting.map(|(step, _)| step.tokens.len()).sum();
    tokens > 0 && tokens * 2 >= script.tokens()
}

/// Whether a text begins with a game that has moves; of one with a fault, with more than one.
fn has_moves(text: &str) -> bool {
    match pgn::read(text).next() {
        Some(Ok(game)) => game.tree.mainline().next().is_some(),
        Some(Err(error)) => error.game().tree.mainline().count() > 1,
        None => false,
    }
}
