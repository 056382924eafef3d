// All that a person can do to a document.

import { squareName } from '../i18n/squares';
import type { PieceLetter } from '../i18n/words';
import { command } from './command';
import { type Drawn, withComment, withMark, withShape } from './note';
import type { Session } from './session';

const steps = ({ store }: Session): number => store.cursor.value.steps;
const length = ({ store }: Session): number => store.line.value.length;
const isThere = ({ store }: Session, node: number) => (store.node(node) ? undefined : 'not-there');

/** Plays a move in UCI; `--` passes the turn. */
export const play = command<[move: string]>({ id: 'play', run: (document, _, move) => void document.play(move) });

/** Moves a piece from one square to another, by the rules or freely; a pawn may become a piece. */
export const move = command<[from: number, to: number, promotion?: string]>({
  id: 'move',
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

/** Writes into the text of the line; what is written within a second of each other is one change. */
export const write = command<[at: number, removed: number, text: string, time: number]>({
  id: 'write',
  run: (document, _, at, removed, text, time) => document.write(at, removed, text, time),
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
  run: (document, session) => document.goTo(steps(session) - 1),
});

export const forward = command({
  id: 'forward',
  keys: ['ArrowRight'],
  isTravel: true,
  refuse: atEnd,
  run: (document, session) => document.goTo(steps(session) + 1),
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
});

export const makeMain = command<[node: number]>({
  id: 'makeMain',
  refuse: (session, node) => isThere(session, node) ?? isMain(session, node),
  run: (document, _, node) => void document.makeMain(node),
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
  say: () => '',
});

/** Sets a mark as PGN numbers them, or takes it away. */
export const mark = command<[node: number, nag: number]>({
  id: 'mark',
  refuse: isThere,
  run: (document, { store }, node, nag) => document.setNote(node, withMark(store, node, nag)),
  say: () => '',
});

/** Draws an arrow or a square at the cursor, or takes it away. */
export const draw = command<[shape: Drawn]>({
  id: 'draw',
  run: (document, { store }, shape) => {
    const { node } = store.cursor.value;
    document.setNote(node, withShape(store, node, shape));
  },
  say: () => '',
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

/** Sets where the document starts, by a FEN, and keeps its tokens. */
export const setStart = command<[start: string, isSheet: boolean]>({
  id: 'setStart',
  run: (document, _, start, isSheet) => document.setStart(start, isSheet),
});

/** Puts a new document in the place of this one, from a Chess960 start. */
export const chess960 = command<[number: number]>({
  id: 'chess960',
  run: (document, _, number) => document.loadScript(`960:${number}`, ''),
  say: (words, _, number) => words.said.chess960(number),
});

/** Puts a new document in the place of this one; it can be taken back. */
export const loadScript = command<[start: string | undefined, text: string]>({
  id: 'loadScript',
  run: (document, _, start, text) => document.loadScript(start, text),
});

/** Puts the document of bytes in the place of this one; it can be taken back. */
export const open = command<[bytes: Uint8Array]>({ id: 'open', run: (document, _, bytes) => document.load(bytes) });
