//! The moves of a player by its name.

use super::thinker::Thinker;
use crate::engine::{PlayerKind, Scored, Scoring};
use crate::game::Game;
use crate::rules::{Move, Rng};
use crate::web::error::{Failure, failure};
use crate::web::read::{line_text, played};
use crate::web::turn::now;
use wasm_bindgen::prelude::wasm_bindgen;

/// The table of a player that plays as well as it can.
const TABLE_BYTES: u32 = 1 << 24;
/// The table of one whose level looks at few positions.
const SMALL_TABLE_BYTES: u32 = 1 << 20;
/// What the strong engine thinks for if nothing else is said.
const MILLISECONDS: f64 = 100.0;

/// A player that chooses moves bit by bit, so that its worker can listen in between: of minimax, negamax and alpha-beta a
/// bit is one move of the position with all that lies below it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Chooser {
    kind: PlayerKind,
    seed: u64,
    game: Game,
    work: Work,
}

/// How the move comes about.
#[derive(Debug)]
enum Work {
    /// There is nothing to work out, or no more.
    Done(Option<Move>),
    /// The scores so far, what one of the best is drawn with, and which one was.
    Scoring(Box<Scoring>, Rng, Option<Move>),
    Thinking(Box<Thinker>),
}

#[wasm_bindgen]
impl Chooser {
    /// The player of a name: `random`, `minimax:2`, `negamax:2`, `alphabeta:3`, `level:4` or `engine`. What it draws, and
    /// what a level overlooks, follows from the seed and from how many moves have been played.
    ///
    /// ```js
    /// const chooser = new Chooser('minimax:1', 42);
    /// chooser.begin('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', '');
    /// while (!chooser.goOn(50));
    /// chooser.best(); // 'a1a8'
    /// ```
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, seed: f64) -> Result<Self, Failure> {
        let kind = name.parse::<PlayerKind>().map_err(failure)?;
        let strong = |bytes, level, seed: f64| {
            let mut thinker = Thinker::new(bytes);
            thinker.set_level(level, seed as u64 as u32)?;
            Ok::<_, Failure>(Work::Thinking(Box::new(thinker)))
        };
        let work = match kind {
            PlayerKind::Random | PlayerKind::Teaching(..) => Work::Done(None),
            PlayerKind::Level(level) if kind.is_limited() => strong(SMALL_TABLE_BYTES, level.number(), seed)?,
            PlayerKind::Level(level) => strong(TABLE_BYTES, level.number(), seed)?,
            PlayerKind::Engine => strong(TABLE_BYTES, 0, seed)?,
        };
        Ok(Self { kind, seed: seed as u64, game: Game::default(), work })
    }

    /// Prepares to choose in the position after some UCI moves from a start. The strong engine thinks for
    /// `milliseconds`, by default 100; its levels 1 to 9 and all other players need no limit.
    pub fn begin(&mut self, start: &str, moves: &str, milliseconds: Option<f64>) -> Result<(), Failure> {
        self.game = played(start, moves)?;
        let mut rng = Rng::at(self.seed, self.game.ply());
        match (self.kind, &mut self.work) {
            (PlayerKind::Teaching(method, depth), work) => {
                *work = Work::Scoring(Box::new(Scoring::of(&self.game, method, depth)), rng, None);
            }
            (kind, Work::Thinking(thinker)) => {
                let usual = if kind.is_limited() { 0.0 } else { MILLISECONDS };
                thinker.begin(start, moves, 0, 0.0, milliseconds.unwrap_or(usual), 1)?;
            }
            (_, work) => *work = Work::Done(rng.pick(&self.game.position().legal_moves())),
        }
        Ok(())
    }

    /// Goes on for about `milliseconds`, for at least one step. Returns whether the move is chosen.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, milliseconds: f64) -> bool {
        let began = now();
        match &mut self.work {
            Work::Done(_) => true,
            Work::Thinking(thinker) => thinker.go_on(milliseconds),
            Work::Scoring(scoring, rng, chosen) => {
                while scoring.go_on() {
                    if now() - began >= milliseconds {
                        return false;
                    }
                }
                if chosen.is_none() {
                    *chosen = rng.pick(&scoring.scored().best(self.game.position().turn()));
                }
                true
            }
        }
    }

    /// How many positions minimax, negamax or alpha-beta has looked at.
    #[wasm_bindgen(getter)]
    pub fn nodes(&self) -> Option<f64> {
        self.scored().map(|scored| scored.nodes as f64)
    }

    /// The move, in UCI; as long as it is not chosen the best so far, and nothing where there is none.
    pub fn best(&self) -> Option<String> {
        match &self.work {
            Work::Done(chosen) => chosen.map(|chosen| line_text(&self.game, &[chosen])),
            Work::Scoring(_, _, chosen) => {
                chosen.or_else(|| self.first_best()).map(|best| line_text(&self.game, &[best]))
            }
            Work::Thinking(thinker) => thinker.best(),
        }
    }
}

impl Chooser {
    /// The scores so far, of a player that has any.
    fn scored(&self) -> Option<&Scored> {
        match &self.work {
            Work::Scoring(scoring, ..) => Some(scoring.scored()),
            Work::Done(_) | Work::Thinking(_) => None,
        }
    }

    /// The first of the best moves that have been scored.
    fn first_best(&self) -> Option<Move> {
        self.scored()?.best(self.game.position().turn()).first().copied()
    }
}
