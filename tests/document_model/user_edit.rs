//! Changes as somebody makes them who works on a document: what they do beside what they are.

use crate::changes::{go_to_node, one, put_first, rewrite};
use crate::model::{ROOT, Said, State};
use crate::random::Random;
use crate::{Kind, Pair};
use gridmate::board::Color;
use gridmate::game::Outcome;
use gridmate::script::{EditError, Script};
use std::ops::Range;

const ENDS: &[&str] = &["agreed", "threefold", "fifty", "resigned-w", "resigned-b", "time-w", "time-b", "tired"];

/// What was typed last: where it ends, whether it added characters, and when.
#[derive(Clone, Copy)]
pub(crate) struct Typed {
    at: usize,
    adds: bool,
    time: f64,
}

/// What a change may do away with.
struct Before {
    main: Option<Vec<String>>,
    undone: Option<Vec<Vec<Said>>>,
    loads: usize,
}

pub(crate) fn make(pair: &mut Pair, random: &mut Random) {
    if pair.is_user_edit {
        let before = before(pair);
        one(pair, random);
        return keep(pair, before);
    }
    match random.below(12) {
        0..=5 => (0..random.below(6)).for_each(|_| write(pair, random)),
        6 => {
            let steps = random.below(pair.now.script().steps() + 1);
            pair.document.truncate(steps).unwrap();
            rewrite_by(pair, |script| script.truncate(steps)).unwrap();
        }
        7 => {
            let steps = random.below(pair.now.script().steps() + 1);
            let color = *random.pick(&Color::ALL);
            let choose = |script: &mut Script| script.choose_turn(steps, color);
            assert_eq!(pair.document.rewrite(choose).is_err(), rewrite_by(pair, choose).is_err());
        }
        8 => begin(pair),
        9 => end(pair, ENDS[random.below(ENDS.len())]),
        // What is taken back is what all of this is about.
        _ => (0..random.below(5)).for_each(|_| {
            pair.undo();
        }),
    }
}

fn before(pair: &Pair) -> Before {
    let has_end = pair.now.outcome != Outcome::default();
    Before { main: has_end.then(|| pair.now.main_tokens()), undone: undone(pair), loads: loads(pair) }
}

fn loads(pair: &Pair) -> usize {
    pair.undo.iter().filter(|(kind, _)| *kind == Kind::Load).count()
}

/// The lines of the state that redo leads to, as long as it is one of the same document: the one that is shown there, and
/// those whose last token is taken back. None that is here all the same.
fn undone(pair: &Pair) -> Option<Vec<Vec<Said>>> {
    let there = |(kind, state): &&(Kind, State)| *kind != Kind::Load && state.start == pair.now.start;
    let ahead = pair.redo.iter().rev().take_while(there).last();
    let Some((_, ahead)) = ahead else { return (!pair.redo.is_empty()).then(Vec::new) };
    let here = pair.now.root.all();
    let is_end = |id: &u64| ahead.node(*id).children.is_empty() && !here.contains(id) || *id == ahead.end();
    let lines = ahead.root.all().into_iter().filter(is_end).map(|id| ahead.line_to(id));
    Some(lines.filter(|line| pair.now.nodes_along(line).1 < line.len()).collect())
}

fn keep(pair: &mut Pair, before: Before) {
    if before.loads != loads(pair) {
        return;
    }
    let has_end = pair.now.outcome != Outcome::default();
    if has_end && before.main.is_some_and(|main| main != pair.now.main_tokens()) {
        join(pair, |pair| pair.commit(Kind::Other, |now| now.outcome = Outcome::default()));
    }
    keep_undone(pair, before.undone);
}

/// What cannot be made again any more becomes variations; a game that has ended does not go on by that.
fn keep_undone(pair: &mut Pair, lines: Option<Vec<Vec<Said>>>) {
    let Some(mut lines) = lines.filter(|_| pair.redo.is_empty()) else { return };
    if pair.now.outcome != Outcome::default() {
        let main = pair.now.main_tokens();
        lines.retain(|line| !line.iter().map(|said| &said.token).take(main.len()).eq(&main));
    }
    lines.retain(|line| pair.now.nodes_along(line).1 < line.len());
    if !lines.is_empty() {
        join(pair, |pair| {
            let mut next_id = pair.next_id;
            pair.commit(Kind::Other, |now| lines.iter().for_each(|line| now.add_line(line, &mut next_id)));
            pair.next_id = next_id;
        });
    }
}

/// Makes a change that joins the last one. What was typed goes into what stands there after it: that may change with the
/// next key.
fn join(pair: &mut Pair, change: impl FnOnce(&mut Pair)) {
    let steps = pair.now.place().1;
    let unmerged = pair.unmerged.take().filter(|_| !pair.is_closed);
    let typed = unmerged.map(|(unmerged, typed)| {
        pair.now = unmerged;
        typed
    });
    pair.joins_next = true;
    change(pair);
    pair.joins_next = false;
    if let Some(typed) = typed {
        pair.unmerged = Some((pair.now.clone(), typed.clone()));
        pair.now.merge_typed(typed);
        pair.now.cursor = pair.now.node_after(steps);
    }
}

