//! The position that `position` says.

use super::warning::UciWarning;
use crate::game::Game;
use crate::notation::fen::{self, FenFix};
use crate::notation::uci;
use crate::rules::{Position, Variant};

/// The game of a start, which is the usual one where none is given, and moves.
pub fn read_position(
    text: Option<&str>,
    moves: &[&str],
    variant: Variant,
    warnings: &mut Vec<UciWarning>,
) -> Result<Game, UciWarning> {
    let (start, variant) = match text {
        None => (Position::initial(), variant),
        Some(text) => start(text, variant, warnings)?,
    };
    let mut game = Game::new(start, variant);
    for (index, text) in moves.iter().enumerate() {
        let read = uci::parse(game.position(), text, variant);
        let read = read.or_else(|_| uci::parse_lenient(game.position(), text, variant));
        let played = read.map_err(|error| UciWarning::Move(index + 1, error))?;
        // Moves sometimes go on after a draw that was not noticed; a legal one is never refused here.
        let _ = game.play_on(played);
    }
    Ok(game)
}

/// Reads a FEN, and one that programs are known to write a little wrong: with fields missing at its end, or with rights
/// that the pieces cannot have.
fn start(text: &str, variant: Variant, warnings: &mut Vec<UciWarning>) -> Result<(Position, Variant), UciWarning> {
    let strict = match variant {
        Variant::Standard => fen::parse_any(text),
        Variant::Chess960 => fen::parse(text, variant).map(|position| (position, variant)),
    };
    let error = match strict {
        Ok(read) => return Ok(read),
        Err(error) => error,
    };
    let is_harmless = |repair: &FenFix| {
        matches!(
            repair,
            FenFix::MissingFields(_)
                | FenFix::CastlingOrder
                | FenFix::CastlingDropped(_)
                | FenFix::EnPassantDropped(_)
                | FenFix::LeadingZeros(_)
                | FenFix::MoveNumberZero
        )
    };
    match fen::parse_lenient(text) {
        Ok(read) if text.contains(' ') && read.fixes.iter().all(is_harmless) => {
            let how: Vec<String> = read.fixes.iter().map(ToString::to_string).collect();
            warnings.push(UciWarning::Repaired(how.join(" ")));
            let chess960 = variant == Variant::Chess960 || read.variant == Variant::Chess960;
            Ok((read.position, if chess960 { Variant::Chess960 } else { Variant::Standard }))
        }
        _ => Err(UciWarning::Fen(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str, moves: &[&str]) -> Result<usize, &'static str> {
        let read = read_position(Some(text), moves, Variant::Standard, &mut Vec::new());
        read.map(|game| game.ply()).map_err(|warning| warning.code())
    }

    #[test]
    fn castling_is_read_in_both_spellings() {
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        for variant in [Variant::Standard, Variant::Chess960] {
            for text in ["e1g1", "e1h1"] {
                let game = read_position(Some(fen), &[text], variant, &mut Vec::new()).unwrap();
                assert_eq!(fen::write(game.position(), fen::FenStyle::XFen), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
            }
        }
    }

    #[test]
    fn a_fen_with_little_faults_is_put_right_and_others_are_refused() {
        assert_eq!(code("4k3/8/8/8/8/8/8/4K3 w - -", &["e1e2"]), Ok(1));
        assert_eq!(code("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", &[]), Ok(0));
        let fens = ["", "xyz", "startpos", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4K2P w - - 0 1"];
        for text in [&fens[..], &["4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"]].concat() {
            assert_eq!(code(text, &[]), Err("bad-fen"), "{text}");
        }
    }

    #[test]
    fn a_move_that_is_none_refuses_all() {
        assert_eq!(code("4k3/8/8/8/8/8/8/4K3 w - - 0 1", &["e1e2", "e8e7", "0000"]), Err("bad-move"));
        assert_eq!(code("4k3/8/8/8/8/8/8/4K3 w - - 0 1", &["moves"]), Err("bad-move"));
    }

    #[test]
    fn moves_go_on_after_an_end_that_nobody_has_counted() {
        let knights = ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(50);
        let game = read_position(None, &knights, Variant::Standard, &mut Vec::new()).unwrap();
        assert_eq!((game.ply(), game.end().is_some()), (200, true));
    }
}
