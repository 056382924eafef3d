// English.

import type { ShownEffect, ShownPosition } from '#doors/document.js';
import type { Color, Words } from './words';

const SIDES: Record<Color, string> = { w: 'White', b: 'Black' };
const ROLES: Record<string, string> = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };

const role = (letter: string): string => ROLES[letter.toLowerCase()] ?? letter;
const piece = (letter: string): string => `${letter === letter.toLowerCase() ? 'black' : 'white'} ${role(letter)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENDS: Record<string, string> = {
  stalemate: 'Stalemate: a draw.',
  insufficient: 'Nobody can give mate any more: a draw.',
  fivefold: 'The same position for the fifth time: a draw.',
  seventyfive: 'Seventy-five moves without a capture or a pawn’s move: a draw.',
};

const ended = ({ end, winner }: ShownPosition): string | undefined => {
  if (end === 'checkmate' && winner) return `Checkmate. ${SIDES[winner]} wins.`;
  return end === null ? undefined : (ENDS[end] ?? 'The game is over.');
};

const standing = (position: ShownPosition): string => {
  if (!position.isLegal) return 'Free board: no legal position.';
  const side = SIDES[position.turn];
  return ended(position) ?? (position.check ? `${side} is in check.` : `${side} to move.`);
};

/** What a move did, without how the game stands then. */
const done = ({ from, to, piece: mover, captured, promotion, enPassant, rook }: ShownEffect): string => {
  const name = capital(role(mover));
  if (rook) return `Castles: king to ${to}, rook to ${rook[1]}`;
  const becomes = promotion ? `, becomes a ${role(promotion)}` : '';
  if (!captured) return `${name} to ${to}${becomes}`;
  return `${name}${mover.toLowerCase() === 'p' ? ` from ${from}` : ''} takes ${role(captured)} on ${to}${enPassant ? ' en passant' : ''}${becomes}`;
};

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
