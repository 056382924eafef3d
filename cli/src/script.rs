//! `gridmate script`: running a script.

use super::answer::{self, failure};
use super::arguments::{ScriptArguments, ScriptFormat};
use super::diagram::place;
use super::lines::answer_lines;
use super::output::{self, Output};
use super::problem::Problem;
use gridmate::diagnostic::quote::is_invisible;
use gridmate::notation::diagram::{self, DiagramStyle};
use gridmate::notation::{pgn, san, uci};
use gridmate::script::{
    EditError, Mode, Script, ScriptState, Start, StartError, StepKind, TokenDiagnostic, sheet_formula,
};
use serde_json::{Value, json};
use std::fs;
use std::io::{self, Read};

/// The longest line of JSON: the longest script, each of its characters as an escape of six bytes.
const LONGEST_LINE: usize = 6 * Mode::Sheet.longest() + 64;
/// More diagnostics than these are only counted in JSON, …
const MOST_DIAGNOSTICS: usize = 1_000;
/// … and more than these for people.
const MOST_SHOWN: usize = 5;

pub(super) fn run(arguments: &ScriptArguments, output: &mut Output) -> Result<(), Problem> {
    let start = match &arguments.start {
        Some(text) => text.parse().map_err(|error: StartError| Problem::refused("--start", error))?,
        None => Start::default(),
    };
    let mode = if arguments.sheet { Mode::Sheet } else { Mode::Friendly };
    if arguments.stdin && arguments.format == ScriptFormat::Json {
        let refused = |error: EditError| failure(answer::diagnostic(error));
        let answer_line = |line: &str| describe_script(start, mode, &read_string(line)?).map_err(refused);
        return answer_lines(LONGEST_LINE, output, |line| {
            answer_line(line).unwrap_or_else(|failure| failure.to_string())
        });
    }
    let text = load(arguments)?;
    if arguments.format == ScriptFormat::Json {
        return Ok(output.line(describe_script(start, mode, &text).map_err(|error| Problem::refused("", error))?)?);
    }
    let script = Script::open(start, mode, &text).map_err(|error| Problem::refused("", error))?;
    show(&script, arguments.format, output)
}

/// The script that the arguments name.
fn load(arguments: &ScriptArguments) -> Result<String, Problem> {
    let bytes = match &arguments.file {
        Some(path) => fs::read(path).map_err(|error| Problem::File(path.clone(), error))?,
        None if arguments.stdin => {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes).map_err(Problem::Input)?;
            bytes
        }
        None => return Ok(arguments.text.join(" ")),
    };
    // The line break that ends a file is none of the script.
    let mut text = String::from_utf8_lossy(&bytes).into_owned();
    if text.ends_with('\n') {
        text.pop();
        if text.ends_with('\r') {
            text.pop();
        }
    }
    Ok(text)
}

/// Reads a line that is a JSON string. Half characters, which a spreadsheet may hold, become U+FFFD.
fn read_string(line: &str) -> Result<String, Value> {
    let read = serde_json::from_str(line).or_else(|error| match whole_characters(line) {
        Some(line) => serde_json::from_str(&line),
        None => Err(error),
    });
    let message = |error| format!("the line is no JSON string such as \"e2e4\": {error}");
    read.map_err(|error| failure(answer::error("line", "bad-json", &json!({}), message(error))))
}

/// The line with `\uFFFD` in the place of escapes of half characters, if there are any.
fn whole_characters(line: &str) -> Option<String> {
    let unit = |at: usize| {
        let digits = line.get(at..at + 6)?.strip_prefix("\\u")?;
        u16::from_str_radix(digits, 16).ok()
    };
    let mut whole = String::with_capacity(line.len());
    let (mut at, mut done) = (0, 0);
    while let Some(found) = line.get(at..).and_then(|rest| rest.find('\\')) {
        at += found;
        at += match unit(at) {
            Some(0xD800..=0xDBFF) if matches!(unit(at + 6), Some(0xDC00..=0xDFFF)) => 12,
            Some(0xD800..=0xDFFF) => {
                whole.push_str(line.get(done..at)?);
                whole.push_str("\\uFFFD");
                done = at + 6;
                6
            }
            // An escape, or the backslash that another one escapes.
            _ => 2,
        };
    }
    whole.push_str(line.get(done..)?);
    (done > 0).then_some(whole)
}

/// All about a script, as one line of JSON.
///
/// Boards and steps become text at once: as objects those of a long script would take many times the room.
fn describe_script(start: Start, mode: Mode, text: &str) -> Result<String, EditError> {
    let script = Script::open(start, mode, text)?;
    let last = script.state(script.steps());
    let shown: Vec<_> = script.diagnostics().take(MOST_DIAGNOSTICS).map(|diagnostic| describe(&diagnostic)).collect();
    let mut line = String::from("{\"ok\":true,\"placement\":");
    push_string(&mut line, &last.sheet().placement());
    line.push_str(",\"placements\":[");
    push_placements(&mut line, &script);
    line.push_str("],\"diagnostics\":");
    let more = script.diagnostic_count() - shown.len();
    line.push_str(&Value::from(shown).to_string());
    if more > 0 {
        line.push_str(&format!(",\"moreDiagnostics\":{more}"));
    }
    line.push_str(",\"steps\":[");
    push_steps(&mut line, &script);
    line.push_str("],");
    let position = json!({
        "fen": last.fen(),
        "turn": last.turn().char().to_string(),
        "isLegal": last.position().is_some(),
        "reasons": last.reasons().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "turnIsOpen": last.turn_is_open(),
        "castlingIsOpen": last.castling_is_open(),
        "movetext": script.movetext(),
    });
    line.push_str(&position.to_string()[1..]);
    Ok(line)
}

