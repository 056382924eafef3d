//! Draws that a player has to claim.

use super::{Claim, End, Game};
use crate::diagnostic::{diagnostics, sentences};
use crate::rules::{Move, Position};
use alloc::vec::Vec;

/// Plies without a capture or a pawn move after which a draw may be claimed.
const FIFTY_MOVES: u16 = 100;
/// Occurrences of a position at which a draw may be claimed.
const THREEFOLD: u32 = 3;

diagnostics! {
    /// Why a claim was turned down.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ClaimError: Error, "claim", "", "";
    /// The position has not occurred so often yet: this many times.
    TooFewRepetitions(count: u32) [count: count, least: THREEFOLD] = "too-few-repetitions",
        "occurrences of this position: {count}; a draw can be claimed at {least}";
    /// Not enough quiet plies yet: this many.
    TooFewQuietPlies(count: u16) [count: count, least: &FIFTY_MOVES] = "too-few-quiet-moves",
        "plies without a capture or a pawn move: {count}; a draw can be claimed at {least}";
    /// The move to claim with is not legal.
    Illegal(played: Move) [from: played.from(), to: played.to()] = "illegal-move",
        "{from} to {to} is not a legal move here, so nothing can be claimed with it";
    /// The game is over already.
    Ended(end: End) = "game-over", "the game is over already ({end})";
}

sentences!(ClaimError);

impl Game {
    /// Whether a draw can be claimed with the position on the board; in a game that is over, nothing can.
    #[must_use]
    pub fn can_claim(&self, claim: Claim) -> bool {
        self.judge_here(claim).is_ok()
    }

    /// The draws that can be claimed with the position on the board.
    pub fn claims(&self) -> impl Iterator<Item = Claim> {
        Claim::ALL.into_iter().filter(|&claim| self.can_claim(claim))
    }

    /// Whether a draw can be claimed with the position that a legal move would bring about.
    #[must_use]
    pub fn can_claim_by_move(&self, claim: Claim, played: Move) -> bool {
        self.judge_move(claim, played).is_ok()
    }

    /// The moves with which a draw can be claimed.
    #[must_use]
    pub fn claims_by_move(&self, claim: Claim) -> Vec<Move> {
        if self.end().is_some() { Vec::new() } else { self.moves_that_reach(claim) }
    }

    /// Whether the count of a claim is reached with the position on the board, even if the game is over by now.
    #[must_use]
    pub fn reaches(&self, claim: Claim) -> bool {
        judge(claim, self.position(), self.repetitions()).is_ok()
    }

    /// The moves that reach the count of a claim, even if the game is over by now.
    #[must_use]
    pub fn moves_that_reach(&self, claim: Claim) -> Vec<Move> {
        let position = self.position();
        let moves = position.legal_moves();
        let reaches = |&played: &Move| self.judge_next(claim, &position.play_unchecked(played)).is_ok();
        moves.iter().copied().filter(reaches).collect()
    }

    /// Claims a draw with the position on the board: the game is then over.
    pub fn claim(&mut self, claim: Claim) -> Result<End, ClaimError> {
        self.judge_here(claim)?;
        Ok(self.end_by(claim))
    }

    /// Claims a draw with a move that is announced but, as the rules ask, not played: the game is then over.
    pub fn claim_by_move(&mut self, claim: Claim, played: Move) -> Result<End, ClaimError> {
        self.judge_move(claim, played)?;
        Ok(self.end_by(claim))
    }

    fn end_by(&mut self, claim: Claim) -> End {
        self.claimed = Some(claim);
        End::Claimed(claim)
    }

    fn refuse_when_over(&self) -> Result<(), ClaimError> {
        self.end().map_or(Ok(()), |end| Err(ClaimError::Ended(end)))
    }

    fn judge_here(&self, claim: Claim) -> Result<(), ClaimError> {
        self.refuse_when_over()?;
        judge(claim, self.position(), self.repetitions())
    }

    fn judge_move(&self, claim: Claim, played: Move) -> Result<(), ClaimError> {
        self.refuse_when_over()?;
        let next = self.position().play(played).ok_or(ClaimError::Illegal(played))?;
        self.judge_next(claim, &next)
    }

    fn judge_next(&self, claim: Claim, next: &Position) -> Result<(), ClaimError> {
        judge(claim, next, self.occurrences(next) + 1)
    }
}

/// Whether a position that has occurred so often supports the claim.
fn judge(claim: Claim, position: &Position, repetitions: u32) -> Result<(), ClaimError> {
    match claim {
        Claim::Threefold if repetitions < THREEFOLD => Err(ClaimError::TooFewRepetitions(repetitions)),
        Claim::FiftyMoves if position.halfmove_clock() < FIFTY_MOVES => {
            Err(ClaimError::TooFewQuietPlies(position.halfmove_clock()))
        }
        // Mate ends the game at once, whatever the count says.
        Claim::FiftyMoves if position.is_checkmate() => {
            Err(ClaimError::Ended(End::Checkmate { winner: !position.turn() }))
        }
        _ => Ok(()),
    }
}
