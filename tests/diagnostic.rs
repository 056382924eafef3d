//! What there is to say about an input: sentences made of arguments, and diagnostics around others.

use gridmate::board::{Color, Role, Square};
use gridmate::diagnostic::{Argument, Diagnostic};
use gridmate::notation::fen::{self, FenFix, Field};
use gridmate::notation::{MoveError, pgn, san};
use gridmate::rules::{Position, SetupError, Variant};
use gridmate::script::{Script, Start};

#[test]
fn a_diagnostic_says_what_it_speaks_of() {
    let blocked = MoveError::Blocked(Square::A1, Square::A3, Role::Rook);
    let names: Vec<_> = Diagnostic::from(&blocked).arguments.into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["from", "to", "role"]);
    let fix = Diagnostic::from(FenFix::MissingFields(Field::Turn));
    assert_eq!(fix.argument("field"), Some(&Argument::Word("turn", "the side to move")));
    assert_eq!(fix.argument("added"), Some(&Argument::Text("w - - 0 1".into())));
}

#[test]
fn a_diagnostic_around_others_has_the_code_of_the_first_and_keeps_all() {
    let reasons = |diagnostic: &Diagnostic| match diagnostic.argument("reasons") {
        Some(Argument::Reasons(reasons)) => reasons.iter().map(|reason| (reason.source, reason.code)).collect(),
        _ => Vec::new(),
    };
    let refused = Diagnostic::from(san::parse_lenient(&Position::initial(), "Ke2").unwrap_err());
    assert_eq!((refused.source, refused.code), ("san", "own-piece"));
    assert_eq!(reasons(&refused), [("move", "own-piece")]);
    let empty = Diagnostic::from(fen::parse("8/8/8/8/8/8/8/8 w - - 0 1", Variant::Standard).unwrap_err());
    assert_eq!(reasons(&empty), [("setup", "no-king"), ("setup", "no-king")]);
    assert_eq!(empty.message(), "FEN: white has no king; black has no king.");
}

#[test]
fn the_place_stands_before_the_sentence_and_not_in_it() {
    let error = Diagnostic::from(pgn::read("1. e4 e5\n2. Ke3 *").next().unwrap().unwrap_err());
    assert_eq!(error.message(), "\"Ke3\" is not legal here: the king on e1 cannot go to e3: a king moves one square.");
    assert_eq!(error.to_string(), format!("Line 2, column 4: {}", error.message()));
    assert_eq!(error.argument("text"), Some(&Argument::Input("Ke3".into())));
}

#[test]
fn sides_are_told_as_they_are() {
    let diagnostic = Diagnostic::from(SetupError::OppositeCheck(Color::Black));
    assert_eq!(diagnostic.argument("turn"), Some(&Argument::Color(Color::White)));
}

#[test]
fn spans_cut_out_what_a_diagnostic_is_about() {
    let part = |text: &str, diagnostic: &Diagnostic| {
        let span = diagnostic.span.unwrap();
        let units: Vec<u16> = text.encode_utf16().collect();
        String::from_utf16(&units[span.start as usize..span.end as usize]).unwrap()
    };
    let pgn = "[White \"🨀 é\"]\r\n[Result \"2-0\"]\r\n\r\n{🨀}\r\n1. e4 {é🨀} e5 2. Nf3+ {ü} Nc6 3. Ke3 *";
    let error = pgn::read(pgn).next().unwrap().unwrap_err();
    assert_eq!(part(pgn, &Diagnostic::from(&error)), "Ke3");
    let warnings: Vec<_> = error.game().warnings().iter().map(Diagnostic::from).collect();
    let parts: Vec<_> = warnings.iter().map(|warning| (warning.code, part(pgn, warning))).collect();
    assert_eq!(parts, [("check-sign", "Nf3+".into()), ("result-value", "[Result \"2-0\"]".into())]);
    let text = "🨀, e2e4\n é e7e5, Nf3";
    let script = Script::new(Start::default(), text).unwrap();
    for told in script.diagnostics() {
        assert_eq!(part(text, &told.diagnostic), told.text);
    }
    let last = script.diagnostics().last().unwrap().diagnostic;
    assert_eq!((part(text, &last).as_str(), last.fix.as_deref()), ("Nf3", Some("g1f3")));
}
