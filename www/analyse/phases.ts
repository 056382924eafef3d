// In which part of a game most was lost. The opening is the first ten moves; the endgame begins where at most six pieces
// besides kings and pawns are left, and lasts to the end.

import type { AheadMove } from '#doors/document.js';
import type { GamePhase } from '../i18n/arguments';
import type { MarkedMove } from './marks';

const OPENING_MOVES = 10;
const ENDGAME_PIECES = 6;
/** Less is nothing to speak of: an inaccuracy loses as much. */
const LEAST_LOSS = 0.1;

/** A part of a game, with the numbers of its first and its last move, and what was lost in it. */
export interface WorstPhase {
  readonly phase: GamePhase;
  readonly first: number;
  readonly last: number;
  readonly loss: number;
}

/** How many pieces besides kings and pawns stand on the board of a FEN. */
const pieceCount = (fen: string): number => (fen.split(' ')[0] ?? '').replace(/[^QRBNqrbn]/g, '').length;

/** The parts that a game has, in their order. */
function phasesOf(moves: readonly MarkedMove[], positions: readonly Pick<AheadMove, 'fen'>[]): readonly WorstPhase[] {
  const phases: WorstPhase[] = [];
  let isEndgame = false;
  for (const [at, { number, loss }] of moves.entries()) {
    // The move is made in the position before it.
    const before = positions[at - 1];
    isEndgame ||= before !== undefined && pieceCount(before.fen) <= ENDGAME_PIECES;
    const phase: GamePhase = isEndgame ? 'endgame' : number <= OPENING_MOVES ? 'opening' : 'middlegame';
    const last = phases.at(-1);
    if (last?.phase === phase) phases.splice(-1, 1, { ...last, last: number, loss: last.loss + loss });
    else phases.push({ phase, first: number, last: number, loss });
  }
  return phases;
}

/** The part in which most was lost, if anything was. */
export function worstPhase(
  moves: readonly MarkedMove[],
  positions: readonly Pick<AheadMove, 'fen'>[],
): WorstPhase | undefined {
  const [worst] = phasesOf(moves, positions).toSorted((one, other) => other.loss - one.loss);
  return worst && worst.loss >= LEAST_LOSS ? worst : undefined;
}
