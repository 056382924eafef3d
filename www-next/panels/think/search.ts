// What is searched, the position on the board or an example, and the tree of it as far as it is known.

import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Clock } from '../../document/keeper';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import { told } from '../../engine/terms';
import type { MethodId } from '../../i18n/areas/think';
import type { Color } from '../../i18n/words';
import { type How, type Lesson, LESSONS } from './lessons';
import { Node, type Tree } from './node';

/** The board is followed when it has not changed for so long: steps that come one after the other go by undisturbed. */
export const REST_MS = 100;
/** Of a tree that is so small all is known at once. */
const SMALL = 12;

export type Searching = Pick<Labs, 'lesson' | 'trace'>;

/** A position that is searched, and the move there that somebody may wonder about. */
export interface Question {
  readonly start: string;
  readonly moves: string;
  readonly turn: Color;
  readonly look: string | undefined;
}

interface Asked {
  readonly question: Question;
  readonly how: How;
}

/** What it is given besides: later, and a seed by which one is drawn of moves that are as good. */
export interface Around {
  readonly later: Clock['later'];
  readonly draw: () => number;
}

export class Search {
  readonly session: Session;
  readonly how: Signal<How> = signal(LESSONS[0].how);
  readonly #labs: Searching;
  readonly #around: Around;
  readonly #found: (root: Node | undefined, node: Node | undefined) => void;
  readonly #lesson: Signal<Lesson | undefined>;
  readonly #isSearching = signal(false);
  readonly #failure = signal<unknown>(undefined);
  #abort = new AbortController();
  /** What was searched last. */
  #asked: Asked | undefined;
  /** The document that the example stands in the place of. */
  #revision: unknown;

  /** `found` is told of each new tree, and of the node in it to begin at. */
  constructor(session: Session, labs: Searching, around: Around, found: (root?: Node, node?: Node) => void) {
    this.session = session;
    this.#labs = labs;
    this.#around = around;
    this.#found = found;
    this.#revision = session.revision.peek();
    const { line, history } = session.store;
    const { canUndo, canRedo } = history.peek();
    const isUntouched = line.peek().length === 0 && !canUndo && !canRedo && session.store.game.peek().start === USUAL;
    this.#lesson = signal(isUntouched ? LESSONS[0] : undefined);
  }

  /** The example that is shown; without one it is the position on the board. */
  get lesson(): ReadonlySignal<Lesson | undefined> {
    return this.#lesson;
  }
  get isSearching(): ReadonlySignal<boolean> {
    return this.#isSearching;
  }
  /** Why there is no tree. */
  get failure(): ReadonlySignal<unknown> {
    return this.#failure;
  }
  /** The position of the last tree. */
  get asked(): Question | undefined {
    return this.#asked?.question;
  }

  /** Nothing where the board has no legal position. */
  readonly question: ReadonlySignal<Question | undefined> = computed(() => {
    const { position, line, cursor } = this.session.store;
    const lesson = this.#lesson.value;
    if (lesson) return { start: lesson.start, moves: '', turn: lesson.turn, look: lesson.look };
    if (!position.value.isLegal) return undefined;
    const look = line.value[cursor.value.steps]?.move?.uci;
    return { ...told(this.session), turn: position.value.turn, look };
  });

  /** Searches from now on what is asked; `wayOf` tells which moves are looked at in the tree. Answers how to stop. */
  start(wayOf: () => readonly string[]): () => void {
    this.#leave();
    const stops = [
      effect(() => this.#leave()),
      effect(() => {
        const [question, how] = [this.question.value, this.how.value];
        untracked(() => this.#ask(question, how, wayOf));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#abort.abort();
      if (this.#isSearching.peek()) this.#asked = undefined;
    };
  }

  open(lesson: Lesson): void {
    this.#asked = undefined;
    batch(() => {
      this.#lesson.value = { ...lesson };
      this.how.value = lesson.how;
    });
  }

  /** Searches the position on the board so many half-moves ahead, as the article does or by another method. */
  look(depth: number, method: MethodId = 'minimax'): void {
    this.follow();
    this.how.value = { method, depth };
  }

  follow(): void {
    this.#lesson.value = undefined;
  }

  /** Searches the same once more. */
  again(): void {
    this.#asked = undefined;
    this.#ask(this.question.peek(), this.how.peek(), () => []);
  }

  /** Has the moves below a node; tells whether anybody still wants them. */
  async grow(node: Node): Promise<boolean> {
    const { signal } = this.#abort;
    try {
      await this.#grow(node, signal);
    } catch (error) {
      if (!signal.aborted) this.session.fail(error);
      return false;
    }
    return !signal.aborted;
  }

  /** An example goes when the document is another. */
  #leave(): void {
    const revision = this.session.revision.value;
    if (revision !== this.#revision) this.#lesson.value = undefined;
    this.#revision = revision;
  }

  /** Where a question is another, searches; the way that is looked at is kept where only the search is another. */
  #ask(question: Question | undefined, how: How, wayOf: () => readonly string[]): void {
    const before = this.#asked;
    const isSame = isAlike(before?.question, question);
    if (isSame && isAlike(before?.how, how)) return;
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#asked = question && { question, how };
    this.#failure.value = undefined;
    this.#isSearching.value = question !== undefined;
    if (!question) return this.#found(undefined, undefined);
    const lesson = this.#lesson.peek();
    const way = isSame ? wayOf() : lesson?.look ? [lesson.look] : [];
    const rest = before && !isSame && !lesson ? REST_MS : 0;
    const cancel = this.#around.later(() => void this.#search({ question, how }, way, signal), rest);
    signal.addEventListener('abort', cancel);
  }

  async #search({ question, how }: Asked, way: readonly string[], signal: AbortSignal): Promise<void> {
    const settle = (root: Node | undefined, node: Node | undefined, failure?: unknown) =>
      batch(() => {
        this.#isSearching.value = false;
        this.#failure.value = failure;
        this.#found(root, node);
      });
    try {
      const { uci, trace } = await this.#labs.lesson({ ...question, ...how }, this.#around.draw(), signal);
      const tree: Tree = { method: how.method, turn: question.turn, ties: trace.ties, chosen: uci };
      const root = new Node(trace.nodes[0], tree);
      root.graft(trace.nodes);
      root.isOpen.value = true;
      let node = root;
      for (const move of way) {
        await this.#grow(node, signal);
        const next = node.children.peek()?.find(({ told }) => told.uci === move);
        if (!next) break;
        node = next;
      }
      if (root.plain <= SMALL) for (const child of root.children.peek() ?? []) await this.#grow(child, signal);
      if (!signal.aborted) settle(root, node);
    } catch (error) {
      if (!signal.aborted) settle(undefined, undefined, error);
    }
  }

  async #grow(node: Node, signal: AbortSignal): Promise<void> {
    if (!this.#asked || node.children.peek() || !node.isInner) return;
    const { start, moves } = this.#asked.question;
    const way = [moves, ...node.way].join(' ').trim();
    const { depth, alpha, beta } = node.told;
    const search = { start, moves: way, method: node.method, depth };
    node.graft((await this.#labs.trace(search, { alpha, beta }, signal)).nodes);
  }
}

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where games start that are no others. */
const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
