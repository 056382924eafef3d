//! Games of the engine against itself with clocks that count nodes: the less time is left, the fewer positions it looks at.
//!
//! Nothing in them depends on the machine: the same seed gives the same game, with its clocks.

use gridmate::board::Color;
use gridmate::document::{Evaluation, Note};
use gridmate::engine::evaluation::Learned;
use gridmate::engine::{Engine, Limits, Line, NoControl, Task, play_move};
use gridmate::game::{Game, GameResult};
use gridmate::notation::pgn::{MoveId, PgnGame};
use gridmate::notation::san;
use gridmate::rules::Rng;
use std::ops::ControlFlow;

/// The time of each side for the game, in milliseconds.
const TIME: u64 = 60_000;
/// The time that a node takes, in milliseconds.
const NODE: u64 = 10;
/// The fewest nodes of a move.
const LEAST: u64 = 4;
/// A game that reaches this many plies is drawn.
const LONGEST: usize = 400;

/// Openings, the first moves of a game; each is as likely as any other.
const OPENINGS: [(&str, &str); 24] = [
    ("Ruy Lopez", "e4 e5 Nf3 Nc6 Bb5"),
    ("Italian Game", "e4 e5 Nf3 Nc6 Bc4"),
    ("Scotch Game", "e4 e5 Nf3 Nc6 d4"),
    ("Petrov's Defense", "e4 e5 Nf3 Nf6"),
    ("King's Gambit", "e4 e5 f4"),
    ("Vienna Game", "e4 e5 Nc3"),
    ("Sicilian Defense", "e4 c5 Nf3 d6"),
    ("Sicilian Defense", "e4 c5 Nf3 Nc6"),
    ("French Defense", "e4 e6 d4 d5"),
    ("Caro-Kann Defense", "e4 c6 d4 d5"),
    ("Scandinavian Defense", "e4 d5 exd5 Qxd5"),
    ("Pirc Defense", "e4 d6 d4 Nf6"),
    ("Queen's Gambit Declined", "d4 d5 c4 e6"),
    ("Queen's Gambit Accepted", "d4 d5 c4 dxc4"),
    ("Slav Defense", "d4 d5 c4 c6"),
    ("London System", "d4 d5 Bf4 Nf6"),
    ("Nimzo-Indian Defense", "d4 Nf6 c4 e6 Nc3 Bb4"),
    ("King's Indian Defense", "d4 Nf6 c4 g6"),
    ("Queen's Indian Defense", "d4 Nf6 c4 e6 Nf3 b6"),
    ("Queen's Gambit Declined", "d4 Nf6 c4 e6 Nf3 d5"),
    ("Dutch Defense", "d4 f5"),
    ("English Opening", "c4 e5"),
    ("Réti Opening", "Nf3 d5 c4"),
    ("Bird's Opening", "f4 d5"),
];

/// A game with what its players say: after each move of theirs its evaluation and the clock.
pub fn clocked_game(seed: u64, engine: &mut Engine<Learned>) -> PgnGame {
    let mut rng = Rng::new(seed);
    let (name, line) = OPENINGS[rng.below(OPENINGS.len())];
    let mut game = Game::default();
    for text in line.split(' ') {
        // Each line can be played.
        let _ = san::parse(game.position(), text).is_ok_and(|played| game.play(played).is_ok());
    }
    let opening = game.ply();
    let mut clocks = [TIME; 2];
    let mut notes = Vec::new();
    engine.clear();
    let result = loop {
        if game.ply() >= LONGEST {
            break GameResult::Draw;
        }
        let turn = game.position().turn();
        let clock = &mut clocks[turn.index()];
        let flow = play_move(&mut game, &mut |game| {
            let nodes = nodes_for(*clock, &mut rng);
            *clock = clock.checked_sub(nodes * NODE)?;
            let task = Task { limits: Limits { nodes: Some(nodes), ..Limits::default() }, ..Task::default() };
            let lines = engine.think(game, &task, &NoControl, &mut |_| {});
            let best = lines.first()?;
            notes.push(Note { clock: Some(*clock), evaluation: Some(evaluation(best, turn)), ..Note::default() });
            best.moves.first().copied()
        });
        match flow {
            ControlFlow::Continue(()) => {}
            ControlFlow::Break(Some(end)) => break end.winner().map_or(GameResult::Draw, GameResult::win),
            // A clock has run out.
            ControlFlow::Break(None) => break GameResult::win(!turn),
        }
    };
    record(&game, opening, name, result, &notes)
}

/// How many nodes a move is worth with so much time left: a part of what there is, now more and now less.
fn nodes_for(clock: u64, rng: &mut Rng) -> u64 {
    let tenths = 4 + rng.below(18) as u64;
    (clock * tenths / 300 / NODE).max(LEAST)
}

/// What a line is worth for White.
fn evaluation(line: &Line, turn: Color) -> Evaluation {
    let sign = if turn == Color::White { 1 } else { -1 };
    match line.mate_in() {
        Some(moves) => Evaluation::Mate(sign * moves),
        None => Evaluation::Centipawns(sign * line.score),
    }
}

fn record(game: &Game, opening: usize, name: &str, result: GameResult, notes: &[Note]) -> PgnGame {
    let mut record = PgnGame::of(game);
    let is_over = game.end().is_some() || result == GameResult::Draw;
    let tags = [
        ("Event", "gridmate-lab games"),
        ("White", "Gridmate"),
        ("Black", "Gridmate"),
        ("Opening", name),
        ("TimeControl", "60"),
        ("Termination", if is_over { "normal" } else { "time forfeit" }),
    ];
    // No reader takes these for anything but names.
    let _ = tags.iter().try_for_each(|(name, value)| record.set_tag(name, value));
    record.set_result(result);
    let nodes: Vec<MoveId> = record.tree().mainline().filter(|&node| record.tree().played(node).is_some()).collect();
    for (&node, note) in nodes.iter().skip(opening).zip(notes) {
        note.comments().1.into_iter().for_each(|comment| {
            record.add_comment(node, comment);
        });
    }
    record
}

#[cfg(test)]
mod tests {
    use super::{OPENINGS, clocked_game};
    use gridmate::document::Note;
    use gridmate::engine::Engine;
    use gridmate::game::Game;
    use gridmate::notation::{pgn, san};

    #[test]
    fn each_opening_can_be_played() {
        for (name, line) in OPENINGS {
            let mut game = Game::default();
            for text in line.split(' ') {
                let played = san::parse(game.position(), text).unwrap();
                game.play(played).unwrap();
            }
            assert!(game.end().is_none(), "{name}");
        }
    }

    #[test]
    fn a_seed_gives_one_game_whose_clocks_run_down() {
        let mut engine = Engine::new(1 << 20);
        let game = clocked_game(7, &mut engine);
        let text = pgn::write(&game);
        assert_eq!(text, pgn::write(&clocked_game(7, &mut engine)));
        assert_ne!(text, pgn::write(&clocked_game(8, &mut engine)));
        assert_eq!(pgn::read(&text).next().unwrap().unwrap().result(), game.result());
        let tree = game.tree();
        let notes: Vec<Note> = tree.mainline().map(|node| Note::read(&[], tree.comments(node))).collect();
        let played: Vec<&Note> = notes.iter().skip_while(|note| note.clock.is_none()).collect();
        assert!(played.len() > 20 && played.iter().all(|note| note.evaluation.is_some()), "{text}");
        for side in 0..2 {
            let clocks: Vec<_> = played.iter().skip(side).step_by(2).map(|note| note.clock).collect();
            assert!(clocks.is_sorted_by(|one, next| one > next), "{text}");
        }
    }
}
