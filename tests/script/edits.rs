//! Edits: what is kept up to date is what would come out anew.

use crate::oracle;
use crate::random::Random;
use gridmate::script::{Mode, Script, Start};

/// All that a script says, in words.
fn told(script: &Script) -> String {
    let mut text = String::new();
    for index in 0..script.tokens() {
        text += &format!("{:?}\n", script.token(index).unwrap());
    }
    for index in 0..script.steps() {
        text += &format!("{:?}\n", script.step(index).unwrap());
    }
    for diagnostic in script.diagnostics() {
        text += &format!("{diagnostic:?}\n");
    }
    text
}

fn check_same_as_anew(script: &Script) {
    let anew = Script::open(*script.start(), script.mode(), script.text()).unwrap();
    assert_eq!(told(script), told(&anew), "{:?}", script.text());
    for steps in [0, script.steps() / 2, script.steps()] {
        assert_eq!(script.state(steps), anew.state(steps), "{:?} after {steps}", script.text());
    }
}

/// What random texts are made of.
pub(crate) const PIECES: [&str; 38] = [
    "e2e4",
    "e7e5",
    "g1f3",
    "b8c6",
    "e1g1",
    "h1f1",
    "xe4",
    "e8=♕",
    "e4=Q",
    "Nf3",
    ", ",
    " ",
    "\n",
    ";",
    "1.",
    "1...",
    "e",
    "4",
    "x",
    "=",
    "\u{200B}",
    "é",
    "🨀",
    "f1c4",
    "castling=Kk",
    "castling=-",
    "xa1",
    "{",
    "}",
    "(",
    ")",
    "[a",
    "]",
    " ;the ",
    ";the",
    "$1",
    "%a",
    "1-0",
];

fn check_random_edits(mode: Mode, rounds: u64) {
    for seed in 0..rounds {
        let mut random = Random::new(seed);
        let start = if seed % 3 == 0 { "960:1".parse().unwrap() } else { Start::default() };
        let mut script = Script::open(start, mode, "").unwrap();
        for _ in 0..60 {
            let text = script.text();
            let from = text.floor_char_boundary(random.below(text.len() + 1));
            let to = text.ceil_char_boundary((from + random.below(6) * random.below(2)).min(text.len()));
            let many = 1 + random.below(4) * random.below(3);
            let with: String = (0..many).map(|_| *random.pick(&PIECES)).collect();
            script.edit(from..to, &with).unwrap();
            check_same_as_anew(&script);
        }
    }
}

#[test]
fn an_edited_document_is_the_same_as_one_made_anew() {
    check_random_edits(Mode::Friendly, 12);
    check_random_edits(Mode::Sheet, 6);
}

#[test]
fn heavy_any_edited_document_is_the_same_as_one_made_anew() {
    check_random_edits(Mode::Friendly, 400);
    check_random_edits(Mode::Sheet, 200);
}

#[test]
fn long_lines_are_kept_up_to_date_in_the_middle_too() {
    let mut random = Random::new(9);
    let rows = oracle::sample("scripts");
    let long: Vec<String> =
        rows.iter().filter(|row| row.str("kind") == "game").map(|row| row.text().replace(" ,  ,", ", ")).collect();
    let mut script = Script::new(Start::default(), &long.concat()).unwrap();
    assert!(script.steps() > 150);
    for _ in 0..300 {
        let text = script.text();
        let from = random.below(text.len());
        let with = *random.pick(&["", " ", "e2e4, ", "xe4 ", "e4=♕ "]);
        let (from, to) = (text.floor_char_boundary(from), text.ceil_char_boundary(from + random.below(2)));
        script.edit(from..to, with).unwrap();
        check_same_as_anew(&script);
    }
}

#[test]
fn setting_the_text_changes_what_differs() {
    let mut script = Script::new(Start::default(), "e2e4, é, e7e5").unwrap();
    for text in ["e2e4, è, e7e5", "", "e2e4", "e2e4e2e4", "e4", "🨀", "🨁"] {
        script.set_text(text).unwrap();
        assert_eq!(script.text(), text);
        check_same_as_anew(&script);
    }
}

#[test]
fn a_script_that_is_too_long_is_refused_and_the_old_one_stays() {
    let long = "e2e4 ".repeat(300_000);
    assert_eq!(Script::new(Start::default(), &long).unwrap_err().code(), "script-too-long");
    let mut script = Script::new(Start::default(), "e2e4").unwrap();
    let error = script.set_text(&long).unwrap_err();
    assert!(error.to_string().contains("1048576 bytes"), "{error}");
    assert_eq!(script.text(), "e2e4");
    assert!(Script::open(Start::default(), Mode::Sheet, &long).is_ok());
    assert_eq!(script.edit(2..99, "").unwrap_err().code(), "out-of-range");
}

#[test]
fn the_caret_is_in_a_token() {
    let script = Script::new(Start::default(), "🨀 e2e4, e7e5").unwrap();
    assert_eq!([0, 2, 3, 7, 8, 9, 99].map(|at| script.token_at(at)), [0, 0, 1, 1, 1, 2, 2].map(Some));
    assert_eq!(Script::new(Start::default(), " e2e4").unwrap().token_at(0), None);
}

#[test]
fn moves_are_taken_back_by_dropping_them() {
    let mut script = Script::new(Start::default(), "e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, e1g1, h1f1, ").unwrap();
    script.truncate(6).unwrap();
    assert!(script.text().ends_with("g8f6") && script.steps() == 6);
    script.truncate(9).unwrap();
    assert_eq!(script.steps(), 6);
    script.truncate(0).unwrap();
    assert_eq!(script.text(), "");
}
