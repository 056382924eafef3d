// @ts-check
// The Chess960 start of a new game: drawn by chance, drawn again, or typed.
import * as doc from '../../document/document.js';
import { action, h, make, setAttribute } from '../../ui/dom.js';
import { showPiece } from '../../board/pieces.js';
import { drawStart } from '../../engine/starts.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';

const { game: words } = await translated('play', english);

/** @param {(problem: string) => void} report */
export function drawing(report) {
  const field = h('input', { type: 'number', id: 'game-number', inputMode: 'numeric', min: '0', max: '959', step: '1' });
  const again = action(words.random, () => draw(), { id: 'game-draw' });
  const row = h('div', { class: 'arrangement', role: 'img', hidden: true }, ...Array.from({ length: 8 }, () => h('span', {}, make('span', 'piece'))));
  const element = h('div', { class: 'setting drawing' }, h('div', { class: 'row' }, h('label', { class: 'field' }, `${words.number} `, field), again), row);
  /** The last drawing: what an earlier one brings is not taken. */
  let drawings = 0;
  /** Ends with the last drawing. */
  let drawn = Promise.resolve();

  const draw = () => {
    drawn = drawOne();
  };

  async function drawOne() {
    drawings += 1;
    const mine = drawings;
    try {
      const number = await drawStart();
      if (mine === drawings) choose(number);
    } catch (error) {
      console.error(error);
      if (mine === drawings) report(words.notDrawn);
    }
  }

  /** @param {number | undefined} number */
  function choose(number) {
    drawings += 1;
    field.value = number === undefined ? '' : String(number);
    // What is written in its place replaces it.
    if (document.activeElement === field) field.select();
    render();
  }

  function render() {
    report('');
    let letters = '';
    try {
      letters = doc.arrangement(value());
    } catch (error) {
      // What is no number is told when the game is to begin with it.
      doc.sentence(error);
    }
    row.hidden = letters === '';
    if (letters) setAttribute(row, 'aria-label', words.row(letters));
    Array.from(row.children).forEach((square, file) => {
      if (square.firstElementChild instanceof HTMLElement) showPiece(square.firstElementChild, letters[file] ?? '.');
    });
  }

  /** What is written; nothing written is no number. */
  const value = () => (field.value.trim() === '' ? Number.NaN : field.valueAsNumber);

  field.addEventListener('input', () => {
    drawings += 1;
    render();
  });
  return {
    element,
    /** @param {boolean} isShown */
    show(isShown) {
      element.hidden = !isShown;
      if (isShown && field.value === '' && document.activeElement !== field) draw();
    },
    choose,
    /** Has another start drawn when it is next shown. */
    renew: () => choose(undefined),
    /** Ends when what is being drawn is there. */
    settled: () => drawn,
    value,
  };
}
