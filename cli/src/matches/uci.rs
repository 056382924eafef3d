//! A player that is another program, which speaks the Universal Chess Interface.

use super::player::PlayerFailure;
use super::program::{Program, ReadError};
use gridmate::board::Color;
use gridmate::engine::{Clock, Limits, SearchInfo};
use gridmate::game::Game;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::uci;
use gridmate::rules::{Move, Position, Variant};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// A forced mate, in centipawns, less a hundred for each move that it takes.
const MATE_SCORE: i32 = 100_000;

/// How a program is started and what is sent to it at first.
#[derive(Clone, Debug)]
pub(super) struct ProgramSetup {
    pub(super) program: String,
    pub(super) arguments: Vec<String>,
    pub(super) options: Vec<(String, String)>,
    /// How long it may take for an answer, beyond the time that it is given to think.
    pub(super) patience: Duration,
}

/// A program that plays, started anew when it has failed.
#[derive(Debug)]
pub(super) struct UciPlayer<'a> {
    setup: &'a ProgramSetup,
    stop: &'a AtomicBool,
    program: Option<Program>,
    /// Which game it believes to play.
    variant: Variant,
    info: SearchInfo,
}

impl<'a> UciPlayer<'a> {
    pub(super) const fn new(setup: &'a ProgramSetup, stop: &'a AtomicBool) -> Self {
        Self { setup, stop, program: None, variant: Variant::Standard, info: SearchInfo { nodes: None, score: None } }
    }

    /// Makes ready for a game: after this the program is there and listens.
    pub(super) fn begin(&mut self, variant: Variant) -> Result<(), PlayerFailure> {
        let ready = self.handshake().and_then(|()| self.new_game(variant));
        self.forget_if_failed(ready)
    }

    /// What it has said about its last move.
    pub(super) const fn info(&self) -> SearchInfo {
        self.info
    }

    /// The move that it answers; the clocks are its own and the other side's.
    pub(super) fn choose(
        &mut self,
        game: &Game,
        limits: &Limits,
        clocks: [Option<Clock>; 2],
    ) -> Result<Move, PlayerFailure> {
        self.info = SearchInfo::default();
        let answer = self.ask(game, limits, clocks);
        self.forget_if_failed(answer)
    }

    /// A program that has failed once is not asked again.
    fn forget_if_failed<T>(&mut self, result: Result<T, PlayerFailure>) -> Result<T, PlayerFailure> {
        if result.is_err() {
            self.program = None;
        }
        result
    }

    fn handshake(&mut self) -> Result<(), PlayerFailure> {
        if self.program.is_some() {
            return Ok(());
        }
        let ProgramSetup { program, arguments, options, .. } = self.setup;
        let started = Program::start(program, arguments);
        self.program = Some(started.map_err(|error| PlayerFailure::Died(format!("cannot start {program}: {error}")))?);
        self.variant = Variant::Standard;
        self.tell("uci");
        let mut known = Vec::new();
        self.wait_for("uciok", |line| {
            let after_name = line.strip_prefix("option name ");
            known.extend(after_name.map(|rest| rest.split(" type ").next().unwrap_or_default().to_lowercase()));
        })?;
        for (name, value) in options {
            if !known.contains(&name.to_lowercase()) {
                return Err(PlayerFailure::NoOption(name.clone()));
            }
            self.tell(&match value.as_str() {
                "" => format!("setoption name {name}"),
                value => format!("setoption name {name} value {value}"),
            });
        }
        self.wait_ready()
    }

    fn new_game(&mut self, variant: Variant) -> Result<(), PlayerFailure> {
        if self.variant != variant {
            self.tell(&format!("setoption name UCI_Chess960 value {}", variant == Variant::Chess960));
            self.variant = variant;
        }
        self.tell("ucinewgame");
        self.wait_ready()
    }

    fn wait_ready(&mut self) -> Result<(), PlayerFailure> {
        self.tell("isready");
        self.wait_for("readyok", |_| {})
    }

    fn tell(&self, line: &str) {
        if let Some(program) = &self.program {
            program.tell(line);
        }
    }

    /// Reads on until a line that starts with a word.
    fn wait_for(&mut self, word: &str, mut see: impl FnMut(&str)) -> Result<(), PlayerFailure> {
        let deadline = Instant::now() + self.setup.patience;
        loop {
            let line = self.line(deadline)?;
            if line.split_whitespace().next() == Some(word) {
                return Ok(());
            }
            see(&line);
        }
    }

    fn line(&mut self, deadline: Instant) -> Result<String, PlayerFailure> {
        let program = self.program.as_mut().ok_or_else(|| PlayerFailure::Died("it does not run".to_owned()))?;
        program.line(deadline, self.stop).map_err(|silence| match silence {
            ReadError::Late => PlayerFailure::Late,
            ReadError::Gone => PlayerFailure::Died(program.how_it_ended()),
            ReadError::Unwanted => PlayerFailure::Unwanted,
        })
    }

    fn ask(&mut self, game: &Game, limits: &Limits, clocks: [Option<Clock>; 2]) -> Result<Move, PlayerFailure> {
        self.tell(&position_line(game));
        self.tell(&go_line(game.position().turn(), limits, clocks));
        let time = limits.movetime.into_iter().chain(clocks[0].map(|clock| clock.left)).max();
        let deadline = Instant::now() + time.unwrap_or_default() + self.setup.patience;
        loop {
            let line = self.line(deadline)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => read_info(words, &mut self.info),
                Some("bestmove") => return read_move(game, words.next().unwrap_or_default()),
                _ => {}
            }
        }
    }
}

