// Matches of two players of the computer, as their worker is asked to play them.

import type { OpeningChoice } from '../i18n/areas/match';
import type { Color } from '../i18n/words';
import type { Computer, Job } from './jobs';

/** What is to be played: of the same plan the games are the same, move for move. */
export interface Plan {
  readonly first: Computer;
  readonly second: Computer;
  readonly games: number;
  readonly opening: OpeningChoice;
  /** Whether the players change sides after each game; two games then share their opening. */
  readonly swap: boolean;
  readonly seed: number;
}

/** A game of a match, as far as it has been played. */
export interface MatchGameNow {
  /** From 0. */
  readonly number: number;
  /** A FEN. */
  readonly start: string;
  /** UCI, with blanks between them. */
  readonly moves: string;
  /** The side of the first player. */
  readonly first: Color;
  /** As PGN has it. */
  readonly result: string;
  /** Why it is over; nothing as long as it goes on. */
  readonly end: string;
}

/** By how much the first player is above the second after so many games; with 95 % certainty it is between low and high. */
export interface EloPoint {
  readonly games: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Plays a game of a plan on for so many milliseconds, one move at least. */
export const playOn = (plan: Plan, number: number, milliseconds: number): Job<MatchGameNow> => ({
  module: 'match',
  name: 'playOn',
  args: [plan, number, milliseconds],
});

/** What games come to, by the doubled points of the first player in each; in pairs, where two share their opening. */
export const eloOf = (points: readonly number[], inPairs: boolean): Job<readonly EloPoint[]> => ({
  module: 'match',
  name: 'eloOf',
  args: [points, inPairs],
});
