/**
 * What is to be done about a line: to send a line back; to pass the line on to what thinks; to have it think, under a
 * number; to stop that; to have its clock start; to end.
 */
export type UciOrder =
  | { say: string }
  | { pass: string }
  | { go: string; number: number }
  | { stop: number }
  | { hit: number }
  | { quit: true };

/** A worker that is asked while a turn computes, every thousand positions or so, and sends lines. */
export interface UciListener {
  /** 0 to go on, 1 to stop, 2 once the expected move was played. */
  poll(): number;
  /** Sends a line; with that about the best line comes what a stop would have answered. */
  say(line: string, best: string | undefined): void;
}
