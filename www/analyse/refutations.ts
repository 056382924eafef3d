// What refutes a move that is tried anywhere: whether it is good enough, what answers it, and what is proved of it.

import type { Claim } from '#doors/review.js';
import type { Engine } from '../workers/jobs';
import { explainMove } from './review-jobs';
import { judgeTry } from './tries';

/** The nodes that the move is judged with: so no search of an explanation, with ten times as many, takes long. */
const NODES = 40_000;

/** What the engine makes of a move. */
interface RefutedMove {
  /** Whether it is as good as the best. */
  readonly isGood: boolean;
  /** What answers it: a line in UCI. */
  readonly reply: string;
  /** What it allows. */
  readonly claims: readonly Claim[];
}

/**
 * Judges a move in UCI in a position, and looks for what it allows.
 *
 * @param lane which worker looks for that: beside the one that plays, where there is another
 */
export const refuting =
  (engine: Engine, lane: number, nodes = NODES) =>
  async (fen: string, uci: string, signal: AbortSignal): Promise<RefutedMove> => {
    const position = { fen, lines: [], nodes, isMate: false };
    const { isGood, reply } = await judgeTry(engine, position, uci, signal);
    if (isGood) return { isGood, reply, claims: [] };
    const game = { start: fen, moves: uci, nodes, theory: [] };
    try {
      const all = await engine.run(explainMove(game, [], 1, lane), { priority: 'hint', signal });
      return { isGood, reply, claims: all.filter(({ about }) => about === 'allows') };
    } catch (error) {
      if (signal.aborted) throw error;
      // What answers it is known all the same.
      console.warn(error);
      return { isGood, reply, claims: [] };
    }
  };
