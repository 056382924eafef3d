// What stands where on a board, and how it is said: in the line over the board and aloud.

import type { PieceLetter } from '../chess/chess';
import { squareName, SQUARES } from '../chess/squares';
import type { Sentence, Session } from '../document/session';
import type { PieceGroup, Standing } from '../i18n/arguments';
import { pieceOf } from './pieces';
import type { BoardState } from './state';

export type Letters = readonly (PieceLetter | undefined)[];

/** What stands on each square, from a1 to h8. */
export const lettersOn = ({ store }: Session): Letters => Array.from(store.position.value.board, pieceOf);

/** The squares of the pieces of a kind and colour. */
export const squaresOf = (letters: Letters, piece: string): readonly string[] =>
  SQUARES.filter(({ index }) => letters[index] === piece).map(({ name }) => name);

/** The pieces in an order, each kind with its squares; kinds that are not there are left out. */
export const groupsOf = (letters: Letters, pieces: readonly PieceLetter[]): readonly PieceGroup[] =>
  pieces.map((piece) => ({ piece, squares: squaresOf(letters, piece) })).filter(({ squares }) => squares.length > 0);

/** What stands on a rank or a file, which its sign names. */
export const onLine = (letters: Letters, line: string): readonly Standing[] =>
  SQUARES.flatMap(({ name, index }) => {
    const piece = letters[index];
    return piece && name.includes(line) ? [{ square: name, piece }] : [];
  });

/** The next square with such a piece of either side, in the order of the squares or against it; the same, if no other has one. */
export function nextWith(letters: Letters, from: number, role: string, way: 1 | -1): number | undefined {
  const round = Array.from({ length: 64 }, (_, steps) => (from + way * (steps + 1) + 64) % 64);
  return round.find((square) => letters[square]?.toLowerCase() === role);
}

/** Answers what was asked of a board. */
export const tellAnswer = ({ session }: Pick<BoardState, 'session'>, text: Sentence): true => {
  session.show({ tone: 'plain', code: 'answer', text });
  return true;
};

export const tellSquare = (board: BoardState): true => {
  const [name, letter] = [squareName(board.square.value), lettersOn(board.session)[board.square.value]];
  return tellAnswer(board, (words) => words.board.square(name, letter));
};
