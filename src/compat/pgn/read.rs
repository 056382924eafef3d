//! Reading a game.

use crate::compat::fen::InvalidFen;
use crate::compat::{Block, ClaimedRights, Listing, State, Strictness, fen};
use crate::diagnostic::{Argument, diagnostics, sentences};
use crate::game::GameResult;
use crate::notation::pgn::{self, Chunk, Skip, Span, Visitor, WarningKind};
use crate::notation::text::after_digits;
use std::ops::ControlFlow::{self, Break, Continue};

diagnostics! {
    /// Why a text is no game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PgnError: Error, "chess.js", "", "";
    /// Something else should stand here, in this line.
    Syntax(expected: &'static str, found: char, line: usize)
        [expected: *expected, found: Argument::Input((*found).into()), line: line]
        = "pgn-syntax", "Invalid PGN: expected {expected}, but {found} found in line {line}.";
    /// Something else should stand where the text ends, in this line.
    Ends(expected: &'static str, line: usize) [expected: *expected, line: line]
        = "pgn-syntax", "Invalid PGN: expected {expected}, but the text ends in line {line}.";
    /// A move that is none.
    Move(text: String) = "invalid-move", "Invalid move in PGN: {text}";
    /// The tag with the starting position cannot be read.
    Start(error: InvalidFen) [sentence: Argument::Text(error.to_string())] = "invalid-fen", "{sentence}";
    /// A tag says that another has the start, which is not there.
    NoStart = "invalid-fen", "Invalid PGN: FEN tag must be supplied with SetUp tag";
}

sentences!(PgnError);

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loaded {
    /// Names and values in the order of the text.
    pub tags: Vec<(String, String)>,
    /// The text of the starting position, where a tag gives one.
    pub start: Option<String>,
    /// The states, the starting one first.
    pub line: Vec<Block>,
    /// What is said at a position, by its FEN.
    pub comments: Vec<(String, String)>,
    /// How many moves have been made at each mark of judgement, and its text: `!?`, or the digits behind a `$`.
    pub marks: Vec<(usize, String)>,
    /// The result that the moves end with.
    pub result: Option<String>,
}

/// Reads the first game's main line; a text with a second game is refused.
pub fn read(text: &str, strictness: Strictness, rights: ClaimedRights) -> Result<Loaded, PgnError> {
    let (loaded, error) = load(text, strictness, rights, 0);
    error.map_or(Ok(loaded), Err)
}

/// Reads a game behind some lines, and what stops that.
fn load(text: &str, strictness: Strictness, rights: ClaimedRights, lines: usize) -> (Loaded, Option<PgnError>) {
    let mut loader = GameLoader::new(GameTask::Load(strictness, rights), text, lines);
    if pgn::visit(text, &mut loader).is_continue() {
        // There may be tags alone, or nothing at all.
        let _ = loader.state();
    }
    (loader.loaded, loader.error)
}

/// The games of a file that comes in pieces of any size; no more is held than the game that has not ended.
///
/// ```
/// use gridmate::compat::pgn::Pieces;
/// use gridmate::notation::pgn::Chunk;
/// let (mut pieces, mut games) = (Pieces::default(), Vec::new());
/// pieces.feed(b"1. e4 e5 *\n\n1. d4 K", Chunk::Inner, |game, error| games.push((game.line.len(), error)));
/// pieces.feed(b"e4 *", Chunk::Last, |game, error| games.push((game.line.len(), error)));
/// assert_eq!(games[0], (3, None));
/// assert_eq!((games[1].0, games[1].1.as_ref().unwrap().code()), (2, "invalid-move"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Pieces {
    stream: pgn::Stream,
    /// The lines before the next game.
    lines: usize,
}

impl Pieces {
    /// Takes the next bytes of the file, and calls `found` with the main line of each game that is whole by now, up to where
    /// it can be read, and with what stopped it. Where the start cannot be read it has the usual one.
    pub fn feed(&mut self, bytes: &[u8], chunk: Chunk, mut found: impl FnMut(Loaded, Option<PgnError>)) {
        let mut finder = GameLoader::new(GameTask::Find, "", 0);
        self.stream.cut(bytes, chunk, &mut finder, |text| {
            let (mut loaded, error) = load(text, Strictness::Permissive, ClaimedRights::Kept, self.lines);
            if loaded.line.is_empty() {
                loaded.line.push(State::default().first_block());
            }
            self.lines += text.matches('\n').count();
            found(loaded, error);
        });
    }
}

/// What a loader does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GameTask {
    /// It reads a game.
    Load(Strictness, ClaimedRights),
    /// It stops at the end of each game, and reads nothing.
    Find,
}

