// What a lesson asks for at the nodes of a document: where its tasks are, and the commands that set them.

import type { ShownNode } from '#doors/document.js';
import type { LessonChange } from '#doors/labs.js';
import { command } from './command';
import type { Session } from './session';
import { moveName, type Store, withMark } from './store';

/** The nodes in the order in which bytes have them, by whose numbers the labs name them: each before those that follow it. */
export function nodesInOrder(store: Store): readonly ShownNode[] {
  const found: ShownNode[] = [];
  const waiting = [0];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = store.node(id)?.value;
    if (!node) continue;
    found.push(node);
    waiting.push(...node.children.toReversed());
  }
  return found;
}

/** Those that have a task. */
export const tasksIn = (store: Store): readonly ShownNode[] =>
  nodesInOrder(store).filter(({ task }) => task !== undefined);

/** What a lesson says at a node; what is empty is not there. */
export interface TaskNote {
  /** As PGN has it. */
  readonly task: string;
  readonly hint: string;
  readonly wrong: string;
}

export function taskNoteAt({ store }: Pick<Session, 'store'>, node: number): TaskNote {
  const { task = '', hint = '', wrong = '' } = store.node(node)?.value ?? {};
  return { task, hint, wrong };
}

const isThere = ({ store }: Session, node: number) => (store.node(node) ? undefined : 'not-there');

/** What the node is called; the start has no move. */
const nameAt = ({ store }: Session, node: number): string => moveName(store.node(node)?.value);

/** Sets one thing that a lesson says at a node; nothing at all takes it away. */
const setting = (id: 'setTask' | 'setHint' | 'setWrong', name: keyof TaskNote) =>
  command<[node: number, text: string]>({
    id,
    refuse: isThere,
    run: (document, session, node, text) => {
      const note: TaskNote = { ...taskNoteAt(session, node), [name]: text.trim() };
      document.setTask(node, note.task, note.hint, note.wrong);
    },
    say: ({ making }, session, node, text) => making.said[name](nameAt(session, node), text.trim() !== ''),
  });

/** A task as the labs write it. */
export const setTask = setting('setTask', 'task');
/** What helps with the task. */
export const setHint = setting('setHint', 'hint');
/** The reply to wrong answers that have none of their own. */
export const setWrong = setting('setWrong', 'wrong');

/** The mark of a variation that is a right answer. */
const GOOD_MOVE = 1;

/** Puts right what is wrong with a lesson at a node, as one change; a task comes as the labs write it. */
export const putRight = command<[node: number, change: LessonChange, task: string]>({
  id: 'putRight',
  refuse: isThere,
  run: (document, session, node, change, task) => {
    const note = taskNoteAt(session, node);
    if (change.kind === 'task') document.setTask(node, task, note.hint, note.wrong);
    else if (change.kind === 'clear') document.setTask(node, note.task, '', '');
    else if (change.kind === 'orientation') document.setTag('Orientation', change.color);
    else {
      const { cursor } = session.store;
      const before = cursor.peek().node;
      document.select(node);
      const made = document.play(change.move);
      document.join();
      document.setNote(made, withMark(session.store, made, GOOD_MOVE));
      document.select(before);
    }
  },
  say: ({ making }) => making.said.putRight,
});
