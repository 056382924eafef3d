//! What is wrong or odd about the text of a game, and where.

use super::game::PgnGame;
use super::{MAX_DEPTH, MAX_MOVES, MAX_TAGS};
use crate::diagnostic::{Argument, Diagnostic, Sentence, Severity, TextSpan, diagnostics, sentences};
use crate::notation::fen::FenError;
use crate::notation::san::SanError;
use crate::notation::text::start_of;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;

diagnostics! {
    /// What ends the reading of a game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ErrorKind: Error, "pgn", "", "";
    /// A text in the main line that is no legal move.
    Move(reasons: SanError) = {reasons.code()}, "{reasons}.";
    /// The tag `FEN` gives no legal position.
    Fen(reasons: FenError) = "bad-fen", "{reasons}.";
    /// The tag `Variant` names a game that is not played here.
    Variant = "unknown-variant", "the variant {text} is not played here; Standard and Chess960 are.";
    /// Neither tags nor moves nor a result.
    NoGame = "no-game", "{text} starts no game; a game has tags such as [White \"?\"], or moves.";
}

/// Why a game could not be read to its end, and where.
///
/// ```
/// use gridmate::notation::pgn;
/// let error = pgn::read("1. e4 e5\n2. Ke3 *").next().unwrap().unwrap_err();
/// assert_eq!((error.code(), error.line(), error.column()), ("unreachable", 2, 4));
/// assert_eq!(error.game().mainline().count(), 2);
/// assert!(std::error::Error::source(&error).unwrap().is::<gridmate::notation::san::SanError>());
/// assert_eq!(error.to_string(), "Line 2, column 4: \"Ke3\" is not legal here: the king on e1 cannot go to e3: a king moves one square.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    kind: ErrorKind,
    span: TextSpan,
    text: String,
    game: Box<PgnGame>,
}

impl Error {
    pub(super) fn new(kind: ErrorKind, span: TextSpan, text: &str, game: PgnGame) -> Self {
        Self { kind, span, text: shorten(text), game: Box::new(game) }
    }

    /// What is wrong, for programs.
    #[must_use]
    pub const fn kind(&self) -> &ErrorKind {
        &self.kind
    }

    /// The line, counted from 1.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.span.line
    }

    /// The column, counted from 1 in characters.
    #[must_use]
    pub const fn column(&self) -> u32 {
        self.span.column
    }

    /// The offending text, cut short if it is long.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The game up to there.
    #[must_use]
    pub const fn game(&self) -> &PgnGame {
        &self.game
    }

    /// Whether there is a game up to there: moves, or tags, with the position that the moves would have started from.
    ///
    /// ```
    /// use gridmate::notation::pgn;
    /// let is_playable = |text| pgn::read(text).next().unwrap().unwrap_err().is_playable();
    /// assert!(is_playable("[White \"Ann\"]\n\n1. e5 *"));
    /// assert!(!is_playable("No game at all"));
    /// ```
    #[must_use]
    pub fn is_playable(&self) -> bool {
        let has_begun = !self.game.tags.is_empty() || !self.game.tree.is_empty();
        matches!(self.kind, ErrorKind::Move(_)) && has_begun
    }

    /// The game up to there.
    #[must_use]
    pub fn into_game(self) -> PgnGame {
        *self.game
    }

    /// A stable name in kebab case; for a move that of what is wrong with the move.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// What is wrong with the move or the FEN.
    const fn cause(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.kind {
            ErrorKind::Move(error) => Some(error),
            ErrorKind::Fen(error) => Some(error),
            _ => None,
        }
    }

    fn diagnostic(&self) -> Diagnostic {
        let diagnostic = match &self.kind {
            // A sentence of its own, and the place before it.
            ErrorKind::Move(error) => error.into(),
            kind => kind.diagnostic().with("text", Argument::Input(self.text.clone())),
        };
        Diagnostic { span: Some(self.span), ..diagnostic }
    }
}

/// What is odd about a text of which one game is wanted.
pub const SEVERAL_GAMES: Sentence = Sentence::new(
    "pgn",
    "several-games",
    Severity::Warning,
    "The text holds more than one game; the first was loaded.",
);

