//! Moves as sets of pairs of squares, and what pieces reach.

use super::error::{Failure, failure};
use super::json::Json;
use super::square::{index, indices, square};
use crate::board::{Bitboard, Color, Piece, Square};
use crate::diagnostic::call;
use crate::geometry::{self, Control};
use crate::rules::Position;
use crate::sets::{self, Formula, FormulaStep, Join, Named, OnBoard, Operand, ParseSetError};
use wasm_bindgen::prelude::wasm_bindgen;

/// A set of pairs of squares, each a way from one to the other.
///
/// ```js
/// const rook = Relation.named('rook');
/// rook.count; // 896
/// rook.union(Relation.named('bishop')).count; // 1456, the queen's
/// Relation.named('knight').from(14); // [4, 20, 29, 31], from g2 to e1, e3, f4 and h4
/// ```
#[wasm_bindgen(js_name = Relation)]
#[derive(Clone, Debug)]
pub struct JsRelation(geometry::Relation);

fn named(name: &str) -> Result<Named, Failure> {
    name.parse().map_err(|_: ParseSetError| failure(call::NO_SUCH_SET))
}

pub(super) fn parsed(text: &str) -> Result<Formula, Failure> {
    text.parse().map_err(failure)
}

fn squares(numbers: &[u8]) -> Result<Bitboard, Failure> {
    let mut squares = Bitboard::EMPTY;
    for &number in numbers {
        squares |= square(number)?.into();
    }
    Ok(squares)
}

/// The sets that depend on the position, of this FEN; without such a set it is not read.
pub(super) fn on_board(formula: &Formula, fen: &str) -> Result<impl Fn(OnBoard) -> geometry::Relation, Failure> {
    let position = formula.on_board().map(|_| position(fen)).transpose()?;
    Ok(move |set: OnBoard| position.as_ref().map_or(geometry::Relation::EMPTY, |position| set.relation(position)))
}

pub(super) fn relation_of(numbers: &[u8]) -> Result<geometry::Relation, Failure> {
    let mut relation = geometry::Relation::EMPTY;
    for pair in numbers.chunks(2) {
        match *pair {
            [from, to] => relation.insert(square(from)?, square(to)?),
            _ => return Err(failure(call::ODD_PAIRS)),
        }
    }
    Ok(relation)
}

#[wasm_bindgen(js_class = Relation)]
impl JsRelation {
    /// The set of a name; [`relation_names`] tells which there are.
    ///
    /// ```js
    /// Relation.named('king').count; // 424
    /// ```
    pub fn named(name: &str) -> Result<Self, Failure> {
        Ok(Self(named(name)?.relation()))
    }

    /// What a formula of sets yields; those that depend on the position, such as `legal`, are of this FEN.
    ///
    /// ```js
    /// Relation.formula('queen without castle', '').count; // 560
    /// ```
    pub fn formula(formula: &str, fen: &str) -> Result<Self, Failure> {
        let formula = parsed(formula)?;
        Ok(Self(formula.relation(on_board(&formula, fen)?)))
    }

    /// A set from its pairs: numbers of squares, from and to in turn.
    ///
    /// ```js
    /// Relation.fromPairs([12, 28, 12, 20]).count; // 2
    /// ```
    #[wasm_bindgen(js_name = fromPairs)]
    pub fn from_pairs(numbers: &[u8]) -> Result<Self, Failure> {
        relation_of(numbers).map(Self)
    }

