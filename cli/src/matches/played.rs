//! One game of a match, from its opening to its verdict.

use super::player::{MatchPlayer, PlayerFailure, PlayerTotals};
use gridmate::board::Color;
use gridmate::engine::{self, Pairing};
use gridmate::game::{End, Game, GameResult};
use gridmate::rules::Material;
use std::time::Duration;

/// How many moves of each side in a row have to score a lost game before it is given up.
const SURE: u32 = 4;

/// When a game is called off; never unless asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Calls {
    /// Drawn after this many moves of each side.
    pub(super) draw_after: Option<u32>,
    /// Lost once both players see one behind by this many centipawns.
    pub(super) resign: Option<i32>,
}

/// How a game has come out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// By the rules.
    Ended(End),
    /// A player has failed.
    Failed(Color, PlayerFailure),
    /// The time of a player has run out, and the other could not mate.
    TimeDraw,
    /// A player has no hope.
    Resigned(Color),
    /// It has lasted too long.
    TooLong,
}

impl Verdict {
    pub(super) fn winner(&self) -> Option<Color> {
        match *self {
            Self::Ended(end) => end.winner(),
            Self::Failed(loser, _) | Self::Resigned(loser) => Some(!loser),
            Self::TimeDraw | Self::TooLong => None,
        }
    }

    /// The result as PGN writes it.
    pub(super) fn result(&self) -> GameResult {
        self.winner().map_or(GameResult::Draw, GameResult::win)
    }

    /// That of a player who has failed with this game on the board. Whose time runs out loses only if the other could mate.
    fn failed(game: &Game, loser: Color, failure: PlayerFailure) -> Self {
        let can_mate = Material::of(game.position().board()).can_mate(!loser);
        if failure == PlayerFailure::Flag && !can_mate { Self::TimeDraw } else { Self::Failed(loser, failure) }
    }

    /// A stable name in kebab case.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::Ended(end) => end.code(),
            Self::Failed(_, failure) => failure.code(),
            Self::TimeDraw => "time-insufficient",
            Self::Resigned(_) => "resigned",
            Self::TooLong => "too-long",
        }
    }
}

/// A game that was played.
#[derive(Debug)]
pub(super) struct Played {
    /// The first player's side.
    pub(super) first: Color,
    pub(super) game: Game,
    /// The plies that were not chosen by the players.
    pub(super) opening: usize,
    /// What the player of each move after the opening has said about it, for white.
    pub(super) scores: Vec<Option<i32>>,
    /// What the clock of the player of each of these moves has shown after it.
    pub(super) clocks: Vec<Option<Duration>>,
    pub(super) verdict: Verdict,
    /// What the first and the second player have done.
    pub(super) work: [PlayerTotals; 2],
}

/// Plays a game; none if its result is no longer wanted.
pub(super) fn play(
    pairing: &Pairing,
    mut game: Game,
    players: &mut [MatchPlayer<'_>; 2],
    calls: Calls,
) -> Option<Played> {
    let opening = game.ply();
    let [first, second] = players;
    let [first_seed, second_seed] = pairing.seeds();
    let mut verdict = None;
    for (player, seed, color) in [(&mut *first, first_seed, pairing.first), (&mut *second, second_seed, !pairing.first)]
    {
        if let Err(failure) = player.begin(&game, seed) {
            verdict.get_or_insert(Verdict::Failed(color, failure));
        }
    }
    let (mut adjudicator, mut scores, mut clocks) = (Adjudicator::default(), Vec::new(), Vec::new());
    let end = engine::play(&mut game, |game| {
        let turn = game.position().turn();
        verdict = verdict.take().or_else(|| adjudicator.called(calls, game.ply() - opening));
        if verdict.is_some() {
            return None;
        }
        let (player, other) = if turn == pairing.first { (&mut *first, &*second) } else { (&mut *second, &*first) };
        let chosen = player.choose(game, other.clock());
        clocks.push(player.clock().map(|clock| clock.left));
        adjudicator.note(turn, player.score, calls);
        scores.push(player.score.map(|score| if turn == Color::White { score } else { -score }));
        chosen.map_err(|failure| verdict = Some(Verdict::failed(game, turn, failure))).ok()
    });
    let verdict = verdict.or(end.map(Verdict::Ended))?;
    let wanted = !matches!(verdict, Verdict::Failed(_, PlayerFailure::Unwanted));
    let work = [first.work, second.work];
    wanted.then_some(Played { first: pairing.first, game, opening, scores, clocks, verdict, work })
}

/// How long each player has thought that it is lost, or won.
#[derive(Clone, Copy, Debug, Default)]
struct Adjudicator {
    behind: [u32; 2],
    ahead: [u32; 2],
}

impl Adjudicator {
    /// Notes what a player thinks after its move.
    fn note(&mut self, color: Color, score: Option<i32>, calls: Calls) {
        let (Some(score), Some(limit)) = (score, calls.resign) else { return };
        let side = color.index();
        self.behind[side] = if score <= -limit { self.behind[side] + 1 } else { 0 };
        self.ahead[side] = if score >= limit { self.ahead[side] + 1 } else { 0 };
    }

    /// The verdict, if the game is adjudicated after `plies` plies.
    fn called(&self, calls: Calls, plies: usize) -> Option<Verdict> {
        let lost = |color: &Color| self.behind[color.index()] >= SURE && self.ahead[(!*color).index()] >= SURE;
        if let Some(loser) = Color::ALL.into_iter().find(lost) {
            return Some(Verdict::Resigned(loser));
        }
        let longest = calls.draw_after.map(|moves| moves as usize * 2);
        longest.filter(|&longest| plies >= longest).map(|_| Verdict::TooLong)
    }
}
