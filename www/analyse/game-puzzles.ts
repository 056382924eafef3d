// The puzzles of the game on the board: looked for once it is reviewed, and kept with what is behind its mistakes. A game
// that a person has played here is looked through without being asked for.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Color } from '../chess/chess';
import type { ReviewedGame } from '../document/library';
import type { ReviewedGames } from '../document/reviewed';
import { EngineFault } from '../workers/fault';
import type { Labs } from '../workers/labs';
import type { Explanations } from './explained';
import { textOf } from './judgements';
import { lookThrough } from './look-through';
import type { Mistakes } from './mistakes';
import type { GameReview, ReviewAround } from './review';

/** What looking for puzzles has of the page. */
export interface PuzzlesAround {
  readonly labs: Labs;
  readonly reviewed: ReviewedGames;
  /** Who plays the game on the board, and when. */
  readonly title: () => string;
  /** Plays the puzzles of a game as a lesson, or some of all games. */
  readonly solve: (key?: string) => void;
}

interface Around extends PuzzlesAround, Pick<ReviewAround, 'engine' | 'lanes'> {
  readonly review: GameReview;
  readonly mistakes: Mistakes;
  readonly explanations: Explanations;
  /** The side of the person, where one has played. */
  readonly side: () => Color | undefined;
}

/** What is known of the game under a key; the game is not there where it has not been looked through. */
interface KnownGame {
  readonly key: string;
  readonly game: ReviewedGame | undefined;
}

export class GamePuzzles {
  readonly #known = signal<KnownGame | undefined>(undefined);
  readonly #share = signal<number | undefined>(undefined);
  /** How much is done, from 0 to 1, while puzzles are looked for. */
  readonly share: ReadonlySignal<number | undefined> = this.#share;
  readonly #failure = signal<EngineFault | undefined>(undefined);
  readonly failure: ReadonlySignal<EngineFault | undefined> = this.#failure;
  #abort = new AbortController();
  /** The game for which it was stopped: it is not looked through again without being asked for. */
  #stopped: string | undefined;

  constructor(private readonly deps: Around) {
    const { review, mistakes, explanations, reviewed, side } = deps;
    const key = computed(() => textOf(review.game.value));
    effect(() => {
      void key.value;
      untracked(() => this.#end());
    });
    effect(() => {
      const own = key.value;
      void [reviewed.documents.value, reviewed.changes.value];
      if (review.state.value === 'done') untracked(() => void this.#look(own));
    });
    effect(() => {
      const isKnown = this.#known.value?.key === key.value;
      const isNew = isKnown && this.#known.value?.game === undefined && !this.#failure.value;
      if (!isNew || review.state.value !== 'done' || !review.isJudged || !explanations.isThrough.value) return;
      if (untracked(side) !== undefined && this.#stopped !== key.value) untracked(() => void this.begin());
    });
    // Whose mistakes are looked at is whose they are.
    effect(() => {
      const [own, known] = [mistakes.side.value, this.#known.value];
      if (!own || !known?.game || known.key !== key.peek() || known.game.side === own || untracked(side)) return;
      const { game } = known;
      untracked(() => void reviewed.put(known.key, { ...game, side: own }));
    });
  }

  /** What was found in the game on the board; nothing where it has not been looked through. */
  readonly found: ReadonlySignal<ReviewedGame | undefined> = computed(() => {
    const { key, game } = this.#known.value ?? {};
    return key === textOf(this.deps.review.game.value) ? game : undefined;
  });

  /** Whether it can be looked through, and what is found be kept. */
  readonly isPossible: ReadonlySignal<boolean> = computed(
    () => this.deps.review.state.value === 'done' && this.deps.reviewed.documents.value !== undefined,
  );

  /** Looks for puzzles, and keeps them. */
  async begin(): Promise<void> {
    const { review, mistakes, explanations, reviewed, side, title, engine, labs, lanes } = this.deps;
    this.#end();
    const { signal } = this.#abort;
    this.#failure.value = undefined;
    this.#share.value = 0;
    const game = review.game.peek();
    const report = (share: number) => {
      if (!signal.aborted) this.#share.value = share;
    };
    try {
      const name = title();
      // What stands in the notes of the document alone is judged anew.
      const judged = review.isJudged ? { judged: review.known } : {};
      const known = { ...judged, claims: explanations.known };
      const found = await lookThrough(game, name, { engine, labs, lanes, signal, report }, known);
      if (signal.aborted) return;
      await reviewed.put(textOf(game), { title: name, ...found, side: side() ?? mistakes.side.peek() });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#failure.value = EngineFault.of(error);
    }
    if (!signal.aborted) this.#share.value = undefined;
  }

  /** Looks no further in this game. */
  stop(): void {
    this.#stopped = textOf(this.deps.review.game.peek());
    this.#end();
  }

  #end(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#share.value = undefined;
    this.#failure.value = undefined;
  }

  /** Plays what was found as a lesson. */
  solve(): void {
    this.deps.solve(textOf(this.deps.review.game.peek()));
  }

  async #look(key: string): Promise<void> {
    try {
      const game = await this.deps.reviewed.get(key);
      this.#known.value = { key, game };
    } catch (error) {
      // What cannot be read is as if it were not there.
      console.warn(error);
    }
  }
}
