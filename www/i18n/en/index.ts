// English.

import type { Diagnostic, ShownEffect, ShownPosition } from '#doors/document.js';
import type { Color, PieceLetter } from '../../chess/chess';
import { asSentence } from '../clause';
import { board } from './board';
import { capital, done, ended, piece, role, SIDES, standing } from './chess';
import { engine } from './engine';
import { shell } from './shell';

const CLAIMABLE = 'A draw can be claimed.';

const standingWhy = (position: ShownPosition) => standing(position, position.reasons[0]?.message);

export const en = {
  /** As HTML names the language. */
  tag: 'en',
  /** Where its lines begin. */
  direction: 'ltr' as 'ltr' | 'rtl',
  /** King, queen, rook, bishop and knight, as moves are written with them. */
  letters: 'KQRBN',
  shell,
  board,
  /** How things stand, in a sentence. */
  standing: standingWhy,
  /** What buttons and menus call it. */
  commands: {
    undo: 'Undo',
    redo: 'Redo',
    first: 'To the start',
    back: 'Back',
    forward: 'Forward',
    last: 'To the end',
  },
  refusals: {
    locked: 'Not while this game is being played: finish it or leave it.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to redo.',
    'nothing-to-play': 'There are no moves to play yet.',
    'nothing-drawn': 'Nothing is drawn on the board.',
    'nothing-before': 'There is no game before this one.',
    'at-the-start': 'This is the start.',
    'at-the-end': 'This is the end of the line.',
    'not-there': 'That move is not there any more.',
    'is-main': 'This is the main line.',
    'not-begun': 'The game has not begun; press Play first.',
    'only-shown': 'This position is only shown. Go back to the game to play on.',
    watching: 'This is a game of the match; My board brings back your own.',
  },
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
  flip: 'Turn the board',
  /** What works on the board, besides hands. */
  tools: 'Board tools',
  step: 'Step',
  stepOf: (step: number, all: number) => `${step} of ${all}`,
  engine,
  /** Why a link is not opened. */
  links: {
    damaged: 'This link is damaged; copy all of it again.',
    newer: 'This link was made by a later version; reload the page to have that.',
    long: 'This link is longer than links can be.',
  },
  /** What is shown while the program is loading, and if it cannot be. */
  loading: {
    waiting: 'Loading …',
    failed: 'Not everything could be loaded.',
    /** Why no try will help. */
    old: 'This browser is too old for Gridmate. A newer version of it, or another browser, will do.',
    again: 'Try again',
  },
};
