//! Where statements begin and end.

use super::lexer::{SqlKind, SqlToken, Tokens, trimmed, trimmed_end, trimmed_start};
use alloc::vec::Vec;
use core::ops::Range;

/// What a select may follow on a line of its own without beginning a statement.
const BEFORE_SELECT: &[&str] = &["as", "union", "all", "except", "intersect", "(", "explain", "plan", "with"];
/// What begins a statement of the article where the line before it ends without a semicolon.
const BEGINS: &[&str] = &["create", "insert", "drop", "delete", "update", "select"];

/// Whether a statement that begins with these words makes a trigger, which holds other statements.
fn is_trigger(head: &[SqlToken<'_>]) -> bool {
    let mut words = head.iter();
    words.next().is_some_and(|first| first.is("create")) && words.take(2).any(|word| word.is("trigger"))
}

/// Where each statement of a text lies, in bytes: they end with a semicolon, or with `GO` on a line of its own.
///
/// ```
/// let sql = "select 1; select ';'\nGO\nselect 3";
/// let found: Vec<_> = gridmate::sql::statements(sql).into_iter().map(|place| &sql[place]).collect();
/// assert_eq!(found, ["select 1", " select ';'\n", "\nselect 3"]);
/// ```
#[must_use]
pub fn statements(sql: &str) -> Vec<Range<usize>> {
    let tokens = Tokens::new(sql);
    let mut found = Vec::new();
    let mut add = |place: Range<usize>| {
        if sql.get(place.clone()).is_some_and(|text| !trimmed(text).is_empty()) {
            found.push(place);
        }
    };
    let (mut begin, mut first) = (0, 0);
    // How many `begin` and `case` wait for their `end`.
    let mut open = 0_usize;
    for (at, token) in tokens.all.iter().enumerate() {
        let in_trigger = open > 0 && is_trigger(&tokens.all[first..at]);
        if is_go(&tokens, at) || token.is(";") && !in_trigger {
            add(begin..token.at);
            (begin, first, open) = (token.end(), at + 1, 0);
        } else if token.is("begin") || token.is("case") {
            open += 1;
        } else if token.is("end") {
            open = open.saturating_sub(1);
        }
    }
    add(begin..sql.len());
    found
}

/// Whether a token is `GO` on a line of its own.
fn is_go(tokens: &Tokens<'_>, at: usize) -> bool {
    if !tokens.is(at, "go") {
        return false;
    }
    let (before, after) = (tokens.gap(at), tokens.gap(at + 1));
    let (words, rest) = (trimmed_end(before), trimmed_start(after));
    let ends_line = |space: Option<&str>| space.is_some_and(|space| space.contains('\n'));
    (ends_line(before.get(words.len()..)) || at == 0 && words.is_empty())
        && (ends_line(after.get(..after.len() - rest.len())) || rest.is_empty() && at + 1 == tokens.all.len())
}

/// Splits a statement where a line begins another one and the one before it cannot go on: SQL Server needs no semicolon
/// there.
pub(super) fn split(tokens: &Tokens<'_>) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut begin, mut depth, mut has_values) = (0, 0_isize, false);
    for (at, token) in tokens.all.iter().enumerate() {
        let ends_line = at > begin && depth == 0 && token.kind == SqlKind::Word && tokens.gap(at).contains('\n');
        if ends_line && token.is_one_of(BEGINS) && !may_go_on(tokens, begin, at, has_values) {
            parts.push(begin..at);
            (begin, has_values) = (at, false);
        }
        depth += isize::from(token.is("(")) - isize::from(token.is(")"));
        has_values |= token.is("values");
    }
    parts.push(begin..tokens.all.len());
    parts
}

/// Whether a statement goes on with a word on a new line that may begin another.
fn may_go_on(tokens: &Tokens<'_>, begin: usize, at: usize, has_values: bool) -> bool {
    let follows = || tokens.before(at).is_some_and(|last| last.is_one_of(BEFORE_SELECT));
    tokens.is(begin, "with")
        || is_trigger(&tokens.all[begin..at])
        || if tokens.is(at, "select") {
            follows() || tokens.is(begin, "insert") && !has_values
        } else {
            tokens.is(begin, "explain")
        }
}
