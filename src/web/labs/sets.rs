//! Sets of moves as a place of the page shows them: what a formula yields, step by step.

use crate::board::{Color, Square};
use crate::rules::Position;
use crate::sets::{Named, NearestSet};
use crate::web::error::Failure;
use crate::web::json::Json;
use crate::web::read::square;
use crate::web::shared::{has_groups, index, on_board, parsed, position, relation_of, write_squares, write_step};
use wasm_bindgen::prelude::*;

fn write_near(json: &mut Json, near: NearestSet) {
    json.object(|json| {
        json.field("set").text(near.set.name());
        json.field("more").plain(near.more);
        json.field("fewer").plain(near.fewer);
    });
}

/// Each set with a name, and how many pairs it has, those of the article first.
///
/// ```js
/// namedSets()[1]; // { set: 'rook', count: 896 }
/// ```
#[wasm_bindgen(js_name = namedSets, unchecked_return_type = "NamedSet[]")]
pub fn named_sets() -> JsValue {
    Json::parsed_list(Named::ALL, |json, set| {
        json.object(|json| {
            json.field("set").text(set.name());
            json.field("count").plain(set.relation().count());
        });
    })
}

/// The set with a name that has most in common with pairs: numbers of squares, from and to in turn.
///
/// ```js
/// nearestSet(moveSet('queen', '').pairs.flat()).set; // 'queen'
/// ```
#[wasm_bindgen(js_name = nearestSet, unchecked_return_type = "NearSet | null")]
pub fn nearest_set(numbers: &[u8]) -> Result<JsValue, Failure> {
    let near = Named::nearest(&relation_of(numbers)?);
    Ok(Json::parsed(|json| json.maybe(near, write_near)))
}

/// What a formula yields, step by step, and what is to be known of a square in a position; the sets that depend on the
/// position are of this FEN, too.
///
/// ```js
/// moveSet('rook or bishop', '').near.set; // 'queen'
/// ```
#[wasm_bindgen(js_name = moveSet, unchecked_return_type = "MoveSet")]
pub fn move_set(formula: &str, fen: &str, at: Option<u8>) -> Result<JsValue, Failure> {
    let formula = parsed(formula)?;
    let on_board = on_board(&formula, fen)?;
    let at = at.map(square).transpose()?;
    let relation = formula.relation(&on_board);
    let steps = (!has_groups(&formula)).then(|| formula.steps().iter().zip(formula.counts(&on_board)));
    Ok(Json::parsed_object(|json| {
        json.field("pairs").list(relation.iter(), |json, (from, to)| {
            json.list([from, to], |json, square| json.plain(index(square)));
        });
        json.field("steps").maybe(steps, |json, steps| {
            json.list(steps, |json, (step, count)| {
                json.object(|json| {
                    write_step(json.field("step"), step);
                    json.field("count").plain(count);
                });
            });
        });
        json.field("near").maybe(Named::nearest(&relation), write_near);
        json.field("sql").text(&formula.sql());
        json.field("facts").maybe(at, |json, at| write_facts(json, position(fen).ok().as_ref(), at));
    }))
}

/// Nothing is known where the position is not legal.
fn write_facts(json: &mut Json, position: Option<&Position>, at: Square) {
    let piece = position.filter(|position| position.board().piece_at(at).is_some());
    let by = |color| position.map(|position| position.attackers(at, color, position.board().occupied()));
    json.object(|json| {
        json.field("reach").maybe(piece.map(|position| position.pseudo_targets(at)), write_squares);
        json.field("legal").maybe(piece.map(|position| position.legal_targets(at)), write_squares);
        json.field("white").maybe(by(Color::White), write_squares);
        json.field("black").maybe(by(Color::Black), write_squares);
    });
}
