//! The sets of moves that have a name, with the conditions that they fulfil.
//!
//! The conditions are in the dialect of the article "SQLChess": a view `AllMoves` with the columns `X`, `Y`, `FromSquare`,
//! `Xi`, `Yi` and `ToSquare`. Those up to the pawn are its own, as is the pawn that moves and takes both ways.

use crate::board::{Bitboard, Color, File, Rank, Role, Square, not_one};
use crate::geometry::{
    Relation, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, pawn_pushes, queen_attacks, rook_attacks,
};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// A set of moves with a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Named {
    /// From any square to any other.
    All,
    /// The rook's, on an empty board.
    Rook,
    /// The bishop's, on an empty board.
    Bishop,
    /// The knight's.
    Knight,
    /// The queen's, on an empty board.
    Queen,
    /// Those of rook, bishop and knight together: no piece has any other.
    Possible,
    /// The king's, with both castles of both sides.
    King,
    /// The king's without castling.
    KingSteps,
    /// The pawn's as the article has it: both ways, straight and slanting, with both double steps.
    Pawn,
    /// What pawns of a colour move: steps, double steps and captures.
    PawnOf(Color),
    /// Steps of pawns of a colour by one square.
    PawnPushes(Color),
    /// Double steps of pawns of a colour.
    PawnDoublePushes(Color),
    /// Captures of pawns of a colour.
    PawnCaptures(Color),
}

not_one! {
    /// There is no set of moves of that name.
    ParseSetError = "there is no set of moves of that name"
}

/// A set with a name that is like some pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NearestSet {
    /// The set.
    pub set: Named,
    /// How many of the pairs it has not.
    pub more: u32,
    /// How many it has that are not among them.
    pub fewer: u32,
}

impl NearestSet {
    const fn differing(self) -> u32 {
        self.more + self.fewer
    }
}

/// Its name.
impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads its name, or another that the articles have for its piece.
impl FromStr for Named {
    type Err = ParseSetError;

    fn from_str(name: &str) -> Result<Self, ParseSetError> {
        let own = Self::ALL.into_iter().find(|set| set.name() == name);
        own.or_else(|| Self::other_names().find(|(other, _)| *other == name).map(|(_, set)| set)).ok_or(ParseSetError)
    }
}

impl Named {
    /// All of them, those of the article first.
    pub const ALL: [Self; 17] = [
        Self::All,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Queen,
        Self::Possible,
        Self::King,
        Self::KingSteps,
        Self::Pawn,
        Self::PawnOf(Color::White),
        Self::PawnPushes(Color::White),
        Self::PawnDoublePushes(Color::White),
        Self::PawnCaptures(Color::White),
        Self::PawnOf(Color::Black),
        Self::PawnPushes(Color::Black),
        Self::PawnDoublePushes(Color::Black),
        Self::PawnCaptures(Color::Black),
    ];

