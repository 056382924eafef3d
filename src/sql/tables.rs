//! A game as the tables of a database.

use crate::board::{Board, Color, Piece, Square};
use crate::game::Game;
use crate::notation::fen::{self, FenStyle};
use crate::notation::{san, uci};
use crate::rules::{Move, Position, Variant};
use crate::tactics::{ExchangeFact, ThreatFact, exchange_facts, position_for, threat_facts};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A value of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SqlValue {
    /// Nothing.
    Null,
    /// A number; yes is 1 and no is 0.
    Number(i64),
    /// A text.
    Text(String),
}

impl From<&str> for SqlValue {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for SqlValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Square> for SqlValue {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<Color> for SqlValue {
    fn from(color: Color) -> Self {
        Self::Text(color.char().into())
    }
}

impl From<u32> for SqlValue {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

/// What is won, in centipawns.
impl From<Option<i32>> for SqlValue {
    fn from(won: Option<i32>) -> Self {
        won.map_or(Self::Null, |won| Self::Number(won.into()))
    }
}

/// A piece as a FEN letter.
impl From<Option<Piece>> for SqlValue {
    fn from(piece: Option<Piece>) -> Self {
        piece.map_or(Self::Null, |piece| Self::Text(piece.char().into()))
    }
}

impl From<bool> for SqlValue {
    fn from(flag: bool) -> Self {
        Self::Number(flag.into())
    }
}

/// The rows of a table.
type Rows = Vec<Vec<SqlValue>>;

/// A table that a game fills.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameTable {
    /// What stands on the board.
    Pieces,
    /// Which piece attacks which square, and what stands there.
    Attacks,
    /// The moves of the game, each with the position after it.
    History,
    /// The legal moves.
    LegalMoves,
    /// What the pieces of both sides move by their way of moving, and whether it is legal.
    Reach,
    /// The tokens of a script; a game alone has none.
    Tokens,
    /// What is said about the moves of `history`: marks, clocks in milliseconds, evaluations in centipawns and moves to mate from
    /// White's side, words; a game alone has none.
    Annotations,
    /// The legal moves of both sides, as if each were in its turn; a check to the other side counts as answered.
    SideMoves,
    /// What a piece wins or loses by going to a square that it attacks: `wins` if a check counts as answered, `wins_now` if it is
    /// to be answered, which alone a pawn taken in passing has; `retaken` if the other side may take back. With `gone`, what it
    /// wins if a piece were gone that defends the square or stands alone on the line.
    Exchanges,
    /// Knights, bishops, rooks and queens that a move of `side_moves` leaves to be won: by how much, whether the piece that moves
    /// is safe then, and on how many squares the target would lose nothing.
    Threats,
}

impl GameTable {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Pieces,
        Self::Attacks,
        Self::History,
        Self::LegalMoves,
        Self::Reach,
        Self::Tokens,
        Self::Annotations,
        Self::SideMoves,
        Self::Exchanges,
        Self::Threats,
    ];

    /// Its name in a query.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pieces => "pieces",
            Self::Attacks => "attacks",
            Self::History => "history",
            Self::LegalMoves => "legal_moves",
            Self::Reach => "reach",
            Self::Tokens => "tokens",
            Self::Annotations => "annotations",
            Self::SideMoves => "side_moves",
            Self::Exchanges => "exchanges",
            Self::Threats => "threats",
        }
    }

    /// The names of its columns.
    #[must_use]
    pub const fn columns(self) -> &'static str {
        macro_rules! of_move {
            ($before:literal, $after:literal) => {
                concat!(
                    $before,
                    "from_square, to_square, uci, san, piece, captured, promotion, capture, castling, en_passant, gives_check, gives_mate",
                    $after
                )
            };
        }
        match self {
            Self::Pieces => "square, piece, role, side",
            Self::Attacks => "side, piece, from_square, to_square, target",
            Self::History => of_move!("ply, number, side, ", ", fen"),
            Self::LegalMoves => of_move!("", ""),
            Self::Reach => "side, piece, from_square, to_square, legal",
            Self::Tokens => "number, token, kind, step",
            Self::Annotations => "ply, nags, clock, elapsed, evaluation, mate, comment",
            Self::SideMoves => "side, piece, from_square, to_square, in_turn, castling, gives_mate",
            Self::Exchanges => "gone, side, piece, from_square, to_square, target, wins, wins_now, retaken",
            Self::Threats => "side, from_square, to_square, target_square, wins, safe, refuges",
        }
    }

    /// Its rows, as they are at the end of a game.
    ///
    /// ```
    /// use gridmate::game::Game;
    /// use gridmate::sql::{GameTable, SqlValue};
    /// let rows = GameTable::Attacks.rows(&Game::default());
    /// assert_eq!(rows[0], ["w", "R", "a1", "b1", "N"].map(SqlValue::from));
    /// ```
    #[must_use]
    pub fn rows(self, game: &Game) -> Vec<Vec<SqlValue>> {
        let position = game.position();
        match self {
            Self::Pieces => piece_rows(position.board()),
            Self::Attacks => attack_rows(position),
            Self::History => history_rows(game),
            Self::LegalMoves => {
                let legal = position.legal_moves();
                legal.into_iter().map(|played| move_row(position, game.variant(), played)).collect()
            }
            Self::Reach => reach_rows(position),
            Self::Tokens | Self::Annotations => Rows::new(),
            Self::SideMoves => Color::ALL.into_iter().flat_map(|side| side_move_rows(position, side)).collect(),
            Self::Exchanges => exchange_rows(position),
            Self::Threats => Color::ALL.into_iter().flat_map(|side| threat_rows(position, side)).collect(),
        }
    }
}

