// @ts-check
// What there is to begin with, on a page on which nothing has been done: six tiles with little boards that live. They give
// way to the first move, game or document. Meanwhile the big board has the answer to a query, faintly. Loaded when all else
// is there.
import { main } from '../board/board.js';
import { tell } from '../board/hand.js';
import { showShapes } from '../board/shapes.js';
import { readMove } from '../document/aside.js';
import { movingBoards } from './tile-boards.js';
import { current, onChange } from '../document/state.js';
import * as keep from '../document/storage.js';
import { action, h, loadStyle, make, need } from '../ui/dom.js';
import { onShow, show, shown } from '../ui/tabs.js';
import { shell } from '../i18n/strings.js';
import { translated } from '../i18n/words.js';
import * as english from '../i18n/en/tiles.js';

/** @typedef {'play' | 'game' | 'sql' | 'think' | 'chess960' | 'script'} Place */

/** Opens an example by its name. @param {string} name */
const example = async (name) => (await import('../panels/examples/choose.js')).chooseByName(name);

/** What each leads to. @type {Record<Place, () => unknown>} */
const PLACES = {
  play: () => show('game', {}),
  game: () => example('opera'),
  sql: () => example('in-the-way'),
  think: () => example('figure'),
  async chess960() {
    await example('sample');
    await show('setup', 'chess960');
  },
  script: () => example('promotion'),
};

/** `select from_square, to_square from legal_moves where piece = 'N'` at the start. */
const ANSWER = ['b1a3', 'b1c3', 'g1f3', 'g1h3'];

/** Whether nothing has been done that they would be in the way of. */
const isUntouched = () => current().length === 0 && current().isUsual && !current().canUndo && !keep.readGame();

export async function start() {
  if (!isUntouched()) return;
  const { tiles: words } = await translated('tiles', english);
  await loadStyle(new URL('../styles/tiles.css', import.meta.url));
  if (!isUntouched()) return;
  const boards = movingBoards();
  const pause = action(words.pause, () => {
    const isPaused = pause.ariaPressed !== 'true';
    pause.ariaPressed = String(isPaused);
    boards.pause(isPaused);
  }, { class: 'quiet', id: 'tiles-pause', 'aria-pressed': 'false', hidden: !boards.isMoving });
  /** Where the boards come. @type {Map<Place, HTMLElement>} */
  const rooms = new Map();
  const items = Object.entries(PLACES).map(([name, open]) => {
    const [title, about] = words.places[/** @type {Place} */ (name)];
    const tile = action('', () => void go(open, title), { class: 'tile', 'data-tile': name });
    const room = make('span', 'still board');
    rooms.set(/** @type {Place} */ (name), room);
    tile.append(room, h('span', { class: 'tile-text' }, h('strong', {}, title), ' ', h('span', {}, about)));
    return h('li', {}, tile);
  });
  const section = h('section', { id: 'tiles', class: 'tiles', 'aria-labelledby': 'tiles-title' },
    h('div', { class: 'tiles-head' }, h('h2', { id: 'tiles-title' }, words.title), pause), h('ul', {}, ...items));
  need('game-card', HTMLElement).after(section);

  /** @param {() => unknown} open @param {string} title */
  async function go(open, title) {
    const hadKeyboard = section.contains(document.activeElement);
    try {
      await open();
    } catch (error) {
      console.error(error);
      return tell(shell.noPanel(title));
    }
    leave();
    // It has waited where it was put when the tiles went.
    if (hadKeyboard && document.activeElement?.matches('[role="tab"][aria-selected="false"]')) focusTab();
  }

  /** The keyboard of a tile that goes is at the tab of what is shown. */
  function focusTab() {
    /** @type {HTMLElement | null} */ (document.querySelector('#tabs [aria-selected="true"]'))?.focus({ preventScroll: true });
  }

  function leave() {
    const hadKeyboard = section.contains(document.activeElement);
    boards.pause(true);
    section.remove();
    point(false);
    if (hadKeyboard) focusTab();
  }

  /** Whether the answer is no longer of use: a piece has been touched. */
  let isTouched = false;
  /** Draws the answer on the big board, where it is alone. @param {boolean} isWanted */
  function point(isWanted) {
    showShapes(main.element, 'answer', isWanted && !isTouched && shown() === 'game' ? ANSWER.map((uci) => readMove(uci)) : []);
  }
  for (const touch of ['pointerdown', 'keydown']) {
    main.element.addEventListener(touch, () => {
      isTouched = true;
      point(false);
    }, { capture: true, once: true });
  }
  onShow(() => point(section.isConnected));
  point(true);
  onChange(() => section.isConnected && !isUntouched() && leave());
  // One a frame, so that a slow phone answers between them.
  for (const [name, room] of rooms) {
    await new Promise(requestAnimationFrame);
    if (section.isConnected) room.replaceWith(boards.make(name));
  }
}
