// @ts-check
// The sentences of the pages Set up and Games.
import { capital, colorName, counted, number, roleName } from './parts.js';

/** @typedef {import('../../document/document.js').View} View */

/** @param {number} moves @param {number} plies */
const length = (moves, plies) => `${counted(moves, 'move', 'moves')} (${counted(plies, 'half-move', 'half-moves')})`;

/** What the cards are called. */
export const cards = {
  free: 'Pieces',
  fen: 'Position',
  chess960: 'Chess960',
  picture: 'Picture',
  count: 'Count positions (perft)',
  documents: 'Saved games',
  pgn: 'PGN',
  examples: 'Examples',
};

export const position = {
  fen: 'FEN',
  isGame: 'This looks like a game, not a position: PGN under Games reads it.',
  copy: 'Copy',
  setUp: 'Set up this FEN',
  done: 'This position is on the board.',
  /** @param {View} view */
  verdict: (view) => (view.reasons.length > 0 ? 'This is not a legal position:' : 'A legal position.'),
  /** @param {string} reason why a field cannot be set */
  stays: (reason) => `The position stays as it is. ${reason}`,
  refused: 'The board shows another position.',
  /** @param {string} reason without a capital or a full stop */
  reason: (reason) => `${capital(reason)}.`,
  turn: 'To move',
  turns: { w: 'White', b: 'Black' },
  castling: 'May castle',
  /** @param {string} letter of a FEN: K, Q, k, q, or a file @param {string} rook its square, if that is to be told */
  rights(letter, rook) {
    const color = colorName(letter === letter.toLowerCase() ? 'b' : 'w');
    const side = { k: ' kingside', q: ' queenside' }[letter.toLowerCase()] ?? '';
    return `${color}${side}${rook && `, rook ${rook}`}`;
  },
  anyRook: 'Any rook on the king’s rank, as in Chess960',
  passing: 'En passant',
  none: 'none',
};

export const picture = {
  diagram: 'Board as text',
  styles: { boxed: 'Boxed', unicode: 'Symbols', letters: 'Letters' },
  copy: 'Copy',
  size: 'Size',
  /** @param {number} width */
  pixels: (width) => `${width} × ${width} pixels`,
  side: 'At the bottom',
  sides: { board: 'As the board', w: 'White', b: 'Black' },
  signs: 'Letters and numbers',
  marks: 'Last move, check, arrows',
  png: 'Save PNG',
  svg: 'Save SVG',
  copyPng: 'Copy picture',
  noPng: 'This browser could not make a PNG of the board; the SVG shows the same.',
  noCopy: 'This browser does not let pictures be copied here; save the PNG instead.',
  /** @param {View} view */
  title: (view) => `Chess board: ${view.fen}`,
};

export const pgn = {
  title: 'PGN',
  isPosition: 'This looks like a position, not a game: the FEN box under Set up reads it.',
  none: 'The position is not legal, so there is no game to write.',
  copy: 'Copy',
  load: 'Load this PGN',
  open: 'Open a file …',
  save: 'Save',
  drop: 'Paste a game above, open a file, or drop one anywhere on the page.',
  pasted: 'the pasted text',
  /** @param {number} moves @param {number} plies */
  done: (moves, plies) => `Loaded: ${length(moves, plies)}.`,
  /** @param {number} moves @param {number} plies */
  cut: (moves, plies) => `Loaded up to there: ${length(moves, plies)}.`,
};

export const games = {
  filter: 'Filter by player, event, date or result',
  stop: 'Stop',
  more: 'Show more',
  /** @param {string} reason */
  failed: (reason) => `The file could not be read. ${reason}`,
  /** @param {string} name @param {number} count */
  reading: (name, count) => `Reading ${name}: ${counted(count, 'game', 'games')} so far`,
  /** @param {string} name @param {number} count */
  title: (name, count) => `${number(count)} ${count === 1 ? 'game' : 'games'} in ${name}`,
  /** @param {string} name */
  empty: (name) => `There is no game in ${name}.`,
  /** @param {number} count */
  found: (count) => `${counted(count, 'game', 'games')} found. Choose one.`,
  /** @param {number} count */
  stopped: (count) => `Stopped after ${counted(count, 'game', 'games')}.`,
  /** @param {number} most */
  full: (most) => `Only the first ${number(most)} games are listed.`,
  /** @param {number} shown @param {number} matching @param {number} all */
  count(shown, matching, all) {
    if (matching === 0) return all > 0 ? 'No game matches.' : '';
    if (shown < matching) return `${number(shown)} of ${number(matching)} shown`;
    return matching < all ? `${number(matching)} of ${number(all)}` : '';
  },
  /** @param {string} white @param {string} black */
  players: (white, black) => `${white || '?'} – ${black || '?'}`,
  /** @param {number} plies */
  moves: (plies) => counted(plies, 'half-move', 'half-moves'),
};

export const drop = {
  here: 'Drop a PGN or FEN file to open it',
  /** @param {string} name */
  set: (name) => `${name} is on the board.`,
};

