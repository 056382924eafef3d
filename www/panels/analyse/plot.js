// @ts-check
// How the engine's score and its work grow with the depth: a curve for the score, below it a bar for the positions of
// each depth, each height a power of ten.
import { h } from '../../ui/dom.js';
import { draw } from '../../ui/svg.js';

/** @typedef {import('../../engine/service.js').Thought} Thought */
/** @typedef {typeof import('../../i18n/en/analyse.js').analyse} Words */

/** In its own unit, which is a pixel as it is drawn. */
const NARROWEST = 280;
const LEFT = 46;
const RIGHT = 12;
const TOP = 14;
const SCORES = 120;
const BETWEEN = 20;
const NODES = 70;
const BOTTOM = 24;
const TALL = TOP + SCORES + BETWEEN + NODES + BOTTOM;
/** No score is drawn further from zero, in hundredths of a pawn. */
const FAR = 1000;
/** The curve shows so much at least. */
const LEAST = 60;
const FEWEST_DEPTHS = 8;

/** @param {Words} words */
export function plot(words) {
  const picture = draw('svg', { class: 'plot', role: 'img', id: 'analyse-plot' });
  const body = h('tbody');
  const heads = words.depthHeads.map((name, at) => h('th', { scope: 'col', class: at ? 'number' : undefined }, name));
  const table = h('details', { class: 'figures-of' }, h('summary', {}, words.asTable), h('table', {}, h('thead', {}, h('tr', {}, ...heads)), body));
  const element = h('div', { class: 'plots' }, /** @type {any} */ (picture), table);

  /** @param {Thought[]} depths the best line at each depth, scores from White's side */
  function show(depths) {
    element.hidden = depths.length === 0;
    if (depths.length === 0) return;
    const wide = Math.max(NARROWEST, Math.round(picture.getBoundingClientRect().width));
    picture.setAttribute('viewBox', `0 0 ${wide} ${TALL}`);
    const deepest = Math.max(FEWEST_DEPTHS, depths.at(-1)?.depth ?? 0);
    const step = (wide - LEFT - RIGHT) / deepest;
    const xOf = (/** @type {number} */ depth) => LEFT + (depth - 0.5) * step;
    const scoreOf = (/** @type {Thought} */ { score }) => Math.max(-FAR, Math.min(FAR, score));
    const all = depths.map(scoreOf);
    const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
    const spread = Math.max(LEAST, (high - low) * 1.15);
    const top = high + (spread - (high - low)) / 2;
    const yOf = (/** @type {number} */ score) => TOP + ((top - score) / spread) * SCORES;
    const floor = TOP + SCORES + BETWEEN + NODES;
    const powers = Math.max(3, Math.ceil(Math.log10(Math.max(1, depths.at(-1)?.nodes ?? 1))));
    const tall = (/** @type {number} */ nodes) => (Math.log10(Math.max(1, nodes)) / powers) * NODES;
    const parts = [
      draw('line', { class: 'zero', x1: LEFT, x2: wide - RIGHT, y1: yOf(0), y2: yOf(0) }),
      draw('text', { class: 'axis end', x: LEFT - 7, y: yOf(0) + 4 }, '0'),
      draw('line', { class: 'floor', x1: LEFT, x2: wide - RIGHT, y1: floor, y2: floor }),
    ];
    for (const score of [low, high]) {
      if (Math.abs(yOf(score) - yOf(0)) > 14) parts.push(draw('text', { class: 'axis end', x: LEFT - 7, y: yOf(score) + 4 }, words.pawns(score)));
    }
    for (const power of [0, powers]) {
      parts.push(draw('text', { class: 'axis end', x: LEFT - 7, y: floor - tall(10 ** power) + 4 }, words.power(power)));
    }
    const every = Math.ceil((deepest * 26) / wide);
    for (let depth = 1; depth <= deepest; depth += 1) {
      if (depth % every === 0 || depth === 1) parts.push(draw('text', { class: 'axis middle', x: xOf(depth), y: floor + 17 }, String(depth)));
    }
    for (const { depth, nodes } of depths) {
      parts.push(draw('rect', { class: 'bar', x: xOf(depth) - step * 0.32, width: step * 0.64, y: floor - tall(nodes), height: tall(nodes), rx: 2 }));
    }
    const points = depths.map((thought) => `${xOf(thought.depth).toFixed(1)} ${yOf(scoreOf(thought)).toFixed(1)}`);
    parts.push(draw('path', { class: 'curve', d: `M${points.join('L')}` }));
    for (const point of points) {
      const [cx = '', cy = ''] = point.split(' ');
      parts.push(draw('circle', { class: 'dot', cx, cy, r: 3.4 }));
    }
    parts.push(draw('text', { class: 'name', x: LEFT, y: TOP - 3 }, words.plotScore), draw('text', { class: 'name', x: LEFT, y: TOP + SCORES + BETWEEN - 6 }, words.plotNodes));
    picture.replaceChildren(...parts);
    const last = depths.at(-1);
    if (last) picture.setAttribute('aria-label', words.plotLabel(last));
    body.replaceChildren(...depths.map((thought) =>
      h('tr', {}, ...words.depthRow(thought).map((cell, at) => (at === 0 ? h('th', { scope: 'row' }, cell) : h('td', { class: 'number' }, cell))))));
  }

  return { element, show };
}
