// What the levels are worth: matches among them and against Stockfish at the strengths that it offers, and the ratings
// that explain all results best.
//
// node benches/levels.mjs GRIDMATE [GAMES] [JOBS] [STOCKFISH]
//
// Stockfish's own figures hold the scale: they are calibrated for longer games than these (its UCI_Elo is made for 60
// seconds a game and more), so the scale is good for comparing, not for a club's list.
import { execFileSync } from 'node:child_process';

const [gridmate, games = '60', jobs = '2', stockfish = 'stockfish'] = process.argv.slice(2);
if (!gridmate) {
  console.error('node benches/levels.mjs GRIDMATE [GAMES] [JOBS] [STOCKFISH]');
  process.exit(2);
}
/** Positions a move for Stockfish and for the tenth level: what 100 ms of an idle core are, however busy this one is. */
const NODES = { stockfish: 45_000, tenth: 90_000 };

const level = (number) => ({ id: `level ${number}`, player: number < 10 ? `level:${number}` : `level:10;nodes=${NODES.tenth}` });
const anchor = (elo) => ({
  id: `stockfish ${elo}`,
  player: `uci:${stockfish};UCI_LimitStrength=true;UCI_Elo=${elo};nodes=${NODES.stockfish}`,
  elo,
});

/** Games among these take moments, so there are ten times as many. @param {{ id: string }} player */
const isWeak = ({ id }) => /^level [1-6]$/.test(id);

const pairs = [];
for (let number = 1; number <= 10; number += 1) {
  for (const other of [number + 1, number + 2]) if (other <= 10) pairs.push([level(other), level(number)]);
}
const ANCHORS = [[4, 1320], [5, 1320], [5, 1500], [6, 1320], [6, 1500], [6, 1700], [7, 1500], [7, 1700], [7, 1900], [8, 1700],
  [8, 1900], [8, 2100], [9, 2300], [10, 2300], [10, 2500]];
for (const [number, elo] of ANCHORS) pairs.push([level(number), anchor(elo)]);

/** @type {{ one: string, other: string, points: number, games: number }[]} */
const results = [];
const ratings = new Map();
const fixed = new Set();
for (const [one, other] of pairs) {
  const count = isWeak(one) && isWeak(other) ? 10 * Number(games) : Number(games);
  const output = execFileSync(gridmate, ['match', '--white', one.player, '--black', other.player, '--games', String(count),
    '--swap', '--openings', 'book', '-j', jobs, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const { wins, draws, losses } = JSON.parse(output).white;
  console.log(`${one.id} – ${other.id}: +${wins} =${draws} −${losses}`);
  results.push({ one: one.id, other: other.id, points: wins + draws / 2, games: wins + draws + losses });
  for (const player of [one, other]) {
    ratings.set(player.id, player.elo ?? ratings.get(player.id) ?? 1500);
    if (player.elo) fixed.add(player.id);
  }
}

const expected = (difference) => 1 / (1 + 10 ** (-difference / 400));
const STEP = Math.LN10 / 400;
// Newton's method, one player after the other, until nothing moves. Half a draw is added to each match, so that one that
// is won throughout does not lift a rating for ever.
for (let round = 0; round < 2000; round += 1) {
  let moved = 0;
  for (const id of ratings.keys()) {
    if (fixed.has(id)) continue;
    let slope = 0;
    let bend = 0;
    for (const { one, other, points, games: played } of results) {
      if (one !== id && other !== id) continue;
      const rival = one === id ? other : one;
      const mine = (one === id ? points : played - points) + 0.25;
      const share = expected(ratings.get(id) - ratings.get(rival));
      slope += mine - (played + 0.5) * share;
      bend += (played + 0.5) * share * (1 - share) * STEP;
    }
    const move = Math.max(-100, Math.min(100, slope / bend));
    ratings.set(id, ratings.get(id) + move);
    moved = Math.max(moved, Math.abs(move));
  }
  if (moved < 0.01) break;
}

/** The inverse of a matrix, by elimination. @param {number[][]} matrix */
function inverse(matrix) {
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => Number(column === index))]);
  for (const [index, row] of rows.entries()) {
    const by = row[index];
    for (const column of row.keys()) row[column] /= by;
    for (const other of rows) {
      if (other === row) continue;
      const times = other[index];
      for (const column of row.keys()) other[column] -= times * row[column];
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}

// What the results tell of each pair of ratings; its inverse is how far they may be off together.
const ids = [...ratings.keys()].filter((id) => !fixed.has(id));
const told = ids.map(() => ids.map(() => 0));
for (const { one, other, games: played } of results) {
  const share = expected(ratings.get(one) - ratings.get(other));
  const bend = (played + 0.5) * share * (1 - share) * STEP ** 2;
  for (const [id, rival] of [[one, other], [other, one]]) {
    const [mine, theirs] = [ids.indexOf(id), ids.indexOf(rival)];
    if (mine < 0) continue;
    told[mine][mine] += bend;
    if (theirs >= 0) told[mine][theirs] -= bend;
  }
}
const spread = inverse(told);
console.log('\nlevel  Elo  95 %');
for (let number = 1; number <= 10; number += 1) {
  const place = ids.indexOf(`level ${number}`);
  const error = Math.round(1.96 * Math.sqrt(spread[place][place]));
  console.log(`${String(number).padStart(5)} ${String(Math.round(ratings.get(ids[place]))).padStart(4)}  ±${error}`);
}
