// The review of the document’s main line: its positions are judged in the background, block by block, by as many workers as
// there are; then each move has its mark. What is known stays known however the line goes on.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Judgement } from '#doors/review.js';
import type { Clock } from '../chess/chess';
import type { Session } from '../document/session';
import type { RefusalCode } from '../i18n/words';
import type { Memory } from '../ui/remember';
import { EngineFault } from '../workers/fault';
import type { Engine } from '../workers/jobs';
import { cutAfter, type DueBlock, dueBlocks, Judgements, positionCount, textOf } from './judgements';
import { type MainLine, mainLineOf, positionsOf } from './main-line';
import { type MarkedMove, writeMarks } from './marks';
import { Notes } from './noted';
import { type GameToReview, judgeBlock, reviewGame, type ReviewResult } from './review-jobs';

/** What a review has of the page. */
export interface ReviewAround {
  readonly session: Session;
  readonly engine: Engine;
  readonly clock: Clock;
  /** Whether the one who plays may know what it finds. */
  readonly mayBeKnown: ReadonlySignal<boolean>;
  /** Whether the page is on a screen. */
  readonly isVisible: ReadonlySignal<boolean>;
  /** The plies of a line that are theory; read while something is computed, that is computed again when more is known of it. */
  readonly theory: (line: MainLine) => readonly number[];
  /** Done when as much of it is known as can be. */
  readonly theoryKnown: () => Promise<void>;
  /** How many workers share it. */
  readonly lanes: number;
  /** The storage of the tab. */
  readonly memory: Memory;
  /** The nodes that each position is judged with; 0 for the usual number. */
  readonly nodes?: number;
  /** Called when marks have been written to the document. */
  readonly marked?: () => void;
}

type ReviewState = 'none' | 'running' | 'done' | 'failed';

/** How many positions are judged. */
interface ReviewProgress {
  readonly done: number;
  readonly all: number;
  /** About how many milliseconds the others take; nothing before that is known. */
  readonly left: number | undefined;
}

/** What a game came to. */
interface Reviewed {
  readonly game: GameToReview;
  readonly result: ReviewResult;
}

export class GameReview {
  readonly session: Session;
  readonly line: ReadonlySignal<MainLine>;
  readonly game: ReadonlySignal<GameToReview>;
  readonly #judgements: Judgements;
  readonly #notes: Notes;
  /** Whether it is to be done, or stays done. */
  readonly #isWanted = signal(false);
  /** How many positions of the blocks under way are judged. */
  readonly #judged = signal<ReadonlyMap<number, number>>(new Map());
  readonly #reviewed = signal<Reviewed | undefined>(undefined);
  readonly #failure = signal<EngineFault | undefined>(undefined);
  readonly failure: ReadonlySignal<EngineFault | undefined> = this.#failure;
  /** How often it has found out something new about a whole game. */
  readonly finished = signal(0);
  /** When it began to work, and how many positions were known then. */
  readonly #begun = signal({ at: 0, done: 0 });
  /** The game whose marks have been written to the document. */
  #written: string;

  constructor(private readonly deps: ReviewAround) {
    const { session, memory, theory, nodes = 0 } = deps;
    this.session = session;
    this.#judgements = new Judgements(memory, nodes);
    this.line = computed(() => mainLineOf(session.store));
    const played = computed(() => this.line.value.moves.map(({ uci }) => uci).join(' '));
    const start = computed(() => this.line.value.start);
    const plies = computed(() => {
      const isPlayed = start.value !== '' && played.value !== '';
      return isPlayed ? theory(this.line.peek()).join(' ') : '';
    });
    // What is said about a move makes no other game of it.
    this.game = computed(() => {
      const known = plies.value.split(' ').filter(Boolean).map(Number);
      return { start: start.value, moves: played.value, nodes, theory: known };
    });
    this.#notes = new Notes(session.store, this.line, this.game);
    const { isWanted, written, text } = this.#judgements.restore();
    this.#isWanted.value = isWanted && text === textOf(this.game.peek());
    this.#written = written;
    this.#follow();
  }

