/** A game of a PGN file. */
export interface IndexedGame {
  /** The byte where it starts. */
  from: number;
  /** The byte after its last. */
  to: number;
  /** How many plies are in its main line. */
  plies: number;
  result: string;
  white: string;
  black: string;
  event: string;
  date: string;
  /** Why it cannot be read to its end. */
  error?: Diagnostic;
}
