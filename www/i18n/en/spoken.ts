// English of what a board says when it is played on.

import type { Diagnostic, ShownEffect, ShownPosition } from '#doors/document.js';
import type { Color, PieceLetter } from '../../chess/chess';
import { asSentence } from '../clause';
import { board } from './board';
import { capital, done, ended, piece, role, SIDES, standing } from './chess';

const CLAIMABLE = 'A draw can be claimed.';

const standingWhy = (position: ShownPosition) => standing(position, position.reasons[0]?.message);

/** Why a line is not gone through any further. */
export const lineEnds = {
  'at-the-start': 'This is the start.',
  'at-the-end': 'This is the end of the line.',
};

export const spoken = {
  /** As HTML names the language. */
  tag: 'en',
  /** Where its lines begin. */
  direction: 'ltr' as 'ltr' | 'rtl',
  /** King, queen, rook, bishop and knight, as moves are written with them. */
  letters: 'KQRBN',
  board,
  /** How things stand, in a sentence. */
  standing: standingWhy,
  faults: {
    'core-fault':
      'The board had a fault and was started anew. The last change was not made; the game is as it was before it.',
    'program-fault': 'The program had a fault. The game is still here: go on, or reload the page.',
  },
  /** What a document refuses. */
  problem: ({ message }: Diagnostic) => asSentence(message),
  /** What is said of what was done. */
  said: {
    /** The move as it is written takes the place of its words. */
    move: (effect: ShownEffect, position: ShownPosition, san?: string) => {
      const check = position.check && !position.end ? ', check' : '';
      const end = ended(position);
      const more = end ?? (position.claims.length > 0 ? CLAIMABLE : undefined);
      return `${san ?? `${done(effect)}${check}`}.${more ? ` ${more}` : ''}`;
    },
    put: (letter: PieceLetter, square: string) => `${capital(piece(letter))} on ${square}.`,
    removed: (square: string) => `${square} is empty now.`,
    undone: (position: ShownPosition) => `Undone. ${standingWhy(position)}`,
    redone: (position: ShownPosition) => `Redone. ${standingWhy(position)}`,
    atStart: (position: ShownPosition) => `The start. ${standingWhy(position)}`,
    deleted: (move: string) => `Removed ${move}; Undo brings it back.`,
    chess960: (number: number) => `Chess960 start ${number}.`,
    /** A draw may be claimed. */
    claimable: CLAIMABLE,
  },
  /** What is said to a hand on the board. */
  input: {
    empty: (square: string) => `${square} is empty.`,
    picked: (letter: PieceLetter, square: string, targets: readonly string[]) => {
      const moves = targets.length === 1 ? '1 move' : `${targets.length} moves`;
      return `${capital(piece(letter))} on ${square} picked up. ${moves}${targets.length > 0 ? `: ${targets.join(', ')}` : ''}.`;
    },
    stuck: (letter: PieceLetter, square: string) => `The ${piece(letter)} on ${square} has no legal move.`,
    notYours: (letter: PieceLetter, turn: Color) => `That is a ${piece(letter)}, and ${SIDES[turn]} is to move.`,
    putBack: (letter: PieceLetter, square: string) => `${capital(piece(letter))} back on ${square}.`,
    promotes: 'What does the pawn become?',
    role: (letter: string) => capital(role(letter)),
  },
};
