// The keys within the board for who hears it: what is seen from a square, all pieces, the whole board, the steps of the game
// and of its variations, the best move.

import { batch } from '@preact/signals';
import { FILES, RANKS, squareIndex, squareName } from '../chess/squares';
import type { Command } from '../document/command';
import * as commands from '../document/first-commands';
import { nextVariation, previousVariation, stepSentence, variationsAt } from '../document/variations';
import type { Color } from '../chess/chess';
import type { BoardKey } from './keys';
import { PIECES, pieceOf } from './pieces';
import { groupsOf, lettersOn, onLine, squaresOf, tellAnswer, tellSquare } from './standing';
import type { BoardState } from './state';

export const ALOUD_KEYS: readonly BoardKey[] = [
  { id: 'rays', keys: ['x'], isQuestion: true, run: (board) => tellRays(board, board.square.value, false) },
  { id: 'allRays', keys: ['Shift+x'], run: (board) => tellRays(board, board.square.value, true) },
  { id: 'whites', keys: ['w'], isQuestion: true, run: (board) => tellSide(board, 'w') },
  { id: 'blacks', keys: ['Shift+w'], run: (board) => tellSide(board, 'b') },
  { id: 'alike', keys: ['e'], isQuestion: true, run: tellAlike },
  { id: 'ranks', keys: ['h'], isQuestion: true, run: (board) => tellBoard(board, RANKS) },
  { id: 'files', keys: ['Shift+h'], run: (board) => tellBoard(board, FILES) },
  { id: 'took', keys: ['Shift+c'], run: tellTaken },
  { id: 'playBest', keys: ['Shift+g'], run: ({ answers }) => (answers.playBest?.(), answers.playBest !== undefined) },
  { id: 'back', keys: ['PageUp', ','], run: (board) => step(board, commands.back) },
  { id: 'forward', keys: ['PageDown', '.'], run: (board) => step(board, commands.forward) },
  { id: 'toStart', keys: ['Shift+PageUp'], run: (board) => step(board, commands.first) },
  { id: 'toEnd', keys: ['Shift+PageDown'], run: (board) => step(board, commands.last) },
  { id: 'nextVariation', keys: ['a'], run: ({ session }) => (nextVariation.run(session), true) },
  { id: 'previousVariation', keys: ['Shift+a'], run: ({ session }) => (previousVariation.run(session), true) },
];

/** Goes through the game; of a move beside which there are others it says so. */
function step({ session }: BoardState, command: Command): true {
  batch(() => {
    if (command.run(session) && variationsAt(session).nodes.length > 1)
      session.announce((words) => stepSentence(words, session));
  });
  return true;
}

/** What is seen from a square, as long as the board stays as it is. */
export function tellRays(board: BoardState, from: number, isAll: boolean): boolean {
  const { session, labs } = board;
  if (!labs) return false;
  const letters = session.store.position.peek().board;
  const standingOn = (name: string) => ({ square: name, piece: letters[squareIndex(name)] ?? '' });
  void session.attempt(async () => {
    const found = await labs.raysFrom(letters, from, isAll);
    if (session.store.position.peek().board !== letters) return;
    const rays = found.map(({ empty, first }) => ({ empty, first: first === null ? undefined : standingOn(first) }));
    tellAnswer(board, ({ aloud }) => aloud.rays(squareName(from), rays));
  });
  return true;
}

function tellSide(board: BoardState, color: Color): true {
  const groups = groupsOf(lettersOn(board.session), PIECES[color]);
  return tellAnswer(board, ({ aloud }) => aloud.side(color, groups));
}

/** All pieces such as the one on the square. */
function tellAlike(board: BoardState): true {
  const letters = lettersOn(board.session);
  const piece = letters[board.square.value];
  if (!piece) return tellSquare(board);
  return tellAnswer(board, (words) => words.board.descriptions.kind(piece, squaresOf(letters, piece)));
}

function tellBoard(board: BoardState, lines: readonly string[]): true {
  const letters = lettersOn(board.session);
  return tellAnswer(board, ({ board: { descriptions } }) =>
    lines.map((line) => descriptions.line(line, onLine(letters, line))).join(' '),
  );
}

function tellTaken(board: BoardState): true {
  const { last } = board.session.store.position.value;
  return tellAnswer(board, ({ aloud }) => {
    if (!last) return aloud.noMove;
    const taken = pieceOf(last.captured ?? undefined);
    // What is taken in passing stands beside where the pawn goes.
    const square = last.enPassant ? last.to.charAt(0) + last.from.charAt(1) : last.to;
    return taken ? aloud.took(taken, square) : aloud.tookNothing;
  });
}
