// The difference in Elo over the games of a match, as a curve within the band of its interval.

import type { EloPoint } from './jobs';
import type { AllWords } from '../i18n/words';

const [WIDE, TALL, LEFT, RIGHT, TOP, FLOOR] = [560, 160, 48, 12, 10, 136];
/** No difference is drawn further from zero, and the scale reaches so far at least. */
const [FAR, LEAST] = [800, 100];
const STEPS = [50, 100, 200, 400];
const MOST_LINES = 5;

interface CurveProps {
  readonly games: number;
  /** One at least. */
  readonly course: readonly EloPoint[];
  readonly words: AllWords;
}

export function Curve({ games, course, words: { match } }: CurveProps) {
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
