// What the computer does in a game: the opponent's one question at a time, with an answer that is not too sudden and a way to
// have it at once; and what the engine that holds nothing back says to a person, a hint in two steps, and whether it agrees to
// a draw.

import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AheadMove } from '#doors/document.js';
import type { Clock, PieceLetter } from '../chess/chess';
import { squareIndex } from '../chess/squares';
import { play } from '../document/first-commands';
import { deeply, search, type SearchResult, startAndMoves } from '../document/search';
import type { Sentence, Session } from '../document/session';
import type { Engine, SearchRequest } from '../workers/jobs';

/** Squares are numbers from a1 to h8. */
interface Hint {
  readonly stage: 1 | 2;
  readonly from: number;
  /** Shown in the second step. */
  readonly to: number | undefined;
  /** The move. */
  readonly uci: string;
}

interface Advice {
  readonly place: string;
  readonly stage: Hint['stage'];
  readonly move: AheadMove;
}

const THINK_MS = 700;

export class Advisor {
  readonly #advice = signal<Advice | undefined>(undefined);
  /** How often what was asked has been forgotten. */
  #forgotten = 0;

  constructor(
    private readonly session: Session,
    private readonly engine: Engine,
  ) {}

  /** What was asked here; nothing any more in another place. */
  readonly hint: ReadonlySignal<Hint | undefined> = computed(() => {
    const advice = this.#advice.value;
    if (!advice || advice.place !== placeIn(this.session)) return undefined;
    const { from, to } = advice.move.effect;
    return {
      stage: advice.stage,
      from: squareIndex(from),
      to: advice.stage === 1 ? undefined : squareIndex(to),
      uci: advice.move.uci,
    };
  });

  /** Returns where to look, or, where that has been shown, what to play. */
  async give(): Promise<void> {
    const [known, forgotten] = [this.hint.peek() && this.#advice.peek(), this.#forgotten];
    const move = known?.move ?? (await this.#best());
    if (!move || forgotten !== this.#forgotten) return;
    this.#advice.value = { place: this.#place, stage: known ? 2 : 1, move };
    const { from, to, piece } = move.effect;
    const text: Sentence = ({ engine }) =>
      known ? engine.said.hintMove(piece as PieceLetter, from, to) : engine.said.hintPiece(piece as PieceLetter, from);
    this.session.show({ tone: 'hint', code: 'hint', text });
  }

  /** Plays the best move, if it is still the same position when that is found. */
  async play(): Promise<void> {
    const known = this.hint.peek() && this.#advice.peek();
    const move = known?.move ?? (await this.#best());
    if (move) play.run(this.session, move.uci);
  }

  /** Shows it no more; one that is still being looked for is not shown. */
  forget(): void {
    this.#forgotten += 1;
    this.#advice.value = undefined;
    if (this.session.feedback.peek()?.code === 'hint') this.session.announce(() => '');
  }

  /** What the position is worth for the side to move, in centipawns; nothing where the cursor has gone on meanwhile. */
  async score(): Promise<number | undefined> {
    const { move, best } = await this.#think();
    return move ? best?.score : undefined;
  }

  get #place(): string {
    return untracked(() => placeIn(this.session));
  }

  async #best(): Promise<AheadMove | undefined> {
    const { move, best } = await this.#think();
    return move && best ? this.session.ask((document) => document.readMove(move)) : undefined;
  }

  async #think(): Promise<Partial<SearchResult>> {
    const place = this.#place;
    const found = await search(this.engine, deeply(startAndMoves(this.session), THINK_MS), { priority: 'hint' });
    return place === this.#place ? found : {};
  }
}

/** The place at the cursor; in another document or game it is another. */
export const placeIn = ({ opened, store }: Session): string =>
  `${opened.value} ${store.cursor.value.node} ${store.position.value.fen}`;

export class Opponent {
  #abort = new AbortController();
  /** Has it answer with what it would play now, or as soon as there is something. */
  moveNow: () => void = () => undefined;

  constructor(
    private readonly engine: Engine,
    private readonly clock: Clock,
  ) {}

  /** Chooses a move, no sooner than after a moment; another question takes the place of the one before. */
  async choose(question: SearchRequest, moment: number): Promise<SearchResult> {
    this.drop();
    const { signal } = (this.#abort = new AbortController());
    let [now, isHurried]: [SearchResult | undefined, boolean] = [undefined, false];
    const hurried = new Promise<SearchResult>((resolve) => {
      this.moveNow = () => {
        isHurried = true;
        if (now?.move) resolve(now);
      };
    });
    const waited = new Promise<void>((resolve) => void this.clock.later(resolve, moment));
    const answered = search(this.engine, question, { priority: 'opponent', signal }, (asked) => {
      now = asked;
      if (isHurried) this.moveNow();
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
