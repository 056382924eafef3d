// What a match asks of its worker: games, and what they come to.

import type { MatchGame } from '#doors/engine.js';
import { type Computer, job } from '../engine/jobs';
import type { OpeningChoice } from '../i18n/areas/match';
import type { Color } from '../i18n/words';

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

/** A game of a match, as far as it has been played: from 0, and why it is over, which is empty as long as it goes on. */
export interface MatchGameNow extends Pick<MatchGame, 'start' | 'moves' | 'result'> {
  readonly number: number;
  /** The side of the first player. */
  readonly first: Color;
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
export const playOn = (plan: Plan, number: number, milliseconds: number) =>
  job<MatchGameNow>('match', 'playOn', plan, number, milliseconds);

/** What games come to, by the doubled points of the first player in each; in pairs, where two share their opening. */
export const eloOf = (points: readonly number[], inPairs: boolean) =>
  job<readonly EloPoint[]>('match', 'eloOf', points, inPairs);
