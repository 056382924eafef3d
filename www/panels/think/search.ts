// Searches a position, and has of the tree what somebody looks at.

import type { Labs } from '../../document/labs';
import type { Color } from '../../i18n/words';
import type { How } from './lessons';
import { Node } from './node';

export type Searching = Pick<Labs, 'lesson' | 'trace'>;

/** A position that is searched, and the move there that somebody may wonder about. */
export interface Question {
  readonly start: string;
  readonly moves: string;
  readonly turn: Color;
  readonly look: string | undefined;
}

/** A tree, and the node of it to begin at. */
export interface Found {
  readonly root: Node;
  readonly node: Node;
}

/** Begins at the node that some moves lead to; of moves that are as good, the one that was made is explained, or one drawn. */
export async function searched(
  labs: Searching,
  question: Question,
  how: How,
  seed: number,
  way: readonly string[],
  signal: AbortSignal,
): Promise<Found> {
  const { uci, trace } = await labs.lesson({ ...question, ...how, made: question.look }, seed, signal);
  const root = new Node(trace.nodes[0], { method: how.method, turn: question.turn, ties: trace.ties, chosen: uci });
  root.setChildren(trace.nodes);
  root.isOpen.value = true;
  let node = root;
  for (const move of way) {
    await grow(labs, question, node, signal);
    const next = node.children.peek()?.find(({ told }) => told.uci === move);
    if (!next) break;
    node = next;
  }
  if (root.isSmall) for (const child of root.children.peek() ?? []) await grow(labs, question, child, signal);
  return { root, node };
}

/** Has the moves below a node. */
export async function grow(labs: Searching, question: Question, node: Node, signal: AbortSignal): Promise<void> {
  if (node.children.peek() || !node.isInner) return;
  const { depth, alpha, beta } = node.told;
  const search = { start: question.start, moves: movesTo(question, node), method: node.method, depth };
  node.setChildren((await labs.trace(search, { alpha, beta }, signal)).nodes);
}

/** From the start to a node, in UCI. */
export const movesTo = ({ moves }: Question, node: Node): string => [moves, ...node.way].join(' ').trim();
