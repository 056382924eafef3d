// English of reviewing a game.

import type { Claim } from '#doors/review.js';
import type { Color } from '../../chess/chess';
import type { GamePhase, ReviewMark } from '../arguments';
import { counted, SIDES } from './chess';

const PHASES: Record<GamePhase, string> = {
  opening: 'the opening',
  middlegame: 'the middlegame',
  endgame: 'the endgame',
};

/** Seconds, and minutes where there are many. */
const time = (seconds: number): string => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(0)} %`);

const NAMES: Record<ReviewMark, string> = {
  brilliant: 'brilliant move',
  great: 'great move',
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  blunder: 'blunder',
  'missed-mate': 'missed mate',
};

export const review = {
  /** What begins it, breaks it off, and has it done once more. */
  start: 'Review the game',
  stop: 'Stop',
  again: 'Try again',
  begins: 'The game is being reviewed.',
  /** How many positions are judged, and how long the others take, in seconds. */
  progress: (done: number, all: number) => `${done} of ${all} positions`,
  left: (seconds: number) => `about ${time(seconds)} left`,
  accuracy: 'Accuracy',
  percent,
  over: (white: number | null, black: number | null) =>
    `Reviewed. Accuracy: White ${percent(white)}, Black ${percent(black)}.`,
  first: 'First mistake',
  none: 'The game is reviewed: there is no mistake in it.',
  noMore: 'There is no such mistake.',
  /** Behind the last of them comes the first, and the other way round. */
  round: (way: 1 | -1): string =>
    way > 0 ? 'That was the last one; this is the first again.' : 'That was the first one; this is the last.',
  /** What a mark is called. */
  markName: (mark: ReviewMark) => NAMES[mark],
  /** The part of the game where most was lost, and its first and last move. */
  worst: (phase: GamePhase, first: number, last: number) =>
    `Most was lost in ${PHASES[phase]}, moves ${first} to ${last}.`,
  /** Whose mistakes are looked at. */
  whose: 'Mistakes of',
  sides: { w: 'White', b: 'Black', both: 'both' },
  /** Behind a move and its mark. */
  isMark: {
    inaccuracy: 'is an inaccuracy.',
    mistake: 'is a mistake.',
    blunder: 'is a blunder.',
    'missed-mate': 'misses a mate.',
  },
  claim: ({ text }: Claim) => text,
  better: (move: string) => `Better is ${move}.`,
  /** Of a great move, where no more is proved. */
  isOnly: 'No other move keeps the result that is to be expected.',
  looking: 'The reason is being looked for …',
  /** The card of a mistake. */
  card: 'Mistake',
  place: (at: number, all: number) => `${at} of ${all}`,
  line: (move: string) => `Show ${move}`,
  shows: (moves: string) => `On the board: ${moves}`,
  back: 'Back to the game',
  tryIt: 'Try again',
  previous: 'Previous mistake',
  next: 'Next mistake',
  ask: (move: string, side: Color) => `${move} was a mistake. Find a better move for ${SIDES[side]}.`,
  judging: (move: string) => `${move} is being judged …`,
  solved: (move: string, isBest: boolean) =>
    isBest ? `${move} is the best move.` : `${move} is as good as the best move.`,
  refused: (move: string, answer: string | undefined) =>
    answer === undefined
      ? `${move} is not good enough. Try another move.`
      : `${move} fails to ${answer}. Try another move.`,
  same: 'That is the move of the game.',
  answer: (move: string) => `The best move is ${move}.`,
  /** Each shows more than the one before. */
  hints: ['Hint', 'Show the move', 'Show the answer'] as readonly string[],
  /** Why a move is the best one, where it is asked in a game. */
  why: {
    ask: 'Why?',
    looking: 'The reason is being looked for …',
    second: (move: string) => `The next best move, ${move}, is worse.`,
    only: 'It is the only legal move.',
    nothing: 'No reason is proved: other moves may be about as good.',
  },
  /** What the computer’s last move does or threatens. */
  purpose: {
    ask: 'What is it up to?',
    threat: (line: string, isMate: boolean) =>
      isMate ? `It threatens mate: ${line}.` : `It threatens to win material: ${line}.`,
    nothing: 'No threat is proved, and other moves may have been about as good.',
  },
  /** What decided a game, and the chances of a side before and after a move, in percent. */
  decided: 'What decided it',
  swing: (move: string, side: Color, before: number, after: number) =>
    `${move}: ${SIDES[side]}’s winning chances fell from ${before}\u00a0% to ${after}\u00a0%.`,
  /** The board shows the game again, and what was done there last. */
  backAt: (standing: string) => `Back in the game. ${standing}`,
  practise: {
    name: 'Practise',
    begin: (side: Color, count: number) => `Practise ${SIDES[side]}’s ${counted(count, 'mistake')}`,
    /** Before it is asked for a move. */
    exercise: (at: number, all: number) => `Exercise ${at} of ${all}.`,
    /** A move is the best one and has been answered. */
    goOn: (move: string, answer: string) => `${move} is the best move. The answer is ${answer}. Find the next move.`,
    skip: 'Skip',
    next: 'Next exercise',
    result: 'Result',
    again: 'From the start',
    list: 'Back to the list',
    over: (first: number, all: number) => `${first} of ${all} solved at the first try.`,
    outcomes: {
      first: 'at the first try',
      later: 'later or with hints',
      shown: 'answer shown',
      open: 'not solved',
    },
  },
  /** For a list of keys. */
  keys: {
    inaccuracy: 'to the next inaccuracy; with Shift to the one before',
    mistake: 'to the next mistake',
    blunder: 'to the next blunder',
    practise: 'practises the mistakes',
    hint: 'gives a hint where a better move is looked for',
  },
};
