//! The books of a match: results in the order of the games, whatever order they end in, so that everything that follows
//! from them is the same however many are played at once.

use super::MatchArguments;
use super::played::{Played, Verdict};
use super::player::PlayerTotals;
use super::record::{self, GameLog};
use super::results_file::{GameSummary, ResultsFile, StoredGame};
use super::sprt::{Hypothesis, Sprt};
use crate::output;
use crate::problem::Problem;
use gridmate::engine::{Elo, Pentanomial, Tally};
use std::collections::BTreeMap;

/// The failures that are given one by one; more of them are only counted.
const TOLD: u64 = 20;

/// The books.
#[derive(Debug)]
pub(super) struct MatchResult<'a> {
    arguments: &'a MatchArguments,
    /// Games that have ended before an earlier one.
    waiting: BTreeMap<u64, Played>,
    /// The first player's results.
    pub(super) tally: Tally,
    /// The same by pairs of games, with changed sides.
    pub(super) pairs: Option<Pentanomial>,
    /// What the first player has made of the first game of a pair, in half points.
    half: usize,
    /// How many games have ended in each way.
    pub(super) ends: BTreeMap<String, u64>,
    /// How many games the first and the second player have lost on time.
    pub(super) late: [u64; 2],
    pub(super) work: [PlayerTotals; 2],
    failures: u64,
    file: Option<ResultsFile>,
    pgn: Option<GameLog>,
    positions: Option<GameLog>,
    /// The log-likelihood ratio so far.
    pub(super) ratio: f64,
    pub(super) decision: Option<Hypothesis>,
}

impl<'a> MatchResult<'a> {
    /// The books as the file of results has them, if there is one; else at the beginning.
    pub(super) fn open(arguments: &'a MatchArguments) -> Result<Self, Problem> {
        let (file, games) = match &arguments.results {
            Some(path) => ResultsFile::open(path, arguments).map(|(file, games)| (Some(file), games))?,
            None => (None, Vec::new()),
        };
        let last = games.last();
        let (pgn, positions) = (last.map(|game| game.pgn), last.map(|game| game.positions));
        let mut results = Self {
            arguments,
            waiting: BTreeMap::new(),
            tally: Tally::default(),
            pairs: arguments.swap.then(Pentanomial::default),
            half: 0,
            ends: BTreeMap::new(),
            late: [0; 2],
            work: [PlayerTotals::default(); 2],
            failures: 0,
            file,
            pgn: GameLog::open("--pgn", arguments.pgn.as_ref(), pgn)?,
            positions: GameLog::open("--positions", arguments.positions.as_ref(), positions)?,
            ratio: 0.0,
            decision: None,
        };
        for game in &games {
            results.count(&game.summary);
        }
        if !games.is_empty() {
            output::remark(format_args!("{} games are played already", games.len()));
        }
        Ok(results)
    }

    /// Whether the match goes on.
    pub(super) fn goes_on(&self) -> bool {
        self.decision.is_none() && self.tally.games() < self.arguments.games
    }

    /// Takes a game that has ended, and enters all that are next in order; says whether the match goes on.
    pub(super) fn take(&mut self, number: u64, played: Played) -> Result<bool, Problem> {
        self.waiting.insert(number, played);
        while self.decision.is_none()
            && let Some(played) = self.waiting.remove(&self.tally.games())
        {
            self.enter(&played)?;
        }
        Ok(self.goes_on())
    }

    fn enter(&mut self, played: &Played) -> Result<(), Problem> {
        let number = self.tally.games();
        if let Some(pgn) = &mut self.pgn {
            pgn.add(&record::pgn(self.arguments, number, played))?;
        }
        if let Some(positions) = &mut self.positions {
            positions.add(&record::positions(played))?;
        }
        self.tell_failure(number, played);
        let summary = GameSummary::of(played);
        self.count(&summary);
        if let Some(file) = &mut self.file {
            let [pgn, positions] = [&self.pgn, &self.positions].map(|log| log.as_ref().map(GameLog::length));
            file.add(number, &StoredGame { summary, pgn, positions })?;
        }
        Ok(())
    }

    /// Counts the next game.
    fn count(&mut self, game: &GameSummary) {
        let number = self.tally.games();
        *self.ends.entry(game.end.clone()).or_default() += 1;
        for (work, more) in self.work.iter_mut().zip(&game.work) {
            work.add(more);
        }
        if let Some(player) = game.late() {
            self.late[player] += 1;
        }
        let halves = game.halves();
        let count = [&mut self.tally.losses, &mut self.tally.draws, &mut self.tally.wins];
        *count[halves] += 1;
        self.test(number, halves);
    }

    /// Weighs the claims anew, after each pair if there are pairs.
    fn test(&mut self, number: u64, halves: usize) {
        let Tally { wins, draws, losses } = self.tally;
        let trinomial = [losses, draws, wins];
        let counts: &[u64] = match &mut self.pairs {
            Some(_) if number.is_multiple_of(2) => {
                self.half = halves;
                return;
            }
            Some(Pentanomial(counts)) => {
                counts[self.half + halves] += 1;
                counts
            }
            None => &trinomial,
        };
        if let Some(test) = self.arguments.sprt {
            self.ratio = test.ratio(counts);
            self.decision = Sprt::decides(self.ratio);
        }
    }

    fn tell_failure(&mut self, number: u64, played: &Played) {
        let Verdict::Failed(loser, failure) = &played.verdict else { return };
        self.failures += 1;
        if self.failures > TOLD {
            return;
        }
        let name = if *loser == played.first { &self.arguments.white } else { &self.arguments.black };
        output::remark(format_args!(
            "game {}: {} loses with the {} pieces: {failure}",
            number + 1,
            name.text,
            loser.name()
        ));
        if self.failures == TOLD {
            output::remark("further failures are only counted");
        }
    }

    /// The difference in strength that the results stand for.
    pub(super) fn elo(&self) -> Elo {
        match &self.pairs {
            Some(pairs) => self.tally.elo_of_pairs(pairs),
            None => self.tally.elo(),
        }
    }
}
