// @ts-check
import { language } from './words.js';

/** A day as people name it. @param {number} date */
export const dayOf = (date) => new Date(date).toLocaleDateString(language, { day: 'numeric', month: 'short' });
