//! The key of a position: the exclusive or of a random word for each piece on its square, each castling right, the file of a
//! pawn that has made a double step beside another, and white to move.

use super::random::{CASTLING, EN_PASSANT, RANDOM, TURN};
use crate::board::{Bitboard, Color, File, Piece, Rank, Role, Square};
use crate::rules::{Move, Position, Setup};

/// The key of a position.
///
/// A [`Position`] knows a double step only where a capture in passing is legal. Where a pawn stands beside the other and may not
/// take it, the key that Polyglot gives the position is that of [`setup_key`] or [`key_after`];
/// [`Book::moves`](super::Book::moves) looks for both.
///
/// ```
/// use gridmate::notation::polyglot;
/// use gridmate::rules::Position;
/// assert_eq!(polyglot::key(&Position::initial()), 0x463b_9618_1691_fc9c);
/// ```
#[must_use]
pub fn key(position: &Position) -> u64 {
    setup_key(&position.setup())
}

/// The key of the position after a legal move. The null move is followed, too.
///
/// ```
/// use gridmate::notation::{polyglot, san};
/// use gridmate::rules::Position;
/// let start = Position::initial();
/// let played = san::parse(&start, "e4")?;
/// assert_eq!(polyglot::key_after(&start, played), Some(0x823c_9b50_fd11_4196));
/// # Ok::<(), san::SanError>(())
/// ```
#[must_use]
pub fn key_after(position: &Position, played: Move) -> Option<u64> {
    let next = if played.is_null() { position.null_move() } else { position.play(played) };
    next.map(|next| setup_key(&Setup { en_passant: played.passed(), ..next.setup() }))
}

/// The key of what a FEN says, legal or not: the square behind a pawn counts where a pawn stands beside that one, whether it
/// may take it or not.
///
/// ```
/// use gridmate::notation::polyglot::{key, setup_key};
/// use gridmate::rules::{Position, Setup};
/// // The pawn on d4 is pinned by the rook.
/// let text = "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1";
/// let (setup, position): (Setup, Position) = (text.parse()?, text.parse()?);
/// assert_ne!(setup_key(&setup), key(&position));
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[must_use]
pub fn setup_key(setup: &Setup) -> u64 {
    let pieces = setup.board.iter().fold(0, |key, (square, piece)| key ^ RANDOM[plane(piece) * 64 + square.index()]);
    let castling = Color::ALL.into_iter().fold(0, |key, color| key ^ castling(setup, color));
    let en_passant = setup.en_passant.filter(|&square| is_beside(setup, square));
    let turn = if setup.turn == Color::White { RANDOM[TURN] } else { 0 };
    pieces ^ castling ^ en_passant.map_or(0, |square| RANDOM[EN_PASSANT + square.file().index()]) ^ turn
}

/// The keys under which a book may have a position: its own, and those of the same position after a double step that no pawn
/// may take in passing.
pub(super) fn keys(position: &Position) -> impl Iterator<Item = u64> {
    let setup = position.setup();
    let own = setup_key(&setup);
    let rank = passed_rank(setup.turn);
    let files = File::ALL.into_iter().filter(move |_| setup.en_passant.is_none());
    let others = files.filter_map(move |file| {
        let after = Setup { en_passant: Some(Square::new(file, rank)), ..setup };
        let key = setup_key(&after);
        (key != own && after.position().is_ok_and(|position| position.en_passant().is_none())).then_some(key)
    });
    core::iter::once(own).chain(others)
}

/// The rank that the other side's double steps pass.
const fn passed_rank(turn: Color) -> Rank {
    match turn {
        Color::White => Rank::Sixth,
        Color::Black => Rank::Third,
    }
}

/// Which of the twelve planes of words is that of a piece: pawn, knight, bishop, rook, queen, king, each of black first.
fn plane(piece: Piece) -> usize {
    let role = match piece.role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    };
    2 * role + usize::from(piece.color == Color::White)
}

