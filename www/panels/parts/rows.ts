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

/** Whether a node has a row: of a move of several tokens the last alone has, of what is ignored all where tokens are shown. */
export function isRow({ kind, move }: ShownNode, areTokensShown: boolean): boolean {
  return kind === 'legal' ? move !== null : kind === 'free' || (kind === 'ignored' && areTokensShown);
}

/** The node whose row stands for this one: itself, or the nearest before it. */
export function rowAt(store: Store, id: number, areTokensShown: boolean): number | undefined {
  let node = store.node(id)?.value;
  while (node && !isRow(node, areTokensShown)) node = node.parent === null ? undefined : store.node(node.parent)?.value;
  return node?.id;
}

/** The next row of the line. */
export function rowAfter(store: Store, id: number, areTokensShown: boolean): number | undefined {
  for (let next = store.node(id)?.value.children[0]; next !== undefined; next = store.node(next)?.value.children[0]) {
    const node = store.node(next)?.value;
    if (node && isRow(node, areTokensShown)) return next;
  }
  return undefined;
}

/** The row before, on the line or on the one that it leaves. */
export function rowBefore(store: Store, id: number, areTokensShown: boolean): number | undefined {
  const parent = store.node(id)?.value.parent;
  return parent === null || parent === undefined ? undefined : rowAt(store, parent, areTokensShown);
}

/** The nodes that stand against one that goes on with its line. */
export function othersOf(store: Store, id: number): readonly number[] {
  const siblings = siblingsOf(store, id);
  return siblings[0] === id ? siblings.slice(1) : [];
}

function siblingsOf(store: Store, id: number): readonly number[] {
  const parent = store.node(id)?.value.parent;
  return parent === null || parent === undefined ? [] : (store.node(parent)?.value.children ?? []);
}

/** The variations that lead to a node, by the nodes that they begin with. */
export function variationsTo(store: Store, id: number): readonly number[] {
  const found: number[] = [];
  for (let at: number | null | undefined = id; at !== null && at !== undefined; at = store.node(at)?.value.parent) {
    const siblings = siblingsOf(store, at);
    if (siblings.length > 1 && siblings[0] !== at) found.push(at);
  }
  return found;
}

/** What a row was written as. */
export function tokensOf(store: Store, id: number): string {
  const node = store.node(id)?.value;
  if (!node) return '';
  const before = node.parent === null ? undefined : store.node(node.parent)?.value;
  const isPart = node.kind === 'legal' && before?.kind === 'legal' && before.move === null;
  return isPart ? `${tokensOf(store, before.id)}, ${node.token}` : node.token;
}

/** Whether the number of a move stands before it: White's, and Black's where White's does not stand right before it. */
export function isNumbered(store: Store, { move, parent }: ShownNode, isFirst: boolean): boolean {
  if (!move) return false;
  if (move.color === 'w' || isFirst) return true;
  let before = parent === null ? undefined : store.node(parent)?.value;
  while (before?.kind === 'legal' && before.move === null && before.parent !== null)
    before = store.node(before.parent)?.value;
  return before?.move?.color !== 'w' || before.comments.length > 0 || othersOf(store, before.id).length > 0;
}
