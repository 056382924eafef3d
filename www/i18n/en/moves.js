// @ts-check
// The sentences of what the list of moves shows besides them.
import { counted } from './parts.js';

export const letters = {
  title: 'Moves as',
  /** @param {string} name of a language */
  of: (name) => `${name} letters`,
  figurines: 'figurines',
};

export const moves = {
  /** @param {string} steps */
  branch: (steps) => `or ${steps}`,
  /** @param {string} steps @param {number} count */
  branchLabel: (steps, count) => `or ${steps}, another line of ${counted(count, 'step', 'steps')}`,
  /** @param {number} count */
  whole: (count) => `Show all ${count} steps`,
};

export const note = {
  title: 'This move',
  marks: 'Marks',
  /** By the numbers that PGN gives them. */
  names: ['', 'good move', 'mistake', 'brilliant move', 'blunder', 'interesting move', 'dubious move'],
  comment: 'Comment',
  ask: 'What is to be said about this move?',
  promote: 'Promote the variation',
  makeMain: 'Make this the main line',
  remove: 'Delete from here',
  /** @param {string} move */
  removed: (move) => `Removed ${move}; Undo brings it back.`,
};
