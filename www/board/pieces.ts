// How pieces look on a board, and the piece that is chosen to be put on squares.

import { signal } from '@preact/signals';
import type { Color, PieceLetter } from '../chess/chess';
import { squareName } from '../chess/squares';
import * as commands from '../document/first-commands';
import type { Session } from '../document/session';

/** What a square that is pressed becomes: one with this piece, or an empty one. */
export type Stamp = PieceLetter | 'eraser';

export class PieceChoice {
  /** Whether pieces may be put anywhere, and taken off the board. */
  readonly isOpen = signal(false);
  readonly chosen = signal<Stamp | undefined>(undefined);

  /** Takes something for the squares that are pressed next, or with nothing lays it aside. */
  choose(stamp: Stamp | undefined, session: Session): void {
    this.chosen.value = stamp;
    session.announce((words) => (stamp ? words.setup.chosen(stamp) : words.setup.none));
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
  else session.announce((words) => words.input.empty(squareName(square)));
}

/** The pieces of a side, in the order in which they lie. */
export const PIECES: Readonly<Record<Color, readonly PieceLetter[]>> = {
  w: ['K', 'Q', 'R', 'B', 'N', 'P'],
  b: ['k', 'q', 'r', 'b', 'n', 'p'],
};

const SIGNS: Record<string, string> = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
/** It keeps signs from becoming pictures. */
const AS_TEXT = '\uFE0E';

const isPiece = (letter: string): boolean => letter.toLowerCase() in SIGNS;

/** The sign of a FEN letter; a dot stands for nothing, a text that is no piece for itself. */
export function signOf(letter: string): string {
  const sign = SIGNS[letter.toLowerCase()];
  if (sign) return sign + AS_TEXT;
  return letter === '.' ? '' : letter.normalize('NFKC');
}

export const isWhite = (letter: string): boolean => letter !== letter.toLowerCase();

/** The piece that a letter of a board stands for; none of a dot, nor of something that is no piece of chess. */
export const pieceOf = (letter: string | undefined): PieceLetter | undefined =>
  letter !== undefined && isPiece(letter) ? (letter as PieceLetter) : undefined;

/** The class of its side; none, where there is no piece. */
export const sideOf = (letter: string): readonly string[] =>
  isPiece(letter) ? [isWhite(letter) ? 'white' : 'black'] : [];

/** The classes of what shows it. */
export function pieceClass(letter: string): string {
  return ['piece', ...(isPiece(letter) ? [letter.toLowerCase()] : []), ...sideOf(letter)].join(' ');
}
