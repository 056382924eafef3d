//! What a game looks like: the board with the squares of the last move marked, in colours where the terminal has them.

use crate::diagram::place;
use gridmate::board::Square;
use gridmate::game::Game;
use gridmate::notation::diagram::{self, DiagramStyle};
use std::fmt::Display;
use std::io::{self, IsTerminal};

/// How a character is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    Plain,
    /// The names of ranks and files.
    Dim,
    /// A square of the last move.
    LastMove,
    /// The square of a king in check.
    Check,
    /// What the opponent does.
    Strong,
    /// What was not understood, or is not legal.
    Wrong,
}

impl Look {
    /// What begins it on a terminal.
    const fn code(self) -> &'static str {
        match self {
            Self::Plain => "\x1b[0m",
            Self::Dim => "\x1b[2m",
            Self::LastMove => "\x1b[30;43m",
            Self::Check => "\x1b[97;41m",
            Self::Strong => "\x1b[1m",
            Self::Wrong => "\x1b[31m",
        }
    }
}

/// How a game is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Screen {
    style: DiagramStyle,
    has_colors: bool,
}

impl Screen {
    /// Standard output: with colours where it is a terminal that has them, unless `NO_COLOR` says no.
    pub(super) fn standard(style: DiagramStyle) -> Self {
        let is_able =
            || anstyle_query::term_supports_ansi_color() || anstyle_query::windows::enable_ansi_colors() == Some(true);
        Self { style, has_colors: io::stdout().is_terminal() && !anstyle_query::no_color() && is_able() }
    }

    /// The opponent's move.
    pub(super) fn strong(self, text: impl Display) -> String {
        self.shown(text, Look::Strong)
    }

    /// Why a line was not followed.
    pub(super) fn wrong(self, text: impl Display) -> String {
        self.shown(text, Look::Wrong)
    }

    fn shown(self, text: impl Display, look: Look) -> String {
        if self.has_colors { format!("{}{text}{}", look.code(), Look::Plain.code()) } else { text.to_string() }
    }

    /// The board at the end of a game.
    pub(super) fn board(self, game: &Game) -> String {
        let position = game.position();
        let mut drawing = Drawing::of(&diagram::draw(position.board(), self.style));
        if self.style != DiagramStyle::Boxed {
            drawing.dim_names();
        }
        for square in changed(game) {
            drawing.mark(place(square, self.style));
        }
        if position.is_check() {
            let king = position.king(position.turn());
            drawing.paint(place(king, self.style), Look::Check);
        }
        drawing.write(self.has_colors)
    }
}

/// The squares that the last move has changed, among them both of a rook that castled and that of a pawn taken in passing.
fn changed(game: &Game) -> Vec<Square> {
    let mut positions = [game.start(), game.start()];
    for (_, after) in game.moves() {
        positions = [positions[1], after];
    }
    let [before, after] = positions.map(|position| position.board());
    Square::ALL.into_iter().filter(|&square| before.piece_at(square) != after.piece_at(square)).collect()
}

/// Lines of characters, each with its look.
struct Drawing(Vec<Vec<(char, Look)>>);

impl Drawing {
    fn of(text: &str) -> Self {
        Self(text.lines().map(|line| line.chars().map(|char| (char, Look::Plain)).collect()).collect())
    }

    /// The names of ranks stand first in each line, those of files in the last.
    fn dim_names(&mut self) {
        let last = self.0.len().saturating_sub(1);
        for (index, line) in self.0.iter_mut().enumerate() {
            let names = if index == last { line.len() } else { 1 };
            line.iter_mut().take(names).for_each(|(_, look)| *look = Look::Dim);
        }
    }

    /// Puts a cell in brackets; two beside each other share one.
    fn mark(&mut self, (line, column): (usize, usize)) {
        let Some(cells) = self.0.get_mut(line) else { return };
        if cells.len() == column + 1 {
            cells.push((' ', Look::Plain));
        }
        for (at, bracket) in [(column - 1, '['), (column + 1, ']')] {
            if let Some((char, _)) = cells.get_mut(at) {
                *char = if *char == ' ' { bracket } else { '|' };
            }
        }
        self.paint((line, column), Look::LastMove);
    }