fn push_string(line: &mut String, text: &str) {
    line.push_str(&Value::from(text).to_string());
}

/// The placement after each token; none needs an escape.
fn push_placements(line: &mut String, script: &Script) {
    for (index, sheet) in script.sheets().enumerate() {
        line.push_str(if index > 0 { ",\"" } else { "\"" });
        sheet.write_placement(line);
        line.push('"');
    }
}

/// Each step: how many tokens it has, and what it is.
fn push_steps(line: &mut String, script: &Script) {
    for (index, (step, state)) in script.walk().enumerate() {
        line.push_str(&format!("{}{{\"tokens\":{},\"kind\":\"", if index > 0 { "," } else { "" }, step.tokens.len()));
        match step.kind {
            StepKind::Free => line.push_str("free\"}"),
            StepKind::Ignored => line.push_str("ignored\"}"),
            StepKind::Legal(played) => {
                line.push_str("legal\"");
                if let Some(position) = state.position_before(played) {
                    let uci = uci::write(&position, played, script.start().variant);
                    line.push_str(&format!(",\"san\":\"{}\",\"uci\":\"{uci}\"", san::write(&position, played)));
                }
                line.push('}');
            }
        }
    }
}

fn describe(diagnostic: &TokenDiagnostic) -> Value {
    let mut object = answer::diagnostic(diagnostic.diagnostic.clone());
    object["token"] = diagnostic.text.as_str().into();
    object
}

/// The last board for people, and beside it what there is to say.
fn show(script: &Script, format: ScriptFormat, output: &mut Output) -> Result<(), Problem> {
    let last = script.state(script.steps());
    match format {
        ScriptFormat::Fen => output.line(last.fen())?,
        ScriptFormat::Pgn => {
            let game = script.game(script.steps()).map_err(|error| Problem::refused("", error))?;
            output.text(&pgn::write(&game))?;
        }
        ScriptFormat::Formula => {
            output.line(sheet_formula(script).map_err(|error| Problem::refused("", error))?)?;
        }
        ScriptFormat::Boxed => output.text(&draw(&last, DiagramStyle::Boxed))?,
        ScriptFormat::Letters => output.text(&draw(&last, DiagramStyle::Letters))?,
        ScriptFormat::Unicode | ScriptFormat::Json => output.text(&draw(&last, DiagramStyle::Unicode))?,
    }
    // What there is to say comes after the board, on a screen that shows both, too.
    output.flush()?;
    if let Some(movetext) = script.movetext() {
        output::remark(format_args!("This is the movetext of a game. [Use {movetext}]"));
        return Ok(());
    }
    for diagnostic in script.diagnostics().take(MOST_SHOWN) {
        let fix = match diagnostic.fix() {
            Some(fix) if !fix.is_empty() => format!(" [Use {fix}]"),
            _ => String::new(),
        };
        output::remark(format_args!("{diagnostic}{fix}"));
    }
    let more = script.diagnostic_count().saturating_sub(MOST_SHOWN);
    if more > 0 {
        output::remark(format_args!("and {more} more"));
    }
    Ok(())
}

/// The board with the text of cells that hold no piece.
fn draw(state: &ScriptState, style: DiagramStyle) -> String {
    let text = diagram::draw(state.sheet().board(), style);
    let mut lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    for &(at, unit) in state.sheet().texts() {
        let (line, column) = place(at, style);
        if let Some(cell) = lines.get_mut(line).and_then(|line| line.get_mut(column)) {
            let char = char::from_u32(u32::from(unit)).filter(|&char| !char.is_control() && !is_invisible(char));
            *cell = char.unwrap_or('□');
        }
    }
    lines.into_iter().flat_map(|line| line.into_iter().chain(['\n'])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_characters_become_the_sign_for_them() {
        for (line, text) in [
            (r#""e2e4""#, "e2e4"),
            (r#""e4=\ud83e\udE00""#, "e4=🨀"),
            (r#""e4=\ud83e""#, "e4=\u{FFFD}"),
            (r#""\ude00\ud83e,\\ud83e""#, "\u{FFFD}\u{FFFD},\\ud83e"),
        ] {
            assert_eq!(read_string(line).as_deref(), Ok(text), "{line}");
        }
        for line in ["", "e2e4", "[]", "\"", r#""\"#, r#""\u""#] {
            assert_eq!(read_string(line).unwrap_err()["error"]["code"], "bad-json", "{line}");
        }
    }
}
