/** What a game says that was read from PGN. */
export interface GameRecord {
  /** Names and values. */
  tags: [name: string, value: string][];
  /** Each with the FEN that it stands at. */
  comments: [fen: string, said: string][];
  /** Marks of judgement: after how many moves, and `!?` or the digits behind a `$`. */
  marks: [ply: number, mark: string][];
  /** The text of the start, where a tag gives one. */
  start: string | null;
  /** The result behind the moves. */
  result: string | null;
  /** Why it could not be read to its end, if it could not. */
  problem: Diagnostic | null;
}
