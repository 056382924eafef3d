//! One random change, made to the document and to the model.

use crate::model::{GAP, Node, ROOT, State};
use crate::random::Random;
use crate::{Kind, Pair, user_edit};
use gridmate::board::{Color, Piece, Rank, Role, Square};
use gridmate::document::{Document, Evaluation, NodeId, Note, Paint, Shape};
use gridmate::game::{Claim, End, GameResult, Outcome};
use gridmate::notation::pgn;
use gridmate::rules::Move;
use gridmate::script::{BoardEdit, Mode, Start, move_tokens};
use std::ops::Range;

/// What people type, and what they type by mistake.
const TEXTS: &[&str] = &[
    "",
    "",
    ", ",
    "e2e4",
    "e7e5",
    "g8f6 ",
    " xe4,",
    "7",
    "h8=♕",
    "{a",
    "}",
    "; so it is\n",
    "oops",
    "e",
    "(",
    "\n%",
    "--",
    ", --",
    ", e2e4, e7e5",
    "e1g1, h1f1",
    "Nf3",
    "1...",
];

pub(crate) fn make(pair: &mut Pair, random: &mut Random) {
    pair.is_user_edit = random.below(3) == 0;
    if pair.is_user_edit || random.below(9) == 0 {
        return user_edit::make(pair, random);
    }
    one(pair, random);
}

/// Makes a change, and no more than that, but for those who have to choose a place before.
pub(crate) fn one(pair: &mut Pair, random: &mut Random) {
    match random.below(30) {
        0..=5 => play(pair, random, Kind::Move),
        6 => play(pair, random, Kind::Reply),
        7 => board(pair, random),
        8..=12 => type_text(pair, random),
        13 if !pair.is_user_edit => type_twin(pair, random),
        14 => rewrite_token(pair, random),
        15 => select(pair, random),
        16 => promote(pair, random, 1),
        17 => promote(pair, random, usize::MAX),
        18 if random.below(3) == 0 => delete(pair, random),
        19 | 20 => note(pair, random),
        21 => tag(pair, random),
        22 => outcome(pair, random),
        23 if random.below(4) == 0 => start(pair, random),
        24 if random.below(12) == 0 => replace(pair, random),
        25 if !pair.is_user_edit => {
            pair.undo();
        }
        26 if !pair.is_user_edit => {
            pair.redo();
        }
        27 => {
            pair.document.pause();
            pair.close();
        }
        28 if random.below(2) == 0 => {
            pair.document.join();
            pair.joins_next = true;
        }
        29 if !pair.is_user_edit && random.below(4) == 0 => take_away(pair),
        _ => go_to(pair, random),
    }
}

/// Takes all tags away.
fn take_away(pair: &mut Pair) {
    pair.document.clear_tags();
    if !pair.now.tags.is_empty() {
        pair.commit(Kind::Other, |now| now.tags.clear());
    }
}

fn any_node(pair: &Pair, random: &mut Random) -> (u64, NodeId) {
    let id = *random.pick(&pair.now.root.all());
    (id, pair.names[&id])
}

fn go_to(pair: &mut Pair, random: &mut Random) {
    let steps = random.below(pair.now.script().steps() + 1);
    pair.document.go_to(steps);
    pair.now.cursor = pair.now.node_after(steps);
    pair.close();
}

fn select(pair: &mut Pair, random: &mut Random) {
    let (id, node) = any_node(pair, random);
    assert!(pair.act(|document| document.select(node)));
    go_to_node(pair, id);
}

pub(crate) fn go_to_node(pair: &mut Pair, id: u64) {
    if id != ROOT && !pair.now.path.contains(&id) {
        let before = pair.now.clone();
        pair.now.tail.clear();
        pair.now.show(pair.now.end_of(id));
        pair.now.cursor = id;
        if pair.now.settle(&mut pair.next_id) {
            pair.push(Kind::Other, before);
        }
    }
    pair.now.cursor = if id == ROOT || pair.now.path.contains(&id) { id } else { pair.now.cursor };
    pair.close();
}

