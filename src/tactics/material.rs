//! What a line wins and loses, once the captures that are left on the board at its end are settled.

use super::arrival;
use super::exchange::{Exchange, worth};
use super::sort_few;
use crate::board::{Board, Color, Piece, Role, Square};
use crate::rules::{Move, Position};
use alloc::vec::Vec;

/// How far captures are followed; what is left after them is one exchange on one square.
const MOST_CAPTURES: usize = 8;

/// How many captures are looked at in a position, those first that win most.
const WIDEST: usize = 4;

/// What the side that moves first in a line has won and lost when the board is quiet.
///
/// ```
/// use gridmate::board::Role;
/// use gridmate::notation::uci;
/// use gridmate::rules::{Position, Variant};
/// use gridmate::tactics::quiet_end;
/// // The knight forks king and rook; the rook is still to be taken at the end of the line.
/// let position: Position = "r3k3/8/8/1N6/8/8/8/6K1 w - - 0 1".parse()?;
/// let fork = uci::parse(&position, "b5c7", Variant::Standard).unwrap();
/// let flight = uci::parse(&position.play(fork).unwrap(), "e8f7", Variant::Standard).unwrap();
/// let end = quiet_end(&position, &[fork, flight]).unwrap();
/// assert_eq!((end.plies, end.balance, end.won), (3, 500, vec![Role::Rook]));
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct QuietEnd {
    /// The moves of the line and the captures after them.
    pub plies: usize,
    /// What the first side gains, in centipawns by [`worth`].
    pub balance: i32,
    /// The roles of which the first side is better off than before, dearest first; what a pawn becomes is won.
    pub won: Vec<Role>,
    /// The roles of which it is worse off, dearest first; a pawn that becomes something is lost.
    pub lost: Vec<Role>,
}

/// Follows a line to its end and then the captures that pay, and counts the pieces. Each side takes what the exchange on a
/// square wins, or stops; a check that stands is answered by taking or counts as answered. `None` if a move is not legal.
///
/// ```
/// use gridmate::rules::Position;
/// use gridmate::tactics::quiet_end;
/// // Nothing is won at the start of a game.
/// let end = quiet_end(&Position::initial(), &[]).unwrap();
/// assert_eq!((end.plies, end.balance), (0, 0));
/// assert!(end.won.is_empty() && end.lost.is_empty());
/// ```
#[must_use]
pub fn quiet_end(position: &Position, line: &[Move]) -> Option<QuietEnd> {
    let end = line.iter().try_fold(*position, |position, &played| position.play(played))?;
    let captures = settle(&end);
    let quiet = captures.iter().fold(end, |position, &taking| position.play_unchecked(taking));
    let plies = line.len() + captures.len();
    Some(QuietEnd::between(position.board(), quiet.board(), position.turn(), plies))
}

impl QuietEnd {
    /// What a side has gained from one board to another.
    fn between(before: &Board, after: &Board, side: Color, plies: usize) -> Self {
        let surplus = |board: &Board, role| {
            let count = |color| i32::try_from(board.pieces(color, role).len()).unwrap_or(0);
            count(side) - count(!side)
        };
        let gained = |role| surplus(after, role) - surplus(before, role);
        let dearest_first = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let times = |count: i32, role| core::iter::repeat_n(role, usize::try_from(count).unwrap_or(0));
        Self {
            plies,
            balance: dearest_first.iter().map(|&role| gained(role) * worth(role)).sum(),
            won: dearest_first.iter().flat_map(|&role| times(gained(role), role)).collect(),
            lost: dearest_first.iter().flat_map(|&role| times(-gained(role), role)).collect(),
        }
    }
}

/// What a side has more than the other, in centipawns.
pub(super) fn surplus(board: &Board, side: Color) -> i32 {
    let value = |(_, piece): (_, Piece)| if piece.color == side { worth(piece.role) } else { -worth(piece.role) };
    board.iter().map(value).sum()
}

/// What a move takes and a promotion adds.
pub(super) fn taken_at_once(position: &Position, played: Move) -> i32 {
    let promoted = played.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
    played.captured(position.board()).map_or(0, worth) + promoted
}

/// What a legal move wins, or loses, in the exchange on the square that it goes to.
pub(super) fn won_by_move(position: &Position, played: Move) -> i32 {
    let next = position.play_unchecked(played);
    taken_at_once(position, played) - Exchange::begun_by(&next, next.turn()).won(arrival(played), next.turn())
}

/// The captures that follow when each side takes what pays, the side to move first.
pub(super) fn settle(position: &Position) -> Vec<Move> {
    best_captures(position, MOST_CAPTURES, (0, i32::MAX)).1
}

/// What the side to move gains by captures and promotions.
pub(super) fn gain_at_once(position: &Position) -> i32 {
    let moves = position.legal_moves();
    let promotions = moves.iter().filter(|played| played.promotion() == Some(Role::Queen));
    let promoted = promotions.map(|&played| won_by_move(position, played)).max().unwrap_or(0);
    best_captures(position, MOST_CAPTURES, (0, i32::MAX)).0.max(promoted)
}

/// What the side to move gains by captures, and those captures; `window` is what it has elsewhere and what the other side
/// concedes.
fn best_captures(position: &Position, depth: usize, window: (i32, i32)) -> (i32, Vec<Move>) {
    let mut best = (0, Vec::new());
    let (mut least, most) = window;
    for (won, taking) in captures_that_pay(position) {
        if best.0 >= most {
            break;
        }
        if depth == 0 {
            return (won, Vec::new());
        }
        least = least.max(best.0);
        let at_once = taken_at_once(position, taking);
        let (theirs, mut after) =
            best_captures(&position.play_unchecked(taking), depth - 1, (at_once - most, at_once - least));
        if at_once - theirs > best.0 {
            after.insert(0, taking);
            best = (at_once - theirs, after);
        }
    }
    best
}

/// The captures that win something in the exchange on their square, each with what it wins; those that win most first, in
/// an order that is the same for both colours.
fn captures_that_pay(position: &Position) -> Vec<(i32, Move)> {
    let side = position.turn();
    let captures = position.capture_moves();
    let is_usual = |taking: &&Move| taking.promotion().is_none_or(|role| role == Role::Queen);
    let priced = captures.iter().filter(is_usual).map(|&taking| (won_by_move(position, taking), taking));
    let mut paying: Vec<(i32, Move)> = priced.filter(|(won, _)| *won > 0).collect();
    let seen = |square: Square| if side == Color::White { square } else { square.flip_rank() };
    let price = |taking: Move| taking.role().map_or(0, |role| if role == Role::King { i32::MAX } else { worth(role) });
    sort_few(&mut paying, |&(won, taking)| (-won, price(taking), seen(taking.to()), seen(taking.from())));
    paying.truncate(WIDEST);
    paying
}
