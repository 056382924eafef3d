// @ts-check
// What the Board menu offers: where the names of the squares stand, how white pieces look, drawing, the board as text, the
// keyboard map.
import * as board from './board.js';
import { copyWith } from '../ui/copy.js';
import { current } from '../document/state.js';
import { action, need } from '../ui/dom.js';
import { choice } from '../ui/field.js';
import { say, speakIn } from '../ui/speech.js';
import { spokenStyle } from '../i18n/spoken.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/board.js';
import * as outline from './outline.js';
import * as boardText from './text.js';

const { keys: keyWords, menu: words } = await translated('board', english);

/** Speaks in a style from now on, at once with the last move. @param {import('../i18n/spoken.js').SpokenStyle} chosen */
function speak(chosen) {
  speakIn(chosen);
  say(keyWords.last(current()));
}

/** @param {HTMLElement} place */
export function start(place) {
  const item = (/** @type {string} */ text, /** @type {string} */ id, /** @type {() => unknown} */ work) =>
    action(text, () => {
      place.hidePopover();
      void work();
    }, { id });
  const copy = action(words.copy, () => {}, { id: 'board-copy' });
  copyWith(copy, boardText.lines, boardText.text);
  const names = choice('square-names', words.names, { beside: words.beside, onSquares: words.onSquares }, (chosen) => board.nameSquares(chosen === 'onSquares'));
  const pieces = choice('white-pieces', words.pieces, { solid: words.solid, outline: words.outline }, (chosen) => outline.use(chosen === 'outline'));
  const moves = choice('spoken-moves', words.spoken, { words: words.inWords, san: words.inSan, nato: words.inNato }, speak);
  if (board.isNamed()) names.choose('onSquares');
  if (outline.isOutlined()) pieces.choose('outline');
  moves.choose(spokenStyle());
  place.append(
    names.element,
    pieces.element,
    moves.element,
    item(words.draw, 'board-draw', async () => (await import('./drawing.js')).startPencil()),
    copy,
    item(words.type, 'board-type', async () => (await import('./typed.js')).open()),
    item(words.help, 'board-keys', async () => (await import('./help.js')).open()),
  );
  const opener = need('board-options', HTMLElement);
  const stand = () => {
    const { top, bottom, right } = opener.getBoundingClientRect();
    const { width, height } = place.getBoundingClientRect();
    const below = bottom + 6 + height <= innerHeight;
    place.style.top = `${below ? bottom + 6 : Math.max(4, top - 6 - height)}px`;
    place.style.left = `${Math.max(8, Math.min(right - width, innerWidth - width - 8))}px`;
  };
  place.addEventListener('toggle', () => place.matches(':popover-open') && stand());
  stand();
}
