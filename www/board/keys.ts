// The keys that work within the board, in one table: the list of keys that is shown is made from it.

import { lastStep } from '../document/command';
import { reachOf } from '../document/reach';
import type { Sentence } from '../document/session';
import type { BoardKeyId } from '../i18n/areas/board';
import { squareName } from '../i18n/squares';
import { nameOfKey } from '../ui/keys';
import type { Answers, Desk } from './desk';
import { lettersOn, nextWith, onLine } from './scan';

/** A square to go to; else whether the key did anything. */
type Outcome = number | boolean;

interface BoardKey {
  readonly id: BoardKeyId;
  readonly keys: readonly string[];
  /** Whether it only asks something, so that it can be asked in writing as well. */
  readonly isQuestion?: boolean;
  readonly run: (desk: Desk, key: string) => Outcome;
}

const STEPS: Record<string, readonly [across: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const ROLES = ['k', 'q', 'r', 'b', 'n', 'p'];
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const shifted = (keys: readonly string[]) => keys.map((key) => `Shift+${key}`);

export const BOARD_KEYS: readonly BoardKey[] = [
  {
    id: 'walk',
    keys: Object.keys(STEPS),
    run: ({ square, isFlipped }, key) => step(square.value, key, isFlipped.value),
  },
  { id: 'ends', keys: ['Home', 'End'], run: ({ square, isFlipped }, key) => edge(square.value, key, isFlipped.value) },
  { id: 'corners', keys: ['Mod+Home', 'Mod+End'], run: ({ isFlipped }, key) => corner(key, isFlipped.value) },
  { id: 'press', keys: ['Enter', ' '], run: press },
  { id: 'cancel', keys: ['Escape'], run: cancel },
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
  { id: 'remove', keys: ['Delete', 'Backspace'], run: ({ hand, square }) => (hand.remove(square.value), true) },
];

/** The keys that do something now, for a list of them. */
export const keysFor = (answers: Answers): readonly BoardKey[] =>
  BOARD_KEYS.filter(({ id }) => !['evaluation', 'best', 'clocks'].includes(id) || id in answers);

/** A key is pressed within the board. */
export function pressKey(desk: Desk, event: KeyboardEvent): Outcome {
  // With Shift a digit key writes something else, and where it writes digits depends on the keyboard.
  const digit = /^Digit([1-8])$/.exec(event.code)?.[1];
  const key = nameOfKey(event, digit);
  return BOARD_KEYS.find(({ keys }) => keys.includes(key))?.run(desk, key) ?? false;
}

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

/** From one square to the next, as it is seen; where the board ends it stays. */
export function step(square: number, key: string, isFlipped: boolean): number {
  const way = isFlipped ? -1 : 1;
  const [across, up] = STEPS[key] ?? [0, 0];
  const [file, rank] = [(square & 7) + across * way, (square >> 3) + up * way];
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : square;
}

/** The first or last square of a rank, as it is seen. */
export function edge(square: number, key: string, isFlipped: boolean): number {
  return (square & 56) + ((key === 'Home') === isFlipped ? 7 : 0);
}

/** The first square of all, at the top left as it is seen, or the last. */
const corner = (key: string, isFlipped: boolean): number => ((key === 'Mod+Home') === isFlipped ? 7 : 56);

function press(desk: Desk): true {
  desk.press(desk.square.value);
  return true;
}

function cancel({ hand, pencil, palette, session }: Desk): boolean {
  if (hand.picked.value) hand.putBack();
  else if (palette.chosen.value) palette.choose(undefined, session);
  else if (pencil.tool.value === 'draw') pencil.cancel();
  else return false;
  return true;
}

const tellSquare =
  ({ session, square }: Desk): Sentence =>
  (words) =>
    words.board.square(squareName(square.value), lettersOn(session)[square.value]);

function tellMoves(desk: Desk, isCaptures: boolean): true {
  const { session, square } = desk;
  const [piece, name] = [lettersOn(session)[square.value], squareName(square.value)];
  if (!piece) return tell(desk, tellSquare(desk));
  const targets = reachOf(session, square.value);
  const taken = targets.flatMap(({ to, captured }) => (captured ? [{ square: to, piece: captured }] : []));
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
