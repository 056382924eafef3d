// What the engine that holds nothing back says to a person: a hint in two steps, and whether the computer agrees to a draw.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AheadMove } from '#doors/document.js';
import type { Sentence, Session } from '../document/session';
import { squareIndex } from '../i18n/squares';
import type { PieceLetter } from '../i18n/words';
import { type Engine, STRONGEST, think, type Thought } from './jobs';
import { told } from './terms';

/** Squares are numbers from a1 to h8. */
export interface Hint {
  readonly stage: 1 | 2;
  readonly from: number;
  /** Told in the second step. */
  readonly to: number | undefined;
}

interface Advice {
  readonly node: number;
  readonly stage: Hint['stage'];
  readonly move: AheadMove;
}

const THINK_MS = 700;

export class Advisor {
  readonly #session: Session;
  readonly #engine: Engine;
  readonly #advice = signal<Advice | undefined>(undefined);
  /** How often what was told has been forgotten. */
  #forgotten = 0;

  constructor(session: Session, engine: Engine) {
    this.#session = session;
    this.#engine = engine;
  }

  /** What was told here; nothing any more in another place. */
  readonly hint: ReadonlySignal<Hint | undefined> = computed(() => {
    const advice = this.#advice.value;
    if (advice?.node !== this.#session.store.cursor.value.node) return undefined;
    const { from, to } = advice.move.effect;
    return { stage: advice.stage, from: squareIndex(from), to: advice.stage === 1 ? undefined : squareIndex(to) };
  });

  /** Tells where to look, or, where that has been told, what to play. */
  async give(): Promise<void> {
    const [known, forgotten] = [this.hint.peek() && this.#advice.peek(), this.#forgotten];
    const move = known?.move ?? (await this.#best());
    if (!move || forgotten !== this.#forgotten) return;
    this.#advice.value = { node: this.#node, stage: known ? 2 : 1, move };
    const { from, to, piece } = move.effect;
    const text: Sentence = ({ engine }) =>
      known ? engine.said.hintMove(piece as PieceLetter, from, to) : engine.said.hintPiece(piece as PieceLetter, from);
    this.#session.show({ tone: 'hint', code: 'hint', text });
  }

  /** Tells it no more; one that is still being looked for is not told. */
  forget(): void {
    this.#forgotten += 1;
    this.#advice.value = undefined;
    if (this.#session.feedback.peek()?.code === 'hint') this.#session.say(() => '');
  }

  /** What the position is worth for the side to move, in centipawns; nothing where the cursor has gone on meanwhile. */
  async score(): Promise<number | undefined> {
    return (await this.#think())?.thought.score;
  }

  get #node(): number {
    return this.#session.store.cursor.peek().node;
  }

  async #best(): Promise<AheadMove | undefined> {
    const found = await this.#think();
    return found && this.#session.ask((document) => document.readMove(found.move));
  }

  async #think(): Promise<{ readonly move: string; readonly thought: Thought } | undefined> {
    const node = this.#node;
    let thought: Thought | undefined;
    const question = { ...told(this.#session), player: STRONGEST, seed: 0, milliseconds: THINK_MS };
    const move = await this.#engine.run(think(question), {
      priority: 'hint',
      onProgress: ({ thoughts }) => void (thought = thoughts.findLast(({ rank }) => rank === 1) ?? thought),
    });
    return move && thought && node === this.#node ? { move, thought } : undefined;
  }
}
