// How the position at the cursor stands: the view of the engine that holds nothing back, whoever plays.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Session } from '../document/session';
import { type Engine, STRONGEST, think, type Thought } from './jobs';
import { canBePlayed } from './rules';
import { told } from './terms';

/** For White. */
export interface Evaluated {
  readonly centipawns?: number;
  /** In how many moves there is mate, below zero if Black mates. */
  readonly mate?: number;
}

const THINK_MS = 1200;

export class Evaluation {
  readonly #isShown = signal(false);
  readonly #value = signal<Evaluated | undefined>(undefined);

  /** Asks while it is shown and may be known. */
  constructor(session: Session, engine: Engine, mayBeKnown: ReadonlySignal<boolean>, fail: (error: unknown) => void) {
    const { cursor, position } = session.store;
    /** The place that is to be evaluated: what is said or drawn there makes no other of it. */
    const place = computed(() => {
      const isAsked = this.#isShown.value && mayBeKnown.value && canBePlayed(session.store);
      return isAsked ? `${cursor.value.node} ${position.value.fen}` : undefined;
    });
    effect(() => {
      if (place.value === undefined) return void (this.#value.value = undefined);
      const { turn } = position.peek();
      const abort = new AbortController();
      const question = { ...untracked(() => told(session)), player: STRONGEST, seed: 0, milliseconds: THINK_MS };
      engine
        .run(think(question), {
          priority: 'evaluation',
          signal: abort.signal,
          onProgress: ({ thoughts }) => {
            const best = thoughts.findLast(({ rank }) => rank === 1);
            if (best) this.#value.value = forWhite(best, turn === 'w' ? 1 : -1);
          },
        })
        .catch(fail);
      return () => abort.abort();
    });
  }

  /** What is known; where the place is new, what was known before it until there is more. */
  get value(): ReadonlySignal<Evaluated | undefined> {
    return this.#value;
  }

  show(isShown: boolean): void {
    this.#isShown.value = isShown;
  }
}

/** A thought of the side to move, told for White. */
export const forWhite = ({ score, mateIn }: Thought, sign: 1 | -1): Evaluated =>
  mateIn === undefined ? { centipawns: sign * score } : { mate: sign * mateIn };
