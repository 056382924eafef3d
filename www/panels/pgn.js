// @ts-check
// The game as PGN.
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import { button, need } from '../dom.js';
import * as strings from '../strings.js';
import { textBox } from '../textbox.js';

export function start() {
  const box = need('pgn', HTMLTextAreaElement);
  textBox({
    box,
    messages: need('pgn-message', HTMLElement),
    load: button('pgn-load'),
    text: game.pgn,
    read: game.loadPgn,
    done: () => strings.pgn.done(game.current().length),
  });
  copyWith(button('pgn-copy'), game.pgn, box);
}
