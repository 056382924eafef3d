// What each rule of thumb of the search is worth: the engine against itself without it.
//
// node benches/heuristics.mjs GRIDMATE [GAMES] [NODES] [JOBS] [NAME …]
//
// GRIDMATE must be built with the feature `lab`: cargo build --release --features lab
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [gridmate, games = '400', nodes = '5000', jobs = '4', ...chosen] = process.argv.slice(2);
if (!gridmate) {
  console.error('node benches/heuristics.mjs GRIDMATE [GAMES] [NODES] [JOBS] [NAME …]');
  process.exit(2);
}
const source = readFileSync(new URL('../src/engine/search/heuristic.rs', import.meta.url), 'utf8');
const names = [...source.matchAll(/Self::\w+ => "([a-z-]+)"/g)].map(([, name]) => name);

console.log('| without | games | won, drawn, lost by the engine with it | Elo (95 %) |');
console.log('| --- | --- | --- | --- |');
for (const name of chosen.length > 0 ? chosen : names) {
  const output = execFileSync(gridmate, ['match', '--white', 'engine', '--black', `engine;without=${name}`, '--games', games,
    '--swap', '--openings', 'book', '--nodes', nodes, '-j', jobs, '--json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const { white: { wins, draws, losses }, elo: { value, low, high } } = JSON.parse(output);
  const sign = (number) => (number === null ? '∞' : `${number < 0 ? '−' : '+'}${Math.abs(Math.round(number))}`);
  console.log(`| ${name} | ${wins + draws + losses} | ${wins}, ${draws}, ${losses} | ${sign(value)} (${sign(low)} to ${sign(high)}) |`);
}
