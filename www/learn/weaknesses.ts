// What is behind one's mistakes in the games that were reviewed: how often each motif was allowed, and how often it was missed.

import type { ReviewedGame } from '../document/library';
import type { AllWords } from '../i18n/words';
import { themeName } from './puzzles';

export interface Weakness {
  /** The code of the theme that puzzles have. */
  readonly theme: string;
  readonly name: string;
  readonly allowed: number;
  readonly missed: number;
}

/** Each theme, the most frequent first; motifs that have no name are none. */
export function weaknessesOf(games: readonly Pick<ReviewedGame, 'motifs' | 'side'>[], words: AllWords): Weakness[] {
  const found = new Map<string, Weakness>();
  for (const { motifs, side } of games) {
    for (const { motif, isMissed } of side ? motifs[side] : []) {
      const theme = themeOf(motif, words);
      const name = themeName(theme, words);
      if (name === undefined) continue;
      const { allowed, missed } = found.get(theme) ?? { allowed: 0, missed: 0 };
      found.set(theme, { theme, name, allowed: allowed + Number(!isMissed), missed: missed + Number(isMissed) });
    }
  }
  const count = ({ allowed, missed }: Weakness) => allowed + missed;
  return [...found.values()].toSorted((one, other) => count(other) - count(one));
}

/** A mate whose pattern has no name of its own is a mate. */
function themeOf(motif: string, words: AllWords): string {
  const isMate = motif === 'mate' || motif.endsWith('-mate');
  return isMate && themeName(motif, words) === undefined ? 'checkmate' : motif;
}

/** The number of puzzles of each theme, those of the games beside those of the page. */
export function puzzleCounts(
  games: readonly Pick<ReviewedGame, 'puzzles'>[],
  known: readonly { readonly theme: string; readonly count: number }[],
): ReadonlyMap<string, number> {
  const counts = new Map(known.map(({ theme, count }) => [theme, count]));
  for (const { themes } of games.flatMap(({ puzzles }) => puzzles))
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return counts;
}
