// What the players of a match are called.

import type { Computer, MatchGameNow, Plan } from '../../engine/jobs';
import { PLAYERS, sidesOf } from '../../engine/match-record';
import type { AllWords } from '../../i18n/words';

export function nameOf(player: Computer, { play }: AllWords): string {
  const [kind = 'random'] = PLAYERS.find(([, players]) => players.includes(player)) ?? [];
  return play.playerName(kind, Number(player.split(':')[1] ?? 0));
}

/** What is told of a game: who plays it, and which it is. */
export interface Told {
  readonly white: string;
  readonly black: string;
  readonly round: number;
}

export function toldOf(plan: Plan, game: MatchGameNow, words: AllWords): Told {
  const { w, b } = sidesOf(plan, game);
  return { white: nameOf(w, words), black: nameOf(b, words), round: game.number + 1 };
}
