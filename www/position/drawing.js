// @ts-check
// A board as SVG: paths alone, no text and no font, so that it looks the same wherever it is shown.
//
// In: the pieces and what is to be seen of them. Out: the text of an SVG file. A square is 100 wide.
import { OUTLINES, SIGNS } from './outlines.js';

/**
 * @typedef {object} Picture
 * @property {string} board 64 FEN letters from a1 to h8, dots where nothing stands
 * @property {boolean} isFlipped whether Black is at the bottom
 * @property {boolean} hasSigns whether letters and digits stand at the edge
 * @property {Colors} colors
 * @property {number} size how many pixels wide
 * @property {{ from: number, to: number } | undefined} step the move to be marked
 * @property {number | undefined} check where a king stands in check
 * @property {Mark[]} marks arrows and circles
 * @property {string} title what it shows, for those who do not see it
 */

/** @typedef {{ from: number, to: number }} Mark an arrow, or a circle if it ends where it starts */
/** @typedef {Record<typeof COLORS[number], string>} Colors */

/** The colours that a board has, by the names that the page's style sheet gives them. */
export const COLORS = /** @type {const} */ ([
  'page', 'muted', 'square-light', 'square-dark', 'board-edge', 'white-fill', 'white-line', 'black-fill', 'black-line', 'mark',
  'tint-from', 'tint-to', 'alarm', 'on-alarm', 'halo', 'arrow',
]);

const SQUARE = 100;
const BOARD = 8 * SQUARE;
/** Room for letters and digits. */
const EDGE = 34;
const EM = 2048;
const PIECE_WIDTH = 1836;
const SIGN_HEIGHT = 1493;
/** How large the glyphs are that are drawn shorter than the king, in squares, and how much lower they stand. */
const SIZES = /** @type {Record<string, [em: number, down: number]>} */ ({
  k: [0.992, 0], q: [0.992, 0], r: [0.904, 0.028], b: [0.944, 0.016], n: [0.944, 0.016], p: [0.824, 0.052],
});
/** How much of an em is above the line that glyphs stand on. */
const ASCENT = 0.87;
const WHITE_LINE = 4;
const BLACK_LINE = 3.2;

/** A number as short as it can be written. @param {number} value */
const short = (value) => String(Math.round(value * 1000) / 1000);

/** An element. @param {string} name @param {Record<string, string | number | undefined>} attributes @param {string} [inner] */
function tag(name, attributes, inner = '') {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${typeof value === 'number' ? short(value) : value}"`,
  );
  return `<${name}${written.join('')}${inner ? `>${inner}</${name}>` : '/>'}`;
}

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Where a square is drawn: its left upper corner. @param {number} square @param {boolean} isFlipped */
function corner(square, isFlipped) {
  const [file, rank] = [square & 7, square >> 3];
  return { x: (isFlipped ? 7 - file : file) * SQUARE, y: (isFlipped ? rank : 7 - rank) * SQUARE };
}

