// The player of the computer's: one question at a time, an answer that does not startle, and a way to have it at once.

import type { Clock } from '../document/keeper';
import type { Session } from '../document/session';
import type { Color } from '../i18n/words';
import { type Computer, type Engine, type Question, think, type Thought } from './jobs';
import { type GameRecord, told } from './terms';

/** What it plays, and how it thinks that it stands, where it can tell. */
export interface Choice {
  /** UCI; of one that was hurried the line that it had in mind, which begins with it. */
  readonly moves: string;
  readonly thought: Thought | undefined;
}

/** Who is to answer at once has so long before its last thought is taken for the answer. */
const HURRY_MS = 20;

/** The longest that a level thinks about a move, without a clock and with one. */
const [MOVE_MS, CLOCK_MOVE_MS] = [3000, 12_000];

/** What a player is asked at the end of a game, with so much left on its clock, if that runs. */
export function questionOf(
  session: Session,
  record: GameRecord | undefined,
  player: Computer,
  color: Color,
  left: number | undefined,
): Question {
  const { terms, origin } = record ?? {};
  const clock = left === undefined ? undefined : { left, increment: terms?.clock?.[color].increment ?? 0 };
  const milliseconds = clock ? CLOCK_MOVE_MS : MOVE_MS;
  return { ...told(session, origin), player, seed: terms?.seed ?? 0, milliseconds, clock };
}

export class Opponent {
  readonly #engine: Engine;
  readonly #clock: Clock;
  #abort = new AbortController();
  #hurry = new AbortController();

  constructor(engine: Engine, clock: Clock) {
    this.#engine = engine;
    this.#clock = clock;
  }

  /** Chooses a move, no sooner than after a moment; another question takes the place of the one before. */
  async choose(question: Question, moment: number): Promise<Choice> {
    this.drop();
    const { signal } = (this.#abort = new AbortController());
    const hurry = (this.#hurry = new AbortController()).signal;
    let thought: Thought | undefined;
    const onProgress = ({ thoughts }: { readonly thoughts: readonly Thought[] }) =>
      void (thought = thoughts.findLast(({ rank }) => rank === 1) ?? thought);
    const answered = this.#engine.run(think(question), { priority: 'opponent', signal, hurry, onProgress });
    const hurried = new Promise<string>((resolve) => {
      const take = () => thought && resolve(thought.line);
      hurry.addEventListener('abort', () => this.#clock.later(take, HURRY_MS));
    });
    const [moves] = await Promise.all([Promise.race([answered, hurried]), this.#wait(moment, hurry)]);
    signal.throwIfAborted();
    return { moves: moves ?? '', thought };
  }

  /** Has it answer at once. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** Its answer is not wanted any more. */
  drop(): void {
    this.#abort.abort();
  }

  #wait(moment: number, hurry: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#clock.later(resolve, moment);
      hurry.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
  }
}
