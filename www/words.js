// @ts-check
// All that the page says stands in `words`: a folder for each language, in it a file for the page and one for each
// panel, so that a panel's sentences come with the panel. English is always there; another language is a folder more.

/** The language of the page, as `<html lang>` has it. */
export const language = 'en';

/**
 * The sentences of one file of `words`, in the reader's language.
 * @template T
 * @param {string} _file without its ending
 * @param {T} english
 * @returns {Promise<T>}
 */
export async function translated(_file, english) {
  return english;
}
