// What the engine that holds nothing back finds at the cursor: its best lines, deeper and deeper, while they are shown. What
// of it is shown is remembered.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AheadMove } from '#doors/document.js';
import type { Clock, Color } from '../chess/chess';
import { askedPlace, canBePlayed, deeply, forWhite, startAndMoves } from '../document/search';
import type { Session } from '../document/session';
import type { NoAnalysis } from '../i18n/words';
import { keepChosen, type Memory, recall } from '../ui/remember';
import { EngineFault } from '../workers/fault';
import { type Engine, type Report, think, type Thought } from '../workers/jobs';
import { LineEvaluation, type LineValue } from './line-evaluation';

/** One of the best lines from the cursor, the first of which is the best. */
export interface FoundLine {
  readonly value: LineValue;
  readonly moves: readonly AheadMove[];
}

interface FoundLines {
  readonly lines: readonly FoundLine[];
  /** The depth to which the best line has been searched in full, in plies. */
  readonly depth: number;
  /** Positions a second; none before it is known. */
  readonly speed: number | undefined;
}

/** What analysing has of the page. */
interface AnalysisAround {
  readonly session: Session;
  readonly engine: Engine;
  readonly clock: Clock;
  /** Whether the one who plays may know what it finds. */
  readonly mayBeKnown: ReadonlySignal<boolean>;
  /** Whether the page is on a screen. */
  readonly isVisible: ReadonlySignal<boolean>;
}

export const MOST_LINES = 5;
/** It follows the board when that has been still for so long. */
const STILL_MS = 100;
/** So long it thinks, then lets the whole line be looked at, then goes on for longer, and rests. */
const [FIRST_MS, LONGEST_MS] = [1500, 120_000];
/** In less time no speed is given. */
const LEAST_MS = 20;

export class Analysis {
  readonly isOn = signal(false);
  /** How many lines are wanted. */
  readonly count = signal(3);
  readonly session: Session;
  readonly line: LineEvaluation;
  readonly #isLookedAt = signal(false);
  readonly #found = signal<FoundLines | undefined>(undefined);
  /** Nothing while it is not known yet, or in another place. */
  readonly found: ReadonlySignal<FoundLines | undefined> = this.#found;
  readonly #value = signal<LineValue | undefined>(undefined);
  /** What is known; while something is being found out, what was known before. */
  readonly value: ReadonlySignal<LineValue | undefined> = this.#value;
  readonly #failure = signal<EngineFault | undefined>(undefined);
  readonly failure: ReadonlySignal<EngineFault | undefined> = this.#failure;

  constructor(private readonly deps: AnalysisAround) {
    const { session, engine, clock } = deps;
    this.session = session;
    this.line = new LineEvaluation(session, engine, this.isAwake, this.#fail);
    const place = askedPlace(session, () => this.isAwake.value);
    effect(() => {
      const [asked, lines] = [place.value, this.count.value];
      this.#found.value = undefined;
      if (asked === undefined) return undefined;
      const abort = new AbortController();
      const cancel = clock.later(() => void this.#think(lines, abort.signal), STILL_MS);
      return () => {
        cancel();
        abort.abort();
      };
    });
    effect(() => {
      const known = this.known.value;
      const isComing = this.isShown.value && !this.refusal.value && !this.#failure.value;
      if (known || !isComing) this.#value.value = known;
    });
  }

  /** Why nothing is looked for at the cursor. */
  readonly refusal: ReadonlySignal<NoAnalysis | undefined> = computed(() => {
    const { session, mayBeKnown } = this.deps;
    if (!mayBeKnown.value) return 'no-help';
    if (canBePlayed(session.store)) return undefined;
    return session.store.position.value.isLegal ? 'over' : 'free';
  });

  /** Whether anything of it is shown now. */
  readonly isShown: ReadonlySignal<boolean> = computed(
    () => this.isOn.value && this.#isLookedAt.value && this.deps.mayBeKnown.value,
  );

  /** What the cursor’s place is worth; nothing while that is not known, or not shown. */
  readonly known: ReadonlySignal<LineValue | undefined> = computed(() => {
    if (!this.isShown.value) return undefined;
    const { steps } = this.session.store.cursor.value;
    return this.#found.value?.lines[0]?.value ?? this.line.values.value[steps];
  });

  /** Whether it works, unless there is nothing to do. */
  readonly isAwake: ReadonlySignal<boolean> = computed(
    () => this.isShown.value && this.deps.isVisible.value && !this.#failure.value,
  );

  /** It is shown, or no longer. */
  look(isLookedAt: boolean): void {
    this.#isLookedAt.value = isLookedAt;
  }

  /** Switches it on or off; one that failed is asked again. */
  turn(isOn: boolean): void {
    batch(() => {
      this.#failure.value = undefined;
      this.isOn.value = isOn;
    });
  }

  readonly #fail = (error: unknown): void => {
    console.error(error);
    this.#failure.value = EngineFault.of(error);
  };

  async #think(lines: number, signal: AbortSignal): Promise<void> {
    const { session, engine } = this.deps;
    const { turn } = session.store.position.peek();
    const known: Thought[] = [];
    const onProgress = ({ thoughts, nodes, elapsed }: Report) => {
      for (const thought of thoughts) {
        // Thinking on begins anew, and is soon where it was.
        if (thought.depth >= (known[thought.rank - 1]?.depth ?? 0)) known[thought.rank - 1] = thought;
      }
      const speed = elapsed < LEAST_MS ? undefined : (nodes / elapsed) * 1000;
      if (!signal.aborted && known[0]) this.#take(known, turn, known[0].depth, speed);
    };
    const ask = (milliseconds: number) => {
      const place = untracked(() => startAndMoves(session));
      return engine.run(think(deeply(place, milliseconds, lines)), { priority: 'analysis', signal, onProgress });
    };
    try {
      await ask(FIRST_MS);
      await isOver(this.line.isBusy, signal);
      await ask(LONGEST_MS);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  #take(known: readonly Thought[], turn: Color, depth: number, speed: number | undefined): void {
    const { session } = this.deps;
    const lines = known.flatMap((thought) => {
      const { moves } = session.ask((document) => document.ahead(thought.line));
      return moves.length > 0 ? [{ value: forWhite(thought, turn), moves }] : [];
    });
    batch(() => {
      this.#found.value = { lines, depth, speed };
      if (lines[0]) this.line.learn(session.store.cursor.peek().steps, lines[0].value);
    });
  }
}

/** Waits until something is over; after an abort it never resolves. */
function isOver(isBusy: ReadonlySignal<boolean>, abort: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = isBusy.subscribe((busy) => {
      if (!busy) queueMicrotask(() => (stop(), resolve()));
    });
    abort.addEventListener('abort', () => {
      stop();
      reject(abort.reason);
    });
  });
}

const KEY = 'gridmate.analyse';

/** Takes in what was kept, and keeps what is chosen from now on. */
export function keepChoices({ isOn, count }: Pick<Analysis, 'isOn' | 'count'>, memory: Memory): void {
  const kept = recall(memory, KEY);
  const lines = Number(kept['count']);
  isOn.value = kept['isOn'] === true;
  if (Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES) count.value = lines;
  keepChosen(memory, KEY, () => ({ isOn: isOn.value, count: count.value }));
}
