// Keeps a document as it becomes another: soon after each change, and at once when the page is left.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from './session';

/** What is kept of a document. */
export interface Kept {
  readonly bytes: Uint8Array;
  /** When it was kept, in milliseconds since 1970. */
  readonly changed: number;
}

/** Where documents are kept, by name. */
export interface Shelf {
  read(name: string): Promise<Kept | undefined>;
  /** Done when it will be there after a loss of power. */
  write(name: string, kept: Kept): Promise<void>;
}

/** The time, and a way to wait, which tests turn by hand. */
export interface Clock {
  now(): number;
  /** Runs something later; answers how not to. */
  later(run: () => void, milliseconds: number): () => void;
}

/** Changes that follow each other within such a time are kept together; so much is lost at most. */
export const DELAY_MS = 300;

export class Keeper {
  readonly #session: Session;
  readonly #shelf: Shelf;
  readonly #name: string;
  readonly #clock: Clock;
  readonly #problem = signal<unknown>(undefined);
  #kept: Uint8Array | undefined;
  #cancel: (() => void) | undefined;
  /** What is being written; the next waits for it. */
  #writing: Promise<void> = Promise.resolve();

  /** Of a document that is kept under this name as it is, or that has yet to be. */
  constructor(session: Session, shelf: Shelf, name: string, clock: Clock, isKept = true) {
    this.#session = session;
    this.#shelf = shelf;
    this.#name = name;
    this.#clock = clock;
    this.#kept = isKept ? session.bytes.peek() : undefined;
  }

  /** Why the last change is not kept; nothing again once one is. */
  get problem(): ReadonlySignal<unknown> {
    return this.#problem;
  }

  /** Keeps each change from now on; answers how to stop. */
  start(): () => void {
    const stop = effect(() => {
      if (this.#session.bytes.value === this.#kept) return;
      this.#cancel ??= this.#clock.later(() => void this.flush(), DELAY_MS);
    });
    return () => {
      stop();
      this.#cancel?.();
    };
  }

  /** What is there now, if it is not kept yet. */
  get unkept(): Kept | undefined {
    const bytes = this.#session.bytes.peek();
    return bytes === this.#kept ? undefined : { bytes, changed: this.#clock.now() };
  }

  /** Keeps what is there now, if it is not kept yet. */
  flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { unkept } = this;
    if (!unkept) return;
    try {
      await this.#shelf.write(this.#name, unkept);
      this.#kept = unkept.bytes;
      this.#problem.value = undefined;
    } catch (error) {
      // What is not kept is said where the page says such things; the next change tries again.
      this.#problem.value = error;
    }
  }
}
