//! Reading a move as chess.js does: SAN first, then what people write instead.
//!
//! What a text says is a [`San`], read in its one grammar, but `=`, signs of check and marks of judgement need not be
//! there. The permissive reading takes squares with or without a piece before and `x` or `-` between (`e2e4`, `Ng1-f3`,
//! `e7xd8q`), a file or rank too many (`Nge7`), and a capture without its `x`. The whole text must be read: `fxe24+` is
//! no move.

use super::listing::quick_move;
use super::{Entry, Filter, Listing, Report, State, sanmark};
use crate::board::{File, Rank, Role, Square};
use crate::notation::san::{San, read_fast};
use crate::rules::{Move, Position};

/// How closely a text must keep to SAN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strictness {
    /// Only SAN.
    Strict,
    /// What people write instead, too.
    #[default]
    Permissive,
}

/// What a text says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveText {
    /// A move of the state.
    Move(Move),
    /// `--`: the turn is passed on.
    Null,
}

impl MoveText {
    /// The state after it, what it does, and the number of its SAN; none where the turn cannot be passed on.
    #[must_use]
    pub fn play(self, state: &State) -> Option<(State, Report, u32)> {
        match self {
            Self::Move(played) => {
                let (entry, next) = Entry::of(state, played);
                Some((next, entry.report, entry.san))
            }
            Self::Null => Some((state.pass()?, Report::null(state.turn()), sanmark::NULL)),
        }
    }
}

/// No move is longer, however it is decorated.
const MAX_LENGTH: usize = 32;

/// The text without its first `=`, and without signs of check and marks of judgement at its end.
fn strip(text: &str, strictness: Strictness) -> Option<String> {
    if text.len() > MAX_LENGTH {
        return None;
    }
    let text = if strictness == Strictness::Permissive { text.trim() } else { text };
    let text = text.trim_end_matches(['!', '?']);
    let text = match strictness {
        Strictness::Strict => text.strip_suffix(['+', '#']).unwrap_or(text),
        Strictness::Permissive => text.trim_end_matches(['+', '#']),
    };
    Some(text.replacen('=', "", 1))
}

impl Listing {
    /// Finds the move of a state that a text means.
    ///
    /// ```
    /// use gridmate::compat::{Listing, Strictness, State};
    /// let mut listing = Listing::default();
    /// assert!(listing.read(&State::default(), "Ng1-f3", Strictness::Permissive).is_some());
    /// assert!(listing.read(&State::default(), "Ng1-f3", Strictness::Strict).is_none());
    /// ```
    pub fn read(&mut self, state: &State, text: &str, strictness: Strictness) -> Option<MoveText> {
        let quick = |position| match strictness {
            Strictness::Permissive => between(position, text).or_else(|| canonical(position, text)),
            Strictness::Strict => canonical(position, text),
        };
        if let Some(played) = state.position().and_then(quick) {
            return Some(MoveText::Move(played));
        }
        let stripped = strip(text, strictness)?;
        let text = match stripped.as_str() {
            "--" => return Some(MoveText::Null),
            "0-0" if strictness == Strictness::Permissive => "O-O",
            "0-0-0" if strictness == Strictness::Permissive => "O-O-O",
            text => text,
        };
        let said = san_without_sign(text);
        let is_like = |played| said.is_some_and(|said| is_like(said, played));
        let is_said = |&played: &Move| is_like(played) && said == Some(state.san(played));
        if let Some(played) = said.and_then(|_| self.ordered(state, Filter::default()).find(is_said)) {
            return Some(MoveText::Move(played));
        }
        let squares = MoveSquares::read(text).filter(|_| strictness == Strictness::Permissive)?;
        let fits = |&played: &Move| match squares.has_origin() {
            true => squares.fits(played),
            false => is_like(played) && said == Some(without_capture(state.san(played))),
        };
        self.ordered(state, Filter::default()).find(fits).map(MoveText::Move)
    }
}

/// The move that a text is the SAN of, marks of judgement aside: nearly every text is one, so this comes first.
fn canonical(position: &Position, text: &str) -> Option<Move> {
    let text = text.trim_end_matches(['!', '?']);
    read_fast(position, &position.king_safety(), text.as_bytes())
        .filter(|quick| quick.canonical)
        .map(|quick| quick.played)
}

