// What the engine that holds nothing back says to a person: a hint in two steps, and whether the computer agrees to a draw.

import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AheadMove } from '#doors/document.js';
import type { Sentence, Session } from '../document/session';
import { squareIndex } from '../i18n/squares';
import type { PieceLetter } from '../i18n/words';
import { ask, type Asked, deeply } from './asking';
import type { Engine } from './jobs';
import { startAndMoves } from './terms';

/** Squares are numbers from a1 to h8. */
interface Hint {
  readonly stage: 1 | 2;
  readonly from: number;
  /** Told in the second step. */
  readonly to: number | undefined;
}

interface Advice {
  readonly place: string;
  readonly stage: Hint['stage'];
  readonly move: AheadMove;
}

const THINK_MS = 700;

export class Advisor {
  readonly #advice = signal<Advice | undefined>(undefined);
  /** How often what was told has been forgotten. */
  #forgotten = 0;

  constructor(
    private readonly session: Session,
    private readonly engine: Engine,
  ) {}

  /** What was told here; nothing any more in another place. */
  readonly hint: ReadonlySignal<Hint | undefined> = computed(() => {
    const advice = this.#advice.value;
    if (!advice || advice.place !== placeIn(this.session)) return undefined;
    const { from, to } = advice.move.effect;
    return { stage: advice.stage, from: squareIndex(from), to: advice.stage === 1 ? undefined : squareIndex(to) };
  });

  /** Tells where to look, or, where that has been told, what to play. */
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

  /** Tells it no more; one that is still being looked for is not told. */
  forget(): void {
    this.#forgotten += 1;
    this.#advice.value = undefined;
    if (this.session.feedback.peek()?.code === 'hint') this.session.say(() => '');
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

  async #think(): Promise<Partial<Asked>> {
    const place = this.#place;
    const found = await ask(this.engine, deeply(startAndMoves(this.session), THINK_MS), { priority: 'hint' });
    return place === this.#place ? found : {};
  }
}

/** The place at the cursor; in another document or game it is another. */
export const placeIn = ({ opened, store }: Session): string =>
  `${opened.value} ${store.cursor.value.node} ${store.position.value.fen}`;
