//! Tokens read from a state in the middle of a script, as one of its variations is.

use super::line::TokenLine;
use super::state::ScriptState;
use super::{Mode, Step};
use crate::rules::Variant;

/// Some tokens and the steps they make.
#[derive(Debug)]
pub(crate) struct TokenRun(TokenLine);

impl TokenRun {
    pub(crate) fn new(state: &ScriptState, mode: Mode, variant: Variant, tokens: &[&str]) -> Self {
        Self(TokenLine::of_tokens(state.clone(), variant, mode, tokens))
    }

    /// Each step with the state before it and the one after it.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (Step, ScriptState, ScriptState)> + '_ {
        let befores = self.0.walk(0).map(|(_, state)| state);
        let afters = self.0.walk(0).skip(1).map(|(_, state)| state).chain(core::iter::once_with(|| self.end()));
        let steps = self.0.steps().iter().enumerate();
        let steps = steps.map(|(index, step)| Step { tokens: self.0.step_tokens(index), kind: step.kind });
        steps.zip(befores).zip(afters).map(|((step, before), after)| (step, before, after))
    }

    /// The state after all of them.
    pub(crate) fn end(&self) -> ScriptState {
        self.0.state(usize::MAX)
    }
}
