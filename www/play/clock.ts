// A chess clock: how much time each side has, whose runs, and when a person has little of it. Another clock, which tests
// turn by hand, drives it.

import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Clock, Color } from '../chess/chess';
import type { Session } from '../document/session';
import { type GameRecord, playerOf, type Terms, type Times } from './rules';

/** Below this much time it says tenths of seconds. */
export const LOW_MS = 20_000;
const [SECOND_MS, TENTH_MS] = [1000, 100];
/** A page that is hidden may be woken once a minute; who hears nothing for longer than this has slept, which costs no time. */
const ASLEEP_MS = 120_000;

export class ChessClock {
  readonly #times = signal<Times | undefined>(undefined);
  /** What it showed at its last tick. */
  readonly times: ReadonlySignal<Times | undefined> = this.#times;
  readonly #running = signal<Color | undefined>(undefined);
  readonly running: ReadonlySignal<Color | undefined> = this.#running;
  #since = 0;
  #cancel: (() => void) | undefined;

  /** `fall` is called when the time of a side is up. */
  constructor(
    private readonly clock: Clock,
    private readonly fall: (color: Color) => void,
  ) {}

  /** What it shows right now. */
  read(): Times | undefined {
    this.#count();
    return this.#times.peek();
  }

  /** Sets both times, or puts the clock away; whose runs goes on. */
  set(times: Times | undefined): void {
    this.#times.value = times;
    this.#since = this.clock.now();
    if (!times) this.run(undefined);
    else this.#wait();
  }

  /** Lets the time of one side run, or of none. */
  run(color: Color | undefined): void {
    if (color === this.#running.peek()) return;
    this.#count();
    this.#running.value = color;
    this.#wait();
  }

  #count(): void {
    const [now, color, times] = [this.clock.now(), this.#running.peek(), this.#times.peek()];
    const gone = now - this.#since;
    this.#since = now;
    if (color && times && gone > 0 && gone <= ASLEEP_MS)
      this.#times.value = { ...times, [color]: Math.max(0, times[color] - gone) };
  }

  /** Until what it shows is another, or the time is up. */
  #wait(): void {
    this.#cancel?.();
    const [color, times] = [this.#running.peek(), this.#times.peek()];
    if (!color || !times) return;
    const tick = times[color] <= LOW_MS ? TENTH_MS : SECOND_MS;
    this.#cancel = this.clock.later(() => this.#tick(color), times[color] % tick || Math.min(tick, times[color]));
  }

  #tick(color: Color): void {
    this.#count();
    if (this.#times.peek()?.[color] !== 0) return this.#wait();
    this.run(undefined);
    this.fall(color);
  }
}

export function tellLowTime(session: Session, clock: ChessClock, record: ReadonlySignal<GameRecord | undefined>): void {
  let told: { readonly terms: Terms; readonly sides: Set<Color> } | undefined;
  const look = (color: Color, left: number) => {
    const terms = record.peek()?.terms;
    if (!terms || playerOf(terms, color) !== 'person') return;
    if (told?.terms !== terms) told = { terms, sides: new Set() };
    if (told.sides.has(color)) return;
    told.sides.add(color);
    // What the line over the board asks for stays.
    if (!session.feedback.peek()) session.announce((words) => words.engine.said.low(left));
  };
  effect(() => {
    const [color, times] = [clock.running.value, clock.times.value];
    const left = color && times?.[color];
    if (color && left && left <= LOW_MS) untracked(() => look(color, left));
  });
}
