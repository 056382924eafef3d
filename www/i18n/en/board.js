// @ts-check
// The sentences of what comes to the board when it is wanted: questions, arrows, free mode, keys, settings.
import { capital, colorName, counted, pieceName, roleName, squareName } from './parts.js';
import { speech, status } from './page.js';

/** @typedef {import('../../document/document.js').View} View */
/** @typedef {{ king: number, rook: number }} Landing */

/** @param {number[]} squares */
const list = (squares) => squares.map(squareName).join(', ');

/** @type {Record<string, string>} how pieces move */
const WAYS = {
  k: 'move one square',
  q: 'move in straight lines and diagonally',
  r: 'move in straight lines',
  b: 'move diagonally',
  n: 'jump two squares one way and one square to the side',
  p: 'move straight ahead and take diagonally',
};

export const hand = {
  /** @param {number} square */
  empty: (square) => `${squareName(square)} is empty.`,
  /** @param {number} square @param {string} letter @param {number[]} targets */
  picked(square, letter, targets) {
    const moves = counted(targets.length, 'move', 'moves');
    const list = targets.length > 0 ? `: ${targets.map(squareName).join(', ')}` : '';
    return `${capital(pieceName(letter))} on ${squareName(square)} picked up. ${moves}${list}.`;
  },
  /** @param {number} square @param {string} letter */
  free: (square, letter) => `${capital(pieceName(letter))} on ${squareName(square)} picked up. It may go anywhere.`,
  /** @param {number} square @param {string} letter */
  stuck: (square, letter) => `The ${pieceName(letter)} on ${squareName(square)} has no legal move.`,
  /** @param {string} letter @param {string} turn */
  notYours: (letter, turn) => `That is a ${pieceName(letter)}, and ${colorName(turn)} is to move.`,
  /** Of a piece that may not be moved now. @param {string} reason why @param {string} letter @param {number} square @param {number[]} targets */
  asked(reason, letter, square, targets) {
    const places = targets.length > 0 ? `could go to ${list(targets)}` : 'could not move';
    return `${reason} The ${roleName(letter)} on ${squareName(square)} ${places}.`;
  },
  /** @param {string} letter @param {number} square */
  put: (letter, square) => `${capital(pieceName(letter))} to ${squareName(square)}.`,
  cancelled: 'Put back.',
  /** @param {string} reason without a capital or a full stop @param {string} [letter] of a piece that does not move so */
  refused: (reason, letter) => `${capital(reason)}${letter ? `: ${roleName(letter)}s ${WAYS[letter.toLowerCase()]}` : ''}.`,
  promote: 'The pawn becomes a queen, rook, bishop or knight?',
};

export const promotion = {
  question: 'The pawn becomes',
  /** @param {string} letter */
  role: (letter) => capital(roleName(letter)),
};

export const castling = {
  question: 'Which move do you mean?',
  /** @param {Landing} castle */
  preview: ({ king, rook }) => `Castling: the king to ${squareName(king)}, the rook to ${squareName(rook)}.`,
  /** @param {Landing} castle */
  castle: ({ king, rook }) => `Castle: king ${squareName(king)}, rook ${squareName(rook)}`,
  /** @param {number} square */
  kingTo: (square) => `King to ${squareName(square)}`,
  /** @param {number} square */
  pickRook: (square) => `Pick up the rook on ${squareName(square)}`,
};

