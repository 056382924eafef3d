// @ts-check
// Reads and writes files of saved games away from the page's own thread, however many they have.
import { serve } from '../../engine/serve.js';
import * as files from '../../document/files.js';
import * as saved from '../../document/saved.js';
import { troubleOf } from '../../document/trouble.js';

/** @typedef {{ added: number } | { file: Blob } | { refusal: 'later' | 'none' } | { trouble: import('../../document/trouble.js').Trouble }} Done */

/** @param {Blob | undefined} file @returns {Promise<Done>} */
async function work(file) {
  if (!file) return { file: files.fileOf((await saved.newest(Infinity)).games) };
  const games = await files.open(file);
  if (typeof games === 'string') return { refusal: games };
  await saved.add(games);
  return { added: games.length };
}

const handlers = {
  /** Adds the games of a file; or makes one of all that are saved, if there is none. @param {Blob | undefined} file @returns {Promise<Done>} */
  work: (file) => work(file).catch((error) => ({ trouble: troubleOf(error) })),
};

/** @typedef {typeof handlers} Handlers */
void serve(handlers);
