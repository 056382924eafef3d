//! Statements of T-SQL in SQLite's words.
//!
//! In: a statement. Out: the same with SQLite's functions, types and `limit`. What stands in parentheses that are not
//! closed, or has no form in SQLite, stays as it is, so that SQLite says what is wrong in the words of the statement.

use super::functions::{Nesting, call_form, is_text_call, is_text_type};
use super::lexer::{SqlKind, SqlToken, Tokens, same, trimmed, trimmed_end, trimmed_start};
use super::{TextColumns, statements};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

/// A statement that SQLite cannot read, in its words: one or more, since SQL Server needs no semicolon between them.
/// Nothing, if there is nothing to change.
///
/// ```
/// use gridmate::sql::{TextColumns, translated};
/// let read = |sql| translated(sql, &TextColumns::default());
/// assert_eq!(read("select top 1 len(N'abc')"), Some(vec!["select length('abc') limit 1".to_owned()]));
/// assert_eq!(read("select 1\nselect 2"), Some(vec!["select 1".to_owned(), "select 2".to_owned()]));
/// assert_eq!(read("select 1"), None);
/// ```
#[must_use]
pub fn translated(sql: &str, columns: &TextColumns) -> Option<Vec<String>> {
    let tokens = Tokens::new(sql);
    let rewriter = Rewriter { tokens: &tokens, columns, nesting: Nesting::default() };
    let part = |place: Range<usize>| {
        let head = if place.start == 0 { tokens.gap(0) } else { "" };
        let tail = tokens.gap(place.end);
        let whole = [head, &rewriter.rewritten(place), tail].concat();
        trimmed(&whole).to_string()
    };
    let parts: Vec<_> = statements::split(&tokens).into_iter().map(part).collect();
    let is_other = |part: &String| part != trimmed(sql);
    (parts.len() > 1 || !tokens.all.is_empty() && parts.first().is_some_and(is_other)).then_some(parts)
}

/// The tables of these names that a statement names, if anything is added in it: a plus may join texts.
///
/// ```
/// use gridmate::sql::named;
/// assert_eq!(named("select Square + 'x' from [board]", ["Board", "Paths"]), ["Board"]);
/// assert!(named("select Square from Board", ["Board", "Paths"]).is_empty());
/// ```
#[must_use]
pub fn named<'a>(sql: &str, tables: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    if !sql.contains('+') {
        return Vec::new();
    }
    let tokens = Tokens::new(sql);
    let names = TextColumns::new(tokens.all.iter().filter_map(SqlToken::name));
    tables.into_iter().filter(|table| names.has(table)).collect()
}

/// Whether a statement makes a `table` or a `view`, and of what name.
///
/// ```
/// use gridmate::sql::created;
/// assert_eq!(created("create table [dbo].[Board] (X int)"), Some(("table", "Board")));
/// assert_eq!(created("select * from Board"), None);
/// ```
#[must_use]
pub fn created(sql: &str) -> Option<(&'static str, &str)> {
    let tokens = Tokens::new(sql);
    let kind = ["table", "view"].into_iter().find(|kind| tokens.is(1, kind)).filter(|_| tokens.is(0, "create"))?;
    let name = |at| tokens.get(at).and_then(SqlToken::name);
    let is_of_dbo = tokens.is(3, ".") && name(2).is_some_and(|schema| same(schema, "dbo"));
    Some((kind, name(if is_of_dbo { 4 } else { 2 })?))
}

/// Where a statement is rewritten.
#[derive(Clone, Copy)]
struct Rewriter<'a> {
    tokens: &'a Tokens<'a>,
    columns: &'a TextColumns,
    nesting: Nesting,
}

/// What stands in the place of some tokens.
struct Replacement<'a> {
    text: Cow<'a, str>,
    /// The last of them.
    last: usize,
    /// Whether the white space behind them goes, too.
    is_closer: bool,
}

impl<'a> Rewriter<'a> {
    /// The tokens of a range in SQLite's words, without white space at its ends.
    fn rewritten(self, range: Range<usize>) -> String {
        let mut out = String::new();
        // How deep each `top` stands that has to become a limit, and its count.
        let mut limits: Vec<(isize, &str)> = Vec::new();
        let mut depth = 0_isize;
        let mut gap = "";
        let mut at = range.start;
        while let Some(token) = self.tokens.get(at).filter(|_| at < range.end) {
            out.push_str(if out.is_empty() { trimmed_start(gap) } else { gap });
            if token.is(")")
                && let Some((_, count)) = limits.pop_if(|(top, _)| *top == depth)
            {
                out.extend([" limit ", count]);
            }
            depth += isize::from(token.is("(")) - isize::from(token.is(")"));
            let replacement = if let Some((count, last)) = self.top(at, range.end) {
                limits.push((depth, count));
                Replacement { text: "".into(), last, is_closer: true }
            } else {
                self.replacement(at, range.end)
            };
            out.push_str(&replacement.text);
            at = replacement.last + 1;
            gap = self.tokens.gap(at);
            if replacement.is_closer {
                gap = trimmed_start(gap);
            }
        }
        out.truncate(trimmed_end(&out).len());
        if let Some((_, count)) = limits.first() {
            out.extend([" limit ", count]);
        }
        out
    }