/// A game while it is read.
struct GameLoader<'a> {
    text: &'a str,
    /// The lines of the file before the text.
    lines: usize,
    task: GameTask,
    loaded: Loaded,
    listing: Listing,
    /// After the last move; none before the tags are complete.
    state: Option<State>,
    has_ended: bool,
    error: Option<PgnError>,
}

impl<'a> GameLoader<'a> {
    fn new(task: GameTask, text: &'a str, lines: usize) -> Self {
        let (loaded, listing) = (Loaded::default(), Listing::default());
        Self { text, lines, task, loaded, listing, state: None, has_ended: false, error: None }
    }

    fn strictness(&self) -> Strictness {
        if let GameTask::Load(strictness, _) = self.task { strictness } else { Strictness::Permissive }
    }

    /// Goes on, or keeps the error and stops.
    fn check<T>(&mut self, result: Result<T, PgnError>) -> ControlFlow<(), T> {
        match result {
            Ok(value) => Continue(value),
            Err(error) => {
                self.error = Some(error);
                Break(())
            }
        }
    }

    /// Something else should stand at this byte.
    fn expect(&mut self, expected: &'static str, at: usize) -> ControlFlow<()> {
        let (before, rest) = self.text.split_at_checked(at).unwrap_or((self.text, ""));
        let line = 1 + self.lines + before.matches('\n').count();
        let found = rest.chars().next();
        self.check(Err(found.map_or(PgnError::Ends(expected, line), |found| PgnError::Syntax(expected, found, line))))
    }

    /// The position after the last move, or at the start that the tags give.
    fn state(&mut self) -> ControlFlow<(), State> {
        if let Some(state) = &self.state {
            return Continue(state.clone());
        }
        let rights = if let GameTask::Load(_, rights) = self.task { rights } else { ClaimedRights::Kept };
        let state = self.loaded.begin(self.strictness(), rights);
        let state = self.check(state)?;
        self.state = Some(state.clone());
        Continue(state)
    }

    /// Plays what a text says; answers the position after it.
    fn play(&mut self, now: &State, text: &str) -> Option<State> {
        let strictness = self.strictness();
        let (next, report, san) = self.listing.read(now, text, strictness)?.play(now)?;
        let block = self.loaded.line.last().map(|before| next.block_beside((now, before), report, san));
        self.loaded.line.extend(block);
        Some(next)
    }
}

