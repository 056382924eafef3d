// @ts-check
// Files that are dropped anywhere on the page: PGN is read, a FEN set up.
import * as game from '../document.js';
import { h } from '../dom.js';
import { open } from '../drawer.js';
import { tell } from '../play.js';
import { translated } from '../words.js';
import * as english from '../words/en/position.js';
import { styled } from './parts.js';

const { drop: words } = await translated('position', english);
const zone = h('div', { class: 'drop-zone', id: 'drop-zone', hidden: true }, h('p', {}, words.here));

/** @param {DragEvent} event */
const hasFiles = (event) => event.dataTransfer?.types.includes('Files') ?? false;

/** Begins to look for files. */
export function start() {
  void styled;
  document.body.append(zone);
  document.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    zone.hidden = false;
  });
  document.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) zone.hidden = true;
  });
  document.addEventListener('drop', (event) => {
    zone.hidden = true;
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void take(file);
  });
}

/** @param {File} file */
async function take(file) {
  if (/\.(fen|epd)$/i.test(file.name)) {
    try {
      game.loadFen((await file.text()).split(/[\r\n]/, 1)[0] ?? '');
      tell(words.set(file.name));
    } catch (error) {
      tell(game.sentence(error));
    }
    return;
  }
  await open('pgn');
  const pgn = await import('./pgn.js');
  pgn.open(file);
}