export const chess960 = {
  about:
    'One bishop on each colour, the king between the rooks: 960 rows follow these rules. Number 518 is the standard start.',
  number: 'Number',
  setUp: 'Set up',
  random: 'Random',
  standard: 'Standard',
  play: 'Play the computer',
  /** @param {string} row */
  row: (row) => [...row].map(roleName).join(', '),
  notDrawn: 'No number could be drawn; type one from 0 to 959.',
  /** @param {number} number */
  done: (number) => `Game ${number} is on the board.`,
  /** @param {number} number */
  mirror: (number) => `Mirrored, it is number ${number}`,
  derivation: 'From the number to the row',
  /** @param {import('../../files/files.js').Chess960Step} step */
  sum: ({ choice, ways, number, way, left }) => {
    if (choice === 'rooks-and-king') return 'R K R';
    return choice === 'knights' ? `${number} of 10 pairs` : `${number} = ${ways} × ${left} + ${way}`;
  },
  /** @param {import('../../files/files.js').Chess960Step} step */
  step({ choice, way, open, files }) {
    const [free, taken] = [[...open].join(', '), [...files].join(' and ')];
    if (choice === 'rooks-and-king') return `Rook, king and rook take what is left, ${free}: the king stands between the rooks.`;
    if (choice === 'knights') return `The knights take pair ${way} of the ten pairs of ${free}, counted from 0: ${taken}.`;
    const piece = { 'light-bishop': 'bishop on the light squares', 'dark-bishop': 'bishop on the dark squares', queen: 'queen' }[choice];
    return `The remainder ${way} places the ${piece}: of ${free}, counted from 0, ${taken}.`;
  },
  text: 'The board as text',
  copy: 'Copy',
  checkTitle: 'Check the generator',
  checkAbout: 'Draws random boards and checks each of them: does it follow the rules?',
  /** @param {number} count */
  check: (count) => `Check ${count} boards`,
  /** @param {number} passed @param {number} count */
  passed: (passed, count) => `${passed} of ${count} boards follow all rules.`,
  /** @param {'bishops' | 'king' | 'whole'} rule @param {number} kept @param {number} count */
  rule(rule, kept, count) {
    const sentences = {
      bishops: 'one bishop on each colour',
      king: 'the king between the rooks',
      whole: 'one king and queen, and two of each other piece',
    };
    return `${sentences[rule]}: ${kept} of ${count}`;
  },
  lastBoard: 'The last of them:',
};

export const count = {
  about:
    'How many ways there are to play on, half-move by half-move. This count, called perft, is how move generators are tested: for the positions in the list the right numbers are known.',
  position: 'Position',
  board: 'The one on the board',
  known: {
    start: 'Start of the game',
    kiwipete: 'Kiwipete: every kind of move',
    rooks: 'Rook endgame',
    promotions: 'Promotions',
    castling: 'Castling and promotion',
    middlegame: 'Middlegame',
    besideKing: 'Chess960: rooks beside the king',
    outerRooks: 'Chess960: rooks on e and h',
    whiteOnly: 'Chess960: only White castles',
    blackOnly: 'Chess960: only Black castles',
    queenBetween: 'Chess960: a queen in the way',
  },
  depth: 'Depth',
  /** @param {number} plies */
  plies: (plies) => counted(plies, 'half-move', 'half-moves'),
  caption: 'Positions by depth',
  heads: ['Depth', 'Positions', 'Time', 'Speed', 'Known'],
  divideHeads: ['First move', 'Positions', 'Share'],
  start: 'Count',
  stop: 'Stop',
  show: 'Show on the board',
  shown: 'The position is on the board.',
  running: 'Counting …',
  stopped: 'Stopped.',
  progress: 'First moves counted',
  /** @param {number} plies @param {number} at @param {number} all */
  progressed: (plies, at, all) => `Depth ${plies}: ${at} of ${all} first moves`,
  right: '✓ right',
  /** @param {number} known */
  wrong: (known) => `✕ known: ${number(known)}`,
  /** @param {string} positions @param {number} plies @param {string} fen */
  done: (positions, plies, fen) => `${positions} positions after ${counted(plies, 'half-move', 'half-moves')} from ${fen}`,
  /** @param {number} plies */
  divide: (plies) => `By first move, ${counted(plies, 'half-move', 'half-moves')} deep`,
  /** @param {number} part */
  share: (part) => `${(part * 100).toFixed(1)} %`,
  copy: 'Copy',
  /** @param {string} reason */
  failed: (reason) => `The count has stopped. ${reason}`,
  /** @param {number} milliseconds */
  time: (milliseconds) =>
    milliseconds < 1 ? '< 1 ms' : milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`,
  /** @param {number} paths @param {number} milliseconds */
  speed: (paths, milliseconds) => (milliseconds < 5 ? '–' : `${(paths / milliseconds / 1000).toFixed(0)} M/s`),
};
