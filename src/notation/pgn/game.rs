//! A game as PGN has it.

use super::error::{Error, ErrorKind, Warning};
use super::reader::{Locator, Place, read};
use super::tags::{self, TagError};
use super::tree::{MoveId, MoveTree};
use super::writer;
use crate::game::{End, Game, GameResult};
use crate::rules::{Move, Position, Variant};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// A game: its tags, where it starts, its moves with variations, and how it ended. Each move is legal or null.
///
/// ```
/// use gridmate::game::GameResult;
/// use gridmate::notation::pgn;
/// let game = pgn::read("1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 *").next().unwrap()?;
/// assert_eq!((game.mainline().count(), game.tree().len()), (3, 4));
/// assert_eq!(game.result(), GameResult::Unknown);
/// # Ok::<(), pgn::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PgnGame {
    pub(crate) tags: Vec<(String, String)>,
    pub(super) start: Position,
    pub(super) variant: Variant,
    pub(crate) tree: MoveTree,
    pub(crate) result: GameResult,
    pub(super) warnings: Vec<Warning>,
    /// The move that was played last, and the position after it: games are played move by move.
    last: Option<(MoveId, Position)>,
}

impl PartialEq for PgnGame {
    fn eq(&self, other: &Self) -> bool {
        (&self.tags, &self.start, self.variant, self.result) == (&other.tags, &other.start, other.variant, other.result)
            && (&self.tree, &self.warnings) == (&other.tree, &other.warnings)
    }
}

impl Eq for PgnGame {}

impl fmt::Display for PgnGame {
    /// As PGN, as [`write`](super::write) has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&writer::write(self))
    }
}

/// Reads the first game of a text.
///
/// ```
/// use gridmate::notation::pgn::PgnGame;
/// let game: PgnGame = "1. e4 {best} e5 *".parse()?;
/// assert!(game.to_string().ends_with("1. e4 {best} 1... e5 *\n"));
/// assert_eq!("".parse::<PgnGame>().unwrap_err().code(), "no-game");
/// # Ok::<(), gridmate::notation::pgn::Error>(())
/// ```
impl FromStr for PgnGame {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let none = || {
            let span = Locator::new(text, Place::default()).span(0..text.len());
            Error::new(ErrorKind::NoGame, span, text, Self::default())
        };
        read(text).next().unwrap_or_else(|| Err(none()))
    }
}

/// A standard game without tags and moves.
///
/// ```
/// use gridmate::notation::pgn::PgnGame;
/// use gridmate::rules::{Position, Variant};
/// assert_eq!(PgnGame::default(), PgnGame::new(Position::initial(), Variant::Standard));
/// ```
impl Default for PgnGame {
    fn default() -> Self {
        Self::new(Position::initial(), Variant::Standard)
    }
}

impl PgnGame {
    /// A game without moves.
    #[must_use]
    pub fn new(start: Position, variant: Variant) -> Self {
        Self {
            tags: Vec::new(),
            start,
            variant,
            tree: MoveTree::default(),
            result: GameResult::Unknown,
            warnings: Vec::new(),
            last: None,
        }
    }

    /// Names and values of the tags in their order.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Where it starts.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Which game is played.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The moves.
    #[must_use]
    pub const fn tree(&self) -> &MoveTree {
        &self.tree
    }

    /// How it ended.
    #[must_use]
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// What was odd about the text.
    #[must_use]
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// A game with these moves, or `None` if one of them is not legal where it is played.
    ///
    /// ```
    /// use gridmate::notation::{pgn, san};
    /// use gridmate::rules::{Position, Variant};
    /// let start = Position::initial();
    /// let played = san::parse(&start, "e4").unwrap();
    /// let game = pgn::PgnGame::from_moves(start, Variant::Standard, &[played]).unwrap();
    /// assert!(pgn::write(&game).ends_with("\n\n1. e4 *\n"));
    /// ```
    #[must_use]
    pub fn from_moves(start: Position, variant: Variant, moves: &[Move]) -> Option<Self> {
        let mut game = Self::new(start, variant);
        let (mut node, mut position) = (MoveId::ROOT, start);
        for &played in moves {
            position = position.play(played)?;
            node = game.tree.add(node, played);
        }
        Some(game)
    }

