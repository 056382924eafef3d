//! Diagnostics: what there is to say about a token, in a sentence, and where possible with a fix.
//!
//! In: a line and one of its tokens. Out: place, quoted text, what happened, why, and what to write instead. Sentences
//! are made when they are asked for; what is kept of them is a byte a token.

use super::Mode;
use super::choice;
use super::clean::odd_one;
use super::complaint::{Complaint, Severity};
use super::formula;
use super::friendly;
use super::gap;
use super::lexer::TextPlace;
use super::line::{TokenLine, TokenRecord};
use super::meaning::Meaning;
use super::recognise;
use super::script::EditError;
use super::sheet::{Content, push_hex};
use super::state::ScriptState;
use super::write::{GAP, move_tokens, push_meaning};
use crate::board::Piece;
use crate::notation::quote::quote;
use crate::notation::san;
use crate::notation::text::{after, before, glued, joined, trim_end, trim_start};
use crate::rules::Variant;
use std::fmt;
use std::ops::Range;

/// What there is to say about a token.
///
/// ```
/// use gridmate::script::{Script, Start};
/// let script = Script::new(Start::default(), "e2e4, e7e5, Nf3")?;
/// let diagnostic = script.diagnostic(2).unwrap();
/// assert_eq!(
///     diagnostic.to_string(),
///     "Line 1, column 13: \"Nf3\" was ignored: written as a move (Nf3); scripts say g1f3."
/// );
/// assert_eq!(diagnostic.fix.as_deref(), Some("g1f3"));
/// # Ok::<(), gridmate::script::EditError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The token, counted from 0.
    pub token: usize,
    /// Where the text starts that it is about.
    pub start: TextPlace,
    /// Where that text ends.
    pub end: TextPlace,
    /// That text, cut short if it is very long.
    pub text: String,
    /// What it is about.
    pub complaint: Complaint,
    /// What happened and why, without the place.
    pub sentence: String,
    /// What to put in the place of that text, if anything is known; nothing at all where that is empty.
    pub fix: Option<String>,
}

impl Diagnostic {
    /// How much it matters.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.complaint.severity()
    }

    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.complaint.code()
    }

    /// The bytes that the fix replaces.
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start.byte as usize..self.end.byte as usize
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line {}, column {}: {}", self.start.line, self.start.column, self.sentence)
    }
}

/// The longest text that a diagnostic repeats, in bytes.
const SHOWN: usize = 80;

/// A move in SAN that is not legal belongs to a whole line of SAN if one of so many tokens before it is SAN too.
const NEAR: usize = 4;

/// The diagnostic of a token, if there is something to say.
pub(super) fn diagnose(line: &TokenLine, index: usize) -> Option<Diagnostic> {
    let token = line.tokens().get(index)?;
    let complaint = token.complaint()?;
    if complaint == Complaint::OddGap {
        let before = index.checked_sub(1).and_then(|before| line.tokens().get(before));
        let start = before.map_or(TextPlace::START, |token| end_of(line, token));
        let fix = if before.is_some() { GAP } else { "" };
        return Some(odd_gap(line, index, start, token.span.start, fix));
    }
    let state = line.state(line.step_of(index));
    let next = line.tokens().get(index + 1);
    let next_text = next.map(|token| line.token_text(token));
    let near = line.tokens().get(index.saturating_sub(NEAR)..index).unwrap_or_default();
    let follows_san = near.iter().any(|token| token.complaint == Some(Complaint::San));
    let (text, mode, variant) = (line.token_text(token), line.mode(), line.variant());
    let case = Case { text, next: next_text, mode, variant, state: &state, follows_san };
    let mut advice = case.advise(complaint);
    // What stands right before and after a comment is not to become one token.
    let is_between = || index > 0 && next.is_some_and(|next| next.start() == token.end());
    if advice.fix.as_deref() == Some("") && is_between() {
        advice.fix = Some(String::from(" "));
    }
    let end = match next.filter(|_| advice.takes_next) {
        Some(next) => end_of(line, next),
        None => end_of(line, token),
    };
    Some(about(line, index, token.span.start..end, complaint, advice.sentence, advice.fix))
}