/// What is written there may be open: how that is closed is told elsewhere.
fn is_open(state: &State, id: u64) -> bool {
    state.node(id).token.contains(['{', '(', ';', '%', '['])
}

fn play(pair: &mut Pair, random: &mut Random, kind: Kind) {
    if random.below(2) == 0 {
        go_to(pair, random);
    }
    let (cursor, steps) = pair.now.place();
    if is_open(&pair.now, cursor) {
        return;
    }
    let state = pair.now.script().state(steps);
    let Some(position) = state.position().filter(|_| !state.turn_is_open()) else { return };
    let mut moves = position.legal_moves().to_vec();
    if position.null_move().is_some() && random.below(8) == 0 {
        moves = vec![Move::NULL];
    }
    if moves.is_empty() {
        return;
    }
    let played = *random.pick(&moves);
    let node = pair.act(|document| match kind {
        Kind::Reply => document.reply(played),
        _ => document.play(played),
    });
    assert_eq!(node, Ok(pair.document.cursor_node()));
    if let Some(steps) = pair.now.steps_after(played) {
        pair.now.cursor = pair.now.node_after(steps);
        return pair.close();
    }
    go_on(pair, &move_tokens(position, played), kind);
}

/// Goes on from the cursor with tokens: those that are there, or new ones.
fn go_on(pair: &mut Pair, tokens: &str, kind: Kind) {
    let (cursor, _) = pair.now.place();
    let tokens: Vec<&str> = tokens.split(GAP).collect();
    let known = find_runs(pair.now.node(cursor), &tokens);
    if let Some(id) = known.into_iter().find(|&id| pair.now.ends_step(id)) {
        return go_to_node(pair, id);
    }
    let mut ids: Vec<u64> = Vec::new();
    for _ in &tokens {
        pair.next_id += 1;
        ids.push(pair.next_id);
    }
    pair.commit(kind, |now| {
        let mut parent = cursor;
        for (&id, token) in ids.iter().zip(tokens) {
            // At the end of the line what is new goes on with it.
            let at =
                if now.path.last().copied().unwrap_or(ROOT) == parent { 0 } else { now.node(parent).children.len() };
            now.node_mut(parent).children.insert(at, Node::new(id, token));
            parent = id;
        }
        now.show(parent);
        (now.cursor, now.tail) = (parent, String::new());
    });
}

/// The ends of the ways below a node that are written as these tokens.
fn find_runs(node: &Node, tokens: &[&str]) -> Vec<u64> {
    let Some((first, rest)) = tokens.split_first() else { return vec![node.id] };
    node.children.iter().filter(|child| child.token == *first).flat_map(|child| find_runs(child, rest)).collect()
}

/// Puts a piece on the board, takes one off, or drags one where it cannot go.
fn board(pair: &mut Pair, random: &mut Random) {
    let (cursor, steps) = pair.now.place();
    if is_open(&pair.now, cursor) {
        return;
    }
    let state = pair.now.script().state(steps);
    let square = Square::from_index(random.below(64)).unwrap();
    let to = Square::from_index(random.below(64)).unwrap();
    let piece = Piece::new(*random.pick(&Color::ALL), *random.pick(&Role::ALL));
    let is_there = state.sheet().get(square).is_some();
    let (gesture, tokens) = match random.below(3) {
        0 if is_there => (BoardEdit::Remove(square), format!("x{square}")),
        1 if state.sheet().board().piece_at(square) != Some(piece) => {
            (BoardEdit::Insert(square, piece), format!("{square}={}", piece.glyph()))
        }
        2 if is_there
            && square != to
            && state.sheet().board().piece_at(square).is_none_or(|it| it.role != Role::King) =>
        {
            // A pawn that could be promoted is, and a king may castle: those are moves.
            if matches!(to.rank(), Rank::First | Rank::Eighth) {
                return;
            }
            let tokens = format!("{square}{to}");
            let taken = state.position().and_then(|position| position.en_passant());
            if taken == Some(to) {
                return;
            }
            (BoardEdit::Move { from: square, to, promotion: None }, tokens)
        }
        _ => return,
    };
    pair.act(|document| document.edit_board(gesture)).unwrap();
    go_on(pair, &tokens, Kind::Move);
}

