// @ts-check
// What there is to say about one node of the tree: its position, its window, what became of it, and at the end of the
// search what was counted there.
import { isFlipped, onFlip } from '../../board/board.js';
import { preview } from '../../board/preview.js';
import { placeOf } from '../../document/aside.js';
import { h, setText } from '../../ui/dom.js';
import { stillBoard } from '../../board/create.js';
import { unanswered } from '../../engine/worker-client.js';
import { explainer } from './client.js';
import { movesTo, pathTo } from './tree.js';

/** @typedef {import('./tree.js').Node} Node */
/** @typedef {typeof import('../../i18n/en/think.js').think} Words */

/** @param {Words} words */
export function detail(words) {
  const [board, over] = [stillBoard(), preview()];
  const line = h('p', { class: 'line-to' });
  const sentence = h('p', { class: 'sentence', id: 'think-sentence' });
  const bounds = h('p', { class: 'muted bounds' });
  const counted = h('p', { class: 'muted counted' });
  const terms = h('div', { class: 'counts' });
  const element = h('div', { class: 'detail' }, board.element, h('div', { class: 'told' }, line, sentence, bounds, counted), terms);
  /** @type {Node | undefined} */
  let shown;

  /** @param {Node} node @param {string} fen the root's @param {boolean} isWalked whether the board follows */
  function show(node, fen, isWalked) {
    const place = placeOf(fen, movesTo(node));
    const way = pathTo(node).slice(1);
    const position = { ...place, label: words.board(way, place.fen) };
    const told = words.line(way, fen);
    const moves = way.length > 0 ? told : '';
    board.flip(isFlipped());
    board.show(position.board, position.label, { step: position.step });
    if (isWalked) over.show(position, words.previewed(moves), words.aside(moves));
    else over.hide();
    setText(line, told);
    setText(sentence, words.sentence(node));
    setText(bounds, words.window(node));
    setText(counted, words.looked(node));
    if (shown !== node) terms.replaceChildren();
    shown = node;
    if (node.outcome === 'leaf') void count(node, place.fen);
  }

  /** @param {Node} node @param {string} fen */
  async function count(node, fen) {
    const told = await explainer.request('terms', { start: fen, moves: '' }).catch(unanswered);
    if (!told || shown !== node) return;
    const row = (/** @type {string[]} */ cells, /** @type {'th' | 'td'} */ tag = 'td') =>
      h('tr', {}, ...cells.map((cell, at) => h(at === 0 ? 'th' : tag, at === 0 ? { scope: tag === 'th' ? 'col' : 'row' } : { class: 'number', ...(tag === 'th' ? { scope: 'col' } : {}) }, cell)));
    const rows = told.pieces.map(({ role, worth, white, black }) =>
      row([words.roles(role), String(worth), String(white), String(black), words.signed(worth * (white - black))]));
    if (told.checked) rows.push(row([words.inCheck(told.checked), '1', ...(told.checked === 'w' ? ['1', '0'] : ['0', '1']), words.signed(told.checked === 'w' ? -1 : 1)]));
    const total = row([words.total, '', '', '', words.signed(told.score)]);
    total.className = 'total';
    terms.replaceChildren(
      h('table', { id: 'think-terms' }, h('caption', {}, words.termsTitle), h('thead', {}, row(words.termHeads, 'th')), h('tbody', {}, ...rows, total)),
    );
  }

  onFlip(board.flip);
  return { element, show, leave: over.hide, dismissals: over.dismissals };
}
