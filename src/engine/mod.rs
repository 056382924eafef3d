//! Players: who choose a move in a game.
//!
//! In: a game, and where chance decides a seed; nothing is read from a clock or from the machine. Out: a move, or the
//! scores of all of them.
//!
//! - [`Player`]: chooses; [`player`] makes one from a name such as `minimax:2`
//! - [`Limits`], [`SearchControl`]: how long it may think
//! - [`Clock`], [`Plan`]: how to spend the time of a game
//! - [`Random`]: any legal move
//! - [`Teaching`]: the searches of the article on a chess engine in R, and the next steps that it names
//! - [`Trace`]: the tree that such a search walked
//! - [`evaluate_position`], [`minimax_scoring`]: the article's evaluation and its search, and [`TeachingTerms`], what it counts
//! - [`balanced_opening`]: where a fair game may start
//! - [`play`], [`Terms`], [`Tally`]: games of one player against another, and what they say about strength
//! - [`Engine`]: the strong engine, [`Strong`] as a player of it
//! - [`Level`]: how strong it is to be, [`Handicap`] what it then does not see
//! - [`evaluation`]: what a position is worth to the strong engine

mod bench;
mod book;
mod clock;
mod elo;
pub mod evaluation;
mod level;
mod limits;
mod matches;
mod player;
mod search;
mod strong;
mod teaching;

pub use bench::{BENCH_DEPTH, SIGNATURE, bench};
pub use book::balanced_opening;
pub use clock::{Clock, Plan};
pub use elo::{Elo, Pentanomial, Tally};
pub use level::Level;
pub use limits::{Limits, NoControl, SearchControl};
pub use matches::{Opening, Pairing, Terms, play, play_move};
pub use player::{OptionError, Player, PlayerError, PlayerKind, Random, SearchInfo, player};
pub use search::{Engine, Handicap, Heuristic, Line, Margin, Margins, Score, SearchReport, Task, Thinking, Without};
pub use strong::Strong;
pub use teaching::{
    LONGEST_TRACE, MATE, Method, NodeOutcome, ParseMethodError, Scored, Scoring, Teaching, TeachingMove, TeachingTerms,
    Trace, TraceNode, article_end, evaluate_position, evaluation_json, minimax_scoring,
};
