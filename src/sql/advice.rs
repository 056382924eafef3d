//! What to write where SQLite has no form for a statement of T-SQL, or another meaning.

use super::TextColumns;
use super::dialect::{cast_of, is_text_column, joins_texts, translated};
use super::functions::{call_form, is_date_call, shortened};
use super::lexer::{SqlKind, Tokens, holds};
use crate::diagnostic::{diagnostics, sentences};
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

diagnostics! {
    /// What SQLite has no form for, or another meaning: a sentence says what to write.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum SqlAdvice: Info, "sql", "", "";
    /// `top` with `percent` or `with ties`, or before a union.
    Top = "top",
        "SQLite has no top … percent, no with ties, and a limit stands at the end of all: select … order by … limit 5.";
    /// A variable such as `@x`.
    Variables = "variables", "The console has no variables such as @x: write the value in its place.";
    /// `declare`, `while`, `exec`, `print`, `if` or `begin`.
    Loops = "loops",
        "SQLite has no declare, while, if or exec: with recursive N(I) as (select 1 union all select I + 1 from N where I < 8) makes the rows 1 to 8, and insert … select puts them in.";
    /// `select … into`.
    Into = "into", "SQLite has no select … into: write create table … as select …";
    /// A plus that was to join texts.
    Plus = "plus", "In SQLite + adds numbers, and || joins texts: FromSquare || '-' || ToSquare.";
    /// A cast to a type with a length.
    Length = "length",
        "SQLite’s cast cuts nothing: substr(cast(x as text), 1, 3) is what varchar(3) keeps of x, round(x, 2) what decimal(9, 2) does.";
    /// A call about dates.
    Dates = "dates",
        "SQLite keeps dates as texts: date('now', '+7 days') is in a week, julianday(b) - julianday(a) the days between two, strftime('%Y', x) the year.";
    /// Any other function.
    Functions = "functions",
        "SQLite has other functions. Texts: substr, instr, replace, trim, length, group_concat. Numbers: round, abs, floor, ceil, random, printf('%.2f', x). Dates: date, datetime, julianday, strftime.";
}
sentences!(SqlAdvice);

/// What a statement asks for that SQLite cannot do, and has no form that would mean the same. SQLite's message says of the
/// rest whether a function is missing.
///
/// ```
/// use gridmate::sql::{SqlAdvice, advice};
/// assert_eq!(advice("select * into Mine from Board", "near \"into\": syntax error"), Some(SqlAdvice::Into));
/// assert_eq!(advice("select quotename('a')", "no such function: quotename"), Some(SqlAdvice::Functions));
/// ```
#[must_use]
pub fn advice(sql: &str, message: &str) -> Option<SqlAdvice> {
    form_missing(sql).or_else(|| holds(message, "no such function").then_some(SqlAdvice::Functions))
}

fn form_missing(sql: &str) -> Option<SqlAdvice> {
    let tokens = Tokens::new(sql);
    let first = tokens.get(0)?;
    let has = |words: &[&str]| tokens.all.iter().any(|token| token.is_one_of(words));
    if first.is_one_of(&["declare", "while", "exec", "execute", "print", "if", "begin"]) {
        return Some(SqlAdvice::Loops);
    }
    let has_top = !first.is("top") && has(&["top"]);
    if has_top && has(&["percent", "ties", "union", "except", "intersect"]) {
        return Some(SqlAdvice::Top);
    }
    if first.is("select") && has(&["into"]) {
        return Some(SqlAdvice::Into);
    }
    (0..tokens.all.len()).any(|at| is_odd_date(&tokens, at)).then_some(SqlAdvice::Dates)
}

/// A statement that SQLite refuses with this message, in its words. Nothing, if the message is about something else than
/// words, there is nothing to change, or no form for it.
///
/// ```
/// use gridmate::sql::{TextColumns, translated_after};
/// let read = |sql| translated_after(sql, &TextColumns::default(), "near \"5\": syntax error");
/// assert_eq!(read("select top 5 X from Board"), Some(vec!["select X from Board limit 5".to_owned()]));
/// assert_eq!(read("select top 5 percent X from Board"), None);
/// ```
#[must_use]
pub fn translated_after(sql: &str, columns: &TextColumns, message: &str) -> Option<Vec<String>> {
    let about_words = ["syntax error", "no such function", "no such column", "wrong number of arguments"];
    let has_form = || !matches!(form_missing(sql), Some(SqlAdvice::Loops | SqlAdvice::Top | SqlAdvice::Dates));
    let is_about_words = about_words.iter().any(|about| holds(message, about));
    if is_about_words && has_form() { translated(sql, columns) } else { None }
}