    /// Gives a cell a look, with what stands on both sides of it.
    fn paint(&mut self, (line, column): (usize, usize), look: Look) {
        let cells = self.0.get_mut(line).into_iter().flatten();
        cells.skip(column - 1).take(3).for_each(|(_, shown)| *shown = look);
    }

    fn write(&self, has_colors: bool) -> String {
        let mut text = String::new();
        for line in &self.0 {
            let mut look = Look::Plain;
            // Each line ends as it began.
            for &(char, next) in line.iter().chain([&('\n', Look::Plain)]) {
                if has_colors && next != look {
                    // Looks do not add up.
                    text.push_str(Look::Plain.code());
                    text.push_str(if next == Look::Plain { "" } else { next.code() });
                }
                look = next;
                text.push(char);
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test says so by panicking")]

    use super::*;
    use gridmate::notation::{fen, read_move};

    fn game(start: &str, moves: &str) -> Game {
        let (position, variant) = fen::parse_any(start).unwrap();
        let mut game = Game::new(position, variant);
        for text in moves.split_whitespace() {
            let played = read_move(game.position(), text, game.variant()).unwrap();
            game.play(played).unwrap();
        }
        game
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    #[test]
    fn the_squares_of_the_last_move_stand_in_brackets() {
        let plain = |style, game: &Game| Screen { style, has_colors: false }.board(game);
        let line = |text: &str, index: usize| text.lines().nth(index).unwrap().to_owned();
        let text = plain(DiagramStyle::Letters, &game(START, "e4"));
        assert_eq!((line(&text, 4), line(&text, 6)), ("4 . . . .[P]. . .".to_owned(), "2 P P P P[.]P P P".to_owned()));
        assert_eq!(text.matches('[').count(), 2);
        let text = plain(DiagramStyle::Unicode, &game(START, "a3 h5"));
        assert_eq!(
            (line(&text, 1), line(&text, 3)),
            ("7 ♟ ♟ ♟ ♟ ♟ ♟ ♟[·]".to_owned(), "5 · · · · · · ·[♟]".to_owned())
        );
        let text = plain(DiagramStyle::Letters, &game(CASTLING, "O-O"));
        assert_eq!(line(&text, 7), "1 R . . .[.|R|K|.]");
        let text = plain(DiagramStyle::Boxed, &game(CASTLING, "O-O-O"));
        assert_eq!(line(&text, 15), "|[ ]|   |[K]|[R]|[ ]|   |   | R |");
        // A pawn that is taken in passing.
        let text = plain(DiagramStyle::Letters, &game("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"));
        assert_eq!((line(&text, 2), line(&text, 3)), ("6 . . .[P]. . . .".to_owned(), "5 . . .[.|.]. . .".to_owned()));
        assert!(!plain(DiagramStyle::Letters, &game(START, "")).contains('['));
    }

    #[test]
    fn colours_are_added_and_change_nothing_else() {
        let game = game("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Rh8");
        for style in [DiagramStyle::Letters, DiagramStyle::Unicode, DiagramStyle::Boxed] {
            let [plain, colored] = [false, true].map(|has_colors| Screen { style, has_colors }.board(&game));
            let mut parts = colored.split('\x1b');
            let mut text = parts.next().unwrap().to_owned();
            parts.for_each(|part| text.push_str(part.split_once('m').unwrap().1));
            assert_eq!(text, plain);
            assert!(colored.contains("\x1b[30;43m[") && colored.contains("\x1b[97;41m "), "{colored:?}");
            for line in colored.lines() {
                assert!(!line.contains('\x1b') || line.rsplit('\x1b').next().unwrap().starts_with("[0m"), "{line:?}");
            }
        }
        let screen = |has_colors| Screen { style: DiagramStyle::Letters, has_colors };
        assert_eq!((screen(false).wrong("no"), screen(true).wrong("no")), ("no".into(), "\x1b[31mno\x1b[0m".into()));
    }
}
