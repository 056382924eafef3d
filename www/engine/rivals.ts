// The players of the computer by kind and number.

import type { Rival } from '../i18n/areas/play';
import { namesOf } from '../ui/names';
import { oneOf } from '../ui/remember';
import type { Computer } from './jobs';

/** The highest number of each kind: a level, or how many moves it looks beyond its own. */
export const MOST: Readonly<Record<Rival, number>> = { level: 10, minimax: 3, negamax: 3, alphabeta: 4, random: 0 };
export const RIVALS = namesOf(MOST);

export const computerOf = (kind: Rival, number: number): Computer =>
  kind === 'random' ? 'random' : `${kind}:${number}`;

/** The kind and the number of a player of the computer; nothing for a person. */
export function rivalOf(player: Computer | 'person'): readonly [kind: Rival, number: number] | undefined {
  const [name, number] = player.split(':');
  const kind = oneOf(RIVALS, name);
  return kind && [kind, Number(number ?? 0)];
}
