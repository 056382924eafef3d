//! The puzzles of the page: those of a theme and a grade, and each as a chapter of a lesson.

use crate::document::Document;
use crate::lesson::GradedPuzzle;
use crate::tactics::Motif;
use crate::web::json::Json;
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
