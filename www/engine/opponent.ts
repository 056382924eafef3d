// The player of the computer's: one question at a time, an answer that does not startle, and a way to have it at once.

import type { Clock } from '../document/keeper';
import { ask, type Asked } from './asking';
import type { Engine, Question } from './jobs';

export class Opponent {
  #abort = new AbortController();
  /** Has it answer with what it would play now, or as soon as there is something. */
  hurry: () => void = () => undefined;

  constructor(
    private readonly engine: Engine,
    private readonly clock: Clock,
  ) {}

  /** Chooses a move, no sooner than after a moment; another question takes the place of the one before. */
  async choose(question: Question, moment: number): Promise<Asked> {
    this.drop();
    const { signal } = (this.#abort = new AbortController());
    let [now, isHurried]: [Asked | undefined, boolean] = [undefined, false];
    const hurried = new Promise<Asked>((resolve) => {
      this.hurry = () => {
        isHurried = true;
        if (now?.move) resolve(now);
      };
    });
    const waited = new Promise<void>((resolve) => void this.clock.later(resolve, moment));
    const answered = ask(this.engine, question, { priority: 'opponent', signal }, (asked) => {
      now = asked;
      if (isHurried) this.hurry();
    });
    const patient = Promise.all([answered, waited]).then(([answer]) => answer);
    const answer = await Promise.race([hurried, patient]);
    signal.throwIfAborted();
    this.drop();
    return answer;
  }

  /** Its answer is not wanted any more. */
  drop(): void {
    this.#abort.abort();
  }
}
