// What a hand does on the board: it picks a piece up and puts it down, by taps, keys or drags alike.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Destination } from '#doors/document.js';
import * as commands from '../document/commands';
import type { Session } from '../document/session';
import { squareIndex, squareName } from '../i18n/squares';
import type { PieceLetter } from '../i18n/words';

/** A piece that is picked up, with where it may go. */
export interface Picked {
  readonly square: number;
  readonly piece: PieceLetter;
  readonly targets: ReadonlyMap<number, Destination>;
}

/** A pawn that has got to the last rank, and has yet to become something. */
export interface Promoting {
  readonly from: number;
  readonly to: number;
  /** What it may become, as FEN letters of Black. */
  readonly choices: string;
}

export class Hand {
  readonly #session: Session;
  readonly #picked = signal<Picked | undefined>(undefined);
  readonly #promoting = signal<Promoting | undefined>(undefined);

  constructor(session: Session) {
    this.#session = session;
  }

  /** What is held; nothing any more once the position is another. */
  readonly picked: ReadonlySignal<Picked | undefined> = computed(() => {
    const picked = this.#picked.value;
    return picked && this.#letterOn(picked.square) === picked.piece ? picked : undefined;
  });

  get promoting(): ReadonlySignal<Promoting | undefined> {
    return this.#promoting;
  }

  /** A square is pressed: a piece is picked up there, or put down. */
  press(square: number): void {
    const picked = this.picked.value;
    if (!picked) return this.#pick(square);
    if (square === picked.square) return this.putBack();
    if (picked.targets.has(square) || !this.#isOwn(square)) return this.#put(picked, square);
    this.#pick(square);
  }

  /** A piece is lifted, to be carried; tells whether it may be. */
  lift(square: number): boolean {
    if (this.picked.value?.square !== square) this.#pick(square);
    return this.picked.value?.square === square;
  }

  /** What is carried is let go over a square, or beside the board. */
  drop(square: number | undefined): void {
    const picked = this.picked.value;
    if (!picked) return;
    if (square === undefined || square === picked.square) return this.putBack();
    this.#put(picked, square);
  }

  /** Whether a piece there may be picked up now. */
  isOwn(square: number): boolean {
    return this.#session.store.position.value.isLegal ? this.#isOwn(square) : this.#letterOn(square) !== undefined;
  }

  putBack(): void {
    const picked = this.#picked.peek();
    this.#picked.value = undefined;
    this.#promoting.value = undefined;
    if (picked) this.#session.say((words) => words.hand.putBack(picked.piece, squareName(picked.square)));
  }

  /** The pawn becomes this. */
  become(choice: string): void {
    const promoting = this.#promoting.peek();
    this.#promoting.value = undefined;
    if (promoting) this.#move(promoting.from, promoting.to, choice);
  }

  #letterOn(square: number): PieceLetter | undefined {
    const letter = this.#session.store.position.value.board[square];
    return letter === undefined || '.?'.includes(letter) ? undefined : (letter as PieceLetter);
  }

  #isOwn(square: number): boolean {
    const letter = this.#letterOn(square);
    const isWhite = letter !== undefined && letter !== letter.toLowerCase();
    return letter !== undefined && isWhite === (this.#session.store.position.value.turn === 'w');
  }

  #pick(square: number): void {
    this.#picked.value = undefined;
    const { turn, isLegal } = this.#session.store.position.value;
    const piece = this.#letterOn(square);
    const name = squareName(square);
    if (!piece) return this.#session.say((words) => words.hand.empty(name));
    if (isLegal && !this.#isOwn(square))
      return this.#session.refuse('not-yours', (words) => words.hand.notYours(piece, turn));
    const found = isLegal ? this.#session.ask((document) => document.destinations(square)) : [];
    const targets = new Map(found.map((target) => [squareIndex(target.to), target]));
    if (isLegal && targets.size === 0) return this.#session.refuse('stuck', (words) => words.hand.stuck(piece, name));
    this.#picked.value = { square, piece, targets };
    this.#session.say((words) =>
      words.hand.picked(
        piece,
        name,
        found.map(({ to }) => to),
      ),
    );
  }

  /** By the rules, where there is a legal position; a piece that may not go there stays in the hand. */
  #put(picked: Picked, to: number): void {
    const { isLegal } = this.#session.store.position.value;
    const problem = isLegal ? this.#session.ask((document) => document.refusal(picked.square, to)) : null;
    if (problem) return this.#session.refuse(problem.code, (words) => words.problem(problem));
    if (picked.targets.get(to)?.promotes) {
      const choices = this.#session.ask((document) => document.promotions(picked.square, to));
      this.#promoting.value = { from: picked.square, to, choices };
      this.#session.say((words) => words.hand.promotes);
      return;
    }
    this.#move(picked.square, to);
  }

  #move(from: number, to: number, choice?: string): void {
    if (commands.move.run(this.#session, from, to, choice)) this.#picked.value = undefined;
  }
}
