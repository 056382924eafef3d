//! What there may be to say about a token.

use super::Mode;

/// How much a diagnostic matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// All is well here, but the spreadsheet reads it otherwise.
    Info,
    /// Odd, but harmless.
    Warning,
    /// Somebody meant something, and it was not done.
    Error,
}

impl Severity {
    /// `info`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

macro_rules! complaints {
    ($($(#[doc = $doc:literal])+ $name:ident $severity:ident $code:literal,)*) => {
        /// What a diagnostic is about.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Complaint { $($(#[doc = $doc])+ $name,)* }

        impl Complaint {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// A stable name in kebab case.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            /// How much it matters.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$name => Severity::$severity,)* }
            }
        }
    };
}

complaints! {
    /// No reading fits.
    Unknown Error "not-understood",
    /// A letter or digit of another script looks like the right one.
    Lookalike Error "lookalike-character",
    /// It is nearly a token: something stands before or after it.
    NearMiss Error "near-miss",
    /// A move as players write it: `Nf3`.
    San Error "san-move",
    /// `xe2e4`
    RemovalMove Error "removal-or-move",
    /// `xe4=♕`
    RemovalInsertion Error "removal-and-insertion",
    /// What stands after `=` is no piece.
    NotAPiece Error "not-a-piece",
    /// Several pieces stand after `=`.
    ManyPieces Error "several-pieces",
    /// A piece without a square.
    LonePiece Error "no-square",
    /// Three squares or more.
    ManySquares Error "several-squares",
    /// A pawn does not become that.
    BadPromotion Error "bad-promotion",
    /// `e4=`
    NothingInserted Warning "nothing-after-equals",
    /// It has the form of squares that the board has not: `a9b1`.
    OffBoard Warning "off-board",
    /// `e4x`
    TrailingX Warning "x-at-end",
    /// `e2e2`
    SameSquare Warning "same-square",
    /// The square to move from is empty.
    EmptyOrigin Warning "empty-square",
    /// The king has moved as for castling, and the rook has not.
    HalfCastle Warning "unfinished-castling",
    /// A pawn has taken in passing, and the other pawn still stands.
    HalfEnPassant Warning "unfinished-en-passant",
    /// A pawn has reached the last rank and is still a pawn.
    HalfPromotion Warning "unfinished-promotion",
    /// Wide letters were taken for the narrow ones.
    Fullwidth Warning "fullwidth-characters",
    /// The spreadsheet does something else with it.
    SheetDiffers Warning "differs-in-sheet",
    /// In the spreadsheet it does something nobody would expect.
    Trap Warning "sheet-trap",
    /// What separates it from the token before does not separate in the spreadsheet.
    OddGap Info "separator-differs-in-sheet",
    /// After `castling=` stand no letters of rights to castle.
    BadCastling Error "bad-castling",
    /// A right to castle without king and rook at home.
    CastlingRight Error "bad-castling-right",
    /// Who may castle follows from the moves before.
    CastlingKnown Warning "castling-is-known",
    /// `{good}`, `; good`
    PgnComment Warning "pgn-comment",
    /// `(1. d4 d5)`
    PgnVariation Warning "pgn-variation",
    /// `[Event "?"]`
    PgnTag Warning "pgn-tag",
    /// `$1`
    PgnNag Info "pgn-nag",
    /// `1-0`
    PgnResult Info "pgn-result",
    /// A comment or variation that is opened and not closed.
    NotClosed Error "not-closed",
    /// The script is longer than it may be.
    TooLong Error "script-too-long",
}

impl Complaint {
    /// Whether it is about what a PGN says beside its moves.
    #[must_use]
    pub const fn is_of_pgn(self) -> bool {
        matches!(self, Self::PgnComment | Self::PgnVariation | Self::PgnTag | Self::PgnNag | Self::PgnResult)
    }

    /// Whether the token then changes nothing on the board.
    #[must_use]
    pub const fn ignores(self, mode: Mode) -> bool {
        match self {
            Self::EmptyOrigin => matches!(mode, Mode::Friendly),
            Self::SameSquare | Self::TooLong => true,
            Self::HalfCastle | Self::HalfEnPassant | Self::HalfPromotion => false,
            Self::Fullwidth | Self::SheetDiffers | Self::Trap | Self::OddGap => false,
            _ => true,
        }
    }
}