/// The move that a text names by its squares, in small letters, as engines do. No SAN is such a text.
fn between(position: &Position, text: &str) -> Option<Move> {
    let (squares, promotion) = match text.as_bytes() {
        squares @ [_, _, _, _] => (squares, None),
        [squares @ .., letter @ (b'q' | b'r' | b'b' | b'n')] => (squares, Role::from_char(char::from(*letter))),
        _ => return None,
    };
    let [from_file, from_rank, to_file, to_rank] = *squares else { return None };
    let [from, to] = [[from_file, from_rank], [to_file, to_rank]]
        .map(|[file, rank]| Some(Square::new(File::from_char(char::from(file))?, Rank::from_char(char::from(rank))?)));
    quick_move(position, from?, to?, promotion).filter(|played| played.promotion() == promotion)
}

/// What a text without `=` says in the grammar of SAN.
fn san_without_sign(text: &str) -> Option<San> {
    match text.as_bytes() {
        [.., b'1'..=b'8', letter @ (b'Q' | b'R' | b'B' | b'N')] => {
            let (body, _) = text.split_at_checked(text.len() - 1)?;
            San::read(&[body.as_bytes(), b"=", &[*letter]].concat())
        }
        text => San::read(text),
    }
}

/// Whether a text names the piece and the square of a move: the SAN of most moves need not be made to be another.
fn is_like(said: San, played: Move) -> bool {
    match said {
        San::Normal { role, to, .. } => Some(role) == played.role() && to == played.to(),
        _ => played.is_castle(),
    }
}

/// What is written of a move, without the `x` of a capture.
const fn without_capture(san: San) -> San {
    match san {
        San::Normal { role, from_file, from_rank, to, promotion, .. } => {
            San::Normal { role, from_file, from_rank, captures: false, to, promotion }
        }
        other => other,
    }
}

/// What a text that is no SAN says: the same as SAN that names more than it needs.
#[derive(Clone, Copy, Debug)]
struct MoveSquares {
    san: San,
    /// Whether it begins with a piece, in letters of either size.
    names_piece: bool,
}

impl MoveSquares {
    /// Reads squares, with a piece before if the text can be read so.
    fn read(text: &str) -> Option<Self> {
        let text = text.strip_suffix("e.p.").unwrap_or(text).trim_end();
        let first = text.chars().next()?;
        let piece = Role::from_char(first).and_then(|role| Self::of(Some(role), text.get(1..)?));
        let bare = Self::of(None, text);
        // Both squares without a piece come before one square with it: `b1c3` moves what stands on b1.
        let is_whole =
            |squares: &Self| matches!(squares.san, San::Normal { from_file: Some(_), from_rank: Some(_), .. });
        piece.filter(is_whole).or(bare.filter(is_whole)).or(piece).or(bare)
    }

    /// Reads what comes behind a piece, or all where none is named.
    fn of(piece: Option<Role>, text: &str) -> Option<Self> {
        let (text, promotion) = match text.chars().next_back()? {
            digit if digit.is_ascii_digit() => (text, None),
            letter => (text.strip_suffix(letter)?, Some(letter.to_ascii_uppercase())),
        };
        let (from, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let role = piece.unwrap_or(Role::Pawn);
        let mut san = String::with_capacity(MAX_LENGTH);
        san.extend((role != Role::Pawn).then(|| role.char().to_ascii_uppercase()));
        san.push_str(from.strip_suffix('-').unwrap_or(from));
        san.push_str(to);
        san.extend(promotion.into_iter().flat_map(|letter| ['=', letter]));
        let san = San::read(san.as_bytes())?;
        let San::Normal { role: read, from_file, from_rank, .. } = san else { return None };
        // A pawn comes from a file.
        let is_whole = piece.is_some() || from_file.is_some() || from_rank.is_none();
        (read == role && is_whole).then_some(Self { san, names_piece: piece.is_some() })
    }

    /// Whether it says anything of where the move comes from.
    const fn has_origin(&self) -> bool {
        !matches!(self.san, San::Normal { from_file: None, from_rank: None, .. })
    }

    fn fits(&self, played: Move) -> bool {
        let San::Normal { role, from_file, from_rank, to, promotion, .. } = self.san else { return false };
        let from = played.from();
        // Without a piece, a text that names one coordinate means a pawn.
        let is_any = !self.names_piece && from_file.is_some() && from_rank.is_some();
        super::report::shown_target(played) == to
            && from_file.is_none_or(|file| file == from.file())
            && from_rank.is_none_or(|rank| rank == from.rank())
            && (is_any || Some(role) == played.role())
            && (promotion.is_none() || promotion == played.promotion())
    }
}
