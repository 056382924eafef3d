//! Colours, roles and pieces.

use core::cmp::Ordering;
use core::fmt;
use core::ops::Not;
use core::str::FromStr;

/// White or black.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Color {
    /// White, then black.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// `w` or `b`, as FEN writes it.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// 0 for white, 1 for black.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `white` or `black`, for sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// What kind of piece it is.
///
/// The numbers are the three-bit codes of the board's planes: bit 0 slides along diagonals, bit 1 along ranks and
/// files, bit 2 marks those that do not slide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// ♟
    Pawn = 0b100,
    /// ♞
    Knight = 0b101,
    /// ♝
    Bishop = 0b001,
    /// ♜
    Rook = 0b010,
    /// ♛
    Queen = 0b011,
    /// ♚
    King = 0b110,
}

impl Role {
    /// All six, from the least to the most valuable.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// Its place in [`Role::ALL`].
    const fn rank(self) -> usize {
        match self {
            Self::Pawn => 0,
            Self::Knight => 1,
            Self::Bishop => 2,
            Self::Rook => 3,
            Self::Queen => 4,
            Self::King => 5,
        }
    }

    /// What a pawn may become, best first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The code of the board's planes, 1 to 6.
    #[must_use]
    #[inline(always)]
    pub(crate) const fn code(self) -> u8 {
        self as u8
    }

    /// Reads the code of the board's planes.
    #[must_use]
    #[inline(always)]
    pub(crate) const fn from_code(code: u8) -> Option<Self> {
        match code {
            0b100 => Some(Self::Pawn),
            0b101 => Some(Self::Knight),
            0b001 => Some(Self::Bishop),
            0b010 => Some(Self::Rook),
            0b011 => Some(Self::Queen),
            0b110 => Some(Self::King),
            _ => None,
        }
    }

    /// The lower-case English letter: `p n b r q k`.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The upper-case English letter: `P N B R Q K`.
    #[must_use]
    pub const fn upper_char(self) -> char {
        self.char().to_ascii_uppercase()
    }

    /// Reads an English letter of either case.
    #[must_use]
    pub const fn from_char(char: char) -> Option<Self> {
        match char.to_ascii_lowercase() {
            'p' => Some(Self::Pawn),
            'n' => Some(Self::Knight),
            'b' => Some(Self::Bishop),
            'r' => Some(Self::Rook),
            'q' => Some(Self::Queen),
            'k' => Some(Self::King),
            _ => None,
        }
    }

    /// `pawn`, `knight`, … for sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }
}

/// From the least to the most valuable, as in [`Role::ALL`].
///
/// ```
/// use gridmate::board::Role;
/// assert!(Role::Pawn < Role::Knight && Role::Rook < Role::Queen);
/// ```
impl Ord for Role {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Role {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A piece: a role and its colour; ordered by colour, then by role.
///
/// ```
/// use gridmate::board::{Color, Piece, Role};
/// assert_eq!(Piece::from_char('n'), Some(Piece::new(Color::Black, Role::Knight)));
/// assert_eq!(Piece::new(Color::White, Role::Queen).glyph(), '♕');
/// assert_eq!("n".parse::<Piece>()?.to_string(), "n");
/// assert!(Piece::from_char('N') < Piece::from_char('Q') && Piece::from_char('Q') < Piece::from_char('p'));
/// # Ok::<(), gridmate::board::ParsePieceError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A piece of this colour and role.
    #[must_use]
    pub const fn new(color: Color, role: Role) -> Self {
        Self { color, role }
    }

    /// The FEN letter: upper case for white, lower case for black.
    #[must_use]
    pub const fn char(self) -> char {
        match self.color {
            Color::White => self.role.upper_char(),
            Color::Black => self.role.char(),
        }
    }

    /// Reads a FEN letter.
    #[must_use]
    pub const fn from_char(char: char) -> Option<Self> {
        let color = if char.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_char(char) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }

    /// The Unicode chess symbol: `♔♕♖♗♘♙` for white, `♚♛♜♝♞♟` for black.
    #[must_use]
    pub const fn glyph(self) -> char {
        const GLYPHS: [[char; 6]; 2] = [['♙', '♘', '♗', '♖', '♕', '♔'], ['♟', '♞', '♝', '♜', '♛', '♚']];
        GLYPHS[self.color.index()][self.role.rank()]
    }

    /// Reads a Unicode chess symbol.
    #[must_use]
    pub fn from_glyph(glyph: char) -> Option<Self> {
        Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| Self { color, role }))
            .find(|piece| piece.glyph() == glyph)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.char().fmt(f)
    }
}

not_one! {
    /// The text is not the FEN letter of a piece.
    ParsePieceError = "a piece is one of the letters PNBRQK for white and pnbrqk for black"
}

not_one! {
    /// The text is not the name of a side, nor its letter.
    ParseColorError = "a side is white or black, or w or b"
}

not_one! {
    /// The text is not the name of a kind of piece, nor its letter.
    ParseRoleError = "a kind of piece is pawn, knight, bishop, rook, queen or king, or one of the letters PNBRQK in either case"
}

/// Its name: `white` or `black`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a name, or the letter that FEN has for it.
impl FromStr for Color {
    type Err = ParseColorError;

    fn from_str(text: &str) -> Result<Self, ParseColorError> {
        Self::ALL.into_iter().find(|side| text == side.name() || text.chars().eq([side.char()])).ok_or(ParseColorError)
    }
}

/// Its name: `pawn`, `knight`, ….
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a name, or a letter of either case.
impl FromStr for Role {
    type Err = ParseRoleError;

    fn from_str(text: &str) -> Result<Self, ParseRoleError> {
        let mut letters = text.chars();
        let by_letter = letters.next().and_then(Self::from_char).filter(|_| letters.next().is_none());
        by_letter.or_else(|| Self::ALL.into_iter().find(|role| text == role.name())).ok_or(ParseRoleError)
    }
}

impl FromStr for Piece {
    type Err = ParsePieceError;

    fn from_str(text: &str) -> Result<Self, ParsePieceError> {
        let mut chars = text.chars();
        match (chars.next().and_then(Self::from_char), chars.next()) {
            (Some(piece), None) => Ok(piece),
            _ => Err(ParsePieceError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_glyphs_read_back() {
        for color in Color::ALL {
            for role in Role::ALL {
                let piece = Piece::new(color, role);
                assert_eq!(piece.to_string().parse(), Ok(piece));
                assert_eq!(Piece::from_glyph(piece.glyph()), Some(piece));
                assert_eq!(Role::from_code(role.code()), Some(role));
                for text in [role.to_string(), role.char().to_string(), role.upper_char().to_string()] {
                    assert_eq!(text.parse(), Ok(role));
                }
            }
        }
        assert_eq!(Piece::from_char('x'), None);
        for text in ["", "x", "nn", "Knight", "knights"] {
            assert_eq!(text.parse::<Role>(), Err(ParseRoleError), "{text}");
        }
    }

    #[test]
    fn sides_read_back_their_names_and_letters() {
        for side in Color::ALL {
            assert_eq!((side.to_string().parse(), side.char().to_string().parse()), (Ok(side), Ok(side)));
        }
        assert_eq!("W".parse::<Color>(), Err(ParseColorError));
    }
}