/// Whether a call for a date has no form in SQLite, or days are added to it by a sign.
fn is_odd_date(tokens: &Tokens<'_>, at: usize) -> bool {
    let Some(name) = tokens.get(at).filter(|token| token.kind == SqlKind::Word) else { return false };
    let is_convert = name.is("convert");
    if !is_convert && !is_date_call(name.text) {
        return false;
    }
    let Some(inside) = tokens.inside(at + 1) else { return false };
    if is_convert {
        return tokens.listed(inside).len() > 2;
    }
    let sign = inside.end + 1;
    tokens.is(sign, "+") || tokens.is(sign, "-") || call_form(tokens, name.text, inside).is_none()
}

/// What SQLite does otherwise than SQL Server, and says nothing of it.
///
/// ```
/// use gridmate::sql::{SqlAdvice, TextColumns, surprise};
/// assert_eq!(surprise("select Square + X", &TextColumns::new(["Square"])), Some(SqlAdvice::Plus));
/// assert_eq!(surprise("select Y + X", &TextColumns::new(["Square"])), None);
/// ```
#[must_use]
pub fn surprise(sql: &str, columns: &TextColumns) -> Option<SqlAdvice> {
    let tokens = Tokens::new(sql);
    let any = |is: &dyn Fn(usize) -> bool| (0..tokens.all.len()).any(is);
    if tokens.all.iter().any(|token| token.is_plain() && token.text.starts_with('@')) {
        return Some(SqlAdvice::Variables);
    }
    let columns = with_aliases(&tokens, columns);
    if any(&|at| tokens.is(at, "+") && joins_texts(&tokens, at, &columns)) {
        return Some(SqlAdvice::Plus);
    }
    if any(&|at| tokens.is(at, "cast") && is_cast_with_length(&tokens, at + 1)) {
        return Some(SqlAdvice::Length);
    }
    any(&|at| is_format_with_pattern(&tokens, at)).then_some(SqlAdvice::Functions)
}

fn is_cast_with_length(tokens: &Tokens<'_>, opens: usize) -> bool {
    let cast = tokens.inside(opens).and_then(|inside| cast_of(tokens, inside));
    cast.is_some_and(|(_, kind)| shortened(kind).is_some())
}

/// Whether `format` is called with its pattern behind the value; SQLite's own takes the pattern first.
fn is_format_with_pattern(tokens: &Tokens<'_>, at: usize) -> bool {
    tokens.is(at, "format")
        && tokens.is(at + 1, "(")
        && tokens.get(at + 2).is_some_and(|value| !value.text.contains('%'))
        && tokens.is(at + 3, ",")
        && tokens.get(at + 4).is_some_and(|pattern| pattern.kind == SqlKind::Text)
}

/// Columns that hold texts, and what they are called after `as` or between `with` and `as`.
fn with_aliases(tokens: &Tokens<'_>, columns: &TextColumns) -> TextColumns {
    let mut all = TextColumns::default();
    columns.0.iter().for_each(|name| all.insert(name));
    let mut name = |token: usize, value: usize| {
        let name = tokens.get(token).and_then(|token| token.name());
        if let Some(name) = name.filter(|_| tokens.get(value).is_some_and(|value| is_text_column(value, &all))) {
            all.insert(name);
        }
    };
    for at in (1..tokens.all.len()).filter(|at| tokens.is(*at, "as")) {
        name(at + 1, at - 1);
        let Some(opens) = tokens.pair(at - 1).filter(|opens| *opens < at && tokens.is(at + 2, "select")) else {
            continue;
        };
        let Some(query) = tokens.inside(at + 1) else { continue };
        let from = tokens.level(query.clone()).find(|(_, token)| token.is("from")).map_or(query.end, |(from, _)| from);
        let names = tokens.listed(opens + 1..at - 1);
        for (alias, value) in names.into_iter().zip(tokens.listed(query.start + 1..from)) {
            name(alias.start, last_of(&value));
        }
    }
    all
}

/// The number of the last token of a range.
fn last_of(range: &Range<usize>) -> usize {
    range.end.saturating_sub(1)
}
