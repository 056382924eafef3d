// The list of moves: its rows, which is current, where the keyboard is, which is written about.

import { computed, type ReadonlySignal, signal, type Signal, untracked } from '@preact/signals';
import type { ShownNode } from '#doors/document.js';
import * as commands from '../document/commands';
import type { Session } from '../document/session';
import { moveName, type Store } from '../document/store';
import type { AllWords } from '../i18n/words';
import { isCopied } from '../ui/clipboard';
import { afterFrame, reveal } from '../ui/reveal';

/** What a row is besides what it says. */
interface Marks {
  readonly isCurrent: boolean;
  readonly isStop: boolean;
  readonly isEdited: boolean;
}

export class MoveList {
  /** The node that is written about. */
  readonly editing: Signal<number | undefined> = signal(undefined);
  /** The variations that are unfolded, by the nodes that they begin with. */
  readonly unfolded: Signal<ReadonlySet<number>> = signal(new Set());
  /** The row of the cursor; none at the start. */
  readonly current: ReadonlySignal<number | undefined>;
  /** The one row that Tab goes to. */
  readonly stop: ReadonlySignal<number | undefined>;
  readonly #marks = new Map<number, Signal<Marks>>();
  readonly #walked = signal<number | undefined>(undefined);
  #marked: readonly (number | undefined)[] = [];
  #followed: number | undefined;

  constructor(
    readonly session: Session,
    readonly words: AllWords,
    /** What the names of its rows begin with, in the whole page. */
    private readonly name = 'moves',
    /** Goes to where a task of a lesson is set at the cursor, if there is such a place. */
    readonly addTask?: () => void,
    /** Whether nothing of them is changed. */
    readonly isRead = false,
  ) {
    const { store } = session;
    this.current = computed(() => rowAt(store, store.cursor.value.node));
    this.stop = computed(() => this.#walked.value ?? this.current.value ?? rowAfter(store, 0));
  }

  /** The marks of a row; only rows whose marks become others hear of it. */
  marksOf(node: number): ReadonlySignal<Marks> {
    const known = this.#marks.get(node) ?? signal(this.#marksNow(node));
    this.#marks.set(node, known);
    return known;
  }

  #marksNow(node: number): Marks {
    const has = (mark: ReadonlySignal<number | undefined>) => mark.peek() === node;
    return { isCurrent: has(this.current), isStop: has(this.stop), isEdited: has(this.editing) };
  }

