// The keys of the list of moves, and the menu of a move: they walk through it, and do something with the move.

import { type Command, itemOf } from '../document/command';
import * as commands from '../document/commands';
import type { Sentence } from '../document/session';
import { MARKS } from '../document/store';
import { setTask } from '../document/tasks';
import { asSentence } from '../i18n/clause';
import type { MoveKeyId } from '../i18n/words';
import { isOff } from '../ui/keys';
import type { MenuItem, MenuSection } from '../ui/menu';
import { type MoveList, rowAfter, rowBefore } from './list';

interface MoveKey {
  readonly id: MoveKeyId;
  readonly keys: readonly string[];
  /** Whether it changes the move. */
  readonly isEdit?: boolean;
  readonly run: (list: MoveList, node: number, key: string) => void;
}

/** All of them: the list of keys that is shown is made from it. */
export const MOVE_KEYS: readonly MoveKey[] = [
  {
    id: 'beside',
    keys: ['ArrowLeft', 'ArrowRight'],
    run: (list, node, key) => list.focus((key === 'ArrowLeft' ? rowBefore : rowAfter)(list.session.store, node)),
  },
  {
    id: 'line',
    keys: ['ArrowUp', 'ArrowDown'],
    run: (list, node, key) => walk(list, node, key === 'ArrowUp' ? -1 : 1),
  },
  {
    id: 'ends',
    keys: ['Home', 'End'],
    run: (list, node, key) => list.focus(nodeOf(lineOf(list, node).at(key === 'Home' ? 0 : -1))),
  },
  { id: 'show', keys: ['Enter', ' '], run: (list, node) => list.select(node) },
  { id: 'comment', keys: ['c'], isEdit: true, run: (list, node) => list.write(node) },
  {
    id: 'mark',
    keys: ['!', '?'],
    isEdit: true,
    run: ({ session }, node, key) => commands.mark.run(session, node, key === '!' ? 1 : 2),
  },
  { id: 'remove', keys: ['Delete'], isEdit: true, run: (list, node) => list.remove(node) },
  { id: 'time', keys: ['t'], run: tellTime },
  { id: 'evaluation', keys: ['v'], run: tellEvaluation },
];

const tellOf = ({ session }: MoveList, text: Sentence) => session.show({ tone: 'plain', code: 'answer', text });

function tellTime(list: MoveList, node: number): void {
  const { clock, elapsed } = list.session.store.node(node)?.value ?? {};
  tellOf(list, ({ aloud }) => aloud.time(clock, elapsed));
}

function tellEvaluation(list: MoveList, node: number): void {
  const found = list.session.store.node(node)?.value.evaluation;
  tellOf(list, ({ aloud, play: { evaluation } }) => {
    if (!found) return aloud.noEvaluation;
    return asSentence(found.mate === undefined ? evaluation.sentence(found.centipawns) : evaluation.mate(found.mate));
  });
}

/** Does what a key does at the row of a node; returns whether it does anything. */
export function pressMoveKey(list: MoveList, node: number, key: string): boolean {
  const all = list.isRead ? MOVE_KEYS.filter(({ isEdit }) => !isEdit) : MOVE_KEYS;
  const found = isOff(key) ? undefined : all.find(({ keys }) => keys.includes(key));
  found?.run(list, node, key);
  return found !== undefined;
}

/** The node of a row. */
export function nodeOf(target: EventTarget | null | undefined): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
  return row ? Number(row.dataset['node']) : undefined;
}

/** The rows of the line that a node is on. */
function lineOf(list: MoveList, node: number): readonly Element[] {
  const line = list.elementOf(node)?.closest('[role="list"]');
  return Array.from(line?.querySelectorAll(':scope > .part > .move > [data-node]') ?? []);
}

/** To the line of text above or below, or the variation there; within the main line to the move of the same side. */
function walk(list: MoveList, node: number, way: 1 | -1): void {
  const row = list.elementOf(node);
  const all = Array.from(row?.closest('.moves')?.querySelectorAll<HTMLElement>('[data-node]') ?? []);
  const isHead = (at: number) => all[at]?.classList.contains('begins');
  const now = all.findIndex((one) => one === row);
  let at = way > 0 ? now + 1 : now;
  if (way < 0) {
    while (at > 0 && !isHead(at)) at -= 1;
    at -= 1;
  }
  while (all[at] && !isHead(at)) at += way;
  const [head, next] = [all[at], all[at + 1]];
  const isMain = (one: HTMLElement | undefined) => one?.closest('.variation') === null;
  const isOther = isMain(row) && isMain(head) && head?.dataset['side'] !== row?.dataset['side'];
  list.focus(nodeOf(isOther && isMain(next) && !isHead(at + 1) ? next : head));
}

/** A task at a move, where there is a place to set it. */
function taskItems(list: MoveList, node: number): readonly MenuItem[] {
  const { addTask } = list;
  if (!addTask) return [];
  const { session, words } = list;
  const { refusal } = itemOf(setTask, session, words, node, '');
  const run = () => {
    const code = setTask.refuse(session, node, '');
    if (code) return session.forbid(code);
    list.select(node);
    addTask();
  };
  return [{ label: words.making.add, refusal, run }];
}

export function menuOf(list: MoveList, node: number): readonly MenuSection[] {
  const { session, words } = list;
  const item = <Args extends readonly unknown[]>(command: Command<Args>, ...args: Args): MenuItem =>
    itemOf(command, session, words, ...args);
  const nags = session.store.node(node)?.value.nags ?? [];
  const marks = (label: string, all: readonly number[]): MenuSection => {
    const items = all.map((nag) => ({
      ...item(commands.mark, node, nag),
      label: words.moves.markName(nag),
      sign: words.moves.mark(nag).trim(),
      isChecked: nags.includes(nag),
    }));
    return { label, isRow: true, items };
  };
  return [
    marks(words.moves.marks, MARKS.move),
    marks(words.moves.positionMarks, MARKS.position),
    {
      items: [
        item(commands.select, node),
        { ...item(commands.comment, node, ''), run: () => list.write(node) },
        { label: words.moves.copyFen, run: () => void list.copyFen(node) },
        ...taskItems(list, node),
      ],
    },
    {
      items: [
        item(commands.promote, node),
        item(commands.makeMain, node),
        { ...item(commands.deleteFrom, node), run: () => list.remove(node) },
      ],
    },
  ];
}
