//! What Syzygy's endgame tables say of each legal move of a position, the best first.
//!
//! Positions are Gridmate's; `shakmaty-syzygy` reads the tables and gets each position as its FEN. It is under GPL-3.0 or
//! later, and so is a program that is linked with it.

use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::san;
use gridmate::rules::Position;
use shakmaty::{CastlingMode, Chess, fen::Fen};
use shakmaty_syzygy::{AmbiguousWdl, Tablebase};
use std::error::Error;

/// What the side to move gets with best play, the rule of fifty moves included.
fn verdict(tables: &Tablebase<Chess>, position: &Position) -> Result<AmbiguousWdl, Box<dyn Error>> {
    let fen: Fen = fen::write(position, FenStyle::XFen).parse()?;
    Ok(tables.probe_wdl(&fen.into_position(CastlingMode::Chess960)?)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let [folder, fen] = std::env::args().skip(1).collect::<Vec<_>>().try_into().map_err(|_| "arguments: FOLDER FEN")?;
    let mut tables = Tablebase::new();
    let count = tables.add_directory(&folder)?;
    println!("{count} files, for at most {} pieces", tables.max_pieces());
    let position: Position = fen.parse()?;
    let mut moves = Vec::new();
    for played in position.legal_moves() {
        moves.push((-verdict(&tables, &position.play_unchecked(played))?, san::write(&position, played)));
    }
    moves.sort_by(|a, b| b.cmp(a));
    moves.iter().for_each(|(verdict, san)| println!("{san:<8}{verdict:?}"));
    Ok(())
}
