import type { MethodId } from '../../i18n/areas/think';
// A search that is walked through: what is searched, the position on the board or an example; its tree, the node that is
import type { MethodId } from '../../i18n/areas/think';
// looked at, which the board follows, and the steps from one to another.
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { MethodId } from '../../i18n/areas/think';
import type { Clock } from '../../document/keeper';
import type { MethodId } from '../../i18n/areas/think';
import type { Labs } from '../../document/labs';
import type { MethodId } from '../../i18n/areas/think';
import type { Session } from '../../document/session';
import type { MethodId } from '../../i18n/areas/think';
import { told } from '../../engine/terms';
import type { MethodId } from '../../i18n/areas/think';
import { later } from '../../ui/later';
import type { MethodId } from '../../i18n/areas/think';
import { type How, type Lesson, LESSONS } from './lessons';
import type { MethodId } from '../../i18n/areas/think';
import type { Node } from './node';
import type { MethodId } from '../../i18n/areas/think';
import { type Found, grow, type Question, searched, type Searching } from './search';
import type { MethodId } from '../../i18n/areas/think';
import { type Place, type ShownBoard, Still } from './still';
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
/** The board is followed when it has not changed for so long: steps that come one after the other go by undisturbed. */
import type { MethodId } from '../../i18n/areas/think';
export const REST_MS = 100;
import type { MethodId } from '../../i18n/areas/think';
/** Where the walk is played, a node is looked at for so long. */
import type { MethodId } from '../../i18n/areas/think';
export const PACE_MS = 1500;
import type { MethodId } from '../../i18n/areas/think';
/** Where games start that are no others. */
import type { MethodId } from '../../i18n/areas/think';
const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
/** What it is given besides: later, and a seed by which one is drawn of moves that are as good. */
import type { MethodId } from '../../i18n/areas/think';
interface Around {
import type { MethodId } from '../../i18n/areas/think';
  readonly later: Clock['later'];
import type { MethodId } from '../../i18n/areas/think';
  readonly draw: () => number;
import type { MethodId } from '../../i18n/areas/think';
}
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
interface Asked {
import type { MethodId } from '../../i18n/areas/think';
  readonly question: Question;
import type { MethodId } from '../../i18n/areas/think';
  readonly how: How;
import type { MethodId } from '../../i18n/areas/think';
}
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
export class Thinking {
import type { MethodId } from '../../i18n/areas/think';
  /** The example that is shown; without one it is the position on the board. */
import type { MethodId } from '../../i18n/areas/think';
  readonly lesson = signal<Lesson | undefined>(undefined);
import type { MethodId } from '../../i18n/areas/think';
  readonly how = signal(LESSONS[0].how);
import type { MethodId } from '../../i18n/areas/think';
  readonly isSearching = signal(false);
import type { MethodId } from '../../i18n/areas/think';
  /** Why there is no tree. */
import type { MethodId } from '../../i18n/areas/think';
  readonly failure = signal<unknown>(undefined);
import type { MethodId } from '../../i18n/areas/think';
  /** The last tree that was found, and the node of it that is looked at. */
import type { MethodId } from '../../i18n/areas/think';
  readonly root = signal<Node | undefined>(undefined);
import type { MethodId } from '../../i18n/areas/think';
  readonly selected = signal<Node | undefined>(undefined);
import type { MethodId } from '../../i18n/areas/think';
  /** Where the board is, unless it has no legal position. */
import type { MethodId } from '../../i18n/areas/think';
  readonly place = signal<Place | undefined>(undefined);
import type { MethodId } from '../../i18n/areas/think';
  /** The nodes all moves of which are drawn. */
import type { MethodId } from '../../i18n/areas/think';
  readonly widened = signal<ReadonlySet<Node>>(new Set());
import type { MethodId } from '../../i18n/areas/think';
  readonly #still = new Still();
import type { MethodId } from '../../i18n/areas/think';
  /** What was searched last. */
import type { MethodId } from '../../i18n/areas/think';
  #asked: Asked | undefined;
import type { MethodId } from '../../i18n/areas/think';
  #abort = new AbortController();
import type { MethodId } from '../../i18n/areas/think';
  /** The document that the example stands in the place of. */
import type { MethodId } from '../../i18n/areas/think';
  #revision: unknown;
import type { MethodId } from '../../i18n/areas/think';
  readonly #cancel = signal<(() => void) | undefined>(undefined);
import type { MethodId } from '../../i18n/areas/think';
  /** The step that is being gone to. */
import type { MethodId } from '../../i18n/areas/think';
  readonly #pending = signal<number | undefined>(undefined);
import type { MethodId } from '../../i18n/areas/think';
  /** How often another node was wanted. */
import type { MethodId } from '../../i18n/areas/think';
  #turn = 0;
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  constructor(
import type { MethodId } from '../../i18n/areas/think';
    private readonly session: Session,
import type { MethodId } from '../../i18n/areas/think';
    private readonly labs: Searching,
import type { MethodId } from '../../i18n/areas/think';
    private readonly around: Around,
import type { MethodId } from '../../i18n/areas/think';
  ) {
import type { MethodId } from '../../i18n/areas/think';
    this.#revision = session.revision.peek();
import type { MethodId } from '../../i18n/areas/think';
    const { line, history, game } = session.store;
import type { MethodId } from '../../i18n/areas/think';
    const { canUndo, canRedo } = history.peek();
import type { MethodId } from '../../i18n/areas/think';
    const isUntouched = line.peek().length === 0 && !canUndo && !canRedo && game.peek().start === USUAL;
import type { MethodId } from '../../i18n/areas/think';
    if (isUntouched) this.lesson.value = LESSONS[0];
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  readonly isPlaying: ReadonlySignal<boolean> = computed(() => this.#cancel.value !== undefined);
import type { MethodId } from '../../i18n/areas/think';
  /** Which of the nodes that were looked at it is, counted from 1, or soon will be. */
import type { MethodId } from '../../i18n/areas/think';
  readonly step: ReadonlySignal<number> = computed(() => this.#pending.value ?? this.selected.value?.step ?? 0);
import type { MethodId } from '../../i18n/areas/think';
  /** The move at the root that somebody may wonder about. */
import type { MethodId } from '../../i18n/areas/think';
  readonly looked: ReadonlySignal<Node | undefined> = computed(() => {
import type { MethodId } from '../../i18n/areas/think';
    const look = this.#question.value?.look;
import type { MethodId } from '../../i18n/areas/think';
    return this.root.value?.children.value?.find(({ told: { uci } }) => uci === look);
import type { MethodId } from '../../i18n/areas/think';
  });
import type { MethodId } from '../../i18n/areas/think';
  /** What is to be searched; nothing where the board has no legal position. */
import type { MethodId } from '../../i18n/areas/think';
  readonly #question: ReadonlySignal<Question | undefined> = computed(() => {
import type { MethodId } from '../../i18n/areas/think';
    const { position, line, cursor } = this.session.store;
import type { MethodId } from '../../i18n/areas/think';
    const lesson = this.lesson.value;
import type { MethodId } from '../../i18n/areas/think';
    if (lesson) return { start: lesson.start, moves: '', turn: lesson.turn, look: lesson.look };
import type { MethodId } from '../../i18n/areas/think';
    if (!position.value.isLegal) return undefined;
import type { MethodId } from '../../i18n/areas/think';
    const look = line.value[cursor.value.steps]?.move?.uci;
import type { MethodId } from '../../i18n/areas/think';
    return { ...told(this.session), turn: position.value.turn, look };
import type { MethodId } from '../../i18n/areas/think';
  });
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Searches and shows from now on; answers how to stop. */
import type { MethodId } from '../../i18n/areas/think';
  start(board: ShownBoard): () => void {
import type { MethodId } from '../../i18n/areas/think';
    const stops = [
import type { MethodId } from '../../i18n/areas/think';
      effect(() => this.#leave()),
import type { MethodId } from '../../i18n/areas/think';
      effect(() => {
import type { MethodId } from '../../i18n/areas/think';
        const [question, how] = [this.#question.value, this.how.value];
import type { MethodId } from '../../i18n/areas/think';
        untracked(() => this.#ask(question, how));
import type { MethodId } from '../../i18n/areas/think';
      }),
import type { MethodId } from '../../i18n/areas/think';
      effect(() => this.#show(board)),
import type { MethodId } from '../../i18n/areas/think';
    ];
import type { MethodId } from '../../i18n/areas/think';
    return () => {
import type { MethodId } from '../../i18n/areas/think';
      for (const stop of stops) stop();
import type { MethodId } from '../../i18n/areas/think';
      this.#abort.abort();
import type { MethodId } from '../../i18n/areas/think';
      if (this.isSearching.peek()) this.#asked = undefined;
import type { MethodId } from '../../i18n/areas/think';
      this.pause();
import type { MethodId } from '../../i18n/areas/think';
      batch(() => {
import type { MethodId } from '../../i18n/areas/think';
        board.shown.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
        board.pointed.value = [];
import type { MethodId } from '../../i18n/areas/think';
      });
import type { MethodId } from '../../i18n/areas/think';
    };
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  open(lesson: Lesson): void {
import type { MethodId } from '../../i18n/areas/think';
    this.#asked = undefined;
import type { MethodId } from '../../i18n/areas/think';
    batch(() => {
import type { MethodId } from '../../i18n/areas/think';
      this.lesson.value = { ...lesson };
import type { MethodId } from '../../i18n/areas/think';
      this.how.value = lesson.how;
import type { MethodId } from '../../i18n/areas/think';
    });
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Searches the position on the board so many half-moves ahead, as the article does or by another method. */
import type { MethodId } from '../../i18n/areas/think';
  look(depth: number, method: MethodId = 'minimax'): void {
import type { MethodId } from '../../i18n/areas/think';
    this.lesson.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
    this.how.value = { method, depth };
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Goes to the position on the board. */
import type { MethodId } from '../../i18n/areas/think';
  follow(): void {
import type { MethodId } from '../../i18n/areas/think';
    this.lesson.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
    const root = this.root.peek();
import type { MethodId } from '../../i18n/areas/think';
    if (root) this.select(root);
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Searches the same once more. */
import type { MethodId } from '../../i18n/areas/think';
  again(): void {
import type { MethodId } from '../../i18n/areas/think';
    this.#asked = undefined;
import type { MethodId } from '../../i18n/areas/think';
    this.#ask(this.#question.peek(), this.how.peek());
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Looks at a node of the tree; while another is being searched there is none. */
import type { MethodId } from '../../i18n/areas/think';
  select(node: Node): void {
import type { MethodId } from '../../i18n/areas/think';
    this.pause();
import type { MethodId } from '../../i18n/areas/think';
    this.#go(node);
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Shows or hides what lies below a node. What is looked at stays in sight. */
import type { MethodId } from '../../i18n/areas/think';
  toggle(node: Node, isOpen: boolean): void {
import type { MethodId } from '../../i18n/areas/think';
    if (isOpen) void this.#grow(node);
import type { MethodId } from '../../i18n/areas/think';
    node.isOpen.value = isOpen;
import type { MethodId } from '../../i18n/areas/think';
    if (!isOpen && this.selected.peek()?.path.includes(node)) this.select(node);
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Draws all moves of a node. */
import type { MethodId } from '../../i18n/areas/think';
  widen(node: Node): void {
import type { MethodId } from '../../i18n/areas/think';
    this.widened.value = new Set([...this.widened.peek(), node]);
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  goTo(step: number): void {
import type { MethodId } from '../../i18n/areas/think';
    this.pause();
import type { MethodId } from '../../i18n/areas/think';
    void this.#step(step);
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Goes from step to step, from the first where the last is shown; or stops that. */
import type { MethodId } from '../../i18n/areas/think';
  play(): void {
import type { MethodId } from '../../i18n/areas/think';
    const root = this.root.peek();
import type { MethodId } from '../../i18n/areas/think';
    if (!root || this.isPlaying.peek()) return this.pause();
import type { MethodId } from '../../i18n/areas/think';
    const goOn = async (step: number): Promise<void> => {
import type { MethodId } from '../../i18n/areas/think';
      if (!(await this.#step(step))) return;
import type { MethodId } from '../../i18n/areas/think';
      if (step >= root.visited) return this.pause();
import type { MethodId } from '../../i18n/areas/think';
      this.#cancel.value = this.around.later(() => void goOn(step + 1), PACE_MS);
import type { MethodId } from '../../i18n/areas/think';
    };
import type { MethodId } from '../../i18n/areas/think';
    this.#cancel.value = () => undefined;
import type { MethodId } from '../../i18n/areas/think';
    const at = this.step.peek();
import type { MethodId } from '../../i18n/areas/think';
    void goOn(at < root.visited ? at + 1 : 0);
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  pause(): void {
import type { MethodId } from '../../i18n/areas/think';
    this.#cancel.peek()?.();
import type { MethodId } from '../../i18n/areas/think';
    this.#cancel.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
    this.#turn += 1;
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** An example goes when the document is another. */
import type { MethodId } from '../../i18n/areas/think';
  #leave(): void {
import type { MethodId } from '../../i18n/areas/think';
    const revision = this.session.revision.value;
import type { MethodId } from '../../i18n/areas/think';
    if (revision !== this.#revision) this.lesson.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
    this.#revision = revision;
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Where a question is another, searches; the way that is looked at is kept where only the search is another. */
import type { MethodId } from '../../i18n/areas/think';
  #ask(question: Question | undefined, how: How): void {
import type { MethodId } from '../../i18n/areas/think';
    const before = this.#asked;
import type { MethodId } from '../../i18n/areas/think';
    const isSame = isAlike(before?.question, question);
import type { MethodId } from '../../i18n/areas/think';
    if (isSame && isAlike(before?.how, how)) return;
import type { MethodId } from '../../i18n/areas/think';
    this.#abort.abort();
import type { MethodId } from '../../i18n/areas/think';
    this.#abort = new AbortController();
import type { MethodId } from '../../i18n/areas/think';
    const { signal } = this.#abort;
import type { MethodId } from '../../i18n/areas/think';
    this.#asked = question && { question, how };
import type { MethodId } from '../../i18n/areas/think';
    this.failure.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
    this.isSearching.value = question !== undefined;
import type { MethodId } from '../../i18n/areas/think';
    if (!question) return this.#plant(undefined);
import type { MethodId } from '../../i18n/areas/think';
    const lesson = this.lesson.peek();
import type { MethodId } from '../../i18n/areas/think';
    const way = isSame ? (this.selected.peek()?.way ?? []) : lesson?.look ? [lesson.look] : [];
import type { MethodId } from '../../i18n/areas/think';
    const rest = before && !isSame && !lesson ? REST_MS : 0;
import type { MethodId } from '../../i18n/areas/think';
    const cancel = this.around.later(() => void this.#search({ question, how }, way, signal), rest);
import type { MethodId } from '../../i18n/areas/think';
    signal.addEventListener('abort', cancel);
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  async #search({ question, how }: Asked, way: readonly string[], signal: AbortSignal): Promise<void> {
import type { MethodId } from '../../i18n/areas/think';
    const seed = this.around.draw();
import type { MethodId } from '../../i18n/areas/think';
    const found = await searched(this.labs, question, how, seed, way, signal).catch((failure: unknown) => ({
import type { MethodId } from '../../i18n/areas/think';
      failure,
import type { MethodId } from '../../i18n/areas/think';
    }));
import type { MethodId } from '../../i18n/areas/think';
    if (signal.aborted) return;
import type { MethodId } from '../../i18n/areas/think';
    batch(() => {
import type { MethodId } from '../../i18n/areas/think';
      this.isSearching.value = false;
import type { MethodId } from '../../i18n/areas/think';
      if ('failure' in found) this.failure.value = found.failure;
import type { MethodId } from '../../i18n/areas/think';
      this.#plant('failure' in found ? undefined : found);
import type { MethodId } from '../../i18n/areas/think';
    });
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Has the moves below a node; tells whether anybody still wants them. */
import type { MethodId } from '../../i18n/areas/think';
  async #grow(node: Node): Promise<boolean> {
import type { MethodId } from '../../i18n/areas/think';
    const { signal } = this.#abort;
import type { MethodId } from '../../i18n/areas/think';
    try {
import type { MethodId } from '../../i18n/areas/think';
      if (this.#asked) await grow(this.labs, this.#asked.question, node, signal);
import type { MethodId } from '../../i18n/areas/think';
    } catch (error) {
import type { MethodId } from '../../i18n/areas/think';
      if (!signal.aborted) this.session.fail(error);
import type { MethodId } from '../../i18n/areas/think';
      return false;
import type { MethodId } from '../../i18n/areas/think';
    }
import type { MethodId } from '../../i18n/areas/think';
    return !signal.aborted;
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  #plant(found: Found | undefined): void {
import type { MethodId } from '../../i18n/areas/think';
    this.pause();
import type { MethodId } from '../../i18n/areas/think';
    batch(() => {
import type { MethodId } from '../../i18n/areas/think';
      this.root.value = found?.root;
import type { MethodId } from '../../i18n/areas/think';
      this.selected.value = found?.node;
import type { MethodId } from '../../i18n/areas/think';
      this.#pending.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
      this.widened.value = new Set();
import type { MethodId } from '../../i18n/areas/think';
    });
import type { MethodId } from '../../i18n/areas/think';
    if (found) this.#go(found.node);
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  #go(node: Node): void {
import type { MethodId } from '../../i18n/areas/think';
    if (this.isSearching.peek()) return;
import type { MethodId } from '../../i18n/areas/think';
    batch(() => {
import type { MethodId } from '../../i18n/areas/think';
      this.selected.value = node;
import type { MethodId } from '../../i18n/areas/think';
      this.#pending.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
    });
import type { MethodId } from '../../i18n/areas/think';
    void this.#grow(node).then((isWanted) => isWanted && node.best && this.#grow(node.best));
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Goes to a step, unless another is wanted meanwhile; tells whether it has. */
import type { MethodId } from '../../i18n/areas/think';
  async #step(step: number): Promise<boolean> {
import type { MethodId } from '../../i18n/areas/think';
    const root = this.root.peek();
import type { MethodId } from '../../i18n/areas/think';
    if (!root || this.isSearching.peek()) return false;
import type { MethodId } from '../../i18n/areas/think';
    this.#turn += 1;
import type { MethodId } from '../../i18n/areas/think';
    const turn = this.#turn;
import type { MethodId } from '../../i18n/areas/think';
    let [node, rest] = [root, Math.max(0, Math.min(step, root.visited))];
import type { MethodId } from '../../i18n/areas/think';
    this.#pending.value = rest;
import type { MethodId } from '../../i18n/areas/think';
    while (rest > 0) {
import type { MethodId } from '../../i18n/areas/think';
      if (!(await this.#grow(node)) || turn !== this.#turn) return false;
import type { MethodId } from '../../i18n/areas/think';
      const next = node.towards(rest);
import type { MethodId } from '../../i18n/areas/think';
      if (!next) break;
import type { MethodId } from '../../i18n/areas/think';
      ({ node, rest } = next);
import type { MethodId } from '../../i18n/areas/think';
    }
import type { MethodId } from '../../i18n/areas/think';
    this.#go(node);
import type { MethodId } from '../../i18n/areas/think';
    return true;
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
  /** Lets the board show the node; what is looked at first is the document, unless there is an example. */
import type { MethodId } from '../../i18n/areas/think';
  #show(board: ShownBoard): void {
import type { MethodId } from '../../i18n/areas/think';
    const [node, best] = [this.selected.value, this.selected.value?.best];
import type { MethodId } from '../../i18n/areas/think';
    // A tree of another question is about another board.
import type { MethodId } from '../../i18n/areas/think';
    if (this.isSearching.value) return void (board.pointed.value = []);
import type { MethodId } from '../../i18n/areas/think';
    untracked(() => {
import type { MethodId } from '../../i18n/areas/think';
      const { question } = this.#asked ?? {};
import type { MethodId } from '../../i18n/areas/think';
      const { fen } = this.session.store.position.peek();
import type { MethodId } from '../../i18n/areas/think';
      const isOwn = !node || (!node.up && !this.lesson.peek());
import type { MethodId } from '../../i18n/areas/think';
      const before = this.place.peek();
import type { MethodId } from '../../i18n/areas/think';
      if (!node || !question) this.place.value = undefined;
import type { MethodId } from '../../i18n/areas/think';
      else if (before?.node !== node || before.isOwn !== isOwn)
import type { MethodId } from '../../i18n/areas/think';
        this.place.value = isOwn
import type { MethodId } from '../../i18n/areas/think';
          ? { node, isOwn, ...question, fen, tokens: '' }
import type { MethodId } from '../../i18n/areas/think';
          : this.#still.show(question, node, () => this.follow());
import type { MethodId } from '../../i18n/areas/think';
      this.#still.lay(board, isOwn ? this.session : undefined, best);
import type { MethodId } from '../../i18n/areas/think';
    });
import type { MethodId } from '../../i18n/areas/think';
  }
import type { MethodId } from '../../i18n/areas/think';
}
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
const AROUND: Around = { later, draw: () => Math.floor(Math.random() * 2 ** 31) };
import type { MethodId } from '../../i18n/areas/think';
const all = new WeakMap<Session, Thinking>();
import type { MethodId } from '../../i18n/areas/think';

import type { MethodId } from '../../i18n/areas/think';
/** That of a document, which goes on where it was left. */
import type { MethodId } from '../../i18n/areas/think';
export function thinkingOf(session: Session, labs: Labs): Thinking {
import type { MethodId } from '../../i18n/areas/think';
  const known = all.get(session) ?? new Thinking(session, labs, AROUND);
import type { MethodId } from '../../i18n/areas/think';
  all.set(session, known);
import type { MethodId } from '../../i18n/areas/think';
  return known;
import type { MethodId } from '../../i18n/areas/think';
}
