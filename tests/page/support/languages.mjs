// The languages of the page, found by their folders, and their words as the page loads them.
import { readdir } from 'node:fs/promises';

const folder = new URL('../../../www/i18n/', import.meta.url);

/** Each language of the page: `en` and the folders beside it. */
export const LANGUAGES = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();

/** Those that take the place of English. */
export const OTHER_LANGUAGES = LANGUAGES.filter((name) => name !== 'en');

/** A file of words. @param {string} language @param {string} file @returns {Promise<any>} */
export const words = (language, file) => import(new URL(`${language}/${file}.js`, folder).href);
