// A search that is walked through: what is searched, the position on the board or an example; its tree, the node that is
// looked at, which the board follows, and the steps from one to another.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Clock } from '../chess/chess';
import { USUAL_START } from '../chess/fen';
import { randomNumber } from '../document/random';
import { startAndMoves } from '../document/search';
import type { Session } from '../document/session';
import type { MethodId } from '../i18n/arguments';
import { later } from '../ui/time';
import type { Node } from './node';
import {
  type SearchTree,
  grow,
  type How,
  type Lesson,
  LESSONS,
  searched,
  type Searching,
  type TeachingRequest,
} from './request';
import { NodeBoard, type NodePosition, type ShownBoard } from './node-board';

/** The board is followed when it has not changed for so long: steps that come one after the other go by undisturbed. */
export const REST_MS = 100;
/** Where the walk is played, a node is looked at for so long. */
export const PACE_MS = 1500;

/** What it is given besides: later, and a seed by which one is drawn of moves that are as good. */
interface ThinkDeps {
  readonly later: Clock['later'];
  readonly draw: () => number;
}

export class Thinking {
  /** The example that is shown; without one it is the position on the board. */
  readonly lesson = signal<Lesson | undefined>(undefined);
  readonly how = signal(LESSONS[0].how);
  readonly isSearching = signal(false);
  /** Why there is no tree. */
  readonly failure = signal<unknown>(undefined);
  /** The last tree that was found, and the node of it that is looked at. */
  readonly root = signal<Node | undefined>(undefined);
  readonly selected = signal<Node | undefined>(undefined);
  /** Where the board is, unless it has no legal position. */
  readonly place = signal<NodePosition | undefined>(undefined);
  /** The nodes all moves of which are drawn. */
  readonly widened = signal<ReadonlySet<Node>>(new Set());
  readonly #still = new NodeBoard();
  /** What was searched last. */
  #asked: { readonly question: TeachingRequest; readonly how: How } | undefined;
  #abort = new AbortController();
  /** The document that the example stands in the place of. */
  #revision: unknown;
  readonly #cancel = signal<(() => void) | undefined>(undefined);
  /** The step that is being gone to. */
  readonly #pending = signal<number | undefined>(undefined);
  /** How often another node was wanted. */
  #turn = 0;

  constructor(
    private readonly session: Session,
    private readonly labs: Searching,
    private readonly deps: ThinkDeps,
  ) {
    this.#revision = session.revision.peek();
    const { line, history, game } = session.store;
    const { canUndo, canRedo } = history.peek();
    const isNew = line.peek().length === 0 && game.peek().start === USUAL_START;
    if (isNew && !canUndo && !canRedo) this.lesson.value = LESSONS[0];
  }

  readonly isPlaying: ReadonlySignal<boolean> = computed(() => this.#cancel.value !== undefined);
  /** Which of the nodes that were looked at it is, counted from 1, or soon will be. */
  readonly step: ReadonlySignal<number> = computed(() => this.#pending.value ?? this.selected.value?.step ?? 0);
  /** The move at the root that is asked about. */
  readonly looked: ReadonlySignal<Node | undefined> = computed(() => {
    const look = this.#question.value?.look;
    return this.root.value?.children.value?.find(({ told: { uci } }) => uci === look);
  });
  /** What is to be searched; nothing where the board has no legal position. */
  readonly #question: ReadonlySignal<TeachingRequest | undefined> = computed(() => {
    const { position, line, cursor } = this.session.store;
    const lesson = this.lesson.value;
    if (lesson) return { start: lesson.start, moves: '', turn: lesson.turn, look: lesson.look };
    if (!position.value.isLegal) return undefined;
    const look = line.value[cursor.value.steps]?.move?.uci;
    return { ...startAndMoves(this.session), turn: position.value.turn, look };
  });