    /// Its name in kebab case.
    ///
    /// ```
    /// use gridmate::sets::Named;
    /// assert_eq!("king".parse::<Named>().map(|set| set.relation().count()), Ok(424));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Queen => "queen",
            Self::Possible => "possible",
            Self::King => "king",
            Self::KingSteps => "king-steps",
            Self::Pawn => "pawn",
            Self::PawnOf(Color::White) => "white-pawn",
            Self::PawnOf(Color::Black) => "black-pawn",
            Self::PawnPushes(Color::White) => "white-pawn-pushes",
            Self::PawnPushes(Color::Black) => "black-pawn-pushes",
            Self::PawnDoublePushes(Color::White) => "white-pawn-double-pushes",
            Self::PawnDoublePushes(Color::Black) => "black-pawn-double-pushes",
            Self::PawnCaptures(Color::White) => "white-pawn-captures",
            Self::PawnCaptures(Color::Black) => "black-pawn-captures",
        }
    }

    /// The names besides their own, with their sets.
    pub(super) fn other_names() -> impl Iterator<Item = (&'static str, Self)> {
        let of_role = |role: Role| Self::ALL.into_iter().find(|set| set.name() == role.name());
        let of_pieces = OTHER_NAMES.into_iter().filter_map(move |(name, role)| of_role(role).map(|set| (name, set)));
        of_pieces.chain([("allmoves", Self::All)])
    }

    /// What it holds, in a few words.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::All => "from any square to any other",
            Self::Rook => "along a file or a rank",
            Self::Bishop => "along a diagonal",
            Self::Knight => "two squares one way and one across",
            Self::Queen => "rook and bishop together",
            Self::Possible => "rook, bishop and knight together: no piece moves otherwise",
            Self::King => "to a neighbouring square, and the four castles",
            Self::KingSteps => "to a neighbouring square",
            Self::Pawn => {
                "as the article has it: either way, straight and slanting, two from the second and seventh rank"
            }
            Self::PawnOf(_) => "steps, double steps and captures",
            Self::PawnPushes(_) => "one square ahead",
            Self::PawnDoublePushes(_) => "two squares ahead from where it starts",
            Self::PawnCaptures(_) => "one square ahead and one aside",
        }
    }

    /// What the pairs of all have to fulfil to be in it.
    pub(super) const fn condition(self) -> &'static str {
        match self {
            Self::All => "FromSquare != ToSquare",
            Self::Rook => "(X = Xi or Y = Yi)",
            Self::Bishop => "ABS(X-Xi) = ABS(Y-Yi)",
            Self::Knight => "(ABS(X - Xi) = 2 AND ABS(Y-Yi) = 1) OR (ABS(X - Xi) = 1 AND ABS(Y-Yi) = 2)",
            Self::Queen => "ABS(X-Xi) = ABS(Y-Yi)\nOR (X = Xi or Y = Yi)",
            Self::Possible => {
                "(X = Xi or Y = Yi)\nOR ABS(X-Xi) = ABS(Y-Yi)\n\
                 OR ((ABS(X - Xi) = 2 AND ABS(Y-Yi) = 1) OR (ABS(X - Xi) = 1 AND ABS(Y-Yi) = 2))"
            }
            Self::King => "ABS(X - Xi) < 2 AND ABS(Y - Yi) < 2\nOR (Y = Yi AND X = 5 AND ABS(X-Xi) = 2 AND Y in (1,8))",
            Self::KingSteps => "ABS(X - Xi) < 2 AND ABS(Y - Yi) < 2",
            Self::Pawn => {
                "Y != Yi\nAND\n(\n\t(ABS(X - Xi) < 2 AND ABS(Y - Yi) < 2)\n\tOR\n\t\
                 (X=Xi AND ((Y = 2 and Yi = 4) OR (Y = 7 and Yi = 5)))\n)"
            }
            Self::PawnOf(Color::White) => {
                "Y BETWEEN 2 AND 7\nAND (ABS(X - Xi) < 2 AND Yi = Y + 1 OR X = Xi AND Y = 2 AND Yi = 4)"
            }
            Self::PawnOf(Color::Black) => {
                "Y BETWEEN 2 AND 7\nAND (ABS(X - Xi) < 2 AND Yi = Y - 1 OR X = Xi AND Y = 7 AND Yi = 5)"
            }
            Self::PawnPushes(Color::White) => "Y BETWEEN 2 AND 7 AND X = Xi AND Yi = Y + 1",
            Self::PawnPushes(Color::Black) => "Y BETWEEN 2 AND 7 AND X = Xi AND Yi = Y - 1",
            Self::PawnDoublePushes(Color::White) => "X = Xi AND Y = 2 AND Yi = 4",
            Self::PawnDoublePushes(Color::Black) => "X = Xi AND Y = 7 AND Yi = 5",
            Self::PawnCaptures(Color::White) => "Y BETWEEN 2 AND 7 AND ABS(X - Xi) = 1 AND Yi = Y + 1",
            Self::PawnCaptures(Color::Black) => "Y BETWEEN 2 AND 7 AND ABS(X - Xi) = 1 AND Yi = Y - 1",
        }
    }

    /// The set with a name that has most in common with some pairs: at least half of all that are in either.
    ///
    /// ```
    /// use gridmate::sets::{Named, NearestSet};
    /// let steps = Named::KingSteps.relation();
    /// assert_eq!(Named::nearest(&steps), Some(NearestSet { set: Named::KingSteps, more: 0, fewer: 0 }));
    /// let more = &steps | &Named::Knight.relation();
    /// assert_eq!(Named::nearest(&more).map(|near| (near.set.name(), near.more, near.fewer)), Some(("king-steps", 336, 0)));
    /// ```
    #[must_use]
    pub fn nearest(pairs: &Relation) -> Option<NearestSet> {
        let ranked = Self::ALL.into_iter().map(|set| {
            let known = set.relation();
            let (more, fewer) = ((pairs - &known).count(), (&known - pairs).count());
            (NearestSet { set, more, fewer }, known.count() + more)
        });
        // One part of the pairs of either is smaller than another: both are multiplied by both denominators.
        let best =
            ranked.reduce(|best, one| if one.0.differing() * best.1 < best.0.differing() * one.1 { one } else { best });
        best.filter(|(near, all)| near.differing() * 2 <= *all).map(|(near, _)| near)
    }

    /// The pairs.
    #[must_use]
    pub fn relation(self) -> Relation {
        Relation::from_reach(|from| self.reach(from))
    }

    fn reach(self, from: Square) -> Bitboard {
        let one = Bitboard::from(from);
        match self {
            Self::All => !one,
            Self::Rook => rook_attacks(from, Bitboard::EMPTY),
            Self::Bishop => bishop_attacks(from, Bitboard::EMPTY),
            Self::Knight => knight_attacks(from),
            Self::Queen => queen_attacks(from, Bitboard::EMPTY),
            Self::Possible => Self::Queen.reach(from) | Self::Knight.reach(from),
            Self::King => king_attacks(from) | castles(from),
            Self::KingSteps => king_attacks(from),
            Self::Pawn => {
                let doubles =
                    Self::PawnDoublePushes(Color::White).reach(from) | Self::PawnDoublePushes(Color::Black).reach(from);
                (king_attacks(from) - Bitboard::rank(from.rank())) | doubles
            }
            Self::PawnOf(color) => {
                may_hold_pawn(from, pawn_pushes(color, from, Bitboard::EMPTY) | pawn_attacks(color, from))
            }
            Self::PawnPushes(color) => {
                may_hold_pawn(from, pawn_pushes(color, from, Bitboard::EMPTY) & king_attacks(from))
            }
            Self::PawnDoublePushes(color) => pawn_pushes(color, from, Bitboard::EMPTY) - king_attacks(from),
            Self::PawnCaptures(color) => may_hold_pawn(from, pawn_attacks(color, from)),
        }
    }
}

