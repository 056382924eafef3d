// English of what is asked and typed on the board.

import type { PieceLetter } from '../../chess/chess';
import { board as early } from './board';
import { descriptions } from './descriptions';

const LETTERS: readonly PieceLetter[] = ['K', 'Q', 'R', 'B', 'N', 'P', 'k', 'q', 'r', 'b', 'n', 'p'];

export const board = {
  ...early,
  drawing: {
    ...early.drawing,
    open: 'Draw arrows',
    allErased: 'All arrows and circles removed; Undo brings them back.',
  },
  /** What each key does, for a list of them. */
  keys: {
    walk: 'to the next square',
    ends: 'to the ends of the rank',
    corners: 'to the corners of the board',
    press: 'pick a piece up, put it down',
    cancel: 'put it back',
    square: 'what is on this square',
    last: 'the last move',
    moves: 'where this piece can go',
    captures: 'what it can take',
    jump: 'to the next king, queen, rook, bishop, knight or pawn',
    jumpBack: 'to the one before',
    rank: 'to this rank',
    file: 'to the file, from a to h',
    scanRank: 'what is on this rank',
    scanFile: 'what is on this file',
    captured: 'what has been taken',
    evaluation: 'who is better',
    best: 'the best move',
    clocks: 'what the clocks show',
    type: 'type a move or a question',
    draw: 'draw arrows, or stop drawing',
    flip: 'turn the board',
    remove: 'take the piece off the board, in Set up',
    rays: 'what this piece sees along its lines, or what is seen from here',
    allRays: 'what is seen from here along all lines',
    back: 'a step back in the game',
    forward: 'a step on',
    toStart: 'to the start of the game',
    toEnd: 'to its end',
    nextVariation: 'the next move that was made instead',
    previousVariation: 'the one before',
    playBest: 'play the best move',
    whites: 'all white pieces',
    blacks: 'all black pieces',
    alike: 'all pieces like this one',
    took: 'what the last move took',
    ranks: 'the whole board, rank by rank',
    files: 'the whole board, file by file',
  },
  typed: {
    open: 'Type a move',
    label: 'Move or question',
    about:
      'Such as Nf3, e2e4, knight f3 or castle. Or ask: p N, where the white knights are; s e, what is on the e-file.',
    /** The FEN letter of a piece by the letter that it has in the language, capital for White. */
    letterOf: (letter: string) => LETTERS.find((known) => known === letter),
    /** A move as it is typed in the language, as SAN or in English words. */
    inEnglish: (move: string) => move,
  },
  /** The answer to a question. */
  descriptions,
};
