// @ts-check
// Elo over the games of a match, as a curve within the band of its 95 % interval.

/** @typedef {import('./tally.js').Point} Point */
/** @typedef {typeof import('../../words/en/match.js').match} Words */

const SVG = 'http://www.w3.org/2000/svg';
const NARROWEST = 270;
const LEFT = 48;
const RIGHT = 12;
const TOP = 12;
const TALL = 190;
const BOTTOM = 26;
/** No difference is drawn further from zero. */
const FAR = 800;
const LEAST = 100;

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Element | string)} children
 */
function draw(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** @param {Words} words */
export function plot(words) {
  const element = draw('svg', { class: 'elo-plot', role: 'img', id: 'match-plot' });

  /** @param {Point[]} points @param {number} games of the whole match */
  function show(points, games) {
    const last = points.at(-1);
    element.toggleAttribute('hidden', !last);
    if (!last) return;
    const wide = Math.max(NARROWEST, Math.round(element.getBoundingClientRect().width));
    element.setAttribute('viewBox', `0 0 ${wide} ${TALL}`);
    element.setAttribute('aria-label', words.plotLabel(last.games, words.elo(last)));
    const within = (/** @type {number} */ elo) => Math.max(-FAR, Math.min(FAR, elo));
    // The first games say little: their interval must not flatten the rest.
    const settled = points.slice(Math.floor(points.length / 3));
    const top = Math.min(FAR, Math.max(LEAST, ...settled.map(({ high }) => within(high)), ...points.map(({ elo }) => within(elo))) * 1.1);
    const bottom = Math.max(-FAR, Math.min(-LEAST, ...settled.map(({ low }) => within(low)), ...points.map(({ elo }) => within(elo))) * 1.1);
    const floor = TALL - BOTTOM;
    const xOf = (/** @type {number} */ at) => LEFT + ((wide - LEFT - RIGHT) * at) / games;
    const yOf = (/** @type {number} */ elo) => TOP + ((top - Math.max(bottom, Math.min(top, elo))) / (top - bottom)) * (floor - TOP);
    const place = (/** @type {number} */ at, /** @type {number} */ elo) => `${xOf(at).toFixed(1)},${yOf(elo).toFixed(1)}`;
    const highs = points.map((point) => place(point.games, point.high));
    const lows = points.map((point) => place(point.games, point.low)).reverse();
    const step = [50, 100, 200, 400].find((size) => (top - bottom) / size <= 6) ?? FAR;
    const lines = [];
    for (let elo = Math.ceil(bottom / step) * step; elo <= top; elo += step) {
      lines.push(draw('line', { class: elo === 0 ? 'zero' : 'grid', x1: LEFT, x2: wide - RIGHT, y1: yOf(elo), y2: yOf(elo) }));
      lines.push(draw('text', { class: 'end', x: LEFT - 6, y: yOf(elo) + 4 }, words.signed(elo)));
    }
    element.replaceChildren(
      ...lines,
      draw('polygon', { class: 'band', points: [...highs, ...lows].join(' ') }),
      draw('polyline', { class: 'curve', points: points.map((point) => place(point.games, point.elo)).join(' ') }),
      draw('line', { class: 'whisker', x1: xOf(last.games), x2: xOf(last.games), y1: yOf(last.high), y2: yOf(last.low) }),
      draw('circle', { class: 'dot', cx: xOf(last.games), cy: yOf(last.elo), r: 4 }),
      draw('text', { x: LEFT, y: TALL - 6 }, '0'),
      draw('text', { class: 'end', x: wide - RIGHT, y: TALL - 6 }, words.gamesCount(games)),
    );
  }
  return { element, show };
}
