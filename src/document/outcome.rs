//! How the game of a document stands and has ended.

use super::Document;
use super::tree::NodeId;
use crate::game::{Claim, Outcome};
use crate::script::{Script, end_of_game_of};
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// How a game stands at a place: whether it is over, and what may be claimed if it is not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// How it has ended, if it has.
    pub end: Option<Outcome>,
    /// The draws that may be claimed.
    pub claims: Vec<Claim>,
}

impl Standing {
    /// By the rules alone, of the game that was played up to a step of a script since the last free one.
    ///
    /// ```
    /// use gridmate::document::Standing;
    /// use gridmate::script::{Script, Start};
    /// let script = Script::new(Start::default(), "f2f3, e7e5, g2g4, d8h4")?;
    /// assert_eq!(Standing::by_rules(&script, 3).end, None);
    /// assert_eq!(Standing::by_rules(&script, 4).end.unwrap().result.text(), "0-1");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn by_rules(script: &Script, steps: usize) -> Self {
        let Some(game) = end_of_game_of(script, steps) else { return Self::default() };
        Self { end: game.end().map(Outcome::from), claims: game.claims().collect() }
    }
}

impl Document {
    /// How the game stands after `steps` steps of the line. Where the players have given it an end, nothing can be
    /// claimed in it, and it is over behind its last move.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let mut document = Document::new(Start::default(), "e2e4")?;
    /// document.end_game("resigned-b");
    /// assert_eq!(document.standing(0).end, None);
    /// assert_eq!(document.standing(1).end.unwrap().code(), Some("resigned-b"));
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn standing(&self, steps: usize) -> Standing {
        let by_rules = Standing::by_rules(&self.line, steps);
        match self.given_end() {
            Some(given) if steps >= self.line.steps() => Standing { end: Some(given), claims: Vec::new() },
            Some(_) => Standing { claims: Vec::new(), ..by_rules },
            None => by_rules,
        }
    }

    /// How the game ended: as the players or a record say, else as the rules end its main line, whichever line is shown.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "f2f3, e7e5, g2g4, d8h4")?;
    /// assert_eq!(document.outcome().cause, None);
    /// assert_eq!(document.result().cause.unwrap().code(), "checkmate");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn result(&self) -> Outcome {
        if self.outcome != Outcome::default() {
            return self.outcome;
        }
        let line = self.main_script();
        Standing::by_rules(&line, line.steps()).end.unwrap_or_default()
    }

    /// The outcome that a text names: a result as PGN writes it, how the line that is shown ends by the rules, or the code of
    /// an end that players give.
    ///
    /// ```
    /// use gridmate::document::Document;
    /// use gridmate::script::Start;
    /// let document = Document::new(Start::default(), "e2e4")?;
    /// assert_eq!(document.outcome_named("resigned-b").unwrap().result.text(), "1-0");
    /// assert_eq!(document.outcome_named("checkmate"), None);
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn outcome_named(&self, text: &str) -> Option<Outcome> {
        let steps = self.line.steps();
        let by_rules = || Standing::by_rules(&self.line, steps).end.filter(|outcome| outcome.code() == Some(text));
        let given = || Outcome::given(text, self.line.state(steps).sheet().board());
        text.parse().ok().map(Outcome::recorded).or_else(by_rules).or_else(given)
    }

    /// The main line as a script, however long it is.
    fn main_script(&self) -> Cow<'_, Script> {
        if self.is_main_line() {
            return Cow::Borrowed(&self.line);
        }
        let nodes: Vec<NodeId> = self.tree.line_from(NodeId::ROOT).skip(1).collect();
        let mut line = self.line.clone();
        line.show(*self.start(), self.line.mode(), 0, &self.text_of(&nodes));
        Cow::Owned(line)
    }
}
