//! Diagnostics: what there is to say about an input, in one form for all rooms.
//!
//! In: the errors, warnings and fixes of the rooms, enums that `diagnostics!` makes of a table. Out: a stable code, typed
//! arguments, and the English sentence that is made of both; other languages make theirs of the same code and arguments.

pub(crate) mod call;
pub mod quote;

use crate::board::{Color, Rank, Role, Square};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use quote::quote;

/// How much a diagnostic matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// All is well here; it may be good to know.
    Info,
    /// Odd, but harmless.
    Warning,
    /// What the input asks for was not done.
    Error,
}

impl Severity {
    /// `info`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// The part of a text that a diagnostic is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextSpan {
    /// The line in which it starts, counted from 1.
    pub line: u32,
    /// The character of that line with which it starts, counted from 1.
    pub column: u32,
    /// Where it starts, in UTF-16 units, as text boxes of browsers count.
    pub start: u32,
    /// Where it ends.
    pub end: u32,
}

/// An argument of a diagnostic. Displayed as it stands in the English sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number.
    Number(u32),
    /// A number of what the noun names.
    Count(u32, &'static str),
    /// How often something was seen; from two on the sentence says how many more there are.
    Times(u32),
    /// Yes or no.
    Flag(bool),
    /// A square.
    Square(Square),
    /// A side.
    Color(Color),
    /// A kind of piece.
    Role(Role),
    /// A word of a short list: its stable name, and the English for it.
    Word(&'static str, &'static str),
    /// A character of the input, shown with its code point.
    Char(char),
    /// A part of the input, shown in quotes.
    Input(String),
    /// Text in a notation, shown as it is.
    Text(String),
    /// Other diagnostics that this one stands around; their last full stops are left out.
    Reasons(Vec<Diagnostic>),
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Count(1, noun) => write!(f, "1 {noun}"),
            Self::Count(count, noun) => write!(f, "{count} {noun}s"),
            Self::Times(0 | 1) => Ok(()),
            Self::Times(times) => write!(f, " (and {} more)", times - 1),
            Self::Flag(flag) => flag.fmt(f),
            Self::Square(square) => square.fmt(f),
            Self::Color(color) => f.write_str(color.name()),
            Self::Role(role) => f.write_str(role.name()),
            Self::Word(_, english) => f.write_str(english),
            Self::Char(char) => write!(f, "{} (U+{:04X})", quote(char.encode_utf8(&mut [0; 4])), u32::from(*char)),
            Self::Input(text) => f.write_str(&quote(text)),
            Self::Text(text) => f.write_str(text),
            Self::Reasons(reasons) => {
                for (index, reason) in reasons.iter().enumerate() {
                    let message = reason.message();
                    f.write_str(if index > 0 { "; " } else { "" })?;
                    f.write_str(message.strip_suffix('.').unwrap_or(&message))?;
                }
                Ok(())
            }
        }
    }
}

macro_rules! arguments {
    ($($type:ty: $value:ident => $argument:expr;)*) => {
        $(impl From<$type> for Argument {
            fn from($value: $type) -> Self {
                $argument
            }
        })*
    };
}

arguments! {
    u32: number => Self::Number(number);
    &u32: number => Self::Number(*number);
    &u16: number => Self::Number((*number).into());
    &u8: number => Self::Number((*number).into());
    usize: number => Self::Number(u32::try_from(number).unwrap_or(u32::MAX));
    &usize: number => (*number).into();
    &Square: square => Self::Square(*square);
    Square: square => Self::Square(square);
    &Rank: rank => Self::Number(rank.index() as u32 + 1);
    &Color: color => Self::Color(*color);
    Color: color => Self::Color(color);
    &Role: role => Self::Role(*role);
    Role: role => Self::Role(role);
    &char: char => Self::Char(*char);
    &String: text => Self::Text(text.clone());
    String: text => Self::Text(text);
    &str: text => Self::Text(text.into());
    Diagnostic: reason => Self::Reasons([reason].into());
}

