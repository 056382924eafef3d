// @ts-check
// The other languages, offered at the foot of the page. The choice is remembered; the document is kept anyway.
import { action, need } from './dom.js';
import { language } from './words.js';

/** @type {Record<string, string>} each as it calls itself */
const NAMES = { en: 'English', de: 'Deutsch' };

/** @param {string} chosen */
function change(chosen) {
  try {
    localStorage.setItem('gridmate.language', chosen);
    location.reload();
  } catch {
    // Without room for the choice, the browser's own setting decides.
  }
}

export function start() {
  const others = Object.entries(NAMES).filter(([tag]) => tag !== language);
  const buttons = others.map(([tag, name]) => action(name, () => change(tag), { class: 'quiet', lang: tag }));
  need('languages', HTMLElement).append(...buttons);
}
