// @ts-check
// What there is to say about the script, and what puts it right: asked of the module `files`, which follows the script.
// Whoever uses it waits for `load` first.
import { answer } from '../ui/module.js';
import * as files from '../files/files.js';
import { rules } from '../i18n/words.js';
import { write } from './commands.js';
import { startText } from './start.js';
import { current } from './store.js';

/** @type {files.ScriptCheck | undefined} */
let script;
/** The start and the way to read that it has. */
let origin = '';

/** Loads the module, once. */
export const load = () => files.default();

/** Asks about the script as it is now. @template T @param {(script: files.ScriptCheck) => T} question */
const ask = (question) =>
  answer(files, () => {
    try {
      return question(follow());
    } catch (error) {
      // What a module holds that has trapped is gone with it.
      script = undefined;
      throw error;
    }
  });

function follow() {
  const { start, isChess960, sheet, text } = current();
  const place = startText(start, isChess960);
  const now = `${place} ${sheet}`;
  if (!script || now !== origin) {
    script?.free();
    script = new files.ScriptCheck(place, sheet);
    origin = now;
  }
  script.follow(text);
  return script;
}

/**
 * So many of the remarks about the script, how many there are, and whether it is plainly the moves of a game.
 * @param {number} most
 */
export const readRemarks = (most) =>
  ask((script) => ({
    count: script.count,
    remarks: script.remarks(most).map((remark) => ({ ...remark, message: rules(remark) })),
    isGame: script.isMovetext,
  }));

/** Puts the fix of a token in its place. @param {number} token */
export const fix = (token) => write(ask((script) => script.fixed(token)));

/** Puts everything right, if that may be. Answers how many tokens are written otherwise, how many are left out, how many separators are others. */
export function fixAll() {
  const [text, ...counts] = ask((script) => script.allFixed());
  return write(text) ? counts : undefined;
}
