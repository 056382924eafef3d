/** What a lesson asks for in the position after a node. */
export type ShownTask =
  /** The move that goes on, or a variation marked `!`. */
  | { kind: 'find' }
  /** A mate in at most this many moves. */
  | { kind: 'mate'; moves: number }
  | { kind: 'squares'; squares: string[] }
  /** The squares on which the moves of a formula of sets end. */
  | { kind: 'formula'; formula: string }
  | { kind: 'choose'; choices: { text: string; isRight: boolean }[] }
  /** A game from there against a level: to win, not to have lost, or to draw at least, within this many moves. */
  | { kind: 'win' | 'hold' | 'draw'; level: number; moves: number };
