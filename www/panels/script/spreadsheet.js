// @ts-check
// The script for Google Sheets: as text, and as the whole formula. Both are written by a module that comes when it is first
// wanted.
import * as game from '../../document.js';
import { tell } from '../../play.js';

/** @type {Promise<typeof import('../../files/files.js')> | undefined} */
let loading;

async function load() {
  const files = await import('../../files/files.js');
  await files.default();
  return files;
}

/** @param {(files: typeof import('../../files/files.js'), start: string, text: string, sheet: boolean) => string} write */
async function written(write) {
  loading ??= load();
  try {
    const files = await loading;
    const { start, text, sheet } = game.keep();
    return write(files, start, text, sheet);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) {
      // It is asked for again the next time.
      loading = undefined;
      throw error;
    }
    tell(game.sentence(error));
    return undefined;
  }
}

/** The script as the spreadsheet runs it, from its own start to the same board. */
export const script = () => written((files, start, text, sheet) => files.sheetScript(start, text, sheet));

/** The formula of the spreadsheet with the script in it; nothing, where it would not fit into a cell, which is then said. */
export const formula = () => written((files, start, text, sheet) => files.sheetFormula(start, text, sheet));
