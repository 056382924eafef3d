//! A text that is the movetext of a game, not a script.

use super::Script;
use crate::script::diagnostic::DiagnosticKind;
use crate::script::line::TokenLine;
use crate::script::sheet::Meaning;
use crate::script::state::StepKind;
use crate::script::{Mode, Start, fix};
use alloc::string::String;

/// No game has more moves, numbers and remarks than this; a longer text is not read for one.
const MOST_TOKENS: usize = 20_000;

impl Script {
    /// The script of a text that is plainly the movetext of a game: moves as players write them, each legal in its
    /// turn, and what a PGN says beside them. [`Script::fix_all`] puts it in the place of the text.
    ///
    /// ```
    /// use gridmate::script::{Script, Start};
    /// let text = "1. e4 {Best by test.} 1... e5 $1 (1... c5 2. Nf3) 2. Nf3 1-0";
    /// let script = Script::new(Start::default(), text)?;
    /// assert_eq!(script.movetext().as_deref(), Some("1. e2e4 1... e7e5 2. g1f3"));
    /// assert_eq!(Script::new(Start::default(), "e2e4, e5")?.movetext(), None);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn movetext(&self) -> Option<String> {
        if self.mode() == Mode::Sheet || !(2..=MOST_TOKENS).contains(&self.tokens()) {
            return None;
        }
        let (mut moves, mut is_san) = (0_usize, false);
        for token in self.line.tokens() {
            match (token.meaning, token.diagnostic) {
                (Meaning::Nothing, Some(DiagnosticKind::San)) => {
                    is_san = true;
                    moves += 1;
                }
                // `e8=Q` is half of a promotion.
                (Meaning::Insertion { .. }, _) => {
                    is_san |= token.found == Some(DiagnosticKind::HalfPromotion);
                    moves += 1;
                }
                (_, Some(DiagnosticKind::PgnTag)) if self.starts_elsewhere(self.line.token_text(token)) => return None,
                (Meaning::Nothing, diagnostic) if diagnostic.is_none_or(DiagnosticKind::is_of_pgn) => {}
                _ => return None,
            }
        }
        let script = is_san.then(|| fix::fix_all(&self.line).0)?;
        let fixed = TokenLine::new(&self.start, Mode::Friendly, &script);
        let kinds = || fixed.steps().iter().map(|step| step.kind);
        let legal = kinds().filter(|kind| matches!(kind, StepKind::Legal(_))).count();
        (legal == moves && !kinds().any(|kind| kind == StepKind::Free)).then_some(script)
    }

    /// Whether a tag says that the game starts where the script does not.
    fn starts_elsewhere(&self, tag: &str) -> bool {
        let mut parts = tag.split('"');
        let is_fen = parts.next().is_some_and(|name| name.trim() == "[FEN");
        let same = |text: &str| text.parse::<Start>().is_ok_and(|start| start.setup == self.start.setup);
        is_fen && !parts.next().is_some_and(same)
    }
}
