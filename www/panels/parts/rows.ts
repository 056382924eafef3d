// What rows the list of moves has: which nodes stand in it, and lines cut into parts, so that a change draws few of them
// again.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { ShownNode } from '#doors/document.js';
import type { Store } from '../../document/store';

/** So many nodes of a line stand together. */
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