/// What there is to say about an input.
///
/// ```
/// use gridmate::board::Color;
/// use gridmate::diagnostic::{Argument, Diagnostic};
/// use gridmate::rules::SetupError;
/// let diagnostic = Diagnostic::from(&SetupError::NoKing(Color::Black));
/// assert_eq!((diagnostic.source, diagnostic.code), ("setup", "no-king"));
/// assert_eq!(diagnostic.arguments, [("color", Argument::Color(Color::Black))]);
/// assert_eq!(diagnostic.message(), "black has no king");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// What it is about, such as `fen` or `move`; with the code it names one sentence. Where `reasons` is among the
    /// arguments the source names the sentence around them, and the code is that of the first of them.
    pub source: &'static str,
    /// A stable name in kebab case.
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// What the sentence speaks of, by name.
    pub arguments: Vec<(&'static str, Argument)>,
    /// What it is about, where the input is a text of lines: where that was noticed first.
    pub span: Option<TextSpan>,
    /// What to write instead, if anything is known; nothing at all where that is empty.
    pub fix: Option<String>,
    /// The sentence, with the names of arguments in braces.
    pub(crate) template: &'static str,
}

impl Diagnostic {
    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.arguments.push((name, argument.into()));
        self
    }

    /// An argument, by its name.
    #[must_use]
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments.iter().find(|(known, _)| *known == name).map(|(_, argument)| argument)
    }

    /// The sentence, without the place.
    #[must_use]
    pub fn message(&self) -> String {
        let mut message = String::new();
        let mut rest = self.template;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            message.push_str(before);
            if let Some(argument) = self.argument(name) {
                debug_assert_eq!(
                    argument.type_name(),
                    argument_type(name),
                    "{name} of {} in {}",
                    self.code,
                    self.source
                );
                message.push_str(&argument.to_string());
            } else {
                debug_assert!(false, "{} of {} has no argument {name}", self.code, self.source);
            }
            rest = after;
        }
        message.push_str(rest);
        message
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(TextSpan { line, column, .. }) = self.span {
            write!(f, "Line {line}, column {column}: ")?;
        }
        f.write_str(&self.message())
    }
}

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
        let Self { source, code, severity, template, .. } = self;
        Diagnostic { source, code, severity, arguments: Vec::new(), span: None, fix: None, template }
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
        "column" | "count" | "deepest" | "depth" | "edits" | "entry" | "fields" | "form" | "known" | "least"
        | "length" | "limit" | "line" | "most" | "node" | "rank" | "ranks" | "squares" | "step" | "steps" | "times" => {
            "number"
        }
        _ => "string",
    }
}

