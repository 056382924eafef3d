// @ts-check
// Asks what a pawn becomes.
import { make, need, setAttribute } from './dom.js';
import { showPiece } from './pieces.js';

const NAMES = { q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' };
const dialog = need('promotion', HTMLDialogElement);
const buttons = Array.from(dialog.querySelectorAll('button'));
/** @type {((role: string | undefined) => void) | undefined} */
let answer;

for (const choice of buttons) {
  choice.append(make('span', 'piece'));
  choice.setAttribute('aria-label', NAMES[/** @type {keyof typeof NAMES} */ (choice.value)]);
  choice.addEventListener('click', () => finish(choice.value));
}

/** @param {string | undefined} role */
function finish(role) {
  const told = answer;
  answer = undefined;
  dialog.close();
  told?.(role);
}

dialog.addEventListener('cancel', (event) => {
  event.preventDefault();
  finish(undefined);
});

// A click beside the pieces lands on the dialog's backdrop, which is the dialog itself.
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) finish(undefined);
});

dialog.addEventListener('keydown', (event) => {
  const at = buttons.findIndex((choice) => choice === document.activeElement);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (event.key.toLowerCase() in NAMES && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    finish(event.key.toLowerCase());
  } else if (step !== undefined) {
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }
});

/**
 * Shows the four pieces beside a square; answers `q`, `r`, `b` or `n`, or nothing if it is cancelled.
 * @param {DOMRect} square
 * @param {string} turn `w` or `b`
 * @returns {Promise<string | undefined>}
 */
export function askPromotion(square, turn) {
  for (const choice of buttons) {
    const piece = /** @type {HTMLElement} */ (choice.firstElementChild);
    showPiece(piece, turn === 'w' ? choice.value.toUpperCase() : choice.value);
    setAttribute(piece, 'aria-hidden', 'true');
  }
  const size = Math.max(square.width, 44);
  dialog.style.setProperty('--square', `${size}px`);
  dialog.showModal();
  const { width, height } = dialog.getBoundingClientRect();
  const inside = (/** @type {number} */ at, /** @type {number} */ room) => Math.max(4, Math.min(at, room - 4));
  dialog.style.left = `${inside(square.left - (width - square.width) / 2, innerWidth - width)}px`;
  dialog.style.top = `${inside(square.top, innerHeight - height)}px`;
  buttons[0]?.focus();
  return new Promise((resolve) => {
    answer = resolve;
  });
}
