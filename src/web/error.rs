//! How diagnostics cross to JavaScript.
//!
//! In: what a room has to say. Out: an `Error` that is thrown, a plain object, or its JSON, where it is part of a text.

use super::json::Json;
use crate::diagnostic::{Argument, Diagnostic};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("diagnostic.d.ts");

/// An `Error` of JavaScript with a `message`, a `code`, and the `source` and `args` of its diagnostic.
pub(super) type Failure = JsValue;

/// Makes an `Error` of what a room has to say.
pub(super) fn failure(diagnostic: impl Into<Diagnostic>) -> Failure {
    thrown(&diagnostic.into())
}

fn thrown(diagnostic: &Diagnostic) -> Failure {
    assign(&new_error(&diagnostic.to_string()), &object(diagnostic))
}

// These two alone are wanted of JavaScript's own: js-sys would cost each module a kilobyte.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Error)]
    fn new_error(message: &str) -> JsValue;
    #[wasm_bindgen(js_namespace = Object)]
    fn assign(target: &JsValue, source: &JsValue) -> JsValue;
}

/// A diagnostic as a plain object.
pub(super) fn object(diagnostic: &Diagnostic) -> JsValue {
    Json::parsed(|json| write_whole(json, diagnostic))
}

/// A diagnostic with its sentence.
pub(super) fn write_whole(json: &mut Json, diagnostic: &Diagnostic) {
    json.object(|json| {
        write(json, diagnostic);
        json.field("message").text(&diagnostic.to_string());
    });
}

/// The fields of a diagnostic but its sentence.
pub(super) fn write(json: &mut Json, diagnostic: &Diagnostic) {
    json.field("source").text(diagnostic.source);
    json.field("code").text(diagnostic.code);
    json.field("severity").text(diagnostic.severity.name());
    write_arguments(json.field("args"), diagnostic);
    if let Some(span) = diagnostic.span {
        let numbers = [("line", span.line), ("column", span.column), ("start", span.start), ("end", span.end)];
        numbers.into_iter().for_each(|(name, number)| json.field(name).plain(number));
    }
    if let Some(fix) = &diagnostic.fix {
        json.field("fix").text(fix);
    }
}

fn write_arguments(json: &mut Json, diagnostic: &Diagnostic) {
    json.object(|json| {
        for (name, argument) in &diagnostic.arguments {
            write_argument(json.field(name), argument);
        }
    });
}

fn write_argument(json: &mut Json, argument: &Argument) {
    match argument {
        Argument::Number(number) | Argument::Count(number, _) | Argument::Times(number) => json.plain(number),
        Argument::Flag(flag) => json.plain(flag),
        Argument::Word(code, _) => json.text(code),
        Argument::Char(char) => json.letter(*char),
        Argument::Input(text) | Argument::Text(text) => json.text(text),
        Argument::Square(_) | Argument::Color(_) | Argument::Role(_) => json.text(&argument.to_string()),
        Argument::Reasons(reasons) => json.list(reasons, |json, reason| json.object(|json| write(json, reason))),
    }
}