  /** Takes the marks from the rows that had them, and gives them to those that have them now. */
  mark(): void {
    const now = [this.current.value, this.stop.value, this.editing.value];
    untracked(() => {
      for (const node of new Set([...this.#marked, ...now])) {
        const known = node === undefined ? undefined : this.#marks.get(node);
        if (known && node !== undefined) known.value = this.#marksNow(node);
      }
    });
    this.#marked = now;
  }

  nameOf(node: number): string {
    return moveName(this.session.store.node(node)?.value);
  }

  /** The `id` of the row of a node. */
  idOf = (node: number): string => `${this.name}-${node}`;

  elementOf(node: number | undefined): HTMLElement | undefined {
    return (node === undefined ? null : document.getElementById(this.idOf(node))) ?? undefined;
  }

  /** Shows the row of the cursor, wherever it goes. */
  follow(): void {
    const { node } = this.session.store.cursor.value;
    untracked(() => {
      const walked = this.#walked.value;
      if (walked !== undefined && !this.session.store.node(walked)) this.#walked.value = undefined;
      if (node === this.#followed) return;
      this.#followed = node;
      this.#walked.value = undefined;
      if (!this.elementOf(this.current.value)) this.unfold(variationsTo(this.session.store, node), true);
      this.reveal(undefined);
    });
  }

  unfold(starts: readonly number[], isOpen: boolean): void {
    const known = this.unfolded.peek();
    if (starts.every((start) => known.has(start) === isOpen)) return;
    const others = [...known].filter((start) => !starts.includes(start));
    this.unfolded.value = new Set(isOpen ? [...others, ...starts] : others);
  }

  /** Scrolls to a row, or to that of the cursor, once it is drawn. */
  reveal(node: number | undefined): void {
    afterFrame(() => {
      const element = this.elementOf(node ?? this.stop.peek());
      if (element) reveal(element);
    });
  }

  /** Lets the keyboard go to a row. */
  focus(node: number | undefined): void {
    if (node === undefined) return;
    this.#walked.value = node;
    this.elementOf(node)?.focus({ preventScroll: true });
    this.reveal(node);
  }

  select(node: number): void {
    commands.select.run(this.session, node);
  }

  write(node: number): void {
    const code = commands.comment.refuse(this.session, node, '');
    if (code) this.session.forbid(code);
    else this.editing.value = node;
  }

  /** Deletes a node with all that follows it; the keyboard goes to what was before it. */
  remove(node: number): void {
    const { session } = this;
    const name = this.nameOf(node);
    const before = rowBefore(session.store, node);
    // Its menu goes with the row, too.
    const hadFocus = this.elementOf(node)?.parentElement?.contains(document.activeElement);
    if (!commands.deleteFrom.run(session, node)) return;
    session.announce((words) => words.said.deleted(name));
    if (hadFocus) this.focus(before ?? rowAfter(session.store, 0));
  }

  async copyFen(node: number): Promise<void> {
    this.select(node);
    const { fen } = this.session.store.position.peek();
    if (await isCopied(fen)) this.session.announce((words) => words.moves.fenCopied);
    else this.session.refuse('not-copied', (words) => words.moves.notCopied(fen));
  }
}

/** The number of nodes of a line in one block. */
const PART = 48;

export interface Part {
  readonly nodes: readonly number[];
  /** What stands against some of them: the nodes that variations begin with. */
  readonly others: ReadonlyMap<number, readonly number[]>;
  /** The node that the next part begins with. */
  readonly next: number | undefined;
}

/** A line from a node on; parts that have not changed stay the same objects. */
export function partsOf(store: Store, start: number): ReadonlySignal<readonly Part[]> {
  let known = new Map<number, ReadonlySignal<Part>>();
  return computed(() => {
    const now = new Map<number, ReadonlySignal<Part>>();
    const parts: Part[] = [];
    for (let at: number | undefined = start; at !== undefined;) {
      const part: ReadonlySignal<Part> = known.get(at) ?? partAt(store, at);
      now.set(at, part);
      parts.push(part.value);
      at = part.value.next;
    }
    known = now;
    return parts;
  });
}

function partAt(store: Store, start: number): ReadonlySignal<Part> {
  let known: Part | undefined;
  let shape = '';
  return computed(() => {
    const nodes: number[] = [];
    const others = new Map<number, readonly number[]>();
    let next: number | undefined = start;
    for (; next !== undefined && nodes.length < PART; next = store.node(next)?.value.children[0]) {
      nodes.push(next);
      const against = othersOf(store, next);
      if (against.length > 0) others.set(next, against);
    }
    const now = [nodes, ...others.values(), next].join(';');
    if (!known || now !== shape) known = { nodes, others, next };
    shape = now;
    return known;
  });
}

/** Whether a node has a row: of a move of several tokens the last alone has, and what is ignored has none. */
export const isRow = ({ kind, move }: ShownNode): boolean => (kind === 'legal' ? move !== null : kind === 'free');

const nodeAt = (store: Store, id: number | null | undefined): ShownNode | undefined =>
  id === null || id === undefined ? undefined : store.node(id)?.value;

/** The node whose row stands for this one: itself, or the nearest before it. */
export function rowAt(store: Store, id: number | null | undefined): number | undefined {
  let node = nodeAt(store, id);
  while (node && !isRow(node)) node = nodeAt(store, node.parent);
  return node?.id;
}

/** The next row of the line. */
export function rowAfter(store: Store, id: number): number | undefined {
  const next = (node: ShownNode | undefined) => nodeAt(store, node?.children[0]);
  let node = next(nodeAt(store, id));
  while (node && !isRow(node)) node = next(node);
  return node?.id;
}

/** The row before, on the line or on the one that it leaves. */
export const rowBefore = (store: Store, id: number): number | undefined => rowAt(store, nodeAt(store, id)?.parent);

/** The nodes that stand against one that goes on with its line. */
function othersOf(store: Store, id: number): readonly number[] {
  const siblings = siblingsOf(store, nodeAt(store, id));
  return siblings[0] === id ? siblings.slice(1) : [];
}

const siblingsOf = (store: Store, node: ShownNode | undefined): readonly number[] =>
  nodeAt(store, node?.parent)?.children ?? [];

/** The variations that lead to a node, by the nodes that they begin with. */
export function variationsTo(store: Store, id: number): readonly number[] {
  const found: number[] = [];
  for (let node = nodeAt(store, id); node; node = nodeAt(store, node.parent)) {
    const [first = node.id] = siblingsOf(store, node);
    if (first !== node.id) found.push(node.id);
  }
  return found;
}

/** Whether the number of a move stands before it: White's, and Black's where White's does not stand right before it. */
export function isNumbered(store: Store, { move, parent }: ShownNode, isFirst: boolean): boolean {
  if (!move) return false;
  if (move.color === 'w' || isFirst) return true;
  let before = nodeAt(store, parent);
  while (before?.kind === 'legal' && before.move === null && before.parent !== null)
    before = nodeAt(store, before.parent);
  return before?.move?.color !== 'w' || before.comments !== undefined || othersOf(store, before.id).length > 0;
}
