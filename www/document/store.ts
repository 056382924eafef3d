// What is known of the document, as signals: a view changes those that it tells of, and nothing else is drawn again.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ShownGame, ShownNode, ShownPosition, ShownStep, Splice, View } from '#doors/document.js';

/** Nobody but `apply` writes its signals. */
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

  /** Of a view that tells all. */
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

  /** Takes in what a view tells; tells whether it fits what is known. One that tells all always does. */
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

  /** Forgets what a view that tells all does not tell; who looks at a node that stays goes on to see it. */
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

  /** The line with other steps in it; of the nodes it has what is told at the same time. */
  #splicedLine({ at, removed, added }: NonNullable<View['line']>): readonly ShownStep[] {
    const line = this.line.peek();
    const steps = added.flatMap((step) => (typeof step === 'number' ? this.#stepOf(step) : step));
    // However long it is: as arguments of a call so many would not do.
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
