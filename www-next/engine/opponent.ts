// The player of the computer's: one question at a time, an answer that does not startle, and a way to have it at once.

import type { Clock } from '../document/keeper';
import { ask } from './asking';
import type { Engine, Question, Thought } from './jobs';

/** What it plays, and how it thinks that it stands, where it can tell. */
export interface Choice {
  /** UCI; of one that was hurried the line that it had in mind, which begins with it. */
  readonly moves: string;
  readonly best: Thought | undefined;
}

/** Who is to answer at once has so long before its last thought is taken for the answer. */
const HURRY_MS = 20;

export class Opponent {
  #abort = new AbortController();
  #hurry = new AbortController();

  constructor(
    private readonly engine: Engine,
    private readonly clock: Clock,
  ) {}

  /** Chooses a move, no sooner than after a moment; another question takes the place of the one before. */
  async choose(question: Question, moment: number): Promise<Choice> {
    this.drop();
    const { signal } = (this.#abort = new AbortController());
    const hurry = (this.#hurry = new AbortController()).signal;
    let best: Thought | undefined;
    const options = { priority: 'opponent', signal, hurry } as const;
    const answered = ask(this.engine, question, options, (found) => (best = found));
    const hurried = new Promise<void>((resolve) => {
      const take = () => best && resolve();
      hurry.addEventListener('abort', () => this.clock.later(take, HURRY_MS));
    });
    const waited = new Promise<void>((resolve) => {
      this.clock.later(resolve, moment);
      hurry.addEventListener('abort', () => resolve());
    });
    const [found] = await Promise.all([Promise.race([answered, hurried]), waited]);
    signal.throwIfAborted();
    return { moves: (found ? found.move : best?.line) ?? '', best };
  }

  /** Has it answer at once. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** Its answer is not wanted any more. */
  drop(): void {
    this.#abort.abort();
  }
}