/// The words of one side's castling rights; each side of the king counts once.
fn castling(setup: &Setup, color: Color) -> u64 {
    let rooks = setup.castling & Bitboard::back_rank(color);
    let Some(king) = (setup.board.pieces(color, Role::King) & Bitboard::back_rank(color)).first() else { return 0 };
    let place = CASTLING + 2 * color.index();
    let short = if rooks.last().is_some_and(|rook| rook > king) { RANDOM[place] } else { 0 };
    let long = if rooks.first().is_some_and(|rook| rook < king) { RANDOM[place + 1] } else { 0 };
    short ^ long
}

/// Whether a pawn of the side to move stands beside the one that has passed a square.
fn is_beside(setup: &Setup, passed: Square) -> bool {
    let back = if setup.turn == Color::White { -1 } else { 1 };
    let pawn = Piece::new(setup.turn, Role::Pawn);
    [-1, 1]
        .into_iter()
        .any(|file| passed.offset(file, back).is_some_and(|square| setup.board.piece_at(square) == Some(pawn)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::san;

    /// The examples of the format's description.
    const EXAMPLES: [(&str, u64); 9] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b_9618_1691_fc9c),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c_9b50_fd11_4196),
        ("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756_b944_61c5_0fb0),
        ("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662f_afb9_65db_29d4),
        ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a4_8b5a_8e47_ff78),
        ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3", 0x652a_607c_a3f2_42c1),
        ("rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4", 0x00fd_d303_c946_bdd9),
        ("rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c81_23ea_7b06_7637),
        ("rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4", 0x5c3f_9b82_9b27_9560),
    ];

    #[test]
    fn the_keys_of_the_description_are_found() {
        for (fen, expected) in EXAMPLES {
            let (setup, position): (Setup, Position) = (fen.parse().unwrap(), fen.parse().unwrap());
            assert_eq!(setup_key(&setup), expected, "{fen}");
            assert_eq!(key(&position), expected, "{fen}");
            assert_eq!(keys(&position).collect::<Vec<_>>(), [expected], "{fen}");
        }
    }

    #[test]
    fn a_game_has_the_keys_of_its_positions() {
        for (moves, expected) in [("a4 b5 h4 b4 c4 bxc3 Ra3", EXAMPLES[8].1), ("e4 d5 e5 f5 Ke2 Kf7", EXAMPLES[6].1)] {
            let (mut position, mut found) = (Position::initial(), 0);
            for text in moves.split(' ') {
                let played = san::parse(&position, text).unwrap();
                found = key_after(&position, played).unwrap();
                position = position.play(played).unwrap();
            }
            assert_eq!(found, expected, "{moves}");
        }
    }

    #[test]
    fn a_double_step_that_may_not_be_taken_is_looked_for_as_well() {
        // The pawn on d4 is pinned by the rook.
        let before: Position = "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1".parse().unwrap();
        let played = san::parse(&before, "e4").unwrap();
        let (written, after) = (key_after(&before, played).unwrap(), before.play(played).unwrap());
        assert_ne!(written, key(&after));
        assert_eq!(keys(&after).collect::<Vec<_>>(), [key(&after), written]);
        // Here it may be taken, so that without the double step this is another position.
        let free: Position = "3k4/8/8/8/3pP3/8/8/4K3 b - - 0 1".parse().unwrap();
        assert_eq!(keys(&free).collect::<Vec<_>>(), [key(&free)]);
    }

    #[test]
    fn each_side_of_a_king_has_one_right() {
        let both: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
        let none: Position = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1".parse().unwrap();
        let chess960: Position = "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1".parse().unwrap();
        assert_eq!(key(&both) ^ key(&none), RANDOM[CASTLING] ^ RANDOM[CASTLING + 1]);
        let rights = chess960.setup().castling;
        let without = setup_key(&Setup { castling: Bitboard::EMPTY, ..chess960.setup() });
        assert_eq!((rights.len(), key(&chess960) ^ without), (2, key(&both) ^ key(&none)));
    }
}
