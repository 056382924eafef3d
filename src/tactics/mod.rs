//! What is on the board, in the words of the field, as values.
//!
//! In: a [`Position`], a move in one, or a line of moves. Out: each [`Finding`] of a [`Motif`], with the squares that it is about. Each motif
//! has one definition, which stands at its name; most of them rest on the exchange on a square.
//!
//! - [`now`], [`find`]: all findings in a position, or those of one motif
//! - [`by_move()`]: what a move brings about
//! - [`by_line()`]: what a line of moves does, and why it works
//! - [`quiet_end()`]: what a line wins and loses once its captures are settled
//! - [`see_ge`], [`worth`]: what a move and the exchange after it bring, for a search: fast, and blind to pins

mod attacks;
mod by_move;
mod exchange;
mod facts;
mod king;
mod line;
mod lines;
mod material;
mod motif;
mod order;
mod structure;

pub use by_move::by_move;
pub(crate) use exchange::taken;
pub use exchange::{see_ge, worth};
pub(crate) use facts::{ExchangeFact, ThreatFact, exchange_facts, threat_facts};
pub use line::{LineFinding, by_line};
pub use material::{QuietEnd, quiet_end};
pub use motif::{Finding, Motif, ParseMotifError};
pub(crate) use order::sort_few;

use crate::board::{Color, Piece, Role, Square};
use crate::rules::{Move, Position};
use alloc::vec::Vec;
use exchange::Exchange;

/// All that is found in a position, of both sides: by motif, then white's before black's.
///
/// ```
/// use gridmate::board::{Bitboard, Color, Square};
/// use gridmate::rules::Position;
/// use gridmate::tactics::{Motif, now};
/// // The knight gives check and attacks the rook in the corner, which has nowhere to go.
/// let position: Position = "rn2k3/p1N5/8/8/8/8/8/6K1 b - - 0 1".parse()?;
/// let found = now(&position);
/// let fork = found.iter().find(|found| found.motif == Motif::Fork).unwrap();
/// assert_eq!((fork.side, fork.by), (Color::White, Bitboard::from(Square::C7)));
/// assert_eq!(fork.targets, [Square::A8, Square::E8].into_iter().collect());
/// assert!(found.iter().any(|found| found.motif == Motif::Trapped));
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[must_use]
pub fn now(position: &Position) -> Vec<Finding> {
    Motif::ALL.into_iter().flat_map(|motif| find(position, motif)).collect()
}

