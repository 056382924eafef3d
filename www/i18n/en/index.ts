// English.

import { engine } from './engine';
import { shell } from './shell';
import { lineEnds, spoken } from './spoken';

export const en = {
  ...spoken,
  shell,
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
    ...lineEnds,
    locked: 'Not while this game is being played: finish it or leave it.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to redo.',
    'nothing-to-play': 'There are no moves to play yet.',
    'nothing-drawn': 'Nothing is drawn on the board.',
    'nothing-before': 'There is no game before this one.',
    'not-there': 'That move is not there any more.',
    'is-main': 'This is the main line.',
    'not-begun': 'The game has not begun; press Play first.',
    'only-shown': 'This position is only shown. Go back to the game to play on.',
    watching: 'This is a game of the match; My board brings back your own.',
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
