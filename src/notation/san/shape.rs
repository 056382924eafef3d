//! The grammar of SAN, without asking whether every part of the text is needed.
//!
//! In: bytes. Out: what they say ([`Shape`]), and the move that fits it. This is the fast path of every reader.

use super::pattern::castle_of;
use super::write::{is_capture, write_body};
use crate::board::{Bitboard, Color, File, Rank, Role, Square};
use crate::geometry::{attacks, pawn_attacks};
use crate::rules::{Move, MoveKind, Position};

/// What the text says about check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    None,
    Check,
    Mate,
}

impl Sign {
    /// The sign that belongs after a move that leads here.
    pub(crate) fn of(next: &Position) -> Self {
        match next.is_check() {
            false => Self::None,
            true if next.has_legal_move() => Self::Check,
            true => Self::Mate,
        }
    }
}

/// A move of one piece, as far as the text tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub(super) role: Role,
    pub(super) from_file: Option<File>,
    pub(super) from_rank: Option<Rank>,
    pub(super) takes: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

/// What a text in the grammar of SAN says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// Castling, with the right-hand rook or the left-hand one.
    Castle { short: bool },
    /// Any other move.
    Piece(Target),
}

/// The text without its sign of check, and the sign.
fn split_sign(text: &[u8]) -> (&[u8], Sign) {
    match text {
        [body @ .., b'+'] => (body, Sign::Check),
        [body @ .., b'#'] => (body, Sign::Mate),
        body => (body, Sign::None),
    }
}

impl Shape {
    /// Reads the grammar: `O-O`, `O-O-O`, or letter, file, rank, `x`, square and `=Q` in this order; no sign of check.
    fn read(body: &[u8]) -> Option<Self> {
        match body {
            b"O-O" => Some(Self::Castle { short: true }),
            b"O-O-O" => Some(Self::Castle { short: false }),
            _ => read_target(body).map(Self::Piece),
        }
    }

    /// The legal move that fits, if it is just one.
    fn find(&self, position: &Position) -> Option<Move> {
        let target = match self {
            Self::Castle { short } => return castle_of(position, *short).filter(|&played| position.is_legal(played)),
            Self::Piece(target) => target,
        };
        let mut found = None;
        for from in target.origins(position) {
            if let Some(played) = target.from(position, from).filter(|&played| position.is_legal(played))
                && found.replace(played).is_some()
            {
                return None;
            }
        }
        found
    }

    /// Whether the text, which means this move, is the shortest that does.
    fn is_canonical(&self, position: &Position, played: Move, body: &[u8]) -> bool {
        let Self::Piece(target) = self else { return true };
        if target.takes != is_capture(position, played) {
            return false;
        }
        if target.role == Role::Pawn {
            return target.from_rank.is_none() && target.from_file.is_some() == target.takes;
        }
        if target.from_file.is_none() && target.from_rank.is_none() {
            return true;
        }
        let mut shortest = String::with_capacity(8);
        write_body(&mut shortest, position, played);
        shortest.as_bytes() == body
    }
}

fn read_target(body: &[u8]) -> Option<Target> {
    let (role, rest) = match body {
        [b'K', rest @ ..] => (Role::King, rest),
        [b'Q', rest @ ..] => (Role::Queen, rest),
        [b'R', rest @ ..] => (Role::Rook, rest),
        [b'B', rest @ ..] => (Role::Bishop, rest),
        [b'N', rest @ ..] => (Role::Knight, rest),
        rest => (Role::Pawn, rest),
    };
    let (rest, promotion) = match rest {
        [rest @ .., b'=', letter @ (b'Q' | b'R' | b'B' | b'N')] => (rest, Role::from_char(char::from(*letter))),
        rest => (rest, None),
    };
    let [rest @ .., file, rank] = rest else { return None };
    let to = Square::new(file_of(*file)?, rank_of(*rank)?);
    let (rest, takes) = match rest {
        [rest @ .., b'x'] => (rest, true),
        rest => (rest, false),
    };
    let (from_file, from_rank) = match rest {
        [] => (None, None),
        [file, rank] => (Some(file_of(*file)?), Some(rank_of(*rank)?)),
        [one] => (file_of(*one), rank_of(*one)),
        _ => return None,
    };
    if rest.len() == 1 && from_file.is_none() && from_rank.is_none() {
        return None;
    }
    Some(Target { role, from_file, from_rank, takes, to, promotion })
}