/// A key, or a piece of text.
fn write(pair: &mut Pair, random: &mut Random) {
    let text = pair.now.text();
    let end = if random.below(3) == 0 { random.below(text.len() + 1) } else { text.len() };
    let end = text.floor_char_boundary(end);
    let start = if random.below(4) == 0 { text[..end].char_indices().last().map_or(0, |(at, _)| at) } else { end };
    let with = if start < end { "" } else { *random.pick(&["e", "2", "e4", "7", "e5", ",", " ", "g1f3", "xe4"]) };
    let last = pair.typed.map_or(0.0, |typed| typed.time);
    let time = last + *random.pick(&[50.0, 300.0, 2000.0, 2001.0]);
    pair.document.write(start..end, with, time).unwrap();
    let adds = start == end;
    let is_one = text[start..end].chars().count() + with.chars().count() == 1;
    let goes_on = pair.typed.is_some_and(|typed| {
        let follows = typed.adds == adds && typed.at == (if adds { start } else { end }) && time - typed.time <= 2000.0;
        follows && !(adds && text[..start].ends_with([',', ';', ' ', '\n']))
    });
    if !(is_one && goes_on) {
        pair.close();
    }
    let before = before(pair);
    if text[start..end] != *with {
        rewrite(pair, start..end, with);
    }
    pair.now.cursor = pair.now.node_after(usize::MAX);
    keep(pair, before);
    pair.typed = Some(Typed { at: start + with.len(), adds, time });
}

/// Makes the line what a change of the script makes of it.
fn rewrite_by(pair: &mut Pair, change: impl FnOnce(&mut Script) -> Result<(), EditError>) -> Result<(), EditError> {
    let mut script = pair.now.script();
    change(&mut script)?;
    pair.close();
    let before = before(pair);
    set_text(pair, script.text());
    pair.now.cursor = pair.now.node_after(usize::MAX);
    pair.close();
    keep(pair, before);
    pair.close();
    Ok(())
}

fn set_text(pair: &mut Pair, text: &str) {
    let old = pair.now.text();
    let (range, with) = difference(&old, text);
    if old != text {
        rewrite(pair, range, &with);
    }
}

/// The part of a text in which another differs from it, and what stands there in the other.
fn difference(old: &str, new: &str) -> (Range<usize>, String) {
    let (old, new): (Vec<char>, Vec<char>) = (old.chars().collect(), new.chars().collect());
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = old.len().min(new.len()) - head;
    let tail = old.iter().rev().zip(new.iter().rev()).take(rest).take_while(|(a, b)| a == b).count();
    let bytes = |end: usize| old[..end].iter().map(|char| char.len_utf8()).sum();
    (bytes(head)..bytes(old.len() - tail), new[head..new.len() - tail].iter().collect())
}

fn begin(pair: &mut Pair) {
    pair.document.begin_game().unwrap();
    let (length, steps) = (pair.now.text().len(), pair.now.place().1);
    rewrite_by(pair, |script| script.truncate(steps)).unwrap();
    if !pair.now.tags.is_empty() || pair.now.outcome != Outcome::default() {
        pair.joins_next = pair.now.text().len() < length;
        let before = before(pair);
        pair.commit(Kind::Other, |now| {
            now.tags.clear();
            now.outcome = Outcome::default();
        });
        keep(pair, before);
        pair.close();
    }
}

fn end(pair: &mut Pair, code: &str) {
    let is_late = code.starts_with("resigned") || code.starts_with("time");
    let is_given = pair.document.end_game(code);
    let (lines, changes) = (undone(pair), pair.undo.len());
    let end = pair.now.end();
    if is_late && !pair.now.node(end).children.is_empty() {
        go_to_node(pair, pair.now.end_of(end));
    }
    let script = pair.now.script();
    let (place, steps) = (pair.now.place().1, script.steps());
    let board = *script.state(if is_late { steps } else { place }).sheet().board();
    let Some(outcome) = Outcome::given(code, &board) else { return assert!(!is_given) };
    assert!(is_given);
    let is_cut = !is_late && place < steps;
    pair.close();
    pair.joins_next = pair.undo.len() > changes;
    if is_cut {
        let mut script = script;
        script.truncate(place).unwrap();
        set_text(pair, script.text());
        pair.joins_next = true;
    }
    pair.now.cursor = pair.now.node_after(usize::MAX);
    pair.close();
    if put_first(pair, pair.now.cursor, usize::MAX) || is_cut {
        pair.joins_next = true;
    }
    if outcome != pair.now.outcome {
        pair.commit(Kind::Other, |now| now.outcome = outcome);
    }
    pair.joins_next = false;
    keep_undone(pair, lines);
    pair.close();
}

impl State {
    /// The tokens of the line of first children.
    pub(crate) fn main_tokens(&self) -> Vec<String> {
        self.line_to(self.end_of(ROOT)).into_iter().map(|said| said.token).collect()
    }

    /// The end that the players gave the game, if its main line is shown.
    pub(crate) fn given_end(&self) -> Option<Outcome> {
        let is_main = self.end_of(ROOT) == self.end();
        Some(self.outcome).filter(|outcome| outcome.given_code().is_some() && is_main)
    }
}
