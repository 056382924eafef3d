// @ts-check
// How the panel searches: the method and the depth, as radio buttons.
import { h, setText } from '../../ui/dom.js';
import { choice } from '../../ui/field.js';

/** @typedef {import('./tree.js').Method} Method */
/** @typedef {typeof import('../../i18n/en/think.js').think} Words */

/** The most half-moves ahead: alpha-beta looks at so few positions that it goes one further. */
const DEEPEST = { minimax: 4, negamax: 4, alphabeta: 5 };
const DEPTHS = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' };

/**
 * @param {Words} words
 * @param {{ onMethod: () => void, onDepth: () => void }} acts what is done when one is chosen
 */
export function settings(words, { onMethod, onDepth }) {
  const methods = choice('think-method', words.method, words.methods, () => {
    choose({});
    onMethod();
  });
  const depths = choice('think-depth', words.depth, DEPTHS, onDepth);
  const method = methods.value;
  const depth = () => Number(depths.value());

  /** Chooses without a search; a depth that the method does not reach becomes its deepest. @param {{ method?: Method, depth?: number }} wish */
  function choose(wish) {
    const kind = wish.method ?? method();
    const most = DEEPEST[kind];
    const wanted = Math.max(1, Math.min(wish.depth ?? depth(), most));
    methods.choose(kind);
    depths.inputs.forEach((input, at) => {
      input.checked = at + 1 === wanted;
      if (input.parentElement) input.parentElement.hidden = at + 1 > most;
    });
    setText(about, words.methodAbout[kind]);
  }

  const about = h('p', { class: 'muted method-about', id: 'think-method-about' });
  choose({ method: 'alphabeta', depth: 2 });
  return { element: h('div', {}, h('div', { class: 'settings' }, methods.element, depths.element), about), method, depth, choose };
}