/** @typedef {import('../../board/shape-path.js').Shape} Shape */
export const arrows = {
  title: 'Arrows and circles',
  about: 'Choose two squares for an arrow, one square twice for a circle. The same again removes it. They are kept with the move.',
  clear: 'Clear',
  done: 'Done',
  cleared: 'Arrows and circles cleared; Undo brings them back.',
  color: 'Colour',
  colors: { G: 'Green', R: 'Red', B: 'Blue', Y: 'Yellow' },
  /** @param {Shape} shape */
  shape({ from, to, paint }) {
    const color = paint === 'G' ? '' : `${arrows.colors[paint].toLowerCase()} `;
    return color + (from === to ? `circle on ${squareName(from)}` : `arrow from ${squareName(from)} to ${squareName(to)}`);
  },
  /** @param {string} shape */
  drawn: (shape) => `${capital(shape)}.`,
  /** @param {string} shape */
  rubbedOut: (shape) => `${capital(shape)} removed.`,
  /** @param {number} square */
  from: (square) => `From ${squareName(square)} to …`,
  /** @param {string[]} shapes */
  all: (shapes) => `Drawn on the board: ${shapes.join('; ')}.`,
  left: 'Finished drawing. What you drew stays.',
};

export const free = {
  title: 'Free mode',
  about: 'Any piece can go anywhere. Drag pieces onto the board and off it, or choose a piece and then its squares.',
  palette: 'Pieces to put on the board',
  /** @param {string} letter */
  piece: (letter) => capital(pieceName(letter)),
  eraser: 'Eraser',
  clear: 'Clear',
  cleared: 'The board is empty.',
  initial: 'Start position',
  begun: 'The start position is on the board.',
  /** @param {string} letter */
  chosen: (letter) => (letter === '' ? 'Eraser: choose what to remove.' : `${capital(pieceName(letter))}: choose where to put it.`),
  none: 'Nothing is chosen: the pieces on the board can be moved.',
  /** @param {string} letter @param {number} square */
  put: (letter, square) => `${capital(pieceName(letter))} on ${squareName(square)}.`,
  /** @param {string} letter @param {number} square */
  removed: (letter, square) => `${capital(pieceName(letter))} removed from ${squareName(square)}.`,
  notFree: 'To remove pieces, switch on free mode under Set up.',
  /** @param {View} view */
  left: (view) =>
    view.reasons.length > 0
      ? `You cannot play on from here yet: ${view.reasons.join('; ')}.`
      : `You can play on from here: ${status.main(view).replace(/\.?$/, '.')}`,
};

/** Pieces as a list, the most valuable first. @param {string} letters */
export function captives(letters) {
  const counts = Array.from('qrbnp', (role) => ({ role, count: letters.toLowerCase().split(role).length - 1 })).filter(({ count }) => count > 0);
  return counts.map(({ role, count }) => (count === 1 ? roleName(role) : `${count} ${roleName(role)}s`)).join(', ') || 'nothing';
}

export const keys = {
  noClock: 'This game has no clock.',
  /** @param {string} taken the letters of all pieces that were taken */
  captured: (taken) =>
    taken === '' ? 'Nothing has been taken yet.' : `White has taken: ${captives(taken.replace(/[A-Z]/g, ''))}. Black has taken: ${captives(taken.replace(/[a-z]/g, ''))}.`,
  /** @param {View} view */
  last: (view) => (view.lastStep ? `Last move: ${speech.played(view, view.lastStep, true)}` : 'No move yet.'),
  /** @param {string} letter @param {number} square @param {number[]} targets */
  moves: (letter, square, targets) =>
    targets.length > 0
      ? `${capital(pieceName(letter))} on ${squareName(square)}, ${counted(targets.length, 'move', 'moves')}: ${list(targets)}.`
      : hand.stuck(square, letter),
  /** @param {string} letter @param {number} square @param {[square: number, piece: string][]} prey */
  captures: (letter, square, prey) =>
    prey.length > 0
      ? `${capital(pieceName(letter))} on ${squareName(square)} can take ${prey.map(([at, piece]) => `the ${pieceName(piece)} on ${squareName(at)}`).join(', ')}.`
      : `The ${pieceName(letter)} on ${squareName(square)} cannot take anything.`,
  /** @param {string} letter */
  none: (letter) => `There is no ${roleName(letter)} on the board.`,
  /** @param {number} score in hundredths of a pawn, for White @param {number} depth */
  score: (score, depth) => `${ahead(score / 100)}: the engine’s last score, at depth ${depth}.`,
  /** @param {string} color who mates @param {number} moves */
  mate: (color, moves) => `${colorName(color)} mates in ${moves}: the engine’s last score.`,
  /** @param {number} points for White */
  material: (points) => `The engine has not looked at this game. Counting the pieces: ${ahead(points)}.`,
  /** @param {import('../../document/document.js').Step} step */
  best: (step) => `Best move: ${speech.move(step)}.`,
  thinking: 'The computer is thinking.',
  noHint: 'There is no hint now.',
  looking: 'Looking for a good move.',
};

