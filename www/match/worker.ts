// Games of a match, in a worker of their own: a game against the computer does not wait for them.

import initialise, { MatchGame, matchElo } from '#doors/engine.js';
import type { Handlers } from '../workers/serve';
import type { EloPoint, MatchGameNow, Plan } from './record';

/** The core’s own limit for who has none. */
const NODES = 0;
/** The course of a match has no more points than these. */
const MOST_POINTS = 100;

export async function loadMatch(module: URL | BufferSource): Promise<Handlers> {
  await initialise({ module_or_path: module });
  /** The game that was played last: what is asked next mostly goes on with it. */
  let last: { readonly key: string; readonly game: MatchGame } | undefined;
  const gameOf = (plan: Plan, number: number): MatchGame => {
    const { first, second, opening, swap, seed } = plan;
    const key = JSON.stringify([first, second, opening, swap, seed, number]);
    if (last?.key !== key) {
      last?.game.free();
      last = undefined;
      last = { key, game: new MatchGame(first, second, opening, swap, seed, number, NODES) };
    }
    return last.game;
  };
  const playOn = (plan: Plan, number: number, milliseconds: number): MatchGameNow => {
    const game = gameOf(plan, number);
    game.goOn(milliseconds);
    const { end, ...record } = game.record();
    return { number, ...record, end: end ?? '' };
  };
  return { playOn, eloOf };
}

/** After each game or pair of games of which something can be said, up to a number of games. */
function eloOf(points: readonly number[], inPairs: boolean): EloPoint[] {
  const step = inPairs ? 2 : 1;
  const stride = step * Math.max(1, Math.ceil(points.length / step / MOST_POINTS));
  const whole = points.length - (points.length % step);
  const [counts, pairs] = [
    [0, 0, 0],
    [0, 0, 0, 0, 0],
  ];
  return points.slice(0, whole).flatMap((own, at) => {
    counts[own] = (counts[own] ?? 0) + 1;
    const games = at + 1;
    if (games % step > 0) return [];
    const both = own + (points[at - 1] ?? 0);
    if (inPairs) pairs[both] = (pairs[both] ?? 0) + 1;
    if (games !== whole && games % stride > 0) return [];
    const [lost = 0, drawn = 0, won = 0] = counts;
    const [elo = 0, low = 0, high = 0] = matchElo(won, drawn, lost, inPairs ? pairs : []);
    // One that is infinite says that there are too few.
    return [elo, low, high].every(Number.isFinite) ? [{ games, elo, low, high }] : [];
  });
}
