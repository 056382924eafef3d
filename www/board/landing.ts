// Where king and rook would land, shown while the king is held over a square that castles.

import { squareIndex } from '../i18n/squares';
import type { Desk } from './desk';
import { isWhite, signOf } from './signs';

type CellOf = (square: number) => HTMLElement | undefined;

/** Shows it on a board as long as it holds; answers how to take it away, if there is anything. */
export function showLandings(cellOf: CellOf, { session, hand }: Desk): (() => void) | undefined {
  const [castles, held] = [hand.castling.value, hand.picked.value];
  if (!castles || !held) return undefined;
  const rook = session.store.position.value.board[squareIndex(castles.rookFrom)] ?? '';
  const shown = [show(cellOf, castles.king, held.piece), show(cellOf, castles.rookTo, rook)];
  return () => {
    for (const cell of shown) delete cell?.dataset['landing'];
  };
}

function show(cellOf: CellOf, square: string, letter: string): HTMLElement | undefined {
  const cell = cellOf(squareIndex(square));
  if (!cell) return undefined;
  cell.dataset['landing'] = signOf(letter);
  cell.dataset['side'] = isWhite(letter) ? 'white' : 'black';
  return cell;
}
