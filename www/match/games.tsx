// The games of a match that are over, each with the points of the first player, to be opened on the board.

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MatchGameNow } from './jobs';
import type { Match } from './match';
import { pointsOf } from './record';
import type { AllWords } from '../i18n/words';
import { gameNames } from './names';

interface GamesProps {
  readonly match: Match;
  readonly open: (game: MatchGameNow) => void;
  readonly words: AllWords;
}

/** How the points of a game are written, and what they look like. */
const POINTS = [
  ['0', 'lost'],
  ['½', 'drawn'],
  ['1', 'won'],
] as const;

/** What is drawn of a game stays as it is: there may be a thousand, and many more each second. */
export function Games({ match, open, words }: GamesProps) {
  const [plan, played] = [match.plan.value, match.played.value];
  const drawn = useMemo(() => new Map<MatchGameNow, VNode>(), [plan, words]);
  const draw = (game: MatchGameNow): VNode => {
    const { white, black, round } = gameNames(plan, game, words);
    const [points, look] = POINTS[pointsOf(game)];
    const moves = Math.ceil(game.moves.split(' ').length / 2);
    const label = words.match.game(round, white, black, game.result, words.match.end(game.end), moves);
    return (
      <li key={game.number}>
        <button type="button" class={look} aria-label={label} onClick={() => open(game)}>
          {points}
        </button>
      </li>
    );
  };
  const tile = (game: MatchGameNow): VNode => {
    const known = drawn.get(game) ?? draw(game);
    drawn.set(game, known);
    return known;
  };
  return (
    <ol class="match-games" aria-label={words.match.list}>
      {played.map(tile)}
      {match.state.value === 'running' ? (
        <li class="now" aria-hidden="true">
          {played.length + 1}
        </li>
      ) : null}
    </ol>
  );
}