  #follow(): void {
    const { session } = this.deps;
    let opened = session.opened.peek();
    effect(() => {
      if (session.opened.value === opened) return;
      opened = session.opened.value;
      this.#isWanted.value = false;
      this.#reviewed.value = undefined;
    });
    effect(() => {
      // A game that begins is not reviewed with each of its moves, unless that is wanted.
      if (session.locked.value?.code === 'locked') this.#isWanted.value = false;
    });
    effect(() => {
      const game = this.game.value;
      if (!this.#isAwake.value) return undefined;
      const abort = new AbortController();
      untracked(() => this.#work(game, abort.signal)).catch(
        (error: unknown) => abort.signal.aborted || this.#fail(error),
      );
      return () => abort.abort();
    });
  }

  /** Why there is nothing to review. */
  readonly refusal: ReadonlySignal<RefusalCode | undefined> = computed(() => {
    if (!this.deps.mayBeKnown.value) return 'no-help';
    return this.line.value.moves.length === 0 ? 'nothing-to-play' : undefined;
  });

  readonly #isAwake: ReadonlySignal<boolean> = computed(
    () => this.#isWanted.value && !this.refusal.value && this.deps.isVisible.value && !this.#failure.value,
  );

  readonly state: ReadonlySignal<ReviewState> = computed(() => {
    if (this.refusal.value || !this.#isWanted.value) return 'none';
    if (this.#failure.value) return 'failed';
    return isSame(this.#reviewed.value?.game, this.game.value) ? 'done' : 'running';
  });

  /** What is known of the positions of the game: what was found, else what the notes of the document say. */
  get known(): readonly Judgement[] {
    return this.#notes.merged(this.#judgements.of(this.game.value));
  }

  /** Whether the notes of the document say what a review would. */
  get isNoted(): boolean {
    return this.#notes.noted.value !== undefined;
  }

  /** Whether all of it has been judged, so that nothing of it comes from the notes. */
  get isJudged(): boolean {
    return this.#judgements.of(this.game.value).length === positionCount(this.game.value);
  }

  /** What is known of the position after some plies. */
  linesAt = (ply: number): Judgement['lines'] => this.known.find((judgement) => judgement.ply === ply)?.lines ?? [];

  /** The position after some plies of the line. */
  fenAt(ply: number): string {
    const line = this.line.peek();
    return positionsOf(line)[ply - 1]?.fen ?? line.start;
  }

  readonly progress: ReadonlySignal<ReviewProgress> = computed(() => {
    const [known, all] = [this.known.length, positionCount(this.game.value)];
    const done = [...this.#judged.value.values()].reduce((sum, judged) => sum + judged, known);
    const { at, done: before } = this.#begun.value;
    const spent = this.deps.clock.now() - at;
    return { done, all, left: done > before ? (spent / (done - before)) * (all - done) : undefined };
  });

  /** What the moves are worth; of another line that begins with the same moves those. */
  readonly moves: ReadonlySignal<readonly MarkedMove[]> = computed(() => {
    const { result } = this.#reviewed.value ?? {};
    if (!result || this.refusal.value || !this.#isWanted.value) return [];
    const { moves } = this.line.value;
    const other = moves.findIndex(({ uci }, at) => result.moves[at]?.uci !== uci);
    const judged = this.#judgements.of(this.game.value);
    return moves.slice(0, other < 0 ? moves.length : other).flatMap((move, at) => {
      const reviewed = result.moves[at];
      return reviewed ? [{ ...reviewed, ...move, ...this.#notes.of(reviewed, judged) }] : [];
    });
  });

  /** Finds the best move of a position of which the notes say only the value. */
  async findBest(ply: number, signal: AbortSignal): Promise<void> {
    if (this.linesAt(ply)[0]?.line !== '') return;
    const game = { ...this.game.peek(), start: this.fenAt(ply), moves: '', theory: [] };
    const learn = this.#notes.learning(ply, game.start);
    const [judged] = await this.deps.engine.run(judgeBlock(game, 0, 0), { priority: 'hint', signal });
    if (!signal.aborted) learn(judged?.lines[0]?.line ?? '');
  }

  /** How exactly both sides have played, once that is known. */
  readonly accuracy: ReadonlySignal<ReviewResult['accuracy'] | undefined> = computed(() =>
    this.state.value === 'done' ? this.#reviewed.value?.result.accuracy : undefined,
  );

  /** Begins, or goes on; what has failed is tried again. */
  start(): void {
    batch(() => {
      this.#failure.value = undefined;
      this.#isWanted.value = true;
    });
    this.#keep();
  }

  /** Stops; what is known stays known. */
  stop(): void {
    this.#isWanted.value = false;
    this.#keep();
  }

  async #work(game: GameToReview, signal: AbortSignal): Promise<void> {
    const { engine, clock, lanes } = this.deps;
    if (isSame(this.#reviewed.peek()?.game, game)) return;
    const due = [...dueBlocks(game, this.known)];
    // What the notes say is nothing new.
    const done = this.isNoted ? positionCount(game) : this.known.length;
    batch(() => {
      this.#judged.value = new Map();
      this.#begun.value = { at: clock.now(), done };
    });
    const workers = Array.from({ length: Math.min(lanes, due.length) }, (_, lane) => lane);
    await Promise.all(workers.map((lane) => this.#judge(game, due, lane, signal)));
    // What a worker beside the first could not do is left.
    if (due.length > 0) await this.#judge(game, due, 0, signal);
    await this.deps.theoryKnown();
    signal.throwIfAborted();
    const { known } = this;
    const result = await engine.run(reviewGame(game, known), { priority: 'review', signal });
    if (signal.aborted) return;
    this.#finish({ game, result }, known);
    if (this.#begun.peek().done < known.length) this.finished.value += 1;
  }

  /** Judges blocks as long as there are some. */
  async #judge(game: GameToReview, due: DueBlock[], lane: number, signal: AbortSignal): Promise<void> {
    for (let next = due.shift(); next; next = due.shift()) {
      const { block: at, last } = next;
      const onProgress = ({ judged = 0 }) => {
        if (!signal.aborted) this.#judged.value = new Map(this.#judged.peek()).set(at, judged);
      };
      try {
        const job = judgeBlock(cutAfter(game, last), at, lane);
        const judged = await this.deps.engine.run(job, { priority: 'review', signal, onProgress });
        if (!signal.aborted) this.#learn(game, at, judged);
      } catch (error) {
        if (lane === 0 || signal.aborted) throw error;
        console.warn(error);
        due.push(next);
        return;
      }
    }
  }

  #learn(game: GameToReview, block: number, judged: readonly Judgement[]): void {
    const others = new Map(this.#judged.peek());
    others.delete(block);
    batch(() => {
      this.#judgements.learn(game, judged);
      this.#judged.value = others;
    });
    this.#keep();
  }

  #finish(reviewed: Reviewed, known: readonly Judgement[]): void {
    const text = textOf(reviewed.game);
    this.#reviewed.value = reviewed;
    // Where all is noted there is nothing to write.
    if (this.#written !== text && !this.isNoted && writeMarks(this.session, this.moves.peek(), known)) {
      this.#written = text;
      this.deps.marked?.();
    }
    this.#keep();
  }

  #keep(): void {
    this.#judgements.keep(this.game.peek(), { isWanted: this.#isWanted.peek(), written: this.#written });
  }

  #fail(error: unknown): void {
    console.error(error);
    this.#failure.value = EngineFault.of(error);
  }
}

/** Whether two reviews of games come to the same. */
const isSame = (one: GameToReview | undefined, other: GameToReview): boolean =>
  one !== undefined && textOf(one) === textOf(other) && one.theory.join() === other.theory.join();
