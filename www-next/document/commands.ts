// All that a person can do to a document.

import { squareName } from '../i18n/squares';
import type { CommandId, PieceLetter, RefusalCode, Words } from '../i18n/words';
import { command, plain } from './command';
import { type Drawn, moveName, noteWith, shapesAt, withMark, withShape } from './note';
import type { Session } from './session';

/** No line is that long. */
const FAR = 0xffff_ffff;
const steps = ({ store }: Session): number => store.cursor.value.steps;
const length = ({ store }: Session): number => store.line.value.length;
const shapes = ({ store }: Session): readonly Drawn[] => shapesAt(store, store.cursor.value.node);
const nameOf = ({ store }: Session, node: number): string => moveName(store.node(node)?.value);
const isThere = ({ store }: Session, node: number) => (store.node(node) ? undefined : 'not-there');
/** How things stand then. */
const standing = (words: Words, { store }: Session): string => words.standing(store.position.value);
const nothing = (): string => '';

/** Plays a move in UCI; `--` passes the turn, which nobody does in a game. */
export const play = plain('play', {
  refuse: ({ locked }, move) => (locked.value && move.trim() === '--' ? 'not-legal' : undefined),
});

/** Moves a piece from one square to another, by the rules or freely; a pawn may become a piece. */
export const move = plain('move', {
  refuse: (session, from, to) =>
    session.locked.value && session.ask((document) => document.refusal(from, to)) ? 'not-legal' : undefined,
});

export const put = command<[square: number, piece: PieceLetter]>({
  id: 'put',
  run: (document, _, at, piece) => void document.insert(at, piece),
  say: (words, _, at, piece) => words.said.put(piece, squareName(at)),
});

export const remove = plain('remove', { say: (words, _, at) => words.said.removed(squareName(at)) });

/**
 * Writes into the text of the line; keys that follow each other are one change. At the end of the line its end is shown
 * then, and within it the step that was written.
 */
export const write = command<[at: number, removed: number, text: string, time: number]>({
  id: 'write',
  run: (document, session, at, removed, text, time) =>
    steps(session) < length(session) ? document.edit(at, removed, text) : document.write(at, removed, text, time),
  say: nothing,
});

/** Makes the text of the line another, as a change of its own. */
export const rewrite = command<[text: string]>({
  id: 'rewrite',
  run: (document, session, text) => {
    const isAtEnd = steps(session) === length(session);
    document.pause();
    document.setText(text);
    document.pause();
    if (isAtEnd) document.goTo(FAR);
  },
  say: nothing,
});

export const chooseTurn = plain('chooseTurn', { say: standing });
export const chooseCastling = plain('chooseCastling', { say: standing });

export const undo = plain('undo', {
  keys: ['Mod+z'],
  refuse: ({ store }) => (store.history.value.canUndo ? undefined : 'nothing-to-undo'),
  say: (words, { store }) => words.said.undone(store.position.value),
});

export const redo = plain('redo', {
  keys: ['Mod+Shift+z', 'Mod+y'],
  refuse: ({ store }) => (store.history.value.canRedo ? undefined : 'nothing-to-redo'),
  say: (words, { store }) => words.said.redone(store.position.value),
});

/** Goes to a place of the line by a key. */
const travel = (id: CommandId, key: string, refuse: (session: Session) => RefusalCode | undefined, to: typeof steps) =>
  command({ id, keys: [key], isTravel: true, refuse, run: (document, session) => document.goTo(to(session)) });

const before = (session: Session) => session.store.places.value.findLast((place) => place < steps(session)) ?? 0;
const after = (session: Session) =>
  session.store.places.value.find((place) => place > steps(session)) ?? length(session);
const atStart = (session: Session) => (steps(session) > 0 ? undefined : 'at-the-start');
const atEnd = (session: Session) => (steps(session) < length(session) ? undefined : 'at-the-end');

export const first = travel('first', 'Home', atStart, () => 0);
export const back = travel('back', 'ArrowLeft', atStart, before);
export const forward = travel('forward', 'ArrowRight', atEnd, after);
export const last = travel('last', 'End', atEnd, length);

/** Goes to a place of the line, as a scrubber does. */
export const goTo = plain('goTo', { isTravel: true, isScrub: true });

/** Goes to a node, on whatever line it is. */
export const select = plain('select', { isTravel: true, refuse: isThere });

/** Lets a variation stand one place further up. */
export const promote = plain('promote', {
  refuse: (session, node) => isThere(session, node) ?? isMain(session, node),
  say: (words, session, node) => words.moves.said.promoted(nameOf(session, node)),
});

export const makeMain = plain('makeMain', {
  refuse: (session, node) => isThere(session, node) ?? isMain(session, node),
  say: (words, session, node) => words.moves.said.isMain(nameOf(session, node)),
});

