// A search that is walked through: its tree, the node that is looked at, which the board follows, and the steps from one to
// another.

import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { Lesson } from './lessons';
import type { Node } from './node';
import { type Around, Search, type Searching } from './search';
import { type Place, type ShownBoard, Still } from './still';

/** Where the walk is played, a node is looked at for so long. */
export const PACE_MS = 1500;

export class Thinking {
  readonly search: Search;
  /** The nodes all moves of which are drawn. */
  readonly widened: Signal<ReadonlySet<Node>> = signal(new Set());
  readonly #around: Around;
  readonly #still = new Still();
  readonly #root = signal<Node | undefined>(undefined);
  readonly #selected = signal<Node | undefined>(undefined);
  readonly #place = signal<Place | undefined>(undefined);
  readonly #cancel = signal<(() => void) | undefined>(undefined);
  /** The step that is being gone to. */
  readonly #pending = signal<number | undefined>(undefined);
  /** How often another node was wanted. */
  #turn = 0;

  constructor(session: Session, labs: Searching, around: Around) {
    this.#around = around;
    this.search = new Search(session, labs, around, (root, node) => this.#plant(root, node));
  }

  /** The last tree that was found. */
  get root(): ReadonlySignal<Node | undefined> {
    return this.#root;
  }
  get selected(): ReadonlySignal<Node | undefined> {
    return this.#selected;
  }
  /** Where the board is, unless it has no legal position. */
  get place(): ReadonlySignal<Place | undefined> {
    return this.#place;
  }
  readonly isPlaying: ReadonlySignal<boolean> = computed(() => this.#cancel.value !== undefined);
  /** Which of the nodes that were looked at it is, counted from 1, or soon will be. */
  readonly step: ReadonlySignal<number> = computed(() => this.#pending.value ?? this.#selected.value?.step ?? 0);
  /** The move at the root that somebody may wonder about. */
  readonly looked: ReadonlySignal<Node | undefined> = computed(() => {
    const look = this.search.question.value?.look;
    return this.#root.value?.children.value?.find(({ told: { uci } }) => uci === look);
  });

  /** Searches and shows from now on; answers how to stop. */
  start(board: ShownBoard): () => void {
    const stops = [this.search.start(() => this.#selected.peek()?.way ?? []), effect(() => this.#show(board))];
    return () => {
      for (const stop of stops) stop();
      this.pause();
      batch(() => {
        board.shown.value = undefined;
        board.pointed.value = [];
      });
    };
  }

  open(lesson: Lesson): void {
    this.search.open(lesson);
  }

  /** Goes to the position on the board. */
  follow(): void {
    this.search.follow();
    const root = this.#root.peek();
    if (root) this.select(root);
  }

  /** Looks at a node of the tree; while another is being searched there is none. */
  select(node: Node): void {
    this.pause();
    this.#go(node);
  }

  /** Shows or hides what lies below a node. What is looked at stays in sight. */
  toggle(node: Node, isOpen: boolean): void {
    if (isOpen) void this.search.grow(node);
    node.isOpen.value = isOpen;
    if (!isOpen && this.#selected.peek()?.path.includes(node)) this.select(node);
  }

  /** Draws all moves of a node. */
  widen(node: Node): void {
    this.widened.value = new Set([...this.widened.peek(), node]);
  }

  goTo(step: number): void {
    this.pause();
    void this.#step(step);
  }

  /** Goes from step to step, from the first where the last is shown; or stops that. */
  play(): void {
    const root = this.#root.peek();
    if (!root || this.isPlaying.peek()) return this.pause();
    const goOn = async (step: number): Promise<void> => {
      if (!(await this.#step(step))) return;
      if (step >= root.visited) return this.pause();
      this.#cancel.value = this.#around.later(() => void goOn(step + 1), PACE_MS);
    };
    this.#cancel.value = () => undefined;
    const at = this.step.peek();
    void goOn(at < root.visited ? at + 1 : 0);
  }

  pause(): void {
    this.#cancel.peek()?.();
    this.#cancel.value = undefined;
    this.#turn += 1;
  }

  #plant(root: Node | undefined, node: Node | undefined): void {
    this.pause();
    batch(() => {
      this.#root.value = root;
      this.#selected.value = node;
      this.#pending.value = undefined;
      this.widened.value = new Set();
    });
    if (node) this.#go(node);
  }

  #go(node: Node): void {
    if (this.search.isSearching.peek()) return;
    batch(() => {
      this.#selected.value = node;
      this.#pending.value = undefined;
    });
    const grow = async () => {
      if ((await this.search.grow(node)) && node.best) await this.search.grow(node.best);
    };
    void grow();
  }

  /** Goes to a step, unless another is wanted meanwhile; tells whether it has. */
  async #step(step: number): Promise<boolean> {
    const root = this.#root.peek();
    if (!root || this.search.isSearching.peek()) return false;
    this.#turn += 1;
    const turn = this.#turn;
    let [node, rest] = [root, Math.max(0, Math.min(step, root.visited))];
    this.#pending.value = rest;
    while (rest > 0) {
      if (!(await this.search.grow(node)) || turn !== this.#turn) return false;
      const next = node.towards(rest);
      if (!next) break;
      ({ node, rest } = next);
    }
    this.#go(node);
    return true;
  }

  /** Lets the board show the node; what is looked at first is the document, unless there is an example. */
  #show(board: ShownBoard): void {
    const [node, best] = [this.#selected.value, this.#selected.value?.best];
    // A tree of another question is about another board.
    if (this.search.isSearching.value) return void (board.pointed.value = []);
    untracked(() => {
      const { session, lesson, asked } = this.search;
      const isOwn = !node || (!node.up && !lesson.peek());
      const isShown = node === this.#place.peek()?.node && (board.shown.peek() === undefined) === isOwn;
      if (!node || !asked) this.#place.value = undefined;
      else if (!isShown && isOwn)
        this.#place.value = { node, ...asked, fen: session.store.position.peek().fen, tokens: '' };
      else if (!isShown) this.#place.value = this.#still.show(asked, node, () => this.follow());
      this.#still.lay(board, isOwn ? session : undefined, best);
    });
  }
}

const all = new WeakMap<Session, Thinking>();

/** That of a document, which goes on where it was left. */
export function thinkingOf(session: Session, labs: Labs): Thinking {
  const later: Around['later'] = (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
  const known =
    all.get(session) ?? new Thinking(session, labs, { later, draw: () => Math.floor(Math.random() * 2 ** 31) });
  all.set(session, known);
  return known;
}
