// @ts-check
// All that the page says stands in `words`: a folder for each language, in it a file for the page and one for each
// panel, so that a panel's sentences come with the panel. Another language than English is a folder more, which early.js
// has begun to load where the reader wants it. What cannot be loaded is said in English.

const root = document.documentElement;
const other = await globalThis.gridmateWords?.catch(() => undefined);

/** The language of the page, as `<html lang>` has it. */
export const language = other ? root.lang : 'en';
root.lang = language;
other?.translate();

/** The letters of king, queen, rook, bishop and knight, besides those of SAN. @type {Record<string, string>} */
const LETTERS = { de: 'KDTLS', figurines: '♔♕♖♗♘' };
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
  return { ...english, ...(await load?.().catch(() => undefined)) };
}

/** The sentences of what is always there. */
export const page = (await other?.files.page().catch(() => undefined)) ?? (await import('./words/en/page.js'));

/** Loads what the rules of chess say in the reader's language; without it they speak English. */
export const loadRules = () => other?.loadRules().catch(() => {});

/** What the rules of chess say, in the reader's language. @param {string} sentence in English */
export const rules = (sentence) => other?.rules(sentence) ?? sentence;

/** Which letters the moves are written with: those of a language, or `figurines`. */
export const letters = globalThis.gridmateLetters || language;

/** A move as the reader writes it; files and scripts keep SAN. @param {string} san */
export const written = (san) => san.replace(/[KQRBN]/g, (letter) => LETTERS[letters]?.['KQRBN'.indexOf(letter)] ?? letter);
