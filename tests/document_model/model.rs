//! The document as a plain tree of owned nodes, whose history is a pile of copies.
//!
//! It is slow and says what the document has to do: every function here is the rule, written down as directly as can be.

use gridmate::document::{Document, NodeId, Note};
use gridmate::game::Outcome;
use gridmate::script::{self, Mode, Start, StepKind};
use std::collections::BTreeMap;
use std::ops::Range;

pub(crate) const ROOT: u64 = 0;
pub(crate) const GAP: &str = ", ";

#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) id: u64,
    pub(crate) token: String,
    /// What is written before it, where that is not the usual.
    gap: Option<String>,
    pub(crate) note: Note,
    pub(crate) children: Vec<Node>,
}

/// Everything but the history.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) start: Start,
    pub(crate) mode: Mode,
    pub(crate) root: Node,
    pub(crate) path: Vec<u64>,
    pub(crate) cursor: u64,
    pub(crate) tail: String,
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) outcome: Outcome,
}

/// A token of a text: what is before it, itself, and where it starts and ends.
struct Token {
    gap: String,
    text: String,
    start: usize,
    end: usize,
}

/// A token with what belongs to it, wherever it stands.
pub(crate) struct Said {
    pub(crate) token: String,
    gap: Option<String>,
    note: Note,
}

impl Node {
    pub(crate) fn new(id: u64, token: &str) -> Self {
        Self { id, token: token.to_owned(), gap: None, note: Note::default(), children: Vec::new() }
    }

    fn find(&self, id: u64) -> Option<&Self> {
        if self.id == id { Some(self) } else { self.children.iter().find_map(|child| child.find(id)) }
    }

    pub(crate) fn find_mut(&mut self, id: u64) -> Option<&mut Self> {
        if self.id == id { Some(self) } else { self.children.iter_mut().find_map(|child| child.find_mut(id)) }
    }

    /// The ids from a child of this node to a node below it.
    fn path_to(&self, id: u64) -> Option<Vec<u64>> {
        if self.id == id {
            return Some(Vec::new());
        }
        self.children.iter().find_map(|child| {
            let mut path = child.path_to(id)?;
            path.insert(0, child.id);
            Some(path)
        })
    }

    pub(crate) fn all(&self) -> Vec<u64> {
        std::iter::once(self.id).chain(self.children.iter().flat_map(Self::all)).collect()
    }

    fn place(&self, id: u64) -> Option<usize> {
        self.children.iter().position(|child| child.id == id)
    }

    /// Lets one child go into another.
    fn merge(&mut self, gone: u64, kept: u64, names: &mut BTreeMap<u64, u64>) {
        let (index, at) = (self.place(gone).unwrap(), self.place(kept).unwrap());
        let gone = self.children.remove(index);
        let kept = self.place(kept).unwrap();
        let mut kept = self.children.remove(kept);
        names.insert(gone.id, kept.id);
        join(&mut kept.note, gone.note);
        let duplicate =
            |child: &Self| Some((child.id, kept.children.iter().find(|other| other.token == child.token)?.id));
        let duplicates: Vec<(u64, u64)> = gone.children.iter().filter_map(duplicate).collect();
        if index < at {
            kept.children.splice(0..0, gone.children);
        } else {
            kept.children.extend(gone.children);
        }
        for (child, other) in duplicates.into_iter().rev() {
            kept.merge(child, other, names);
        }
        self.children.insert(index.min(at), kept);
    }
}

fn join(note: &mut Note, other: Note) {
    note.before.extend(other.before);
    note.after.extend(other.after);
    for nag in other.nags {
        if !note.nags.contains(&nag) {
            note.nags.push(nag);
        }
    }
    note.shapes.extend(other.shapes);
    note.clock = note.clock.or(other.clock);
    note.elapsed = note.elapsed.or(other.elapsed);
    note.evaluation = note.evaluation.or(other.evaluation);
}

