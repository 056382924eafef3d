//! Players: what chooses a move in a game.
//!
//! In: a game, and a seed for random choices; nothing reads a clock or other state of the machine. Out: a move, or the scores
//! of all moves.
//!
//! - [`Player`]: chooses moves; [`player`] makes one from a name such as `minimax:2`
//! - [`Limits`], [`SearchControl`]: limits and control of a search
//! - [`Clock`], [`Plan`], [`Pondering`]: time management
//! - [`Random`]: any legal move
//! - [`Teaching`]: the searches of the article on a chess engine in R, and the next steps that it names
//! - [`Trace`]: the tree of such a search
//! - [`evaluate_position`], [`minimax_scoring`]: the article's evaluation and search; [`TeachingTerms`]: the terms of the
//!   evaluation
//! - [`play`], [`Terms`], [`balanced_opening`]: games of one player against another
//! - [`Tally`], [`Elo`]: their results
//! - [`Engine`]: the strong engine; [`Strong`]: the same as a player
//! - [`Level`], [`Handicap`]: its strength
//! - [`evaluation`]: its evaluation of positions
//! - [`uci`]: the Universal Chess Interface, as lines

mod bench;
mod elo;
pub mod evaluation;
mod level;
mod limits;
mod matches;
mod player;
mod search;
mod teaching;
pub mod uci;

pub use bench::{BENCH_DEPTH, SIGNATURE, bench};
pub use elo::{Elo, Pentanomial, Tally};
pub use level::{Handicap, Level};
pub use limits::{Clock, Limits, NoControl, Plan, Pondering, SearchControl};
pub use matches::{Opening, Pairing, Terms, balanced_opening, play, play_move};
pub use player::{Player, PlayerError, PlayerKind, Random, SearchInfo, Strong, player};
pub(crate) use search::MATE_SCORE;
pub use search::{
    DisabledHeuristics, Engine, Heuristic, Line, Margin, Margins, Score, SearchReport, SearchState, Task, mate_in,
    score_of,
};
pub use teaching::{
    LONGEST_TRACE, MATE, Method, NodeOutcome, ParseMethodError, Scored, Scoring, Teaching, TeachingMove, TeachingTerms,
    Trace, TraceNode, article_end, evaluate_position, evaluation_json, minimax_scoring,
};
