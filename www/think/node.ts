// The tree that a search walked, as far as it is known: what lies below a node is put there when the node is shown.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { TraceNode } from '#doors/labs.js';
import type { Looked, MethodId } from '../i18n/arguments';
import { written } from '../i18n/notation';
import { type Color, other } from '../chess/chess';

/** A tree of no more nodes than these is small. */
const SMALL = 12;

/** What all nodes of a tree have in common. */
interface Tree {
  readonly method: MethodId;
  /** Who is to move at its root. */
  readonly turn: Color;
  /** How many moves of the root come to its score, and which of them is played. */
  readonly ties: number;
  readonly chosen: string | null;
}

export class Node implements Looked {
  readonly outcome: TraceNode['outcome'];
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly visited: number;
  readonly plain: number;
  readonly method: MethodId;
  readonly turn: Color;
  readonly level: number;
  /** From the root to it, and the moves that lead there, in UCI. */
  readonly path: readonly Node[];
  readonly way: readonly string[];
  readonly isOpen = signal(false);
  readonly #children = signal<readonly Node[] | undefined>(undefined);
  readonly children: ReadonlySignal<readonly Node[] | undefined> = this.#children;
  #cutBy: number | undefined;

  /** `place` is its number among its siblings. */
  constructor(
    readonly told: TraceNode,
    readonly tree: Tree,
    readonly up?: Node,
    readonly place = 0,
  ) {
    ({ outcome: this.outcome, alpha: this.alpha, beta: this.beta } = told);
    ({ visited: this.visited, plain: this.plain } = told);
    this.method = tree.method;
    this.turn = up ? other(up.turn) : tree.turn;
    this.path = [...(up?.path ?? []), this];
    this.way = up ? [...up.way, told.uci] : [];
    this.level = this.way.length;
  }

  get san(): string {
    return written(this.told.san);
  }
  get score(): number | undefined {
    return this.scoreFor(this.turn);
  }
  get bound(): Looked['bound'] {
    const { outcome, score, alpha, beta } = this.told;
    if (score === null || outcome === 'leaf' || outcome === 'over') return 'exact';
    if (beta !== null && score >= beta) return 'least';
    return alpha !== null && score <= alpha ? 'most' : 'exact';
  }
  get isMate(): boolean {
    return this.outcome === 'over' && this.told.score !== 0;
  }
  /** Whether it is the root of a tree that is so small that all of it is known and drawn at once. */
  get isSmall(): boolean {
    return !this.up && this.plain <= SMALL;
  }
  /** Whether moves below it were looked at. */
  get isInner(): boolean {
    return this.outcome === 'searched' || this.outcome === 'cut';
  }
  get best(): Node | undefined {
    const { score } = this.told;
    const all = this.#children.value;
    const chosen = this.up ? undefined : all?.find(({ told }) => told.uci === this.tree.chosen);
    return chosen ?? all?.find(({ told }) => told.score !== null && told.score === score);
  }
  get isChosen(): boolean {
    return this.up?.best === this;
  }
  /** Whether it is one of several moves of the root that come to its score. */
  get isTied(): boolean {
    const { up } = this;
    return up?.level === 0 && this.tree.ties > 1 && this.bound === 'exact' && this.told.score === up.told.score;
  }
  /** Of one that was not looked at, the sibling after which it no longer mattered. */
  get cutter(): Node | undefined {
    if (this.outcome === 'skipped') return this.up?.cutter;
    return this.#cutBy === undefined ? undefined : this.#children.value?.[this.#cutBy];
  }
  get moves(): number | undefined {
    return this.#children.value?.length;
  }
  get skipped(): number {
    return this.#children.value?.filter(({ outcome }) => outcome === 'skipped').length ?? 0;
  }

  /** Its score as who is to move in the root's place would write it: only negamax turns it. */
  scoreFor(turn: Color): number | undefined {
    const { score } = this.told;
    if (score === null) return undefined;
    return this.method === 'negamax' && turn === 'b' ? -score || 0 : score;
  }

  /** Puts its moves below it: of what was asked about it itself the first, then they. */
  setChildren([own, ...moves]: readonly TraceNode[]): void {
    if (this.#children.peek()) return;
    this.#cutBy = typeof own?.cut_by === 'number' ? own.cut_by - 1 : undefined;
    this.#children.value = moves.map((told, place) => new Node(told, this.tree, this, place));
  }

  /** How many positions were looked at before it; of one that was not, before the last one that was. */
  get step(): number {
    if (!this.up) return 0;
    if (this.outcome === 'skipped') return (this.cutter ?? this.up).step;
    const before = this.up.#children.value?.slice(0, this.place) ?? [];
    return before.reduce((sum, { visited }) => sum + 1 + visited, this.up.step + 1);
  }

  /** Where the step of such a number within it is: the child, and how far within that. */
  towards(step: number): { readonly node: Node; readonly rest: number } | undefined {
    let rest = step - 1;
    for (const node of this.#children.peek() ?? []) {
      if (node.outcome === 'skipped') continue;
      if (rest <= node.visited) return { node, rest };
      rest -= node.visited + 1;
    }
    return undefined;
  }
}