impl State {
    pub(crate) fn new() -> Self {
        let (start, root) = (Start::default(), Node::new(ROOT, ""));
        let (path, tail, tags) = (Vec::new(), String::new(), Vec::new());
        Self { start, mode: Mode::Friendly, root, path, cursor: ROOT, tail, tags, outcome: Outcome::default() }
    }

    pub(crate) fn node(&self, id: u64) -> &Node {
        self.root.find(id).unwrap()
    }

    pub(crate) fn node_mut(&mut self, id: u64) -> &mut Node {
        self.root.find_mut(id).unwrap()
    }

    pub(crate) fn end(&self) -> u64 {
        self.path.last().copied().unwrap_or(ROOT)
    }

    pub(crate) fn parent(&self, id: u64) -> Option<(u64, usize)> {
        let path = self.root.path_to(id)?;
        let parent = path.iter().rev().nth(1).copied().unwrap_or(ROOT);
        Some((parent, self.node(parent).place(id)?))
    }

    pub(crate) fn path_or_none(&self, id: u64) -> Option<Vec<u64>> {
        self.root.path_to(id)
    }

    pub(crate) fn path_to(&self, id: u64) -> Vec<u64> {
        self.root.path_to(id).unwrap()
    }

    pub(crate) fn end_of(&self, id: u64) -> u64 {
        self.node(id).children.first().map_or(id, |child| self.end_of(child.id))
    }

    /// Shows the line that ends with a node.
    pub(crate) fn show(&mut self, end: u64) {
        self.path = self.path_to(end);
    }

    fn gap(&self, index: usize) -> &str {
        self.node(self.path[index]).gap.as_deref().unwrap_or(if index == 0 { "" } else { GAP })
    }

    pub(crate) fn text(&self) -> String {
        let token = |index: usize| [self.gap(index), &self.node(self.path[index]).token].concat();
        (0..self.path.len()).map(token).collect::<String>() + &self.tail
    }

    pub(crate) fn script(&self) -> script::Script {
        script::Script::open(self.start, self.mode, &self.text()).unwrap()
    }

    fn cut(&self, text: &str) -> (Vec<Token>, String) {
        let script = script::Script::open(self.start, self.mode, text).unwrap();
        let mut behind = 0;
        let tokens = (0..script.tokens()).map(|index| {
            let token = script.token(index).unwrap();
            let (start, end) = (token.start.byte as usize, token.end.byte as usize);
            let gap = text[std::mem::replace(&mut behind, end)..start].to_owned();
            Token { gap, text: token.text.to_owned(), start, end }
        });
        let tokens = tokens.collect();
        (tokens, text[behind..].to_owned())
    }

    /// Makes the line another text. The tokens before `at` are kept as they are, as are those from `behind` on that are
    /// still the same; those in between are renamed, and where there are more or fewer, put in or taken out.
    fn rewrite(&mut self, text: &str, at: usize, behind: usize, next_id: &mut u64) -> Range<usize> {
        let before = self.cut(&self.text()).0.iter().filter(|token| token.end < at).count();
        let (new, tail) = self.cut(text);
        let old: Vec<String> = self.path.iter().map(|&id| self.node(id).token.clone()).collect();
        let least = old.len().min(new.len());
        let before = before.min(least);
        let mut same = 0;
        while same < least - before {
            let (old, new) = (&old[old.len() - 1 - same], &new[new.len() - 1 - same]);
            if new.start < behind || new.text != *old {
                break;
            }
            same += 1;
        }
        let mut from = before;
        while from < least - same && old[from] == new[from].text {
            from += 1;
        }
        let (old_end, new_end) = (old.len() - same, new.len() - same);
        let renamed = old_end.min(new_end);
        for (&id, token) in self.path[from..renamed].iter().zip(&new[from..renamed]) {
            self.root.find_mut(id).unwrap().token.clone_from(&token.text);
        }
        if old_end > renamed {
            let next = self.path.get(old_end).map(|&next| self.node(next).clone());
            let (parent, index) = self.parent(self.path[renamed]).unwrap();
            self.node_mut(parent).children.splice(index..=index, next);
        }
        let fresh: Vec<u64> = (renamed..new_end).map(|index| *next_id + 1 + (index - renamed) as u64).collect();
        *next_id += fresh.len() as u64;
        if new_end > renamed {
            let parent = if renamed == 0 { ROOT } else { self.path[renamed - 1] };
            let index = self.path.get(old_end).map_or(0, |&next| self.parent(next).unwrap().1);
            let has_next = self.path.len() > old_end;
            let mut chain = has_next.then(|| self.node_mut(parent).children.remove(index));
            for (token, &id) in new[renamed..new_end].iter().zip(&fresh).rev() {
                let mut node = Node::new(id, &token.text);
                node.children.extend(chain);
                chain = Some(node);
            }
            self.node_mut(parent).children.insert(index, chain.unwrap());
        }
        self.path.splice(renamed..old_end, fresh);
        self.tail = tail;
        for (index, token) in new.iter().enumerate().take(new_end + 1).skip(before) {
            self.set_gap(index, &token.gap);
        }
        from..new_end + usize::from(old_end > renamed)
    }

