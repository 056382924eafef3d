// @ts-check
// What a position is worth, term by term: a bar for each side.
import { h, make, setText } from '../../ui/dom.js';
import { explainer } from './client.js';

/** @typedef {import('../../labs/labs.js').Explanation} Explanation */
/** @typedef {import('../../labs/labs.js').TermShare} Share */
/** @typedef {typeof import('../../i18n/en/think.js').think} Words */

/** What all else is small beside has a scale of its own. */
const LARGE = 'material';

/** @param {Words} words */
export function terms(words) {
  const total = h('p', { class: 'total-of', id: 'think-total' });
  const body = h('tbody');
  const heads = h('tr', {}, ...words.barHeads.map((name, at) => h('th', { scope: 'col', class: at ? 'number' : undefined }, name)));
  const table = h('table', { class: 'bars', id: 'think-bars', 'aria-labelledby': 'think-worth-title' }, h('thead', {}, heads), body);
  const element = h(
    'section',
    { class: 'card', 'aria-labelledby': 'think-worth-title' },
    h('h2', { id: 'think-worth-title' }, words.worthTitle),
    h('p', { class: 'about' }, words.worthAbout),
    total,
    table,
  );
  let wanted = '';

  /** A bar from zero to a value, on a scale from `low` to `high`. @param {number} value @param {number} low @param {number} high @param {string} side */
  function bar(value, low, high, side) {
    const made = make('span', `share ${side}`);
    const spread = high - low || 1;
    made.style.setProperty('--from', `${((Math.min(0, value) - low) / spread) * 100}%`);
    made.style.setProperty('--long', `${(Math.abs(value) / spread) * 100}%`);
    return made;
  }

  /** @param {Explanation} told */
  function render(told) {
    setText(total, words.worthTotal(told));
    const values = told.terms.filter(({ name }) => name !== LARGE).flatMap(({ white, black }) => [white.tapered, black.tapered]);
    const small = [Math.min(0, ...values), Math.max(0, ...values)];
    body.replaceChildren(...told.terms.map(({ name, white, black }) => {
      const [w, b] = [white.tapered, black.tapered];
      const [low = 0, high = 0] = name === LARGE ? [Math.min(0, w, b), Math.max(0, w, b)] : small;
      const zero = `${(-low / (high - low || 1)) * 100}%`;
      const bars = h('span', { class: 'both', 'aria-hidden': 'true' }, bar(w, low, high, 'w'), bar(b, low, high, 'b'));
      bars.style.setProperty('--zero', zero);
      return h(
        'tr',
        {},
        h('th', { scope: 'row' }, h('span', { class: 'of' }, h('span', {}, words.term(name)), bars)),
        ...[w, b, w - b].map((value) => h('td', { class: 'number' }, words.pawns(value))),
      );
    }));
    table.hidden = false;
  }

  return {
    element,
    /** @param {string | undefined} fen nothing where there is no legal position */
    async show(fen) {
      wanted = fen ?? '';
      if (!fen) {
        table.hidden = true;
        setText(total, '');
        return;
      }
      try {
        const told = await explainer.request('explain', { fen });
        if (wanted === fen) render(told);
      } catch (error) {
        console.error(error);
        if (wanted === fen) setText(total, words.noWorth);
      }
    },
  };
}
