// @ts-check
// What is printed: the board with its FEN, and the moves.
import * as game from '../document/document.js';
import { h, need } from '../ui/dom.js';

export function start() {
  const fen = h('p', { id: 'paper-fen', class: 'code', hidden: true });
  need('back', HTMLElement).before(fen);
  addEventListener('beforeprint', () => {
    fen.textContent = game.current().fen;
  });
}
