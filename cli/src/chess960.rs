//! `gridmate chess960`: the 960 starts.

use super::arguments::{BoardFormat, Chess960Arguments};
use super::output::Output;
use super::problem::Problem;
use gridmate::board::Role;
use gridmate::notation::diagram;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::rules::Position;
use gridmate::rules::chess960::{DerivationStep, Number};
use serde_json::{Value, json};

/// How many boards are checked unless a number is given.
const CHECKED_BOARDS: u32 = 100;

pub(super) fn run(arguments: &Chess960Arguments, output: &mut Output) -> Result<(), Problem> {
    if arguments.self_check {
        return self_check(arguments, output);
    }
    let numbers = match arguments.number {
        Some(number) => vec![number],
        None => draw(arguments.seed, arguments.count.unwrap_or(1))?,
    };
    for (index, number) in numbers.into_iter().enumerate() {
        if index > 0 && arguments.format == BoardFormat::Boxed {
            output.line("")?;
        }
        print(number, arguments.format, output)?;
    }
    Ok(())
}

/// Boards at random: from the seed, or without one from the machine's random numbers.
fn draw(seed: Option<u64>, count: u32) -> Result<Vec<Number>, Problem> {
    let seed = match seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|_| Problem::NoRandom)?,
    };
    // Far steps, so that the boards of one seed are not those of the next seed moved by one.
    let seeds = (0..u64::from(count)).map(|index| seed.wrapping_add(index.wrapping_mul(0xD1B5_4A32_D192_ED03)));
    Ok(seeds.map(Number::random).collect())
}

/// The letters of a row, from the a-file to the h-file.
fn letters(number: Number) -> String {
    number.arrangement().into_iter().map(Role::upper_char).collect()
}

fn print(number: Number, format: BoardFormat, output: &mut Output) -> Result<(), Problem> {
    let start = Position::chess960(number);
    let row = letters(number);
    let fen = fen::write(&start, FenStyle::XFen);
    match format {
        BoardFormat::Line => output.line(format_args!("{number} {row} {fen}"))?,
        BoardFormat::Row => output.line(row)?,
        BoardFormat::Fen => output.line(fen)?,
        BoardFormat::Boxed => output.text(&diagram::draw_sample(start.board()))?,
        BoardFormat::Json => {
            let steps: Vec<_> = number.derivation().iter().map(step).collect();
            output.json(&json!({ "ok": true, "number": number.get(), "row": row, "fen": fen, "steps": steps }))?;
        }
    }
    Ok(())
}

/// A step on the way from a number to its row.
fn step(step: &DerivationStep) -> Value {
    let letter = |role: Option<Role>| role.map_or('.', Role::upper_char);
    json!({
        "choice": step.choice().code(),
        "way": step.way(),
        "ways": step.choice().ways(),
        "files": step.files().map(|file| file.to_string()).collect::<String>(),
        "row": step.row().into_iter().map(letter).collect::<String>(),
        "text": step.to_string(),
    })
}

/// Checks random boards by the rules as they are given, not by the way boards are made; then that every number has a
/// row of its own.
fn self_check(arguments: &Chess960Arguments, output: &mut Output) -> Result<(), Problem> {
    let count = arguments.count.unwrap_or(CHECKED_BOARDS);
    for number in draw(arguments.seed, count)? {
        if let Some(broken) = broken_rule(&letters(number)) {
            return Err(Problem::SelfCheck(format!("board {number}, {}: {broken}", letters(number))));
        }
    }
    output.line(format_args!("{count}/{count} random boards keep the rules"))?;
    let own = |&number: &Number| {
        broken_rule(&letters(number)).is_none() && Number::from_arrangement(number.arrangement()) == Some(number)
    };
    let reached = Number::all().filter(own).count();
    if reached != Number::all().len() {
        return Err(Problem::SelfCheck(format!("only {reached} of 960 numbers have a row of their own")));
    }
    output.line(format_args!("{reached}/960 numbers have a row of their own"))?;
    Ok(())
}

/// The rule that a row breaks, if it breaks one.
fn broken_rule(row: &str) -> Option<&'static str> {
    let files = |wanted: char| row.chars().enumerate().filter(move |&(_, found)| found == wanted).map(|(file, _)| file);
    let whole = [('B', 2), ('N', 2), ('R', 2), ('Q', 1), ('K', 1)].map(|(role, count)| files(role).count() == count);
    if row.len() != 8 || whole.contains(&false) {
        return Some("it is not two bishops, knights and rooks, a queen and a king");
    }
    if files('B').sum::<usize>() % 2 == 0 {
        return Some("the bishops stand on squares of one colour");
    }
    let order: String = row.chars().filter(|role| "RK".contains(*role)).collect();
    (order != "RKR").then_some("the king does not stand between the rooks")
}
