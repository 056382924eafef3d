// Where games start, and the fields of a FEN that are chosen beside the board, as its standard has them: blanks stand
// between them.

/** Where games start that are no others. */
export const USUAL_START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** How many starts Chess960 has. */
export const CHESS960_STARTS = 960;

export interface Fields {
  readonly turn: string;
  /** A dash where no side may castle. */
  readonly castling: string;
  /** The square that a pawn has just passed over; a dash for none. */
  readonly passing: string;
}

export function fieldsOf(fen: string): Fields {
  const [, turn = 'w', castling = '-', passing = '-'] = fen.split(' ');
  return { turn, castling, passing };
}

/** The FEN with other fields. When it is the other side's turn, no pawn has just passed. */
export function withFields(fen: string, change: Partial<Fields>): string {
  const [pieces, , , , ...counters] = fen.split(' ');
  const { turn, castling, passing } = { ...fieldsOf(fen), ...(change.turn && { passing: '-' }), ...change };
  return [pieces, turn, castling, passing, ...counters].join(' ');
}

/** How a start is written: where the rules of Chess960 hold it says so. */
export const startOf = (fen: string, isChess960: boolean): string => `${isChess960 ? '960:' : ''}${fen}`;

/** The FEN without its counters, which neither board nor moves depend on. */
export const withoutCounters = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');
