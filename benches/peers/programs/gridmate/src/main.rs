//! The last position of each game of a PGN file on standard input, and how many legal moves it has.

use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::Reader;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for game in Reader::new(std::io::stdin().lock()) {
        let last = game?.final_position();
        println!("{} {}", last.legal_moves().len(), fen::write(&last, FenStyle::XFen));
    }
    Ok(())
}
