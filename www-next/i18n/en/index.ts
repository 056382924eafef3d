// English.

import type { Words } from '../words';
import { capital, done, ended, piece, role, SIDES, standing } from './chess';

export const en: Words = {
  tag: 'en',
  board: {
    name: 'Board',
    square: (square, letter) => (letter ? `${square}, ${piece(letter)}` : `${square}, empty`),
  },
  standing,
  commands: {
    play: 'Play the move',
    move: 'Move the piece',
    put: 'Put a piece',
    remove: 'Remove the piece',
    write: 'Write the script',
    chooseTurn: 'Choose who moves',
    chooseCastling: 'Choose who may castle',
    undo: 'Undo',
    redo: 'Redo',
    first: 'To the start',
    back: 'Back',
    forward: 'Forward',
    last: 'To the end',
    goTo: 'Go there',
    select: 'Show this move',
    promote: 'Promote the variation',
    makeMain: 'Make this the main line',
    deleteFrom: 'Delete from here',
    comment: 'Comment',
    mark: 'Mark the move',
    draw: 'Draw on the board',
    setTag: 'Set the tag',
    removeTag: 'Remove the tag',
    setResult: 'Set the result',
    end: 'End the game',
    setStart: 'Set where it starts',
    chess960: 'Chess960 start',
    loadScript: 'Load the script',
    open: 'Open',
  },
  refusals: {
    locked: 'Not while this game is being played.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to redo.',
    'at-the-start': 'This is the start.',
    'at-the-end': 'This is the end of the line.',
    'not-there': 'That move is not there any more.',
    'is-main': 'This is the main line.',
  },
  faults: {
    'core-fault':
      'The board had a fault and was started anew. The last change was not made; the game is as it was before it.',
    'program-fault': 'The program had a fault. Your game is kept; reload the page to go on.',
  },
  problem: ({ message }) => message,
  said: {
    move: (effect, position) => {
      const check = position.check && !position.end ? ', check' : '';
      const end = ended(position);
      return `${done(effect)}${check}.${end ? ` ${end}` : ''}`;
    },
    put: (letter, square) => `${capital(piece(letter))} on ${square}.`,
    removed: (square) => `${square} is empty now.`,
    undone: (position) => `Undone. ${standing(position)}`,
    redone: (position) => `Redone. ${standing(position)}`,
    atStart: (position) => `The start. ${standing(position)}`,
    deleted: (move) => `Removed ${move}; Undo brings it back.`,
    chess960: (number) => `Chess960 start ${number}.`,
  },
  hand: {
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
  step: 'Step',
  stepOf: (step, all) => `${step} of ${all}`,
  moves: {
    name: 'Moves',
    mark: (nag) => ['', '!', '?', '!!', '??', '!?', '?!'][nag] ?? ` $${nag}`,
  },
  links: {
    damaged: 'This link is damaged; copy all of it again.',
    newer: 'This link was made by a later version; reload the page to have that.',
    long: 'This link is longer than links can be.',
    older: 'Links of the first version are not read here yet.',
  },
  unkept: 'This browser keeps nothing: what you do is lost when the tab is closed.',
  loading: {
    waiting: 'Loading …',
    failed: 'The board could not be loaded.',
    again: 'Try again',
  },
};
