// @ts-check
// The sentences of playing against the computer.
import { colorName, counted, number, roleName, squareName } from './parts.js';
import { speech, status } from './page.js';

/** @typedef {import('../../document.js').Step} Step */
/** @typedef {import('../../document.js').View} View */

/** @type {[string, string][]} a word for each level, and what it means */
const LEVELS = [
  ['First steps', 'Knows how the pieces move, and little else.'],
  ['Beginner', 'Leaves pieces hanging, and sees few threats.'],
  ['Casual', 'Takes what is free, and overlooks a good deal.'],
  ['Hobby', 'Sees simple threats, not yet two moves ahead.'],
  ['Improver', 'Finds short tactics, and still slips at times.'],
  ['Club', 'Plays soundly, with a blunder now and then.'],
  ['Strong club', 'Seldom loses a piece for nothing.'],
  ['Expert', 'Sees most tactics, and plans well.'],
  ['Master', 'Overlooks next to nothing.'],
  ['All it can', 'Thinks for three seconds, and holds nothing back.'],
];

export const opponent = {
  side: 'You play',
  sides: { w: 'White', b: 'Black', random: 'Random', watch: 'Watch' },
  from: 'Start',
  starts: { standard: 'Standard', chess960: 'Chess960', here: 'This position' },
  number: 'Number',
  random: 'Random number',
  level: 'Level',
  /** @param {string} color */
  levelOf: (color) => `Level of ${colorName(color)}`,
  /** @param {number} level @param {number} [elo] */
  levelText: (level, elo) => `${level} · ${LEVELS[level - 1]?.[0]}${elo === undefined ? '' : ` · about ${elo} Elo`}`,
  /** @param {number} level */
  levelMeans: (level) => LEVELS[level - 1]?.[1] ?? '',
  start: 'Start the game',
  cancel: 'Cancel',
  /** @param {number} level @param {string} color @param {number} [elo] */
  player: (level, color, elo) =>
    level === 0 ? `${colorName(color)}: you` : `${colorName(color)}: level ${opponent.levelText(level, elo)}`,
  /** The name of a player in a PGN. @param {number} level */
  name: (level) => (level === 0 ? 'You' : `Gridmate, level ${level}`),
  /** @param {string} color @param {number} level */
  begun: (color, level) => `New game. You play ${colorName(color)} against level ${level}.`,
  watching: 'New game: the computer plays itself.',
  yourMove: 'Your move.',
  /** @param {string} color @param {number} level */
  thinking: (color, level) => `${colorName(color)} is thinking, level ${level}.`,
  spokenThinking: (/** @type {number} */ level) => `Computer thinking, level ${level}.`,
  paused: 'Paused.',
  lookingBack: 'You are looking back. Go to the last move to play on.',
  notLegal: 'The computer plays from legal positions only.',
  /** @param {string} color */
  notYours: (color) => `The computer plays ${colorName(color)}.`,
  /** How it has ended, for a person of one colour; for one who watched, there is none. @param {View} view @param {string | undefined} person */
  result(view, person) {
    const who = !view.winner || !person ? '' : view.winner === person ? 'You won. ' : 'You lost. ';
    return `${who}${status.main(view)} ${status.more(view)}`;
  },
  moveNow: 'Move now',
  hint: 'Hint',
  looking: 'Looking for a good move …',
  showMove: 'Show the move',
  /** @param {Step} step */
  hintPiece: (step) => `Hint: the ${roleName(step.piece)} on ${squareName(step.from)}.`,
  /** @param {Step} step */
  hintMove: (step) => `Hint: ${speech.move(step)}.`,
  why: 'Why this move?',
  takeBack: 'Take back',
  /** @param {number} steps */
  tookBack: (steps) => `${counted(steps, 'move', 'moves')} taken back.`,
  offer: 'Offer draw',
  considering: 'The computer considers a draw.',
  declined: 'The computer declines the draw.',
  resign: 'Resign',
  resignSure: 'Really resign?',
  pause: 'Pause',
  goOn: 'Go on',
  rematch: 'Rematch',
  /** @param {number} level */
  rematchAt: (level) => `Level ${level}`,
  otherGame: 'New game …',
  thoughts: 'Thinking',
  /** @param {{ depth: number, nodes: number, elapsed: number }} thought */
  thought({ depth, nodes, elapsed }) {
    const speed = elapsed < 5 ? '' : ` · ${number(Math.round(nodes / elapsed))} k/s`;
    return `Depth ${depth} · ${number(nodes)} positions${speed}`;
  },
  restarted: 'The engine stopped and was started anew. The game goes on.',
  tryAgain: 'Try again',
};
