// @ts-check
// Moves as sets: built by hand, or asked for in SQL. What they say is shown on the board while the panel is open.
import init from '../../labs/labs.js';
import { loadStyle } from '../../ui/dom.js';
import * as overlay from '../../board/overlay.js';
import * as tabs from '../../ui/tabs.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/sets.js';
import { builder } from './build.js';
import { sqlConsole } from './console.js';
import { EXAMPLES } from './examples.js';

/**
 * What the panel shall show: a formula as `gridmate sets` reads it, or a query that is put into the console and run, which
 * may be the example of that name about paths.
 * @typedef {{ formula: string } | { sql: string } | { example: string }} SetRequest
 */

/** @type {(panel: { show: (request: SetRequest) => void }) => void} */
let started = () => {};
/** The panel, once it is there. @type {Promise<{ show: (request: SetRequest) => void }>} */
const panel = new Promise((resolve) => {
  started = resolve;
});

/**
 * Shows the panel with a set or a query.
 *
 * `{ formula: 'rook from d4' }` puts the chips of the formula in the place of those that are there, and
 * `{ sql: 'select * from pieces' }` runs a query.
 * @param {SetRequest} request
 */
export async function open(request) {
  await tabs.show('sets');
  (await panel).show(request);
}

/** @param {HTMLElement} place */
export async function start(place) {
  const [words] = await Promise.all([translated('sets', english), init(), loadStyle(new URL('../../styles/sets.css', import.meta.url))]);
  const sql = sqlConsole(words.sql);
  /** @param {string} query */
  const ask = (query) => {
    sql.ask(query);
    sql.element.scrollIntoView({ block: 'nearest' });
  };
  const sets = builder(words.sets, ask);
  place.append(sets.element, sql.element);
  const follow = () => {
    const isShown = tabs.shown() === 'sets';
    sets.show(isShown);
    if (!isShown) overlay.show();
  };
  tabs.onShow(follow);
  follow();
  started({
    show(request) {
      if ('sql' in request) ask(request.sql);
      else if ('example' in request) ask(EXAMPLES.paths[request.example] ?? '');
      else sets.open(request.formula);
    },
  });
}