impl Visitor for GameLoader<'_> {
    fn begin_moves(&mut self) -> ControlFlow<(), Skip> {
        Continue(Skip(self.task == GameTask::Find))
    }

    fn begin_game(&mut self, first: Span<'_>) -> ControlFlow<()> {
        if self.has_ended { self.expect(BEHIND_THE_END, first.start) } else { Continue(()) }
    }

    fn tag(&mut self, name: Span<'_>, value: &str) -> ControlFlow<()> {
        if self.task == GameTask::Find {
            return Continue(());
        }
        if self.state.is_some() {
            return self.expect(MOVETEXT, name.start);
        }
        self.loaded.tags.push((name.text.to_owned(), value.to_owned()));
        Continue(())
    }

    fn begin_variation(&mut self, _: Span<'_>) -> ControlFlow<(), Skip> {
        self.state()?;
        Continue(Skip(true))
    }

    fn san(&mut self, san: &str, word: Span<'_>) -> ControlFlow<()> {
        let state = self.state()?;
        // A number may lack its dot.
        let text = if san.starts_with('0') { san } else { after_digits(san) };
        if !text.starts_with(|first: char| first == '-' || first.is_ascii_alphanumeric()) {
            return self.expect(MOVETEXT, word.start);
        }
        let next = self.play(&state, text).ok_or_else(|| PgnError::Move(text.to_owned()));
        self.state = Some(self.check(next)?);
        Continue(())
    }

    /// Only what follows a `$` may stand apart from its move.
    fn nag(&mut self, _: u16, mark: Span<'_>) -> ControlFlow<()> {
        if self.task == GameTask::Find {
            return Continue(());
        }
        self.state()?;
        self.loaded.marks.push((self.loaded.line.len() - 1, mark.text.to_owned()));
        let (before, rest) = self.text.split_at_checked(mark.start).unwrap_or_default();
        let is_apart = !before.ends_with(|last: char| last.is_ascii_alphanumeric() || matches!(last, '+' | '#' | '-'));
        if is_apart && !rest.starts_with('$') { self.expect(MOVETEXT, mark.start) } else { Continue(()) }
    }

    fn comment(&mut self, text: Span<'_>) -> ControlFlow<()> {
        if self.task == GameTask::Find {
            return Continue(());
        }
        let state = self.state()?;
        let is_line = self.text.as_bytes().get(text.start) == Some(&b';');
        self.loaded.note(&state, if is_line { text.text.trim().to_owned() } else { join_lines(text.text) });
        Continue(())
    }

    fn result(&mut self, result: GameResult, _: Span<'_>) -> ControlFlow<()> {
        self.state()?;
        self.loaded.result = Some(result.text().to_owned());
        Continue(())
    }

    fn warning(&mut self, kind: WarningKind, text: Span<'_>) -> ControlFlow<()> {
        match kind {
            _ if self.task == GameTask::Find => Continue(()),
            WarningKind::TagTwice | WarningKind::Nag => Continue(()),
            WarningKind::TagForm | WarningKind::TagName | WarningKind::TooManyTags => self.expect("a tag", text.start),
            WarningKind::VariationOpen => self.expect("the end of a variation", self.text.len()),
            WarningKind::CommentOpen => self.expect("the end of a comment", self.text.len()),
            WarningKind::AfterResult | WarningKind::ResultTwice => self.expect(BEHIND_THE_END, text.start),
            _ => self.expect(MOVETEXT, text.start),
        }
    }

    fn end_game(&mut self, _: usize) -> ControlFlow<()> {
        self.has_ended = self.task != GameTask::Find;
        if self.has_ended { Continue(()) } else { Break(()) }
    }
}

const MOVETEXT: &str = "a move, a comment, a variation or a result";
const BEHIND_THE_END: &str = "the end of the text behind the result";

impl Loaded {
    /// The start that the tags give.
    fn begin(&mut self, strictness: Strictness, rights: ClaimedRights) -> Result<State, PgnError> {
        let last = |is_wanted: &dyn Fn(&str) -> bool| {
            self.tags.iter().rev().find(|(name, _)| is_wanted(name)).map(|(_, value)| value.as_str())
        };
        let tag = |wanted| last(&|name| name == wanted);
        let start = match strictness {
            Strictness::Permissive => last(&|name| name.eq_ignore_ascii_case("fen")).filter(|text| !text.is_empty()),
            Strictness::Strict if tag("SetUp") == Some("1") => Some(tag("FEN").ok_or(PgnError::NoStart)?),
            Strictness::Strict => None,
        };
        let mut state = State::default();
        if let Some(text) = start {
            let variant = tag("Variant").and_then(|name| name.parse().ok()).unwrap_or_default();
            let (loaded, completed) = fen::load(text, variant).map_err(PgnError::Start)?;
            state = if rights == ClaimedRights::Kept { loaded } else { loaded.without_claims() };
            self.start = Some(completed.unwrap_or_else(|| text.to_owned()));
        }
        self.line.push(state.first_block());
        Ok(state)
    }

    /// Keeps what is said at a position; what is said twice at one is kept together.
    fn note(&mut self, now: &State, text: String) {
        let place = fen::write(now, fen::Passed::IfLegal);
        match self.comments.last_mut().filter(|(other, _)| *other == place) {
            Some((_, said)) => said.extend([" ", &text]),
            None => self.comments.push((place, text)),
        }
    }
}

/// A comment in one line: a space for each run of line breaks.
fn join_lines(mut text: &str) -> String {
    let mut joined = String::new();
    while let Some((line, rest)) = text.split_once(LINE_BREAKS) {
        joined.extend([line, " "]);
        text = rest.trim_start_matches(LINE_BREAKS);
    }
    joined + text
}

const LINE_BREAKS: [char; 2] = ['\r', '\n'];
