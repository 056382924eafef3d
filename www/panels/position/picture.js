// @ts-check
// The board as a picture, to keep or to copy, and as a drawing in text.
import { isFlipped, onFlip } from '../../board/board.js';
import { copyWith, flash } from '../../ui/copy.js';
import * as game from '../../document/document.js';
import * as notation from '../../document/notation.js';
import { action, h, setAttribute, setText } from '../../ui/dom.js';
import { download } from '../../ui/download.js';
import { choice, option, picker, tick } from '../../ui/field.js';
import { clearMessages, showMessages } from '../../ui/messages.js';
import { whenSeen } from '../../ui/seen.js';
import { say } from '../../ui/speech.js';
import * as strings from '../../i18n/strings.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/position.js';
import { readShape, shapePath } from '../../board/shape-path.js';
import { styled } from './parts.js';

const { picture: words } = await translated('position', english);

/** The colours of a picture, by the names that the page's style sheet gives them, in the order that the module knows. */
const COLORS = [
  'page', 'muted', 'square-light', 'square-dark', 'board-edge', 'white-fill', 'white-line', 'black-fill', 'black-line', 'mark',
  'tint-from', 'tint-to', 'alarm', 'on-alarm', 'halo', 'arrow', 'arrow-red', 'arrow-blue', 'arrow-yellow',
];
const SIZES = [256, 512, 1024, 2048];
const FIRST_SIZE = '1024';

const image = h('img', { class: 'board-picture', id: 'picture', width: 834, height: 834 });
const drawing = h('pre', { class: 'code diagram', id: 'diagram', tabIndex: 0, role: 'region', 'aria-labelledby': 'diagram-style-title' });
const messages = h('div', { class: 'message', id: 'picture-message' });
const size = picker('picture-size', words.size, SIZES.map((pixels) => option(String(pixels), words.pixels(pixels))));
const side = choice('picture-side', words.side, words.sides, show);
const signs = tick('picture-signs', words.signs, { onchange: show, checked: true });
const marks = tick('picture-marks', words.marks, { onchange: show, checked: true });
const styles = choice('diagram-style', words.diagram, words.styles, showText);
let svg = '';

/** @param {HTMLElement} place */
export async function start(place) {
  await Promise.all([styled, notation.load()]);
  size.input.value = FIRST_SIZE;
  size.input.addEventListener('change', show);
  side.choose('board');
  styles.choose('boxed');
  const copy = action(words.copy, () => {}, { id: 'diagram-copy' });
  const png = action(words.png, () => void keepPng(), { id: 'picture-png' });
  const copyPng = action(words.copyPng, () => void copyImage(copyPng), { id: 'picture-copy' });
  const vector = action(words.svg, keepSvg, { id: 'picture-svg' });
  place.append(
    h(
      'section',
      { class: 'card picture' },
      image,
      h('div', { class: 'settings' }, side.element, size.element, h('div', { class: 'ticks' }, signs.element, marks.element)),
      h('div', { class: 'row' }, png, vector, copyPng),
      messages,
    ),
    h('section', { class: 'card' }, h('h3', { id: styles.head.id }, words.diagram), styles.list, drawing, h('div', { class: 'row' }, copy)),
  );
  copyWith(copy, text, drawing);
  const follow = whenSeen(image, render);
  game.onChange(follow);
  document.documentElement.addEventListener('themechange', follow);
  onFlip(follow);
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
  const colors = COLORS.map((name) => style.getPropertyValue(`--${name}`).trim());
  const title = words.title(view);
  const isTurned = side.value() === 'board' ? isFlipped() : side.value() === 'b';
  const arrows = marks.input.checked ? view.shapes.map(readShape).map((shape) => shape.paint + shapePath(shape)) : undefined;
  const next = notation.picture(colors, title, Number(size.input.value), isTurned, signs.input.checked, arrows);
  clearMessages(messages);
  setAttribute(image, 'alt', title);
  if (next === svg) return;
  svg = next;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The picture as PNG. @returns {Promise<Blob>} */
async function toPng() {
  const pixels = Number(size.input.value);
  const drawn = new Image(pixels, pixels);
  drawn.src = image.src;
  await drawn.decode();
  const canvas = h('canvas', { width: pixels, height: pixels });
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, pixels, pixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** What the files are called. */
const fileName = () => `gridmate-${game.current().ply}`;

function keepSvg() {
  download(new Blob([svg], { type: 'image/svg+xml' }), `${fileName()}.svg`);
}

async function keepPng() {
  try {
    download(await toPng(), `${fileName()}.png`);
  } catch (error) {
    console.error(error);
    showMessages(messages, [{ kind: 'error', text: words.noPng }]);
  }
}

/** @param {HTMLElement} control */
async function copyImage(control) {
  try {
    // Safari copies only what it is promised at once.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng() })]);
    flash(control, strings.copy.done);
    say(strings.copy.done);
  } catch (error) {
    // A browser that does not let a page copy throws a DOMException.
    if (!(error instanceof DOMException)) console.error(error);
    showMessages(messages, [{ kind: 'error', text: words.noCopy }]);
  }
}

const text = () => notation.diagram(styles.value());

function showText() {
  setText(drawing, text());
}
