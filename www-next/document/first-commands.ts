// What a person can do to a document as soon as there is a board.

import { squareName } from '../i18n/squares';
import type { PieceLetter } from '../i18n/words';
import { command, length, steps } from './command';
import { type Drawn, shapesAt, withShape } from './note';
import type { Session } from './session';

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

/** Ends the game as players do: `agreed`, `threefold`, `fifty`, `resigned-w`, `time-b`, … */
export const end = command<[cause: string]>({
  id: 'end',
  run: (document, _, cause) => document.end(cause),
  say: (words, { store }) => words.standing(store.position.value),
});

/** Puts the document of bytes in the place of this one; it can be taken back. */
export const open = command<[bytes: Uint8Array]>({
  id: 'open',
  isOpening: true,
  run: (document, _, bytes) => document.load(bytes),
});
