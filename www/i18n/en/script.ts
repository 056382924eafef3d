// English of the script.

import type { ShownMove } from '#doors/document.js';
import type { ScriptWords } from '../areas/script';
import { counted, SIDES } from './chess';
import { written } from '../notation';

const played = (move: ShownMove | null): string =>
  move ? `${move.number}, ${SIDES[move.color]} ${written(move.san)}` : 'a move';

export const script: ScriptWords = {
  fixed: (rewritten, removed, separators) => {
    const parts = [
      rewritten > 0 && `${counted(rewritten, 'token', 'tokens')} rewritten`,
      removed > 0 && `${removed} left out`,
      separators > 0 && `${counted(separators, 'separator', 'separators')} replaced`,
    ].filter(Boolean);
    return parts.length > 0 ? `Done: ${parts.join(', ')}.` : 'There is nothing to fix.';
  },
  told: (count, first) => `${counted(count, 'remark', 'remarks')}. First: ${first}`,
  clean: 'No remarks.',
  copied: {
    sheet: 'The script is in the clipboard, written so that the spreadsheet runs it.',
    formula: 'The formula is in the clipboard. Paste it into an empty cell: it fills 8 by 8 cells with the board.',
    unicode: 'The board is in the clipboard, with chess signs.',
    letters: 'The board is in the clipboard, with letters.',
    boxed: 'The board is in the clipboard, as a grid.',
  },
  notCopied: 'This browser does not let a page copy. The text is selected: copy it by hand.',
  name: 'Script',
  box: 'Moves as text',
  placeholder: 'e2e4, e7e5, g1f3',
  about: 'The board follows as you write, and what you do on the board is written here.',
  count: (tokens, remarks) => `${counted(tokens, 'token', 'tokens')} · ${counted(remarks, 'remark', 'remarks')}`,
  tokens: 'Tokens',
  token: (text, look, move) => {
    switch (look) {
      case 'legal':
        return `${text}: ${played(move)}`;
      case 'free':
        return `${text}: changes the board`;
      case 'odd legal':
        return `${text}: ${played(move)}, with a remark`;
      case 'odd free':
        return `${text}: changes the board, with a remark`;
      case 'ignored':
        return `${text}: ignored`;
      case 'no-effect':
        return `${text}: no effect`;
      case 'note':
        return `${text}: changes nothing`;
    }
  },
  before: (count) => `${count} before`,
  after: (count) => `and ${count} more`,
  legend: [
    'filled: a legal move',
    'dashed: changes the board',
    '✕ ignored',
    '– no effect',
    '! odd',
    'framed: shown now',
  ],
  remarks: 'Remarks',
  kinds: { error: 'Error', 'no-effect': 'No effect', odd: 'Odd', info: 'Note' },
  select: 'Show it in the script',
  fix: (fix) => (fix.trim() === '' ? 'Remove' : `Use ${/\w/.test(fix) ? fix.slice(0, 24) : `"${fix}"`}`),
  fixAll: 'Fix all',
  more: (count) => `and ${count} more`,
  unchecked:
    'The part that looks for mistakes could not load. Your script is safe and works; reload the page to try again.',
  isGame: 'These are the moves of a game, as chess players write them.',
  readGame: 'Read it as a game',
  sheet: 'Read it exactly as the spreadsheet does',
  sheetAbout:
    'The spreadsheet separates tokens only by commas and spaces, looks for squares anywhere in a token, and lets an empty square move, which empties the square it goes to.',
  spreadsheet: 'The same board in a spreadsheet',
  spreadsheetAbout: 'Paste the script into the chess spreadsheet, or the formula into an empty cell of Google Sheets.',
  copyBoard: 'Copy the board as text',
  copies: {
    sheet: 'Copy for the spreadsheet',
    formula: 'Copy as formula',
    unicode: 'with chess signs',
    letters: 'with letters',
    boxed: 'as a grid',
  },
  examples: 'Examples',
  example: {
    moves: 'moves a piece; castling is two tokens',
    removes: 'removes a piece; here a pawn is taken in passing',
    puts: 'puts a piece on a square; here a pawn becomes a queen',
    san: 'is how players write a move; the remark has the token for it',
  },
};
