//! Reading a game.

use crate::compat::fen::InvalidFen;
use crate::compat::{Block, ClaimedRights, Entry, Listing, MoveText, Report, State, Strictness, fen, sanmark};
use crate::diagnostic::{Argument, diagnostics, sentences};
use crate::game::GameResult;
use crate::notation::pgn::{self, Skip, Span, Visitor, WarningKind};
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
    let (loaded, listing) = (Loaded::default(), Listing::default());
    let mut loader =
        GameLoader { text, strictness, rights, loaded, listing, state: None, has_ended: false, error: None };
    if pgn::visit(text, &mut loader).is_continue() {
        // There may be tags alone, or nothing at all.
        let _ = loader.state();
    }
    loader.error.map_or(Ok(loader.loaded), Err)
}

/// A game while it is read.
struct GameLoader<'a> {
    text: &'a str,
    strictness: Strictness,
    rights: ClaimedRights,
    loaded: Loaded,
    listing: Listing,
    /// After the last move; none before the tags are complete.
    state: Option<State>,
    has_ended: bool,
    error: Option<PgnError>,
}

impl GameLoader<'_> {
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
        let line = 1 + before.matches('\n').count();
        let found = rest.chars().next();
        self.check(Err(found.map_or(PgnError::Ends(expected, line), |found| PgnError::Syntax(expected, found, line))))
    }

    /// The position after the last move, or at the start that the tags give.
    fn state(&mut self) -> ControlFlow<(), State> {
        if let Some(state) = &self.state {
            return Continue(state.clone());
        }
        let state = self.loaded.begin(self.strictness, self.rights);
        let state = self.check(state)?;
        self.state = Some(state.clone());
        Continue(state)
    }

    /// Plays what a text says; answers the position after it.
    fn play(&mut self, now: &State, text: &str) -> Option<State> {
        let (next, report, san) = match self.listing.read(now, text, self.strictness)? {
            MoveText::Move(played) => {
                let (entry, next) = Entry::of(now, played);
                (next, entry.report, entry.san)
            }
            MoveText::Null => (now.pass()?, Report::null(now.turn()), sanmark::NULL),
        };
        self.loaded.line.push(next.block(report, san));
        Some(next)
    }
}

impl Visitor for GameLoader<'_> {
    fn begin_game(&mut self, first: Span<'_>) -> ControlFlow<()> {
        if self.has_ended { self.expect(BEHIND_THE_END, first.start) } else { Continue(()) }
    }

    fn tag(&mut self, name: Span<'_>, value: &str) -> ControlFlow<()> {
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
        self.state()?;
        self.loaded.marks.push((self.loaded.line.len() - 1, mark.text.to_owned()));
        let (before, rest) = self.text.split_at_checked(mark.start).unwrap_or_default();
        let is_apart = !before.ends_with(|last: char| last.is_ascii_alphanumeric() || matches!(last, '+' | '#' | '-'));
        if is_apart && !rest.starts_with('$') { self.expect(MOVETEXT, mark.start) } else { Continue(()) }
    }

    fn comment(&mut self, text: Span<'_>) -> ControlFlow<()> {
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
            WarningKind::TagTwice | WarningKind::Nag => Continue(()),
            WarningKind::TagForm | WarningKind::TagName | WarningKind::TooManyTags => self.expect("a tag", text.start),
            WarningKind::VariationOpen => self.expect("the end of a variation", self.text.len()),
            WarningKind::CommentOpen => self.expect("the end of a comment", self.text.len()),
            WarningKind::AfterResult | WarningKind::ResultTwice => self.expect(BEHIND_THE_END, text.start),
            _ => self.expect(MOVETEXT, text.start),
        }
    }

    fn end_game(&mut self, _: usize) -> ControlFlow<()> {
        self.has_ended = true;
        Continue(())
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