    /// How many pairs there are.
    ///
    /// ```js
    /// Relation.named('all').count; // 4032
    /// ```
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.count()
    }

    /// The pairs: numbers of squares, from and to in turn.
    ///
    /// ```js
    /// Relation.fromPairs([12, 28, 12, 20]).pairs(); // [12, 20, 12, 28]
    /// ```
    #[must_use]
    pub fn pairs(&self) -> Vec<u8> {
        let mut pairs = Vec::new();
        for from in Square::ALL {
            self.0.from(from).into_iter().for_each(|to| pairs.extend([index(from), index(to)]));
        }
        pairs
    }

    /// Whether a pair is in the set.
    ///
    /// ```js
    /// Relation.named('knight').has(6, 21); // true
    /// ```
    pub fn has(&self, from: u8, to: u8) -> Result<bool, Failure> {
        Ok(self.0.contains(square(from)?, square(to)?))
    }

    /// The squares that one leads to.
    ///
    /// ```js
    /// Relation.named('knight').from(0); // [10, 17], c2 and b3
    /// ```
    #[wasm_bindgen(js_name = from)]
    pub fn targets_of(&self, from: u8) -> Result<Vec<u8>, Failure> {
        Ok(indices(self.0.from(square(from)?)))
    }

    /// The squares that lead to one.
    ///
    /// ```js
    /// Relation.fromPairs([12, 28, 20, 28]).to(28); // [12, 20]
    /// ```
    #[wasm_bindgen(js_name = to)]
    pub fn sources_of(&self, to: u8) -> Result<Vec<u8>, Failure> {
        Ok(indices(self.0.to(square(to)?)))
    }

    /// The pairs of either.
    ///
    /// ```js
    /// Relation.named('rook').union(Relation.named('bishop')).count; // 1456
    /// ```
    #[must_use]
    pub fn union(&self, other: &JsRelation) -> Self {
        Self(&self.0 | &other.0)
    }

    /// The pairs of both.
    ///
    /// ```js
    /// Relation.named('queen').intersection(Relation.named('king')).count; // 424
    /// ```
    #[must_use]
    pub fn intersection(&self, other: &JsRelation) -> Self {
        Self(&self.0 & &other.0)
    }

    /// The pairs that are not in the other.
    ///
    /// ```js
    /// Relation.named('queen').difference(Relation.named('rook')).count; // 560
    /// ```
    #[must_use]
    pub fn difference(&self, other: &JsRelation) -> Self {
        Self(&self.0 - &other.0)
    }

    /// All other moves: the pairs of different squares that are not in the set.
    ///
    /// ```js
    /// Relation.named('queen').complement().has(6, 21); // true
    /// ```
    #[must_use]
    pub fn complement(&self) -> Self {
        Self(&Named::All.relation() - &self.0)
    }

    /// The pairs the other way round.
    ///
    /// ```js
    /// Relation.fromPairs([12, 28]).inverse().pairs(); // [28, 12]
    /// ```
    #[must_use]
    pub fn inverse(&self) -> Self {
        Self(self.0.inverse())
    }

    /// First a pair of this set, then one of the other: from where the first starts to where the second ends.
    ///
    /// ```js
    /// Relation.fromPairs([6, 21]).followedBy(Relation.fromPairs([21, 36])).pairs(); // [6, 36]
    /// ```
    ///
    /// With the name `then`, a relation would be taken for a promise.
    #[must_use]
    #[wasm_bindgen(js_name = followedBy)]
    pub fn followed_by(&self, next: &JsRelation) -> Self {
        Self(self.0.then(&next.0))
    }

    /// Only the pairs that start on these squares.
    ///
    /// ```js
    /// Relation.named('knight').restrictFrom([0, 7]).count; // 4
    /// ```
    #[wasm_bindgen(js_name = restrictFrom)]
    pub fn restrict_from(&self, numbers: &[u8]) -> Result<Self, Failure> {
        Ok(Self(self.0.restricted_from(squares(numbers)?)))
    }

    /// Only the pairs that end on these squares.
    ///
    /// ```js
    /// Relation.named('knight').restrictTo([28]).count; // 8
    /// ```
    #[wasm_bindgen(js_name = restrictTo)]
    pub fn restrict_to(&self, numbers: &[u8]) -> Result<Self, Failure> {
        Ok(Self(self.0.restricted_to(squares(numbers)?)))
    }
}

/// The names of the sets of moves, those of the article first.
///
/// ```js
/// relationNames().includes('knight'); // true
/// ```
#[wasm_bindgen(js_name = relationNames)]
#[must_use]
pub fn relation_names() -> Vec<String> {
    Named::ALL.into_iter().map(|set| set.name().to_owned()).collect()
}

/// What a set of moves holds, in a few words.
///
/// ```js
/// relationAbout('knight'); // 'two squares one way and one across'
/// ```
#[wasm_bindgen(js_name = relationAbout)]
pub fn relation_about(name: &str) -> Result<String, Failure> {
    Ok(named(name)?.about().to_owned())
}

/// The query that yields a set of moves, or a formula of sets.
///
/// ```js
/// relationSql('all').split('\n')[1]; // 'from dbo.Board R CROSS JOIN dbo.Board O'
/// ```
#[wasm_bindgen(js_name = relationSql)]
pub fn relation_sql(formula: &str) -> Result<String, Failure> {
    Ok(parsed(formula)?.sql())
}

/// The tables and views that these queries are about, for a database of SQLite with the schema `dbo`.
///
/// ```js
/// relationSchema().startsWith('create table dbo.Board'); // true
/// ```
#[wasm_bindgen(js_name = relationSchema)]
#[must_use]
pub fn relation_schema() -> String {
    sets::schema()
}