    /// The moves of a game, and the result that the rules or a claim have given it.
    ///
    /// ```
    /// use gridmate::game;
    /// use gridmate::notation::pgn;
    /// assert_eq!(pgn::PgnGame::of(&game::Game::default()).result().text(), "*");
    /// ```
    #[must_use]
    pub fn of(played: &Game) -> Self {
        let start = *played.start();
        let moves: Vec<Move> = played.moves().map(|(played, _)| played).collect();
        // The moves of a game are legal, so there always is a record of them.
        let record = Self::from_moves(start, played.variant(), &moves);
        let mut record = record.unwrap_or_else(|| Self::new(start, played.variant()));
        record.result = played.end().into();
        record
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets the value of a tag; a new one comes last. `Result` sets the result of the game; what says where it starts is
    /// refused.
    ///
    /// ```
    /// use gridmate::game::GameResult;
    /// use gridmate::notation::pgn::{self, TagError};
    /// let mut game = pgn::read("1. e4 *").next().unwrap()?;
    /// game.set_tag("Result", "1-0").unwrap();
    /// assert_eq!(game.result(), GameResult::WhiteWins);
    /// assert_eq!(game.set_tag("two words", "x"), Err(TagError::Name("two words".into())));
    /// assert_eq!(game.set_tag("FEN", "8/8/8/8/8/8/8/8 w - - 0 1").unwrap_err().code(), "tag-derived");
    /// # Ok::<(), pgn::Error>(())
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if let Some(result) = tags::set(&mut self.tags, name, value)? {
            self.result = result;
        }
        Ok(())
    }

    /// Says how the game ended.
    ///
    /// ```
    /// use gridmate::game::GameResult;
    /// use gridmate::notation::pgn;
    /// let mut game = pgn::read("[Result \"*\"] 1. e4 *").next().unwrap()?;
    /// game.set_result(GameResult::Draw);
    /// assert_eq!(game.tag("Result"), Some("1/2-1/2"));
    /// # Ok::<(), pgn::Error>(())
    /// ```
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
        if let Some((_, value)) = self.tags.iter_mut().find(|(name, _)| name == "Result") {
            result.text().clone_into(value);
        }
    }

    /// Adds a comment after a move, or at the start of the game; returns whether there is such a node.
    ///
    /// ```
    /// use gridmate::notation::pgn::{self, MoveId};
    /// let mut game = pgn::read("1. e4 *").next().unwrap()?;
    /// let e4 = game.tree().main_child(MoveId::ROOT).unwrap();
    /// assert!(game.add_comment(e4, "best"));
    /// assert!(pgn::write(&game).ends_with("1. e4 {best} *\n"));
    /// # Ok::<(), pgn::Error>(())
    /// ```
    pub fn add_comment(&mut self, node: MoveId, comment: impl Into<String>) -> bool {
        self.change(node, |tree| tree.add_comment(node, comment.into()))
    }

    /// Adds a comment before the first move of a variation; returns whether there is such a node.
    pub fn add_comment_before(&mut self, node: MoveId, comment: impl Into<String>) -> bool {
        self.change(node, |tree| tree.add_comment_before(node, comment.into()))
    }

    /// Adds a mark to a move, unless it has it; returns whether there is such a node.
    pub fn add_nag(&mut self, node: MoveId, nag: u16) -> bool {
        self.change(node, |tree| tree.add_nag(node, nag))
    }

    /// Adds a comment to a variation without a move, in place of the moves after a node: to a new one behind those that are
    /// there, or to the last one. Where there is no move to replace, it becomes a comment of the node. Returns whether there is
    /// such a node.
    pub fn add_aside(&mut self, parent: MoveId, comment: impl Into<String>, is_new: bool) -> bool {
        self.change(parent, |tree| tree.add_aside(parent, comment.into(), is_new))
    }

    fn change(&mut self, node: MoveId, change: impl FnOnce(&mut MoveTree)) -> bool {
        let is_there = self.tree.contains(node);
        if is_there {
            change(&mut self.tree);
        }
        is_there
    }

    /// Adds a move after a node, as the main line if none is there and as a variation else, or finds the one that is
    /// there; `None` if it is not legal, or there is no such node.
    ///
    /// The null move may be added wherever the side to move is not in check.
    pub fn play(&mut self, node: MoveId, played: Move) -> Option<MoveId> {
        let position = self.position(node)?;
        if !(position.is_legal(played) || played.is_null() && position.null_move().is_some()) {
            return None;
        }
        let known = self.tree.children(node).find(|&child| self.tree.played(child) == Some(played));
        let child = known.unwrap_or_else(|| self.tree.add(node, played));
        self.last = Some((child, next_position(&position, played)));
        Some(child)
    }

    /// The position at a node, if there is such a node.
    ///
    /// ```
    /// use gridmate::notation::pgn::{self, MoveId};
    /// use gridmate::rules::Position;
    /// let game = pgn::read("1. e4 *").next().unwrap()?;
    /// let other = pgn::read("1. d4 d5 *").next().unwrap()?;
    /// assert_eq!(game.position(MoveId::ROOT), Some(Position::initial()));
    /// assert_eq!(other.tree().mainline().last().and_then(|node| game.position(node)), None);
    /// # Ok::<(), pgn::Error>(())
    /// ```
    #[must_use]
    pub fn position(&self, node: MoveId) -> Option<Position> {
        if !self.tree.contains(node) {
            return None;
        }
        let (mut node, mut moves) = (node, Vec::new());
        let known = loop {
            if let Some((last, position)) = self.last
                && last == node
            {
                break position;
            }
            let (Some(played), Some(parent)) = (self.tree.played(node), self.tree.parent(node)) else {
                break self.start;
            };
            moves.push(played);
            node = parent;
        };
        Some(moves.into_iter().rev().fold(known, |position, played| next_position(&position, played)))
    }

    /// The position after the move that leads to a node, if `before` is the one before it.
    #[must_use]
    pub fn after(&self, before: &Position, node: MoveId) -> Position {
        self.tree.played(node).map_or(*before, |played| next_position(before, played))
    }

    /// The moves of the main line, each with the position before it; null moves are among them.
    pub fn mainline(&self) -> impl Iterator<Item = (Position, Move)> {
        let mut position = self.start;
        self.tree.mainline().filter_map(move |node| {
            let played = self.tree.played(node)?;
            let before = position;
            position = next_position(&before, played);
            Some((before, played))
        })
    }

    /// The moves of the main line up to the first null move: what can be played.
    pub fn playable(&self) -> impl Iterator<Item = (Position, Move)> {
        self.mainline().take_while(|(_, played)| !played.is_null())
    }

    /// The main line up to the first null move as a game.
    ///
    /// ```
    /// use gridmate::notation::pgn::PgnGame;
    /// let record: PgnGame = "1. e4 e5 2. -- Nf6 *".parse()?;
    /// assert_eq!(record.to_game().ply(), 2);
    /// # Ok::<(), gridmate::notation::pgn::Error>(())
    /// ```
    #[must_use]
    pub fn to_game(&self) -> Game {
        let mut game = Game::new(self.start, self.variant);
        let _ = self.playable().all(|(_, played)| game.play_on(played).is_ok());
        game
    }

    /// The position at the end of the main line.
    #[must_use]
    pub fn final_position(&self) -> Position {
        self.mainline().last().map_or(self.start, |(before, played)| next_position(&before, played))
    }
}

