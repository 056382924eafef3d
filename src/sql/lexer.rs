//! A text cut into tokens.
//!
//! In: a text. Out: its [`Tokens`], what lies between them, and which parentheses belong together. What is opened and not
//! closed, a text, a name in quotes or a comment, goes on to the end. Functions that many call are not inlined, which saves
//! 8 KB of the module that has them.

use alloc::vec::Vec;
use core::ops::Range;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SqlKind {
    /// `'a'` or `N'a'`
    Text,
    /// `"a"`, `[a]` or `` `a` ``
    Quoted,
    /// A keyword or a name, also `@x`, `#x` and `$x`.
    Word,
    Number,
    /// Any other character.
    Sign,
}

/// A token and where it begins, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SqlToken<'a> {
    pub(super) kind: SqlKind,
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl<'a> SqlToken<'a> {
    /// Where it ends.
    pub(super) const fn end(&self) -> usize {
        self.at + self.text.len()
    }

    /// Whether it is this word, with capital or small letters, or this sign; what is in quotes is neither.
    #[inline(never)]
    pub(super) fn is(&self, word: &str) -> bool {
        self.is_plain() && same(self.text, word)
    }

    #[inline(never)]
    pub(super) fn is_one_of(&self, words: &[&str]) -> bool {
        words.iter().any(|word| self.is(word))
    }

    /// Whether it is no text and no name in quotes.
    pub(super) fn is_plain(&self) -> bool {
        !matches!(self.kind, SqlKind::Text | SqlKind::Quoted)
    }

    /// The name that it may be, without its quotes; none, if they are not closed.
    pub(super) fn name(&self) -> Option<&'a str> {
        match self.kind {
            SqlKind::Word => Some(self.text),
            SqlKind::Quoted => {
                let mut inner = self.text.chars();
                inner.next();
                inner.next_back().filter(|last| matches!(last, ']' | '"' | '`')).map(|_| inner.as_str())
            }
            _ => None,
        }
    }
}

/// White space, as JavaScript knows it.
fn is_space(char: char) -> bool {
    char == '\u{feff}' || char.is_whitespace() && char != '\u{85}'
}

/// A text without white space at its start.
#[inline(never)]
pub(super) fn trimmed_start(text: &str) -> &str {
    text.trim_start_matches(is_space)
}

/// A text without white space at its end.
#[inline(never)]
pub(super) fn trimmed_end(text: &str) -> &str {
    text.trim_end_matches(is_space)
}

/// A text without white space at its ends.
pub(super) fn trimmed(text: &str) -> &str {
    trimmed_end(trimmed_start(text))
}

/// Whether two words are the same but for capital letters.
#[inline(never)]
pub(super) fn same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// Whether a short text stands within another.
#[inline(never)]
pub(super) fn holds(text: &str, part: &str) -> bool {
    text.as_bytes().windows(part.len()).any(|bytes| bytes == part.as_bytes())
}

/// The tokens of a text; comments and white space are gaps between them.
#[derive(Debug)]
pub(super) struct Tokens<'a> {
    pub(super) sql: &'a str,
    pub(super) all: Vec<SqlToken<'a>>,
    /// For each parenthesis the one that it belongs to; for one that stands alone, and for all else, a number that is
    /// no token's.
    pairs: Vec<usize>,
}

impl<'a> Tokens<'a> {
    #[inline(never)]
    pub(super) fn new(sql: &'a str) -> Self {
        let mut all = Vec::new();
        let mut rest = sql;
        while let Some(first) = rest.chars().next() {
            let (kind, length) = match silent(rest) {
                0 => token(rest, first),
                length => (None, length),
            };
            let (text, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
            if let Some(kind) = kind {
                all.push(SqlToken { kind, text, at: sql.len() - rest.len() });
            }
            rest = after;
        }
        let pairs = pairs(&all);
        Self { sql, all, pairs }
    }

    /// A token, if there is one of this number.
    pub(super) fn get(&self, at: usize) -> Option<&SqlToken<'a>> {
        self.all.get(at)
    }

