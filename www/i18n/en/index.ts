// English.

import type { Words } from '../words';
import { asSentence } from '../notation';
import { board } from './board';
import { capital, done, ended, piece, role, SIDES, standing } from './chess';
import { engine } from './engine';
import { shell } from './shell';

const CLAIMABLE = 'A draw can be claimed.';

const standingWhy: Words['standing'] = (position) => standing(position, position.reasons[0]?.message);

export const en: Words = {
  tag: 'en',
  direction: 'ltr',
  letters: 'KQRBN',
  shell,
  board,
  standing: standingWhy,
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
  problem: ({ message }) => asSentence(message),
  said: {
    move: (effect, position, san) => {
      const check = position.check && !position.end ? ', check' : '';
      const end = ended(position);
      const more = end ?? (position.claims.length > 0 ? CLAIMABLE : undefined);
      return `${san ?? `${done(effect)}${check}`}.${more ? ` ${more}` : ''}`;
    },
    put: (letter, square) => `${capital(piece(letter))} on ${square}.`,
    removed: (square) => `${square} is empty now.`,
    undone: (position) => `Undone. ${standingWhy(position)}`,
    redone: (position) => `Redone. ${standingWhy(position)}`,
    atStart: (position) => `The start. ${standingWhy(position)}`,
    deleted: (move) => `Removed ${move}; Undo brings it back.`,
    chess960: (number) => `Chess960 start ${number}.`,
    claimable: CLAIMABLE,
  },
  input: {
    empty: (square) => `${square} is empty.`,
    picked: (letter, square, targets) => {
      const moves = targets.length === 1 ? '1 move' : `${targets.length} moves`;
      return `${capital(piece(letter))} on ${square} picked up. ${moves}${targets.length > 0 ? `: ${targets.join(', ')}` : ''}.`;
    },
    stuck: (letter, square) => `The ${piece(letter)} on ${square} has no legal move.`,
    notYours: (letter, turn) => `That is a ${piece(letter)}, and ${SIDES[turn]} is to move.`,
    putBack: (letter, square) => `${capital(piece(letter))} back on ${square}.`,
    promotes: 'What does the pawn become?',
    role: (letter) => capital(role(letter)),
  },
  flip: 'Turn the board',
  tools: 'Board tools',
  step: 'Step',
  stepOf: (step, all) => `${step} of ${all}`,
  engine,
  links: {
    damaged: 'This link is damaged; copy all of it again.',
    newer: 'This link was made by a later version; reload the page to have that.',
    long: 'This link is longer than links can be.',
  },
  loading: {
    waiting: 'Loading …',
    failed: 'Not everything could be loaded.',
    old: 'This browser is too old for Gridmate. A newer version of it, or another browser, will do.',
    again: 'Try again',
  },
};
