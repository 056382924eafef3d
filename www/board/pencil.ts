// Draws arrows and circles on the board: by a drag, or square by square. They are kept in the document, at the cursor.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { squareName } from '../chess/squares';
import * as commands from '../document/first-commands';
import type { Session } from '../document/session';
import { type Paint, shapesAt } from '../document/store';
import type { Arrow } from './arrows';

export class Pencil {
  readonly #session: Session;
  /** What squares are pressed for. */
  readonly tool = signal<'move' | 'draw'>('move');
  /** The colour of what is drawn without a key held down. */
  readonly paint = signal<Paint>('green');
  /** Where an arrow begins that is drawn square by square. */
  readonly start = signal<number | undefined>(undefined);
  /** What a drag would draw if it ended here. */
  readonly sketched = signal<Arrow | undefined>(undefined);

  constructor(session: Session) {
    this.#session = session;
  }

  /** What the document has at the cursor. */
  readonly drawn: ReadonlySignal<readonly (Arrow & { readonly kind: Paint })[]> = computed(() => {
    const { store } = this.#session;
    return shapesAt(store, store.cursor.value.node).map(({ paint, from, to }) => ({ from, to, kind: paint }));
  });

  toggle(): void {
    const isOn = this.tool.value === 'move';
    this.tool.value = isOn ? 'draw' : 'move';
    this.start.value = undefined;
    this.#session.announce((words) => (isOn ? words.board.drawing.about : words.board.drawing.left));
  }

  /** A square is pressed while drawing: an arrow begins or ends there, or a circle where it is the same again. */
  press(square: number): void {
    const start = this.start.value;
    this.start.value = start === undefined ? square : undefined;
    if (start === undefined) this.#session.announce((words) => words.board.drawing.from(squareName(square)));
    else commands.draw.run(this.#session, { from: start, to: square, paint: this.paint.value });
  }

  /** A drag goes on; over nothing it would draw nothing. */
  sketch(from: number, to: number | undefined, paint = this.paint.value): void {
    this.sketched.value = to === undefined ? undefined : { from, to, kind: paint };
  }

  /** A drag has ended, over nothing where it is given up. */
  finish(from: number, to: number | undefined, paint = this.paint.value): void {
    this.sketched.value = undefined;
    if (to !== undefined) commands.draw.run(this.#session, { from, to, paint });
  }

  /** Puts the pencil aside, or what it has begun. */
  cancel(): void {
    if (this.start.value === undefined) return this.toggle();
    this.start.value = undefined;
    this.#session.announce((words) => words.board.drawing.about);
  }
}