/// The diagnostic of what follows the last token.
pub(super) fn diagnose_end(line: &TokenLine) -> Option<Diagnostic> {
    let index = line.tokens().len().checked_sub(1)?;
    let start = end_of(line, line.tokens().get(index)?);
    let rest = line.text().get(start.byte as usize..).unwrap_or_default();
    line.odd_end().then(|| odd_gap(line, index, start, start.after(rest), ""))
}

fn end_of(line: &TokenLine, token: &TokenRecord) -> TextPlace {
    token.span.start.after(line.token_text(token))
}

fn odd_gap(line: &TokenLine, token: usize, start: TextPlace, end: TextPlace, fix: &str) -> Diagnostic {
    let text = line.text().get(start.byte as usize..end.byte as usize).unwrap_or_default();
    let sentence = gap::sentence(text, !fix.is_empty());
    about(line, token, start..end, Complaint::OddGap, sentence, Some(fix.to_owned()))
}

fn about(
    line: &TokenLine,
    token: usize,
    places: Range<TextPlace>,
    complaint: Complaint,
    sentence: String,
    fix: Option<String>,
) -> Diagnostic {
    let (start, end) = (places.start, places.end);
    let text = line.text().get(start.byte as usize..end.byte as usize).unwrap_or_default();
    let text = before(text, text.floor_char_boundary(SHOWN)).to_owned();
    Diagnostic { token, start, end, text, complaint, sentence, fix }
}

/// A token with what is around it.
pub(super) struct Case<'a> {
    pub(super) text: &'a str,
    /// The token after it.
    pub(super) next: Option<&'a str>,
    pub(super) mode: Mode,
    pub(super) variant: Variant,
    /// The state before it.
    pub(super) state: &'a ScriptState,
    /// A move in SAN stands before it, so that it is not legal here perhaps, but would be if that were put right.
    pub(super) follows_san: bool,
}

/// What there is to say, and to write instead.
pub(super) struct Advice {
    pub(super) sentence: String,
    pub(super) fix: Option<String>,
    /// The fix replaces the token after it too.
    pub(super) takes_next: bool,
}

