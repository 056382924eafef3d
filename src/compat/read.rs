//! Reading a move as chess.js does: SAN first, then what people write instead.
//!
//! SAN is compared without `=`, signs of check and marks of judgement. The permissive reading takes squares with or
//! without a piece before and `x` or `-` between (`e2e4`, `Ng1-f3`, `e7xd8q`), a file or rank too many (`Nge7`), and a
//! capture without its `x`. The whole text must be read: `fxe24+` is no move.

use super::{Listing, State};
use crate::board::{File, Rank, Role, Square};
use crate::notation::san::{San, read_quickly};
use crate::rules::{Move, Position};

/// How closely a text must keep to SAN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Manner {
    /// Only SAN.
    Strict,
    /// What people write instead, too.
    #[default]
    Permissive,
}

/// What a text says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A move of the state.
    Move(Move),
    /// `--`: the turn is passed on.
    Null,
}

/// No move is longer, however it is decorated.
const MAX_LENGTH: usize = 32;

/// The text without its first `=`, and without signs of check and marks of judgement at its end.
fn strip(text: &str, manner: Manner) -> Option<String> {
    if text.len() > MAX_LENGTH {
        return None;
    }
    let text = if manner == Manner::Permissive { text.trim() } else { text };
    let text = text.trim_end_matches(['!', '?']);
    let text = match manner {
        Manner::Strict => text.strip_suffix(['+', '#']).unwrap_or(text),
        Manner::Permissive => text.trim_end_matches(['+', '#']),
    };
    Some(text.replacen('=', "", 1))
}

impl Listing {
    /// Finds the move of a state that a text means.
    ///
    /// ```
    /// use gridmate::compat::{Listing, Manner, State};
    /// let mut listing = Listing::default();
    /// assert!(listing.read(&State::default(), "Ng1-f3", Manner::Permissive).is_some());
    /// assert!(listing.read(&State::default(), "Ng1-f3", Manner::Strict).is_none());
    /// ```
    pub fn read(&mut self, state: &State, text: &str, manner: Manner) -> Option<Said> {
        if let Some(played) = state.position().and_then(|position| canonical(position, text)) {
            return Some(Said::Move(played));
        }
        let stripped = strip(text, manner)?;
        let text = match stripped.as_str() {
            "--" => return Some(Said::Null),
            "0-0" if manner == Manner::Permissive => "O-O",
            "0-0-0" if manner == Manner::Permissive => "O-O-O",
            text => text,
        };
        let mut buffer = String::with_capacity(8);
        let is_san = |_: Move, san: San| {
            write_stripped(&mut buffer, san);
            buffer == text
        };
        if let Some(played) = self.find(state, is_san) {
            return Some(Said::Move(played));
        }
        let said = LooseMove::read(text).filter(|_| manner == Manner::Permissive)?;
        self.find(state, |played, san| said.fits(played, san, text)).map(Said::Move)
    }
}

/// The move that a text is the SAN of, marks of judgement aside: nearly every text is one, so this comes first.
fn canonical(position: &Position, text: &str) -> Option<Move> {
    let text = text.trim_end_matches(['!', '?']);
    read_quickly(position, &position.king_safety(), text.as_bytes())
        .filter(|quick| quick.canonical)
        .map(|quick| quick.played)
}

/// Writes SAN without its `=`.
fn write_stripped(buffer: &mut String, san: San) {
    buffer.clear();
    san.push_to(buffer);
    buffer.retain(|letter| letter != '=');
}

/// What a text that is no SAN says.
#[derive(Clone, Copy, Debug)]
struct LooseMove {
    role: Option<Role>,
    from_file: Option<File>,
    from_rank: Option<Rank>,
    to: Square,
    promotion: Option<Role>,
}

fn square(bytes: &[u8]) -> Option<Square> {
    match bytes {
        [file, rank] => Some(Square::new(File::from_char((*file).into())?, Rank::from_char((*rank).into())?)),
        _ => None,
    }
}

impl LooseMove {
    /// Reads squares, with a piece before if the text can be read so.
    fn read(text: &str) -> Option<Self> {
        let text = text.strip_suffix("e.p.").unwrap_or(text).trim_end().as_bytes();
        let (first, rest) = text.split_first()?;
        let piece = Role::from_char((*first).into());
        // Both squares without a piece come before one square with it: `b1c3` moves what stands on b1.
        let readings = [(piece, rest), (None, text)];
        let whole = readings.into_iter().find_map(|(role, rest)| Self::squares(role, rest).filter(Self::has_origin));
        whole.or_else(|| {
            readings
                .into_iter()
                .filter(|reading| reading.1.len() >= 2)
                .find_map(|(role, rest)| Self::squares(role, rest))
        })
    }

    const fn has_origin(&self) -> bool {
        self.from_file.is_some() && self.from_rank.is_some()
    }

    fn squares(role: Option<Role>, text: &[u8]) -> Option<Self> {
        let (text, promotion) = match text {
            [rest @ .., letter] if !letter.is_ascii_digit() => match Role::from_char((*letter).into()) {
                Some(Role::Pawn | Role::King) | None => return None,
                promotion => (rest, promotion),
            },
            _ => (text, None),
        };
        let (rest, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let to = square(to)?;
        let rest = rest.strip_suffix(b"-").unwrap_or(rest);
        let rest = rest.strip_suffix(b"x").unwrap_or(rest);
        let (from_file, from_rank) = match rest {
            [] => (None, None),
            [one] => (File::from_char((*one).into()), Rank::from_char((*one).into())),
            both => square(both).map(|from| (Some(from.file()), Some(from.rank())))?,
        };
        if rest.len() == 1 && from_file.is_none() && from_rank.is_none() {
            return None;
        }
        Some(Self { role, from_file, from_rank, to, promotion })
    }

    fn fits(&self, played: Move, san: San, text: &str) -> bool {
        if self.from_file.is_none() && self.from_rank.is_none() {
            return fits_without_sign(san, text);
        }
        let from = played.from();
        // Without a piece, a text that names one coordinate means a pawn.
        let role = self.role.or(if self.has_origin() { None } else { Some(Role::Pawn) });
        super::report::shown_target(played) == self.to
            && self.from_file.is_none_or(|file| file == from.file())
            && self.from_rank.is_none_or(|rank| rank == from.rank())
            && role.is_none_or(|role| Some(role) == played.role())
            && (self.promotion.is_none() || self.promotion == played.promotion())
    }
}

/// Whether the text is the move's SAN but for the `x` of a capture.
fn fits_without_sign(san: San, text: &str) -> bool {
    let mut written = String::with_capacity(8);
    write_stripped(&mut written, san);
    written.retain(|letter| letter != 'x');
    written == text
}
