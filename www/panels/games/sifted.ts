// Which of the games that are kept a filter lets through.

import { type ListedGame, titleOf } from '../../document/saved-games';
import type { Result } from '../../i18n/areas/games';
import type { AllWords } from '../../i18n/words';
import { isNameIn } from '../../ui/names';
import { OPENINGS } from '../parts/openings';

/** What is looked for: words that stand in a row, and a result. */
export interface Filter {
  readonly text: string;
  readonly result: Result | '';
}

/** What a game is called that begins as this opening does. */
export const openingName = (opening: string, { openings }: AllWords): string =>
  isNameIn(openings, opening) ? openings[opening] : '';

/** The games in which all words of a filter stand, and which have its result. */
export function sifted(games: readonly ListedGame[], { text, result }: Filter, words: AllWords): readonly ListedGame[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && result === '') return games;
  return games.filter((game) => {
    if (result !== '' && game.result !== result) return false;
    const own = textOf(game, words);
    return wanted.every((word) => own.includes(word));
  });
}

function textOf(game: ListedGame, words: AllWords): string {
  const [code] = isNameIn(OPENINGS, game.opening) ? OPENINGS[game.opening] : [''];
  const day = words.games.day(new Date(game.date));
  const parts = [titleOf(game, words), openingName(game.opening, words), code, day, game.result];
  return parts.join(' ').toLowerCase();
}
