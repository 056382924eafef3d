// What a match is to be and what is kept of it, read from whatever is taken for that; and what its games come to.

import type { OpeningChoice } from '../i18n/areas/match';
import type { Color } from '../i18n/words';
import type { Computer } from './jobs';
import type { MatchGameNow, Plan } from './match-jobs';

export const MOST_GAMES = 1000;
export const MOST_SEED = 2 ** 32 - 1;
export const OPENINGS = ['standard', 'chess960', 'book'] as const satisfies readonly OpeningChoice[];
export const USUAL: Plan = {
  first: 'level:3',
  second: 'level:2',
  games: 20,
  opening: 'book',
  swap: true,
  seed: 1,
};

/** Each kind of player, and up to what number. */
const MOST = { level: 10, minimax: 3, negamax: 3, alphabeta: 4 } as const;
type Numbered = keyof typeof MOST;

const upTo = (kind: Numbered): readonly Computer[] =>
  Array.from({ length: MOST[kind] }, (_, at): Computer => `${kind}:${at + 1}`);

export const PLAYERS: readonly Computer[] = [
  ...upTo('level'),
  ...upTo('minimax'),
  ...upTo('negamax'),
  ...upTo('alphabeta'),
  'random',
];

export interface MatchRecord {
  readonly plan: Plan;
  readonly played: readonly MatchGameNow[];
  readonly isRunning: boolean;
  readonly isOver: boolean;
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** The plan that something is; nothing where it is none. */
function readPlan(value: unknown): Plan | undefined {
  const { first, second, games, opening, swap, seed } = fields(value);
  const player = (name: unknown) => PLAYERS.find((known) => known === name);
  const [one, other, from] = [player(first), player(second), OPENINGS.find((known) => known === opening)];
  if (!one || !other || !from || !isIn(games, 1, MOST_GAMES) || !isIn(seed, 0, MOST_SEED)) return undefined;
  return { first: one, second: other, games, opening: from, swap: swap === true, seed };
}

function readGame(value: unknown): MatchGameNow | undefined {
  const { number, start, moves, first, result, end } = fields(value);
  const isGame = [start, moves, result, end].every((part) => typeof part === 'string' && part !== '');
  if (!isGame || !isIn(number, 0, MOST_GAMES)) return undefined;
  return {
    number,
    start: String(start),
    moves: String(moves),
    first: first === 'w' ? 'w' : 'b',
    result: String(result),
    end: String(end),
  };
}

/** The match that was kept, by this page or by the one before it; games that are missing are played anew. */
export function readMatch(value: unknown): MatchRecord | undefined {
  const { plan: planned, played: games, isRunning, isOver } = fields(value);
  const plan = readPlan(planned);
  if (!plan || !Array.isArray(games)) return undefined;
  const known = new Map(games.flatMap((game) => readGame(game) ?? []).map((game) => [game.number, game]));
  const played: MatchGameNow[] = [];
  for (let game = known.get(0); game && game.number < plan.games; game = known.get(played.length)) played.push(game);
  return { plan, played, isRunning: isRunning === true, isOver: isOver === true };
}

/** The points of the first player, doubled. */
export function pointsOf({ result, first }: Pick<MatchGameNow, 'result' | 'first'>): 0 | 1 | 2 {
  if (result === '1/2-1/2') return 1;
  return (result === '1-0') === (first === 'w') ? 2 : 0;
}

/** Who has the white pieces, and who the black. */
export const sidesOf = (
  { first, second }: Plan,
  game: Pick<MatchGameNow, 'first'>,
): Readonly<Record<Color, Computer>> => (game.first === 'w' ? { w: first, b: second } : { w: second, b: first });

/** How many games the first player has won, drawn and lost. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export function scoreOf(games: readonly Pick<MatchGameNow, 'result' | 'first'>[]): Score {
  const count = (points: 0 | 1 | 2) => games.filter((game) => pointsOf(game) === points).length;
  return { won: count(2), drawn: count(1), lost: count(0) };
}

/** How often games ended in each way, the most frequent first. */
export function endsOf(
  games: readonly Pick<MatchGameNow, 'end'>[],
): readonly (readonly [end: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { end } of games) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