fn read_move(game: &Game, text: &str) -> Result<Move, PlayerFailure> {
    // Some programs write castling in the other spelling; what is meant is clear.
    uci::parse_lenient(game.position(), text, game.variant()).map_err(|_| match text {
        "" | "(none)" | "0000" => PlayerFailure::NoMove,
        _ => PlayerFailure::Illegal(text.chars().take(16).collect()),
    })
}

fn position_line(game: &Game) -> String {
    let usual = game.variant() == Variant::Standard && *game.start() == Position::initial();
    let mut line = if usual {
        "position startpos".to_owned()
    } else {
        let style = if game.variant() == Variant::Chess960 { FenStyle::Shredder } else { FenStyle::XFen };
        format!("position fen {}", fen::write(game.start(), style))
    };
    let mut before = game.start();
    for (number, (played, after)) in game.moves().enumerate() {
        line.push_str(if number == 0 { " moves " } else { " " });
        line.push_str(&uci::write(before, played, game.variant()));
        before = after;
    }
    line
}

fn go_line(turn: Color, limits: &Limits, [own, other]: [Option<Clock>; 2]) -> String {
    let milliseconds = |time: Duration| time.as_millis() as u64;
    let [white, black] = if turn == Color::White { [own, other] } else { [other, own] };
    let mut line = "go".to_owned();
    for (name, value) in [
        ("wtime", white.map(|clock| milliseconds(clock.left))),
        ("btime", black.map(|clock| milliseconds(clock.left))),
        ("winc", white.map(|clock| milliseconds(clock.increment))),
        ("binc", black.map(|clock| milliseconds(clock.increment))),
        ("movestogo", own.and_then(|clock| clock.moves_to_go).map(u64::from)),
        ("depth", limits.depth.map(u64::from)),
        ("nodes", limits.nodes),
        ("movetime", limits.movetime.map(milliseconds)),
    ] {
        if let Some(value) = value {
            line.push_str(&format!(" {name} {value}"));
        }
    }
    line
}

/// Takes nodes and score from a line of information; what comes later in the line or in later lines counts.
fn read_info<'a>(mut words: impl Iterator<Item = &'a str>, info: &mut SearchInfo) {
    // Of several lines of play the first is the one that is played.
    let (mut first, mut score) = (true, None);
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|value| value.parse::<i64>().ok());
        match word {
            // Free text, or moves, to the end of the line.
            "string" | "pv" => break,
            "multipv" => first = number() == Some(1),
            "nodes" => info.nodes = number().and_then(|nodes| u64::try_from(nodes).ok()).or(info.nodes),
            "cp" => score = number().map(|score| score.clamp(-20_000, 20_000) as i32),
            "mate" => score = number().map(mate_score),
            _ => {}
        }
    }
    if first {
        info.score = score.or(info.score);
    }
}

fn mate_score(moves: i64) -> i32 {
    let distance = moves.clamp(-500, 500) as i32 * 100;
    if moves > 0 { MATE_SCORE - distance } else { -MATE_SCORE - distance }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_and_score_are_taken_from_the_lines_of_the_first_line_of_play() {
        let mut info = SearchInfo::default();
        for line in [
            "depth 3 multipv 1 score cp 31 lowerbound nodes 900 nps 1 pv e2e4 nodes",
            "depth 3 multipv 2 score cp -70 nodes 950",
            "string nodes 5 score cp 1",
            "nodes x",
        ] {
            read_info(line.split_whitespace(), &mut info);
        }
        assert_eq!(info, SearchInfo { nodes: Some(950), score: Some(31) });
        read_info("score mate -2".split_whitespace(), &mut info);
        assert_eq!(info.score, Some(-99_800));
    }

    #[test]
    fn a_game_is_told_by_its_start_and_its_moves() {
        let mut game = Game::default();
        assert_eq!(position_line(&game), "position startpos");
        for text in ["e2e4", "e7e5"] {
            let played = uci::parse(game.position(), text, Variant::Standard).unwrap();
            game.play(played).unwrap();
        }
        assert_eq!(position_line(&game), "position startpos moves e2e4 e7e5");
        let (start, _) = fen::parse_any("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        let mut game = Game::new(start, Variant::Chess960);
        game.play(uci::parse(&start, "e1h1", Variant::Chess960).unwrap()).unwrap();
        assert_eq!(position_line(&game), "position fen 4k3/8/8/8/8/8/8/4K2R w H - 0 1 moves e1h1");
    }

    #[test]
    fn all_limits_and_clocks_are_handed_on() {
        assert_eq!(go_line(Color::White, &Limits::default(), [None, None]), "go");
        let limits = Limits { depth: Some(3), nodes: Some(40), movetime: Some(Duration::from_millis(5)) };
        assert_eq!(go_line(Color::White, &limits, [None, None]), "go depth 3 nodes 40 movetime 5");
        let clock = |left: u64, moves_to_go: Option<u32>| {
            let [left, increment] = [left, 80].map(Duration::from_millis);
            Some(Clock { left, increment, moves_to_go, ..Clock::default() })
        };
        let clocks = [clock(1_500, Some(7)), clock(900, Some(3))];
        for (turn, line) in [
            (Color::White, "go wtime 1500 btime 900 winc 80 binc 80 movestogo 7"),
            (Color::Black, "go wtime 900 btime 1500 winc 80 binc 80 movestogo 7"),
        ] {
            assert_eq!(go_line(turn, &Limits::default(), clocks), line);
        }
        let limits = Limits { nodes: Some(9), ..Limits::default() };
        assert_eq!(go_line(Color::Black, &limits, [clock(20, None), None]), "go btime 20 binc 80 nodes 9");
    }
}