fn type_text(pair: &mut Pair, random: &mut Random) {
    let text = pair.now.text();
    let mut ends = [random.below(text.len() + 1), random.below(text.len() + 1)];
    ends.sort_unstable();
    let end = if random.below(3) == 0 { ends[1] } else { (ends[0] + random.below(6)).min(text.len()) };
    let from = if random.below(4) == 0 { text.len() } else { ends[0].min(end) };
    let with = *random.pick(TEXTS);
    edit(pair, from..end.max(from), with);
}

/// Types, letter by letter, what stands in the place of a token already.
fn type_twin(pair: &mut Pair, random: &mut Random) {
    let script = pair.now.script();
    if script.tokens() == 0 {
        return;
    }
    let index = random.below(script.tokens());
    let parent = if index == 0 { ROOT } else { pair.now.path[index - 1] };
    let duplicate = random.pick(&pair.now.node(parent).children).token.clone();
    let token = script.token(index).unwrap();
    let (start, end) = (token.start.byte as usize, token.end.byte as usize);
    edit(pair, start..end, "");
    let mut at = start;
    for letter in duplicate.chars() {
        edit(pair, at..at, letter.encode_utf8(&mut [0; 4]));
        at += letter.len_utf8();
        pair.check();
    }
}

/// Writes another edit of the board in the place of a token, in one change.
fn rewrite_token(pair: &mut Pair, random: &mut Random) {
    let script = pair.now.script();
    if script.tokens() == 0 {
        return;
    }
    let token = script.token(random.below(script.tokens())).unwrap();
    let (start, end) = (token.start.byte as usize, token.end.byte as usize);
    let written = *random.pick(&["xd1", "xd2", "h8=♕", "h8=q", "e2e4", "a7a5"]);
    edit(pair, start..end, written);
}

fn edit(pair: &mut Pair, range: Range<usize>, with: &str) {
    let text = pair.now.text();
    let Some(old) = text.get(range.clone()) else {
        return assert!(pair.act(|document| document.edit(range, with)).is_err());
    };
    let is_changed = old != with;
    pair.act(|document| document.edit(range.clone(), with)).unwrap();
    if is_changed {
        rewrite(pair, range, with);
    }
}

/// The same in the model alone.
pub(crate) fn rewrite(pair: &mut Pair, range: Range<usize>, with: &str) {
    let before = pair.now.clone();
    let goes_on =
        !pair.is_closed && (pair.joins_next || pair.undo.last().is_some_and(|(last, _)| *last == Kind::Typing));
    if let Some((unmerged, _)) = pair.unmerged.take().filter(|_| goes_on) {
        pair.now = unmerged;
    }
    let unmerged = pair.now.edit(range, with, &mut pair.next_id);
    pair.push(Kind::Typing, before);
    pair.unmerged = Some(unmerged);
}

fn promote(pair: &mut Pair, random: &mut Random, most: usize) {
    let (id, node) = any_node(pair, random);
    let is_changed = match most {
        1 => pair.act(|document| document.promote(node)),
        _ => pair.act(|document| document.make_main(node)),
    };
    assert_eq!(is_changed, put_first(pair, id, most));
}

/// Puts a node first and those before it, so many at most; tells whether any was not.
pub(crate) fn put_first(pair: &mut Pair, id: u64, most: usize) -> bool {
    let path = pair.now.path_to(id);
    let places = path.iter().rev().map(|&id| pair.now.parent(id).unwrap());
    let moved: Vec<_> = places.filter(|(_, index)| *index > 0).take(most).collect();
    let is_changed = !moved.is_empty();
    if is_changed {
        pair.commit(Kind::Other, |now| {
            for (parent, index) in moved {
                now.node_mut(parent).children[..=index].rotate_right(1);
            }
        });
    }
    is_changed
}

