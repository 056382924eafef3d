//! `gridmate sets`: moves as sets of pairs of squares.

use super::moves::square;
use super::output::Output;
use super::position;
use super::problem::Problem;
use clap::Args;
use gridmate::board::Square;
use gridmate::geometry::{Relation, between};
use gridmate::rules::Position;
use gridmate::sets::{Formula, FormulaError, FormulaStep, Named, OnBoard, schema};
use serde_json::json;

/// Tell about the sets of moves: how many pairs of squares, which, and the query that yields them.
///
/// Without a formula: a table of all sets. A formula is read from left to right: a set, then others joined to it by
/// `or` (`|`), `and` (`&`), `without` (`-`) or `then` (`*`: one move after the other), and between them what is done
/// with all before it: `from g2` and `to c6 d7` keep the pairs that start or end there, `inverse` turns them round,
/// `complement` takes all others, `paths` goes from where each starts to the squares that it passes over. Parentheses
/// group, and `~` before a set is all other moves. A set may be called by the words of the articles: castle, horse,
/// elephant, camel.
///
/// --sql prints a query for SQLite, over the tables that --schema prints. The sets `here`, `legal`, `blocked`,
/// `moves-w`, `moves-b`, `attacks-w` and `attacks-b` depend on a position, and so do motifs, such as `fork`, or `fork-w` for
/// those of White: --fen gives it, and their queries need the tables of the page's own console.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate sets
  gridmate sets castle --count
  gridmate sets knight --from g2
  gridmate sets 'queen-rook' --sql
  gridmate sets '(rook or knight) then bishop from g2' --count
  gridmate sets 'rook from a1 to a8 h1' --paths
  gridmate sets fork-w --fen \"r3k3/2N5/8/8/8/8/8/6K1 b - - 0 1\"
  gridmate sets 'queen and blocked from d1' --fen \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"
  (echo \"attach ':memory:' as dbo;\"; gridmate sets --schema; gridmate sets king --sql) | sqlite3")]
pub(super) struct SetsArguments {
    /// The set, or a formula of sets.
    #[arg(value_name = "FORMULA")]
    name: Option<String>,
    /// Only the pairs that start on this square.
    #[arg(long, value_name = "SQUARE", value_parser = square)]
    from: Option<Square>,
    /// The position that sets such as `legal` and `blocked` are of.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Only how many pairs there are; with --paths, how many squares are passed.
    #[arg(long, conflicts_with_all = ["pairs", "json", "sql"])]
    count: bool,
    /// The pairs, one a line; this is what a formula alone prints.
    #[arg(long, conflicts_with_all = ["json", "sql"])]
    pairs: bool,
    /// The squares that each move passes over, its two ends left out: one move a line, its squares behind it.
    #[arg(long, requires = "name", conflicts_with = "pairs")]
    paths: bool,
    /// An object with `ok`, `set`, `count` and `pairs`; with --paths, each pair is followed by the squares that it passes.
    #[arg(long, requires = "name", conflicts_with = "sql")]
    pub(super) json: bool,
    /// The query that yields it.
    #[arg(long, requires = "name")]
    sql: bool,
    /// The tables and views that the queries are about.
    #[arg(long, exclusive = true)]
    schema: bool,
}

pub(super) fn run(arguments: &SetsArguments, output: &mut Output) -> Result<(), Problem> {
    if arguments.schema {
        return Ok(output.text(&schema())?);
    }
    let position = arguments.fen.as_deref().map(|fen| position::read(fen, false)).transpose()?;
    let position = position.as_ref().map(|(position, _)| position);
    let Some(text) = &arguments.name else { return table(arguments.from, position, output) };
    let mut formula: Formula = text.parse().map_err(|error: FormulaError| Problem::refused(text, error))?;
    if let Some(from) = arguments.from {
        formula = formula.with(FormulaStep::From(from.into()));
    }
    if arguments.sql {
        return Ok(output.line(if arguments.paths { formula.paths_sql() } else { formula.sql() })?);
    }
    let relation = match (formula.on_board(), position) {
        (Some(set), None) => return Err(Problem::NoPosition(set.name())),
        (_, None) => formula.relation(|_| Relation::EMPTY),
        (_, Some(position)) => formula.relation(|set| set.relation(position)),
    };
    print(arguments, text, &relation, output)
}

/// All sets, with the number of their pairs; of motifs those of both sides.
fn table(from: Option<Square>, position: Option<&Position>, output: &mut Output) -> Result<(), Problem> {
    let mut row = |name: &str, relation: &Relation, about: &str| {
        let count = from.map_or_else(|| relation.count(), |from| relation.from(from).len());
        output.line(format_args!("{name:<26}{count:>6}  {about}"))
    };
    for set in Named::ALL {
        row(set.name(), &set.relation(), set.about())?;
    }
    if let Some(position) = position {
        let is_of_side = |set: &OnBoard| matches!(set, OnBoard::Motif(_, Some(_)));
        for set in OnBoard::all().filter(|set| !is_of_side(set)) {
            row(set.name(), &set.relation(position), set.about())?;
        }
    }
    Ok(())
}

fn print(arguments: &SetsArguments, text: &str, relation: &Relation, output: &mut Output) -> Result<(), Problem> {
    let passed = |from, to| path(from, to).map(|square| square.to_string()).collect::<Vec<_>>();
    if arguments.count {
        let squares = || relation.iter().map(|(from, to)| between(from, to).len()).sum();
        return Ok(output.line(if arguments.paths { squares() } else { relation.count() })?);
    }
    if arguments.json {
        let pair = |(from, to): (Square, Square)| {
            let ends = json!([from.to_string(), to.to_string()]);
            if arguments.paths { json!([ends[0], ends[1], passed(from, to)]) } else { ends }
        };
        let pairs: Vec<_> = relation.iter().map(pair).collect();
        return Ok(output.json(&json!({ "ok": true, "set": text, "count": pairs.len(), "pairs": pairs }))?);
    }
    for (from, to) in relation.iter() {
        let squares = if arguments.paths { passed(from, to) } else { Vec::new() };
        output.line([vec![format!("{from}{to}")], squares].concat().join(" "))?;
    }
    Ok(())
}

/// The squares strictly between two, from the first to the second.
fn path(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let squares: Vec<_> = between(from, to).into_iter().collect();
    let back = from.index() > to.index();
    let count = squares.len();
    (0..count).filter_map(move |at| squares.get(if back { count - 1 - at } else { at }).copied())
}
