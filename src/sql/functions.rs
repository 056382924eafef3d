//! The functions and types of T-SQL in SQLite's words.

use super::dialect::cast_of;
use super::lexer::{Tokens, same, trimmed, trimmed_start};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// Deeper calls within calls stay as they are.
const DEPTH: u8 = 100;
/// What would stand more often in what comes out stays as it is.
const COPIES: u8 = 8;

/// How a call stands within others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nesting {
    depth: u8,
    copies: u8,
}

impl Default for Nesting {
    fn default() -> Self {
        Self { depth: 0, copies: 1 }
    }
}

impl Nesting {
    /// How the arguments of a call stand that takes a form; nothing, if it must not.
    pub(super) fn within(self, form: &CallForm, arguments: usize) -> Option<Self> {
        let written = form.0.bytes().filter(|byte| *byte == b'{').count();
        let copies = if written > arguments { 2 } else { 1 };
        let inner = Self { depth: self.depth + 1, copies: self.copies * copies };
        (inner.depth <= DEPTH && inner.copies <= COPIES).then_some(inner)
    }
}

/// What a call is in SQLite: a text with its arguments in braces, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CallForm(Cow<'static, str>);

impl CallForm {
    pub(super) fn filled(&self, values: &[String]) -> String {
        let mut out = String::new();
        let mut rest = &*self.0;
        while let Some((before, after)) = rest.split_once('{') {
            let (number, after) = after.split_once('}').unwrap_or((after, ""));
            out.push_str(before);
            let index = number.parse::<usize>().unwrap_or_default();
            out.push_str(index.checked_sub(1).and_then(|index| values.get(index)).map_or("", |value| value));
            rest = after;
        }
        out.push_str(rest);
        out
    }
}

/// A part of a date: what T-SQL calls it, what strftime and the modifiers of datetime call it, and how many seconds the
/// short ones have.
struct DatePart {
    names: &'static [&'static str],
    letter: &'static str,
    unit: &'static str,
    seconds: u32,
}

const PARTS: [DatePart; 6] = [
    DatePart { names: &["year", "yy", "yyyy"], letter: "%Y", unit: "years", seconds: 0 },
    DatePart { names: &["month", "mm", "m"], letter: "%m", unit: "months", seconds: 0 },
    DatePart { names: &["day", "dd", "d"], letter: "%d", unit: "days", seconds: 0 },
    DatePart { names: &["hour", "hh"], letter: "%H", unit: "hours", seconds: 3600 },
    DatePart { names: &["minute", "mi", "n"], letter: "%M", unit: "minutes", seconds: 60 },
    DatePart { names: &["second", "ss", "s"], letter: "%S", unit: "seconds", seconds: 1 },
];

impl DatePart {
    fn of(name: &str) -> Option<&'static Self> {
        PARTS.iter().find(|part| is_among(part.names, name))
    }

    fn field(&self, argument: u8) -> String {
        format!("cast(strftime('{}', {{{argument}}}) as integer)", self.letter)
    }

    /// The SQLite form of `DATEADD`: a date plus a number of units of the part.
    fn sum(&self) -> String {
        // Without it the 31st of January and a month would be a day of March.
        let end = if matches!(self.letter, "%Y" | "%m") { ", 'floor'" } else { "" };
        format!("datetime({{3}}, ({{2}}) || ' {}'{end})", self.unit)
    }

    /// How many ends of the part lie between two dates.
    fn difference(&self) -> Cow<'static, str> {
        const YEARS: &str = "strftime('%Y', {3}) - strftime('%Y', {2})";
        match (self.unit, self.seconds) {
            ("years", _) => format!("({YEARS})").into(),
            ("months", _) => format!("(12 * ({YEARS}) + strftime('%m', {{3}}) - strftime('%m', {{2}}))").into(),
            ("days", _) => "cast(julianday(date({3})) - julianday(date({2})) as integer)".into(),
            (_, 1) => "(unixepoch({3}) - unixepoch({2}))".into(),
            (_, seconds) => format!("(unixepoch({{3}}) / {seconds} - unixepoch({{2}}) / {seconds})").into(),
        }
    }
}

/// Calls, how many arguments they have, and what they are in SQLite.
const FORMS: &[(&str, usize, &str)] = &[
    ("charindex", 2, "instr({2}, {1})"),
    ("getdate", 0, "datetime('now', 'localtime')"),
    ("getutcdate", 0, "datetime('now')"),
    ("isnull", 2, "ifnull({1}, {2})"),
    ("left", 2, "substr({1}, 1, {2})"),
    ("len", 1, "length({1})"),
    ("newid", 0, "hex(randomblob(16))"),
    ("rand", 0, "(abs(random() % 1000000) / 1000000.0)"),
    ("replicate", 2, "replace(hex(zeroblob({2})), '00', {1})"),
    ("right", 2, "substr({1}, -({2}), {2})"),
    ("space", 1, "replace(hex(zeroblob({1})), '00', ' ')"),
    ("sysdatetime", 0, "datetime('now', 'localtime')"),
];