impl Case<'_> {
    pub(super) fn advise(&self, complaint: Complaint) -> Advice {
        let merged = self.merged(complaint);
        let takes_next = merged.is_some();
        let fix = merged.or_else(|| self.fix(complaint));
        let mut sentence = quote(self.text);
        sentence.push_str(if complaint.ignores(self.mode) { " was ignored: " } else { " ran, but " });
        self.push_reason(&mut sentence, complaint, takes_next, fix.as_deref());
        if !sentence.ends_with('.') {
            sentence.push('.');
        }
        Advice { sentence, fix, takes_next }
    }

    /// `e4= ♕` and `e4 =♕`: an insertion with a space in it.
    fn merged(&self, complaint: Complaint) -> Option<String> {
        if !matches!(complaint, Complaint::NothingInserted | Complaint::San) {
            return None;
        }
        let whole = friendly::essence(self.text) + self.next?;
        let has_gap = complaint == Complaint::NothingInserted || self.next?.starts_with('=');
        let meaning = friendly::read(&whole).meaning;
        let inserts = matches!(meaning, Meaning::Insertion { .. } | Meaning::Promotion { .. });
        (has_gap && inserts).then(|| self.tokens_of(meaning)).flatten()
    }

    /// What to write instead of the token alone.
    fn fix(&self, complaint: Complaint) -> Option<String> {
        match complaint {
            Complaint::San => self.san().ok(),
            Complaint::RemovalMove | Complaint::TrailingX | Complaint::RemovalInsertion => {
                let essence = friendly::essence(self.text).to_ascii_lowercase();
                let (square, rest) = trim_end(trim_start(&essence, &['x']), &['x']).split_at_checked(2)?;
                match complaint {
                    Complaint::TrailingX => Some(glued(&["x", square])),
                    Complaint::RemovalMove => Some(glued(&[square, rest])),
                    _ => {
                        let inserted = self.tokens_of(friendly::read(&glued(&[square, rest])).meaning)?;
                        Some(glued(&["x", square, GAP, &inserted]))
                    }
                }
            }
            Complaint::HalfCastle | Complaint::HalfEnPassant | Complaint::HalfPromotion => {
                let position = self.state.position()?;
                let (_, played) = recognise::unfinished(position, friendly::read_as(self.text, self.mode).meaning)?;
                Some(move_tokens(position, played))
            }
            // `B6d5` is the square b6 before it is a bishop on the sixth rank.
            Complaint::EmptyOrigin if self.text.starts_with('B') => Some(self.san().unwrap_or_default()),
            Complaint::SameSquare | Complaint::EmptyOrigin => Some(String::new()),
            Complaint::CastlingRight => {
                let possible = choice::possible(choice::letters(self.text)?, self.state.sheet().board(), self.variant);
                Some(glued(&[choice::CASTLING, &possible])).filter(|fix| fix != self.text)
            }
            Complaint::CastlingKnown => Some(String::new()),
            _ if complaint.is_of_pgn() => Some(String::new()),
            Complaint::NotClosed => Some(after(self.text, 1).to_owned()),
            Complaint::BadPromotion | Complaint::BadCastling => None,
            _ => self.tokens_of(friendly::repair(self.text)?),
        }
    }

    /// The tokens of a meaning, as the spreadsheet wants them.
    fn tokens_of(&self, meaning: Meaning) -> Option<String> {
        let mut text = String::new();
        let moving = meaning.origin().and_then(|from| self.state.sheet().board().piece_at(from));
        push_meaning(&mut text, meaning, moving);
        (!text.is_empty()).then_some(text)
    }

    /// The tokens of a move in SAN, or why it is none here.
    fn san(&self) -> Result<String, String> {
        let Some(position) = self.state.position() else {
            return Err(joined(&mut self.state.reasons().iter().map(String::as_str), "; "));
        };
        let essence = friendly::essence(self.text);
        let other = || {
            let position = self.state.position_for(!position.turn())?;
            Some((position, san::parse_lenient(&position, &essence).ok()?.0))
        };
        match san::parse_lenient(position, &essence) {
            Ok((played, _)) => Ok(move_tokens(position, played)),
            Err(error) => match other() {
                Some((position, played)) => Ok(move_tokens(&position, played)),
                None => Err(error.to_string()),
            },
        }
    }

    fn push_reason(&self, text: &mut String, complaint: Complaint, takes_next: bool, fix: Option<&str>) {
        let reason = match complaint {
            Complaint::Unknown => {
                if let Some(odd) = odd_one(&friendly::essence(self.text)) {
                    push_named(text, odd);
                    text.push_str(" stands in no token; ");
                }
                "it is neither a move (e2e4) nor a removal (xe4) nor an insertion (e4=♕)"
            }
            Complaint::San if takes_next => "no space may stand before =",
            Complaint::NearMiss => "it is nearly a token, but not quite",
            Complaint::San => return self.push_san_reason(text),
            Complaint::NotAPiece => "what stands after = is no chess piece",
            Complaint::ManyPieces => "exactly one piece stands after =",
            Complaint::LonePiece => "a piece needs a square, as in e4=♕",
            Complaint::ManySquares => "a move has two squares",
            Complaint::BadPromotion => "a pawn becomes q, r, b or n",
            Complaint::NothingInserted if takes_next => "no space may stand after =",
            Complaint::NothingInserted => "nothing stands after =; to empty a square write xe4",
            Complaint::OffBoard => "squares go from a1 to h8",
            Complaint::TrailingX => "x stands before the square",
            Complaint::SameSquare => "it ends on the square where it starts",
            Complaint::RemovalMove => "x before one square removes, two squares move; it cannot be both",
            Complaint::RemovalInsertion => "one token cannot remove and insert",
            Complaint::HalfCastle => "only the king has moved; castling moves the rook too",
            Complaint::HalfEnPassant => "the pawn taken in passing still stands",
            Complaint::HalfPromotion => "it is only half of a promotion",
            Complaint::Fullwidth => "its characters are full-width ones, which the spreadsheet does not read",
            Complaint::OddGap | Complaint::TooLong => "the script is too long",
            Complaint::BadCastling => "rights to castle are letters of KQkq, or - for none",
            Complaint::CastlingRight => "to castle, king and rook must stand at home",
            Complaint::PgnComment => {
                "it is a comment of a PGN; a script has none, and the spreadsheet would read its words"
            }
            Complaint::PgnVariation => "it is a variation of a PGN; a script is one line of moves",
            Complaint::PgnTag => "it is a tag of a PGN; a script has none, and a game with a FEN is opened as PGN",
            Complaint::PgnNag => "it is a mark of a PGN, and does nothing on the board",
            Complaint::PgnResult => "it is the result of a game, and does nothing on the board",
            Complaint::NotClosed => {
                let closer = if self.text.starts_with('(') { ")" } else { "}" };
                return text.push_str(&glued(&["what opens here does not end; write ", closer, " where it does"]));
            }
            Complaint::CastlingKnown => EditError::CASTLING_IS_KNOWN,
            Complaint::Lookalike => {
                if let Some(mask) = friendly::mask(self.text) {
                    push_named(text, mask);
                }
                " only looks like the right character"
            }
            Complaint::EmptyOrigin => return self.push_empty_reason(text),
            Complaint::SheetDiffers => {
                text.push_str("the spreadsheet ");
                return push_deed(text, formula::read(self.text), "would ");
            }
            Complaint::Trap => {
                text.push_str("not as it looks: the spreadsheet ");
                return push_deed(text, formula::read(self.text), "");
            }
        };
        text.push_str(reason);
        if let Some(fix) = fix.filter(|fix| !fix.is_empty()) {
            text.push_str("; write ");
            text.push_str(fix);
        }
    }

    fn push_san_reason(&self, text: &mut String) {
        text.push_str(&glued(&["written as a move (", &friendly::essence(self.text), ")"]));
        match (self.san(), self.state.position()) {
            (Ok(tokens), _) => text.push_str(&glued(&["; scripts say ", &tokens])),
            (Err(_), Some(_)) if self.follows_san => text.push_str("; put the moves before it right first"),
            (Err(error), Some(_)) => text.push_str(&glued(&["; scripts say from where to where. ", &error])),
            (Err(why), None) => text.push_str(&glued(&[", which needs a legal position: ", &why])),
        }
    }

    fn push_empty_reason(&self, text: &mut String) {
        let reading = friendly::read_as(self.text, self.mode).meaning;
        let (Meaning::Move { from, to } | Meaning::Promotion { from, to, .. }) = reading else { return };
        let from = from.to_string();
        let to = to.to_string();
        if self.mode == Mode::Sheet {
            text.push_str(&glued(&[&from, " is empty, so ", &to, " becomes empty too"]));
        } else {
            text.push_str(&glued(&["there is no piece on ", &from]));
            if formula::read(self.text) == reading {
                text.push_str(&glued(&["; the spreadsheet would empty ", &to]));
            }
        }
    }
}