/// Where a king on e1 or e8 castles to.
fn castles(from: Square) -> Bitboard {
    match from {
        Square::E1 => Bitboard::from(Square::C1) | Bitboard::from(Square::G1),
        Square::E8 => Bitboard::from(Square::C8) | Bitboard::from(Square::G8),
        _ => Bitboard::EMPTY,
    }
}

/// The squares, if a pawn may stand where it starts.
fn may_hold_pawn(from: Square, squares: Bitboard) -> Bitboard {
    if matches!(from.rank(), Rank::First | Rank::Eighth) { Bitboard::EMPTY } else { squares }
}

/// The names that pieces go by besides that of [`Role::name`] and their letters: those of the articles.
const OTHER_NAMES: [(&str, Role); 4] =
    [("horse", Role::Knight), ("camel", Role::Bishop), ("elephant", Role::Rook), ("castle", Role::Rook)];

/// The piece of a name, in either case: its usual one, its letter, or another that the articles have for it.
///
/// ```
/// use gridmate::board::Role;
/// use gridmate::sets::role_named;
/// assert_eq!(role_named("Horse"), Some(Role::Knight));
/// assert_eq!(role_named("castle"), role_named("R"));
/// assert_eq!(role_named("tower"), None);
/// ```
#[must_use]
pub fn role_named(text: &str) -> Option<Role> {
    let name = text.trim().to_ascii_lowercase();
    let usual = Role::ALL.into_iter().find(|role| role.name() == name || name.chars().eq([role.char()]));
    usual.or_else(|| OTHER_NAMES.into_iter().find(|(other, _)| *other == name).map(|(_, role)| role))
}

/// What a piece reaches from a square of an empty board, as the article of piece mechanics prints it: a line of JSON with
/// `piece`, `current_location`, which is the square as it was written, and `moves` in the order of their names;
/// `None` if that is no square.
///
/// ```
/// use gridmate::board::{Color, Role};
/// use gridmate::sets::reach_json;
/// assert_eq!(
///     reach_json(Role::Knight, Color::White, "G2").unwrap(),
///     r#"{"piece": "knight", "current_location": "G2", "moves": ["e1", "e3", "f4", "h4"]}"#
/// );
/// ```
#[must_use]
pub fn reach_json(role: Role, color: Color, location: &str) -> Option<String> {
    let location = location.trim();
    let from: Square = location.to_ascii_lowercase().parse().ok()?;
    let reached = reach(role, color, from);
    let mut moves = Vec::new();
    for file in File::ALL {
        let by_name = Rank::ALL.map(|rank| Square::new(file, rank)).into_iter().filter(|&to| reached.contains(to));
        by_name.for_each(|to| moves.push(["\"", &to.to_string(), "\""].concat()));
    }
    let [piece, moves] = [role.name(), &moves.join(", ")];
    Some(["{\"piece\": \"", piece, "\", \"current_location\": \"", location, "\", \"moves\": [", moves, "]}"].concat())
}

/// What a piece reaches from a square of an empty board: a pawn its step and its double step, since it takes nothing
/// there; a king its neighbours.
///
/// ```
/// use gridmate::board::{Color, Role, Square};
/// use gridmate::sets::reach;
/// assert_eq!(reach(Role::Knight, Color::White, Square::G2).len(), 4);
/// assert_eq!(reach(Role::Pawn, Color::Black, Square::E7).len(), 2);
/// ```
#[must_use]
pub fn reach(role: Role, color: Color, from: Square) -> Bitboard {
    match role {
        Role::Pawn => Named::PawnPushes(color).reach(from) | Named::PawnDoublePushes(color).reach(from),
        Role::Knight => Named::Knight.reach(from),
        Role::Bishop => Named::Bishop.reach(from),
        Role::Rook => Named::Rook.reach(from),
        Role::Queen => Named::Queen.reach(from),
        Role::King => Named::KingSteps.reach(from),
    }
}
