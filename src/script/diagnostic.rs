//! What there may be to say about a token, and why.

use super::Mode;
use super::sheet::{Content, Meaning};
use crate::board::{Piece, Square};
use crate::diagnostic::{Argument, Diagnostic, Sentence, Severity, diagnostics};
use crate::notation::san::SanError;
use alloc::string::String;
use alloc::vec::Vec;

macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $name:ident $severity:ident = $code:literal, $reason:literal;)*) => {
        /// What the diagnostic of a token is about.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum DiagnosticKind { $($(#[doc = $doc])+ $name,)* }

        impl DiagnosticKind {
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

            /// The reasons of all kinds.
            pub(crate) const SENTENCES: &'static [Sentence] =
                &[$(Sentence::new("token", $code, Severity::$severity, $reason)),*];

            /// Why; its arguments are still to come.
            pub(super) const fn reason(self) -> Diagnostic {
                let reason = match self { $(Self::$name => $reason,)* };
                Sentence::new("token", self.code(), self.severity(), reason).diagnostic()
            }
        }
    };
}

kinds! {
    /// No reading fits.
    Unknown Error = "not-understood", "it is neither a move (e2e4) nor a removal (xe4) nor an insertion (e4=♕)";
    /// A letter or digit of another script looks like the right one.
    Lookalike Error = "lookalike-character", "{char} only looks like the right character";
    /// It is nearly a token: something stands before or after it.
    NearMiss Error = "near-miss", "it is nearly a token, but not quite";
    /// A move as players write it: `Nf3`.
    San Error = "san-move", "written as a move ({san}); scripts say {tokens}";
    /// `xe2e4`
    RemovalMove Error = "removal-or-move", "x before one square removes, two squares move; it cannot be both";
    /// `xe4=♕`
    RemovalInsertion Error = "removal-and-insertion", "one token cannot remove and insert";
    /// What stands after `=` is no piece.
    ParsePieceError Error = "not-a-piece", "what stands after = is no chess piece";
    /// Several pieces stand after `=`.
    ManyPieces Error = "several-pieces", "exactly one piece stands after =";
    /// A piece without a square.
    LonePiece Error = "no-square", "a piece needs a square, as in e4=♕";
    /// Three squares or more.
    ManySquares Error = "several-squares", "a move has two squares";
    /// A pawn does not become that.
    BadPromotion Error = "bad-promotion", "a pawn becomes q, r, b or n";
    /// `e4=`
    NothingInserted Warning = "nothing-after-equals", "nothing stands after =; to empty a square write xe4";
    /// It has the form of squares that the board has not: `a9b1`.
    OffBoard Warning = "off-board", "squares go from a1 to h8";
    /// `e4x`
    TrailingX Warning = "x-at-end", "x stands before the square";
    /// `e2e2`
    SameSquare Warning = "same-square", "it ends on the square where it starts";
    /// The square to move from is empty.
    EmptyOrigin Warning = "empty-square", "{from} is empty, so {to} becomes empty too";
    /// The king has moved as for castling, and the rook has not.
    HalfCastle Warning = "unfinished-castling", "only the king has moved; castling moves the rook too";
    /// A pawn has taken in passing, and the other pawn still stands.
    HalfEnPassant Warning = "unfinished-en-passant", "the pawn taken in passing still stands";
    /// A pawn has reached the last rank and is still a pawn.
    HalfPromotion Warning = "unfinished-promotion", "it is only half of a promotion";
    /// Wide letters were taken for the narrow ones.
    Fullwidth Warning = "fullwidth-characters",
        "its characters are full-width ones, which the spreadsheet does not read";
    /// The spreadsheet does something else with it.
    SheetDiffers Warning = "differs-in-sheet", "the spreadsheet would ignore it";
    /// In the spreadsheet it does something unexpected.
    Trap Warning = "sheet-trap", "not as it looks: the spreadsheet ignores it";
    /// What separates it from the token before does not separate in the spreadsheet.
    OddGap Info = "separator-differs-in-sheet", "{text}: the formula knows only commas and spaces";
    /// After `castling=` stand no letters of rights to castle.
    BadCastling Error = "bad-castling", "rights to castle are letters of KQkq, or - for none";
    /// A right to castle without king and rook at home.
    CastlingRight Error = "bad-castling-right", "to castle, king and rook must stand at home";
    /// Who may castle follows from the moves before.
    CastlingKnown Warning = "castling-is-known",
        "the moves before say who may castle; it can be chosen after a free edit";
    /// `{good}`, `; good`
    PgnComment Warning = "pgn-comment",
        "it is a comment of a PGN; a script has none, and the spreadsheet would read its words";
    /// `(1. d4 d5)`
    PgnVariation Warning = "pgn-variation", "it is a variation of a PGN; a script is one line of moves";
    /// `[Event "?"]`
    PgnTag Warning = "pgn-tag", "it is a tag of a PGN; a script has none, and a game with a FEN is opened as PGN";
    /// `$1`
    PgnNag Info = "pgn-nag", "it is a mark of a PGN, and does nothing on the board";
    /// `1-0`
    PgnResult Info = "pgn-result", "it is the result of a game, and does nothing on the board";
    /// A comment or variation that is opened and not closed.
    NotClosed Error = "not-closed", "what opens here does not end; write {closer} where it does";
    /// The script is longer than it may be.
    TooLong Error = "script-too-long", "the script is too long";
}

