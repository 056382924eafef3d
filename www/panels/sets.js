// @ts-check
// Moves as sets: built by hand, or asked for in SQL. What they say is shown on the board while the panel is open.
import init from '../labs/labs.js';
import { loadStyle } from '../dom.js';
import * as overlay from '../overlay.js';
import * as tabs from '../tabs.js';
import { translated } from '../words.js';
import * as english from '../words/en/sets.js';
import { builder } from './sets/build.js';
import { sqlConsole } from './sets/sql.js';

/** @param {HTMLElement} place */
export async function start(place) {
  const [words] = await Promise.all([translated('sets', english), init(), loadStyle(new URL('../styles/sets.css', import.meta.url))]);
  const sql = sqlConsole(words.sql);
  const sets = builder(words.sets, (query) => {
    sql.ask(query);
    sql.element.scrollIntoView({ block: 'nearest' });
  });
  place.append(sets.element, sql.element);
  const follow = () => {
    const isShown = tabs.shown() === 'sets';
    sets.show(isShown);
    if (!isShown) overlay.show();
  };
  tabs.onShow(follow);
  follow();
}
