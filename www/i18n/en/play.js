// @ts-check
// The sentences of playing against the computer.
import { captives } from './board.js';
import { colorName, counted, number, roleName, squareName } from './parts.js';
import { clockTexts, signed } from '../numbers.js';
import { speech, status } from './page.js';

/** @typedef {import('../../document/document.js').Step} Step */
/** @typedef {import('../../document/document.js').View} View */
/** @typedef {import('../../engine/service.js').Rating} Rating */
/** @typedef {import('../../panels/play/state.js').Allowance} Allowance */
/** @typedef {import('../../panels/play/state.js').Kind} Kind */

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

/** @type {Record<Exclude<Kind, 'level'>, string>} what the other players are */
const PLAYERS = {
  minimax: 'Looks at every line as deep as this, and counts the pieces at its end. Its tree can be walked after each of its moves.',
  negamax: 'Minimax with one rule for both sides: the same moves for the same work. Its tree can be walked.',
  alphabeta: 'Plays as minimax does, and leaves out what cannot matter. Its tree can be walked.',
  random: 'Plays any legal move, each as likely as any other.',
};

/** @type {Record<Kind, string>} */
const KINDS = { level: 'Level', minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alpha-beta', random: 'Random' };

/** @param {string} player such as `minimax:2` @param {Record<Kind, string>} [names] */
function playerName(player, names = KINDS) {
  const [kind, number] = player.split(':');
  const name = names[/** @type {Kind} */ (kind)];
  return number ? `${name} ${number}` : name;
}

/** The same within a sentence. @param {string} player */
const playerInside = (player) => playerName(player, { ...KINDS, level: 'level', random: 'random moves' });

export const game = {
  side: 'You play',
  sides: { w: 'White', b: 'Black', random: 'Either', watch: 'Watch' },
  from: 'Start',
  starts: { standard: 'Standard', chess960: 'Chess960', here: 'This position' },
  number: 'Number',
  random: 'Draw another',
  notDrawn: 'No number could be drawn; type one from 0 to 959.',
  /** @param {string} letters of a row of pieces */
  row: (letters) => Array.from(letters, roleName).join(', '),
  opponent: 'Opponent',
  /** @param {string} color */
  playerOf: (color) => `${colorName(color)} is played by`,
  kinds: { ...KINDS, level: 'Levels' },
  level: 'Level',
  depth: 'Depth',
  /** @param {number} depth */
  depthText: (depth) => `${depth} · ${counted(depth, 'half-move', 'half-moves')} beyond its own`,
  /** @param {string} player */
  playerName: (player) => (player.startsWith('level:') ? `${playerName(player)} · ${LEVELS[Number(player.slice(6)) - 1]?.[0]}` : playerName(player)),
  /** @param {number} level @param {Rating} [rating] */
  levelText: (level, rating) => `${level} · ${LEVELS[level - 1]?.[0]}${rating ? ` · ${game.rating(rating)}` : ''}`,
  /** @param {Rating} rating */
  rating: ({ elo, error }) => `about ${elo} Elo ± ${error}`,
  /** @param {Kind} kind @param {number} number */
  means: (kind, number) => (kind === 'level' ? (LEVELS[number - 1]?.[1] ?? '') : PLAYERS[kind]),
  help: 'No hints, no taking back',
  helpMeans: 'The teacher’s switch: no hint, no taking back and no evaluation until the game ends.',
  start: 'Start the game',
  cancel: 'Cancel',
  you: 'You',
  /** @param {string} letters the pieces that a player has taken @param {number} lead how much more they and the others are worth */
  taken: (letters, lead) => `Has taken: ${captives(letters)}${lead > 0 ? `; ahead by ${lead}` : ''}.`,
  color: colorName,
  /** The name of a player in a PGN; an empty one is the reader. @param {string} player */
  name: (player) => (player ? `Gridmate, ${playerName(player, { level: 'level', minimax: 'minimax', negamax: 'negamax', alphabeta: 'alpha-beta', random: 'random' })}` : 'You'),
  /** @param {string} color @param {string} player */
  begun: (color, player) => `New game. You play ${colorName(color)} against ${playerInside(player)}.`,
  /** @param {string} white @param {string} black */
  watching: (white, black) => `New game: ${playerName(white)} against ${playerInside(black)}.`,
  yourMove: 'Your move.',
  /** @param {string} color @param {string} player */
  thinking: (color, player) => `${colorName(color)} is thinking, ${playerInside(player)}.`,
  spokenThinking: (/** @type {string} */ player) => `Computer thinking, ${playerInside(player)}.`,
  paused: 'Paused.',
  lookingBack: 'You are looking back. Go to the last move to play on.',
  lookingBackOver: 'You are looking back at the game.',
  notLegal: 'The computer plays from legal positions only.',
  /** @param {string} color */
  notYours: (color) => `Wait for ${colorName(color)}’s move.`,
  moveNow: 'Move now',
  hint: 'Hint',
  looking: 'Looking for a good move …',
  showMove: 'Show the move',
  /** @param {Step} step */
  hintPiece: (step) => `Hint: the ${roleName(step.piece)} on ${squareName(step.from)}.`,
  /** @param {Step} step */
  hintMove: (step) => `Hint: ${speech.move(step)}.`,
  /** @param {string} player */
  tree: (player) => `Tree of ${playerName(player)}`,
  why: 'Why this move?',
  more: 'More',
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
  unlock: 'Allow help …',
  /** @param {number} presses */
  unlockSure: (presses) => `Press ${presses === 1 ? 'once more' : 'twice more'} to allow help`,
  unlocked: 'Begun without help; help was allowed later.',
  spokenUnlocked: 'Help is allowed from now on. The game keeps a note of it.',
  restarted: 'The engine stopped and was started anew. The game goes on.',
  /** @param {string} reason */
  lost: (reason) => `The chess engine does not work now. ${reason} Your game is safe, and you can make the moves of both sides.`,
  tryAgain: 'Try again',
  byHand: 'Play on by hand',
};

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
  text: clockTexts('.'),
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
  /** @param {string} player @param {string} color */
  by: (player, color) => `${colorName(color)}, ${playerInside(player)}`,
  depth: 'Depth',
  positions: 'Positions',
  speed: 'A second',
  score: 'Score',
  line: 'Best line',
  move: 'The move',
  /** A score in points, for White. */
  points: signed,
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
  /** Why it ended. @param {View} view @param {string | undefined} person */
  why(view, person) {
    if (view.end === `time-${person}`) return `You ran out of time. ${colorName(view.winner ?? '')} wins.`;
    if (view.end === `resigned-${person}`) return `You resigned. ${colorName(view.winner ?? '')} wins.`;
    return status.main(view);
  },
  rematch: 'Rematch',
  same: 'Same colours',
  /** @param {string} player */
  at: (player) => playerName(player),
  review: 'Review from the start',
  toEnd: 'Back to the final position',
  copy: 'Copy PGN',
  download: 'Download PGN',
  fileName: 'gridmate.pgn',
  close: 'Close the result',
};
