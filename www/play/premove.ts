// A move that is chosen while the computer thinks, and made as soon as it has answered.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Arrow } from '../board/arrows';
import type { PremoveInput } from '../board/move-input';
import { isWhite, pieceOf } from '../board/pieces';
import type { Color, PieceLetter } from '../chess/chess';
import { squareName } from '../chess/squares';
import * as commands from '../document/first-commands';
import type { Session } from '../document/session';
import type { Game } from './game';

interface Chosen {
  readonly from: number;
  readonly piece: PieceLetter;
  /** Nothing as long as the piece is only picked up. */
  readonly to?: number;
  /** How many steps the game had. */
  readonly steps: number;
}

interface PremoveDeps {
  readonly session: Session;
  readonly thinking: Game['thinking'];
  /** The colour of the person. */
  readonly person: ReadonlySignal<Color | undefined>;
}

export class Premove implements PremoveInput {
  readonly #chosen = signal<Chosen | undefined>(undefined);
  /** Picks up on the board what was only picked up here, once the computer has answered. */
  take: ((square: number) => void) | undefined;

  constructor(private readonly deps: PremoveDeps) {}

  /** Whether the computer thinks about its answer to the person. */
  readonly #isOpen = computed(() => {
    const { thinking, person } = this.deps;
    return thinking.value !== undefined && person.value !== undefined && thinking.value !== person.value;
  });

  /** The piece that is only picked up. */
  readonly picked: ReadonlySignal<number | undefined> = computed(() => {
    const chosen = this.#chosen.value;
    return chosen && chosen.to === undefined ? chosen.from : undefined;
  });

  /** What is shown of it on the board. */
  readonly arrows: ReadonlySignal<readonly Arrow[]> = computed(() => {
    const { from, to = from } = this.#chosen.value ?? {};
    return from === undefined || to === undefined ? [] : [{ from, to, kind: 'premove' }];
  });

  /** Makes the move once the computer has answered, and drops it where the game goes another way; answers how to stop. */
  follow(): () => void {
    const { session } = this.deps;
    return effect(() => {
      const steps = session.store.line.value.length;
      const isOpen = this.#isOpen.value;
      const chosen = this.#chosen.peek();
      if (!chosen || (isOpen && steps === chosen.steps)) return;
      // What follows the change that is being reported.
      queueMicrotask(() => this.#make(chosen));
    });
  }

  #make(chosen: Chosen): void {
    if (this.#chosen.peek() !== chosen) return;
    this.#chosen.value = undefined;
    const { session, person } = this.deps;
    const { from, to, steps } = chosen;
    const { end, turn } = session.store.position.peek();
    const isAnswered = session.store.line.peek().length > steps && turn === person.peek() && end === null;
    if (!isAnswered) return;
    if (to === undefined) return this.take?.(from);
    const { problem, promotions } = session.ask((document) => document.attempt(from, to));
    if (problem) session.refuse('premove', ({ play }) => play.premove.refused(squareName(from), squareName(to)));
    else commands.move.run(session, from, to, promotions === '' ? undefined : 'q');
  }

  get isOpen(): boolean {
    return this.#isOpen.peek();
  }

  isOwn(square: number): boolean {
    return this.#isOpen.peek() && this.#pieceOn(square) !== undefined;
  }

  press(square: number): boolean {
    if (!this.#isOpen.peek()) return false;
    const chosen = this.#chosen.peek();
    if (square === chosen?.from) return this.cancel();
    if (this.lift(square)) return true;
    if (chosen) this.drop(square);
    return chosen !== undefined;
  }

  lift(square: number): boolean {
    const piece = this.#isOpen.peek() ? this.#pieceOn(square) : undefined;
    if (piece) this.#pick(square, piece);
    return piece !== undefined;
  }

  drop(square: number): void {
    const chosen = this.#chosen.peek();
    if (chosen && square !== chosen.from) this.#aim({ ...chosen, to: square });
  }

  /** Forgets what was chosen; returns whether there was anything. */
  cancel(): boolean {
    if (!this.#chosen.peek()) return false;
    this.#chosen.value = undefined;
    this.deps.session.announce(({ play }) => play.premove.cancelled);
    return true;
  }

  #pick(from: number, piece: PieceLetter): void {
    this.#chosen.value = { from, piece, steps: this.deps.session.store.line.peek().length };
    this.deps.session.announce(({ play }) => play.premove.picked(piece, squareName(from)));
  }

  #aim(chosen: Chosen & { readonly to: number }): void {
    this.#chosen.value = chosen;
    const { piece, from, to } = chosen;
    this.deps.session.announce(({ play }) => play.premove.chosen(piece, squareName(from), squareName(to)));
  }

  /** The piece of the person on a square. */
  #pieceOn(square: number): PieceLetter | undefined {
    const piece = pieceOf(this.deps.session.store.position.peek().board[square]);
    return piece && isWhite(piece) === (this.deps.person.peek() === 'w') ? piece : undefined;
  }
}
