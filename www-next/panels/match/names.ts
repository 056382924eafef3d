// What the players of a match are called.

import type { Computer } from '../../engine/jobs';
import type { Rival } from '../../i18n/areas/play';
import type { AllWords } from '../../i18n/words';

const KINDS: readonly Rival[] = ['level', 'minimax', 'negamax', 'alphabeta', 'random'];

export const kindOf = (player: Computer): Rival => KINDS.find((kind) => player.split(':')[0] === kind) ?? 'random';

export const nameOf = (player: Computer, { play }: AllWords): string =>
  play.playerName(kindOf(player), Number(player.split(':')[1] ?? 0));

/** The players by their kind. */
export function byKind<T extends Computer>(players: readonly T[]): readonly (readonly [kind: Rival, players: T[]])[] {
  return KINDS.map((kind) => [kind, players.filter((player) => kindOf(player) === kind)] as const);
}
