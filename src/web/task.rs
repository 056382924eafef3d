//! How tasks of a lesson cross to JavaScript.

use super::json::Json;
use crate::notation::pgn::LessonTask;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("task.d.ts");

/// A task by its kind, with its numbers and texts by the names that they have there.
pub(super) fn write_task(json: &mut Json, task: &LessonTask) {
    json.object(|json| {
        json.field("kind").text(task.kind());
        match task {
            LessonTask::Find => {}
            LessonTask::Mate(moves) => json.field("moves").plain(moves),
            LessonTask::Squares(squares) => json.field("squares").list(*squares, Json::square),
            LessonTask::Formula(formula) => json.field("formula").text(formula),
            LessonTask::Choose(choices) => json.field("choices").list(choices, |json, choice| {
                json.object(|json| {
                    json.field("text").text(&choice.text);
                    json.field("isRight").plain(choice.is_right);
                });
            }),
            LessonTask::Play(play) => {
                json.field("level").plain(play.level);
                json.field("moves").plain(play.moves);
            }
        }
    });
}
