// @ts-check
// The sentences of the Script panel. What is wrong with a token comes from the rules, as a sentence of its own.
import { counted } from './parts.js';

export const script = {
  title: 'Script',
  /** What the tokens do; what stands between backquotes is a token. */
  about:
    '`e2e4` moves, `xe4` removes, `e8=♕` puts a piece there. The board follows as you write, and what you do on the board is written here.',
  remarks: 'Remarks',
  sheet: 'Exactly as the spreadsheet',
  copy: 'Copy',
  /** How many moves and edits there are. @param {import('../../document.js').Entry[]} line */
  summary(line) {
    const count = (/** @type {string} */ kind) => line.filter((entry) => entry.kind === kind).length;
    const [legal, free] = [count('legal'), count('free')];
    const parts = [];
    if (legal > 0) parts.push(counted(legal, 'legal move', 'legal moves'));
    if (free > 0) parts.push(counted(free, 'edit of the board', 'edits of the board'));
    return parts.length > 0 ? `${parts.join(', ')}.` : 'No moves yet.';
  },
  /** @param {string} fix */
  fix: (fix) => (fix === '' ? 'Leave it out' : `Use ${/\w/.test(fix) ? fix.slice(0, 24) : `"${fix}"`}`),
  /** @param {number} count */
  more: (count) => `and ${count} more`,
  /** @param {number} count @param {string} first */
  told: (count, first) => `${counted(count, 'remark', 'remarks')}. First: ${first}`,
  clean: 'No remarks.',
  fixAll: 'Fix all',
  take: 'Make it a script',
  /** @param {string} fen */
  start: (fen) => `Starts from ${fen}`,
  undone: 'Undone.',
  redone: 'Done again.',
};