/// The statements that make the tables of a game, and views of what follows from them: `placed`, the pieces with their
/// coordinates, the way of their pawns and their worth; `xrays`, the pieces that a bishop, rook or queen meets behind another
/// one; `opened`, those that it meets behind one of its own side that can leave the line; `won`, what a side wins on a square by taking with its cheapest piece first; `safe`, the pieces that are not won.
#[must_use]
pub fn table_schema() -> String {
    let make = |table: GameTable| ["create table ", table.name(), " (", table.columns(), ");\n"].concat();
    GameTable::ALL.into_iter().map(make).chain([include_str!("views.sql").into()]).collect()
}

/// The rows of what stands on a board, legal or not.
///
/// ```
/// use gridmate::board::Board;
/// use gridmate::sql::{SqlValue, piece_rows};
/// assert_eq!(piece_rows(&Board::initial())[0], ["a1", "R", "rook", "w"].map(SqlValue::from));
/// ```
#[must_use]
pub fn piece_rows(board: &Board) -> Vec<Vec<SqlValue>> {
    let row = |(square, piece): (Square, Piece)| {
        [square.into(), Some(piece).into(), piece.role.name().into(), piece.color.into()].into()
    };
    board.iter().map(row).collect()
}

fn attack_rows(position: &Position) -> Rows {
    let (board, occupied) = (position.board(), position.board().occupied());
    let mut rows = Rows::new();
    for color in Color::ALL {
        for to in Square::ALL {
            rows.extend(position.attackers(to, color, occupied).into_iter().map(|from| {
                let values: [SqlValue; 5] =
                    [color.into(), board.piece_at(from).into(), from.into(), to.into(), board.piece_at(to).into()];
                values.into()
            }));
        }
    }
    rows
}

/// What the pieces move by their way of moving, and which of it is legal; castling is legal besides.
fn reach_rows(position: &Position) -> Rows {
    let mut rows = Rows::new();
    for (from, piece) in position.board().iter() {
        let legal = position.legal_targets(from);
        rows.extend((position.pseudo_targets(from) | legal).into_iter().map(|to| {
            let values: [SqlValue; 5] =
                [piece.color.into(), Some(piece).into(), from.into(), to.into(), legal.contains(to).into()];
            values.into()
        }));
    }
    rows
}

/// Where castling moves the king to; no move is one that would take a king.
fn side_move_rows(position: &Position, side: Color) -> Rows {
    let (now, king, in_turn) = (position_for(position, side), position.king(!side), position.turn() == side);
    let is_fair = in_turn || !position.is_check();
    let row = |played: Move| {
        let to = played.castle_squares().map_or(played.to(), |(king, _)| king);
        let values: [SqlValue; 7] = [
            side.into(),
            now.board().piece_at(played.from()).into(),
            played.from().into(),
            to.into(),
            in_turn.into(),
            played.is_castle().into(),
            (is_fair && now.play_unchecked(played).is_checkmate()).into(),
        ];
        values.into()
    };
    now.legal_moves().into_iter().filter(|played| played.to() != king).map(row).collect()
}

fn exchange_rows(position: &Position) -> Rows {
    let board = position.board();
    let row = |fact: ExchangeFact| {
        let piece = board.piece_at(fact.from);
        let values: [SqlValue; 9] = [
            fact.gone.map_or(SqlValue::Null, SqlValue::from),
            piece.map_or(SqlValue::Null, |piece| piece.color.into()),
            piece.into(),
            fact.from.into(),
            fact.to.into(),
            board.piece_at(fact.to).into(),
            fact.wins.into(),
            fact.wins_now.into(),
            fact.is_retaken.into(),
        ];
        values.into()
    };
    exchange_facts(position).into_iter().map(row).collect()
}

fn threat_rows(position: &Position, side: Color) -> Rows {
    let row = |fact: ThreatFact| {
        let to = fact.played.castle_squares().map_or(fact.played.to(), |(king, _)| king);
        let values: [SqlValue; 7] = [
            side.into(),
            fact.played.from().into(),
            to.into(),
            fact.target.into(),
            Some(fact.wins).into(),
            fact.is_safe.into(),
            fact.refuges.into(),
        ];
        values.into()
    };
    threat_facts(position, side).into_iter().map(row).collect()
}

fn history_rows(game: &Game) -> Rows {
    let mut before = *game.start();
    let row = |(ply, (played, after)): (u32, (Move, &Position))| {
        let mut row: Vec<SqlValue> =
            [ply.into(), SqlValue::Number(before.fullmove_number().into()), before.turn().into()].into();
        row.extend(move_row(&before, game.variant(), played));
        row.push(fen::write(after, FenStyle::XFen).into());
        before = *after;
        row
    };
    (1..).zip(game.moves()).map(row).collect()
}

/// The columns that `legal_moves` and `history` share.
fn move_row(position: &Position, variant: Variant, played: Move) -> Vec<SqlValue> {
    let effect = position.effect(played);
    [
        effect.from.into(),
        position.move_target(played).into(),
        uci::write(position, played, variant).into(),
        san::write(position, played).into(),
        Some(effect.piece).into(),
        effect.captured.into(),
        effect.promotion.map_or(SqlValue::Null, |piece| SqlValue::Text(piece.role.char().into())),
        effect.captured.is_some().into(),
        effect.rook.is_some().into(),
        effect.is_en_passant.into(),
        effect.is_check.into(),
        effect.is_mate.into(),
    ]
    .into()
}