impl DiagnosticKind {
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

/// The reasons that depend on more than the kind.
pub(crate) const REASONS: &[Sentence] = Reason::SENTENCES;

diagnostics! {
    /// Why, where it depends on more than the kind.
    pub(super) enum Reason: Info, "token", "", "";
    OddCharacter(char: char) = "odd-character",
        "{char} stands in no token; it is neither a move (e2e4) nor a removal (xe4) nor an insertion (e4=♕)";
    SpaceBefore = "space-before-equals", "no space may stand before =";
    SpaceAfter = "space-after-equals", "no space may stand after =";
    SanLater(san: String) = "san-later", "written as a move ({san}); put the moves before it right first";
    SanIllegal(san: String, reasons: SanError) = "san-illegal",
        "written as a move ({san}); scripts say from where to where. {reasons}";
    SanNowhere(san: String, reasons: Vec<Diagnostic>) [san: san, reasons: Argument::Reasons(reasons.clone())]
        = "san-nowhere", "written as a move ({san}), which needs a legal position: {reasons}";
    Empties(from: Square, to: Square) = "empty-square-in-sheet",
        "there is no piece on {from}; the spreadsheet would empty {to}";
    LineBreaks = "line-breaks", "Line breaks: the formula knows only commas and spaces";
    LineBreaksBetween = "line-breaks-between", "Line breaks: the formula needs a comma";
    GapBetween(text: String) [text: Argument::Input(text.clone())] = "gap-between",
        "{text}: the formula needs a comma";
    WouldEmpty(square: Square) = "would-empty", "the spreadsheet would empty {square}";
    WouldMove(from: Square, to: Square) = "would-move", "the spreadsheet would move {from} to {to}";
    WouldPut(piece: Piece, at: Square) [color: piece.color, role: piece.role, at: at] = "would-put",
        "the spreadsheet would put a {color} {role} on {at}";
    WouldPutText(text: String, at: Square) [text: Argument::Input(text.clone()), at: at] = "would-put-text",
        "the spreadsheet would put the text {text} on {at}";
    EmptiesIt(square: Square) = "empties", "not as it looks: the spreadsheet empties {square}";
    Moves(from: Square, to: Square) = "moves", "not as it looks: the spreadsheet moves {from} to {to}";
    Puts(piece: Piece, at: Square) [color: piece.color, role: piece.role, at: at] = "puts",
        "not as it looks: the spreadsheet puts a {color} {role} on {at}";
    PutsText(text: String, at: Square) [text: Argument::Input(text.clone()), at: at] = "puts-text",
        "not as it looks: the spreadsheet puts the text {text} on {at}";
}

impl Reason {
    /// What the spreadsheet does with a token that it reads otherwise, or to everybody's surprise.
    pub(super) fn in_sheet(kind: DiagnosticKind, meaning: Meaning) -> Diagnostic {
        let text_of = |unit| String::from_utf16_lossy(&[unit]);
        let reason = match (meaning, kind == DiagnosticKind::Trap) {
            (Meaning::Nothing, _) => return kind.reason(),
            (Meaning::Removal(square), false) => Self::WouldEmpty(square),
            (Meaning::Removal(square), true) => Self::EmptiesIt(square),
            (Meaning::Move { from, to } | Meaning::Promotion { from, to, .. }, false) => Self::WouldMove(from, to),
            (Meaning::Move { from, to } | Meaning::Promotion { from, to, .. }, true) => Self::Moves(from, to),
            (Meaning::Insertion { at, content: Content::Piece(piece) }, false) => Self::WouldPut(piece, at),
            (Meaning::Insertion { at, content: Content::Piece(piece) }, true) => Self::Puts(piece, at),
            (Meaning::Insertion { at, content: Content::Text(unit) }, false) => Self::WouldPutText(text_of(unit), at),
            (Meaning::Insertion { at, content: Content::Text(unit) }, true) => Self::PutsText(text_of(unit), at),
        };
        reason.diagnostic()
    }
}
