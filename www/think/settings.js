// @ts-check
// How the panel searches: the method and the depth, as radio buttons.
import { h, setText } from '../dom.js';

/** @typedef {import('./tree.js').Method} Method */
/** @typedef {typeof import('../words/en/think.js').think} Words */

const METHODS = /** @type {Method[]} */ (['minimax', 'negamax', 'alphabeta']);
/** The most half-moves ahead: alpha-beta looks at so few positions that it goes one further. */
const DEEPEST = { minimax: 4, negamax: 4, alphabeta: 5 };
const DEPTHS = [1, 2, 3, 4, 5];

/** @param {string} name @param {string} legend @param {(string | number)[]} values @param {Record<string, string>} texts @param {() => void} change */
function choice(name, legend, values, texts, change) {
  const options = values.map((value) => {
    const input = h('input', { type: 'radio', name, value: String(value), onchange: change });
    return { input, label: h('label', {}, input, h('span', {}, texts[value] ?? String(value))) };
  });
  const title = h('span', { class: 'setting-name', id: `${name}-name` }, legend);
  const group = h('div', { class: 'choice', role: 'radiogroup', 'aria-labelledby': title.id, id: name }, ...options.map(({ label }) => label));
  return { options, element: h('div', { class: 'setting' }, title, group), value: () => options.find(({ input }) => input.checked)?.input.value ?? '' };
}

/**
 * @param {Words} words
 * @param {{ onMethod: () => void, onDepth: () => void }} acts what is done when one is chosen
 */
export function settings(words, { onMethod, onDepth }) {
  const methods = choice('think-method', words.method, METHODS, words.methods, () => {
    choose({});
    onMethod();
  });
  const depths = choice('think-depth', words.depth, DEPTHS, {}, onDepth);
  const method = () => /** @type {Method} */ (methods.value());
  const depth = () => Number(depths.value());

  /** Chooses without a search; a depth that the method does not reach becomes its deepest. @param {{ method?: Method, depth?: number }} wish */
  function choose(wish) {
    const kind = wish.method ?? method();
    const most = DEEPEST[kind];
    const wanted = Math.max(1, Math.min(wish.depth ?? depth(), most));
    for (const { input } of methods.options) input.checked = input.value === kind;
    for (const { input, label } of depths.options) {
      input.checked = Number(input.value) === wanted;
      label.hidden = Number(input.value) > most;
    }
    setText(about, words.methodAbout[kind]);
  }

  const about = h('p', { class: 'muted method-about', id: 'think-method-about' });
  choose({ method: 'alphabeta', depth: 2 });
  return { element: h('div', {}, h('div', { class: 'settings' }, methods.element, depths.element), about), method, depth, choose };
}
