// English of playing lessons.

import type { Color } from '../../chess/chess';
import { counted, SIDES } from './chess';
import { examples } from './lessons';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const within = (moves: number): string => `within ${counted(moves, 'move')}`;

export const learn = {
  tabs: { lessons: 'Lessons', make: 'Make' },
  about: 'A lesson asks you something on the board. What you got wrong comes back after some days.',
  /** The list. */
  list: 'My lessons',
  samples: 'Examples',
  none: 'The lessons that you open are kept here, with what you have solved.',
  openPgn: 'Open a PGN as a lesson',
  play: (title: string) => `Play: ${title}`,
  untitled: 'Lesson',
  tasks: (count: number) => counted(count, 'task'),
  known: (known: number, all: number) => `${known} of ${all} solved`,
  due: (count: number) => `${counted(count, 'task')} to repeat`,
  repeat: 'Repeat now',
  repeated: 'Repetition',
  remove: (title: string) => `Delete ${title}`,
  removed: (title: string) => `Deleted: ${title}.`,
  undo: 'Undo',
  noTasks: 'There is no task in this PGN: no [%task …], and no position with moves after it.',
  /** A document that has tasks has come, and can be played. */
  offer: 'Play as a lesson',
  found: 'The games of this file are a lesson.',
  /** The card of the lesson. */
  card: 'Lesson',
  place: (at: number, all: number) => `Task ${at} of ${all}`,
  task: (at: number, all: number) => `Task ${at} of ${all}.`,
  leave: 'Leave the lesson',
  leaveIt: 'Leave',
  left: (standing: string) => `The lesson is closed. ${standing}`,
  hint: 'Hint',
  showAnswer: 'Show the answer',
  check: 'Check',
  back: 'Back to the lesson',
  onward: { on: 'Go on', task: 'Next task', over: 'Result', again: 'Try again', skip: 'Skip' },
  /** What to do next. */
  onwardTo: {
    on: 'Read, then go on.',
    task: 'Go on to the next task.',
    over: 'That was the last one. Go on to the result.',
    again: 'Try again.',
    skip: 'Answer, or skip the task.',
  },
  /** What a task asks for. */
  ask: {
    find: (side: Color) => `Find the best move for ${SIDES[side]}.`,
    mate: (side: Color, moves: number) =>
      moves === 1 ? `${SIDES[side]} mates with this move.` : `${SIDES[side]} mates in ${moves}.`,
    squares: 'Mark the squares on the board, or write them.',
    choose: 'Choose the right answer.',
    chooseAll: 'Choose all right answers.',
    win: (side: Color, level: number, moves: number) =>
      `Win with ${SIDES[side]} ${within(moves)} against level ${level}.`,
    hold: (side: Color, level: number, moves: number) =>
      `Do not lose with ${SIDES[side]} ${within(moves)} against level ${level}.`,
    draw: (side: Color, level: number, moves: number) =>
      `Draw at least with ${SIDES[side]} ${within(moves)} against level ${level}.`,
  },
  /** What becomes of an answer. */
  right: (move: string) => `${move} is right.`,
  wrong: (move: string) => `${move} is wrong.`,
  another: (move: string) => `${move} is good, too. The lesson asks for another move.`,
  answer: (move: string) => `The answer is ${move}.`,
  mated: (move: string) => `${move}: mate.`,
  noMate: (move: string, moves: number) =>
    moves === 1 ? `${move} does not mate.` : `${move} does not mate in ${moves}.`,
  escape: (move: string) => `The answer is ${move}.`,
  unproved: (move: string) =>
    `Whether ${move} mates in time cannot be said: the search took too long. Try another move.`,
  allRight: 'All right.',
  pressed: (square: string, isMarked: boolean, count: number) =>
    `${square} ${isMarked ? 'marked' : 'no longer marked'}. ${counted(count, 'square')}.`,
  squares: (extra: readonly string[], missing: number) =>
    [
      extra.length > 0 ? `Wrong: ${list(extra)}.` : '',
      missing > 0 ? `${counted(missing, 'square')} ${missing === 1 ? 'is' : 'are'} missing.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  choices: (extra: number, missing: number) => {
    if (extra > 0) return extra === 1 ? 'That is not right.' : `${extra} of these are not right.`;
    return missing === 1 ? 'One answer is missing.' : `${missing} answers are missing.`;
  },
  count: (squares: number) => `Hint: ${counted(squares, 'square')}.`,
  answerSquares: (squares: readonly string[]) => `The answer is ${list(squares)}.`,
  answerTexts: (texts: readonly string[]) => `The answer is: ${texts.join('; ')}.`,
  isMarked: 'marked',
  isTooMuch: 'wrongly marked',
  reached: 'The goal is reached.',
  missed: 'The goal is not reached.',
  tried: 'You are trying moves.',
  tryMoves: 'Try moves',
  trying: 'You are trying moves: none of them is an answer.',
  /** The field for squares, and the moves and texts of an answer. */
  squaresField: 'Squares',
  answers: 'Answers',
  /** At the end. */
  over: (first: number, all: number) =>
    `The lesson is over: ${first} of ${counted(all, 'task')} solved at the first try.`,
  result: 'Result',
  results: { first: 'at the first try', later: 'later or with hints', shown: 'answer shown', open: 'skipped' },
  comesBack: (days: number) => (days <= 1 ? 'comes back tomorrow' : `comes back in ${days} days`),
  from: 'From the start',
  close: 'Back to the list',
  /** Opens the place where what a lesson was about is done. */
  see: (place: string) => `See it in ${place}`,
  refusals: {
    'in-lesson': 'This is the board of a lesson: answer, go on, or leave the lesson.',
  },
  /** For a list of keys. */
  keysName: 'In a lesson',
  keys: {
    try: 'tries moves, none of which is an answer',
    hint: 'gives a hint, at last the answer',
    on: 'checks the answer, goes on, or tries again',
    skip: 'skips the task',
    back: 'goes back to the lesson from moves that were tried',
    ask: 'says once more what is asked',
  },
  examples,
};
