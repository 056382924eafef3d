// @ts-check
// The sentences of the Script panel. What is wrong with a token comes from the rules, as a sentence of its own.
import { colorName, counted, number } from './parts.js';

export const script = {
  title: 'Script',
  /** What the tokens do; what stands between backquotes is a token. */
  about:
    '`e2e4` moves, `xe4` removes, `e8=♕` puts a piece there. The board follows as you write, and what you do on the board is written here.',
  example: 'e2e4, e7e5, g1f3',
  tokens: 'Tokens',
  /**
   * What a chip stands for; its name begins with what is seen on it.
   * @param {string[]} tokens @param {import('../../panels/script/steps.js').Look} look @param {import('../../document/document.js').Entry} entry
   */
  chip(tokens, look, { number: move, turn, text }) {
    const name = tokens.join(' ');
    if (look === 'idle mild') return `${name}: no effect`;
    if (look.startsWith('idle')) return `${name}: ignored`;
    if (look === 'note') return `${name}: changes nothing`;
    const remark = look.endsWith('odd') ? ', with a remark' : '';
    if (look.startsWith('free')) return `${name}: edit of the board${remark}`;
    const player = `${move}, ${colorName(turn)}`;
    return (tokens.length > 1 ? `${name} ${text}: ${player}` : `${name}: ${player} ${text}`) + remark;
  },
  /** What a remark is, by its look. */
  kinds: { error: 'Error', idle: 'No effect', odd: 'Odd', info: 'Note' },
  /** @param {number} count of steps before those that are shown */
  before: (count) => `${number(count)} before`,
  /** @param {number} count of steps behind those that are shown */
  after: (count) => `and ${number(count)} more`,
  remarks: 'Remarks',
  select: 'Show it in the script',
  follow: 'The board follows the caret',
  sheet: 'Strict: the rules of the spreadsheet formula',
  sheetAbout:
    'The spreadsheet separates tokens only by commas and spaces, looks for squares anywhere in a token, and lets an empty square move, which empties the square it goes to.',
  copy: 'Copy',
  copySheet: 'Copy for the spreadsheet',
  copySheetAbout: 'Only what changes the board, written so that the spreadsheet runs it unchanged',
  copyFormula: 'Copy as formula',
  copyFormulaAbout: 'The whole formula with this script in it. Paste it into an empty cell of Google Sheets: it fills 8 × 8 cells with the board. The spreadsheet has to be set to English (File, Settings, Locale), and a cell holds 50,000 characters.',
  /** How many moves and edits there are. @param {import('../../document/document.js').Entry[]} line */
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
  more: (count) => `and ${number(count)} more`,
  /** @param {number} count @param {string} first */
  told: (count, first) => `${counted(count, 'remark', 'remarks')}. First: ${first}`,
  clean: 'No remarks.',
  /** What fixing everything did. @param {number} rewritten @param {number} removed @param {number} separators */
  fixed(rewritten, removed, separators) {
    const parts = [];
    if (rewritten > 0) parts.push(counted(rewritten, 'token rewritten', 'tokens rewritten'));
    if (removed > 0) parts.push(`${number(removed)} removed`);
    if (separators > 0) parts.push(counted(separators, 'separator replaced', 'separators replaced'));
    return `${counted(rewritten + removed + separators, 'fix', 'fixes')} made: ${parts.join(', ')}.`;
  },
  fixAll: 'Fix all',
  take: 'Turn it into a script',
  /** @param {string} fen */
  start: (fen) => `Starts from ${fen}`,
};
