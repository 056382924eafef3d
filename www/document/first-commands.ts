// What a person can do to a document as soon as there is a board.

import type { PieceLetter } from '../chess/chess';
import { squareName } from '../chess/squares';
import type { CommandId, RefusalCode } from '../i18n/words';
import { command, length, plain, standing, steps } from './command';
import type { Session } from './session';
import { type Drawn, shapesAt, withShape } from './store';

/** Plays a move in UCI; `--` passes the turn, which a game forbids. */
export const play = plain('play', {
  refuse: ({ locked }, move) => (locked.value && move.trim() === '--' ? 'not-legal' : undefined),
});

/**
 * Moves a piece from one square to another, by the rules or freely; a pawn may become a piece. While a board is set up whose
 * turn it is stays.
 */
export const move = command<[from: number, to: number, promotion?: string, isSetUp?: boolean]>({
  id: 'move',
  refuse: (session, from, to) =>
    session.locked.value && session.ask((document) => document.attempt(from, to)).problem ? 'not-legal' : undefined,
  run: (document, _, from, to, promotion, isSetUp) =>
    isSetUp ? document.shift(from, to) : document.move(from, to, promotion),
});

export const put = command<[square: number, piece: PieceLetter]>({
  id: 'put',
  run: (document, _, at, piece) => document.insert(at, piece),
  say: (words, _, at, piece) => words.said.put(piece, squareName(at)),
});

export const remove = plain('remove', { say: (words, _, at) => words.said.removed(squareName(at)) });

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

/** Draws an arrow or a square at the cursor, or takes it away. */
export const draw = command<[shape: Drawn]>({
  id: 'draw',
  run: (document, { store }, shape) => {
    const { node } = store.cursor.value;
    document.setNote(node, withShape(store, node, shape));
  },
  say: ({ board: { drawing } }, session, { paint, from, to }) => {
    const isDrawn = shapesAt(session.store).some((known) => known.from === from && known.to === to);
    const shape = drawing.shape(paint, squareName(from), squareName(to));
    return isDrawn ? drawing.drawn(shape) : drawing.erased(shape);
  },
});

/** Ends the game as players do: `agreed`, `threefold`, `fifty`, `resigned-w`, `time-b`, … */
export const end = plain('end', { say: standing });

/** Puts the document of bytes in the place of this one, which can be taken back; of those of a link no more than one holds. */
export const open = command<[bytes: Uint8Array, isLink?: boolean]>({
  id: 'open',
  isOpening: true,
  run: (document, _, bytes, isLink) => (isLink ? document.loadLink(bytes) : document.load(bytes)),
});
