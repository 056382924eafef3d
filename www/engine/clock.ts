// A chess clock: how much time each side has, and whose runs. Another clock, which tests turn by hand, drives it.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Clock } from '../document/keeper';
import type { Color } from '../i18n/words';
import type { Times } from './terms';

/** Below this much time it tells tenths of seconds. */
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