/// The steps of a formula as JSON: `{op, set}` with `union`, `meet`, `less` or `then`, `{op, squares}` with `from` or
/// `to`, and `inverse`, `complement` and `paths`. A formula with parentheses or `~` has no such steps.
///
/// ```js
/// JSON.parse(formulaSteps('rook without king from d4')).length; // 3
/// ```
#[wasm_bindgen(js_name = formulaSteps)]
pub fn formula_steps(formula: &str) -> Result<String, Failure> {
    let formula = parsed(formula)?;
    if has_groups(&formula) {
        return Err(failure(call::HAS_GROUPS));
    }
    Ok(Json::of(|json| json.list(formula.steps(), write_step)))
}

pub(super) fn has_groups(formula: &Formula) -> bool {
    formula.steps().iter().any(|step| matches!(step, FormulaStep::Join(_, Operand::Group(_))))
}

/// Of a formula without groups.
pub(super) fn write_step(json: &mut Json, step: &FormulaStep) {
    let op = match step {
        FormulaStep::Join(Join::Union, _) => "union",
        FormulaStep::Join(Join::Intersection, _) => "meet",
        FormulaStep::Join(Join::Difference, _) => "less",
        FormulaStep::Join(Join::Then, _) => "then",
        FormulaStep::From(_) => "from",
        FormulaStep::To(_) => "to",
        FormulaStep::Inverse => "inverse",
        FormulaStep::Complement => "complement",
        FormulaStep::Paths => "paths",
    };
    json.object(|json| {
        json.field("op").text(op);
        match step {
            FormulaStep::Join(_, Operand::Set(set)) => json.field("set").text(set.name()),
            FormulaStep::From(squares) | FormulaStep::To(squares) => write_squares(json.field("squares"), *squares),
            _ => {}
        }
    });
}

pub(super) fn write_squares(json: &mut Json, squares: Bitboard) {
    json.list(squares, |json, square| json.plain(index(square)));
}

fn piece(letter: char) -> Result<Piece, Failure> {
    Piece::from_char(letter).ok_or_else(|| failure(call::NO_SUCH_PIECE))
}

/// Where a piece, given as a FEN letter, may go from a square of an empty board.
///
/// ```js
/// reach('N', 0); // [10, 17], c2 and b3
/// ```
#[wasm_bindgen]
pub fn reach(letter: char, from: u8) -> Result<Vec<u8>, Failure> {
    let piece = piece(letter)?;
    Ok(indices(sets::reach(piece.role, piece.color, square(from)?)))
}

/// The same as a line of JSON: `piece`, `current_location`, which is the square as it was written, and `moves`, the squares
/// in the order of their names.
///
/// ```js
/// reachJson('N', 'g2'); // '{"piece": "knight", "current_location": "g2", "moves": ["e1", "e3", "f4", "h4"]}'
/// ```
#[wasm_bindgen(js_name = reachJson)]
pub fn reach_json(letter: char, location: &str) -> Result<String, Failure> {
    let piece = piece(letter)?;
    sets::reach_json(piece.role, piece.color, location).ok_or_else(|| failure(call::NO_SUCH_SQUARE))
}

pub(super) fn position(text: &str) -> Result<Position, Failure> {
    text.parse().map_err(failure)
}

/// Where the piece on a square of a position, of either side, moves: by its way of moving, or, with `legal`, as the
/// rules allow.
///
/// ```js
/// const pinned = '4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1';
/// reachIn(pinned, 12, false).length; // 9
/// reachIn(pinned, 12, true); // []
/// ```
#[wasm_bindgen(js_name = reachIn)]
pub fn reach_in(fen: &str, from: u8, legal: bool) -> Result<Vec<u8>, Failure> {
    let (position, from) = (position(fen)?, square(from)?);
    Ok(indices(if legal { position.legal_targets(from) } else { position.pseudo_targets(from) }))
}

/// The squares of the pieces of a side, `w` or `b`, that attack a square, or defend it if their own piece stands there.
///
/// ```js
/// attackers('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 21, 'w'); // [6, 12, 14]
/// ```
#[wasm_bindgen]
pub fn attackers(fen: &str, of: u8, by: char) -> Result<Vec<u8>, Failure> {
    let position = position(fen)?;
    let color = if by == 'b' { Color::Black } else { Color::White };
    Ok(indices(position.attackers(square(of)?, color, position.board().occupied())))
}

/// How often white, then black attacks each square, from a1 to h8: 128 numbers.
///
/// ```js
/// const counts = control('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
/// [counts[21], counts[64 + 21]]; // [3, 0], of f3
/// ```
#[wasm_bindgen]
pub fn control(fen: &str) -> Result<Vec<u8>, Failure> {
    let control = Control::of(position(fen)?.board());
    Ok(Color::ALL.map(|color| *control.counts(color)).concat())
}
