//! The sentences that diagnostics may say, as values: what lists and translations are made of.

use super::{Argument, Diagnostic, Severity};
use alloc::vec::Vec;

/// A sentence that a room may say of an input, with the names of its arguments in braces.
///
/// ```
/// let all = gridmate::sentences::all();
/// let no_king = all.iter().find(|sentence| sentence.code == "no-king").expect("it is one of them");
/// assert_eq!((no_king.source, no_king.template), ("setup", "{color} has no king"));
/// assert_eq!(no_king.arguments(), ["color"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What it is about.
    pub source: &'static str,
    /// A stable name in kebab case; `reasons` for a sentence around other diagnostics that has their code.
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// The English.
    pub template: &'static str,
    /// The arguments that are named where the sentence is defined.
    pub(crate) arguments: &'static [&'static str],
}

impl Sentence {
    /// A sentence that names all its arguments.
    pub(crate) const fn new(
        source: &'static str,
        code: &'static str,
        severity: Severity,
        template: &'static str,
    ) -> Self {
        Self { source, code, severity, template, arguments: &[] }
    }

    /// The sentence as a diagnostic, without its arguments.
    pub(crate) const fn diagnostic(self) -> Diagnostic {
        Diagnostic::new(self.source, self.code, self.severity, self.template)
    }

    /// The names of all arguments: those of the English first, in their order.
    #[must_use]
    pub fn arguments(&self) -> Vec<&'static str> {
        let in_braces = self.template.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
        let mut names = Vec::new();
        for name in in_braces.chain(self.arguments.iter().copied()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

/// What an argument is in JavaScript, by its name: a name stands for one kind of thing, whatever the sentence.
///
/// ```
/// use gridmate::diagnostic::argument_type;
/// assert_eq!((argument_type("rank"), argument_type("square"), argument_type("color")), ("number", "string", "Color"));
/// ```
#[must_use]
pub fn argument_type(name: &str) -> &'static str {
    match name {
        "color" | "turn" => "Color",
        "role" => "Role",
        "ignored" => "boolean",
        "reasons" | "end" => "Diagnostic[]",
        "column" | "count" | "deepest" | "depth" | "edits" | "fields" | "form" | "known" | "least" | "length"
        | "limit" | "line" | "most" | "node" | "rank" | "ranks" | "squares" | "step" | "steps" | "times" => "number",
        _ => "string",
    }
}

impl Argument {
    /// What it is in JavaScript.
    pub(super) const fn type_name(&self) -> &'static str {
        match self {
            Self::Color(_) => "Color",
            Self::Role(_) => "Role",
            Self::Flag(_) => "boolean",
            Self::Reasons(_) => "Diagnostic[]",
            Self::Number(_) | Self::Count(..) | Self::Times(_) => "number",
            Self::Square(_) | Self::Word(..) | Self::Char(_) | Self::Input(_) | Self::Text(_) => "string",
        }
    }
}

impl From<Sentence> for Diagnostic {
    fn from(sentence: Sentence) -> Self {
        sentence.diagnostic()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_made_of_the_arguments_by_name() {
        let sentence = Sentence::new("here", "such", Severity::Info, "{count} of {squares}, {count} of {text}{times}.");
        let diagnostic = (sentence.diagnostic().with("count", 1u32))
            .with("squares", Argument::Count(2, "square"))
            .with("text", Argument::Input("a\tb".into()))
            .with("times", Argument::Times(3));
        assert_eq!(diagnostic.message(), "1 of 2 squares, 1 of \"a<U+0009>b\" (and 2 more).");
        let sentence = Sentence { arguments: &["ignored", "count"], ..sentence };
        assert_eq!(sentence.arguments(), ["count", "squares", "text", "times", "ignored"]);
    }
}
