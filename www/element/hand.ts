// Whose pieces are moved by hand on the board of an element, and what a hand does there.

import { batch, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { MoveInput } from '../board/move-input';
import { isWhite, type PieceChoice, pieceOf } from '../board/pieces';
import type { Color } from '../chess/chess';
import { squareName } from '../chess/squares';
import type { Session } from '../document/session';

/** A hand moves the pieces of one side, or those of the side to move, or none. */
export type Hand = Color | 'both' | 'none';

const HANDS: Readonly<Record<string, Hand>> = { white: 'w', w: 'w', black: 'b', b: 'b', false: 'none' };

/** What the attribute says; without it no hand moves a piece. */
export const handOf = (value: string | null): Hand => (value === null ? 'none' : (HANDS[value] ?? 'both'));

interface HandDeps {
  readonly session: Session;
  readonly palette: PieceChoice;
  readonly hand: ReadonlySignal<Hand>;
}

export class HandInput extends MoveInput {
  readonly #deps: HandDeps;

  constructor(deps: HandDeps) {
    super(deps.session, deps.palette);
    this.#deps = deps;
    // What a hand holds it puts back when it may no longer touch it.
    effect(() => {
      void deps.hand.value;
      untracked(() => {
        const held = this.picked.peek();
        if (held && !this.#mayTouch(held.square)) this.putBack();
      });
    });
  }

  override isOwn(square: number): boolean {
    return this.#mayTouch(square) && super.isOwn(square);
  }

  /** In one step, also where one piece is picked up in the place of another: in between none is selected. */
  override press(square: number): void {
    batch(() => {
      if (this.picked.peek() || this.#mayTouch(square)) super.press(square);
      // What is chosen for the next move may go anywhere; else it is said what stands there.
      else if (!this.premove?.press(square)) this.#tell(square);
    });
  }

  override lift(square: number): boolean {
    return batch(() => super.lift(square));
  }

  #letterOn(square: number) {
    return pieceOf(this.#deps.session.store.position.peek().board[square]);
  }

  #mayTouch(square: number): boolean {
    const [hand, letter] = [this.#deps.hand.peek(), this.#letterOn(square)];
    return hand === 'both' || (letter !== undefined && isWhite(letter) === (hand === 'w') && hand !== 'none');
  }

  #tell(square: number): void {
    this.#deps.session.announce((words) => words.board.square(squareName(square), this.#letterOn(square)));
  }
}
