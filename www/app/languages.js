// @ts-check
// The other languages, and the letters that moves are written with, offered at the foot of the page. The choice is
// remembered. The page is loaded anew for it: the document is kept anyway, and the panel and the keyboard come back.
import { action, h, need } from '../ui/dom.js';
import * as tabs from '../ui/tabs.js';
import { language, letters, translated, written } from '../i18n/words.js';
import * as english from '../i18n/en/moves.js';

/** Where the page remembers what was open, for as long as it takes to load it anew. */
const PLACE_KEY = 'gridmate.place';

/** @param {'language' | 'letters'} choice @param {string} chosen */
function change(choice, chosen) {
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify([choice, tabs.shown()]));
    localStorage.setItem(`gridmate.${choice}`, chosen);
    location.reload();
  } catch {
    // Without room for the choice, the browser's own setting decides.
  }
}

/** What was open before the page was loaded anew. @returns {[choice: string, panel: string] | undefined} */
function takePlace() {
  try {
    const place = JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? 'null');
    sessionStorage.removeItem(PLACE_KEY);
    return Array.isArray(place) ? /** @type {[string, string]} */ (place.map(String)) : undefined;
  } catch {
    // A browser that blocks storage throws; what is no JSON is not from here.
    return undefined;
  }
}

export async function start() {
  const place = takePlace();
  const { letters: words } = await translated('moves', english);
  const all = globalThis.gridmateLanguages;
  const others = Object.entries(all).filter(([tag]) => tag !== language);
  const languages = others.map(([tag, [name]]) => action(name, () => change('language', tag), { class: 'quiet', lang: tag }));
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  const samples = [...Object.keys(all), 'figurines'].map((name) => {
    const isChosen = name === letters;
    const sample = written('Nf3', name);
    const label = `${sample}, ${name === 'figurines' ? words.figurines : words.of(nameOf.of(name) ?? name)}`;
    return action(sample, () => isChosen || change('letters', name), { class: 'quiet', 'aria-label': label, 'aria-pressed': String(isChosen) });
  });
  const choice = h('div', { id: 'letters', role: 'group', 'aria-labelledby': 'letters-title' }, h('span', { id: 'letters-title' }, words.title), ...samples);
  need('languages', HTMLElement).append(...languages, choice);
  if (!place) return;
  const [chosen, panel] = place;
  await tabs.show(panel);
  (chosen === 'letters' ? samples.find(({ ariaPressed }) => ariaPressed === 'true') : languages[0])?.focus();
}
