// A view of the document as signals: what shows one is drawn again when that changes, and nothing else; and what is said about
// a node, with one thing of it changed.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ShownGame, ShownNode, ShownPosition, ShownStep, Splice, View } from '#doors/document.js';
import { squareIndex } from '../chess/squares';
import { written } from '../i18n/notation';

/** Only `apply` writes its signals. */
export class Store {
  readonly line = signal<readonly ShownStep[]>([]);
  readonly cursor = signal<View['cursor']>({ node: 0, steps: 0 });
  readonly position: Signal<ShownPosition>;
  readonly text = signal('');
  readonly diagnostics = signal<NonNullable<View['diagnostics']>>({ count: 0, first: [] });
  readonly game: Signal<ShownGame>;
  readonly history = signal({ canUndo: false, canRedo: false });
  readonly #nodes = new Map<number, ShownNode>();
  /** Of the nodes that are shown somewhere, or have been. */
  readonly #signals = new Map<number, Signal<ShownNode>>();
  #version = 0;

  /** Of a view that says all. */
  constructor(whole: View) {
    if (whole.since !== 0 || !whole.game) throw new Error(`A view of version ${whole.version} does not tell all.`);
    this.position = signal(whole.position);
    this.game = signal(whole.game);
    this.apply(whole);
  }

  /** After how many steps of the line there is something else to see: what is ignored is passed by. */
  readonly places: ReadonlySignal<readonly number[]> = computed(() => {
    const line = this.line.value;
    const shown = line.flatMap(({ kind }, at) => (kind === 'ignored' ? [] : [at + 1]));
    return shown.length === 0 ? [0] : [0, ...shown.slice(0, -1), line.length];
  });

  /** A node that is in the tree. */
  node(id: number): ReadonlySignal<ShownNode> | undefined {
    const shown = this.#signals.get(id);
    const known = this.#nodes.get(id);
    if (shown || !known) return shown;
    const made = signal(known);
    this.#signals.set(id, made);
    return made;
  }

  /** Takes in what a view says; returns whether it fits what is known. One that says all always does. */
  apply(view: View): boolean {
    if (view.since !== 0 && view.since !== this.#version) return false;
    batch(() => {
      if (view.since === 0) this.#forget(view);
      for (const node of view.nodes) this.#set(node);
      for (const id of view.gone) this.#delete(id);
      if (view.line) this.line.value = this.#splicedLine(view.line);
      if (view.text) this.text.value = splicedText(this.text.peek(), view.text);
      if (view.diagnostics) this.diagnostics.value = view.diagnostics;
      if (view.game) this.game.value = view.game;
      this.cursor.value = view.cursor;
      this.position.value = view.position;
      const { canUndo, canRedo } = view;
      const known = this.history.peek();
      if (canUndo !== known.canUndo || canRedo !== known.canRedo) this.history.value = { canUndo, canRedo };
      this.#version = view.version;
    });
    return true;
  }

  /** Forgets what a view of everything does not have; who looks at a node that stays goes on to see it. */
  #forget({ nodes }: View): void {
    const told = new Set(nodes.map(({ id }) => id));
    for (const id of this.#nodes.keys()) if (!told.has(id)) this.#delete(id);
    this.line.value = [];
    this.text.value = '';
    this.diagnostics.value = { count: 0, first: [] };
  }

  #set(node: ShownNode): void {
    this.#nodes.set(node.id, node);
    const shown = this.#signals.get(node.id);
    if (shown) shown.value = node;
  }

  #delete(id: number): void {
    this.#nodes.delete(id);
    this.#signals.delete(id);
  }

  /** The line with other steps in it; of the nodes it has what is reported at the same time. */
  #splicedLine({ at, removed, added }: NonNullable<View['line']>): readonly ShownStep[] {
    const line = this.line.peek();
    const steps = added.flatMap((step) => (typeof step === 'number' ? this.#stepOf(step) : step));
    // However long it is: a call takes no such number of arguments.
    return [...line.slice(0, at), ...steps, ...line.slice(at + removed)];
  }

  /** What a node does, as a step of the line. */
  #stepOf(id: number): ShownStep | readonly [] {
    const node = this.#nodes.get(id);
    return node && node.kind !== 'start' ? { nodes: [id], kind: node.kind, move: node.move } : [];
  }
}

const splicedText = (text: string, { at, removed, added }: Splice<string>): string =>
  text.slice(0, at) + added + text.slice(at + removed);

/** What a node is called: its move, or the token as it was written. */
export const moveName = (node: ShownNode | undefined): string =>
  node?.move ? written(node.move.san) : (node?.token ?? '');

/** The colours of what is drawn, as the document numbers them. */
export const PAINTS = ['green', 'red', 'yellow', 'blue'] as const;
export type Paint = (typeof PAINTS)[number];

/** An arrow, or a square where both ends are one. */
export interface Drawn {
  readonly paint: Paint;
  readonly from: number;
  readonly to: number;
}

type Note = ReturnType<typeof noteOf>;

/** What is said about a node now, as the document takes it. */
function noteOf(store: Store, id: number) {
  const node: Partial<ShownNode> = store.node(id)?.value ?? {};
  const { comments = [], commentsBefore = [], nags = [], clock, elapsed, evaluation } = node;
  return {
    comments,
    commentsBefore,
    nags,
    shapes: numbersOf(shapesAt(store, id)),
    clock,
    elapsed,
    centipawns: evaluation?.centipawns,
    mate: evaluation?.mate,
  };
}

/** What is said about a node, with something else in it. */
export const noteWith = (store: Store, id: number, change: Partial<Note>): Note => ({
  ...noteOf(store, id),
  ...change,
});

/** What is drawn at a node, or at the cursor. */
export const shapesAt = (store: Store, id = store.cursor.value.node): readonly Drawn[] =>
  (store.node(id)?.value.shapes ?? []).map(({ color, from, to }) => ({
    paint: PAINTS.find((paint) => paint === color) ?? 'green',
    from: squareIndex(from),
    to: squareIndex(to),
  }));

/** Three numbers for each shape: its colour and its squares. */
const numbersOf = (shapes: readonly Drawn[]): Uint8Array =>
  Uint8Array.from(shapes.flatMap(({ paint, from, to }) => [PAINTS.indexOf(paint), from, to]));

/** The marks of a move, and those of how it stands behind it; of each only one holds. */
export const MARKS = { move: [1, 2, 3, 4, 5, 6], position: [10, 13, 14, 15, 16, 17, 18, 19] } as const;

/** The note with a mark, or without it where it was there. */
export function withMark(store: Store, id: number, nag: number): Note {
  const { nags } = noteOf(store, id);
  const kind: readonly number[] = Object.values(MARKS).find((marks: readonly number[]) => marks.includes(nag)) ?? [];
  const others = nags.filter((known) => known !== nag && !kind.includes(known));
  return noteWith(store, id, { nags: nags.includes(nag) ? others : [...others, nag] });
}

/** The note with an arrow or a square; one that is there goes, or takes another colour. */
export function withShape(store: Store, id: number, shape: Drawn): Note {
  const all = shapesAt(store, id);
  const known = all.find(({ from, to }) => from === shape.from && to === shape.to);
  const others = all.filter((other) => other !== known);
  return noteWith(store, id, { shapes: numbersOf(known?.paint === shape.paint ? others : [...others, shape]) });
}
