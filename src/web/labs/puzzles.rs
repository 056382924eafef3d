//! Puzzles as chapters of a lesson: those of the page, by theme and grade, and those of a game that was reviewed.

use crate::document::Document;
use crate::engine::{Line, Score, score_of};
use crate::game::Game;
use crate::lesson::{GamePuzzles, GradedPuzzle, Puzzle};
use crate::notation::fen::{self, FenStyle};
use crate::tactics::Motif;
use crate::web::error::Failure;
use crate::web::json::Json;
use crate::web::read::{legal_line, played};
use wasm_bindgen::prelude::*;

/// Puzzles with their grades, from a file with a line for each.
///
/// ```js
/// const puzzles = new PuzzleList('6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8\tback-rank-mate checkmate\t400\t180\t4788888811');
/// puzzles.themes()[0]; // { theme: 'back-rank-mate', count: 1 }
/// puzzles.list('checkmate', 0, 1000)[0].elo; // 400
/// lessonTasks(puzzles.chapter(0)).tasks[0].task; // { kind: 'mate', moves: 1 }
/// ```
#[wasm_bindgen]
#[derive(Debug)]
pub struct PuzzleList {
    puzzles: Vec<GradedPuzzle>,
}

#[wasm_bindgen]
impl PuzzleList {
    /// Those of a file; a line that is no puzzle is left out.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Self {
        Self { puzzles: text.lines().filter_map(|line| line.parse().ok()).collect() }
    }

    /// The number of puzzles.
    #[wasm_bindgen(getter)]
    pub fn count(&self) -> usize {
        self.puzzles.len()
    }

    /// Each theme with the number of its puzzles, the most frequent first.
    #[wasm_bindgen(unchecked_return_type = "PuzzleTheme[]")]
    pub fn themes(&self) -> JsValue {
        let count = |theme: Motif| self.puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        let mut counted: Vec<(usize, Motif)> = Motif::ALL.into_iter().map(|theme| (count(theme), theme)).collect();
        counted.sort_by_key(|&(count, _)| std::cmp::Reverse(count));
        Json::parsed_list(counted.into_iter().filter(|&(count, _)| count > 0), |json, (count, theme)| {
            json.object(|json| {
                json.field("theme").text(theme.code());
                json.field("count").plain(count);
            });
        })
    }

    /// The puzzles of a theme, or of all, with a grade from one Elo to another, in the order of the file.
    #[wasm_bindgen(unchecked_return_type = "PuzzleFacts[]")]
    pub fn list(&self, theme: Option<String>, least: i32, most: i32) -> JsValue {
        let is_of_theme = |puzzle: &GradedPuzzle| {
            theme.as_ref().is_none_or(|wanted| puzzle.themes.iter().any(|theme| theme.code() == wanted))
        };
        let puzzles = self.puzzles.iter().enumerate();
        let wanted = puzzles.filter(|(_, puzzle)| (least..=most).contains(&puzzle.elo) && is_of_theme(puzzle));
        Json::parsed_list(wanted, |json, (index, puzzle)| {
            json.object(|json| {
                json.field("index").plain(index);
                json.field("turn").letter(puzzle.puzzle.start().turn().char());
                json.field("moves").plain(puzzle.puzzle.steps().len());
                json.field("themes").list(&puzzle.themes, |json, theme| json.text(theme.code()));
                json.field("elo").plain(puzzle.elo);
                json.field("error").plain(puzzle.error);
            });
        })
    }

    /// A puzzle as a chapter of a lesson, with its task: the bytes of a document.
    pub fn chapter(&self, index: usize) -> Option<Vec<u8>> {
        self.puzzles.get(index)?.puzzle.chapter().as_ref().map(Document::to_bytes)
    }
}

#[wasm_bindgen]
extern "C" {
    /// One of the two best lines of a position, as programs pass it.
    #[wasm_bindgen(typescript_type = "PuzzleLine")]
    pub type PuzzleLine;

    #[wasm_bindgen(method, getter)]
    fn score(this: &PuzzleLine) -> Score;
    #[wasm_bindgen(method, getter, js_name = mateIn)]
    fn mate_in(this: &PuzzleLine) -> Option<i32>;
    #[wasm_bindgen(method, getter)]
    fn line(this: &PuzzleLine) -> String;
}