    pub(super) fn before(&self, at: usize) -> Option<&SqlToken<'a>> {
        at.checked_sub(1).and_then(|before| self.get(before))
    }

    /// Whether a token is this word or sign.
    #[inline(never)]
    pub(super) fn is(&self, at: usize, word: &str) -> bool {
        self.get(at).is_some_and(|token| token.is(word))
    }

    /// Comments and white space before a token, or before the end.
    #[inline(never)]
    pub(super) fn gap(&self, at: usize) -> &'a str {
        let begin = self.before(at).map_or(0, SqlToken::end);
        let end = self.get(at).map_or(self.sql.len(), |token| token.at);
        self.sql.get(begin..end).unwrap_or_default()
    }

    /// The parenthesis that belongs to the one at a token.
    pub(super) fn pair(&self, at: usize) -> Option<usize> {
        self.pairs.get(at).copied().filter(|pair| *pair < self.all.len())
    }

    /// What stands in parentheses that open at a token and are closed.
    #[inline(never)]
    pub(super) fn inside(&self, opens: usize) -> Option<Range<usize>> {
        self.pair(opens).filter(|closes| *closes > opens && self.is(opens, "(")).map(|closes| opens + 1..closes)
    }

    /// The tokens of a range that stand in no parentheses within it, and those parentheses that open.
    pub(super) fn level(&self, range: Range<usize>) -> impl Iterator<Item = (usize, &SqlToken<'a>)> {
        let mut next = range.start;
        core::iter::from_fn(move || {
            let at = next;
            next = self.inside(at).map_or(at, |inside| inside.end) + 1;
            if at < range.end { Some((at, self.get(at)?)) } else { None }
        })
    }

    /// The parts between commas; nothing has none.
    pub(super) fn listed(&self, range: Range<usize>) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        if range.is_empty() {
            return parts;
        }
        let mut begin = range.start;
        for (at, _) in self.level(range.clone()).filter(|(_, token)| token.is(",")) {
            parts.push(begin..at);
            begin = at + 1;
        }
        parts.push(begin..range.end);
        parts
    }

    /// The text from the first token of a range to its last.
    #[inline(never)]
    pub(super) fn text(&self, range: &Range<usize>) -> &'a str {
        let ends = self.get(range.start).zip(self.before(range.end)).filter(|_| !range.is_empty());
        ends.and_then(|(first, last)| self.sql.get(first.at..last.end())).unwrap_or_default()
    }
}

/// How long the comment or the white space is that a text begins with.
fn silent(text: &str) -> usize {
    if text.starts_with("--") {
        return text.find('\n').unwrap_or(text.len());
    }
    if let Some(comment) = text.strip_prefix("/*") {
        return comment.as_bytes().windows(2).position(|end| end == b"*/").map_or(text.len(), |end| end + 4);
    }
    text.len() - trimmed_start(text).len()
}

/// What a text begins with, and how long that is.
fn token(text: &str, first: char) -> (Option<SqlKind>, usize) {
    let is_letter = |char: char| char.is_ascii_alphabetic() || matches!(char, '_' | '@' | '#' | '$');
    let while_all = |belongs: &dyn Fn(char) -> bool| text.find(|char| !belongs(char)).unwrap_or(text.len());
    let rest = text.get(first.len_utf8()..).unwrap_or_default();
    let (kind, length) = match first {
        '\'' => (SqlKind::Text, quoted(text, '\'')),
        'N' | 'n' if rest.starts_with('\'') => (SqlKind::Text, 1 + quoted(rest, '\'')),
        '"' => (SqlKind::Quoted, quoted(text, '"')),
        '[' => (SqlKind::Quoted, text.find(']').map_or(text.len(), |end| end + 1)),
        '`' => (SqlKind::Quoted, rest.find('`').map_or(text.len(), |end| end + 2)),
        _ if is_letter(first) => (SqlKind::Word, while_all(&|char| is_letter(char) || char.is_ascii_digit())),
        '0'..='9' => (SqlKind::Number, while_all(&|char| char.is_ascii_alphanumeric() || matches!(char, '_' | '.'))),
        _ => (SqlKind::Sign, first.len_utf8()),
    };
    (Some(kind), length)
}

/// How long what is in quotes is; a quote within it is written twice.
fn quoted(text: &str, quote: char) -> usize {
    let mut chars = text.char_indices().skip(1).peekable();
    while let Some((at, char)) = chars.next() {
        if char == quote && chars.next_if(|(_, next)| *next == quote).is_none() {
            return at + 1;
        }
    }
    text.len()
}

fn pairs(all: &[SqlToken<'_>]) -> Vec<usize> {
    let mut pairs: Vec<_> = all.iter().map(|_| usize::MAX).collect();
    let mut open = Vec::new();
    for (at, token) in all.iter().enumerate() {
        if token.is("(") {
            open.push(at);
        } else if token.is(")")
            && let Some(opens) = open.pop()
        {
            pairs[opens] = at;
            pairs[at] = opens;
        }
    }
    pairs
}
