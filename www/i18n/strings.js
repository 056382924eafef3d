// @ts-check
// The sentences of what is always there, in the reader's language. Each panel brings its own: see i18n/words.js.
import { page } from './words.js';

export const { board, copy, failure, moves, shell, speech, status } = page;
