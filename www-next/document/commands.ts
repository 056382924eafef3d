// All that a person can do to a document.

import { squareName } from '../i18n/squares';
import type { PieceLetter } from '../i18n/words';
import { command } from './command';
import { type Drawn, moveName, shapesAt, withComment, withMark, withoutShapes, withShape } from './note';
import type { Session } from './session';

const steps = ({ store }: Session): number => store.cursor.value.steps;
const length = ({ store }: Session): number => store.line.value.length;
const nameOf = ({ store }: Session, node: number): string => moveName(store.node(node)?.value);
/** No line is that long. */
const FAR = 0xffff_ffff;
const isThere = ({ store }: Session, node: number) => (store.node(node) ? undefined : 'not-there');

/** Plays a move in UCI; `--` passes the turn. */
export const play = command<[move: string]>({
  id: 'play',
  // In a game nobody passes.
  refuse: ({ locked }, move) => (locked.value && move.trim() === '--' ? 'not-legal' : undefined),
  run: (document, _, move) => void document.play(move),
});

/** Moves a piece from one square to another, by the rules or freely; a pawn may become a piece. */
export const move = command<[from: number, to: number, promotion?: string]>({
  id: 'move',
  refuse: (session, from, to) =>
    session.locked.value && session.ask((document) => document.refusal(from, to)) ? 'not-legal' : undefined,
  run: (document, _, from, to, promotion) => void document.move(from, to, promotion),
});

export const put = command<[square: number, piece: PieceLetter]>({
  id: 'put',
  run: (document, _, at, piece) => void document.insert(at, piece),
  say: (words, _, at, piece) => words.said.put(piece, squareName(at)),
});

export const remove = command<[square: number]>({
  id: 'remove',
  run: (document, _, at) => void document.remove(at),
  say: (words, _, at) => words.said.removed(squareName(at)),
});

/**
 * Writes into the text of the line; keys that follow each other are one change. At the end of the line its end is shown
 * then, and within it the step that was written.
 */
export const write = command<[at: number, removed: number, text: string, time: number]>({
  id: 'write',
  run: (document, session, at, removed, text, time) =>
    steps(session) < length(session) ? document.edit(at, removed, text) : document.write(at, removed, text, time),
  say: () => '',
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
  say: () => '',
});

export const chooseTurn = command<[turn: 'w' | 'b']>({
  id: 'chooseTurn',
  run: (document, _, turn) => document.chooseTurn(turn),
  say: (words, { store }) => words.standing(store.position.value),
});

export const chooseCastling = command<[letters: string]>({
  id: 'chooseCastling',
  run: (document, _, letters) => document.chooseCastling(letters),
  say: (words, { store }) => words.standing(store.position.value),
});

export const undo = command({
  id: 'undo',
  keys: ['Mod+z'],
  refuse: ({ store }) => (store.history.value.canUndo ? undefined : 'nothing-to-undo'),
  run: (document) => void document.undo(),
  say: (words, { store }) => words.said.undone(store.position.value),
});

export const redo = command({
  id: 'redo',
  keys: ['Mod+Shift+z', 'Mod+y'],
  refuse: ({ store }) => (store.history.value.canRedo ? undefined : 'nothing-to-redo'),
  run: (document) => void document.redo(),
  say: (words, { store }) => words.said.redone(store.position.value),
});

const before = (session: Session) => session.store.places.value.findLast((place) => place < steps(session)) ?? 0;
const after = (session: Session) =>
  session.store.places.value.find((place) => place > steps(session)) ?? length(session);
const atStart = (session: Session) => (steps(session) > 0 ? undefined : 'at-the-start');
const atEnd = (session: Session) => (steps(session) < length(session) ? undefined : 'at-the-end');

export const first = command({
  id: 'first',
  keys: ['Home'],
  isTravel: true,
  refuse: atStart,
  run: (document) => document.goTo(0),
});

export const back = command({
  id: 'back',
  keys: ['ArrowLeft'],
  isTravel: true,
  refuse: atStart,
  run: (document, session) => document.goTo(before(session)),
});

export const forward = command({
  id: 'forward',
  keys: ['ArrowRight'],
  isTravel: true,
  refuse: atEnd,
  run: (document, session) => document.goTo(after(session)),
});

export const last = command({
  id: 'last',
  keys: ['End'],
  isTravel: true,
  refuse: atEnd,
  run: (document, session) => document.goTo(length(session)),
});

