// The words of analysing.

import type { ShownMove } from '#doors/document.js';
import type { Color } from '../../chess/chess';

/** Why nothing is looked for. */
export type NoAnalysis = 'no-help' | 'over' | 'free';

export interface AnalyseWords {
  /** The switch. */
  readonly engine: string;
  readonly lines: string;
  readonly fewer: string;
  readonly more: string;
  readonly depth: (plies: number) => string;
  readonly speed: (positions: number) => string;
  readonly looking: string;
  readonly best: string;
  /** What a line is called, with what it is worth. */
  readonly line: (rank: number, value: string) => string;
  readonly unfold: (rank: number) => string;
  /** What the engine does once it is switched on. */
  readonly off: string;
  /** What the numbers mean, and what a press on a move does. */
  readonly about: string;
  readonly reasons: Readonly<Record<NoAnalysis, string>>;
  /** A move with its number. */
  readonly move: (move: Pick<ShownMove, 'number' | 'color' | 'san'>) => string;
  /** What stands under the picture of a position: the move before it, and what its line is worth. */
  readonly after: (move: string, value: string) => string;
  readonly graph: string;
  /** How it stands after a move, or at the start. */
  readonly stands: (move: string | undefined, how: string) => string;
  readonly swing: (move: string, from: string, to: string) => string;
  /** Where a game is over: who has won, or nobody. */
  readonly score: (winner: Color | undefined) => string;
  readonly result: (winner: Color | undefined) => string;
}