/// Calls that yield a text.
const TEXTS: &[&str] = &[
    "char",
    "nchar",
    "concat",
    "left",
    "right",
    "upper",
    "lower",
    "substring",
    "substr",
    "ltrim",
    "rtrim",
    "trim",
    "replace",
    "replicate",
    "space",
    "str",
];

/// Calls about dates.
const DATES: &[&str] = &[
    "dateadd",
    "datediff",
    "datename",
    "datepart",
    "datefromparts",
    "eomonth",
    "getdate",
    "getutcdate",
    "sysdatetime",
];

#[inline(never)]
fn is_among(names: &[&str], name: &str) -> bool {
    names.iter().any(|known| same(known, name))
}

/// Whether a call of this name yields a text.
pub(super) fn is_text_call(name: &str) -> bool {
    is_among(TEXTS, name)
}

/// Whether a call of this name is about dates.
pub(super) fn is_date_call(name: &str) -> bool {
    is_among(DATES, name)
}

/// What a call is in SQLite, and the arguments that its form speaks of; nothing, where its words are the same or there
/// are none.
pub(super) fn call_form(
    tokens: &Tokens<'_>,
    name: &str,
    inside: Range<usize>,
) -> Option<(CallForm, Vec<Range<usize>>)> {
    if same(name, "cast") {
        let (value, kind) = cast_of(tokens, inside)?;
        return Some((CallForm(shortened(kind)?.into()), vec![value]));
    }
    let mut values = tokens.listed(inside);
    let part = || DatePart::of(tokens.text(values.first()?));
    let form = match (&*name.to_ascii_lowercase(), values.len()) {
        ("convert", 2) => {
            let kind = values.remove(0);
            converted(tokens.text(&kind))?.into()
        }
        ("year" | "month" | "day", 1) => DatePart::of(name)?.field(1).into(),
        ("datepart", 2) => part()?.field(2).into(),
        ("dateadd", 3) => part()?.sum().into(),
        ("datediff", 3) => part()?.difference(),
        (name, count) => FORMS.iter().find(|form| (form.0, form.1) == (name, count))?.2.into(),
    };
    Some((CallForm(form), values))
}

/// What comes behind a word, with capital or small letters.
fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (head, rest) = text.split_at_checked(word.len())?;
    same(head, word).then_some(rest)
}

/// What is in parentheses, which are all of a text.
fn parenthesised(text: &str) -> Option<&str> {
    Some(trimmed(text.strip_prefix('(')?.strip_suffix(')')?))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The length that a type of texts has, `max` where it has none; nothing, if it is none of them.
fn text_length(kind: &str) -> Option<&str> {
    if same(kind, "text") {
        return Some("max");
    }
    let mut rest = kind.strip_prefix('[').unwrap_or(kind);
    for optional in ["n", "var"] {
        rest = after(rest, optional).unwrap_or(rest);
    }
    rest = after(rest, "char")?;
    rest = trimmed_start(rest.strip_prefix(']').unwrap_or(rest));
    if rest.is_empty() {
        return Some("max");
    }
    parenthesised(rest).filter(|length| is_number(length) || same(length, "max"))
}

/// How many places behind the point a type of decimal numbers keeps.
fn places(kind: &str) -> Option<&str> {
    let rest = kind.strip_prefix('[').unwrap_or(kind);
    let rest = after(rest, "decimal").or_else(|| after(rest, "numeric"))?;
    let rest = trimmed_start(rest.strip_prefix(']').unwrap_or(rest));
    let (digits, places) = parenthesised(rest)?.split_once(',')?;
    (is_number(trimmed(digits)) && is_number(trimmed(places))).then_some(trimmed(places))
}

/// Whether a type of T-SQL is one of texts.
pub(super) fn is_text_type(kind: &str) -> bool {
    text_length(kind).is_some()
}

/// What a type with a length keeps of a value, where SQLite's own cast keeps all of it.
pub(super) fn shortened(kind: &str) -> Option<String> {
    match text_length(kind) {
        Some(length) if !same(length, "max") => Some(format!("substr(cast({{1}} as text), 1, {length})")),
        _ => places(kind).map(|places| format!("round({{1}}, {places})")),
    }
}

/// A value as another type; nothing, where that is no type.
fn converted(kind: &str) -> Option<String> {
    let plain = kind.strip_prefix('[').and_then(|kind| kind.strip_suffix(']')).unwrap_or(kind);
    if is_among(&["smalldatetime", "smalldatetime2", "datetime", "datetime2"], plain) {
        return Some("datetime({1})".to_string());
    }
    if is_among(&["date", "time"], plain) {
        return Some(format!("{}({{1}})", plain.to_ascii_lowercase()));
    }
    let cast = || format!("cast({{1}} as {})", if is_text_type(kind) { "text" } else { kind });
    shortened(kind).or_else(|| (!kind.contains(['{', '}'])).then(cast))
}
