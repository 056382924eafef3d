// What the players of a match are called.

import type { Computer } from '../engine/jobs';
import type { MatchGameNow, Plan } from './jobs';
import { sidesOf } from './record';
import { rivalOf } from '../engine/rivals';
import type { AllWords } from '../i18n/words';

export function nameOf(player: Computer, { play }: AllWords): string {
  const [kind, number] = rivalOf(player) ?? ['random', 0];
  return play.playerName(kind, number);
}

/** Who plays a game, and which it is. */
export interface GameNames {
  readonly white: string;
  readonly black: string;
  readonly round: number;
}

export function gameNames(plan: Plan, game: MatchGameNow, words: AllWords): GameNames {
  const { w, b } = sidesOf(plan, game);
  return { white: nameOf(w, words), black: nameOf(b, words), round: game.number + 1 };
}