diagnostics! {
    /// What is odd about the text of a game that could be read all the same.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum WarningKind: Warning, "pgn", "{text} ", "{times}.";
    /// A tag that is not `[Name "value"]`.
    TagForm = "tag-form", "is not a tag of the form [Name \"value\"]; it was read as far as it is clear";
    /// A tag without a name that could be kept.
    TagName = "tag-name", "has no name of letters, digits and _; the tag was left out";
    /// A tag that comes twice.
    TagTwice = "tag-twice", "is a tag that the game has already; the first one counts";
    /// More tags than are kept.
    TooManyTags [limit: MAX_TAGS] = "too-many-tags",
        "and what follows are more tags than are kept (the limit is {limit})";
    /// More moves than are kept.
    TooManyMoves [limit: MAX_MOVES] = "too-many-moves",
        "and what follows are more moves than are kept (the limit is {limit})";
    /// `FEN` beside `SetUp "0"`, or `SetUp "1"` without `FEN`.
    SetUp = "setup-mismatch", "does not go with the tag FEN; the game was read from the usual start";
    /// A `FEN` that was repaired.
    FenRepaired = "fen-repaired", "is not quite a FEN; it was repaired";
    /// Chess960 without the position it starts from.
    NoStart = "no-start-position", "names Chess960 without a FEN; the game was read from the usual start";
    /// `Result` is not one of the four.
    ResultValue = "result-value", "is not a result; results are 1-0, 0-1, 1/2-1/2 and *";
    /// The result in the tags and the one after the moves differ.
    ResultMismatch = "result-mismatch", "after the moves is not what the tag Result says";
    /// No result after the moves.
    ResultMissing = "result-missing", "is where the game ends, without a result";
    /// A result in another form, such as `½-½`.
    ResultForm = "result-form", "is a result written in another form";
    /// A second result.
    ResultTwice = "result-twice", "comes after the result; it was left out";
    /// A result inside a variation.
    ResultInVariation = "result-in-variation", "is a result inside a variation; it was left out";
    /// Text after the result that starts no game.
    AfterResult = "text-after-result", "comes after the result; it was left out up to the next game";
    /// A move number that is not the one due.
    MoveNumber = "move-number", "is not the number of the move that is due";
    /// A move in another form than the canonical one.
    MoveForm = "move-form", "is not the form PGN writes; the move is clear all the same";
    /// `+` or `#` missing or false.
    CheckSign = "check-sign", "does not say truly whether the move gives check or mate";
    /// A null move.
    NullMove = "null-move", "passes the turn, which only analysis does; it was kept";
    /// A result that is not the one that the rules give the game.
    ResultAgainstRules = "result-against-rules", "is not how the rules end the game; the record was kept as it is";
    /// A last word that is no move.
    LastWord = "last-word", "is no move; as the last word it was left out";
    /// A move in a variation that is not legal.
    VariationCut = "variation-cut", "is no legal move; the rest of its variation was left out";
    /// A variation before there is a move to vary.
    VariationFirst = "variation-first", "opens a variation where there is no move to replace; it was left out";
    /// A variation without moves and comments.
    VariationEmpty = "variation-empty", "closes a variation without moves";
    /// A variation that does not end.
    VariationOpen = "variation-open", "opens a variation that does not end";
    /// Variations nested beyond the limit.
    VariationDeep [limit: MAX_DEPTH] = "variation-deep",
        "opens a variation nested too deep; it was left out (the limit is {limit})";
    /// `)` without `(`.
    StrayClose = "stray-close", "closes no variation; it was left out";
    /// A comment that does not end.
    CommentOpen = "comment-open", "starts a comment that does not end";
    /// `[%task …]`, `[%hint …]` or `[%wrong …]` that says nothing clear.
    LessonCommand = "lesson-command", "is no command of a lesson that is clear; it stays in the comment as it is";
    /// A character or word that belongs nowhere.
    Stray = "stray-text", "belongs nowhere; it was left out";
    /// A mark that is no number up to 65535, or belongs to no move.
    Nag = "nag", "is no mark from $0 to $65535 after a move; it was left out";
    /// A mark that is a number from 256 to 65535.
    NagBeyond = "nag-beyond", "is beyond $255, the last mark that the standard has; it was kept";
}

/// Something odd, where it was seen first, and how often.
///
/// ```
/// use gridmate::notation::pgn;
/// let game = pgn::read("1. e4 e5 2. Bc4 Nf6 3. Bxf7 *").next().unwrap()?;
/// assert_eq!(game.warnings()[0].code(), "check-sign");
/// # Ok::<(), pgn::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    kind: WarningKind,
    span: TextSpan,
    text: String,
    times: u32,
}

impl Warning {
    pub(super) fn new(kind: WarningKind, span: TextSpan, text: &str) -> Self {
        Self { kind, span, text: shorten(text), times: 1 }
    }

    pub(super) fn again(&mut self) {
        self.times = self.times.saturating_add(1);
    }

    /// What it is, for programs.
    #[must_use]
    pub const fn kind(&self) -> WarningKind {
        self.kind
    }

    /// A stable name in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// The line where it was seen first, counted from 1.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.span.line
    }

    /// The column where it was seen first, counted from 1 in characters.
    #[must_use]
    pub const fn column(&self) -> u32 {
        self.span.column
    }

    /// The odd text where it was seen first, cut short if it is long.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How often it was seen in the game.
    #[must_use]
    pub const fn times(&self) -> u32 {
        self.times
    }

    fn diagnostic(&self) -> Diagnostic {
        // At the end of the text there is none to show.
        let is_end = self.text.is_empty();
        let text = if is_end { Argument::Word("", "this") } else { Argument::Input(self.text.clone()) };
        let diagnostic = self.kind.diagnostic().with("text", text).with("times", Argument::Times(self.times));
        Diagnostic { span: Some(self.span), ..diagnostic }
    }
}

sentences!(Error => cause);
sentences!(Warning);

/// As much of a text as a report needs.
fn shorten(text: &str) -> String {
    const KEPT: usize = 40;
    let kept = start_of(text, KEPT);
    let mut shortened = kept.to_owned();
    if kept.len() < text.len() {
        shortened.push('…');
    }
    shortened
}
