//! What is claimed of a move: a motif or an outcome, with the line that shows it.

use crate::board::{Bitboard, Board, Color, Piece, Role, Square};
use crate::notation::{san, uci};
use crate::rules::{Move, Position, Variant};
use crate::tactics::{Finding, Motif};

/// Which question about a move a claim answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum About {
    /// What the move allows the other side.
    Allows,
    /// What the better move does.
    Better,
    /// Which terms of the evaluation change most: a judgement, which nothing proves.
    Judgement,
    /// What a move that deserves praise does.
    Does,
    /// What the next best move, with which the line begins, would allow the other side in its place.
    Otherwise,
}

impl About {
    /// Its code, which does not change.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Allows => "allows",
            Self::Better => "better",
            Self::Judgement => "judgement",
            Self::Does => "does",
            Self::Otherwise => "otherwise",
        }
    }
}

/// A square that a claim names, with the piece on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The square.
    pub square: Square,
    /// The piece on it, if there is one.
    pub piece: Option<Piece>,
}

impl Spot {
    pub(super) fn all(board: &Board, squares: Bitboard) -> Vec<Self> {
        squares.into_iter().map(|square| Self { square, piece: board.piece_at(square) }).collect()
    }
}

/// What a move does that wins nothing, what a move gives up, or what a line leaves on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ClaimEffect {
    /// The first move attacks a piece, which is then moved, defended, shielded or taken. `by`: the attackers; `targets`: the piece.
    Attack,
    /// The first move gives check. `by`: the pieces that do; `targets`: the king.
    Check,
    /// The first move takes a piece, and not only takes back. `by`: the piece that takes, where it stood; `targets`: the piece.
    Capture,
    /// The first move takes a piece worth as much as the one that takes it, which is taken in turn. `by`, `targets`: the same.
    Trade,
    /// A pawn goes to one of the four squares in the centre, and stays on the board. `by`: the pawn.
    Centre,
    /// A passed pawn advances more than once, and is not taken meanwhile. `by`: the pawn, where it stood.
    PassedPawn,
    /// A piece that the other side would have taken does not hang any more. `targets`: the piece, where it stood.
    Saves,
    /// A knight or bishop leaves its first rank, while both sides have their queens. `by`: the piece, where it stood.
    Develops,
    /// The king castles. `by`: the king.
    Castles,
    /// The move that was played leaves a piece with one defender less, and it is taken. `by`: the piece that moved; `targets`: the
    /// other one.
    Undefended,
    /// The pawn or knight that was played guards a square no longer, and the other side goes there. `by`: the piece;
    /// `through`: the square.
    Unguarded,
    /// The piece that was played stands in the way of a bishop or rook of its side. `by`: the piece; `targets`: the other one.
    ShutIn,
    /// The king or rook that was played, or a king in the line, takes the right to castle away. `by`: the piece; `targets`: the king.
    NoCastling,
    /// The piece that was played goes back to its first rank. `by`: the piece.
    GoesBack,
    /// Pawns of the side that does not profit stand on one file at the end of the line, as they did not. `by`: the pawns.
    DoubledPawns,
    /// A pawn of that side is isolated. `by`: the pawn.
    IsolatedPawn,
    /// The side that profits has a new passed pawn. `by`: the pawn; `through`: the squares ahead.
    NewPassedPawn,
    /// The side that profits alone has a bishop on each colour. `by`: the bishops.
    BishopPair,
    /// The queens are traded.
    QueensOff,
}

impl ClaimEffect {
    /// Whether it is of little weight: by itself no reason for a blunder.
    pub(super) const fn is_slight(self) -> bool {
        matches!(
            self,
            Self::Centre
                | Self::Develops
                | Self::NoCastling
                | Self::GoesBack
                | Self::DoubledPawns
                | Self::IsolatedPawn
                | Self::BishopPair
        )
    }

    /// Its code, which does not change.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Check => "check",
            Self::Capture => "capture",
            Self::Trade => "trade",
            Self::Centre => "centre",
            Self::PassedPawn => "pawn-runs",
            Self::Saves => "saves",
            Self::Develops => "develops",
            Self::Castles => "castles",
            Self::Undefended => "undefended",
            Self::Unguarded => "unguarded",
            Self::ShutIn => "shut-in",
            Self::NoCastling => "no-castling",
            Self::GoesBack => "goes-back",
            Self::DoubledPawns => "doubled-pawns",
            Self::IsolatedPawn => "isolated-pawn",
            Self::NewPassedPawn => "passed-pawn",
            Self::BishopPair => "bishop-pair",
            Self::QueensOff => "queens-off",
        }
    }
}

