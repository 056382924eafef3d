//! The one way in which values with parts cross: what is written here as JSON is read by one `JSON.parse`.

use crate::board::Square;
use std::fmt::{Display, Write};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// What JSON says that is made here, as JavaScript has it.
    #[wasm_bindgen(js_namespace = JSON)]
    pub(super) fn parse(json: &str) -> JsValue;
}

/// A text that grows value by value; commas come by themselves.
#[derive(Debug, Default)]
pub(super) struct Json(String);

/// What each module writes some of.
#[allow(dead_code, reason = "no module writes values of all kinds")]
impl Json {
    /// A value as JavaScript has it.
    pub(super) fn parsed(write: impl FnOnce(&mut Self)) -> JsValue {
        parse(&Self::of(write))
    }

    /// An object as JavaScript has it.
    pub(super) fn parsed_object(write: impl FnOnce(&mut Self)) -> JsValue {
        Self::parsed(|json| json.object(write))
    }

    /// A list as JavaScript has it.
    pub(super) fn parsed_list<T>(items: impl IntoIterator<Item = T>, write: impl FnMut(&mut Self, T)) -> JsValue {
        Self::parsed(|json| json.list(items, write))
    }

    /// What one value is as JSON.
    pub(super) fn of(write: impl FnOnce(&mut Self)) -> String {
        let mut json = Self::default();
        write(&mut json);
        json.0
    }

    fn open(&mut self, bracket: char) {
        self.next();
        self.0.push(bracket);
    }

    /// A comma, if another value of the same list or object stands before.
    fn next(&mut self) {
        if !matches!(self.0.as_bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.0.push(',');
        }
    }

    pub(super) fn object(&mut self, write: impl FnOnce(&mut Self)) {
        self.open('{');
        write(self);
        self.0.push('}');
    }

    pub(super) fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Self, T)) {
        self.open('[');
        items.into_iter().for_each(|item| write(self, item));
        self.0.push(']');
    }

    /// The name of a field, whose value comes next.
    pub(super) fn field(&mut self, name: &str) -> &mut Self {
        self.open('"');
        self.0.push_str(name);
        self.0.push_str("\":");
        self
    }

    /// A value that JSON writes as Rust does: a number, `true`, `null`.
    pub(super) fn plain(&mut self, value: impl Display) {
        self.next();
        // Writing to a text does not fail.
        let _ = write!(self.0, "{value}");
    }

    pub(super) fn text(&mut self, text: &str) {
        self.open('"');
        // Most texts are written as they are, and at once.
        if text.bytes().any(|byte| matches!(byte, b'"' | b'\\' | 0..b' ')) {
            text.chars().for_each(|char| self.escaped(char));
        } else {
            self.0.push_str(text);
        }
        self.0.push('"');
    }

    fn escaped(&mut self, char: char) {
        match char {
            '"' | '\\' => self.0.extend(['\\', char]),
            '\0'..' ' => {
                let _ = write!(self.0, "\\u{:04x}", u32::from(char));
            }
            _ => self.0.push(char),
        }
    }

    pub(super) fn letter(&mut self, char: char) {
        self.text(char.encode_utf8(&mut [0; 4]));
    }

    /// The name of a square.
    pub(super) fn square(&mut self, square: Square) {
        self.plain(format_args!("\"{square}\""));
    }

    /// A value or `null`.
    pub(super) fn maybe<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        match value {
            Some(value) => write(self, value),
            None => self.plain("null"),
        }
    }
}
