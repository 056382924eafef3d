//! What all answers in JSON have in common: `ok`, and one form for what is wrong or odd, that of the npm package's `Diagnostic`.
//!
//! In: what the library or a command has to say. Out: objects that `docs/cli.schema.json` describes.

use gridmate::diagnostic::{Argument, Diagnostic, Severity};
use gridmate::notation::pgn::PgnGame;
use serde_json::{Map, Value, json};
use std::fmt::Display;

/// The answer to an input that is wrong.
pub(super) fn failure(error: impl Into<Value>) -> Value {
    json!({ "ok": false, "error": error.into() })
}

/// What a command has to say that the library has no sentence for.
pub(super) fn error(source: &str, code: &str, args: &Value, message: impl Display) -> Value {
    let severity = Severity::Error.name();
    json!({ "code": code, "message": message.to_string(), "args": args, "source": source, "severity": severity })
}

/// What the library has to say.
pub(super) fn diagnostic(diagnostic: impl Into<Diagnostic>) -> Value {
    let diagnostic = diagnostic.into();
    let mut object = json!({ "code": diagnostic.code, "message": diagnostic.to_string() });
    if let Value::Object(fields) = &mut object {
        fields.extend(rest(&diagnostic));
    }
    object
}

/// All that the library has to say of an input.
pub(super) fn diagnostics<T: Into<Diagnostic>>(all: impl IntoIterator<Item = T>) -> Value {
    all.into_iter().map(diagnostic).collect()
}

/// The fields of a diagnostic but code and sentence.
fn rest(diagnostic: &Diagnostic) -> Map<String, Value> {
    let arguments = diagnostic.arguments.iter().map(|(name, value)| ((*name).to_owned(), argument(value)));
    let mut fields = Map::new();
    fields.insert("args".to_owned(), arguments.collect::<Map<_, _>>().into());
    fields.insert("source".to_owned(), diagnostic.source.into());
    fields.insert("severity".to_owned(), diagnostic.severity.name().into());
    if let Some(span) = diagnostic.span {
        for (name, number) in [("line", span.line), ("column", span.column), ("start", span.start), ("end", span.end)] {
            fields.insert(name.to_owned(), number.into());
        }
    }
    if let Some(fix) = &diagnostic.fix {
        fields.insert("fix".to_owned(), fix.as_str().into());
    }
    fields
}

/// An argument as the npm package has it; diagnostics within it are without sentences of their own.
fn argument(argument: &Argument) -> Value {
    match argument {
        Argument::Number(number) | Argument::Count(number, _) | Argument::Times(number) => (*number).into(),
        Argument::Flag(flag) => (*flag).into(),
        Argument::Word(code, _) => (*code).into(),
        Argument::Char(char) => char.to_string().into(),
        Argument::Input(text) | Argument::Text(text) => text.as_str().into(),
        Argument::Square(_) | Argument::Color(_) | Argument::Role(_) => argument.to_string().into(),
        Argument::Reasons(reasons) => {
            let object = |reason: &Diagnostic| {
                let mut object = Map::new();
                object.insert("code".to_owned(), reason.code.into());
                object.extend(rest(reason));
                Value::Object(object)
            };
            reasons.iter().map(object).collect()
        }
    }
}

/// The tags of a game: names and values in the order of the text.
pub(super) fn tags(game: &PgnGame) -> Value {
    game.tags().iter().map(|(name, value)| json!([name, value])).collect()
}
