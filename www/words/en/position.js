// @ts-check
// The sentences of the Position menu.
import { counted, roleName } from './parts.js';

export const position = {
  fen: 'FEN',
  diagram: 'Board as text',
  styles: { boxed: 'Boxed', unicode: 'Symbols', letters: 'Letters' },
  copy: 'Copy',
  setUp: 'Set up this FEN',
  initial: 'Start position',
  done: 'This position is on the board.',
  repaired: 'Set up, with something put right:',
};

export const pgn = {
  title: 'PGN',
  none: 'The position is not legal, so there is no game to write.',
  copy: 'Copy',
  load: 'Load this PGN',
  /** @param {number} count */
  done: (count) => `Loaded ${counted(count, 'move', 'moves')}.`,
};

export const chess960 = {
  about:
    'Bishops on squares of both colours, the king between the rooks: 960 arrangements keep these rules. Number 518 is the standard one.',
  number: 'Number',
  setUp: 'Set up',
  random: 'Random',
  standard: 'Standard',
  /** @param {string} row */
  row: (row) => [...row].map(roleName).join(', '),
  /** @param {number} number */
  done: (number) => `Game ${number} is on the board.`,
  /** @param {number} number */
  spoken: (number) => `Chess960 game ${number} is on the board.`,
};

export const count = {
  about:
    "How many ways there are to play on from the board's position, ply by ply. This count, called perft, is how move generators are proved right.",
  depth: 'Depth',
  caption: 'Paths by depth',
  heads: ['Plies', 'Paths', 'Time', 'Speed'],
  start: 'Count',
  stop: 'Stop',
  running: 'counting …',
  stopped: 'stopped',
  /** @param {string} fen */
  done: (fen) => `Counted from ${fen}`,
  failed: 'The count could not run in the background. Reload the page to try again.',
  /** @param {number} milliseconds */
  time: (milliseconds) =>
    milliseconds < 1 ? '< 1 ms' : milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`,
  /** @param {number} paths @param {number} milliseconds */
  speed: (paths, milliseconds) => (milliseconds < 5 ? '–' : `${(paths / milliseconds / 1000).toFixed(0)} M/s`),
};
