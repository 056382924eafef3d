//! How much a game says beside the moves of its main line.

use super::game::PgnGame;
use super::tree::MoveId;

/// How much a game says beside the moves of its main line.
///
/// ```
/// use gridmate::notation::pgn::{self, Annotations};
/// let game = pgn::read("1. e4! {best by test} e5 (1... c5 {[%csl Gd4][%cal Rc5d4,Rb8c6]}) 2. Nf3 {[%clk 0:01]} *").next().unwrap()?;
/// let found = Annotations::of(&game);
/// assert_eq!((found.comments, found.variations, found.marks), (1, 1, 1));
/// assert_eq!((found.drawings, found.values), (3, 1));
/// # Ok::<(), pgn::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Annotations {
    /// Comments that say something in words.
    pub comments: u32,
    /// Lines beside the main one.
    pub variations: u32,
    /// Marks such as `!?`.
    pub marks: u32,
    /// Arrows and coloured squares: what `[%cal …]` and `[%csl …]` list.
    pub drawings: u32,
    /// Other commands in comments, such as `[%clk …]` and `[%eval …]`.
    pub values: u32,
}

impl Annotations {
    /// Counts in a game, its variations included.
    #[must_use]
    pub fn of(game: &PgnGame) -> Self {
        let tree = &game.tree;
        let mut found = Self::default();
        let mut nodes = vec![MoveId::ROOT];
        while let Some(node) = nodes.pop() {
            for comment in tree.comments_before(node).iter().chain(tree.comments(node)) {
                found.read(comment);
            }
            found.marks += tree.nags(node).len() as u32;
            let before = nodes.len();
            nodes.extend(tree.children(node));
            found.variations += (nodes.len() - before).saturating_sub(1) as u32;
        }
        found
    }

    /// Counts in a comment.
    fn read(&mut self, comment: &str) {
        let mut has_words = false;
        let mut rest = comment;
        while let Some((words, from)) = rest.split_once("[%") {
            has_words |= !words.trim().is_empty();
            let (command, after) = from.split_once(']').unwrap_or((from, ""));
            let (name, list) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
            if matches!(name, "cal" | "csl") {
                let drawn = list.split(',').filter(|drawn| !drawn.trim().is_empty());
                self.drawings += drawn.count() as u32;
            } else {
                self.values += 1;
            }
            rest = after;
        }
        self.comments += u32::from(has_words || !rest.trim().is_empty());
    }
}
