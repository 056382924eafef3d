// Sounds of what keys do on the board, beside those of the game: a piece is picked up, the board ends, something is refused.

import type { BoardKey, KeyOutcome } from './keys';
import type { BoardState } from './state';

/** What has one. */
export type Cue = 'select' | 'edge' | 'error';

/** Who plays them, once that has come. */
let play: (cue: Cue) => void = () => undefined;

/** From now on they are played by this, which knows whether they are wanted. */
export function playCuesBy(player: (cue: Cue) => void): void {
  play = player;
}

/** Tones that stand for what was not done. */
const FAULTY: readonly string[] = ['refusal', 'fault'];

/** Does something; a refusal that it comes to is heard. */
export function withErrors<T>({ session }: Pick<BoardState, 'session'>, work: () => T): T {
  const before = session.feedback.peek();
  const outcome = work();
  const after = session.feedback.peek();
  if (after && after !== before && FAULTY.includes(after.tone)) play('error');
  return outcome;
}

/** The same key, heard. */
export function heardKey(key: BoardKey): BoardKey {
  const run = (board: BoardState, name: string): KeyOutcome => {
    const [square, held] = [board.square.peek(), board.input.picked.peek()];
    const outcome = withErrors(board, () => key.run(board, name));
    const now = board.input.picked.peek();
    if (now && now !== held) play('select');
    if (key.id === 'walk' && outcome === square) play('edge');
    return outcome;
  };
  return { ...key, run };
}