/// What stands at the end of the line of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClaimOutcome {
    /// Mate, with the number of moves.
    Mate(u32),
    /// What the side that profits has taken and lost, the dearest first, without what is equal on both sides.
    Material {
        /// What it has taken.
        won: Vec<Role>,
        /// What it has lost.
        lost: Vec<Role>,
    },
    /// A draw, by perpetual check, if that is the motif, or else by stalemate.
    Draw,
    /// The groups of terms of the evaluation that change most, by name.
    Terms(Vec<&'static str>),
    /// Nothing is won: what a move does or gives up, or what is left on the board.
    Effect(ClaimEffect),
    /// Nothing more than the motif.
    Nothing,
}

/// A claim about a move that was played, which its line shows.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveClaim {
    /// Which question it answers.
    pub about: About,
    /// What happens, if the field has a word for it.
    pub motif: Option<Motif>,
    /// The side that profits.
    pub side: Color,
    /// The pieces that do it.
    pub by: Vec<Spot>,
    /// What they do it to.
    pub targets: Vec<Spot>,
    /// What stands between, or the squares that it is about.
    pub through: Vec<Spot>,
    /// Where the line begins.
    pub start: Position,
    /// The line that shows it.
    pub line: Vec<Move>,
    /// The index in the line of the move that does what the motif says; none where that is on the board before the line.
    pub at: Option<usize>,
    /// What stands at its end.
    pub outcome: ClaimOutcome,
}

impl MoveClaim {
    /// A claim without a motif.
    pub(super) fn new(about: About, start: Position, line: Vec<Move>, outcome: ClaimOutcome, side: Color) -> Self {
        let none = Vec::new;
        Self { about, motif: None, side, by: none(), targets: none(), through: none(), start, line, at: None, outcome }
    }

    /// The same with a motif that is found on a board: before the line, or after a move of it.
    pub(super) fn with(self, found: &Finding, board: &Board, at: Option<usize>) -> Self {
        let spots = |squares| Spot::all(board, squares);
        let (by, targets, through) = (spots(found.by), spots(found.targets), spots(found.through));
        Self { motif: Some(found.motif), by, targets, through, at, ..self }
    }

    /// The same claim about the move that deserves praise, which was the better move of the explanation; `next_best` stood for the
    /// mistake. Of what nothing proves there is none.
    pub(super) fn of_praised(self, before: Position, next_best: Move) -> Option<Self> {
        match (self.about, &self.outcome) {
            (About::Judgement, _) | (_, ClaimOutcome::Nothing | ClaimOutcome::Terms(_)) => None,
            (About::Allows, _) => {
                let line = std::iter::once(next_best).chain(self.line).collect();
                let at = self.at.map(|at| at + 1);
                Some(Self { about: About::Otherwise, start: before, line, at, ..self })
            }
            _ => Some(Self { about: About::Does, ..self }),
        }
    }

    /// The code of its motif; of its effect or its outcome, if it has none.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match (self.motif, &self.outcome) {
            (Some(motif), _) => motif.code(),
            (None, ClaimOutcome::Mate(_)) => "mate",
            (None, ClaimOutcome::Draw) => "stalemate",
            (None, ClaimOutcome::Material { .. }) => "material",
            (None, ClaimOutcome::Terms(_)) => "terms",
            (None, ClaimOutcome::Effect(effect)) => effect.code(),
            (None, ClaimOutcome::Nothing) => "none",
        }
    }

    /// The line in SAN.
    #[must_use]
    pub fn sans(&self) -> Vec<String> {
        self.written(san::write)
    }

    /// The line in UCI.
    #[must_use]
    pub fn ucis(&self, variant: Variant) -> Vec<String> {
        self.written(|position, played| uci::write(position, played, variant))
    }

    fn written(&self, write: impl Fn(&Position, Move) -> String) -> Vec<String> {
        let mut position = self.start;
        let write = |&played: &Move| {
            let text = write(&position, played);
            position = position.play_unchecked(played);
            text
        };
        self.line.iter().map(write).collect()
    }
}
