// @ts-check
// The script for Google Sheets: as text, and as the whole formula. Both are written by a module that comes when it is first
// wanted.
import * as game from '../../document/document.js';
import { content } from '../../document/state.js';
import { answer } from '../../ui/module.js';
import { tell } from '../../board/hand.js';
import { loadFiles } from '../../engine/starts.js';

/** @param {(files: Awaited<ReturnType<typeof loadFiles>>, bytes: Uint8Array) => string} write */
async function written(write) {
  const files = await loadFiles();
  try {
    return answer(files, () => write(files, content().bytes()));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    tell(game.sentence(error));
    return undefined;
  }
}

/** The script as the spreadsheet runs it, from its own start to the same board. */
export const script = () => written((files, bytes) => files.sheetScript(bytes));

/** The formula of the spreadsheet with the script in it; nothing, where it would not fit into a cell, which is then said. */
export const formula = () => written((files, bytes) => files.sheetFormula(bytes));