    fn set_gap(&mut self, index: usize, gap: &str) {
        if self.gap(index) != gap {
            let usual = if index == 0 { "" } else { GAP };
            self.node_mut(self.path[index]).gap = (gap != usual).then(|| gap.to_owned());
        }
    }

    /// Types: rewrites the text, and gives the state before tokens that stand there already went into those as well, with
    /// the tokens that were typed.
    pub(crate) fn edit(&mut self, range: Range<usize>, with: &str, next_id: &mut u64) -> (Self, Range<usize>) {
        let behind = range.start + with.len();
        let mut text = self.text();
        text.replace_range(range.clone(), with);
        let typed = self.rewrite(&text, range.start, behind, next_id);
        let unmerged = (self.clone(), typed.clone());
        self.merge_typed(typed);
        // The cursor is behind the step that starts before the end of what was typed.
        let script = self.script();
        let starts_before = |index: &usize| {
            let token = script.token(*index).unwrap();
            (token.start.byte as usize) < behind || (token.end.byte as usize) <= behind
        };
        let last = (0..script.tokens()).take_while(starts_before).last();
        self.cursor = last.map_or(ROOT, |token| self.path[script.step(script.step_of(token)).unwrap().tokens.end - 1]);
        unmerged
    }

    /// Lets tokens that were typed go into those that stand there already.
    pub(crate) fn merge_typed(&mut self, typed: Range<usize>) {
        let tokens = self.cut(&self.text()).0;
        for index in typed {
            let Some(&id) = self.path.get(index) else { continue };
            let parent = if index == 0 { ROOT } else { self.path[index - 1] };
            let token = &self.node(id).token;
            let duplicate = self.node(parent).children.iter().find(|other| other.id != id && other.token == *token);
            if let Some(duplicate) = duplicate.map(|duplicate| duplicate.id) {
                let mut names = BTreeMap::new();
                self.node_mut(parent).merge(id, duplicate, &mut names);
                for index in index..self.path.len() {
                    let Some(&name) = names.get(&self.path[index]) else { break };
                    self.path[index] = name;
                }
                (index..self.path.len()).for_each(|index| self.set_gap(index, &tokens[index].gap));
            }
        }
    }

    /// Where the text reads as other tokens than the line has, the line follows; tells whether it does.
    pub(crate) fn settle(&mut self, next_id: &mut u64) -> bool {
        let text = self.text();
        let tokens = self.cut(&text).0;
        let nodes = self.path.iter().map(|&id| &self.node(id).token);
        if nodes.eq(tokens.iter().map(|token| &token.text)) {
            return false;
        }
        self.rewrite(&text, 0, 0, next_id);
        if self.cursor != ROOT && !self.path.contains(&self.cursor) {
            self.cursor = self.end();
        }
        true
    }

