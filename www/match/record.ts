// What a match is to be and what is kept of it, read from whatever is taken for that; and what its games come to.

import type { OpeningChoice } from '../i18n/areas/match';
import type { Rival } from '../i18n/areas/play';
import type { Color } from '../i18n/words';
import { fieldsOf, oneOf } from '../ui/remember';
import type { Computer } from '../engine/jobs';
import type { MatchGameNow, Plan } from './jobs';
import { computerOf, MOST, RIVALS } from '../engine/rivals';

export const MOST_GAMES = 1000;
export const MOST_SEED = 2 ** 32 - 1;
export const OPENINGS = ['standard', 'chess960', 'book'] as const satisfies readonly OpeningChoice[];
export const USUAL: Plan = { first: 'level:3', second: 'level:2', games: 20, opening: 'book', swap: true, seed: 1 };

/** Each kind of player, and who is of it. */
export const PLAYERS: readonly (readonly [kind: Rival, players: readonly Computer[]])[] = RIVALS.map((kind) => [
  kind,
  Array.from({ length: MOST[kind] || 1 }, (_, at) => computerOf(kind, at + 1)),
]);

/** The player of a name. */
const playerNamed = (name: unknown): Computer | undefined =>
  oneOf(
    PLAYERS.flatMap(([, players]) => players),
    name,
  );

interface MatchRecord {
  readonly plan: Plan;
  readonly played: readonly MatchGameNow[];
  readonly isRunning: boolean;
  readonly isOver: boolean;
}

const isIn = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The plan that something is; nothing where it is none. */
function readPlan(value: unknown): Plan | undefined {
  const { games, seed, swap, ...names } = fieldsOf(value);
  const [first, second] = [playerNamed(names['first']), playerNamed(names['second'])];
  const opening = oneOf(OPENINGS, names['opening']);
  if (!first || !second || !opening || !isIn(games, 1, MOST_GAMES) || !isIn(seed, 0, MOST_SEED)) return undefined;
  return { first, second, games, opening, swap: swap === true, seed };
}

function readGame(value: unknown): MatchGameNow | undefined {
  const { number, first, ...texts } = fieldsOf(value);
  const [start = '', moves = '', result = '', end = ''] = ['start', 'moves', 'result', 'end'].map((name) =>
    typeof texts[name] === 'string' ? texts[name] : '',
  );
  if (!start || !moves || !result || !end || !isIn(number, 0, MOST_GAMES)) return undefined;
  return { number, start, moves, first: first === 'w' ? 'w' : 'b', result, end };
}

/** The match that was kept; games that are missing are played anew. */
export function readMatch(value: unknown): MatchRecord | undefined {
  const { plan: planned, played: games, isRunning, isOver } = fieldsOf(value);
  const plan = readPlan(planned);
  if (!plan || !Array.isArray(games)) return undefined;
  const known = new Map(games.flatMap((game) => readGame(game) ?? []).map((game) => [game.number, game]));
  const played: MatchGameNow[] = [];
  for (let game = known.get(0); game && game.number < plan.games; game = known.get(played.length)) played.push(game);
  return { plan, played, isRunning: isRunning === true, isOver: isOver === true };
}

/** What tells who has won. */
type Ended = Pick<MatchGameNow, 'result' | 'first'>;

/** The points of the first player, doubled. */
export function pointsOf({ result, first }: Ended): 0 | 1 | 2 {
  if (result === '1/2-1/2') return 1;
  return (result === '1-0') === (first === 'w') ? 2 : 0;
}

/** Who has the white pieces, and who the black. */
export const sidesOf = (plan: Plan, game: Pick<Ended, 'first'>): Readonly<Record<Color, Computer>> =>
  game.first === 'w' ? { w: plan.first, b: plan.second } : { w: plan.second, b: plan.first };

/** How many games the first player has won, drawn and lost. */
export function scoreOf(games: readonly Ended[]): Readonly<Record<'won' | 'drawn' | 'lost', number>> {
  const count = (points: 0 | 1 | 2) => games.filter((game) => pointsOf(game) === points).length;
  return { won: count(2), drawn: count(1), lost: count(0) };
}

/** How often games ended in each way, the most frequent first. */
export function endsOf(games: readonly Pick<MatchGameNow, 'end'>[]): (readonly [end: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { end } of games) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
