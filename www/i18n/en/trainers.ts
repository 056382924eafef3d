// English of trainers: a minute of questions of one kind.

import type { Color } from '../../chess/chess';
import { counted, piece, SIDES } from './chess';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const points = (count: number): string => counted(count, 'point');

export const trainers = {
  title: 'Trainers',
  about: 'One minute each. A right answer gives a point, a wrong one takes a point away.',
  names: {
    name: 'Name the square',
    moves: 'Where can it go?',
    attacked: 'What is attacked?',
    check: 'Is it check?',
  },
  abouts: {
    name: 'Name the marked square, or find the one that is named.',
    moves: 'Mark all squares that a piece can go to.',
    attacked: 'Mark the pieces that the other side attacks, in famous games.',
    check: 'Yes or no, in famous games.',
  },
  best: (count: number) => `Best: ${points(count)}`,
  points,
  /** The card. */
  card: 'Trainer',
  ask: {
    name: 'Which square is marked?',
    find: (square: string) => `Where is ${square}?`,
    moves: (letter: string, square: string) => `Where can the ${piece(letter)} on ${square} go?`,
    attacked: (side: Color) => `Which of ${SIDES[side]}’s pieces are attacked?`,
    check: (side: Color) => `${SIDES[side]} to move: is it check?`,
  },
  /** What is heard where the eye sees the board. */
  where: (column: number, row: number) => `Column ${column} from the left, row ${row} from below.`,
  others: (pieces: readonly (readonly [letter: string, square: string])[]) =>
    `Also there: ${list(pieces.map(([letter, square]) => `${piece(letter)} on ${square}`))}.`,
  right: 'Right.',
  wrong: {
    name: (square: string) => `Wrong: that was ${square}.`,
    find: 'Wrong: that was another square.',
    squares: (missing: readonly string[], extra: readonly string[]) =>
      [
        'Wrong.',
        missing.length > 0 ? `Missing: ${list(missing)}.` : '',
        extra.length > 0 ? `Wrongly marked: ${list(extra)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    check: 'Wrong: it was check.',
    noCheck: 'Wrong: it was no check.',
  },
  isAsked: 'asked about',
  field: 'Name of the square',
  choices: 'Names to choose from',
  tapIt: 'Press the square on the board.',
  markThem: 'Mark the squares on the board, or write them.',
  check: 'Check',
  yes: 'Yes',
  no: 'No',
  yesKey: 'Yes (key y)',
  noKey: 'No (key n)',
  timeLeft: 'Time left',
  left: (seconds: number, count: number) => `${counted(seconds, 'second')} left, ${points(count)}.`,
  stop: 'Stop',
  timeIsUp: 'Time is up.',
  stopped: 'Stopped.',
  result: (count: number, best: number, isNew: boolean) =>
    isNew ? `${points(count)}: your best so far.` : `${points(count)}. Your best: ${points(best)}.`,
  again: 'Once more',
  close: 'Back to the list',
  closed: (standing: string) => `The trainer is closed. ${standing}`,
  /** For a list of keys. */
  keysName: 'In a trainer',
  keys: {
    check: 'checks the marked squares',
    yes: 'yes, it is check',
    no: 'no, it is not',
    ask: 'says the question again, and the time that is left',
    stop: 'stops, then goes back to the list',
  },
  refusals: { 'in-trainer': 'This is the board of a trainer: answer, or stop it.' },
};
