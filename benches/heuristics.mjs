// What each rule of thumb of the search is worth: the engine against itself without it.
//
// node benches/heuristics.mjs GRIDMATE [GAMES] [NODES] [JOBS] [NAME …]
// node benches/heuristics.mjs --together GRIDMATE GAMES NODES JOBS NAME …
//
// GRIDMATE is target/release/gridmate-lab: cargo build --release --package gridmate-lab
//
// Together, every game tells of all the rules named: in each match one side has some of them and the other side the
// rest. Which, is a row of a Hadamard matrix, so that of any two rules each side has both, one, the other and neither
// equally often, and what the others are worth cancels out.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const words = process.argv.slice(2);
const together = words[0] === '--together';
const [gridmate, games = '400', nodes = '5000', jobs = '4', ...chosen] = words.slice(together ? 1 : 0);
if (!gridmate || together && chosen.length === 0) {
  console.error('node benches/heuristics.mjs GRIDMATE [GAMES] [NODES] [JOBS] [NAME …]\n' +
    'node benches/heuristics.mjs --together GRIDMATE GAMES NODES JOBS NAME …');
  process.exit(2);
}
const source = readFileSync(new URL('../src/engine/search/heuristics.rs', import.meta.url), 'utf8');
const names = [...source.matchAll(/\(Self::\w+, "([a-z-]+)"\)/g)].map(([, name]) => name);

const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no rule of thumb called ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(2);
}

const without = (left) => (left.length > 0 ? `engine;without=${left.join('+')}` : 'engine');

/** Games won, drawn and lost by the player given as white. */
function play(white, black, count, seed) {
  const output = execFileSync(gridmate, ['match', '--white', white, '--black', black, '--games', String(count),
    '--swap', '--openings', 'book', '--resign', '900', '--nodes', nodes, '-j', jobs, '--seed', String(seed), '--json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const { wins, draws, losses } = JSON.parse(output).white;
  return [wins, draws, losses];
}

const elo = (points) => (points <= 0 || points >= 1 ? Math.sign(points - 0.5) * Infinity : -400 * Math.log10(1 / points - 1));
const sign = (number) => `${number < 0 ? '−' : '+'}${Number.isFinite(number) ? Math.abs(Math.round(number)) : '∞'}`;

function tell(name, [wins, draws, losses]) {
  const count = wins + draws + losses;
  const points = (wins + draws / 2) / count;
  const spread = Math.sqrt((wins * (1 - points) ** 2 + draws * (0.5 - points) ** 2 + losses * points ** 2) / count / count);
  const [low, high] = [points - 1.96 * spread, points + 1.96 * spread].map(elo);
  console.log(`| ${name} | ${count} | ${wins}, ${draws}, ${losses} | ${sign(elo(points))} (${sign(low)} to ${sign(high)}) |`);
}

/** Whether the number of ones of a number is odd. */
const isOdd = (number) => number.toString(2).replaceAll('0', '').length % 2 === 1;

console.log('| with it, against without | games | won, drawn, lost | Elo (95 %) |');
console.log('| --- | --- | --- | --- |');
if (together) {
  let rows = 1;
  while (rows <= chosen.length) rows *= 2;
  const sums = chosen.map(() => [0, 0, 0]);
  for (let row = 0; row < rows; row += 1) {
    const lacks = chosen.map((_, index) => isOdd(row & index + 1));
    const [wins, draws, losses] = play(without(chosen.filter((_, index) => lacks[index])),
      without(chosen.filter((_, index) => !lacks[index])), Math.ceil(Number(games) / rows / 2) * 2, row + 1);
    sums.forEach((sum, index) => {
      sum[0] += lacks[index] ? losses : wins;
      sum[1] += draws;
      sum[2] += lacks[index] ? wins : losses;
    });
  }
  chosen.forEach((name, index) => { tell(name, sums[index]); });
} else {
  for (const name of chosen.length > 0 ? chosen : names) tell(name, play('engine', without([name]), games, 1));
}
