// English of the script.

import type { ShownMove } from '#doors/document.js';
import type { TokenLook } from '../arguments';
import { counted, SIDES } from './chess';
import { written } from '../notation';

const played = (move: ShownMove | null): string =>
  move ? `${move.number}, ${SIDES[move.color]} ${written(move.san)}` : 'a move';

export const script = {
  /** What fixing everything did. */
  fixed: (rewritten: number, removed: number, separators: number) => {
    const parts = [
      rewritten > 0 && `${counted(rewritten, 'token', 'tokens')} rewritten`,
      removed > 0 && `${removed} left out`,
      separators > 0 && `${counted(separators, 'separator', 'separators')} replaced`,
    ].filter(Boolean);
    return parts.length > 0 ? `Done: ${parts.join(', ')}.` : 'There is nothing to fix.';
  },
  told: (count: number, first: string) => `${counted(count, 'remark', 'remarks')}. First: ${first}`,
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
  /** What stands in the empty box. */
  placeholder: 'e2e4, e7e5, g1f3',
  /** What the box is for. */
  about: 'The board follows as you write, and what you do on the board is written here.',
  count: (tokens: number, remarks: number) =>
    `${counted(tokens, 'token', 'tokens')} · ${counted(remarks, 'remark', 'remarks')}`,
  tokens: 'Tokens',
  /** What a chip stands for: its name begins with what is seen on it. */
  token: (text: string, look: TokenLook, move: ShownMove | null) => {
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
  /** How many tokens stand before and behind those that are shown. */
  before: (count: number) => `${count} before`,
  after: (count: number) => `and ${count} more`,
  /** What the looks of the chips mean. */
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
  /** What a press on a remark does. */
  select: 'Show it in the script',
  fix: (fix: string) => (fix.trim() === '' ? 'Remove' : `Use ${/\w/.test(fix) ? fix.slice(0, 24) : `"${fix}"`}`),
  fixAll: 'Fix all',
  more: (count: number) => `and ${count} more`,
  /** Where nothing can be said about the script. */
  unchecked:
    'The part that looks for mistakes could not load. Your script is safe and works; reload the page to try again.',
  isGame: 'These are the moves of a game, as chess players write them.',
  readGame: 'Read it as a game',
  sheet: 'Read it exactly as the spreadsheet does',
  sheetAbout:
    'The spreadsheet separates tokens only by commas and spaces, looks for squares anywhere in a token, and lets an empty square move, which empties the square it goes to.',
  spreadsheet: 'The same board in a spreadsheet',
  spreadsheetAbout: 'Paste the script into the chess spreadsheet, or the formula into an empty cell of Google Sheets.',
  /** A menu of its forms. */
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
