//! Games of one player against another.
//!
//! A game depends on the players, the opening, the seed and its number alone. So any number of workers may share a
//! match, and each game comes out as it does natively.

use crate::board::Color;
use crate::diagnostic::call;
use crate::engine::{Limits, NoControl, Opening, Pentanomial, Player, PlayerKind, Tally, Terms, play_move};
use crate::game::{Game, GameResult};
use crate::notation::fen::{self, FenStyle};
use crate::rules::Variant;
use crate::web::error::{Failure, failure};
use crate::web::json::Json;
use crate::web::read::line_text;
use crate::web::turn::now;
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;

/// What a player without a limit of its own looks at for a move, if nothing else is said.
const NODES: u64 = 10_000;

/// A game of a match, which is played bit by bit.
#[wasm_bindgen]
pub struct MatchGame {
    game: Game,
    /// Who plays white, and who black, each within limits.
    players: [(Box<dyn Player>, Limits); 2],
    first: Color,
    is_over: bool,
}

#[wasm_bindgen]
impl MatchGame {
    /// The game of a number, from 0, of a match between two players: `random`, `minimax:2`, `negamax:2`, `alphabeta:3`,
    /// `level:4`, `engine`. It opens `standard`, with a drawn `chess960` start, or by a drawn `book` of balanced moves;
    /// with `swap` the players change sides after each game, and two games share their opening. A player without
    /// a limit of its own searches `nodes` nodes for a move, or 10,000 if that is 0.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        first: &str,
        second: &str,
        opening: &str,
        swap: bool,
        seed: f64,
        number: f64,
        nodes: f64,
    ) -> Result<Self, Failure> {
        let opening = match opening {
            "standard" => Opening::Standard,
            "chess960" => Opening::Chess960,
            "book" => Opening::Book,
            _ => return Err(failure(call::NO_SUCH_OPENING)),
        };
        let terms = Terms { opening, swap, seed: seed as u64 };
        let pairing = terms.pairing(number as u64);
        let [one, other] = pairing.seeds();
        let nodes = Some(if nodes >= 1.0 { nodes as u64 } else { NODES });
        let known = |name: &str, seed| {
            let kind = name.parse::<PlayerKind>().map_err(failure)?;
            let limits = Limits { nodes: nodes.filter(|_| !kind.is_limited()), ..Limits::default() };
            Ok::<_, Failure>((kind.player(seed), limits))
        };
        let mut players = [known(first, one)?, known(second, other)?];
        if pairing.first == Color::Black {
            players.reverse();
        }
        Ok(Self { game: terms.open(&pairing), players, first: pairing.first, is_over: false })
    }

    /// Plays on for about `milliseconds`, at least one move. Returns whether the game is over.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, milliseconds: f64) -> bool {
        let began = now();
        while !self.is_over {
            let (player, limits) = &mut self.players[usize::from(self.game.position().turn() == Color::Black)];
            let next = play_move(&mut self.game, &mut |game| player.choose(game, limits, &NoControl));
            self.is_over = next != ControlFlow::Continue(());
            if now() - began >= milliseconds {
                break;
            }
        }
        self.is_over
    }

    /// How it stands.
    #[wasm_bindgen(unchecked_return_type = "MatchRecord")]
    pub fn record(&self) -> JsValue {
        let game = &self.game;
        let moves: Vec<_> = game.moves().map(|(played, _)| played).collect();
        let end = game.end();
        // Castling rights that no reader takes for those of another variant.
        let style = if game.variant() == Variant::Chess960 { FenStyle::Shredder } else { FenStyle::XFen };
        Json::parsed_object(|json| {
            json.field("start").text(&fen::write(game.start(), style));
            json.field("moves").text(&line_text(&Game::new(*game.start(), game.variant()), &moves));
            json.field("first").letter(self.first.char());
            json.field("end").maybe(end, |json, end| json.text(end.code()));
            json.field("result").text(GameResult::from(end).text());
        })
    }
}

/// The Elo difference that a match stands for, and the ends of its 95 % interval: three numbers, of which one that is
/// infinite says so. Games played in pairs with changed sides say more: `pairs` counts those that brought the first
/// player 0, ½, 1, 1½ and 2 points; it is empty where there are none.
///
/// ```js
/// Math.round(matchElo(60, 0, 40, [])[0]); // 70
/// ```
#[wasm_bindgen(js_name = matchElo)]
pub fn match_elo(wins: u32, draws: u32, losses: u32, pairs: &[u32]) -> Vec<f64> {
    let tally = Tally { wins: wins.into(), draws: draws.into(), losses: losses.into() };
    let elo = match <[u32; 5]>::try_from(pairs) {
        Ok(counts) => tally.elo_of_pairs(&Pentanomial(counts.map(u64::from))),
        Err(_) => tally.elo(),
    };
    let beyond = if wins >= losses { f64::INFINITY } else { f64::NEG_INFINITY };
    vec![elo.value.unwrap_or(beyond), elo.low.unwrap_or(f64::NEG_INFINITY), elo.high.unwrap_or(f64::INFINITY)]
}
