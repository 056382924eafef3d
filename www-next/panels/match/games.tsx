// The games of a match that are over, each with the points of the first player, to be opened on the board.

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MatchGameNow, Plan } from '../../engine/match-jobs';
import { pointsOf, sidesOf } from '../../engine/match-record';
import type { AllWords } from '../../i18n/words';
import type { Told } from './live';
import { nameOf } from './names';

interface GamesProps {
  readonly plan: Plan;
  readonly played: readonly MatchGameNow[];
  /** The number of the game under way, if there is one. */
  readonly now: number | undefined;
  readonly open: (game: MatchGameNow) => void;
  readonly words: AllWords;
}

const POINTS = ['0', '½', '1'] as const;
const LOOKS = ['lost', 'drawn', 'won'] as const;

/** Who plays a game, and which it is. */
export function toldOf(plan: Plan, game: MatchGameNow, words: AllWords): Told {
  const { w, b } = sidesOf(plan, game);
  return { white: nameOf(w, words), black: nameOf(b, words), round: game.number + 1 };
}

/** What is drawn of a game stays as it is: there may be a thousand, and many more each second. */
export function Games({ plan, played, now, open, words }: GamesProps) {
  const drawn = useMemo(() => new Map<MatchGameNow, VNode>(), [plan, words]);
  const tile = (game: MatchGameNow): VNode => {
    const known = drawn.get(game) ?? <Tile key={game.number} plan={plan} game={game} open={open} words={words} />;
    drawn.set(game, known);
    return known;
  };
  return (
    <ol class="match-games" aria-label={words.match.list}>
      {played.map(tile)}
      {now === undefined ? null : (
        <li class="now" aria-hidden="true">
          {now + 1}
        </li>
      )}
    </ol>
  );
}

type TileProps = Pick<GamesProps, 'plan' | 'open' | 'words'> & { readonly game: MatchGameNow };

function Tile({ plan, game, open, words }: TileProps) {
  const { white, black, round } = toldOf(plan, game, words);
  const points = pointsOf(game);
  const moves = Math.ceil(game.moves.split(' ').length / 2);
  const label = words.match.game(round, white, black, game.result, words.match.end(game.end), moves);
  return (
    <li>
      <button type="button" class={LOOKS[points]} aria-label={label} onClick={() => open(game)}>
        {POINTS[points]}
      </button>
    </li>
  );
}