/** @param {number} points for White, in pawns */
function ahead(points) {
  if (Math.abs(points) < 0.05) return 'Even';
  return `${colorName(points > 0 ? 'w' : 'b')} is ahead by ${Math.abs(Math.round(points * 10) / 10)}`;
}

export const pieces = {
  label: 'Pieces',
  /** @param {string} color @param {[role: string, squares: number[]][]} found */
  side: (color, found) => `${colorName(color)}: ${found.map(([role, squares]) => `${roleName(role)}${squares.length > 1 ? 's' : ''} ${list(squares)}`).join('; ') || 'nothing'}.`,
  /** The pieces of a kind. @param {string} letter @param {number[]} squares */
  kind: (letter, squares) => (squares.length > 0 ? `${capital(pieceName(letter))}${squares.length > 1 ? 's' : ''}: ${list(squares)}.` : `There is no ${pieceName(letter)}.`),
  /** The pieces on a rank or a file. @param {string} name of it @param {[square: number, letter: string][]} found */
  line: (name, found) => `${/\d/.test(name) ? 'Rank' : 'File'} ${name}: ${found.map(([square, letter]) => `${pieceName(letter)} ${squareName(square)}`).join(', ') || 'empty'}.`,
};

export const menu = {
  names: 'Square names',
  beside: 'At the edge',
  onSquares: 'On all squares',
  pieces: 'White pieces',
  solid: 'Solid',
  outline: 'Outline',
  draw: 'Draw arrows',
  copy: 'Copy as text',
  help: 'Keyboard',
  type: 'Type moves',
  spoken: 'Spoken moves',
  inWords: 'Words',
  inSan: 'Nf3',
  inNato: 'NATO',
};

export const help = {
  title: 'The board by keyboard',
  about: 'While the keyboard is on the board:',
  close: 'Close',
  /** @type {[keys: string[], what: string][]} */
  keys: [
    [['←', '↑', '↓', '→'], 'to the next square'],
    [['Home', 'End'], 'to the ends of the rank; with Ctrl to the corners'],
    [['Enter', 'Space'], 'pick a piece up, put it down'],
    [['Esc'], 'put it back; clear arrows'],
    [['o'], 'what is on this square'],
    [['l'], 'the last move'],
    [['m'], 'where this piece can go, of either side'],
    [['Shift+M'], 'what it can take'],
    [['k', 'q', 'r', 'b', 'n', 'p'], 'to the next king, queen, rook …; with Shift to the one before'],
    [['1', '…', '8'], 'to this rank; with Shift to the file a to h'],
    [['v'], 'who is better'],
    [['g'], 'the best move'],
    [['t'], 'what the clocks show'],
    [['c'], 'what has been captured'],
    [['s'], 'what is on this rank; with Shift on this file'],
    [['i'], 'type a move or a question'],
    [['Delete'], 'remove a piece, in free mode'],
    [['Ctrl+C'], 'copy the board as text'],
    [['?'], 'this help'],
    [['Ctrl+Z', 'Ctrl+Y'], 'undo and redo, anywhere on the page'],
    [['q', 'r', 'b', 'n'], 'what a pawn becomes, when that is asked'],
    [['←', '→', 'Home', 'End'], 'beside the board: to the step before, the next, the first, the last'],
    [['↑', '↓'], 'beside the board: to another move that was played in the place of this one'],
    [['Ctrl', 'Alt'], 'while the right mouse button draws: in red, in blue; both: in yellow'],
  ],
};