/// The position after a move of a record, which is legal or null.
#[inline]
pub(super) fn next_position(position: &Position, played: Move) -> Position {
    if played.is_null() { position.null_move().unwrap_or(*position) } else { position.play_unchecked(played) }
}

/// Positions are distinguished by as many ends of their hashes: a few that are the same cost only a second look.
const SEEN: usize = 256;

/// The fifth occurrence of a position comes after at least this many quiet plies.
const LEAST_QUIET: u16 = 16;

/// The number of quiet plies after which a game ends by itself.
const MOST_QUIET: u16 = 150;

/// What is counted of a main line while it is read: most games need no second look to know whether the rules end them.
#[derive(Debug)]
pub(super) struct MainLineCount {
    /// The longest run of quiet plies.
    quietest: u16,
    /// How often a position came with a hash that ends like this.
    seen: [u8; SEEN],
    /// Whether some position may have come five times.
    may_repeat: bool,
}

impl Default for MainLineCount {
    fn default() -> Self {
        Self { quietest: 0, seen: [0; SEEN], may_repeat: false }
    }
}

impl MainLineCount {
    /// Counts a position after a move.
    #[inline(always)]
    pub(super) fn add(&mut self, position: &Position) {
        self.quietest = self.quietest.max(position.halfmove_clock());
        self.count(position);
    }

    /// Counts a position.
    #[inline(always)]
    pub(super) fn count(&mut self, position: &Position) {
        if let Some(times) = self.seen.get_mut(position.hash() as usize % SEEN) {
            *times = times.saturating_add(1);
            self.may_repeat |= *times >= 5;
        }
    }

    /// How the rules end a game whose main line leads to a position, if they do.
    pub(super) fn end(&self, game: &PgnGame, last: &Position) -> Option<End> {
        if self.quietest < MOST_QUIET && !(self.may_repeat && self.quietest >= LEAST_QUIET) {
            return End::of_position(last);
        }
        let mut line = Game::new(game.start, game.variant);
        let plays = |(_, played)| line.play_on(played).is_ok() && line.end().is_none();
        let _ = game.playable().all(plays);
        line.end()
    }
}
