// How the line stands after each of its steps, found out one place after the other while nothing more urgent is asked.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { Core } from '../document/core';
import type { Session } from '../document/session';
import type { Color, Evaluated } from '../chess/chess';
import { search, deeply, forWhite } from '../document/search';
import type { Engine } from '../workers/jobs';

/** The value of a position; where the game is over there, who has won, if one side has. */
export interface LineValue extends Evaluated {
  readonly winner?: Color | undefined;
  readonly isOver?: boolean;
}

/** So long it looks at each place. */
const EACH_MS = 150;
/** A longer line is not looked at. */
const MOST_STEPS = 600;
/** What has no evaluation, since it is no position of chess. */
const NOTHING: LineValue = {};

export class LineEvaluation {
  readonly #isBusy = signal(false);
  readonly isBusy: ReadonlySignal<boolean> = this.#isBusy;
  /** What is known, by all that was written up to there: it stays known however the line goes on. */
  readonly #known = signal<ReadonlyMap<string, LineValue>>(new Map());

  /** Works while it is wanted; another document in the place of this one is another game. */
  constructor(
    private readonly session: Session,
    private readonly engine: Engine,
    isWanted: ReadonlySignal<boolean>,
    fail: (error: unknown) => void,
  ) {
    effect(() => {
      if (session.opened.value > 0) this.#known.value = new Map();
    });
    effect(() => {
      const keys = this.#keys.value;
      if (!isWanted.value || keys.length < 2) return undefined;
      const abort = new AbortController();
      untracked(() => this.#walk(keys, abort.signal)).catch((error: unknown) => abort.signal.aborted || fail(error));
      return () => {
        abort.abort();
        this.#isBusy.value = false;
      };
    });
  }

  /** The places of the line by all that is written up to each; none where it is too long. */
  readonly #keys: ReadonlySignal<readonly string[]> = computed(() => {
    const { store } = this.session;
    const line = store.line.value;
    if (line.length > MOST_STEPS) return [];
    const tokens = line.map(({ nodes }) => nodes.map((id) => store.node(id)?.value.token ?? '').join(' '));
    let key = store.game.value.start;
    return [key, ...tokens.map((token) => (key += ` ${token}`))];
  });

  /** What is known of each place, the start first. */
  readonly values: ReadonlySignal<readonly (LineValue | undefined)[]> = computed(() =>
    this.#keys.value.map((key) => this.#known.value.get(key)),
  );

  /** Takes in the value of the position after a number of steps. */
  learn(steps: number, value: LineValue): void {
    const key = this.#keys.peek()[steps];
    if (key !== undefined) this.#known.value = new Map(this.#known.peek()).set(key, value);
  }

  async #walk(keys: readonly string[], signal: AbortSignal): Promise<void> {
    const due = [...keys.keys()].filter((at) => !this.#known.peek().has(keys[at] ?? ''));
    if (due.length === 0) return;
    this.#isBusy.value = true;
    // A document of its own: no view follows it.
    const core = Core.open(this.session.bytes.peek());
    try {
      for (const at of due) {
        const value = await this.#look(core, at, signal);
        if (signal.aborted) return;
        batch(() => {
          this.learn(at, value);
          this.#isBusy.value = at !== due.at(-1);
        });
      }
    } finally {
      core.free();
    }
  }

  async #look(core: Core, steps: number, signal: AbortSignal): Promise<LineValue> {
    core.change((document) => document.goTo(steps));
    const { fen, turn, isLegal, end, winner } = core.view(false).position;
    if (end !== null) return { isOver: true, winner: winner ?? undefined };
    if (!isLegal) return NOTHING;
    const question = deeply({ start: fen, moves: '' }, EACH_MS);
    const { best } = await search(this.engine, question, { priority: 'review', signal });
    return best ? forWhite(best, turn) : NOTHING;
  }
}
