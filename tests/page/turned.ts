// A clock that a test turns, and moments in which what has been answered is heard.

import { effect } from '@preact/signals';
import type { Clock } from '../../www/chess/chess';

export class TurnedClock implements Clock {
  #time = 0;
  #waiting: { readonly at: number; readonly run: () => void }[] = [];

  now = (): number => this.#time;

  later = (run: () => void, milliseconds: number): (() => void) => {
    const entry = { at: this.#time + Math.max(0, milliseconds), run };
    this.#waiting.push(entry);
    return () => void (this.#waiting = this.#waiting.filter((other) => other !== entry));
  };

  /** Lets time go by; what is due runs when it is. */
  turn(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (;;) {
      const [next] = this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#time = Math.max(this.#time, next.at);
      next.run();
    }
    this.#time = end;
  }

  /** Lets time go by in which nothing runs, as where a machine sleeps; what was due then is late. */
  sleep(milliseconds: number): void {
    this.#time += milliseconds;
  }
}

/** Lets promises settle. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits until something is so that is read from signals. */
export const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (isSo()) queueMicrotask(() => (stop(), resolve()));
    });
  });
