// What English says of saved games and other documents.

import type { KeptWords } from '../areas/kept';
import { kept as early } from './kept';

export const kept: KeptWords = {
  ...early,
  faults: {
    gone: 'That game is not there any more.',
    unread: 'That game cannot be read: it is damaged, or from a later version. It is put aside as it is.',
    elsewhere: 'That game is open in another tab.',
  },
  saved: (name) => `“${name}” is saved.`,
  opened: (name) => `“${name}” is on the board. Undo brings back the game before.`,
  renamed: (name) => `The game is called “${name}” now.`,
  removed: (name) => `“${name}” is deleted.`,
  restored: (name) => `“${name}” is back.`,
  broughtBack: 'The game is back on the board.',
  unnamed: (date) => `Game of ${date.toLocaleDateString('en', { dateStyle: 'long' })}`,
};
