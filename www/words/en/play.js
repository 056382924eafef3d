// @ts-check
// The sentences of playing against the computer.
import { colorName, counted, number, roleName, squareName } from './parts.js';
import { speech, status } from './page.js';

/** @typedef {import('../../document.js').Step} Step */
/** @typedef {import('../../document.js').View} View */
/** @typedef {import('../../engine.js').Rating} Rating */
/** @typedef {import('../../opponent/state.js').Allowance} Allowance */

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
  ['All it can', 'Thinks for three seconds, or as its clock allows, and holds nothing back.'],
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
  /** @param {number} level */
  levelName: (level) => `Level ${level} · ${LEVELS[level - 1]?.[0]}`,
  /** @param {number} level @param {Rating} [rating] */
  levelText: (level, rating) => `${level} · ${LEVELS[level - 1]?.[0]}${rating ? ` · ${opponent.rating(rating)}` : ''}`,
  /** @param {Rating} rating */
  rating: ({ elo, error }) => `about ${elo} Elo ± ${error}`,
  /** @param {number} level */
  levelMeans: (level) => LEVELS[level - 1]?.[1] ?? '',
  help: 'No hints, no taking back',
  helpMeans: 'The teacher’s switch: no hint, no taking back and no evaluation until the game ends.',
  start: 'Start the game',
  cancel: 'Cancel',
  you: 'You',
  color: colorName,
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
  lookingBackOver: 'You are looking back at the game.',
  notLegal: 'The computer plays from legal positions only.',
  /** @param {string} color */
  notYours: (color) => `The computer plays ${colorName(color)}.`,
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
  claim: 'Claim draw',
  resign: 'Resign',
  resignSure: 'Really resign?',
  pause: 'Pause',
  goOn: 'Go on',
  otherGame: 'New game …',
  locked: 'Played without help: no hints, no taking back.',
  refusedLocked: 'This game is played without help, so its moves stay as they are.',
  unlock: 'Allow help …',
  /** @param {number} presses */
  unlockSure: (presses) => `Press ${presses === 1 ? 'once more' : 'twice more'} to allow help`,
  unlocked: 'Begun without help; help was allowed later.',
  spokenUnlocked: 'Help is allowed from now on. The game keeps a note of it.',
  restarted: 'The engine stopped and was started anew. The game goes on.',
  lost: 'The chess engine could not load. Your game is safe, and you can make the moves of both sides.',
  tryAgain: 'Try again',
  byHand: 'Play on by hand',
};

/** Minutes and seconds, or seconds and tenths. @param {number} ms @param {boolean} tenths */
function clockText(ms, tenths) {
  if (tenths) return `0:${String(Math.floor(ms / 1000)).padStart(2, '0')}.${Math.floor(ms / 100) % 10}`;
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** @param {number} ms */
function spokenTime(ms) {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'hour', 'hours'],
    [Math.floor(seconds / 60) % 60, 'minute', 'minutes'],
    [seconds % 60, 'second', 'seconds'],
  ].filter(([count]) => count !== 0);
  return parts.map(([count, one, many]) => counted(Number(count), String(one), String(many))).join(' ') || 'no time';
}

export const clock = {
  title: 'Clock',
  none: 'None',
  own: 'Own',
  /** @param {number} minutes @param {number} seconds */
  preset: (minutes, seconds) => `${minutes}+${seconds}`,
  about: 'Minutes for the game + seconds added with each move. The first move starts the clocks.',
  minutes: 'Minutes',
  increment: 'Seconds a move',
  handicap: 'Another time for the computer',
  yours: { minutes: 'Your minutes', increment: 'Your seconds a move' },
  its: { minutes: 'Its minutes', increment: 'Its seconds a move' },
  wrong: 'A clock begins with up to 180 minutes, adds up to 180 seconds a move, and needs one of the two.',
  text: clockText,
  /** @param {string} color @param {string} time */
  of: (color, time) => `${colorName(color)}’s clock: ${time}`,
  ask: 'Say the time',
  /** @param {string | undefined} person @param {number} white @param {number} black */
  spoken(person, white, black) {
    if (!person) return `White has ${spokenTime(white)}, Black ${spokenTime(black)}.`;
    const [own, other] = person === 'w' ? [white, black] : [black, white];
    return `You have ${spokenTime(own)}, the computer ${spokenTime(other)}.`;
  },
  /** @param {number} ms */
  low: (ms) => `${spokenTime(ms)} left.`,
};

/** @param {number} score in hundredths of a pawn */
const pawns = (score) => (Math.abs(score) / 100).toFixed(1);

export const meter = {
  show: 'Evaluation beside the board',
  label: 'Evaluation',
  /** In few letters. @param {number} score for White @param {number} [mateIn] */
  short(score, mateIn) {
    if (mateIn !== undefined) return `${mateIn < 0 ? '−' : ''}M${Math.abs(mateIn)}`;
    return pawns(score) === '0.0' ? '0.0' : `${score < 0 ? '−' : '+'}${pawns(score)}`;
  },
  /** @param {number} score for White @param {number} [mateIn] */
  words(score, mateIn) {
    const better = colorName((mateIn ?? score) < 0 ? 'b' : 'w');
    if (mateIn !== undefined) return `${better} mates in ${counted(Math.abs(mateIn), 'move', 'moves')}`;
    if (pawns(score) === '0.0') return 'Both sides stand equally well';
    const by = Math.abs(score);
    const much = by < 50 ? 'a little better' : by < 150 ? 'better' : by < 400 ? 'much better' : 'winning';
    return `${better} is ${much}, by ${pawns(score)}`;
  },
  /** @param {View} view */
  over: (view) => status.main(view),
  unknown: 'Not known yet',
};

export const thinking = {
  title: 'Thinking',
  /** @param {number} level @param {string} color */
  by: (level, color) => `${colorName(color)}, level ${level}`,
  depth: 'Depth',
  positions: 'Positions',
  speed: 'A second',
  score: 'Score',
  line: 'Best line',
  count: number,
  /** @param {number} nodes @param {number} elapsed */
  perSecond: (nodes, elapsed) => (elapsed < 5 ? '–' : `${number(Math.round(nodes / elapsed))} k`),
};

export const result = {
  /** @param {View} view @param {string | undefined} person */
  head(view, person) {
    if (!view.winner) return 'Draw';
    if (!person) return `${colorName(view.winner)} won`;
    return view.winner === person ? 'You won' : 'You lost';
  },
  rematch: 'Rematch',
  same: 'Same colours',
  /** @param {number} level */
  at: (level) => `Level ${level}`,
  review: 'Review from the start',
  toEnd: 'Back to the final position',
  copy: 'Copy PGN',
  download: 'Download PGN',
  fileName: 'gridmate.pgn',
};
