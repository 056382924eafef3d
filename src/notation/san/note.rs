//! How a text that was understood differs from the canonical one.

/// A way in which a text that was understood differs from the canonical one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Note {
    /// White space around the move.
    Space,
    /// Characters that cannot be seen, or the wide forms of Latin letters.
    OddCharacter,
    /// A chess symbol instead of a letter: `♘f3`.
    Figurine,
    /// A move number: `1.e4`.
    MoveNumber,
    /// `e.p.` after the move.
    EnPassantSuffix,
    /// A mark such as `!?`, by its NAG number; 0 for one without a number.
    Glyph(u8),
    /// Castling not written with capital letters O: `0-0`.
    CastlingForm,
    /// Capital letters for small ones or the reverse.
    Case,
    /// A letter for the pawn: `Pe4`.
    PawnLetter,
    /// Both squares: `e2e4`, `Ng1-f3`.
    Coordinates,
    /// More of the starting square than is needed: `Ngf3`.
    OverSpecified,
    /// The square or the pawn of a capture cut short: `exd`, `xd5`.
    ShortCapture,
    /// The `x` of a capture missing, false or another sign.
    CaptureSign,
    /// The `+` or `#` missing, false or another sign.
    CheckSign,
    /// A promotion not written as `=Q`.
    PromotionForm,
}

impl Note {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Space => "space",
            Self::OddCharacter => "odd-character",
            Self::Figurine => "figurine",
            Self::MoveNumber => "move-number",
            Self::EnPassantSuffix => "en-passant-suffix",
            Self::Glyph(_) => "glyph",
            Self::CastlingForm => "castling-form",
            Self::Case => "case",
            Self::PawnLetter => "pawn-letter",
            Self::Coordinates => "coordinates",
            Self::OverSpecified => "over-specified",
            Self::ShortCapture => "short-capture",
            Self::CaptureSign => "capture-sign",
            Self::CheckSign => "check-sign",
            Self::PromotionForm => "promotion-form",
        }
    }
}
