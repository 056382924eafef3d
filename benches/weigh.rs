//! Rules and notations as a module of their own, to be weighed: everything that they can do is reached from here, and
//! nothing of the page is in it.
#![allow(unsafe_code)]

use gridmate::notation::{diagram, fen, pgn, san, uci};
use gridmate::rules::chess960::Number;
use gridmate::rules::{Position, Variant, divide, perft};
use std::fmt::Write;
use std::sync::Mutex;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

static INPUT: Mutex<String> = Mutex::new(String::new());
static OUTPUT: Mutex<String> = Mutex::new(String::new());

/// Adds a character to the input.
#[unsafe(no_mangle)]
pub extern "C" fn type_in(character: u32) {
    if let (Ok(mut input), Some(character)) = (INPUT.lock(), char::from_u32(character)) {
        input.push(character);
    }
}

/// A byte of the output.
#[unsafe(no_mangle)]
pub extern "C" fn read_out(index: usize) -> u8 {
    OUTPUT.lock().ok().and_then(|output| output.as_bytes().get(index).copied()).unwrap_or_default()
}

/// Does one of the things that rules and notations do with the input; answers the length of the output.
#[unsafe(no_mangle)]
pub extern "C" fn work(what: u32) -> usize {
    let (Ok(mut input), Ok(mut output)) = (INPUT.lock(), OUTPUT.lock()) else { return 0 };
    output.clear();
    // A `String` takes all that is written to it.
    let _ = answer(what, &input, &mut output);
    input.clear();
    output.len()
}

/// The variant of a start that may be of either.
fn played_in(what: u32) -> Variant {
    if what.is_multiple_of(2) { Variant::Standard } else { Variant::Chess960 }
}

fn answer(what: u32, input: &str, output: &mut String) -> std::fmt::Result {
    let start = Position::initial();
    match what {
        0 => match fen::parse_any(input) {
            Ok((position, variant)) => {
                position.setup().warnings().iter().try_for_each(|warning| write!(output, "{warning}"))?;
                output.push(if variant == Variant::Standard { ' ' } else { 'C' });
                for style in [fen::FenStyle::XFen, fen::FenStyle::Shredder] {
                    output.push_str(&fen::write(&position, style));
                }
                Ok(())
            }
            Err(error) => write!(output, "{} {error}", error.code()),
        },
        1 => match fen::parse_lenient(input) {
            Ok(read) => read.fixes.iter().try_for_each(|fix| write!(output, "{fix}")),
            Err(error) => write!(output, "{} {error}", error.code()),
        },
        2 | 3 => match uci::parse_lenient(&start, input, played_in(what)) {
            Ok(played) => write!(output, "{}", san::write(&start, played)),
            Err(error) => write!(output, "{} {error}", error.code()),
        },
        4 => match san::parse_lenient(&start, input) {
            Ok((played, notes)) => {
                notes.iter().for_each(|note| output.push_str(note.code()));
                output.push_str(&uci::write(&start, played, Variant::Standard));
                Ok(())
            }
            Err(error) => write!(output, "{} {error}", error.code()),
        },
        5 => match san::parse(&start, input) {
            Ok(played) => {
                let after = start.play(played).unwrap_or(start);
                write!(output, "{}", u8::from(after.is_legal(played)) + u8::from(after.is_checkmate()))
            }
            Err(error) => write!(output, "{} {error}", error.code()),
        },
        6 => {
            for game in pgn::read(input) {
                match game {
                    Ok(game) => {
                        game.warnings().iter().try_for_each(|warning| write!(output, "{warning}"))?;
                        output.push_str(&pgn::write(&game));
                    }
                    Err(error) => write!(output, "{} {error}", error.code())?,
                }
            }
            Ok(())
        }
        7 => {
            for style in [diagram::DiagramStyle::Unicode, diagram::DiagramStyle::Letters, diagram::DiagramStyle::Boxed]
            {
                output.push_str(&diagram::draw(start.board(), style));
            }
            Ok(())
        }
        8 => write!(output, "{} {}", perft(&start, 5), divide(&start, 3).len()),
        _ => {
            let number = Number::random(u64::from(what));
            output.push_str(&fen::write(&Position::chess960(number), fen::FenStyle::XFen));
            Ok(())
        }
    }
}
