// @ts-check
// The board as a picture, to keep or to copy, and as a drawing in text.
import * as arrows from '../arrows.js';
import { isFlipped } from '../board.js';
import { copyWith } from '../copy.js';
import * as game from '../document.js';
import { action, h, setAttribute, setText } from '../dom.js';
import { download } from '../download.js';
import { clearMessages, showMessages } from '../messages.js';
import * as strings from '../strings.js';
import { translated } from '../words.js';
import * as english from '../words/en/position.js';
import { COLORS, draw, toPng } from './drawing.js';
import { choice, confirm, picker, styled, tick } from './parts.js';

const { picture: words } = await translated('position', english);

const SIZES = [256, 512, 1024, 2048];
const FIRST_SIZE = '1024';

const image = h('img', { class: 'board-picture', id: 'picture', width: 834, height: 834 });
const drawing = h('pre', { class: 'code diagram', id: 'diagram', tabIndex: 0, role: 'region', 'aria-labelledby': 'diagram-title' });
const messages = h('div', { class: 'message', id: 'picture-message' });
const size = picker('picture-size', words.size, SIZES.map((pixels) => [String(pixels), words.pixels(pixels)]));
const side = choice('picture-side', words.side, words.sides, show);
const signs = tick('picture-signs', words.signs, show, true);
const marks = tick('picture-marks', words.marks, show, true);
const styles = choice('diagram-style', words.diagram, words.styles, showText);
let svg = '';

/** @param {HTMLElement} place */
export async function start(place) {
  await styled;
  size.select.value = FIRST_SIZE;
  size.select.addEventListener('change', show);
  side.choose('board');
  styles.choose('boxed');
  const copy = action(words.copy, () => {}, { id: 'diagram-copy' });
  const png = action(words.png, () => void keepPng(), { id: 'picture-png', class: 'primary' });
  const copyPng = action(words.copyPng, () => void copyImage(copyPng), { id: 'picture-copy' });
  const vector = action(words.svg, keepSvg, { id: 'picture-svg' });
  const setting = h('div', { class: 'setting' }, h('span', { class: 'setting-name', 'aria-hidden': 'true' }, words.side), side.element);
  place.append(
    h(
      'section',
      { class: 'card picture' },
      image,
      h('div', { class: 'settings' }, setting, size.element, h('div', { class: 'ticks' }, signs.element, marks.element)),
      h('div', { class: 'row' }, png, vector, copyPng),
      messages,
    ),
    h('section', { class: 'card' }, h('h3', { id: 'diagram-title' }, words.diagram), styles.element, drawing, h('div', { class: 'row' }, copy)),
  );
  copyWith(copy, text, drawing);
  const follow = () => {
    // What nobody sees is drawn when it is seen again.
    if (image.checkVisibility()) render();
  };
  game.onChange(follow);
  arrows.onChange(follow);
  new IntersectionObserver(follow).observe(place);
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  new MutationObserver(follow).observe(document.getElementById('board') ?? place, { attributeFilter: ['aria-label'] });
  render();
}

function render() {
  show();
  showText();
}

/** Draws the picture anew. */
function show() {
  const view = game.current();
  const style = getComputedStyle(document.documentElement);
  const colors = /** @type {import('./drawing.js').Colors} */ (
    Object.fromEntries(COLORS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
  );
  const title = words.title(view);
  const next = draw({
    board: view.board,
    isFlipped: side.value() === 'board' ? isFlipped() : side.value() === 'b',
    hasSigns: signs.input.checked,
    colors,
    size: Number(size.select.value),
    step: marks.input.checked ? view.lastStep : undefined,
    check: marks.input.checked ? view.checkedKing : undefined,
    marks: marks.input.checked ? drawn() : [],
    title,
  });
  clearMessages(messages);
  setAttribute(image, 'alt', title);
  if (next === svg) return;
  svg = next;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The arrows and circles on the board. */
function drawn() {
  const square = (/** @type {string} */ name) => 'abcdefgh'.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * 8;
  return arrows.read().split(',').filter(Boolean).map((shape) => ({ from: square(shape), to: square(shape.slice(2) || shape) }));
}

/** What the files are called. */
const fileName = () => `gridmate-${game.current().ply}`;

function keepSvg() {
  download(new Blob([svg], { type: 'image/svg+xml' }), `${fileName()}.svg`);
}

async function keepPng() {
  try {
    download(await toPng(svg, Number(size.select.value)), `${fileName()}.png`);
  } catch {
    showMessages(messages, [{ kind: 'error', text: words.noPng }]);
  }
}

/** @param {HTMLElement} control */
async function copyImage(control) {
  try {
    // Safari copies only what it is promised at once.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(svg, Number(size.select.value)) })]);
    confirm(control, strings.copy.done);
  } catch {
    showMessages(messages, [{ kind: 'error', text: words.noCopy }]);
  }
}

const text = () => game.diagram(styles.value());

function showText() {
  setText(drawing, text());
}
