//! A game with all its variations as one line of JSON.
//!
//! The text is written piece by piece from a list of what is still to come: variations may lie in each other as deep as
//! a file has them, and nothing here recurses.

use super::answer::{self, tags};
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::{Error, MoveId, PgnGame};
use gridmate::notation::{san, uci};
use gridmate::rules::Position;
use serde_json::Value;

/// What is still to be written.
enum TreeItem {
    /// A move, and all that follows it on its line.
    Move { node: MoveId, before: Position, is_first: bool, is_main: bool },
    /// A move and those after it that could stand in the place of another, each with its line.
    Variations { node: Option<MoveId>, before: Position, is_first: bool },
    /// The line after a move.
    Rest { node: MoveId, position: Position },
    /// A closing bracket.
    Close(&'static str),
}

/// The game; if an error has ended its reading, the game up to there.
pub(super) fn write(game: &PgnGame, error: Option<&Error>) -> String {
    let mut text = String::from("{\"ok\":");
    let root = MoveId::ROOT;
    text.push_str(if error.is_some() { "false" } else { "true" });
    if let Some(error) = error {
        push(&mut text, ",\"error\":", &answer::diagnostic(error));
    }
    push(&mut text, ",\"tags\":", &tags(game));
    push(&mut text, ",\"start\":", &fen::write(game.start(), FenStyle::XFen).into());
    push(&mut text, ",\"comments\":", &game.tree().comments(root).into());
    text.push_str(",\"moves\":[");
    if let Some(node) = game.tree().main_child(root) {
        push_line(&mut text, game, TreeItem::Move { node, before: *game.start(), is_first: true, is_main: true });
    }
    push(&mut text, "],\"fen\":", &fen::write(&game.final_position(), FenStyle::XFen).into());
    push(&mut text, ",\"result\":", &game.result().text().into());
    push(&mut text, ",\"warnings\":", &answer::diagnostics(game.warnings()));
    text.push_str("}\n");
    text
}

fn push(text: &mut String, name: &str, value: &Value) {
    text.push_str(name);
    text.push_str(&value.to_string());
}

fn push_line(text: &mut String, game: &PgnGame, first: TreeItem) {
    let mut steps = vec![first];
    while let Some(step) = steps.pop() {
        match step {
            TreeItem::Move { node, before, is_first, is_main } => {
                if !is_first {
                    text.push(',');
                }
                push_move(text, game, node, &before);
                steps.push(TreeItem::Rest { node, position: game.after(&before, node) });
                steps.push(TreeItem::Close("]}"));
                let other = game.tree().next_sibling(node).filter(|_| is_main);
                steps.push(TreeItem::Variations { node: other, before, is_first: true });
            }
            TreeItem::Variations { node: None, .. } => {}
            TreeItem::Variations { node: Some(node), before, is_first } => {
                text.push_str(if is_first { "[" } else { ",[" });
                steps.push(TreeItem::Variations { node: game.tree().next_sibling(node), before, is_first: false });
                steps.push(TreeItem::Close("]"));
                steps.push(TreeItem::Move { node, before, is_first: true, is_main: false });
            }
            TreeItem::Rest { node, position } => {
                if let Some(node) = game.tree().main_child(node) {
                    steps.push(TreeItem::Move { node, before: position, is_first: false, is_main: true });
                }
            }
            TreeItem::Close(bracket) => text.push_str(bracket),
        }
    }
}

/// A move with what is said about it, up to the bracket of its variations.
fn push_move(text: &mut String, game: &PgnGame, node: MoveId, before: &Position) {
    let Some(played) = game.tree().played(node) else { return };
    push(text, "{\"uci\":", &uci::write(before, played, game.variant()).into());
    push(text, ",\"san\":", &san::write(before, played).into());
    push(text, ",\"nags\":", &game.tree().nags(node).into());
    push(text, ",\"commentsBefore\":", &game.tree().comments_before(node).into());
    push(text, ",\"comments\":", &game.tree().comments(node).into());
    push(text, ",\"commentVariations\":", &game.tree().comment_variations(node).into());
    text.push_str(",\"variations\":[");
}
