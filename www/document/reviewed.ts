// The games of this browser that were looked through for puzzles, and what was found in them.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Documents } from './documents';
import type { ReviewedGame } from './library';

/** A game under its key. */
export interface ListedReview extends ReviewedGame {
  readonly key: string;
}

/** The most games that are kept; the oldest go. */
export const MOST_REVIEWED = 500;

export class ReviewedGames {
  /** How often this page has changed them. */
  readonly changes = signal(0);

  constructor(
    /** What this browser keeps; nothing until that is known. */
    readonly documents: ReadonlySignal<Documents | undefined>,
  ) {}

  /** All of them, the newest first. */
  async list(): Promise<readonly ListedReview[]> {
    const all = (await this.documents.peek()?.library.all('reviewed')) ?? new Map<string, ReviewedGame>();
    return [...all].map(([key, game]) => ({ key, ...game })).toSorted((one, other) => other.date - one.date);
  }

  async get(key: string): Promise<ReviewedGame | undefined> {
    return this.documents.peek()?.library.get('reviewed', key);
  }

  /** Keeps what was found in a game; returns whether it is kept. */
  async put(key: string, game: Omit<ReviewedGame, 'date'>): Promise<boolean> {
    const date = this.documents.peek()?.now() ?? 0;
    const old = (await this.list()).filter((known) => known.key !== key).slice(MOST_REVIEWED - 1);
    return this.#change([[key, { ...game, date }], ...old.map((known) => [known.key, undefined] as const)]);
  }

  /** Deletes what was found in a game; answers what brings it back. */
  async remove({ key, ...game }: ListedReview): Promise<(() => Promise<boolean>) | undefined> {
    return (await this.#change([[key, undefined]])) ? () => this.#change([[key, game]]) : undefined;
  }

  async #change(all: readonly (readonly [key: string, value: ReviewedGame | undefined])[]): Promise<boolean> {
    const documents = this.documents.peek();
    if (!documents) return false;
    const isDone = await documents.attempt(async () => {
      await documents.library.change(all.map(([key, value]) => ({ store: 'reviewed', key, value })));
      return true;
    });
    if (isDone) this.changes.value += 1;
    return isDone;
  }
}
