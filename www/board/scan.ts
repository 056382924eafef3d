// Where pieces stand, for who does not see the board.

import type { Sentence, Session } from '../document/session';
import type { Standing } from '../i18n/areas/board';
import { SQUARES, squareIndex } from '../i18n/squares';
import type { PieceLetter, AllWords } from '../i18n/words';
import { pieceOf } from './signs';

type Letters = readonly (PieceLetter | undefined)[];

/** What stands on each square, from a1 to h8. */
export const lettersOn = ({ store }: Session): Letters => Array.from(store.position.value.board, pieceOf);

/** The squares of the pieces of a kind and colour. */
const squaresOf = (letters: Letters, piece: string): readonly string[] =>
  SQUARES.filter(({ index }) => letters[index] === piece).map(({ name }) => name);

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

/** What is asked in writing: `p N` for the white knights, `s e` for a file, `s 4` for a rank, `s e4` for a square. */
export function scan(
  text: string,
  session: Session,
  letterOf: AllWords['board']['typed']['letterOf'],
): Sentence | undefined {
  const letters = lettersOn(session);
  const kind = /^p\s*(\p{L})$/iu.exec(text)?.[1];
  const piece = kind && letterOf(kind);
  if (piece) return ({ board }) => board.told.kind(piece, squaresOf(letters, piece));
  const place = /^s\s*([a-h][1-8]?|[1-8])$/i.exec(text)?.[1]?.toLowerCase();
  if (place?.length === 2) return ({ board }) => board.square(place, letters[squareIndex(place)]);
  return place ? ({ board }) => board.told.line(place, onLine(letters, place)) : undefined;
}