/** A colour of the style sheet as SVG knows it: opacity apart. @param {string} color @param {'fill' | 'stroke'} [kind] */
function paint(color, kind = 'fill') {
  const [, solid, alpha] = color.match(/^(#[0-9a-f]{6})([0-9a-f]{2})$/i) ?? [];
  return solid && alpha ? { [kind]: solid, [`${kind}-opacity`]: Number.parseInt(alpha, 16) / 255 } : { [kind]: color };
}

/** One shape for each kind of piece, outlined first and then filled. @param {Set<string>} letters @param {Colors} colors */
function shapes(letters, colors) {
  const roles = new Set([...letters].map((letter) => letter.toLowerCase()));
  const outlines = [...roles].map((role) => tag('path', { id: `${role}-`, d: OUTLINES[role] }));
  const made = [...letters].map((letter) => {
    const role = letter.toLowerCase();
    const [em, down] = SIZES[role] ?? [1, 0];
    const scale = (em * SQUARE) / EM;
    const left = (SQUARE - PIECE_WIDTH * scale) / 2;
    const base = SQUARE * (0.5 + down + em * (ASCENT - 0.5));
    const kind = letter === role ? 'black' : 'white';
    const width = (letter === role ? BLACK_LINE : WHITE_LINE) / scale;
    const href = `#${role}-`;
    const line = tag('use', { href, stroke: colors[`${kind}-line`], 'stroke-width': width, 'stroke-linejoin': 'round' });
    const fill = tag('use', { href, fill: colors[`${kind}-fill`] });
    return tag('g', { id: letter, transform: `translate(${short(left)} ${short(base)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})` }, line + fill);
  });
  return tag('defs', {}, outlines.join('') + made.join(''));
}

/** @param {Picture} picture */
function squares({ colors, isFlipped, step }) {
  let dark = '';
  for (let square = 0; square < 64; square += 1) {
    const { x, y } = corner(square, isFlipped);
    if (((square >> 3) + square) % 2 === 0) dark += `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  }
  const tints = (step ? [[step.from, colors['tint-from']], [step.to, colors['tint-to']]] : []).map(([square, color]) =>
    tag('rect', { ...corner(Number(square), isFlipped), width: SQUARE, height: SQUARE, ...paint(String(color)) }),
  );
  return tag('path', { d: `M0 0h${BOARD}v${BOARD}h-${BOARD}z`, fill: colors['square-light'] }) + tag('path', { d: dark, fill: colors['square-dark'] }) + tints.join('');
}

/** The marks of the last move: brackets where it came from, a frame where it went. @param {Picture} picture */
function lastMove({ colors, isFlipped, step }) {
  if (!step) return '';
  const [from, to] = [corner(step.from, isFlipped), corner(step.to, isFlipped)];
  const line = { fill: 'none', stroke: colors.mark, 'stroke-width': 3.6 };
  const brackets = [[8, 8, 1, 1], [92, 8, -1, 1], [8, 92, 1, -1], [92, 92, -1, -1]].map(
    ([x = 0, y = 0, right = 0, down = 0]) => `M${from.x + x} ${from.y + y + down * 23}v${-down * 23}h${right * 23}`,
  );
  return tag('path', { d: brackets.join(''), ...line }) + tag('rect', { x: to.x + 1.8, y: to.y + 1.8, width: 96.4, height: 96.4, ...line });
}

/** A badge with an exclamation mark. @param {Picture} picture */
function alarm({ colors, isFlipped, check }) {
  if (check === undefined) return '';
  const { x, y } = corner(check, isFlipped);
  const mark = tag('path', { d: `M${x + 80} ${y + 11}v11.5M${x + 80} ${y + 28}v.6`, stroke: colors['on-alarm'], 'stroke-width': 5, 'stroke-linecap': 'round' });
  return tag('circle', { cx: x + 80, cy: y + 20, r: 16, ...paint(colors.alarm), stroke: colors.halo, 'stroke-width': 2.4 }) + mark;
}

/** Arrows and circles, each with a halo. @param {Picture} picture */
function arrows({ colors, isFlipped, marks }) {
  const halo = { fill: 'none', stroke: colors.halo, 'stroke-width': 6, 'stroke-linejoin': 'round' };
  return marks.map(({ from, to }) => {
    const [start, end] = [corner(from, isFlipped), corner(to, isFlipped)];
    const [x, y] = [start.x + SQUARE / 2, start.y + SQUARE / 2];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const neck = short(Math.hypot(dx, dy) - 36);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    const path = from === to ? `${ring(46)}${ring(38.5)}` : `M28 -8.5H${neck}V-24L${short(Math.hypot(dx, dy) - 6)} 0 ${neck} 24V8.5H28Z`;
    const shape = tag('path', { d: path, ...halo }) + tag('path', { d: path, fill: colors.arrow, 'fill-rule': 'evenodd' });
    return tag('g', { transform: `translate(${x} ${y}) rotate(${short(turn)})`, opacity: 0.92 }, shape);
  }).join('');
}

/** A circle as a path. @param {number} r */
const ring = (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Letters below the board and digits beside it. @param {Picture} picture */
function signs({ colors, isFlipped }) {
  const scale = 20 / SIGN_HEIGHT;
  const sign = (/** @type {string} */ char, /** @type {number} */ x, /** @type {number} */ y) => {
    const [path, width] = SIGNS[char] ?? ['', 0];
    return tag('path', { d: path, transform: `translate(${short(x - (width * scale) / 2)} ${short(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})` });
  };
  const made = Array.from({ length: 8 }, (_, at) => {
    const middle = at * SQUARE + SQUARE / 2;
    const [file, rank] = isFlipped ? [7 - at, at] : [at, 7 - at];
    return sign('abcdefgh'[file] ?? '', middle, BOARD + EDGE - 9) + sign(String(rank + 1), -EDGE / 2 - 1, middle + 10);
  });
  return tag('g', { fill: colors.muted }, made.join(''));
}

/** The SVG of a board. @param {Picture} picture */
export function draw(picture) {
  const { board, colors, hasSigns, isFlipped, size, title } = picture;
  const left = hasSigns ? EDGE : 0;
  const whole = BOARD + left;
  const pieces = [...board].map((letter, square) => {
    const { x, y } = corner(square, isFlipped);
    return OUTLINES[letter.toLowerCase()] ? tag('use', { href: `#${letter}`, x, y }) : '';
  });
  const letters = new Set([...board].filter((letter) => OUTLINES[letter.toLowerCase()]));
  const ground = hasSigns ? tag('path', { d: `M${-left} 0h${whole}v${whole}h${-whole}z`, fill: colors.page }) : '';
  const parts = [
    tag('title', {}, escape(title)),
    shapes(letters, colors),
    ground,
    squares(picture),
    lastMove(picture),
    arrows(picture),
    pieces.join(''),
    alarm(picture),
    hasSigns ? signs(picture) : '',
    hasSigns ? tag('path', { d: `M0 0h${BOARD}v${BOARD}h-${BOARD}z`, fill: 'none', stroke: colors['board-edge'], 'stroke-width': 1.5 }) : '',
  ];
  const frame = { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: `${-left} 0 ${whole} ${whole}`, role: 'img' };
  return `${tag('svg', frame, parts.join(''))}\n`;
}

/**
 * The same picture as PNG.
 * @param {string} svg
 * @param {number} size how many pixels wide
 * @returns {Promise<Blob>}
 */
export async function toPng(svg, size) {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(size, size);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