fn file_of(byte: u8) -> Option<File> {
    File::from_char(char::from(byte))
}

fn rank_of(byte: u8) -> Option<Rank> {
    Rank::from_char(char::from(byte))
}

impl Target {
    /// The own pieces that could make such a move if no king were in danger.
    pub(super) fn origins(&self, position: &Position) -> Bitboard {
        let board = position.board();
        let turn = position.turn();
        let pieces = board.pieces(turn, self.role);
        let near = if self.role == Role::Pawn {
            self.pawn_origins(position)
        } else {
            attacks(self.role, turn, self.to, board.occupied())
        };
        let file = self.from_file.map_or(Bitboard::FULL, Bitboard::file);
        let rank = self.from_rank.map_or(Bitboard::FULL, Bitboard::rank);
        pieces & near & file & rank
    }

    /// Straight behind the square unless another file is named or something is taken.
    fn pawn_origins(&self, position: &Position) -> Bitboard {
        let turn = position.turn();
        let diagonal = self.from_file.map_or(self.takes, |file| file != self.to.file());
        if diagonal {
            return pawn_attacks(!turn, self.to);
        }
        let down = if turn == Color::White { -1 } else { 1 };
        let occupied = position.board().occupied();
        let Some(one) = self.to.offset(0, down) else { return Bitboard::EMPTY };
        if occupied.contains(one) {
            return one.into();
        }
        let two = self.to.offset(0, 2 * down).map_or(Bitboard::EMPTY, Bitboard::from);
        Bitboard::from(one) | two
    }

    /// The move from one of the origins; none where the promotion is missing or false.
    pub(super) fn from(&self, position: &Position, from: Square) -> Option<Move> {
        let last = matches!(self.to.rank(), Rank::First | Rank::Eighth);
        let kind = match (self.role, self.promotion) {
            (Role::Pawn, Some(role)) if last => MoveKind::Promotion(role),
            (_, Some(_)) => return None,
            (Role::Pawn, None) if last => return None,
            (Role::Pawn, None) => self.pawn_kind(position, from),
            (role, None) => MoveKind::Plain(role),
        };
        Some(Move::new(from, self.to, kind))
    }

    fn pawn_kind(&self, position: &Position, from: Square) -> MoveKind {
        if from.file() != self.to.file() {
            let passing = position.en_passant() == Some(self.to);
            return if passing { MoveKind::EnPassant } else { MoveKind::Plain(Role::Pawn) };
        }
        let double = from.rank().index().abs_diff(self.to.rank().index()) == 2;
        if double { MoveKind::DoublePush } else { MoveKind::Plain(Role::Pawn) }
    }
}

/// A move read on the fast path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quick {
    /// The move.
    pub(crate) played: Move,
    /// What the text says about check. It is not compared with the position: whoever makes the move anyway does that
    /// more cheaply.
    pub(crate) sign: Sign,
    /// Whether the text is canonical but for the sign.
    pub(crate) canonical: bool,
}

/// The move that a text in the grammar of SAN means, whether or not it is the shortest.
///
/// A pawn's move must be: `bb3` could be a bishop's.
pub(crate) fn read_quickly(position: &Position, text: &[u8]) -> Option<Quick> {
    let (body, sign) = split_sign(text);
    let shape = Shape::read(body)?;
    let played = shape.find(position)?;
    let canonical = shape.is_canonical(position, played, body);
    (canonical || played.role() != Some(Role::Pawn)).then_some(Quick { played, sign, canonical })
}