/// What the spreadsheet does: `would empty e4` or `empties e4`.
fn push_deed(text: &mut String, meaning: Meaning, would: &str) {
    let verb = |is: &str, would_be: &str| if would.is_empty() { is.to_owned() } else { glued(&[would, would_be]) };
    match meaning {
        Meaning::Nothing => text.push_str(&verb("ignores it", "ignore it")),
        Meaning::Removal(square) => {
            text.push_str(&verb("empties ", "empty "));
            text.push_str(&square.to_string());
        }
        Meaning::Move { from, to } | Meaning::Promotion { from, to, .. } => {
            text.push_str(&verb("moves ", "move "));
            text.push_str(&glued(&[&from.to_string(), " to ", &to.to_string()]));
        }
        Meaning::Insertion { at, content } => {
            text.push_str(&verb("puts ", "put "));
            text.push_str(&match content {
                Content::Piece(Piece { color, role }) => glued(&["a ", color.name(), " ", role.name()]),
                Content::Text(unit) => "the text ".to_owned() + &quote(&String::from_utf16_lossy(&[unit])),
            });
            text.push_str(" on ");
            text.push_str(&at.to_string());
        }
    }
}

/// Adds a character and its code point, so that it can be told from one that looks the same.
fn push_named(text: &mut String, char: char) {
    let mut units = [0; 2];
    text.push_str(&quote(char.encode_utf8(&mut [0; 4])));
    text.push_str(" (U+");
    for &unit in &*char.encode_utf16(&mut units) {
        push_hex(text, unit);
    }
    text.push(')');
}
