// A match of two players of the computer: game after game, in whatever place of the page, and on after a reload. One tab
// of the browser plays it at a time.

import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Clock } from '../chess/chess';
import { EngineFault } from '../workers/fault';
import type { Engine } from '../workers/jobs';
import { eloOf, type EloPoint, type MatchGameNow, type Plan, playOn, pointsOf, readMatch, USUAL } from './record';

/** `elsewhere` is one that another tab plays. */
type MatchState = 'none' | 'running' | 'paused' | 'over' | 'elsewhere';

/** Where it is kept, and what there is to be said. */
interface MatchDeps {
  readonly engine: Engine;
  readonly clock: Clock;
  /** `write` says whether it is kept. */
  readonly storage: { read(): Promise<unknown>; write(match: unknown): Promise<boolean> };
  /** Answers what gives it free; nothing where another tab has it for this many milliseconds. */
  readonly lock: (patience: number) => Promise<(() => void) | undefined>;
  /** Whether the page is on a screen. */
  readonly isVisible: ReadonlySignal<boolean>;
  /** It is over by itself. */
  readonly onOver: () => void;
}

/** It plays for so long before it says how a game stands; what is watched waits so long after each move. */
const [TELL_MS, WATCH_MS] = [150, 700];
/** What is done within such a time is kept together. */
const KEEP_MS = 1000;
/** So long the page that was in this tab may take to give the match free, and another tab. */
const [LEAVE_MS, OTHER_MS] = [5000, 200];

/** What is not over, and not played by this tab. */
const OPEN: readonly MatchState[] = ['paused', 'elsewhere'];

export class Match {
  /** Whether each move of the game under way waits to be seen, while it is shown. */
  readonly isSlow: Signal<boolean> = signal(false);
  readonly #state = signal<MatchState>('none');
  readonly state: ReadonlySignal<MatchState> = this.#state;
  readonly #plan = signal(USUAL);
  readonly plan: ReadonlySignal<Plan> = this.#plan;
  readonly #played = signal<readonly MatchGameNow[]>([]);
  /** The games that are over, in order. */
  readonly played: ReadonlySignal<readonly MatchGameNow[]> = this.#played;
  readonly #live = signal<MatchGameNow | undefined>(undefined);
  /** The game under way, or the last one. */
  readonly live: ReadonlySignal<MatchGameNow | undefined> = this.#live;
  readonly #eloPoints = signal<readonly EloPoint[]>([]);
  /** How the players compare after more and more games; nothing as long as there are too few to say. */
  readonly eloPoints: ReadonlySignal<readonly EloPoint[]> = this.#eloPoints;
  readonly #failure = signal<EngineFault | undefined>(undefined);
  readonly failure: ReadonlySignal<EngineFault | undefined> = this.#failure;
  #isLookedAt = false;
  #abort = new AbortController();
  #release: (() => void) | undefined;
  #keeping: (() => void) | undefined;
  /** Whether what is shown here is in the storage, or was: another tab may have put another match there. */
  #isKept: Promise<boolean> = Promise.resolve(true);
  #turn: Promise<unknown> = Promise.resolve();
  #isMeasuring = false;

  constructor(private readonly deps: MatchDeps) {}

