// @ts-check
// A text box that shows what the document says until somebody writes into it.
import { setAttribute } from './dom.js';
import * as game from './document.js';
import { clearMessages, showMessages } from './messages.js';
import { MOST_SHOWN } from './position/limits.js';

/**
 * What was odd about a text, and what ends it early, if anything does.
 * @typedef {{ notes: string[], fault?: string }} Odd
 */

/**
 * @param {object} parts
 * @param {HTMLTextAreaElement} parts.box
 * @param {HTMLElement} parts.messages
 * @param {HTMLButtonElement} parts.load
 * @param {() => string} parts.text what the document says
 * @param {(text: string) => Odd | undefined} parts.read puts the text on the board; answers what was odd about it, or
 *   nothing if it is not there yet
 * @param {(isCut: boolean) => string} parts.done what to say when that went well, or well up to a fault
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
   * Puts something on the board, and shows how that went; tells whether it went well. A text with a fault stays in the
   * box, so that it can be mended.
   * @param {() => Odd | undefined} work
   * @param {string} [text] none, where it is too long for the box
   */
  const attempt = (work, text) => {
    const was = isWritten;
    try {
      isWritten = false;
      const odd = work();
      setAttribute(box, 'aria-invalid', odd?.fault ? 'true' : null);
      if (!odd) isWritten = was;
      else {
        const { notes, fault } = odd;
        const well = { kind: /** @type {const} */ ('done'), text: done(fault !== undefined) };
        const rest = notes.map((note) => ({ kind: /** @type {const} */ ('repair'), text: note }));
        showMessages(messages, fault ? [{ kind: 'error', text: fault }, well, ...rest] : [well, ...rest]);
        if (fault && text !== undefined && text.length <= MOST_SHOWN) {
          isWritten = true;
          box.value = text;
        }
      }
      return true;
    } catch (error) {
      isWritten = true;
      setAttribute(box, 'aria-invalid', 'true');
      showMessages(messages, [{ kind: 'error', text: game.sentence(error) }]);
      return false;
    }
  };

  const submit = () => attempt(() => read(box.value), box.value);

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
