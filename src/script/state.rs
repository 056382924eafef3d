//! The board and what chess knows of it, token by token.
//!
//! In: a start and what tokens mean. Out: after each step the sheet, and the legal position or the reasons why there is
//! none.
//!
//! After a free step the position is inferred. If the step moved a piece, it is the other side's turn; else the turn
//! stays. Where that leaves the side that has just moved in check and nothing else is wrong, the turn changes. A
//! right to castle stays as long as neither king nor rook is touched, and never comes back. There is no en-passant
//! capture. Until the next legal step the turn stays open: a legal move of the other side is taken as such, and the
//! number of a move (`1.` or `1...`) chooses the side. So do the rights to castle, which `castling=KQkq` chooses. `--`
//! passes the turn of a legal position; that is a free step.

use super::Mode;
use super::choice::{self, PositionToken};
use super::diagnostic::DiagnosticKind;
use super::recognise::{self, LONGEST_RUN};
use super::sheet::{Meaning, Sheet};
use super::start::Start;
use crate::board::{Bitboard, Board, Color, Role, Square};
use crate::diagnostic::{Argument, Diagnostic, Sentence, Severity};
use crate::notation::fen::{self, FenStyle};
use crate::rules::{Move, Position, Setup, SetupError, Variant};
use alloc::string::String;
use alloc::vec::Vec;

/// What is wrong with a square that holds other text than a piece.
pub(crate) const NOT_A_PIECE: Sentence =
    Sentence::new("cell", "not-a-piece", Severity::Error, "{at} holds {text}, which is no piece");

/// What a step of the line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// A legal move.
    Legal(Move),
    /// An edit of the board outside of the rules.
    Free,
    /// A token that changes nothing here.
    Ignored,
}

/// The board after some tokens, and the position if it is a legal one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptState {
    sheet: Sheet,
    /// The legal position, or else what is known of one: pieces, turn, rights to castle, number of the move.
    position: Result<Position, Setup>,
    open: Open,
}

/// What was inferred and is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Open {
    turn: bool,
    castling: bool,
}

impl Open {
    const NOTHING: Self = Self { turn: false, castling: false };
    const ALL: Self = Self { turn: true, castling: true };
}

/// What a step has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Taken {
    /// How many tokens.
    pub(super) len: usize,
    pub(super) kind: StepKind,
    pub(super) diagnostic: Option<DiagnosticKind>,
}

impl Taken {
    const fn one(kind: StepKind, diagnostic: Option<DiagnosticKind>) -> Self {
        Self { len: 1, kind, diagnostic }
    }
}

impl From<&Start> for ScriptState {
    fn from(start: &Start) -> Self {
        Self { sheet: Sheet::from(start.setup.board), position: position_of(&start.setup), open: Open::NOTHING }
    }
}

fn position_of(setup: &Setup) -> Result<Position, Setup> {
    setup.position().map_err(|_| Setup { en_passant: None, halfmove: 0, ..*setup })
}