  /** Searches and shows from now on; answers how to stop. */
  start(board: ShownBoard): () => void {
    this.#abort = new AbortController();
    const stops = [
      effect(() => this.#leave()),
      effect(() => {
        const [question, how] = [this.#question.value, this.how.value];
        untracked(() => this.#ask(question, how));
      }),
      effect(() => this.#show(board)),
    ];
    // What its moves were asked for when it was left is asked for again.
    const node = this.selected.peek();
    if (node) this.#go(node);
    return () => {
      for (const stop of stops) stop();
      this.#abort.abort();
      if (this.isSearching.peek()) this.#asked = undefined;
      this.pause();
      batch(() => {
        board.shown.value = undefined;
        board.pointed.value = [];
      });
    };
  }

  open(lesson: Lesson): void {
    this.#asked = undefined;
    batch(() => {
      this.lesson.value = { ...lesson };
      this.how.value = lesson.how;
    });
  }

  /** Searches the position on the board to a depth in plies, as the article does or by another method. */
  look(depth: number, method: MethodId = 'minimax'): void {
    this.lesson.value = undefined;
    this.how.value = { method, depth };
  }

  follow(): void {
    this.lesson.value = undefined;
    const root = this.root.peek();
    if (root) this.select(root);
  }

  /** Searches the same once more. */
  again(): void {
    this.#asked = undefined;
    this.#ask(this.#question.peek(), this.how.peek());
  }

  /** Looks at a node of the tree; while another is being searched there is none. */
  select(node: Node): void {
    this.pause();
    this.#go(node);
  }

  /** Shows or hides what lies below a node. What is looked at stays in sight. */
  toggle(node: Node, isOpen: boolean): void {
    if (isOpen) void this.#grow(node);
    node.isOpen.value = isOpen;
    if (!isOpen && this.selected.peek()?.path.includes(node)) this.select(node);
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
    const root = this.root.peek();
    if (!root || this.isPlaying.peek()) return this.pause();
    const goOn = async (step: number): Promise<void> => {
      if (!(await this.#step(step))) return;
      if (step >= root.visited) return this.pause();
      this.#cancel.value = this.deps.later(() => void goOn(step + 1), PACE_MS);
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

  /** An example goes when the document is another. */
  #leave(): void {
    const revision = this.session.revision.value;
    if (revision !== this.#revision) this.lesson.value = undefined;
    this.#revision = revision;
  }

  /** Where a question is another, searches; the way that is looked at is kept where only the search is another. */
  #ask(question: TeachingRequest | undefined, how: How): void {
    const before = this.#asked;
    const isSame = isAlike(before?.question, question);
    if (isSame && isAlike(before?.how, how)) return;
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#asked = question && { question, how };
    this.failure.value = undefined;
    this.isSearching.value = question !== undefined;
    if (!question) return this.#setTree(undefined);
    const lesson = this.lesson.peek();
    const way = isSame ? (this.selected.peek()?.way ?? []) : lesson?.look ? [lesson.look] : [];
    const rest = before && !isSame && !lesson ? REST_MS : 0;
    const cancel = this.deps.later(() => void this.#search(question, how, way, signal), rest);
    signal.addEventListener('abort', cancel);
  }

  async #search(question: TeachingRequest, how: How, way: readonly string[], signal: AbortSignal): Promise<void> {
    const seed = this.deps.draw();
    const found = await searched(this.labs, question, how, seed, way, signal).catch((failure: unknown) => ({
      failure,
    }));
    if (signal.aborted) return;
    batch(() => {
      this.isSearching.value = false;
      if ('failure' in found) this.failure.value = found.failure;
      this.#setTree('failure' in found ? undefined : found);
    });
  }

  /** Has the moves below a node; returns whether anybody still wants them. */
  async #grow(node: Node): Promise<boolean> {
    const { signal } = this.#abort;
    try {
      if (this.#asked) await grow(this.labs, this.#asked.question, node, signal);
    } catch (error) {
      if (!signal.aborted) this.session.fail(error);
      return false;
    }
    return !signal.aborted;
  }

  #setTree(found: SearchTree | undefined): void {
    this.pause();
    batch(() => {
      this.root.value = found?.root;
      this.selected.value = found?.node;
      this.#pending.value = undefined;
      this.widened.value = new Set();
    });
    if (found) this.#go(found.node);
  }

  #go(node: Node): void {
    if (this.isSearching.peek()) return;
    batch(() => {
      this.selected.value = node;
      this.#pending.value = undefined;
    });
    void this.#grow(node).then((isWanted) => isWanted && node.best && this.#grow(node.best));
  }

  /** Goes to a step, unless another is wanted meanwhile; returns whether it has. */
  async #step(step: number): Promise<boolean> {
    const root = this.root.peek();
    if (!root || this.isSearching.peek()) return false;
    const turn = (this.#turn += 1);
    let [node, rest] = [root, Math.max(0, Math.min(step, root.visited))];
    this.#pending.value = rest;
    while (rest > 0) {
      if (!(await this.#grow(node)) || turn !== this.#turn) return false;
      const next = node.towards(rest);
      if (!next) break;
      ({ node, rest } = next);
    }
    this.#go(node);
    return true;
  }

  /** Lets the board show the node; what is looked at first is the document, unless there is an example. */
  #show(board: ShownBoard): void {
    const [node, best] = [this.selected.value, this.selected.value?.best];
    // A tree of another question is about another board.
    if (this.isSearching.value) return void (board.pointed.value = []);
    untracked(() => {
      const { question } = this.#asked ?? {};
      const isOwn = !node || (!node.up && !this.lesson.peek());
      const before = this.place.peek();
      if (!node || !question) this.place.value = undefined;
      else if (before?.node !== node || before.isOwn !== isOwn)
        this.place.value = isOwn
          ? { node, isOwn, ...question, fen: this.session.store.position.peek().fen, tokens: '' }
          : this.#still.show(question, node, () => this.follow());
      this.#still.lay(board, isOwn ? this.session : undefined, best);
    });
  }
}

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** That of a document: with what is on the board when it is first wanted. */
export const openThinking = (session: Session, labs: Searching): Thinking =>
  new Thinking(session, labs, { later, draw: () => randomNumber(2 ** 32) });
