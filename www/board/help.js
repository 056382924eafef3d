// @ts-check
// The keyboard map of the board.
import { action, h } from '../ui/dom.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/board.js';

const { help: words } = await translated('board', english);

const rows = words.keys.map(([keys, what]) => {
  const names = keys.flatMap((key, index) => (index > 0 ? [' ', h('kbd', {}, key)] : [h('kbd', {}, key)]));
  return h('div', {}, h('dt', {}, ...names), h('dd', {}, what));
});
const dialog = h(
  'dialog',
  { id: 'board-help-dialog', class: 'help', 'aria-labelledby': 'board-help-title' },
  h('h2', { id: 'board-help-title' }, words.title),
  h('p', {}, words.about),
  h('dl', {}, ...rows),
  action(words.close, () => dialog.close(), { class: 'primary' }),
);
document.body.append(dialog);
// A click beside the text lands on the backdrop, which is the dialog itself.
dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());

export const open = () => dialog.showModal();
