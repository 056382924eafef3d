// @ts-check
// A small question beside a square: what a pawn becomes, whether the king steps or castles.
import { h, make } from '../ui/dom.js';
import { showPiece } from './pieces.js';

/**
 * One answer.
 * @typedef {object} Choice
 * @property {string} value
 * @property {string} label
 * @property {string} [piece] the FEN letter of a piece that is shown in the place of the label
 * @property {string} [key] that answers so
 */


/** Room between the question and the edge of the screen. */
const MARGIN = 4;

/**
 * Asks; answers with a value, or nothing if it is cancelled.
 * @param {DOMRect} square
 * @param {string} label
 * @param {Choice[]} choices
 * @returns {Promise<string | undefined>}
 */
export function ask(square, label, choices) {
  const buttons = choices.map(({ value, label: name, piece, key }) => {
    const made = h('button', { type: 'button', value, 'aria-keyshortcuts': key }, piece ? '' : name);
    if (!piece) return made;
    const shown = made.appendChild(make('span'));
    showPiece(shown, piece);
    shown.setAttribute('aria-hidden', 'true');
    made.setAttribute('aria-label', name);
    return made;
  });
  const isPieces = choices.every(({ piece }) => piece);
  const dialog = h('dialog', { class: isPieces ? 'question pieces' : 'question', 'aria-label': label }, ...buttons);
  dialog.style.setProperty('--square', `${Math.max(square.width, 44)}px`);
  document.body.append(dialog);
  dialog.showModal();
  // Measured where nothing narrows it.
  dialog.style.left = '0';
  const { width, height } = dialog.getBoundingClientRect();
  const inside = (/** @type {number} */ at, /** @type {number} */ room) => Math.max(MARGIN, Math.min(at, room - MARGIN));
  dialog.style.left = `${inside(square.left - (width - square.width) / 2, innerWidth - width)}px`;
  dialog.style.top = `${inside(isPieces ? square.top : square.bottom + MARGIN, innerHeight - height)}px`;
  buttons[0]?.focus();
  return new Promise((resolve) => {
    const finish = (/** @type {string | undefined} */ value) => {
      // The keyboard goes back to where it was.
      dialog.close();
      dialog.remove();
      resolve(value);
    };
    // Escape closes it, and so does who has it ended.
    dialog.addEventListener('close', () => finish(undefined));
    // A click beside the answers lands on the dialog's backdrop, which is the dialog itself.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) finish(undefined);
      else if (event.target instanceof Element) finish(event.target.closest('button')?.value);
    });
    dialog.addEventListener('keydown', (event) => {
      const at = buttons.findIndex((choice) => choice === document.activeElement);
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      const answer = event.ctrlKey || event.metaKey || event.altKey ? undefined : choices.find(({ key }) => key === event.key.toLowerCase());
      if (!answer && step === undefined) return;
      event.preventDefault();
      if (answer) finish(answer.value);
      else buttons[(at + (step ?? 0) + buttons.length) % buttons.length]?.focus();
    });
  });
}
