// @ts-check
// The other languages, and the letters that moves are written with, offered at the foot of the page. The choice is
// remembered. The page is loaded anew for it: the document is kept anyway, and the panel and the keyboard come back.
import * as drawer from './drawer.js';
import { action, h, need } from './dom.js';
import * as tabs from './tabs.js';
import { language, letters, translated } from './words.js';
import * as english from './words/en/moves.js';

/** @type {Record<string, string>} each as it calls itself */
const NAMES = { en: 'English', de: 'Deutsch' };
/** A knight's move, in the letters that there are. @type {Record<string, string>} */
const SAMPLES = { en: 'Nf3', de: 'Sf3', figurines: '♘f3' };
/** Where the page remembers what was open, for as long as it takes to load it anew. */
const PLACE_KEY = 'gridmate.place';

/** @param {'language' | 'letters'} choice @param {string} chosen */
function change(choice, chosen) {
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify([choice, tabs.shown(), drawer.shown()]));
    localStorage.setItem(`gridmate.${choice}`, chosen);
    location.reload();
  } catch {
    // Without room for the choice, the browser's own setting decides.
  }
}

/** What was open before the page was loaded anew. @returns {[choice: string, panel: string, sheet: string] | undefined} */
function takePlace() {
  try {
    const place = JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? 'null');
    sessionStorage.removeItem(PLACE_KEY);
    return Array.isArray(place) ? /** @type {[string, string, string]} */ (place.map(String)) : undefined;
  } catch {
    return undefined;
  }
}

export async function start() {
  const place = takePlace();
  const { letters: words } = await translated('moves', english);
  const others = Object.entries(NAMES).filter(([tag]) => tag !== language);
  const languages = others.map(([tag, name]) => action(name, () => change('language', tag), { class: 'quiet', lang: tag }));
  const samples = Object.entries(SAMPLES).map(([name, sample]) => {
    const isChosen = name === letters;
    const label = `${sample}, ${words.names[/** @type {keyof typeof words.names} */ (name)]}`;
    return action(sample, () => isChosen || change('letters', name), { class: 'quiet', 'aria-label': label, 'aria-pressed': String(isChosen) });
  });
  const choice = h('div', { id: 'letters', role: 'group', 'aria-labelledby': 'letters-title' }, h('span', { id: 'letters-title' }, words.title), ...samples);
  need('languages', HTMLElement).append(...languages, choice);
  if (!place) return;
  const [chosen, panel, sheet] = place;
  await Promise.all([tabs.show(panel), drawer.open(sheet)]);
  (chosen === 'letters' ? samples.find(({ ariaPressed }) => ariaPressed === 'true') : languages[0])?.focus();
}
