// @ts-check
// A position over the board, so that the board follows whoever walks a tree or a line. The game stays as it is
// beneath: Escape brings it back, and a click or a tap, which the board beneath gets. It is seen as long as the board has
// the keyboard.
import { isFlipped, onFlip } from './board.js';
import * as game from '../document/document.js';
import { h, need, setText } from '../ui/dom.js';
import { stillBoard } from './create.js';
import { clear, marked } from './hand.js';
import { say } from '../ui/speech.js';

/** @typedef {{ board: string, step?: { from: number, to: number }, label: string }} Shown a position, the move to it, and what a listener is told */

const grid = need('board', HTMLElement);
const notice = need('notice', HTMLElement);

/** @param {() => void} [onDismiss] called when the reader, or another move, has taken it from the board */
export function preview(onDismiss = () => {}) {
  const board = stillBoard();
  const layer = h('div', { class: 'preview', hidden: true }, board.element);
  /** @type {Shown | undefined} */
  let shown;
  let text = '';
  let aside = '';
  let dismissals = 0;
  grid.after(layer);

  function render() {
    board.flip(isFlipped());
    if (shown) board.show(shown.board, shown.label, { step: shown.step });
  }

  /**
   * Shows a position, if it is not the one on the board anyway.
   * @param {Shown} next
   * @param {string} told how it came about
   * @param {string} set what is said when the game is seen because the board has the keyboard
   */
  function show(next, told, set) {
    if (next.board === game.current().board) return hide();
    shown = next;
    text = told;
    aside = set;
    // Where the game was seen, its pieces set off.
    if (layer.hidden) board.show(game.current().board, '', {}, false);
    // The next click on the board shall not move a piece that is not seen.
    if (layer.hidden && marked().picked !== undefined) clear();
    reveal(true);
    render();
  }

  /** @param {boolean} isSeen */
  function reveal(isSeen) {
    layer.hidden = !isSeen;
    if (isSeen) setText(notice, text);
    else if (notice.textContent === text) setText(notice, '');
  }

  function hide() {
    if (!shown) return;
    shown = undefined;
    reveal(false);
  }

  /** Goes back to the game, also where what is to be shown is still on its way. */
  function dismiss() {
    dismissals += 1;
    const wasShown = shown !== undefined;
    hide();
    if (wasShown) onDismiss();
  }

  game.onChange(dismiss);
  grid.addEventListener('pointerdown', dismiss, true);
  grid.addEventListener('focusin', () => {
    if (layer.hidden) return;
    reveal(false);
    say(aside);
  });
  grid.addEventListener('focusout', ({ relatedTarget }) => {
    if (shown && !(relatedTarget instanceof Node && grid.contains(relatedTarget))) reveal(true);
  });
  // Before anybody else, for whom the key means something as well: one press does one thing.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || document.querySelector('dialog[open], :popover-open')) return;
    // The board beneath is seen then, and puts its piece down first.
    if (shown && layer.hidden && marked().picked !== undefined) return;
    if (shown) event.stopImmediatePropagation();
    dismiss();
  }, true);
  onFlip(render);
  return {
    show,
    hide,
    /** How often the reader has gone back to the game: what was asked for before the last time is no longer to be shown. */
    dismissals: () => dismissals,
  };
}
