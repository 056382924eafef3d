// @ts-check
// A text box that shows what the document says until somebody writes into it.
import { setAttribute } from './dom.js';
import * as game from './document.js';
import { clearMessages, showMessages } from './messages.js';

/**
 * @param {object} parts
 * @param {HTMLTextAreaElement} parts.box
 * @param {HTMLElement} parts.messages
 * @param {HTMLButtonElement} parts.load
 * @param {() => string} parts.text what the document says
 * @param {(text: string) => string[]} parts.read puts the text on the board; answers what was odd about it
 * @param {() => string} parts.done what to say when that went well
 */
export function textBox({ box, messages, load, text, read, done }) {
  let isWritten = false;

  const render = () => {
    if (!isWritten) box.value = text();
  };

  const calm = () => {
    setAttribute(box, 'aria-invalid', null);
    clearMessages(messages);
  };

  const submit = () => {
    try {
      isWritten = false;
      const notes = read(box.value);
      setAttribute(box, 'aria-invalid', null);
      showMessages(messages, [
        { kind: 'done', text: done() },
        ...notes.map((note) => ({ kind: /** @type {const} */ ('repair'), text: note })),
      ]);
    } catch (error) {
      isWritten = true;
      setAttribute(box, 'aria-invalid', 'true');
      showMessages(messages, [{ kind: 'error', text: game.sentence(error) }]);
    }
  };

  box.addEventListener('input', () => {
    isWritten = true;
    calm();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      isWritten = false;
      calm();
      render();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
  });
  load.addEventListener('click', submit);
  game.onChange((_, cause) => {
    if (cause !== 'load' && !isWritten) calm();
    render();
  });
  render();
  return { clear: calm };
}
