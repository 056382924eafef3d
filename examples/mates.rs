//! The mates in one of the positions of an EPD or FEN file on standard input.

use gridmate::notation::{epd::Epd, fen::FenError, san};

/// The moves that mate at once, in SAN.
pub(crate) fn mates(line: &str) -> Result<Vec<String>, FenError> {
    let position = line.parse::<Epd>()?.position;
    let mates = position.legal_moves().into_iter().filter(|&m| position.play_unchecked(m).is_checkmate());
    Ok(mates.map(|m| san::write(&position, m)).collect())
}

fn main() {
    for line in std::io::stdin().lines().map_while(Result::ok) {
        match mates(&line) {
            Ok(moves) => println!("{}", moves.join(" ")),
            Err(error) => eprintln!("{error}"),
        }
    }
}
