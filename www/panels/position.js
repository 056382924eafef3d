// @ts-check
// The position as FEN and as a drawing in text.
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import { button, need, setText } from '../dom.js';
import { clearMessages, showMessages } from '../messages.js';
import * as strings from '../strings.js';
import { textBox } from '../textbox.js';

const box = need('fen', HTMLTextAreaElement);
const messages = need('fen-message', HTMLElement);
const drawing = need('diagram', HTMLPreElement);
const styles = need('diagram-style', HTMLElement);

export function start() {
  textBox({
    box,
    messages,
    load: button('fen-load'),
    text: () => game.current().fen,
    read: game.loadFen,
    done: () => strings.position.done,
  });
  copyWith(button('fen-copy'), () => game.current().fen, box);
  copyWith(button('diagram-copy'), draw, drawing);
  button('fen-start').addEventListener('click', () => {
    clearMessages(messages);
    game.loadStart();
    showMessages(messages, [{ kind: 'done', text: strings.position.done }]);
  });
  styles.addEventListener('change', show);
  game.onChange(show);
  show();
}

function draw() {
  const chosen = styles.querySelector('input:checked');
  return game.diagram(chosen instanceof HTMLInputElement ? chosen.value : 'boxed');
}

function show() {
  setText(drawing, draw());
}
