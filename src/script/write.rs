//! From chess to tokens.
//!
//! In: a legal move, an edit of the board, a game. Out: tokens that the spreadsheet runs to the same board.

use super::choice::PASS;
use super::sheet::{Content, Meaning};
use super::start::Start;
use crate::board::{Board, Piece, Role, Square};
use crate::notation::pgn::PgnGame;
use crate::rules::{Move, Position};
use alloc::string::String;

/// What is written between two tokens.
pub(crate) const GAP: &str = ", ";

/// The tokens of a move: `e2e4`, `e1g1, h1f1`, `e5d6, xd5`, `e7e8, e8=♕`; of a null move `--`.
///
/// Where king and rook of a Chess960 castle change places, the rook is removed and inserted: `xg1, f1g1, f1=♖`.
///
/// ```
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let start = Position::initial();
/// assert_eq!(gridmate::script::move_tokens(&start, san::parse(&start, "Nf3").unwrap()), "g1f3");
/// ```
#[must_use]
pub fn move_tokens(position: &Position, played: Move) -> String {
    let mut text = String::with_capacity(4);
    push_move_tokens(&mut text, position, played);
    text
}

/// The tokens of a game's main line, and where it starts; it ends before a null move, which is no legal move.
///
/// ```
/// use gridmate::notation::pgn;
/// let game = pgn::read("1. e4 e5 2. Nf3 *").next().unwrap()?;
/// assert_eq!(gridmate::script::from_game(&game).1, "e2e4, e7e5, g1f3");
/// # Ok::<(), pgn::Error>(())
/// ```
#[must_use]
pub fn from_game(game: &PgnGame) -> (Start, String) {
    let mut text = String::new();
    for (position, played) in game.playable() {
        push_move_tokens(&mut text, &position, played);
    }
    (Start { setup: game.start().setup(), variant: game.variant() }, text)
}

/// Adds the tokens of a move, which is legal or null.
pub(super) fn push_move_tokens(text: &mut String, position: &Position, played: Move) {
    if played.is_null() {
        push_gap(text);
        return text.push_str(PASS);
    }
    let (from, to) = (played.from(), played.to());
    if let Some(lands) = played.castle_squares() {
        return push_castle(text, position, (from, to), lands);
    }
    push_move(text, from, to);
    if played.is_en_passant() {
        push_removal(text, Square::new(to.file(), from.rank()));
    } else if let Some(role) = played.promotion() {
        push_insertion(text, to, Piece::new(position.turn(), role));
    }
}

/// King and rook go one after the other, so that neither is overwritten.
fn push_castle(text: &mut String, position: &Position, (king, rook): (Square, Square), lands: (Square, Square)) {
    let (king_to, rook_to) = lands;
    if king_to == rook && rook_to == king {
        push_removal(text, rook);
        push_move(text, king, king_to);
        return push_insertion(text, rook_to, Piece::new(position.turn(), Role::Rook));
    }
    let ways = [(king, king_to), (rook, rook_to)];
    let order = if king_to == rook { [1, 0] } else { [0, 1] };
    for (from, to) in order.map(|index: usize| ways[index & 1]) {
        if from != to {
            push_move(text, from, to);
        }
    }
}

/// The token of a meaning on a board, as the spreadsheet wants it; `None` for what cannot be written there.
pub(super) fn meaning_tokens(meaning: Meaning, board: &Board) -> Option<String> {
    let mut text = String::new();
    push_meaning(&mut text, meaning, board);
    (!text.is_empty()).then_some(text)
}

/// Adds [`meaning_tokens`].
pub(super) fn push_meaning(text: &mut String, meaning: Meaning, board: &Board) {
    match meaning {
        Meaning::Move { from, to } => push_move(text, from, to),
        Meaning::Removal(square) => push_removal(text, square),
        Meaning::Insertion { at, content: Content::Piece(piece) } => push_insertion(text, at, piece),
        Meaning::Promotion { from, to, role, color } => {
            let Some(color) = color.or(board.piece_at(from).map(|piece| piece.color)) else { return };
            push_move(text, from, to);
            push_insertion(text, to, Piece::new(color, role));
        }
        Meaning::Insertion { .. } | Meaning::Nothing => {}
    }
}

/// Adds what stands between the tokens before and the next, if there are any before.
pub(super) fn push_gap(text: &mut String) {
    if !text.is_empty() {
        text.push_str(GAP);
    }
}

fn push_square(text: &mut String, square: Square) {
    text.push(square.file().char());
    text.push(square.rank().char());
}

pub(super) fn push_move(text: &mut String, from: Square, to: Square) {
    push_gap(text);
    push_square(text, from);
    push_square(text, to);
}

pub(super) fn push_removal(text: &mut String, square: Square) {
    push_gap(text);
    text.push('x');
    push_square(text, square);
}

pub(super) fn push_insertion(text: &mut String, square: Square, piece: Piece) {
    push_gap(text);
    push_square(text, square);
    text.push('=');
    text.push(piece.glyph());
}
