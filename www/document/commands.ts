// All that a person can do to a document; also what has it start elsewhere, or puts another in its place.

import { batch } from '@preact/signals';
import type { AllWords, CommandId } from '../i18n/words';
import { type Command, command, length, plain, standing, steps } from './command';
import { FAR } from './core';
import { lessonIn } from './open-link';
import type { Session } from './session';
import { moveName, noteWith, shapesAt, withMark } from './store';

export * from './first-commands';

const nameOf = ({ store }: Session, node: number): string => moveName(store.node(node)?.value);
const isThere = ({ store }: Session, node: number) => (store.node(node) ? undefined : 'not-there');
const nothing = (): string => '';

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

/** Plays the computer’s move, in UCI: undo takes it back with the move before it. */
export const reply = plain('reply');

export const chooseTurn = plain('chooseTurn', { say: standing });
export const chooseCastling = plain('chooseCastling', { say: standing });

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
    const isMarked = session.store.node(node)?.value.nags?.includes(nag) ?? false;
    return words.moves.said.marked(nameOf(session, node), nag, isMarked);
  },
});

/** Takes all that is drawn at the cursor away. */
export const eraseAll = command({
  id: 'eraseAll',
  refuse: ({ store }) => (shapesAt(store).length > 0 ? undefined : 'nothing-drawn'),
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

const isOpening = true;

/** Another position in the place of a chapter is a chapter of the same lesson. */
const withinLesson = <Args extends readonly unknown[]>(known: Command<Args>): Command<Args> => ({
  ...known,
  run: (session, ...args) =>
    batch(() => {
      const chapters = session.chapters.peek();
      const isDone = known.run(session, ...args);
      if (isDone) session.chapters.value = chapters;
      return isDone;
    }),
});

/** Sets where the document starts, by a FEN, and keeps its tokens; without one at the usual start. */
export const setStart = withinLesson(plain('setStart', { isOpening }));

/** Puts a new document in the place of this one. */
export const loadScript = plain('loadScript', { isOpening });

/** Puts a new document in the place of this one, from a Chess960 start. */
export const chess960 = withinLesson(
  command<[number: number]>({
    id: 'chess960',
    isOpening,
    run: (document, _, number) => document.loadScript(`960:${number}`, ''),
    say: (words, _, number) => words.said.chess960(number),
  }),
);

/** Puts a position in the place of this document: a FEN, which has `960:` before it where the rules of Chess960 hold. */
export const setUp = withinLesson(
  command<[start: string]>({
    id: 'setUp',
    isOpening,
    run: (document, _, start) => document.loadScript(start, ''),
    say: (words, { store }) => words.setup.done(store.position.value),
  }),
);

/** Puts a new document with a start of its own in the place of this one. */
const beginAt = (id: CommandId, start: string | undefined, say: (words: AllWords) => string) =>
  withinLesson(command({ id, isOpening, say, run: (document) => document.loadScript(start, '') }));

export const clear = beginAt('clear', '8/8/8/8/8/8/8/8 w - - 0 1', (words) => words.setup.cleared);
/** At the usual start. */
export const restart = beginAt('restart', undefined, (words) => words.setup.restarted);

const loadPrevious = command({
  id: 'bringBack',
  isOpening,
  refuse: ({ previous }) => (previous.value ? undefined : 'nothing-before'),
  run: (document, { previous }) => {
    const bytes = previous.peek();
    if (bytes) document.load(bytes);
    previous.value = undefined;
  },
  say: (words) => words.kept.broughtBack,
});

/** Puts the document that was worked on last in the place of this one, with the lesson that it began. */
export const bringBack: Command = {
  ...loadPrevious,
  run: (session) =>
    batch(() => {
      const bytes = session.previous.peek();
      const isDone = loadPrevious.run(session);
      if (isDone && bytes) session.chapters.value = lessonIn(bytes);
      return isDone;
    }),
};
