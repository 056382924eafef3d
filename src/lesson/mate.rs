//! The proof that a position is mate in a number of moves.
//!
//! A search of all moves of the attacker and all replies of the defender, one move deeper at a time. At the last move only
//! checks can mate; before it come checks first, then moves that leave few replies. What is known of a position is kept in a
//! table. It is exact: a mate is one against every reply, and there is none only where every move fails. Repetitions and
//! the fifty-move rule are not counted, as in problems.

use crate::rules::{Move, Position};
use crate::tactics::sort_few;

/// The number of positions a search looks at where no other is given.
pub const USUAL_MATE_NODES: u32 = 2_000_000;
/// The entries of the table.
const ENTRIES: usize = 1 << 15;

/// What is proved of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MateProof {
    /// It is mate in this many moves, and in no fewer.
    Mate(u8),
    /// There is no mate in as many moves as were asked for.
    None,
    /// The search has reached its limit.
    Unknown,
}

/// What is known of a position with the attacker to move.
#[derive(Clone, Copy, Default)]
struct MateEntry {
    hash: u64,
    /// The moves in which it is mate; 0 where none is known.
    mate: u8,
    /// The moves in which it is no mate.
    none: u8,
}

/// A search for mate, with a limit of positions and a table of what it has proved.
///
/// ```
/// use gridmate::lesson::{MateProof, MateSearch};
/// use gridmate::rules::Position;
/// let position: Position = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1".parse()?;
/// assert_eq!(MateSearch::new(100_000).prove(&position, 3), MateProof::Mate(2));
/// assert_eq!(MateSearch::new(100_000).prove(&position, 1), MateProof::None);
/// assert_eq!(MateSearch::new(10).prove(&position, 2), MateProof::Unknown);
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
pub struct MateSearch {
    nodes_left: u32,
    table: Vec<MateEntry>,
}

impl MateSearch {
    /// A search that looks at this many positions at most.
    #[must_use]
    pub fn new(nodes: u32) -> Self {
        Self { nodes_left: nodes, table: vec![MateEntry::default(); ENTRIES] }
    }

    /// Looks for a mate in at most this many moves by the side to move.
    pub fn prove(&mut self, position: &Position, moves: u8) -> MateProof {
        for count in 1..=moves {
            match self.attack(position, count) {
                Some(true) => return MateProof::Mate(count),
                Some(false) => {}
                None => return MateProof::Unknown,
            }
        }
        MateProof::None
    }

    /// The reply after which a position of the defender is mate latest, in at most this many moves, and in how many; a reply
    /// that escapes has none. Nothing where the search has reached its limit before it is known.
    pub(super) fn defence(&mut self, position: &Position, moves: u8) -> Option<(Move, Option<u8>)> {
        let mut longest = None;
        let mut is_known = true;
        for reply in position.legal_moves() {
            match self.prove(&position.play_unchecked(reply), moves) {
                MateProof::None => return Some((reply, None)),
                MateProof::Unknown => is_known = false,
                MateProof::Mate(count) if longest.is_none_or(|(_, known)| known < Some(count)) => {
                    longest = Some((reply, Some(count)));
                }
                MateProof::Mate(_) => {}
            }
        }
        longest.filter(|_| is_known)
    }

    /// Whether the side to move mates within some moves; nothing where the limit is reached.
    fn attack(&mut self, position: &Position, moves: u8) -> Option<bool> {
        let slot = position.hash() as usize % ENTRIES;
        let known = self.table.get(slot).copied().filter(|known| known.hash == position.hash()).unwrap_or_default();
        if known.none >= moves {
            return Some(false);
        }
        if known.mate > 0 && known.mate <= moves {
            return Some(true);
        }
        if moves > 1 && self.attack(position, moves - 1)? {
            return Some(true);
        }
        let mut mates = false;
        for (_, played) in self.attacks(position, moves)? {
            if self.is_mated(&position.play_unchecked(played), moves - 1)? {
                mates = true;
                break;
            }
        }
        let entry = MateEntry {
            hash: position.hash(),
            mate: if mates { moves } else { known.mate },
            none: if mates { moves - 1 } else { moves },
        };
        if let Some(place) = self.table.get_mut(slot) {
            *place = entry;
        }
        Some(mates)
    }

    /// The moves that may mate, in the order in which they are tried.
    fn attacks(&mut self, position: &Position, moves: u8) -> Option<Vec<((bool, u32), Move)>> {
        let mut found = Vec::new();
        for played in position.legal_moves() {
            self.nodes_left = self.nodes_left.checked_sub(1)?;
            let after = position.play_unchecked(played);
            let is_check = after.is_check();
            if is_check || moves > 1 {
                let replies = if moves > 1 { after.legal_move_count() } else { 0 };
                found.push(((!is_check, replies), played));
            }
        }
        sort_few(&mut found, |&(rank, _)| rank);
        Some(found)
    }

    /// Whether the side to move is mated within some moves of the other, whatever it plays.
    fn is_mated(&mut self, position: &Position, moves: u8) -> Option<bool> {
        let replies = position.legal_moves();
        if replies.is_empty() {
            return Some(position.is_check());
        }
        for &reply in replies.iter().filter(|_| moves > 0) {
            self.nodes_left = self.nodes_left.checked_sub(1)?;
            if !self.attack(&position.play_unchecked(reply), moves)? {
                return Some(false);
            }
        }
        Some(moves > 0)
    }
}
