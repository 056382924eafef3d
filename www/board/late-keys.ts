// The keys within the board that ask something, leap or switch something on, in one table with the first keys and those for
// who hears the board: the list of keys that is shown is made from it.

import { squareIndex, squareName } from '../chess/squares';
import { lastStep } from '../document/command';
import type { Sentence, Session } from '../document/session';
import { reachOf } from '../document/stills';
import type { AllWords } from '../i18n/words';
import { ALOUD_KEYS } from './aloud-keys';
import { heardKey } from './cues';
import { type BoardKey, FIRST_KEYS, type KeyOutcome } from './keys';
import { lettersOn, nextWith, onLine, squaresOf, tellAnswer, tellSquare } from './standing';
import type { Answers, BoardState } from './state';

const ROLES = ['k', 'q', 'r', 'b', 'n', 'p'];
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const shifted = (keys: readonly string[]) => keys.map((key) => `Shift+${key}`);

const KEYS: readonly BoardKey[] = [
  ...FIRST_KEYS,
  { id: 'square', keys: ['o'], isQuestion: true, run: tellSquare },
  {
    id: 'last',
    keys: ['l'],
    isQuestion: true,
    run: (board) => tellAnswer(board, (words) => lastStep(words, board.session)),
  },
  { id: 'moves', keys: ['m'], isQuestion: true, run: (board) => tellMoves(board, false) },
  { id: 'captures', keys: ['Shift+m'], run: (board) => tellMoves(board, true) },
  { id: 'jump', keys: ROLES, run: (board, key) => jump(board, key, 1) },
  { id: 'jumpBack', keys: shifted(ROLES), run: (board, key) => jump(board, key.slice(-1), -1) },
  { id: 'rank', keys: DIGITS, run: ({ square }, key) => (Number(key) - 1) * 8 + (square.value & 7) },
  { id: 'file', keys: shifted(DIGITS), run: ({ square }, key) => (square.value & 56) + Number(key.slice(-1)) - 1 },
  { id: 'scanRank', keys: ['s'], run: (board) => tellLine(board, 1) },
  { id: 'scanFile', keys: ['Shift+s'], run: (board) => tellLine(board, 0) },
  { id: 'captured', keys: ['c'], isQuestion: true, run: tellCaptured },
  { id: 'evaluation', keys: ['v'], isQuestion: true, run: ({ answers }) => call(answers.evaluation) },
  { id: 'best', keys: ['g'], isQuestion: true, run: ({ answers }) => call(answers.best) },
  { id: 'clocks', keys: ['t'], isQuestion: true, run: ({ answers }) => call(answers.clocks) },
  { id: 'type', keys: ['i'], run: ({ isTyping }) => (isTyping.value = true) },
  { id: 'draw', keys: ['d'], run: ({ pencil }) => (pencil.toggle(), true) },
  { id: 'flip', keys: ['f'], run: ({ isFlipped }) => ((isFlipped.value = !isFlipped.value), true) },
  { id: 'remove', keys: ['Delete', 'Backspace'], run: ({ input, square }) => (input.remove(square.value), true) },
  ...ALOUD_KEYS,
];

/** All of them, heard where that is wanted. */
export const BOARD_KEYS: readonly BoardKey[] = KEYS.map(heardKey);

/** What only some boards can be asked. */
const ASKED: readonly string[] = ['evaluation', 'best', 'clocks', 'playBest'];

/** The keys that do something now, for a list of them. */
export const keysFor = (answers: Answers): readonly BoardKey[] =>
  BOARD_KEYS.filter(({ id }) => !ASKED.includes(id) || id in answers);

/** Asks what a key asks, by its letter; returns whether there is such a question. */
export function askLate(board: BoardState, letter: string): boolean {
  const found = BOARD_KEYS.find(({ keys, isQuestion }) => isQuestion && keys.includes(letter));
  return found ? found.run(board, letter) !== false : false;
}

function call(answer: (() => void) | undefined): boolean {
  answer?.();
  return answer !== undefined;
}

function tellMoves(board: BoardState, isCaptures: boolean): true {
  const { session, square } = board;
  const [letters, name] = [lettersOn(session), squareName(square.value)];
  const piece = letters[square.value];
  if (!piece) return tellSquare(board);
  const targets = reachOf(session, square.value);
  // What is taken in passing stands beside what takes it.
  const standsOn = (to: string) => (letters[squareIndex(to)] ? to : to.charAt(0) + name.charAt(1));
  const taken = targets.flatMap(({ to, captured }) => (captured ? [{ square: standsOn(to), piece: captured }] : []));
  return tellAnswer(board, ({ board }) =>
    isCaptures
      ? board.descriptions.captures(piece, name, taken)
      : board.descriptions.moves(
          piece,
          name,
          targets.map(({ to }) => to),
        ),
  );
}

function jump(board: BoardState, role: string, way: 1 | -1): KeyOutcome {
  const next = nextWith(lettersOn(board.session), board.square.value, role, way);
  return next ?? tellAnswer(board, ({ board }) => board.descriptions.none(role));
}

/** What stands on the rank of the square, or on its file. */
function tellLine(board: BoardState, at: 0 | 1): true {
  const name = squareName(board.square.value).charAt(at);
  const pieces = onLine(lettersOn(board.session), name);
  return tellAnswer(board, (words) => words.board.descriptions.line(name, pieces));
}

function tellCaptured(board: BoardState): true {
  const letters = board.session.ask((document) => document.captured());
  return tellAnswer(board, ({ board }) => board.descriptions.captured(letters));
}

/** What is asked in writing: `p N` for the white knights, `s e` for a file, `s 4` for a rank, `s e4` for a square. */
export function scan(
  text: string,
  session: Session,
  letterOf: AllWords['board']['typed']['letterOf'],
): Sentence | undefined {
  const letters = lettersOn(session);
  const kind = /^p\s*(\p{L})$/iu.exec(text)?.[1];
  const piece = kind && letterOf(kind);
  if (piece) return ({ board }) => board.descriptions.kind(piece, squaresOf(letters, piece));
  const place = /^s\s*([a-h][1-8]?|[1-8])$/i.exec(text)?.[1]?.toLowerCase();
  if (place?.length === 2) return ({ board }) => board.square(place, letters[squareIndex(place)]);
  return place ? ({ board }) => board.descriptions.line(place, onLine(letters, place)) : undefined;
}