fn delete(pair: &mut Pair, random: &mut Random) {
    let (id, node) = any_node(pair, random);
    assert_eq!(pair.act(|document| document.delete_from(node)), id != ROOT);
    let Some((parent, index)) = pair.now.parent(id) else { return };
    pair.commit(Kind::Other, |now| {
        now.node_mut(parent).children.remove(index);
        if now.path.contains(&id) {
            let end = now.node(parent).children.first().map_or(parent, |next| now.end_of(next.id));
            now.show(end);
            now.tail.clear();
            if now.cursor != ROOT && now.path_or_none(now.cursor).is_none() {
                now.cursor = parent;
            }
        }
    });
}

fn note(pair: &mut Pair, random: &mut Random) {
    let (id, node) = any_node(pair, random);
    let mut said = pair.now.node(id).note.clone();
    let shape = || Shape { paint: Paint::Red, from: Square::E2, to: Square::E4 };
    match random.below(9) {
        0 => said = Note::default(),
        1 => said.before.push(format!("before {}", random.below(9))),
        2 | 3 => said.after.push(format!("note {}", random.below(9))),
        4 => said.nags.push(random.below(300) as u16),
        5 => said.shapes.extend([shape(), Shape { to: Square::E2, ..shape() }]),
        6 => said.clock = Some(random.below(90_000_000) as u64),
        7 => said.elapsed = Some(random.below(10_000) as u64),
        _ => said.evaluation = Some(*random.pick(&[Evaluation::Centipawns(-135), Evaluation::Mate(4)])),
    }
    assert!(pair.act(|document| document.set_note(node, said.clone())));
    if said != pair.now.node(id).note {
        pair.commit(Kind::Other, |now| now.node_mut(id).note = said);
    }
}

fn tag(pair: &mut Pair, random: &mut Random) {
    let name = *random.pick(&["White", "Black", "Event", "Result"]);
    if random.below(4) == 0 {
        let is_known = pair.now.tags.iter().any(|(known, _)| known == name);
        assert_eq!(pair.act(|document| document.remove_tag(name)), is_known);
        if is_known {
            pair.commit(Kind::Other, |now| now.tags.retain(|(known, _)| known != name));
        }
        return;
    }
    let value = *random.pick(if name == "Result" { &["1-0", "0-1", "1/2-1/2"] } else { &["Ann", "Bo \"B\"", "é"] });
    pair.act(|document| document.set_tag(name, value)).unwrap();
    pair.commit_change(|now| match now.tags.iter_mut().find(|(known, _)| known == name) {
        _ if name == "Result" => now.outcome = Outcome::recorded(value.parse().unwrap()),
        Some((_, old)) => value.clone_into(old),
        None => now.tags.push((name.to_owned(), value.to_owned())),
    });
}

fn outcome(pair: &mut Pair, random: &mut Random) {
    let outcome = match random.below(3) {
        0 => Outcome::default(),
        1 => Outcome::from(End::Claimed(Claim::Threefold)),
        _ => Outcome::recorded(GameResult::BlackWins),
    };
    pair.act(|document| document.set_outcome(outcome));
    pair.commit_change(|now| now.outcome = outcome);
}

fn start(pair: &mut Pair, random: &mut Random) {
    let start: Start =
        random.pick(&["960:5", "960:518", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "8/8/8/8/8/8/8/8"]).parse().unwrap();
    let start = if random.below(2) == 0 { Start::default() } else { start };
    let mode = if random.below(6) == 0 { Mode::Sheet } else { Mode::Friendly };
    pair.act(|document| document.set_start(start, mode)).unwrap();
    pair.commit_change(|now| (now.start, now.mode) = (start, mode));
}

fn replace(pair: &mut Pair, random: &mut Random) {
    let game = *random.pick(&[
        "[White \"Cy\"]\n\n{so} 1. e4 (1. d4 {solid} d5 (1... Nf6)) 1... e5 {open} 2. Nf3 *",
        "1. e4 -- 2. d4 (2. -- {again} --) 2... e5 $1 1-0",
        "[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q (1. a8=N {less} Kg7) 1... Kg7 *",
    ]);
    let other = Document::from_game(&pgn::read(game).next().unwrap().unwrap()).unwrap();
    pair.act(|document| document.replace(&other));
    let state = State::of(&other, &mut pair.next_id);
    pair.commit(Kind::Load, |now| {
        // The start is the same node, whatever the document.
        *now = state;
    });
}
