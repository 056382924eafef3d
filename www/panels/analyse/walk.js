// @ts-check
// The moves of the engine's lines, each of which shows its position over the board: under the mouse, by a tap, and by the
// keyboard, which goes through them with one Tab stop.
import { preview } from '../../board/preview.js';
import { placeOf } from '../../document/aside.js';
import { h } from '../../ui/dom.js';
import { say } from '../../ui/speech.js';

/** @typedef {{ fen: string, line: string[], texts: string[] }} Line */

/** @param {typeof import('../../i18n/en/analyse.js').analyse} words @param {HTMLElement} list */
export function walk(words, list) {
  const over = preview();
  /** @type {WeakMap<Element, Line>} what stands in each element */
  const lines = new WeakMap();
  /** @type {Element | null} the move that is shown */
  let shown = null;

  const moves = () => /** @type {HTMLElement[]} */ (Array.from(list.querySelectorAll('.line-move')));

  /** @param {Element} move */
  function show(move) {
    const own = move.parentElement && lines.get(move.parentElement);
    if (!own) return;
    const at = Number(move.getAttribute('data-at'));
    const text = own.texts.slice(0, at + 1).join(' ');
    const { board, fen, step } = placeOf(own.fen, own.line.slice(0, at + 1));
    shown?.removeAttribute('aria-current');
    move.setAttribute('aria-current', 'true');
    shown = move;
    over.show({ board, step, label: words.after(text, fen) }, words.previewed(text), words.aside(text));
  }

  function leave() {
    shown?.removeAttribute('aria-current');
    shown = null;
    over.hide();
  }

  /** One move has the Tab stop. @param {Element | null} [wanted] */
  function settle(wanted = list.querySelector('.line-move[tabindex="0"]')) {
    const all = moves();
    const stop = all.find((move) => move === wanted) ?? all[0];
    for (const move of all) move.tabIndex = move === stop ? 0 : -1;
  }

  /** @param {EventTarget | null} target */
  const moveAt = (target) => (target instanceof Element ? target.closest('.line-move') : null);

  list.addEventListener('pointerover', ({ target, pointerType }) => {
    const move = moveAt(target);
    if (move && pointerType === 'mouse') show(move);
  });
  list.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !list.contains(document.activeElement)) leave();
  });
  list.addEventListener('focusin', ({ target }) => {
    const move = moveAt(target);
    if (!move) return;
    settle(move);
    show(move);
  });
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) leave();
  });
  list.addEventListener('keydown', (event) => {
    const all = moves();
    const at = all.findIndex((move) => move === document.activeElement);
    const row = all[at]?.closest('li');
    const first = (/** @type {Element | null | undefined} */ item) => all.findIndex((move) => move.closest('li') === item);
    const next = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: first(row?.nextElementSibling),
      ArrowUp: first(row?.previousElementSibling),
    }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const move = all[next];
    if (!move) return;
    move.focus();
    say(move.textContent ?? '');
  });

  return {
    /**
     * Puts the moves of a line into an element.
     * @param {HTMLElement} place
     * @param {string} fen
     * @param {string} line in UCI
     * @param {string} text its moves with their numbers, as they are read
     */
    fill(place, fen, line, text) {
      const texts = text.match(/(?:\d+(?:\.|…) )?\S+/g) ?? [];
      lines.set(place, { fen, line: line.split(' '), texts });
      // What has the keyboard, or is looked at, stays the same move of its line.
      const kept = place.contains(shown) ? Math.min(Number(shown?.getAttribute('data-at')), texts.length - 1) : undefined;
      const hadKeyboard = place.contains(document.activeElement);
      while (place.childElementCount > texts.length) place.lastElementChild?.remove();
      texts.forEach((move, at) => {
        const button = place.children[at] ?? place.appendChild(h('button', { type: 'button', class: 'line-move', tabIndex: -1, 'data-at': String(at) }));
        if (button.textContent !== move) button.textContent = move;
      });
      settle();
      const again = kept === undefined ? undefined : place.children[kept];
      if (again && hadKeyboard && again !== document.activeElement) /** @type {HTMLElement} */ (again).focus();
      else if (again) show(again);
    },
    leave,
  };
}
