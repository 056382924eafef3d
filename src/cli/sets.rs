//! `gridmate sets`: moves as sets of pairs of squares.

use super::moves::square;
use super::output::Output;
use super::problem::Problem;
use crate::board::{Bitboard, Square};
use crate::geometry::{Named, Relation};
use clap::Args;
use serde_json::json;

/// Tell about the sets of moves: how many pairs of squares, which, and the query that yields them.
///
/// Without a name: a table of all sets. A name may be a formula: `rook|bishop` (either), `queen&knight` (both),
/// `queen-rook` (the first but not the second), `~knight` (all other moves), `knight*knight` (one after the other).
/// They are read from left to right.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate sets
  gridmate sets rook --count
  gridmate sets knight --from g2
  gridmate sets queen-rook --count
  gridmate sets king --sql")]
pub(super) struct Sets {
    /// The set, or a formula of sets.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Only the pairs that start on this square.
    #[arg(long, value_name = "SQUARE", value_parser = square)]
    from: Option<Square>,
    /// Only how many pairs there are.
    #[arg(long, conflicts_with_all = ["pairs", "json", "sql"])]
    count: bool,
    /// The pairs, one a line; this is what a name alone prints.
    #[arg(long, conflicts_with_all = ["json", "sql"])]
    pairs: bool,
    /// An object with `set`, `count` and `pairs`.
    #[arg(long, requires = "name", conflicts_with = "sql")]
    json: bool,
    /// The query that yields it.
    #[arg(long, requires = "name", conflicts_with = "from")]
    sql: bool,
}

pub(super) fn run(arguments: &Sets, output: &mut Output) -> Result<(), Problem> {
    let narrow = |relation: Relation| match arguments.from {
        Some(from) => relation.restricted_from(Bitboard::from(from)),
        None => relation,
    };
    let Some(formula) = &arguments.name else {
        for set in Named::ALL {
            let count = narrow(set.relation()).count();
            output.line(format_args!("{:<26}{count:>6}  {}", set.name(), set.about()))?;
        }
        return Ok(());
    };
    if arguments.sql {
        let set = Named::from_name(formula.trim()).ok_or_else(|| no_set(formula))?;
        return Ok(output.line(set.sql())?);
    }
    let relation = narrow(evaluate(formula)?);
    if arguments.count {
        return Ok(output.line(relation.count())?);
    }
    if arguments.json {
        let pairs: Vec<_> = relation.iter().map(|(from, to)| [from.to_string(), to.to_string()]).collect();
        return Ok(output.json(&json!({ "set": formula, "count": pairs.len(), "pairs": pairs }))?);
    }
    for (from, to) in relation.iter() {
        output.line(format_args!("{from}{to}"))?;
    }
    Ok(())
}

/// Works out a formula of names and the signs between them.
fn evaluate(formula: &str) -> Result<Relation, Problem> {
    let mut rest = formula.trim();
    let mut result = term(&mut rest)?;
    while let Some(sign) = rest.chars().next() {
        rest = rest.get(sign.len_utf8()..).unwrap_or_default();
        let next = term(&mut rest)?;
        result = match sign {
            '|' => &result | &next,
            '&' => &result & &next,
            '-' => &result - &next,
            '*' => result.then(&next),
            _ => {
                return Err(Problem::Argument(format!(
                    "\"{sign}\" in \"{formula}\" is no sign; there are | & - * and ~"
                )));
            }
        };
    }
    Ok(result)
}

/// Takes a name off the start of a formula, with the signs `~` before it. The longest name that fits is meant, since
/// names have dashes.
fn term(rest: &mut &str) -> Result<Relation, Problem> {
    *rest = rest.trim_start();
    if let Some(after) = rest.strip_prefix('~') {
        *rest = after;
        let inner = term(rest)?;
        return Ok(&Named::All.relation() - &inner);
    }
    let fits = |set: &Named| rest.starts_with(set.name());
    let set = Named::ALL.into_iter().filter(fits).max_by_key(|set| set.name().len()).ok_or_else(|| no_set(rest))?;
    *rest = rest.get(set.name().len()..).unwrap_or_default().trim_start();
    Ok(set.relation())
}

fn no_set(name: &str) -> Problem {
    let names: Vec<_> = Named::ALL.into_iter().map(Named::name).collect();
    Problem::Argument(format!("\"{name}\" is no set; there are {}", names.join(", ")))
}
