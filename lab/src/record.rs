//! A position with what is known of it, in 32 bytes.

use gridmate::board::{Bitboard, Board, Color, Piece, Role, Square};
use gridmate::engine::evaluation::HandWritten;
use gridmate::engine::evaluation::lab::hand_terms;
use gridmate::rules::{Position, Setup};

/// How many bytes a record takes in a file.
pub const RECORD_BYTES: usize = 32;

/// A position as its side to move sees it, own pawns going up the board, with its score and the result of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// All pieces.
    pub occupied: u64,
    /// A number for each piece, from a1 on, two in a byte: its kind, 0 to 5 from pawn to king, and 8 for those of the
    /// other side.
    pub pieces: [u8; 16],
    /// What a search said, in centipawns for the side to move.
    pub score: i16,
    /// The result for the side to move: 0 lost, 1 drawn, 2 won.
    pub result: u8,
    /// Whether it is quiet: no check, and no capture or promotion was best.
    pub is_quiet: bool,
    /// What the hand-written terms come to, for the side to move.
    pub base: i16,
}

impl Record {
    /// A position, its score for the side to move and the points that the side to move got in the end, doubled.
    #[must_use]
    pub fn new(position: &Position, score: i16, result: u8, is_quiet: bool) -> Self {
        let board = position.board();
        let turn = position.turn();
        let seen = |color, role| {
            let set = board.pieces(color, role).0;
            if turn == Color::White { set } else { set.swap_bytes() }
        };
        let mut kinds = [0u8; 64];
        let mut occupied = 0;
        for (number, role) in Role::ALL.into_iter().enumerate() {
            for (color, offset) in [(turn, 0), (!turn, 8)] {
                let mut left = seen(color, role);
                occupied |= left;
                while left != 0 {
                    kinds[left.trailing_zeros() as usize & 63] = number as u8 + offset;
                    left &= left - 1;
                }
            }
        }
        let mut pieces = [0; 16];
        let mut left: u64 = occupied;
        for index in 0..32 {
            if left == 0 {
                break;
            }
            pieces[index / 2] |= kinds[left.trailing_zeros() as usize & 63] << (index % 2 * 4);
            left &= left - 1;
        }
        Self { occupied, pieces, score, result, is_quiet, base: 0 }
    }

    /// Every piece: its square, its kind and whether it is the other side's (1) or not (0).
    pub fn pieces(&self) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
        let mut left = self.occupied;
        (0..32).map_while(move |index| {
            let square = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            let piece = usize::from(self.pieces[index / 2] >> (index % 2 * 4) & 15);
            (square < 64).then_some((square, piece & 7, piece >> 3))
        })
    }

    /// The position, with white to move, and nothing known of castling.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        let mut board = Board::EMPTY;
        for (square, kind, other) in self.pieces() {
            let color = if other == 0 { Color::White } else { Color::Black };
            board.set(Square::from_index(square)?, Some(Piece::new(color, *Role::ALL.get(kind)?)));
        }
        let (castling, en_passant) = (Bitboard::EMPTY, None);
        Setup { board, turn: Color::White, castling, en_passant, halfmove: 0, fullmove: 1 }.position().ok()
    }

    /// The bytes of a file.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; RECORD_BYTES] {
        let mut bytes = [0; RECORD_BYTES];
        bytes[..8].copy_from_slice(&self.occupied.to_le_bytes());
        bytes[8..24].copy_from_slice(&self.pieces);
        bytes[24..26].copy_from_slice(&self.score.to_le_bytes());
        bytes[26] = self.result;
        bytes[27] = u8::from(self.is_quiet);
        bytes
    }

    /// Reads the bytes of a file.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; RECORD_BYTES]) -> Self {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[..8]);
        let mut pieces = [0; 16];
        pieces.copy_from_slice(&bytes[8..24]);
        Self {
            occupied: u64::from_le_bytes(word),
            pieces,
            score: i16::from_le_bytes([bytes[24], bytes[25]]),
            result: bytes[26],
            is_quiet: bytes[27] != 0,
            base: 0,
        }
    }
}

/// The records with what the hand-written terms come to; those whose value is known without them are left out.
#[must_use]
pub fn with_hand(mut records: Vec<Record>, threads: usize) -> Vec<Record> {
    let part = records.len().div_ceil(threads.max(1)).max(1);
    let judge = |part: &mut [Record]| {
        let mut hand = HandWritten::default();
        for record in part {
            let terms = record.position().and_then(|position| hand_terms(&mut hand, &position));
            record.base = terms.map_or(i16::MIN, |terms| terms as i16);
        }
    };
    std::thread::scope(|scope| {
        for part in records.chunks_mut(part) {
            scope.spawn(move || judge(part));
        }
    });
    records.retain(|record| record.base != i16::MIN);
    records
}
