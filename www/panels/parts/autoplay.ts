// Shows one step after the other, until the end or until somebody does something else.

import { effect, type Signal, signal } from '@preact/signals';
import * as commands from '../../document/commands';
import type { Clock } from '../../document/keeper';
import type { Session } from '../../document/session';

/** A step stays so long on the board. */
export const STEP_MS = 1000;
/** So many times as fast, or slower. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export class Autoplay {
  readonly speed: Signal<number> = signal(1);
  readonly #session: Session;
  readonly #clock: Clock;
  readonly isPlaying = signal(false);
  #stop: (() => void) | undefined;

  constructor(session: Session, clock: Clock) {
    this.#session = session;
    this.#clock = clock;
  }

  /** Why there is nothing to play. */
  get refusal(): 'nothing-to-play' | undefined {
    return this.#session.store.line.value.length === 0 ? 'nothing-to-play' : undefined;
  }

  toggle(): void {
    const code = this.refusal;
    if (this.isPlaying.peek()) this.pause();
    else if (code) this.#session.forbid(code);
    else this.#play();
  }

  pause(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.isPlaying.value = false;
  }

  /** From where the cursor is, or from the start where all has been shown. */
  #play(): void {
    const { revision } = this.#session;
    const isAnew = commands.forward.refuse(this.#session) !== undefined && commands.first.run(this.#session);
    const begun = revision.peek();
    let isOwn = false;
    let cancel = (): void => undefined;
    const wait = () => {
      cancel = this.#clock.later(step, STEP_MS / this.speed.peek());
    };
    const step = () => {
      isOwn = true;
      const isDone = commands.forward.run(this.#session);
      isOwn = false;
      if (!isDone || commands.forward.refuse(this.#session)) this.pause();
      else wait();
    };
    const unwatch = effect(() => {
      if (revision.value !== begun && !isOwn) this.pause();
    });
    this.#stop = () => {
      unwatch();
      cancel();
    };
    this.isPlaying.value = true;
    if (isAnew) wait();
    else step();
  }
}
