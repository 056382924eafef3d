// What the games of a match come to: points, the difference in Elo and its curve, by colour, how they ended, and each game.

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Color } from '../chess/chess';
import type { AllWords } from '../i18n/words';
import { Table } from '../ui/panel';
import type { Match } from './match';
import { type EloPoint, endsOf, gameNames, type MatchGameNow, matchScore, nameOfPlayer, pointsOf } from './record';

interface StandingProps {
  readonly match: Match;
  readonly words: AllWords;
}

/** From where to where a difference may be, in its own direction. */
const rangeOf = ({ elo, low, high }: EloPoint): [low: number, high: number] => (elo < 0 ? [-high, -low] : [low, high]);

const PARTS = ['won', 'drawn', 'lost'] as const;

export function Standing({ match: { plan, played, eloPoints: course }, words }: StandingProps) {
  const { match } = words;
  const score = matchScore(played.value);
  const last = course.value.at(-1);
  const told = last ? match.elo(nameOfPlayer(plan.value.first, words), last.elo, ...rangeOf(last)) : match.tooFew;
  return (
    <section aria-label={match.standing}>
      <div class="match-score">
        <p>
          <span class="note">{match.done(played.value.length, plan.value.games)}</span>
          <b>{match.score(score.won + score.drawn / 2, score.lost + score.drawn / 2)}</b>
        </p>
        <p class="elo">
          <span>{played.value.length > 0 ? told : null}</span>
        </p>
      </div>
      <div class="tally">
        {PARTS.filter((part) => score[part] > 0).map((part) => (
          <span key={part} class={part} style={{ flexGrow: score[part] }}>
            {match[part](score[part])}
          </span>
        ))}
      </div>
      {last ? <Curve games={plan.value.games} points={course.value} words={words} /> : null}
    </section>
  );
}

/** By colour, and how the games ended. */
export function Tables({ match: { plan, played }, words }: StandingProps) {
  const { match } = words;
  const name = nameOfPlayer(plan.value.first, words);
  const row = (label: string, side: Color): [string, ...string[]][] => {
    const games = played.value.filter(({ first }) => first === side);
    const score = matchScore(games);
    return games.length > 0 ? [[label, ...PARTS.map((part) => String(score[part]))]] : [];
  };
  const colours = [...row(match.asWhite(name), 'w'), ...row(match.asBlack(name), 'b')];
  const ends = endsOf(played.value).map(([end, count]) => [match.end(end), String(count)] as const);
  return (
    <div class="match-tables">
      <Table caption={match.byColour} heads={match.heads} rows={colours} />
      <Table caption={match.ends} heads={match.endHeads} rows={ends} />
    </div>
  );
}

const [WIDE, TALL, LEFT, RIGHT, TOP, FLOOR] = [560, 160, 48, 12, 10, 136];
/** No difference is drawn further from zero, and the scale reaches so far at least. */
const [FAR, LEAST] = [800, 100];
const STEPS = [50, 100, 200, 400];
const MOST_LINES = 5;

interface CurveProps {
  readonly games: number;
  /** One at least. */
  readonly points: readonly EloPoint[];
  readonly words: AllWords;
}

export function Curve({ games, points: course, words: { match } }: CurveProps) {
  const last = course.at(-1);
  if (!last) return null;
  const { bottom, top, marks } = scaleOf(course);
  const x = (at: number) => LEFT + ((WIDE - LEFT - RIGHT) * at) / games;
  const y = (elo: number) => TOP + ((top - Math.max(bottom, Math.min(top, elo))) / (top - bottom)) * (FLOOR - TOP);
  const place = (at: number, elo: number) => `${x(at).toFixed(1)},${y(elo).toFixed(1)}`;
  const band = [
    ...course.map((point) => place(point.games, point.high)),
    ...course.toReversed().map((point) => place(point.games, point.low)),
  ];
  return (
    <svg
      class="elo-curve"
      role="img"
      viewBox={`0 0 ${WIDE} ${TALL}`}
      aria-label={match.curve(last.games, match.signed(last.elo))}
    >
      {marks.map((elo) => (
        <g key={elo}>
          <path class={elo === 0 ? 'zero' : ''} d={`M${LEFT} ${y(elo)}H${WIDE - RIGHT}`} />
          <text class="end" x={LEFT - 6} y={y(elo) + 4}>
            {match.signed(elo)}
          </text>
        </g>
      ))}
      <polygon points={band.join(' ')} />
      <polyline points={course.map((point) => place(point.games, point.elo)).join(' ')} />
      <path class="whisker" d={`M${x(last.games)} ${y(last.high)}V${y(last.low)}`} />
      <circle cx={x(last.games)} cy={y(last.elo)} r={4} />
      <text x={LEFT} y={TALL - 6}>
        0
      </text>
      <text class="end" x={WIDE - RIGHT} y={TALL - 6}>
        {match.afterGames(games)}
      </text>
    </svg>
  );
}

/** From where to where it reaches, and where it has lines: the first games say little, and do not flatten the rest. */
function scaleOf(course: readonly EloPoint[]) {
  const settled = course.slice(Math.floor(course.length / 3));
  const known = settled.flatMap(({ low, high }) => [low, high]);
  const [bottom, top] = [Math.max(-FAR, Math.min(-LEAST, ...known)), Math.min(FAR, Math.max(LEAST, ...known))];
  const step = STEPS.find((size) => (top - bottom) / size <= MOST_LINES) ?? FAR;
  const first = Math.ceil(bottom / step);
  const marks = Array.from({ length: Math.floor(top / step) - first + 1 }, (_, at) => (first + at) * step);
  return { bottom, top, marks };
}

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
export function MatchGames({ match, open, words }: GamesProps) {
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
