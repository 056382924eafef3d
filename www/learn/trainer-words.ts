// What a trainer asks, as it is read and as it is spoken, and what was right where an answer is wrong.

import { squareName } from '../chess/squares';
import type { Sentence } from '../document/session';
import type { TrainerQuestion } from './trainer-questions';

interface Asked {
  /** For the eye: what the board shows is not said. */
  readonly text: Sentence;
  /** For the ear. */
  readonly spoken: Sentence;
}

const WIDTH = 8;

/** What is asked, on a board that is seen from this side. */
export function askOf(question: TrainerQuestion, isFlipped: boolean): Asked {
  const text = textOf(question);
  if (question.kind === 'name') {
    const at = isFlipped ? WIDTH * WIDTH - 1 - question.square : question.square;
    const [column, row] = [(at % WIDTH) + 1, Math.floor(at / WIDTH) + 1];
    return { text, spoken: (words) => `${words.trainers.ask.name} ${words.trainers.where(column, row)}` };
  }
  if (question.kind === 'moves') {
    const others = question.others.map(([letter, square]) => [letter, squareName(square)] as const);
    return { text, spoken: (words) => `${text(words)} ${words.trainers.others(others)}` };
  }
  return { text, spoken: text };
}

function textOf(question: TrainerQuestion): Sentence {
  switch (question.kind) {
    case 'name':
      return ({ trainers }) => trainers.ask.name;
    case 'find':
      return ({ trainers }) => trainers.ask.find(squareName(question.square));
    case 'moves': {
      const [letter, square] = question.piece;
      return ({ trainers }) => trainers.ask.moves(letter, squareName(square));
    }
    case 'attacked':
      return ({ trainers }) => trainers.ask.attacked(question.side);
    case 'check':
      return ({ trainers }) => trainers.ask.check(question.turn);
  }
}

/** What was right; of squares that are marked, what is missing and what is too much. */
export function rightOf(question: TrainerQuestion, marked: ReadonlySet<number>): Sentence {
  switch (question.kind) {
    case 'name':
      return ({ trainers }) => trainers.wrong.name(squareName(question.square));
    case 'find':
      return ({ trainers }) => trainers.wrong.find;
    case 'moves':
    case 'attacked': {
      const missing = question.squares.filter((square) => !marked.has(square)).map(squareName);
      const extra = namesInOrder([...marked].filter((square) => !question.squares.includes(square)));
      return ({ trainers }) => trainers.wrong.squares(missing, extra);
    }
    case 'check':
      return ({ trainers }) => (question.isCheck ? trainers.wrong.check : trainers.wrong.noCheck);
  }
}

/** The names of squares in their order. */
export const namesInOrder = (squares: Iterable<number>): readonly string[] =>
  [...squares].toSorted((a, b) => a - b).map(squareName);
