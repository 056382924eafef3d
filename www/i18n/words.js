// @ts-check
// All that the page says stands in `i18n`: a folder for each language, in it a file for the page and one for each
// panel, so that a panel's sentences come with the panel. Another language is a folder more, and a line in the list of
// early.js, which has begun to load it where the reader wants it. What cannot be loaded is said in English.
import * as english from './en/page.js';

export { written } from './spoken.js';

const root = document.documentElement;
/** What cannot be loaded is said in English. @param {unknown} error */
const logged = (error) => void console.error(error);
const other = await globalThis.gridmateWords?.catch(logged);

/** The language of the page, as `<html lang>` has it. */
export const language = other ? root.lang : 'en';
root.lang = language;
other?.translate();

root.classList.remove('foreign');

/**
 * The sentences of one file of `words`, in the reader's language.
 * @template T
 * @param {string} file without its ending
 * @param {T} english
 * @returns {Promise<T>}
 */
export async function translated(file, english) {
  const load = /** @type {Record<string, () => Promise<object>> | undefined} */ (other?.files)?.[file];
  return { ...english, ...(await load?.().catch(logged)) };
}

/** The sentences of what is always there. */
export const page = (await other?.files.page().catch(logged)) ?? english;

/** What the language makes of a diagnostic, once its sentences are there. @type {((diagnostic: import('./sentences.js').Diagnostic) => string | undefined) | undefined} */
let sentenceOf;

/** Loads what the rules of chess say in the reader's language; without it they speak English. */
export async function loadRules() {
  const loaded = await other?.loadRules().catch(logged);
  if (loaded) sentenceOf = loaded.sentence;
}

/** What the rules of chess say, in the reader's language. @param {Partial<import('./sentences.js').Diagnostic> & { message: string }} problem */
export const rules = (problem) => ('args' in problem && sentenceOf?.(/** @type {import('./sentences.js').Diagnostic} */ (problem))) || problem.message;

/** Which letters the moves are written with: those of a language, or `figurines`. */
export const letters = globalThis.gridmateLetters || language;
