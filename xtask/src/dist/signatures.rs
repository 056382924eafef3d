//! What the arguments of the module's exports may be, from `npm/signatures.json`: it makes the JavaScript that reads
//! them, and the types that say so.
//!
//! An export with arguments that the file does not know is an error, so that none is passed on unread.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// The kinds of each argument, by function, or by class and member.
pub(super) struct Signatures(Value);

/// The line that hands on exports of the module.
pub(super) fn reexport(names: &[&str]) -> String {
    format!("export {{ {} }} from './pkg/gridmate.js'\n", names.join(", "))
}

/// The type of an argument whose kind is more than what the module takes.
fn type_of(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "square" | "location" => "Square | number",
        "squares" => "Iterable<Square | number>",
        "side" => "Color | 'white' | 'black'",
        "moves" => "string | string[]",
        "moves?" => "string | string[] | null",
        _ => return None,
    })
}

impl Signatures {
    /// Reads the file.
    pub(super) fn read(file: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        Ok(Self(serde_json::from_str(&text).with_context(|| format!("{} is not JSON", file.display()))?))
    }

    /// The kinds of the arguments of a function, or of a member of a class.
    fn of(&self, class: Option<&str>, name: &str) -> Vec<&str> {
        let owner = class.map_or(&self.0, |class| &self.0[class]);
        owner[name].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// The JavaScript that exports these names, with their arguments read.
    pub(super) fn script(&self, names: &BTreeSet<&str>) -> String {
        let is_class = |name: &&&str| name.starts_with(|letter: char| letter.is_uppercase());
        let (classes, functions): (Vec<&str>, Vec<&str>) = names.iter().partition(|name| is_class(name));
        let mut script = String::from(
            "// What the module exports for everybody, with arguments read: `cargo xtask dist` writes this.\n\
             import { check, checked } from './checked.js'\n\
             import * as glue from './pkg/gridmate.js'\n\n",
        );
        for class in &classes {
            script.push_str(&format!(
                "export const {class} = /* @__PURE__ */ check(glue.{class}, {})\n",
                self.members(class)
            ));
        }
        for name in functions {
            let kinds = self.of(None, name);
            script.push_str(&format!("export const {name} = /* @__PURE__ */ checked(glue.{name}, {kinds:?})\n"));
        }
        script
    }

    /// The JavaScript that exports what needs the module, which starts with the first of it that a program uses.
    pub(super) fn carried(names: &BTreeSet<&str>) -> String {
        let script = String::from(
            "// What needs the module that the package carries: `cargo xtask dist` writes this.\n\
             import * as api from './api.js'\n\
             import { started } from './start.js'\n\n",
        );
        let line = |name: &&str| format!("export const {name} = /* @__PURE__ */ started(api.{name})\n");
        names
            .union(&BTreeSet::from(["Chess", "games", "validateFen"]))
            .map(line)
            .fold(script, |script, line| script + &line)
    }

    /// The kinds of a class, as JavaScript.
    fn members(&self, class: &str) -> String {
        if self.0[class].is_null() { "{}".to_owned() } else { self.0[class].to_string() }
    }

    /// The module's types, with what else the arguments may be.
    pub(super) fn typed(&self, types: &str) -> Result<String> {
        let mut typed = String::from("import type { Color, Square } from '../api.js'\n");
        let mut class = None;
        for line in types.lines() {
            if let Some(rest) = line.strip_prefix("export class ") {
                class = rest.split(' ').next();
            } else if line == "}" {
                class = None;
            }
            typed.push_str(&self.typed_line(class, line)?);
            typed.push('\n');
        }
        Ok(typed)
    }

    fn typed_line(&self, class: Option<&str>, line: &str) -> Result<String> {
        let known = Call::read(class, line).filter(|call| !super::npm::is_inner(class.unwrap_or(call.name)));
        let Some(call) = known else { return Ok(line.to_owned()) };
        let kinds = self.of(class, call.name);
        let given: Vec<&str> = call.arguments.split(", ").filter(|text| !text.is_empty()).collect();
        if given.len() != kinds.len() {
            let owner = class.map(|class| format!("{class}.")).unwrap_or_default();
            bail!("npm/signatures.json does not say what the arguments of {owner}{} may be: {line}", call.name);
        }
        let arguments = given.iter().zip(kinds).map(|(given, kind)| match (type_of(kind), given.split_once(": ")) {
            (Some(wider), Some((name, _))) => format!("{name}: {wider}"),
            _ => (*given).to_owned(),
        });
        let arguments = arguments.collect::<Vec<_>>().join(", ");
        Ok(format!("{}({arguments}){}", call.before, call.after))
    }
}

/// A line of types that declares a function or a method.
struct Call<'a> {
    before: &'a str,
    name: &'a str,
    arguments: &'a str,
    after: &'a str,
}

impl<'a> Call<'a> {
    fn read(class: Option<&str>, line: &'a str) -> Option<Self> {
        let declared = match class {
            Some(_) => line.strip_prefix("    ")?,
            None => line.strip_prefix("export function ")?,
        };
        let declared = declared.strip_prefix("static ").unwrap_or(declared);
        let (before, rest) = line.split_once('(')?;
        let (arguments, after) = rest.split_once(')')?;
        let name = declared.split_once('(')?.0;
        let is_name = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
        is_name.then_some(Self { before, name, arguments, after })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn signatures() -> Signatures {
        Signatures(json!({ "Relation": { "has": ["square", "square"] }, "reach": ["piece", "square"] }))
    }

    #[test]
    fn squares_have_names_in_the_types() {
        let types = "export class Relation {\n    /** has(it: number) */\n    free(): void;\n    \
                     has(from: number, to: number): boolean;\n    readonly count: number;\n}\n\
                     export function reach(letter: string, from: number): Uint8Array;\n\
                     export function chessFen(always: number): string;\n";
        let typed = signatures().typed(types).unwrap();
        assert!(typed.contains("    has(from: Square | number, to: Square | number): boolean;\n"));
        assert!(typed.contains("reach(letter: string, from: Square | number): Uint8Array;\n"));
        assert!(typed.contains("chessFen(always: number): string;\n"));
    }

    #[test]
    fn an_export_that_nobody_described_is_no_package() {
        let problem = signatures().typed("export function perft(fen: string, depth: number): number;\n").unwrap_err();
        assert!(problem.to_string().contains("arguments of perft"));
        let problem =
            signatures().typed("export class Relation {\n    to(square: number): Uint8Array;\n}\n").unwrap_err();
        assert!(problem.to_string().contains("Relation.to"));
    }

    #[test]
    fn what_is_exported_reads_its_arguments() {
        let script = signatures().script(&BTreeSet::from(["Relation", "reach"]));
        assert!(script.contains("export const reach = /* @__PURE__ */ checked(glue.reach, [\"piece\", \"square\"])\n"));
        let class = "export const Relation = /* @__PURE__ */ check(glue.Relation, {\"has\":[\"square\",\"square\"]})\n";
        assert!(script.contains(class));
    }
}
