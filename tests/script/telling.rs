//! What an edit tells: from which token on anything may have changed.

use crate::edits::PIECES;
use gridmate::script::{LONGEST_RUN, Mode, Script, Start};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// All that is said of the tokens before one, and of the boards up to its step.
fn told_before(script: &Script, first: usize) -> String {
    let mut text = String::new();
    for index in 0..first {
        text += &format!("{:?} in {}\n", script.token(index), script.step_of(index));
    }
    for step in 0..=script.step_of(first) {
        text += &format!("{:?}\n", script.state(step));
    }
    for diagnostic in script.diagnostics().filter(|diagnostic| diagnostic.token < first) {
        text += &format!("{diagnostic:?}\n");
    }
    text
}

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec((prop::sample::select(&PIECES[..]), prop::sample::select(&["", " ", ", "][..])), 0..40)
        .prop_map(|parts| parts.into_iter().flat_map(|(token, gap)| [token, gap]).collect())
}

fn edit() -> impl Strategy<Value = (String, prop::sample::Index, usize, Vec<&'static str>)> {
    (text(), any::<prop::sample::Index>(), 0..9_usize, prop::collection::vec(prop::sample::select(&PIECES[..]), 0..4))
}

/// The same cases in every run.
fn config() -> ProptestConfig {
    ProptestConfig { cases: 600, rng_seed: RngSeed::Fixed(3), failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn nothing_before_the_told_token_differs_from_a_document_read_anew((text, at, removed, with) in edit()) {
        for mode in [Mode::Friendly, Mode::Sheet] {
            let before = Script::open(Start::default(), mode, &text).unwrap();
            let from = text.floor_char_boundary(at.index(text.len() + 1));
            let to = text.ceil_char_boundary((from + removed).min(text.len()));
            let mut script = before.clone();
            let first = script.edit(from..to, &with.concat()).unwrap();
            prop_assert!(first <= before.tokens());
            let anew = Script::open(Start::default(), mode, script.text()).unwrap();
            prop_assert_eq!(told_before(&anew, first.min(anew.tokens())), told_before(&before, first));
        }
    }
}

#[test]
fn an_edit_tells_no_more_than_a_few_tokens_before_its_place() {
    let text = "g1f3, g8f6, f3g1, f6g8, ".repeat(20);
    for (at, with) in [(240, "b1c3, "), (0, "e"), (480, "x"), (243, ""), (240, " ")] {
        let mut script = Script::new(Start::default(), &text).unwrap();
        let first = script.edit(at..at, with).unwrap();
        assert!(((at / 6).saturating_sub(2 * LONGEST_RUN)..=80).contains(&first), "{at} {with:?}: {first}");
    }
    let mut script = Script::new(Start::default(), "e2e4, e7e5").unwrap();
    assert_eq!(script.edit(0..4, "e2e4"), Ok(2), "what changes nothing tells the end");
}
