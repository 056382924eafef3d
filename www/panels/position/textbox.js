// @ts-check
// A text box that shows what the document says until somebody writes into it.
import * as game from '../../document/document.js';
import { setAttribute } from '../../ui/dom.js';
import { clearMessages, showMessages } from '../../ui/messages.js';
import { MOST_SHOWN } from '../../ui/limits.js';
import { whenSeen } from '../../ui/seen.js';

/**
 * What was odd about a text, what ends it early, if anything does, and where it says more than the document holds, what
 * the button is called that shows the document in its place.
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
 * @param {() => void} [parts.judged] called when the text has become right or wrong
 */
export function textBox({ box, messages, load, text, read, done, judged }) {
  let isWritten = false;

  const render = () => {
    if (!isWritten) box.value = text();
  };

  /** Shows the document again. */
  const release = () => {
    isWritten = false;
    calm();
    render();
  };

  /** @param {boolean} isWrong */
  const judge = (isWrong) => {
    setAttribute(box, 'aria-invalid', isWrong ? 'true' : null);
    judged?.();
  };

  const calm = () => {
    judge(false);
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
      judge(odd?.fault !== undefined);
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
      judge(true);
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
      release();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
  });
  load.addEventListener('click', submit);
  const follow = whenSeen(box, render);
  game.onChange(() => {
    if (!isWritten) calm();
    follow();
  });
  render();
  return { attempt };
}