  /** Takes in what was kept; returns whether a match goes on that was being played, in this tab or in one that is gone. */
  restore(isReload = false): Promise<boolean> {
    return this.#inTurn(async () => {
      await this.#takeIn();
      // Until it is known whether another tab plays it.
      return this.#state.peek() === 'elsewhere' && this.#resume(isReload ? LEAVE_MS : OTHER_MS, ['elsewhere']);
    });
  }

  /** What waits for other tabs is done one after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Takes in what is kept, by whatever tab, unless one is played here; returns whether that is the match that was shown. */
  async #takeIn(): Promise<boolean> {
    if (!(await this.#isKept) || this.#state.peek() === 'running') return true;
    // What cannot be read leaves it as it is shown.
    const kept = readMatch(await this.deps.storage.read().catch((error: unknown) => void console.warn(error)));
    if (!kept || this.#state.peek() === 'running') return true;
    const { plan, played, isRunning } = kept;
    const isFirst = this.#state.peek() === 'none';
    const isSame = JSON.stringify(plan) === JSON.stringify(this.#plan.peek());
    const isOver = kept.isOver || played.length >= plan.games;
    batch(() => {
      if (!isSame || played.length !== this.#played.peek().length) this.#show(plan, played);
      this.#state.value = isOver ? 'over' : isRunning ? 'elsewhere' : 'paused';
    });
    void this.#measure();
    return isFirst || isSame;
  }

  #show(plan: Plan, played: readonly MatchGameNow[]): void {
    this.#plan.value = plan;
    this.#played.value = played;
    this.#eloPoints.value = [];
    this.#live.value = undefined;
  }

  /** It is shown, or no longer. */
  look(isLookedAt: boolean): void {
    this.#isLookedAt = isLookedAt;
    void this.#measure();
    // Another tab may have played on, be done, or have begun another.
    if (isLookedAt) this.restore().catch(this.#fail);
  }

  /** Begins another one; returns whether it did. */
  begin(plan: Plan): Promise<boolean> {
    this.#abort.abort();
    return this.#inTurn(async () => (await this.#lock(OTHER_MS)) && this.#start(plan));
  }

  pause = (): boolean => this.#end('paused');
  /** Ends it as it stands; returns whether it did. */
  stop = async (): Promise<boolean> =>
    (this.#state.peek() === 'running' || (await this.#inTurn(() => this.#hold(OTHER_MS, OPEN)))) && this.#end('over');
  /** Goes on where it was; returns whether it does. */
  goOn = (): Promise<boolean> => this.#inTurn(() => this.#resume(OTHER_MS, OPEN));

  /** Keeps other tabs from playing; returns whether none does. */
  async #lock(patience: number): Promise<boolean> {
    this.#release ??= await this.deps.lock(patience);
    if (!this.#release) this.#state.value = 'elsewhere';
    return this.#release !== undefined;
  }

  /** The same; returns whether the match that is shown is still the one that is kept, too, and in such a state. */
  async #hold(patience: number, states: readonly MatchState[]): Promise<boolean> {
    if (this.#state.peek() === 'running' || !(await this.#lock(patience))) return false;
    if ((await this.#takeIn()) && states.includes(this.#state.peek())) return true;
    this.#free();
    return false;
  }

  /** Goes on with the match that is kept if it is in such a state; returns whether it does. */
  async #resume(patience: number, states: readonly MatchState[]): Promise<boolean> {
    return (await this.#hold(patience, states)) && this.#start();
  }

  /** Plays a plan, or goes on with the match that is shown. */
  #start(plan?: Plan): true {
    this.#abort = new AbortController();
    batch(() => {
      if (plan) this.#show(plan, []);
      this.#failure.value = undefined;
      this.#state.value = 'running';
    });
    this.#keep();
    this.#play(this.#abort.signal).catch(this.#fail);
    return true;
  }

  async #play(abort: AbortSignal): Promise<void> {
    const plan = this.#plan.peek();
    while (this.#played.peek().length < plan.games) {
      const game = await this.#playGame(plan, this.#played.peek().length, abort);
      if (abort.aborted) return;
      this.isSlow.value = false;
      this.#played.value = [...this.#played.peek(), game];
      void this.#measure();
      this.#keeping ??= this.deps.clock.later(() => this.#keep(), KEEP_MS);
    }
    this.#end('over');
    this.deps.onOver();
  }

  async #playGame(plan: Plan, number: number, signal: AbortSignal): Promise<MatchGameNow> {
    const { engine, clock } = this.deps;
    for (;;) {
      const milliseconds = this.#isWatched ? 0 : TELL_MS;
      const now = await engine.run(playOn(plan, number, milliseconds), { priority: 'review', signal });
      signal.throwIfAborted();
      this.#live.value = now;
      if (now.end) return now;
      if (this.#isWatched) await new Promise<void>((resolve) => clock.later(resolve, WATCH_MS));
    }
  }

  get #isWatched(): boolean {
    return this.isSlow.peek() && this.#isLookedAt && this.deps.isVisible.peek();
  }

  readonly #fail = (error: unknown): void => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error(error);
    this.#failure.value = EngineFault.of(error);
    if (this.#state.peek() === 'running') this.#end('paused');
  };

  /** Plays no more for now, or for good. */
  #end(state: 'paused' | 'over'): true {
    this.#abort.abort();
    batch(() => {
      this.#state.value = state;
      if (state === 'over') this.#live.value = undefined;
    });
    this.#keep();
    this.#free();
    return true;
  }

  #free(): void {
    this.#release?.();
    this.#release = undefined;
  }

  #keep(): void {
    this.#keeping?.();
    this.#keeping = undefined;
    const [state, plan, played] = [this.#state.peek(), this.#plan.peek(), this.#played.peek()];
    const kept = { plan, played, isRunning: state === 'running', isOver: state === 'over' };
    // What is not kept is played anew, and comes out the same.
    this.#isKept = this.deps.storage.write(kept).catch((error: unknown) => {
      console.warn(error);
      return false;
    });
  }

  /** Finds out what the games come to, once more if there are more of them by then. */
  async #measure(): Promise<void> {
    const [plan, played] = [this.#plan.peek(), this.#played.peek()];
    if (this.#isMeasuring || !this.#isLookedAt || played.length === 0) return;
    this.#isMeasuring = true;
    try {
      const course = await this.deps.engine.run(eloOf(played.map(pointsOf), plan.swap), { priority: 'hint' });
      if (this.#plan.peek() === plan) this.#eloPoints.value = course;
    } catch (error) {
      return this.#fail(error);
    } finally {
      this.#isMeasuring = false;
    }
    if (this.#played.peek() !== played) void this.#measure();
  }
}
