// A match as it is asked of a worker; what it is to be and what is kept of it, read from whatever is taken for that; what its
// games come to; how its players are called.

import type { MatchRecord as GameRecord } from '#doors/engine.js';
import type { Color } from '../chess/chess';
import type { Rival } from '../i18n/arguments';
import type { AllWords, OpeningChoice } from '../i18n/words';
import { oneOf, ownFields } from '../ui/remember';
import { type Computer, computerOf, job, MOST, rivalOf, RIVALS } from '../workers/jobs';

export const MOST_GAMES = 1000;
export const MOST_SEED = 2 ** 32 - 1;
export const MATCH_OPENINGS = ['standard', 'chess960', 'book'] as const satisfies readonly OpeningChoice[];
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
  const { games, seed, swap, ...names } = ownFields(value);
  const [first, second] = [playerNamed(names['first']), playerNamed(names['second'])];
  const opening = oneOf(MATCH_OPENINGS, names['opening']);
  if (!first || !second || !opening || !isIn(games, 1, MOST_GAMES) || !isIn(seed, 0, MOST_SEED)) return undefined;
  return { first, second, games, opening, swap: swap === true, seed };
}

function readGame(value: unknown): MatchGameNow | undefined {
  const { number, first, ...texts } = ownFields(value);
  const [start = '', moves = '', result = '', end = ''] = ['start', 'moves', 'result', 'end'].map((name) =>
    typeof texts[name] === 'string' ? texts[name] : '',
  );
  if (!start || !moves || !result || !end || !isIn(number, 0, MOST_GAMES)) return undefined;
  return { number, start, moves, first: first === 'w' ? 'w' : 'b', result, end };
}

/** The match that was kept; games that are missing are played anew. */
export function readMatch(value: unknown): MatchRecord | undefined {
  const { plan: planned, played: games, isRunning, isOver } = ownFields(value);
  const plan = readPlan(planned);
  if (!plan || !Array.isArray(games)) return undefined;
  const known = new Map(games.flatMap((game) => readGame(game) ?? []).map((game) => [game.number, game]));
  const played: MatchGameNow[] = [];
  for (let game = known.get(0); game && game.number < plan.games; game = known.get(played.length)) played.push(game);
  return { plan, played, isRunning: isRunning === true, isOver: isOver === true };
}

/** What says who has won. */
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
export function matchScore(games: readonly Ended[]): Readonly<Record<'won' | 'drawn' | 'lost', number>> {
  const count = (points: 0 | 1 | 2) => games.filter((game) => pointsOf(game) === points).length;
  return { won: count(2), drawn: count(1), lost: count(0) };
}

/** How often games ended in each way, the most frequent first. */
export function endsOf(games: readonly Pick<MatchGameNow, 'end'>[]): (readonly [end: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { end } of games) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

export function nameOfPlayer(player: Computer, { play }: AllWords): string {
  const [kind, number] = rivalOf(player) ?? ['random', 0];
  return play.playerName(kind, number);
}

/** Who plays a game, and which it is. */
export interface GameNames {
  readonly white: string;
  readonly black: string;
  readonly round: number;
}

export function gameNames(plan: Plan, game: MatchGameNow, words: AllWords): GameNames {
  const { w, b } = sidesOf(plan, game);
  return { white: nameOfPlayer(w, words), black: nameOfPlayer(b, words), round: game.number + 1 };
}

/** What is to be played: of the same plan the games are the same, move for move. */
export interface Plan {
  readonly first: Computer;
  readonly second: Computer;
  readonly games: number;
  readonly opening: OpeningChoice;
  /** Whether the players change sides after each game; two games then share their opening. */
  readonly swap: boolean;
  readonly seed: number;
}

/** A game of a match, as far as it has been played: from 0, and why it is over, which is empty as long as it goes on. */
export interface MatchGameNow extends Readonly<Pick<GameRecord, 'start' | 'moves' | 'result'>> {
  readonly number: number;
  /** The side of the first player. */
  readonly first: Color;
  readonly end: string;
}

/** By how much the first player is above the second after a number of games; with 95 % certainty it is between low and high. */
export interface EloPoint {
  readonly games: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Plays a game of a plan on for a number of milliseconds, one move at least. */
export const playOn = (plan: Plan, number: number, milliseconds: number) =>
  job<MatchGameNow>('match', 'playOn', plan, number, milliseconds);

/** What games come to, by the doubled points of the first player in each; in pairs, where two share their opening. */
export const eloOf = (points: readonly number[], inPairs: boolean) =>
  job<readonly EloPoint[]>('match', 'eloOf', points, inPairs);
