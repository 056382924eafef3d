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
 * @param {(text: string) => string[] | undefined} parts.read puts the text on the board; answers what was odd about it, or
 *   nothing if it is not there yet
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

  /**
   * Puts something on the board, and shows how that went; tells whether it went well.
   * @param {() => string[] | undefined} work
   */
  const attempt = (work) => {
    const was = isWritten;
    try {
      isWritten = false;
      const notes = work();
      setAttribute(box, 'aria-invalid', null);
      if (notes) {
        showMessages(messages, [
          { kind: 'done', text: done() },
          ...notes.map((note) => ({ kind: /** @type {const} */ ('repair'), text: note })),
        ]);
      } else isWritten = was;
      return true;
    } catch (error) {
      isWritten = true;
      setAttribute(box, 'aria-invalid', 'true');
      showMessages(messages, [{ kind: 'error', text: game.sentence(error) }]);
      return false;
    }
  };

  const submit = () => attempt(() => read(box.value));

  box.addEventListener('input', () => {
    isWritten = true;
    calm();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isWritten) {
      event.stopPropagation();
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
  return { attempt };
}
