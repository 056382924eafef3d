// Positions and moves as programs write them: a FEN, a part of one, or the word for the usual start; a move in the words of
// chess.js.

import type { Color } from '../chess/chess';
import { USUAL_START } from '../chess/fen';
import type { Session } from '../document/session';

/** What stands for the fields that are left out, behind the pieces. */
const REST = ['w', '-', '-', '0', '1'];
/** Castling changes this many squares. */
const MOST_CHANGED = 4;
/** The field that not all write alike: the square that a pawn has just passed. */
const PASSED = 3;

/** The fields that are given. */
export function positionFields(text: string): readonly string[] {
  const given = text.trim();
  return given === 'start' ? USUAL_START.split(' ') : given.split(/\s+/);
}

/** Where a document starts; what is no FEN, such as `960:518`, is read as it is. */
export function startText(text: string): string {
  const fields = positionFields(text);
  const isFen = fields[0]?.includes('/') ?? false;
  return isFen ? [...fields, ...REST.slice(fields.length - 1)].join(' ') : text;
}

/** Whether so few squares differ from those of a FEN that one move may have changed them. */
export function isNear(fen: string, [wanted = '']: readonly string[]): boolean {
  const [board, other] = [fen.split(' ')[0] ?? '', wanted].map(lettersIn);
  const changed = Array.from(board ?? '').filter((letter, at) => letter !== other?.[at]);
  return changed.length <= MOST_CHANGED;
}

/** The pieces of a FEN, a letter for each square. */
const lettersIn = (board: string): string => board.replace(/\d/g, (count) => '.'.repeat(Number(count)));

/** Whether a FEN is the position that is wanted, as far as that is said. */
export function isSamePosition(fen: string, wanted: readonly string[]): boolean {
  const fields = fen.split(' ');
  return wanted.every((field, at) => at === PASSED || field === fields[at]);
}

export interface BoardMove {
  readonly color: Color;
  readonly from: string;
  readonly to: string;
  /** A small letter, as are the next two. */
  readonly piece: string;
  readonly captured?: string;
  readonly promotion?: string;
  readonly san: string;
  /** As engines write it. */
  readonly uci: string;
  /** The position before it, as a FEN. */
  readonly before: string;
  readonly after: string;
}

/** The move that has led to where the cursor is, if one has. */
export function lastMove({ store }: Session, before: string): BoardMove | undefined {
  const { fen, last } = store.position.peek();
  const move = store.line.peek()[store.cursor.peek().steps - 1]?.move;
  if (!last || !move) return undefined;
  const { color, from, to, san, uci, promotion } = move;
  return {
    ...{ color, from, to, piece: last.piece.toLowerCase() },
    ...(last.captured && { captured: last.captured.toLowerCase() }),
    ...(promotion && { promotion }),
    ...{ san, uci, before, after: fen },
  };
}
