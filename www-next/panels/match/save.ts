// The games of a match as a file of PGN.

import type { Labs } from '../../document/labs';
import type { MatchGameNow, Plan } from '../../engine/match-jobs';
import type { AllWords } from '../../i18n/words';
import { download } from '../../ui/download';
import { toldOf } from './games';
import { bytesOf } from './live';

export async function pgnOf(
  labs: Pick<Labs, 'pgn'>,
  plan: Plan,
  games: readonly MatchGameNow[],
  words: AllWords,
): Promise<string> {
  const texts: string[] = [];
  for (const game of games) {
    const [text] = await labs.pgn(bytesOf(game, toldOf(plan, game, words)));
    texts.push(text);
  }
  return texts.join('\n');
}

export async function saveGames(...about: Parameters<typeof pgnOf>): Promise<void> {
  download('gridmate-match.pgn', 'application/x-chess-pgn', await pgnOf(...about));
}