impl ScriptState {
    /// The cells.
    #[must_use]
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The legal position, where it is one.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref().ok()
    }

    /// Whose move it is.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position.as_ref().map_or_else(|setup| setup.turn, Position::turn)
    }

    /// Whether the side to move was inferred after a free step, so that it can be chosen.
    #[must_use]
    pub const fn turn_is_open(&self) -> bool {
        self.open.turn
    }

    /// Who may castle, as the third field of a FEN: the rights that are known or inferred.
    #[must_use]
    pub fn castling(&self) -> String {
        choice::write(self.setup().castling, self.sheet.board())
    }

    /// Whether the rights to castle were inferred after a free step, so that they can be chosen.
    #[must_use]
    pub const fn castling_is_open(&self) -> bool {
        self.open.castling
    }

    /// The rights to castle that these pieces may have, as the third field of a FEN: with the letter of its file for a
    /// rook that is not the outermost, though only one on each side of a king may have the right.
    ///
    /// ```
    /// use gridmate::rules::Variant;
    /// use gridmate::script::{Script, Start};
    /// let script = Script::new(Start::default(), "xa1, e8e7")?;
    /// assert_eq!(script.state(2).possible_castling(Variant::Standard), "K");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn possible_castling(&self, variant: Variant) -> String {
        choice::all(self.sheet.board(), variant)
    }

    /// All that is known, as a FEN would say it; cells with text that is no piece are empty.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.position.as_ref().map_or_else(|setup| *setup, Position::setup)
    }

    /// Why the position is not legal, the gravest reason first; none where it is.
    ///
    /// ```
    /// use gridmate::script::{Script, Start};
    /// let script = Script::new(Start::default(), "xe8")?;
    /// assert_eq!(script.state(1).reasons()[0].to_string(), "black has no king");
    /// # Ok::<(), gridmate::script::EditError>(())
    /// ```
    #[must_use]
    pub fn reasons(&self) -> Vec<Diagnostic> {
        let no_piece = |&(at, unit): &(Square, u16)| {
            let text = Argument::Input(String::from_utf16_lossy(&[unit]));
            NOT_A_PIECE.diagnostic().with("at", at).with("text", text)
        };
        let mut reasons: Vec<_> = self.sheet.texts().iter().map(no_piece).collect();
        reasons.extend(self.setup_errors().iter().map(Diagnostic::from));
        reasons
    }

    /// Why the pieces are no legal position; empty where they are one.
    #[must_use]
    pub fn setup_errors(&self) -> Vec<SetupError> {
        let illegal = self.position.as_ref().err().and_then(|setup| setup.position().err());
        illegal.map_or(Vec::new(), |illegal| illegal.errors().to_vec())
    }

    /// The position as a FEN. Where it is not legal it has no castling rights, and where a cell holds other text, that
    /// stands in braces.
    #[must_use]
    pub fn fen(&self) -> String {
        if let Some(position) = self.position() {
            return fen::write(position, FenStyle::XFen);
        }
        let mut text = self.sheet.placement();
        fen::push_fields(&mut text, self.turn(), &|text| text.push('-'), None, [0, 1]);
        text
    }

    /// The legal position in which a move of this colour is made: the turn, where it is open, may be the other's.
    pub(super) fn position_for(&self, color: Color) -> Option<Position> {
        let position = self.position()?;
        if position.turn() == color {
            return Some(*position);
        }
        let setup = Setup { turn: color, en_passant: None, ..position.setup() };
        self.open.turn.then(|| setup.position().ok()).flatten()
    }

    /// The position before a legal step that starts here: where the turn is open, it may be the other side's.
    #[must_use]
    pub fn position_before(&self, played: Move) -> Option<Position> {
        self.position_for(self.sheet.board().piece_at(played.from())?.color)
    }

    /// Takes a step: as many of the next tokens as are one legal move, or one.
    pub(super) fn take(&mut self, next: &[Meaning], mode: Mode) -> Taken {
        let Some(&first) = next.first() else { return Taken::one(StepKind::Ignored, None) };
        if first == Meaning::Nothing {
            return Taken::one(StepKind::Ignored, None);
        }
        let is_empty = first.origin().is_some_and(|from| self.sheet.get(from).is_none());
        if is_empty && mode == Mode::Friendly {
            return Taken::one(StepKind::Ignored, Some(DiagnosticKind::EmptyOrigin));
        }
        let next = &next[..next.len().min(LONGEST_RUN)];
        if let Some((len, played, position)) = self.recognise(first, next) {
            self.become_legal(position);
            return Taken { len, kind: StepKind::Legal(played), diagnostic: None };
        }
        let unfinished = self.position().and_then(|position| recognise::unfinished(position, first));
        let diagnostic =
            if is_empty { Some(DiagnosticKind::EmptyOrigin) } else { unfinished.map(|(diagnostic, _)| diagnostic) };
        let kind = if self.edit(first, mode) { StepKind::Free } else { StepKind::Ignored };
        Taken::one(kind, diagnostic)
    }

    /// Takes a step that is known to be this legal move.
    pub(crate) fn play(&mut self, played: Move) {
        if let Some(position) = self.position_before(played) {
            self.become_legal(position.play_unchecked(played));
        }
    }

    fn become_legal(&mut self, position: Position) {
        self.sheet = Sheet::from(*position.board());
        self.position = Ok(position);
        self.open = Open::NOTHING;
    }

    fn recognise(&self, first: Meaning, next: &[Meaning]) -> Option<(usize, Move, Position)> {
        let position = self.position()?;
        let mover = first.origin().and_then(|from| position.board().piece_at(from));
        match mover {
            Some(piece) if piece.color != position.turn() => recognise::longest(&self.position_for(piece.color)?, next),
            _ => recognise::longest(position, next),
        }
    }

    /// Edits the board, and infers what is known afterwards; returns whether anything has changed.
    fn edit(&mut self, meaning: Meaning, mode: Mode) -> bool {
        let mover = meaning.origin().and_then(|from| self.sheet.board().piece_at(from)).map(|piece| piece.color);
        let before = self.sheet.clone();
        self.sheet.apply(meaning, mode);
        if self.sheet == before {
            return false;
        }
        let known = self.setup();
        let setup = Setup {
            board: *self.sheet.board(),
            turn: mover.map_or(known.turn, |color| !color),
            castling: kept_rights(known.castling, before.board(), self.sheet.board()),
            en_passant: None,
            halfmove: 0,
            fullmove: mover.map_or(known.fullmove, |color| known.number_after(color)),
        };
        self.open = Open::ALL;
        self.settle(&setup);
        // Only the king of the side that has just moved is in the way: then it is that side's move.
        if matches!(self.setup_errors()[..], [SetupError::OppositeCheck(_)]) {
            let turned = Setup { turn: !setup.turn, ..setup };
            if turned.position().is_ok() {
                self.settle(&turned);
            }
        }
        true
    }

    fn settle(&mut self, setup: &Setup) {
        self.position = if self.sheet.texts().is_empty() { position_of(setup) } else { Err(*setup) };
    }

    /// Chooses what a token says of what is open; returns whether there was something to choose. The number of a move
    /// is only that in a game, but rights to castle are worth a word there.
    pub(super) fn choose(&mut self, text: &str, variant: Variant) -> Result<bool, DiagnosticKind> {
        match PositionToken::read(text) {
            Some(PositionToken::Turn(turn)) if self.open.turn => {
                self.open.turn = false;
                self.settle(&Setup { turn, en_passant: None, ..self.setup() });
                Ok(true)
            }
            Some(PositionToken::Castling(letters)) => {
                let castling = choice::rights(letters, self.sheet.board(), variant)?;
                if !self.open.castling {
                    return Err(DiagnosticKind::CastlingKnown);
                }
                self.open.castling = false;
                self.settle(&Setup { castling, ..self.setup() });
                Ok(true)
            }
            Some(PositionToken::Pass) => {
                self.become_legal(self.position().and_then(Position::null_move).ok_or(DiagnosticKind::Unknown)?);
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}

/// The rights to castle whose king and rook have not been touched.
fn kept_rights(rights: Bitboard, before: &Board, after: &Board) -> Bitboard {
    let mut kept = Bitboard::EMPTY;
    for color in Color::ALL {
        let king = after.pieces(color, Role::King);
        if king == before.pieces(color, Role::King) && king.len() == 1 {
            kept |= rights & Bitboard::back_rank(color) & after.pieces(color, Role::Rook);
        }
    }
    kept
}
