//! Moves as sets of pairs of squares.

use crate::board::Bitboard;
use crate::diagnostic::call;
use crate::geometry;
use crate::sets::{Named, ParseSetError};
use crate::web::error::{Failure, failure};
use crate::web::json::Json;
use crate::web::read::square;
use crate::web::shared::{has_groups, index, on_board, parsed, relation_of, write_step};
use wasm_bindgen::prelude::*;

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

fn squares(numbers: &[u8]) -> Result<Bitboard, Failure> {
    numbers.iter().try_fold(Bitboard::EMPTY, |squares, &number| Ok(squares | square(number)?.into()))
}

pub(super) fn indices(squares: Bitboard) -> Vec<u8> {
    squares.into_iter().map(index).collect()
}

#[wasm_bindgen(js_class = Relation)]
impl JsRelation {
    /// The set of a name; [`relation_names`] says which there are.
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
    pub fn count(&self) -> u32 {
        self.0.count()
    }

    /// The pairs: numbers of squares, from and to in turn.
    ///
    /// ```js
    /// Relation.fromPairs([12, 28, 12, 20]).pairs(); // [12, 20, 12, 28]
    /// ```
    pub fn pairs(&self) -> Vec<u8> {
        self.0.iter().flat_map(|(from, to)| [index(from), index(to)]).collect()
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
    pub fn union(&self, other: &JsRelation) -> Self {
        Self(&self.0 | &other.0)
    }

    /// The pairs of both.
    ///
    /// ```js
    /// Relation.named('queen').intersection(Relation.named('king')).count; // 424
    /// ```
    pub fn intersection(&self, other: &JsRelation) -> Self {
        Self(&self.0 & &other.0)
    }

    /// The pairs that are not in the other.
    ///
    /// ```js
    /// Relation.named('queen').difference(Relation.named('rook')).count; // 560
    /// ```
    pub fn difference(&self, other: &JsRelation) -> Self {
        Self(&self.0 - &other.0)
    }

    /// All other moves: the pairs of different squares that are not in the set.
    ///
    /// ```js
    /// Relation.named('queen').complement().has(6, 21); // true
    /// ```
    pub fn complement(&self) -> Self {
        Self(&Named::All.relation() - &self.0)
    }

    /// The pairs the other way round.
    ///
    /// ```js
    /// Relation.fromPairs([12, 28]).inverse().pairs(); // [28, 12]
    /// ```
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

/// The steps of a formula. A formula with parentheses or `~` has no such steps.
///
/// ```js
/// formulaSteps('rook without king from d4')[1]; // { op: 'less', set: 'king' }
/// ```
#[wasm_bindgen(js_name = formulaSteps, unchecked_return_type = "SetStep[]")]
pub fn formula_steps(formula: &str) -> Result<JsValue, Failure> {
    let formula = parsed(formula)?;
    if has_groups(&formula) {
        return Err(failure(call::HAS_GROUPS));
    }
    Ok(Json::parsed_list(formula.steps(), write_step))
}