impl Argument {
    /// What it is in JavaScript.
    const fn type_name(&self) -> &'static str {
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

/// Makes an enum of a table: a kind a line, with its arguments, its code and its sentence. Arguments are the fields, by
/// name, or what stands in brackets behind them. The head says what the diagnostics are about, how much they matter, and
/// what stands before and behind each sentence.
macro_rules! diagnostics {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $severity:ident, $source:literal, $prefix:literal, $suffix:literal;
        $($(#[$doc:meta])* $kind:ident $(($($field:ident: $type:ty),+))? $([$($argument:ident: $value:expr),*])?
            = $code:tt, $template:literal;)*
    ) => {
        $(#[$meta])*
        $vis enum $name { $($(#[$doc])* $kind $(($($type),+))?,)* }

        impl $name {
            /// The sentences of all kinds.
            pub(crate) const SENTENCES: &'static [$crate::diagnostic::Sentence] = &[$($crate::diagnostic::Sentence {
                source: $source,
                code: $crate::diagnostic::code_named!($code),
                severity: $crate::diagnostic::Severity::$severity,
                template: concat!($prefix, $template, $suffix),
                arguments: $crate::diagnostic::arguments_named!([$($($field)+)?] $($($argument)*)?),
            },)*];

            /// A stable name in kebab case.
            #[must_use]
            #[allow(unused_variables, reason = "few codes are those of a field")]
            $vis fn code(&self) -> &'static str {
                match self { $(Self::$kind $(($($field),+))? => $code,)* }
            }

            #[allow(unused_variables, reason = "a field may be an argument under other names")]
            pub(crate) fn diagnostic(&self) -> $crate::diagnostic::Diagnostic {
                use $crate::diagnostic::{Diagnostic, Sentence, Severity, arguments_of};
                let (template, arguments) = match self { $(Self::$kind $(($($field),+))? => (
                    concat!($prefix, $template, $suffix),
                    arguments_of!([$($($field)+)?] $($($argument: $value),*)?),
                ),)* };
                let sentence = Sentence::new($source, self.code(), Severity::$severity, template);
                Diagnostic { arguments, ..sentence.diagnostic() }
            }
        }
    };
}
pub(crate) use diagnostics;

/// The arguments of a kind: those that are named, else all fields.
macro_rules! arguments_of {
    ([$($field:ident)*]) => { alloc::vec![$((stringify!($field), $field.into())),*] };
    ([$($field:ident)*] $($argument:ident: $value:expr),+) => {
        alloc::vec![$((stringify!($argument), $value.into())),+]
    };
}
pub(crate) use arguments_of;

/// The names of these arguments.
macro_rules! arguments_named {
    ([$($field:ident)*]) => { &[$(stringify!($field)),*] };
    ([$($field:ident)*] $($argument:ident)+) => { &[$(stringify!($argument)),+] };
}
pub(crate) use arguments_named;

/// The code of a kind as lists have it: `reasons` where it is that of another diagnostic, which the kind stands around.
macro_rules! code_named {
    ({ $($code:tt)+ }) => {
        "reasons"
    };
    ($code:literal) => {
        $code
    };
}
pub(crate) use code_named;

/// Lets types that have a `diagnostic` be displayed as its sentence, returned as errors, and stand in other diagnostics. An
/// error around another names its method that gives the other.
macro_rules! sentences {
    ($($type:ty),+) => { $(
        $crate::diagnostic::displayed!($type);

        impl core::error::Error for $type {}
    )+ };
    ($type:ty => $source:ident) => {
        $crate::diagnostic::displayed!($type);

        impl core::error::Error for $type {
            fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
                self.$source()
            }
        }
    };
}
pub(crate) use sentences;

/// An error that is one of several others, and says what that one says.
macro_rules! one_of_errors {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $kind:ident($error:ty),)+ }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum $name { $($(#[$doc])* $kind($error),)+ }

        impl $name {
            /// A stable name in kebab case.
            #[must_use]
            pub fn code(&self) -> &'static str {
                self.diagnostic().code
            }

            fn diagnostic(&self) -> $crate::diagnostic::Diagnostic {
                match self { $(Self::$kind(error) => error.into(),)+ }
            }

            /// The cause of the error within: the two say the same.
            fn cause(&self) -> Option<&(dyn core::error::Error + 'static)> {
                match self { $(Self::$kind(error) => core::error::Error::source(error),)+ }
            }
        }

        $crate::diagnostic::sentences!($name => cause);

        $(impl From<$error> for $name {
            fn from(error: $error) -> Self {
                Self::$kind(error)
            }
        })+
    };
}
pub(crate) use one_of_errors;

/// What `sentences!` makes of a type but the error.
macro_rules! displayed {
    ($type:ty) => {
        impl From<&$type> for $crate::diagnostic::Diagnostic {
            fn from(value: &$type) -> Self {
                value.diagnostic()
            }
        }

        impl From<$type> for $crate::diagnostic::Diagnostic {
            fn from(value: $type) -> Self {
                value.diagnostic()
            }
        }

        impl From<&$type> for $crate::diagnostic::Argument {
            fn from(value: &$type) -> Self {
                value.diagnostic().into()
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&self.diagnostic(), f)
            }
        }
    };
}
pub(crate) use displayed;

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
