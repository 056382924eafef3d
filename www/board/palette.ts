// The pieces that lie beside the board where a position is set up, and what is done with them on its squares.

import { signal } from '@preact/signals';
import * as commands from '../document/first-commands';
import type { Session } from '../document/session';
import { squareName } from '../i18n/squares';
import type { Color, PieceLetter } from '../i18n/words';

/** What a square that is pressed becomes: one with this piece, or an empty one. */
export type Stamp = PieceLetter | 'eraser';

export class Palette {
  /** Whether pieces may be put anywhere, and taken off the board. */
  readonly isOpen = signal(false);
  readonly chosen = signal<Stamp | undefined>(undefined);

  /** Takes something for the squares that are pressed next, or with nothing lays it aside. */
  choose(stamp: Stamp | undefined, session: Session): void {
    this.chosen.value = stamp;
    session.say((words) => (stamp ? words.setup.chosen(stamp) : words.setup.none));
  }

  close(): void {
    this.isOpen.value = false;
    this.chosen.value = undefined;
  }
}

/** Makes a square what a stamp says; the piece that stands there already is meant to go. */
export function stamp(session: Session, square: number, wanted: Stamp): void {
  const there = session.store.position.value.board[square];
  if (wanted !== 'eraser' && wanted !== there) commands.put.run(session, square, wanted);
  else if (there !== undefined && there !== '.') commands.remove.run(session, square);
  else session.say((words) => words.hand.empty(squareName(square)));
}

/** The pieces of a side, in the order in which they lie. */
export const PIECES: Readonly<Record<Color, readonly PieceLetter[]>> = {
  w: ['K', 'Q', 'R', 'B', 'N', 'P'],
  b: ['k', 'q', 'r', 'b', 'n', 'p'],
};
