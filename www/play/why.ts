// What can be asked about moves in a game with help: why the move of a hint is the best one, and what the computer’s last move
// is up to.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { startAndMoves } from '../document/search';
import type { Sentence, Session } from '../document/session';
import type { RefusalCode } from '../i18n/words';
import type { SearchRequest } from '../workers/jobs';
import { placeIn } from './computer';
import type { Game } from './game';

/** A position, with the moves that lead there. */
interface AskedPosition extends Pick<SearchRequest, 'start' | 'moves'> {
  readonly isChess960: boolean;
}

/** What knows the reasons for moves. */
export interface MoveReasons {
  /** Why a move in UCI is the best one. */
  why(place: AskedPosition, uci: string, signal: AbortSignal): Promise<Sentence>;
  /** What the last move does or threatens. */
  purpose(place: AskedPosition, signal: AbortSignal): Promise<Sentence>;
}

export class WhyAsked {
  #abort = new AbortController();
  readonly #found = signal<{ readonly place: string; readonly text: Sentence } | undefined>(undefined);

  constructor(
    private readonly session: Session,
    private readonly game: Pick<Game, 'hint' | 'terms' | 'phase' | 'actions'>,
    private readonly reasons: MoveReasons,
  ) {}

  /** The reason that has been found; nothing any more in another position. */
  readonly said: ReadonlySignal<Sentence | undefined> = computed(() => {
    const found = this.#found.value;
    return found && found.place === placeIn(this.session) ? found.text : undefined;
  });

  /** What has been found is not shown any more, and what is being looked for is not said. */
  stop(): void {
    this.#abort.abort();
    this.#found.value = undefined;
  }

  /** Says why the move that a hint has shown is the best one, as far as that is proved. */
  async ofHint(): Promise<void> {
    const { uci } = this.game.hint.peek() ?? {};
    if (uci !== undefined) await this.#say((place, signal) => this.reasons.why(place, uci, signal));
  }

  /** Whether it can be asked what the last move is up to: the computer has made it, and help is allowed. */
  get hasPurpose(): boolean {
    const { line, cursor } = this.session.store;
    const { terms, phase } = this.game;
    const color = line.value[cursor.value.steps - 1]?.move?.color;
    const player = color && terms.value?.[color === 'w' ? 'white' : 'black'];
    return (
      phase.value === 'playing' && terms.value?.isHelpAllowed === true && player !== undefined && player !== 'person'
    );
  }

  /** Why that is not asked now. */
  refuse = (): RefusalCode | undefined => this.game.actions.askHint.refuse();

  async ofLastMove(): Promise<void> {
    const code = this.refuse();
    if (code) return this.session.forbid(code);
    await this.#say((place, signal) => this.reasons.purpose(place, signal));
  }

  /** Asks for a reason, and says it; another position, or what is asked next, aborts that. */
  async #say(ask: (place: AskedPosition, signal: AbortSignal) => Promise<Sentence>): Promise<void> {
    const { session } = this;
    this.stop();
    const { signal } = (this.#abort = new AbortController());
    const [place, { isChess960 }] = [untracked(() => placeIn(session)), session.store.game.peek()];
    const stop = effect(() => {
      if (placeIn(session) !== place) this.#abort.abort();
    });
    session.show({ tone: 'busy', code: 'hint', text: ({ review }) => review.why.looking });
    try {
      const text = await ask({ ...untracked(() => startAndMoves(session)), isChess960 }, signal);
      if (signal.aborted) return;
      this.#found.value = { place, text };
      session.show({ tone: 'hint', code: 'hint', text });
    } catch (error) {
      if (!signal.aborted) session.fail(error);
    } finally {
      stop();
    }
  }
}
