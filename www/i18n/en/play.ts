// English of playing a game.

import type { ShownPosition } from '#doors/document.js';
import type { Color } from '../../chess/chess';
import type { Ending, Rival } from '../arguments';
import { counted, ended, role, SIDES } from './chess';
import { premove } from './premove';

const RIVALS: Record<Rival, string> = {
  level: 'Level',
  minimax: 'Minimax',
  negamax: 'Negamax',
  alphabeta: 'Alpha-beta',
  random: 'Random moves',
};

/** A word for each level, and what it means. */
const LEVELS: readonly (readonly [name: string, means: string])[] = [
  ['First steps', 'Knows how the pieces move, and little else.'],
  ['Beginner', 'Leaves pieces hanging, and sees few threats.'],
  ['Casual', 'Takes what is free, and overlooks a good deal.'],
  ['Hobby', 'Sees simple threats, not yet two moves ahead.'],
  ['Improver', 'Finds short tactics, and still slips at times.'],
  ['Club', 'Plays soundly, with a blunder now and then.'],
  ['Strong club', 'Seldom loses a piece for nothing.'],
  ['Expert', 'Sees most tactics, and plans well.'],
  ['Master', 'Overlooks next to nothing.'],
  ['All it can', 'Holds nothing back.'],
];

/** What the others are like. */
const means = (rival: Rival, number: number, elo: number | undefined, error: number | undefined) => {
  const depth = `${counted(number, 'move')} beyond its own`;
  if (rival === 'level')
    return `${elo === undefined ? '' : `About ${elo} Elo, ± ${error}. `}${LEVELS[number - 1]?.[1] ?? ''}`;
  if (rival === 'random') return 'Plays any legal move, each as likely as any other.';
  if (rival === 'minimax') return `Looks at every line, ${depth}, and counts the pieces at its end.`;
  if (rival === 'negamax') return `Minimax with one rule for both sides. Looks ${depth}.`;
  return `Plays as minimax does, and skips what cannot matter. Looks ${depth}.`;
};

const about = (rival: Rival, number: number, elo: number | undefined): string => {
  if (rival !== 'level') return '';
  return `${LEVELS[number - 1]?.[0] ?? ''}${elo === undefined ? '' : ` · about ${elo} Elo`}`;
};

const two = (value: number): string => String(value).padStart(2, '0');

