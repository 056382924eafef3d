// @ts-check
// Files that are dropped anywhere on the page: PGN is read, a FEN set up.
import * as game from '../document/document.js';
import { h } from '../ui/dom.js';
import { tell } from '../board/hand.js';
import { show } from '../ui/tabs.js';
import { shell } from '../i18n/strings.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/position.js';
import { styled } from '../panels/position/parts.js';

const { drop: words } = await translated('position', english);
const zone = h('div', { class: 'drop-zone', id: 'drop-zone', hidden: true }, h('p', {}, words.here));

void styled;
document.body.append(zone);
document.addEventListener('dragover', ({ dataTransfer }) => {
  zone.hidden = !dataTransfer?.types.includes('Files');
});
document.addEventListener('dragleave', (event) => {
  if (!event.relatedTarget) zone.hidden = true;
});
document.addEventListener('drop', () => {
  zone.hidden = true;
});

/** Takes a file that was dropped. @param {File} file */
export async function take(file) {
  if (/\.(fen|epd)$/i.test(file.name)) return setUp(file);
  await show('games', 'pgn');
  // Where it cannot be had, its card says so.
  const pgn = await import('../panels/position/pgn.js').catch(() => undefined);
  pgn?.open(file);
}

/** @param {File} file */
async function setUp(file) {
  try {
    const { load, loadFen } = await import('../document/notation.js');
    await load();
    loadFen((await file.text()).split(/[\r\n]/, 1)[0] ?? '');
    tell(words.set(file.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && !(error instanceof DOMException)) return tell(game.sentence(error));
    console.error(error);
    tell(shell.noPanel('FEN'));
  }
}
