// @ts-check
// The sentences of what the list of moves shows besides them.
import { counted } from './parts.js';

export const letters = {
  title: 'Moves as',
  names: { en: 'English letters', de: 'German letters', figurines: 'figurines' },
};

export const moves = {
  /** @param {string} steps */
  branch: (steps) => `or ${steps}`,
  /** @param {string} steps @param {number} count */
  branchLabel: (steps, count) => `or ${steps}, another line of ${counted(count, 'step', 'steps')}`,
};