    /// The cursor, behind the whole step that it is in, and how many steps these are.
    pub(crate) fn place(&self) -> (u64, usize) {
        let Some(token) = self.path.iter().position(|&id| id == self.cursor) else { return (ROOT, 0) };
        let script = self.script();
        let step = script.step_of(token);
        (self.path[script.step(step).unwrap().tokens.end - 1], step + 1)
    }

    pub(crate) fn node_after(&self, steps: usize) -> u64 {
        steps
            .min(self.script().steps())
            .checked_sub(1)
            .map_or(ROOT, |step| self.path[self.script().step(step).unwrap().tokens.end - 1])
    }

    /// Whether a step of the line to a node ends there.
    pub(crate) fn ends_step(&self, id: u64) -> bool {
        let mut there = self.clone();
        if !there.path.contains(&id) {
            there.tail.clear();
            there.show(there.end_of(id));
        }
        there.cursor = id;
        there.place().0 == id
    }

    /// What stands on the way to a node.
    pub(crate) fn line_to(&self, id: u64) -> Vec<Said> {
        let said = |id: &u64| {
            let Node { token, gap, note, .. } = self.node(*id);
            Said { token: token.clone(), gap: gap.clone(), note: note.clone() }
        };
        self.path_to(id).iter().map(said).collect()
    }

    /// The nodes to which the first tokens of a line lead, as many of them as there are.
    pub(crate) fn nodes_along(&self, line: &[Said]) -> (Vec<u64>, usize) {
        let mut nodes = vec![ROOT];
        for (index, said) in line.iter().enumerate() {
            let next = nodes.iter().flat_map(|&id| &self.node(id).children);
            let next: Vec<u64> = next.filter(|child| child.token == said.token).map(|child| child.id).collect();
            if next.is_empty() {
                return (nodes, index);
            }
            nodes = next;
        }
        (nodes, line.len())
    }

    /// Adds a line where it leaves what is there.
    pub(crate) fn add_line(&mut self, line: &[Said], next_id: &mut u64) {
        let (nodes, known) = self.nodes_along(line);
        let mut chain = None;
        for said in line[known..].iter().rev() {
            *next_id += 1;
            let mut node = Node::new(*next_id, &said.token);
            (node.gap, node.note) = (said.gap.clone(), said.note.clone());
            node.children.extend(chain);
            chain = Some(node);
        }
        self.node_mut(nodes[0]).children.extend(chain);
    }

    /// After how many steps a legal move is done that the line goes on with already, behind what changes nothing.
    pub(crate) fn steps_after(&self, played: gridmate::rules::Move) -> Option<usize> {
        let script = self.script();
        for step in self.place().1..script.steps() {
            match script.step(step).unwrap().kind {
                StepKind::Ignored => {}
                StepKind::Legal(known) if known == played => return Some(step + 1),
                _ => return None,
            }
        }
        None
    }

    /// All of a document, whose tokens have the usual gaps.
    pub(crate) fn of(document: &Document, next_id: &mut u64) -> Self {
        fn node(document: &Document, id: NodeId, next_id: &mut u64) -> Node {
            *next_id += u64::from(id != NodeId::ROOT);
            let mut copy = Node::new(if id == NodeId::ROOT { ROOT } else { *next_id }, document.token(id));
            copy.note = document.note(id).cloned().unwrap_or_default();
            copy.children = document.children(id).iter().map(|&child| node(document, child, next_id)).collect();
            copy
        }
        let root = node(document, NodeId::ROOT, next_id);
        let (start, mode) = (*document.start(), document.script().mode());
        let mut state =
            Self { start, mode, root, tags: document.tags().to_vec(), outcome: document.outcome(), ..Self::new() };
        state.show(state.end_of(ROOT));
        state.cursor = state.end();
        state
    }
}
