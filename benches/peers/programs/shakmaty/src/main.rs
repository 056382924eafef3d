//! The last position of each game of a PGN file on standard input, and how many legal moves it has.

use pgn_reader::{Reader, SanPlus, Skip, Visitor};
use shakmaty::{Chess, EnPassantMode, Position, fen::Fen};
use std::ops::ControlFlow;

struct LastPosition;

impl Visitor for LastPosition {
    type Tags = ();
    type Movetext = Chess;
    type Output = Option<Chess>;

    fn begin_tags(&mut self) -> ControlFlow<Option<Chess>> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Option<Chess>, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<Option<Chess>, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<Option<Chess>> {
        match san.san.to_move(position) {
            Ok(played) => {
                position.play_unchecked(played);
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(None),
        }
    }

    fn end_game(&mut self, position: Chess) -> Option<Chess> {
        Some(position)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut reader = Reader::new(std::io::stdin().lock());
    while let Some(last) = reader.read_game(&mut LastPosition)? {
        let last = last.ok_or("a move is not legal")?;
        println!("{} {}", last.legal_moves().len(), Fen::from_position(&last, EnPassantMode::Legal));
    }
    Ok(())
}