/** Goes to a place of the line, as a scrubber does. */
export const goTo = command<[steps: number]>({
  id: 'goTo',
  isTravel: true,
  isScrub: true,
  run: (document, _, at) => document.goTo(at),
});

/** Goes to a node, on whatever line it is. */
export const select = command<[node: number]>({
  id: 'select',
  isTravel: true,
  refuse: isThere,
  run: (document, _, node) => document.select(node),
});

/** Lets a variation stand one place further up. */
export const promote = command<[node: number]>({
  id: 'promote',
  refuse: (session, node) => isThere(session, node) ?? isMain(session, node),
  run: (document, _, node) => void document.promote(node),
  say: (words, session, node) => words.moves.said.promoted(nameOf(session, node)),
});

export const makeMain = command<[node: number]>({
  id: 'makeMain',
  refuse: (session, node) => isThere(session, node) ?? isMain(session, node),
  run: (document, _, node) => void document.makeMain(node),
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
export const deleteFrom = command<[node: number]>({
  id: 'deleteFrom',
  refuse: (session, node) => (node === 0 ? 'at-the-start' : isThere(session, node)),
  run: (document, _, node) => void document.deleteFrom(node),
});

/** Says something after a node; nothing at all takes away what was said. */
export const comment = command<[node: number, text: string]>({
  id: 'comment',
  refuse: isThere,
  run: (document, { store }, node, text) => document.setNote(node, withComment(store, node, text)),
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
  say: (words, { store }, { paint, from, to }) => {
    const isThere = shapesAt(store, store.cursor.value.node).some((known) => known.from === from && known.to === to);
    const shape = words.board.drawing.shape(paint, squareName(from), squareName(to));
    return isThere ? words.board.drawing.drawn(shape) : words.board.drawing.erased(shape);
  },
});

/** Takes all that is drawn at the cursor away. */
export const eraseAll = command({
  id: 'eraseAll',
  refuse: ({ store }) => (shapesAt(store, store.cursor.value.node).length > 0 ? undefined : 'nothing-drawn'),
  run: (document, { store }) => {
    const { node } = store.cursor.value;
    document.setNote(node, withoutShapes(store, node));
  },
  say: (words) => words.board.drawing.allErased,
});

export const setTag = command<[name: string, value: string]>({
  id: 'setTag',
  run: (document, _, name, value) => document.setTag(name, value),
  say: () => '',
});

export const removeTag = command<[name: string]>({
  id: 'removeTag',
  run: (document, _, name) => void document.removeTag(name),
  say: () => '',
});

/** Says how the game ended: by a result as PGN writes it, or by its cause. */
export const setResult = command<[result: string]>({
  id: 'setResult',
  run: (document, _, result) => document.setResult(result),
});

/** Ends the game as players do: `agreed`, `threefold`, `fifty`, `resigned-w`, `time-b`, … */
export const end = command<[cause: string]>({ id: 'end', run: (document, _, cause) => document.end(cause) });

/** Sets where the document starts, by a FEN, and keeps its tokens; without one at the usual start. */
export const setStart = command<[start: string | undefined, isSheet: boolean]>({
  id: 'setStart',
  isOpening: true,
  run: (document, _, start, isSheet) => document.setStart(start, isSheet),
});

/** Puts a new document in the place of this one, from a Chess960 start. */
export const chess960 = command<[number: number]>({
  id: 'chess960',
  isOpening: true,
  run: (document, _, number) => document.loadScript(`960:${number}`, ''),
  say: (words, _, number) => words.said.chess960(number),
});

/** Puts a new document in the place of this one; it can be taken back. */
export const loadScript = command<[start: string | undefined, text: string]>({
  id: 'loadScript',
  isOpening: true,
  run: (document, _, start, text) => document.loadScript(start, text),
});

/** Puts the document that was worked on last in the place of this one. */
export const bringBack = command({
  id: 'bringBack',
  isOpening: true,
  refuse: ({ before }) => (before.value ? undefined : 'nothing-before'),
  run: (document, { before }) => {
    const bytes = before.peek();
    if (bytes) document.load(bytes);
    before.value = undefined;
  },
  say: (words) => words.kept.broughtBack,
});

/** Puts the document of bytes in the place of this one; it can be taken back. */
export const open = command<[bytes: Uint8Array]>({
  id: 'open',
  isOpening: true,
  run: (document, _, bytes) => document.load(bytes),
});
