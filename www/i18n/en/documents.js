// @ts-check
// The sentences of saved documents, and of what is wrong with keeping them.
import { counted } from './parts.js';

export const documents = {
  about: 'The game on the board is saved by itself in this browser. Here you can save games under a name.',
  name: 'Name',
  /** @param {string} day */
  suggested: (day) => `Game of ${day}`,
  save: 'Save',
  none: 'Nothing is saved yet.',
  list: 'Saved games',
  /** @param {number} moves @param {string} day */
  detail: (moves, day) => `${counted(moves, 'step', 'steps')} · ${day}`,
  openIt: 'Open',
  rename: 'Rename',
  remove: 'Delete',
  /** What a button of a document is called. @param {string} work @param {string} name */
  of: (work, name) => `${work}: ${name}`,
  undo: 'Undo',
  /** @param {string} name */
  saved: (name) => `“${name}” is saved.`,
  /** @param {string} name */
  opened: (name) => `“${name}” is on the board. The game before can be brought back.`,
  /** @param {string} name */
  removed: (name) => `“${name}” is deleted.`,
  /** @param {string} name */
  back: (name) => `“${name}” is back.`,
  export: 'Save all as a file',
  import: 'Add from a file …',
  fileName: 'gridmate',
  /** @param {number} count */
  added: (count) => `${counted(count, 'game', 'games')} added.`,
  noFile: 'This is not a file of saved games from Gridmate, or it is too large.',
  laterFile: 'This file is from a later version of Gridmate, which this one cannot read. Nothing was added.',
  noRoom: 'The browser has no more room for saved games. Delete some, or save them as a file.',
  trouble: 'Saving the game',
  full: 'The browser has no more room to save this game. It stays only while this page is open: save it as a file, or delete saved games.',
  denied: 'The browser saves nothing for this page: cookies or storage are blocked. The game stays only while this page is open: save it as a file.',
  later: 'What is saved in this browser is from a later version of Gridmate, which this one cannot read. Nothing of it is changed; this game stays only while this page is open: reload the page, or save the game as a file.',
  newer: 'A newer version of Gridmate is open in another tab. Reload this page to use it. Until then nothing is saved here.',
  slow: 'The browser has not opened what is saved here yet: another tab with Gridmate may be in the way. Close it, or wait. Until then this game stays only while this page is open.',
  deleted: 'What Gridmate saved in this browser has been deleted while this page was open. This game stays only while the page is open: save it as a file, or reload the page to begin anew.',
  broken: 'The browser cannot open or write what is saved here. This game stays only while this page is open: save it as a file.',
  aside: 'Something saved here cannot be read: it is damaged or from a later version of Gridmate. It is put aside unchanged, and can be saved as a file.',
  error: 'Something in Gridmate has failed. The game is still here: go on, or reload the page if something no longer works.',
  over: 'What is open here is saved again.',
  rescued: 'The game played without help is among the saved games.',
  downloadThis: 'Save as a file',
  open: 'Saved games',
  /** @param {number} count */
  more: (count) => `Show more (${count})`,
  reload: 'Reload the page',
  dismiss: 'Close',
};