/// All that is found of one motif in a position, white's before black's; nothing of a motif of moves or lines.
///
/// ```
/// use gridmate::rules::Position;
/// use gridmate::tactics::{Motif, find};
/// // Each motif with a position that has it.
/// for (motif, fen) in [
///     (Motif::Hanging, "4k3/8/2p5/3n4/4P3/8/8/4K3 w - - 0 1"),
///     (Motif::Pin, "4k3/8/8/8/4n3/8/8/4R1K1 b - - 0 1"),
///     (Motif::RelativePin, "3qk3/8/5n2/6B1/8/8/8/6K1 b - - 0 1"),
///     (Motif::Skewer, "4q3/8/4k3/8/8/8/8/4R1K1 b - - 0 1"),
///     (Motif::Fork, "6k1/8/8/2n1r3/3P4/8/8/6K1 b - - 0 1"),
///     (Motif::DiscoveredAttack, "3q2k1/8/8/8/3N4/8/8/3R2K1 w - - 0 1"),
///     (Motif::DiscoveredCheck, "7k/8/8/8/3R4/8/1B6/6K1 w - - 0 1"),
///     (Motif::DoubleCheck, "4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1"),
///     (Motif::Overloaded, "8/6k1/5n1n/6B1/8/8/8/6K1 w - - 0 1"),
///     (Motif::Trapped, "6k1/8/8/8/8/6P1/5P1b/5K2 w - - 0 1"),
///     (Motif::BackRank, "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1"),
///     (Motif::MateThreat, "6rk/6pp/8/6N1/8/8/8/6K1 b - - 0 1"),
///     (Motif::PassedPawn, "4k3/1p6/8/3P4/8/8/8/4K3 w - - 0 1"),
///     (Motif::DoubledPawns, "4k3/8/8/8/3P4/8/3P4/4K3 w - - 0 1"),
///     (Motif::IsolatedPawn, "4k3/pp3ppp/8/3p4/8/8/PPP2PPP/4K3 w - - 0 1"),
///     (Motif::OpenFile, "3nk3/8/8/3N4/8/8/8/3RK3 w - - 0 1"),
///     (Motif::HalfOpenFile, "4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1"),
///     (Motif::Outpost, "4k3/8/8/2pN4/4P3/8/8/4K3 w - - 0 1"),
///     (Motif::BishopPair, "2b1k3/8/8/8/8/8/8/2B1KB2 w - - 0 1"),
/// ] {
///     let position: Position = fen.parse()?;
///     assert!(!find(&position, motif).is_empty(), "{motif}");
///     assert!(find(&Position::initial(), motif).is_empty(), "{motif}");
/// }
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[must_use]
pub fn find(position: &Position, motif: Motif) -> Vec<Finding> {
    let query = match motif {
        Motif::Hanging => attacks::hanging,
        Motif::Pin => lines::pins,
        Motif::RelativePin => lines::relative_pins,
        Motif::Skewer => lines::skewers,
        Motif::Fork => attacks::forks,
        Motif::DiscoveredAttack => lines::discovered_attacks,
        Motif::DiscoveredCheck => lines::discovered_checks,
        Motif::DoubleCheck => king::double_checks,
        Motif::Overloaded => attacks::overloaded,
        Motif::Trapped => attacks::trapped,
        Motif::BackRank => king::back_ranks,
        Motif::MateThreat => king::mate_threats,
        Motif::PassedPawn => structure::passed_pawns,
        Motif::DoubledPawns => structure::doubled_pawns,
        Motif::IsolatedPawn => structure::isolated_pawns,
        Motif::OpenFile => structure::open_files,
        Motif::HalfOpenFile => structure::half_open_files,
        Motif::Outpost => structure::outposts,
        Motif::BishopPair => structure::bishop_pairs,
        _ => return Vec::new(),
    };
    Color::ALL.into_iter().flat_map(|side| query(position, side)).collect()
}

/// The square where the piece that moves arrives; of castling, where the king does.
pub(crate) fn arrival(played: Move) -> Square {
    played.castle_squares().map_or(played.to(), |(king, _)| king)
}

/// The square of the piece that a move takes.
pub(crate) fn taken_square(position: &Position, played: Move) -> Option<Square> {
    let (from, to) = (played.from(), played.to());
    let at = if played.is_en_passant() { Square::new(to.file(), from.rank()) } else { to };
    Some(at).filter(|_| played.is_capture(position.board()))
}

/// The position with this side to move, as it is or as if the turn were passed on.
pub(crate) fn position_for(position: &Position, side: Color) -> Position {
    if position.turn() == side { *position } else { position.skipped() }
}

/// Whether the other side wins the piece on a square by taking it, at once or after it has answered a check.
pub(crate) fn hangs(position: &Position, square: Square) -> bool {
    let wins = |piece: Piece| {
        piece.role != Role::King
            && (Exchange::of(position).won(square, !piece.color) > 0
                || !attacks::winners_in_passing(position, square, !piece.color).is_empty())
    };
    position.board().piece_at(square).is_some_and(wins)
}

/// Whether the other side does not win a side's piece by taking it, a pawn in passing included; a king is always safe.
fn is_safe(position: &Position, square: Square, side: Color) -> bool {
    position.king(side) == square
        || Exchange::begun_by(position, !side).won(square, !side) == 0
            && attacks::winners_in_passing(position, square, !side).is_empty()
}