    /// What stands in parentheses behind the word at a token, if they are closed before an end.
    fn arguments(self, at: usize, end: usize) -> Option<Range<usize>> {
        let is_word = self.tokens.get(at).is_some_and(|token| token.kind == SqlKind::Word);
        self.tokens.inside(at + 1).filter(|inside| is_word && inside.end < end)
    }

    /// The count of a `top` that begins at a token, and the last token of it.
    fn top(self, at: usize, end: usize) -> Option<(&'a str, usize)> {
        let is_first = || self.tokens.before(at).is_some_and(|before| before.is_one_of(&["select", "distinct"]));
        if !self.tokens.is(at, "top") || !is_first() {
            return None;
        }
        Some(match self.arguments(at, end) {
            Some(inside) => (self.tokens.text(&inside), inside.end),
            None => (self.tokens.text(&(at + 1..end.min(at + 2))), at + 1),
        })
    }

    /// What stands in the place of a token and, where they belong to it, those behind it.
    fn replacement(self, at: usize, end: usize) -> Replacement<'a> {
        let (tokens, inside) = (self.tokens, self.arguments(at, end));
        let is = |word| tokens.is(at, word);
        let token = tokens.get(at);
        let mut replacement =
            Replacement { text: token.map_or("", |token| token.text).into(), last: at, is_closer: false };
        if let Some((call, last)) = inside.clone().and_then(|inside| Some((self.call(at, inside.clone())?, inside.end)))
        {
            // A value that is worked out stands in parentheses there.
            let is_default = tokens.before(at).is_some_and(|before| before.is("default"));
            replacement.text = if is_default { ["(", &call, ")"].concat().into() } else { call.into() };
            replacement.last = last;
        } else if let Some(text) = token.filter(|token| token.kind == SqlKind::Text) {
            replacement.text = text.text.trim_start_matches(['N', 'n']).into();
        } else if is("clustered") || is("nonclustered") {
            (replacement.text, replacement.is_closer) = ("".into(), true);
        } else if is("on") && tokens.get(at + 1).is_some_and(|next| same(next.text, "[primary]")) {
            (replacement.text, replacement.last) = ("".into(), at + 1);
        } else if let Some(inside) = inside.filter(|_| is("with") && tokens.is(at + 2, "nolock")) {
            (replacement.text, replacement.last) = ("".into(), inside.end);
        } else if is("+") && joins_texts(tokens, at, self.columns) {
            replacement.text = "||".into();
        }
        replacement
    }

    /// A call in SQLite's words; nothing, where they are the same or there are none.
    fn call(self, at: usize, inside: Range<usize>) -> Option<String> {
        let (form, values) = call_form(self.tokens, self.tokens.get(at)?.text, inside)?;
        let inner = Self { nesting: self.nesting.within(&form, values.len())?, ..self };
        let written: Vec<_> = values.into_iter().map(|value| inner.rewritten(value)).collect();
        Some(form.filled(&written))
    }
}

/// Whether one side of a plus is seen to be a text.
pub(super) fn joins_texts(tokens: &Tokens<'_>, at: usize, columns: &TextColumns) -> bool {
    let Some(left) = at.checked_sub(1) else { return is_text(tokens, at + 1, columns) };
    let before_call = || tokens.pair(left).filter(|opens| *opens < left).and_then(|opens| opens.checked_sub(1));
    tokens.get(left).is_some_and(|token| token.kind == SqlKind::Text || is_text_column(token, columns))
        || is_text(tokens, at + 1, columns)
        || before_call().is_some_and(|call| is_text(tokens, call, columns))
}

/// Whether a text begins here: written out, a column that holds some, or a call that yields one.
fn is_text(tokens: &Tokens<'_>, at: usize, columns: &TextColumns) -> bool {
    let mut at = at;
    while tokens.is(at + 1, ".") && tokens.get(at).is_some_and(|token| token.name().is_some()) {
        at += 2;
    }
    let Some(token) = tokens.get(at) else { return false };
    if token.kind == SqlKind::Text || !tokens.is(at + 1, "(") {
        return token.kind == SqlKind::Text || is_text_column(token, columns);
    }
    let Some(inside) = tokens.inside(at + 1) else { return false };
    if token.is("convert") {
        return tokens.listed(inside).first().is_some_and(|kind| is_text_type(tokens.text(kind)));
    }
    if token.is("cast") {
        return cast_of(tokens, inside).is_some_and(|(_, kind)| is_text_type(kind));
    }
    is_text_call(token.text)
}

pub(super) fn is_text_column(token: &SqlToken<'_>, columns: &TextColumns) -> bool {
    token.name().is_some_and(|name| columns.has(name))
}

/// The two sides of `cast(value as type)`.
pub(super) fn cast_of<'a>(tokens: &Tokens<'a>, inside: Range<usize>) -> Option<(Range<usize>, &'a str)> {
    let (at, _) = tokens.level(inside.clone()).filter(|(_, token)| token.is("as")).last()?;
    Some((inside.start..at, tokens.text(&(at + 1..inside.end))))
}
