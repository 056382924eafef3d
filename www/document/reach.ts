// Where a piece may go, of either side.

import type { Destination } from '#doors/document.js';
import { Core } from './core';
import { startOf, withFields } from './fen';
import type { Session } from './session';
import { askOnce } from './stills';

/** The squares that what stands on one may go to, or could go to if it were the turn of its side. */
export function reachOf(session: Session, square: number): readonly Destination[] {
  const { position, game } = session.store;
  const { fen, board, turn, end } = position.peek();
  const letter = board[square] ?? '';
  const side = letter === letter.toLowerCase() ? 'b' : 'w';
  if (side === turn || end !== null) return session.ask((document) => document.destinations(square));
  const start = startOf(withFields(fen, { turn: side }), game.peek().isChess960);
  return askOnce(Core.open(), (other) => {
    other.change((document) => document.loadScript(start, ''));
    return other.ask((document) => document.destinations(square));
  });
}
