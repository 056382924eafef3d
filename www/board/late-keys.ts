// The keys within the board that ask something, leap or switch something on, in one table with the
// first keys: the list of keys that is shown is made from it.

import { lastStep } from '../document/command';
import { reachOf } from '../document/reach';
import type { Sentence } from '../document/session';
import { squareIndex, squareName } from '../i18n/squares';
import type { Answers, Desk } from './desk';
import { type BoardKey, FIRST_KEYS, type Outcome } from './keys';
import { lettersOn, nextWith, onLine } from './scan';

const ROLES = ['k', 'q', 'r', 'b', 'n', 'p'];
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const shifted = (keys: readonly string[]) => keys.map((key) => `Shift+${key}`);

export const BOARD_KEYS: readonly BoardKey[] = [
  ...FIRST_KEYS,
  { id: 'square', keys: ['o'], isQuestion: true, run: (desk) => tell(desk, tellSquare(desk)) },
  {
    id: 'last',
    keys: ['l'],
    isQuestion: true,
    run: (desk) => tell(desk, (words) => lastStep(words, desk.session)),
  },
  { id: 'moves', keys: ['m'], isQuestion: true, run: (desk) => tellMoves(desk, false) },
  { id: 'captures', keys: ['Shift+m'], run: (desk) => tellMoves(desk, true) },
  { id: 'jump', keys: ROLES, run: (desk, key) => jump(desk, key, 1) },
  { id: 'jumpBack', keys: shifted(ROLES), run: (desk, key) => jump(desk, key.slice(-1), -1) },
  { id: 'rank', keys: DIGITS, run: ({ square }, key) => (Number(key) - 1) * 8 + (square.value & 7) },
  { id: 'file', keys: shifted(DIGITS), run: ({ square }, key) => (square.value & 56) + Number(key.slice(-1)) - 1 },
  { id: 'scanRank', keys: ['s'], run: (desk) => tellLine(desk, 1) },
  { id: 'scanFile', keys: ['Shift+s'], run: (desk) => tellLine(desk, 0) },
  { id: 'captured', keys: ['c'], isQuestion: true, run: tellCaptured },
  { id: 'evaluation', keys: ['v'], isQuestion: true, run: ({ answers }) => call(answers.evaluation) },
  { id: 'best', keys: ['g'], isQuestion: true, run: ({ answers }) => call(answers.best) },
  { id: 'clocks', keys: ['t'], isQuestion: true, run: ({ answers }) => call(answers.clocks) },
  { id: 'type', keys: ['i'], run: ({ isTyping }) => (isTyping.value = true) },
  { id: 'draw', keys: ['d'], run: ({ pencil }) => (pencil.toggle(), true) },
  { id: 'flip', keys: ['f'], run: ({ isFlipped }) => ((isFlipped.value = !isFlipped.value), true) },
  { id: 'remove', keys: ['Delete', 'Backspace'], run: ({ hand, square }) => (hand.remove(square.value), true) },
];

/** The keys that do something now, for a list of them. */
export const keysFor = (answers: Answers): readonly BoardKey[] =>
  BOARD_KEYS.filter(({ id }) => !['evaluation', 'best', 'clocks'].includes(id) || id in answers);

/** Asks what a key asks, by its letter; tells whether there is such a question. */
export function ask(desk: Desk, letter: string): boolean {
  const found = BOARD_KEYS.find(({ keys, isQuestion }) => isQuestion && keys.includes(letter));
  return found ? found.run(desk, letter) !== false : false;
}

const tell = (desk: Desk, sentence: Sentence): true => {
  desk.session.say(sentence);
  return true;
};

function call(answer: (() => void) | undefined): boolean {
  answer?.();
  return answer !== undefined;
}

const tellSquare =
  ({ session, square }: Desk): Sentence =>
  (words) =>
    words.board.square(squareName(square.value), lettersOn(session)[square.value]);

function tellMoves(desk: Desk, isCaptures: boolean): true {
  const { session, square } = desk;
  const [letters, name] = [lettersOn(session), squareName(square.value)];
  const piece = letters[square.value];
  if (!piece) return tell(desk, tellSquare(desk));
  const targets = reachOf(session, square.value);
  // What is taken in passing stands beside what takes it.
  const standsOn = (to: string) => (letters[squareIndex(to)] ? to : to.charAt(0) + name.charAt(1));
  const taken = targets.flatMap(({ to, captured }) => (captured ? [{ square: standsOn(to), piece: captured }] : []));
  return tell(desk, ({ board }) =>
    isCaptures
      ? board.told.captures(piece, name, taken)
      : board.told.moves(
          piece,
          name,
          targets.map(({ to }) => to),
        ),
  );
}

function jump(desk: Desk, role: string, way: 1 | -1): Outcome {
  const next = nextWith(lettersOn(desk.session), desk.square.value, role, way);
  return next ?? tell(desk, ({ board }) => board.told.none(role));
}

/** What stands on the rank of the square, or on its file. */
function tellLine(desk: Desk, at: 0 | 1): true {
  const name = squareName(desk.square.value).charAt(at);
  return tell(desk, ({ board }) => board.told.line(name, onLine(lettersOn(desk.session), name)));
}

function tellCaptured(desk: Desk): true {
  const letters = desk.session.ask((document) => document.captured());
  return tell(desk, ({ board }) => board.told.captured(letters));
}