/// The puzzles of a game. The two best lines of its positions are taken in, and then those of the positions that are wanted.
///
/// ```js
/// const found = new GamePuzzles('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a2 h7h6');
/// found.learn(0, [{ score: 0, mateIn: 1, line: 'a1a8' }, { score: 200, line: 'a1a7' }]);
/// found.wanted; // undefined
/// found.list(); // [{ ply: 0, turn: 'w', moves: 1, themes: ['back-rank-mate', 'checkmate'] }]
/// lessonTasks(found.chapter(0, 'Ann – Ben')).tasks[0].task; // { kind: 'mate', moves: 1 }
/// ```
#[wasm_bindgen(js_name = GamePuzzles)]
#[derive(Debug)]
pub struct JsGamePuzzles {
    game: Game,
    puzzles: GamePuzzles,
    /// Those that are complete, once they have been asked for.
    found: Option<Vec<(usize, Puzzle)>>,
}

#[wasm_bindgen(js_class = GamePuzzles)]
impl JsGamePuzzles {
    /// Of a game: its start, a FEN, and its moves in UCI, with spaces between.
    #[wasm_bindgen(constructor)]
    pub fn new(start: &str, moves: &str) -> Result<Self, Failure> {
        let game = played(start, moves)?;
        Ok(Self { puzzles: GamePuzzles::of(&game), game, found: None })
    }

    /// Takes in the lines of the position after some plies of the game, the best first; of a line it may know the score alone.
    pub fn learn(&mut self, ply: usize, lines: Vec<PuzzleLine>) {
        let after = self.game.moves().map(|(_, after)| *after);
        let position = std::iter::once(*self.game.start()).chain(after).nth(ply);
        if let Some(position) = position {
            self.take(&Game::new(position, self.game.variant()), &lines);
        }
    }

    /// Takes in the lines of a position that was wanted, a FEN.
    #[wasm_bindgen(js_name = learnOf)]
    pub fn learn_of(&mut self, fen: &str, lines: Vec<PuzzleLine>) -> Result<(), Failure> {
        self.take(&played(fen, "")?, &lines);
        Ok(())
    }

    /// The position, as a FEN, whose lines a solution needs next; nothing where all are complete.
    #[wasm_bindgen(getter)]
    pub fn wanted(&self) -> Option<String> {
        self.puzzles.wanted().map(|position| fen::write(&position, FenStyle::XFen))
    }

    /// How many solutions have begun, and how many of them are complete.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> Vec<usize> {
        <[usize; 2]>::from(self.puzzles.progress()).to_vec()
    }

    /// What there is to know of each puzzle that is complete.
    #[wasm_bindgen(unchecked_return_type = "GamePuzzleFacts[]")]
    pub fn list(&mut self) -> JsValue {
        Json::parsed_list(self.found(), |json, (ply, puzzle)| {
            json.object(|json| {
                json.field("ply").plain(ply);
                json.field("turn").letter(puzzle.start().turn().char());
                json.field("moves").plain(puzzle.steps().len());
                json.field("themes").list(puzzle.themes(), |json, theme| json.text(theme.code()));
            });
        })
    }

    /// One of them as a chapter of a lesson, with its task and a title: the bytes of a document.
    pub fn chapter(&mut self, index: usize, title: &str) -> Option<Vec<u8>> {
        let mut chapter = self.found().get(index)?.1.chapter()?;
        // A title that PGN has no place for is left out.
        let _ = chapter.set_tag("Event", title);
        Some(chapter.to_bytes())
    }
}

impl JsGamePuzzles {
    fn found(&mut self) -> &[(usize, Puzzle)] {
        self.found.get_or_insert_with(|| self.puzzles.puzzles())
    }

    fn take(&mut self, game: &Game, lines: &[PuzzleLine]) {
        let read = |fields: &PuzzleLine| {
            let score = score_of(fields.score(), fields.mate_in());
            Line { score, moves: legal_line(game, &fields.line()) }
        };
        self.found = None;
        self.puzzles.learn(*game.position(), lines.iter().map(read).collect());
    }
}