/** Whether every node from the start to this one is the first after the one before it. */
function isMain({ store }: Session, node: number): 'is-main' | undefined {
  for (let at = store.node(node)?.value; at && at.parent !== null; at = store.node(at.parent)?.value) {
    if (store.node(at.parent)?.value.children[0] !== at.id) return undefined;
  }
  return 'is-main';
}

/** Deletes a node with all that follows it. */
export const deleteFrom = plain('deleteFrom', {
  refuse: (session, node) => (node === 0 ? 'at-the-start' : isThere(session, node)),
});

/** Says something after a node; nothing at all takes away what was said. */
export const comment = command<[node: number, text: string]>({
  id: 'comment',
  refuse: isThere,
  run: (document, { store }, node, text) =>
    document.setNote(node, noteWith(store, node, { comments: text.trim() ? [text.trim()] : [] })),
  say: (words, session, node, text) => words.moves.said.commented(nameOf(session, node), text.trim() !== ''),
});

/** Sets a mark as PGN numbers them, or takes it away. */
export const mark = command<[node: number, nag: number]>({
  id: 'mark',
  refuse: isThere,
  run: (document, { store }, node, nag) => document.setNote(node, withMark(store, node, nag)),
  say: (words, session, node, nag) => {
    const isMarked = session.store.node(node)?.value.nags.includes(nag) ?? false;
    return words.moves.said.marked(nameOf(session, node), nag, isMarked);
  },
});

/** Draws an arrow or a square at the cursor, or takes it away. */
export const draw = command<[shape: Drawn]>({
  id: 'draw',
  run: (document, { store }, shape) => {
    const { node } = store.cursor.value;
    document.setNote(node, withShape(store, node, shape));
  },
  say: ({ board: { drawing } }, session, { paint, from, to }) => {
    const isDrawn = shapes(session).some((known) => known.from === from && known.to === to);
    const shape = drawing.shape(paint, squareName(from), squareName(to));
    return isDrawn ? drawing.drawn(shape) : drawing.erased(shape);
  },
});

/** Takes all that is drawn at the cursor away. */
export const eraseAll = command({
  id: 'eraseAll',
  refuse: (session) => (shapes(session).length > 0 ? undefined : 'nothing-drawn'),
  run: (document, { store }) => {
    const { node } = store.cursor.value;
    document.setNote(node, noteWith(store, node, { shapes: new Uint8Array() }));
  },
  say: (words) => words.board.drawing.allErased,
});

export const setTag = plain('setTag', { say: nothing });
export const removeTag = plain('removeTag', { say: nothing });

/** Says how the game ended: by a result as PGN writes it, or by its cause. */
export const setResult = plain('setResult', { say: standing });

/** Ends the game as players do: `agreed`, `threefold`, `fifty`, `resigned-w`, `time-b`, … */
export const end = plain('end', { say: standing });

// Commands that have the document start elsewhere, or put another in its place; that can be taken back.

const isOpening = true;

/** Sets where the document starts, by a FEN, and keeps its tokens; without one at the usual start. */
export const setStart = plain('setStart', { isOpening });

/** Puts a new document in the place of this one. */
export const loadScript = plain('loadScript', { isOpening });

/** Puts a new document in the place of this one, from a Chess960 start. */
export const chess960 = command<[number: number]>({
  id: 'chess960',
  isOpening,
  run: (document, _, number) => document.loadScript(`960:${number}`, ''),
  say: (words, _, number) => words.said.chess960(number),
});

/** Puts a position in the place of this document: a FEN, which has `960:` before it where the rules of Chess960 hold. */
export const setUp = command<[start: string]>({
  id: 'setUp',
  isOpening,
  run: (document, _, start) => document.loadScript(start, ''),
  say: (words, { store }) => words.setup.done(store.position.value),
});

/** Puts a new document with a start of its own in the place of this one. */
const beginAt = (id: CommandId, start: string | undefined, say: (words: Words) => string) =>
  command({ id, isOpening, say, run: (document) => document.loadScript(start, '') });

export const clear = beginAt('clear', '8/8/8/8/8/8/8/8 w - - 0 1', (words) => words.setup.cleared);
/** At the usual start. */
export const restart = beginAt('restart', undefined, (words) => words.setup.restarted);

/** Puts the document that was worked on last in the place of this one. */
export const bringBack = command({
  id: 'bringBack',
  isOpening,
  refuse: ({ before }) => (before.value ? undefined : 'nothing-before'),
  run: (document, { before }) => {
    const bytes = before.peek();
    if (bytes) document.load(bytes);
    before.value = undefined;
  },
  say: (words) => words.kept.broughtBack,
});

/** Puts the document of bytes in the place of this one. */
export const open = command<[bytes: Uint8Array]>({
  id: 'open',
  isOpening,
  run: (document, _, bytes) => document.load(bytes),
});
