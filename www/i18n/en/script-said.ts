// English of what is said about the script over the board.

import type { ScriptSaid } from '../areas/script';
import { counted } from './chess';

export const said: ScriptSaid = {
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
    script: 'The script is in the clipboard.',
    sheet: 'The script is in the clipboard, written so that the spreadsheet runs it.',
    formula: 'The formula is in the clipboard. Paste it into an empty cell: it fills 8 by 8 cells with the board.',
    unicode: 'The board is in the clipboard, with chess signs.',
    letters: 'The board is in the clipboard, with letters.',
    boxed: 'The board is in the clipboard, as a grid.',
  },
  notCopied: 'This browser does not let a page copy. The text is selected: copy it by hand.',
};