const time = (milliseconds: number, hasTenths: boolean): string => {
  if (hasTenths) return `0:${two(Math.floor(milliseconds / 1000))}.${Math.floor(milliseconds / 100) % 10}`;
  const all = Math.ceil(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};

const CLAIMS: Record<string, string> = {
  threefold: 'the same position three times',
  fifty: 'fifty moves without a capture or a pawn’s move',
};

/** Which pieces, in words: "2 pawns, a knight". */
const pieces = (letters: string): string => {
  const roles = [...new Set(letters.toLowerCase())];
  const many = (letter: string) => Array.from(letters.toLowerCase()).filter((other) => other === letter).length;
  return roles.map((letter) => counted(many(letter), role(letter))).join(', ');
};

const pawns = (centipawns: number): string => (Math.abs(centipawns) / 100).toFixed(1);
const isEqual = (centipawns: number): boolean => pawns(centipawns) === '0.0';
const better = (value: number): string => SIDES[value < 0 ? 'b' : 'w'];

const howMuch = (centipawns: number): string => {
  const by = Math.abs(centipawns);
  return by < 50 ? 'a little better' : by < 150 ? 'better' : by < 400 ? 'much better' : 'winning';
};

/** By what a game was won, where that is said in few words. */
const BY: Record<string, string> = { checkmate: 'by checkmate', resigned: 'by resignation', time: 'on time' };

const title = ({ position: { end, winner }, person }: Ending): string => {
  if (!winner) return 'A draw';
  const by = BY[(end ?? '').split('-')[0] ?? ''] ?? '';
  const who = person === undefined ? `${SIDES[winner]} wins` : winner === person ? 'You win' : 'You lose';
  return `${who} ${by}`.trim();
};

const text = ({ position, moves, rival }: Ending): string => {
  const why = position.winner ? '' : `${ended(position) ?? ''} `;
  return `${why}${counted(Math.ceil(moves / 2), 'move')}${rival ? ` against ${rival}` : ''}.`;
};

const SCORES: Record<Color, string> = { w: '1–0', b: '0–1' };

export const play = {
  /** Above the moves of a game, or of none. */
  title: (white: string | undefined, black: string | undefined) => (white && black ? `${white} – ${black}` : 'Play'),
  you: 'You',
  sideName: (color: Color) => SIDES[color],
  playerName: (rival: Rival, number: number) =>
    rival === 'random' ? RIVALS.random : `${RIVALS[rival]}${rival === 'level' ? '' : ', depth'} ${number}`,
  /** What stands behind the name: how strong it is. */
  playerAbout: about,
  /** The same again with the sides changed, against another player. */
  rematchWith: (player: string) => `Rematch: ${player}`,
  /** What a document calls a player: the reader, where none is named. */
  recordName: (rival?: Rival, number?: number) =>
    rival ? `Gridmate, ${RIVALS[rival].toLowerCase()} ${number || ''}`.trim() : 'You',
  /** A move that is chosen while the computer thinks. */
  premove,
  offers: {
    takeBack: 'Take back',
    hint: 'Hint',
    showMove: 'Show the move',
    draw: 'Offer a draw',
    claim: 'Claim the draw',
    resign: 'Resign',
    more: 'More',
    moveNow: 'Move now',
    pause: 'Pause',
    goOn: 'Go on',
    here: 'Play on from here',
    rematch: 'Rematch',
    same: 'Same sides again',
    newGame: 'New game',
    analyse: 'Analyse',
    review: 'Review',
    why: 'Why this move?',
    play: 'Play',
    cancel: 'Cancel',
    again: 'Try again',
    close: 'Close',
  },
  /** The claim of a draw with its reason, by the code of that. */
  claimOf: (code: string) => `Claim the draw: ${CLAIMS[code] ?? code}`,
  resigning: { question: 'Resign this game?', yes: 'Resign', no: 'Play on' },
  bar: {
    thinking: 'thinking …',
    toMove: 'to move',
    taken: (letters: string) => `Has taken ${pieces(letters)}`,
    /** Its pieces are worth this many pawns more. */
    lead: (points: number) => `Ahead by ${points}`,
    clock: (color: Color) => `${SIDES[color]}’s clock`,
  },
  /** What a clock shows; tenths of a second where there is little left. */
  time,
  evaluation: {
    name: 'Evaluation',
    /** In few letters, from White's side. */
    short: (centipawns: number) => (isEqual(centipawns) ? '0.0' : `${centipawns < 0 ? '−' : '+'}${pawns(centipawns)}`),
    shortMate: (moves: number) => `${moves < 0 ? '−' : ''}M${Math.abs(moves)}`,
    sentence: (centipawns: number) =>
      isEqual(centipawns)
        ? 'Both sides stand equally well'
        : `${better(centipawns)} is ${howMuch(centipawns)}, by ${pawns(centipawns)}`,
    mate: (moves: number) => `${better(moves)} mates in ${counted(Math.abs(moves), 'move')}`,
    unknown: 'Not known yet',
    /** To who asks: what the engine found, or by how many pawns White’s pieces are worth more. */
    byEngine: (how: string) => `${how}, says the engine.`,
    byPieces: (points: number) =>
      `The engine has not looked here. Counting the pieces: ${points === 0 ? 'even' : `${better(points)} is ahead by ${Math.abs(points)}`}.`,
  },
  result: {
    title,
    text,
    score: ({ winner }: ShownPosition) => (winner ? SCORES[winner] : '½–½'),
  },
  /** Behind what went wrong with the engine. */
  isSafe: 'Your game is safe.',
  form: {
    side: 'You play',
    sides: { w: 'White', b: 'Black', random: 'Random', both: 'Two people', watch: 'Watch' },
    rival: 'Opponent',
    rivalOf: (color: Color) => SIDES[color],
    rivals: { ...RIVALS, random: 'Random' },
    /** Above a choice, with who is chosen. */
    named: (label: string, player: string) => `${label}: ${player}`,
    /** Shows the players that are no levels. */
    others: 'Other players',
    level: 'Level',
    depth: 'Depth',
    /** What such a player is like, and how strong: its Elo, and the error of that. */
    means,
    start: 'Start',
    starts: { standard: 'Standard', chess960: 'Chess960', here: 'This position' },
    number: 'Number',
    draw: 'Draw another',
    clock: 'Clock',
    clocks: {
      none: 'None',
      '5+3': '5\u00a0+\u00a03',
      '10+0': '10\u00a0+\u00a00',
      '15+10': '15\u00a0+\u00a010',
      own: 'Custom',
    },
    minutes: 'Minutes',
    seconds: 'Seconds a move',
    /** The switch for another time of the computer, and that. */
    uneven: 'Another time for the computer',
    itsMinutes: 'Its minutes',
    itsSeconds: 'Its seconds a move',
    clockMeans: (minutes: number, seconds: number) =>
      `${counted(minutes, 'minute')} for each side${seconds > 0 ? `, and ${counted(seconds, 'second')} more with each move` : ''}.`,
    noClockMeans: 'Think as long as you like.',
    help: 'Help is allowed',
    /** What it means that it is allowed, and that it is not. */
    helpMeans: 'Hints, take-backs and the evaluation bar.',
    noHelpMeans: 'No hints and no taking back until it ends.',
    evaluation: 'Show who is ahead, beside the board',
  },
};
