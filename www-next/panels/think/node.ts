// The tree that a search walked, as far as it is known: what lies below a node is put there when somebody goes there.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { TraceNode } from '#doors/labs.js';
import { other } from '../../engine/terms';
import type { Looked, MethodId } from '../../i18n/areas/think';
import { written } from '../../i18n/notation';
import type { Color } from '../../i18n/words';

/** What all nodes of a tree have in common. */
export interface Tree {
  readonly method: MethodId;
  /** Who is to move at its root. */
  readonly turn: Color;
  /** How many moves of the root come to its score, and which of them is played. */
  readonly ties: number;
  readonly chosen: string | null;
}

export class Node implements Looked {
  readonly tree: Tree;
  readonly up: Node | undefined;
  /** Its number among its siblings. */
  readonly place: number;
  readonly level: number;
  readonly isOpen = signal(false);
  readonly told: TraceNode;
  readonly #children = signal<readonly Node[] | undefined>(undefined);
  #cutBy: number | undefined;

  constructor(told: TraceNode, tree: Tree, up?: Node, place = 0) {
    this.told = told;
    this.tree = tree;
    this.up = up;
    this.place = place;
    this.level = up ? up.level + 1 : 0;
  }

  get children(): ReadonlySignal<readonly Node[] | undefined> {
    return this.#children;
  }
  get san(): string {
    return written(this.told.san);
  }
  get turn(): Color {
    return this.level % 2 === 0 ? this.tree.turn : other(this.tree.turn);
  }
  get method(): MethodId {
    return this.tree.method;
  }
  get outcome(): TraceNode['outcome'] {
    return this.told.outcome;
  }
  get alpha(): number | null {
    return this.told.alpha;
  }
  get beta(): number | null {
    return this.told.beta;
  }
  get visited(): number {
    return this.told.visited;
  }
  get plain(): number {
    return this.told.plain;
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
  /** From the root to it. */
  get path(): readonly Node[] {
    return this.up ? [...this.up.path, this] : [this];
  }
  /** The moves from the root to it, in UCI. */
  get way(): readonly string[] {
    return this.path.slice(1).map(({ told }) => told.uci);
  }

  /** Its score as who is to move in the root's place would write it: only negamax turns it. */
  scoreFor(turn: Color): number | undefined {
    const { score } = this.told;
    if (score === null) return undefined;
    return this.method === 'negamax' && turn === 'b' ? -score || 0 : score;
  }

  /** Puts its moves below it: of what was told about it itself the first, then they. */
  graft([own, ...moves]: readonly TraceNode[]): void {
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
