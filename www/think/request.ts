// Searches a position or an example, and has of the tree what is shown.

import { lessons } from '../chess/examples.json';
import type { Color } from '../chess/chess';
import type { MethodId } from '../i18n/arguments';
import type { LessonId } from '../i18n/words';
import type { Labs } from '../workers/labs';
import { Node } from './node';

export type Searching = Pick<Labs, 'lesson' | 'trace'>;

/** A position that is searched, and the move there that is asked about. */
export interface TeachingRequest {
  readonly start: string;
  readonly moves: string;
  readonly turn: Color;
  readonly look: string | undefined;
}

/** A tree, and the node of it to begin at. */
export interface SearchTree {
  readonly root: Node;
  readonly node: Node;
}

/** Begins at the node that some moves lead to; of moves that are as good, the one that was made is explained, or one drawn. */
export async function searched(
  labs: Searching,
  question: TeachingRequest,
  how: How,
  seed: number,
  way: readonly string[],
  signal: AbortSignal,
): Promise<SearchTree> {
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
export async function grow(labs: Searching, question: TeachingRequest, node: Node, signal: AbortSignal): Promise<void> {
  if (node.children.peek() || !node.isInner) return;
  const { depth, alpha, beta } = node.told;
  const search = { start: question.start, moves: movesTo(question, node), method: node.method, depth };
  node.setChildren((await labs.trace(search, { alpha, beta }, signal)).nodes);
}

/** From the start to a node, in UCI. */
export const movesTo = ({ moves }: TeachingRequest, node: Node): string => [moves, ...node.way].join(' ').trim();

/** The method of a search, and its depth in plies. */
export interface How {
  readonly method: MethodId;
  readonly depth: number;
}

export interface Lesson {
  readonly id: LessonId;
  /** A FEN. */
  readonly start: string;
  readonly turn: Color;
  readonly how: How;
  /** The move that it is about, in UCI. */
  readonly look?: string;
}

/** The first is shown to who has not done anything yet. */
export const LESSONS = lessons as unknown as readonly [Lesson, ...Lesson[]];
