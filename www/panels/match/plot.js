// @ts-check
// Elo over the games of a match, as a curve within the band of its 95 % interval.
import { draw } from '../../ui/svg.js';

/** @typedef {import('./tally.js').Point} Point */
/** @typedef {typeof import('../../i18n/en/match.js').match} Words */

const NARROWEST = 270;
const LEFT = 48;
const RIGHT = 12;
const TOP = 12;
const TALL = 200;
const BOTTOM = 26;
/** No difference is drawn further from zero. */
const FAR = 800;
/** The scale reaches so far from zero at least, and so much beyond what it shows. */
const LEAST = 100;
const BEYOND = 1.12;
const STEPS = [50, 100, 200, 400];
const MOST_LINES = 6;

/**
 * What the scale reaches from and to. It goes by what is finite: where one side has won all games, the curve is
 * beyond any scale, and only its interval ends somewhere.
 * @param {Point[]} points
 */
function rangeOf(points) {
  // The first games say little: their interval must not flatten the rest.
  const settled = points.slice(Math.floor(points.length / 3));
  const known = [...settled.flatMap(({ elo, low, high }) => [elo, low, high])].filter(Number.isFinite);
  const within = (/** @type {number} */ elo) => Math.max(-FAR, Math.min(FAR, elo));
  const beyond = (/** @type {1 | -1} */ sign) => settled.some(({ elo }) => elo === sign * Infinity);
  let [bottom, top] = [Math.min(-LEAST, ...known) * BEYOND, Math.max(LEAST, ...known) * BEYOND];
  // Room for the band above, or below, the end that is known.
  if (beyond(1)) top *= 1.5;
  if (beyond(-1)) bottom *= 1.5;
  return { bottom: within(bottom), top: within(top) };
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
    const { bottom, top } = rangeOf(points);
    const floor = TALL - BOTTOM;
    const xOf = (/** @type {number} */ at) => LEFT + ((wide - LEFT - RIGHT) * at) / games;
    const yOf = (/** @type {number} */ elo) => TOP + ((top - Math.max(bottom, Math.min(top, elo))) / (top - bottom)) * (floor - TOP);
    const place = (/** @type {number} */ at, /** @type {number} */ elo) => `${xOf(at).toFixed(1)},${yOf(elo).toFixed(1)}`;
    const highs = points.map((point) => place(point.games, point.high));
    const lows = points.map((point) => place(point.games, point.low)).reverse();
    const step = STEPS.find((size) => (top - bottom) / size <= MOST_LINES) ?? FAR;
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
