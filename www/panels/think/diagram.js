// @ts-check
// The tree as a drawing: the way from the root to the chosen node, and on by the best moves, at each turn with the moves
// beside it. It shows what the outline tells, and is therefore not told itself.
import { draw } from '../../ui/svg.js';
import { pathTo } from './tree.js';

/** @typedef {import('./tree.js').Node} Node */
/** @typedef {typeof import('../../i18n/en/think.js').think} Words */
/** @typedef {{ node?: Node, count?: number, x: number, y: number, width: number }} Box a node, or how many are left out */

const ROW = 82;
const TALL = 32;
const GAP = 8;
/** The width of a letter, and of what is around a text. */
const LETTER = 7.9;
const AROUND = 18;
const LEAST = 54;

/**
 * The moves of a node that there is room for: those on the way, the best, the one that cut, then those around them.
 * @param {Node} node
 * @param {Node | undefined} onWay
 * @param {string | undefined} played
 * @param {(what: Node | number) => number} widthOf of a node, or of how many are left out
 * @param {number} room
 * @returns {{ node?: Node, count?: number, width: number }[]}
 */
function choose(node, onWay, played, widthOf, room) {
  const children = node.children ?? [];
  const first = onWay ?? node.best ?? children[0];
  if (!first) return [];
  const asked = node.up ? undefined : children.find(({ uci }) => uci === played);
  const near = [...children].sort((a, b) => Math.abs(a.place - first.place) - Math.abs(b.place - first.place));
  const wanted = new Set([first, node.best, node.cutter, asked, ...near].filter((child) => child !== undefined));
  /** @type {Node[]} */
  let taken = [];
  /** @type {{ node?: Node, count?: number, width: number }[]} */
  let items = [];
  for (const child of wanted) {
    const more = [...taken, child].sort((a, b) => a.place - b.place);
    const next = withGaps(more, children.length, widthOf);
    const width = next.reduce((sum, item) => sum + item.width + GAP, -GAP);
    if (width > room && taken.length > 0) break;
    taken = more;
    items = next;
  }
  return items;
}

/** @param {Node[]} nodes @param {number} count @param {(what: Node | number) => number} widthOf */
function withGaps(nodes, count, widthOf) {
  /** @type {{ node?: Node, count?: number, width: number }[]} */
  const items = [];
  const gap = (/** @type {number} */ left) => ({ count: left, width: widthOf(left) });
  let next = 0;
  for (const node of nodes) {
    if (node.place > next) items.push(gap(node.place - next));
    items.push({ node, width: widthOf(node) });
    next = node.place + 1;
  }
  if (next < count) items.push(gap(count - next));
  return items;
}

/** @param {Words} words @param {(node: Node) => void} select */
export function diagram(words, select) {
  const element = draw('svg', { class: 'diagram-tree', id: 'think-diagram', 'aria-hidden': 'true', focusable: 'false' });
  /** @type {[Node, Node, string | undefined] | undefined} */
  let last;
  /** @type {Map<Element, Node>} */
  const nodes = new Map();

  /** @param {Node} node */
  const textOf = (node) => (node.up ? words.box(node) : words.rootBox(node));
  /** @param {Node | number} what */
  const widthOf = (what) => (typeof what === 'number' ? words.rest(what).length * LETTER : Math.max(LEAST, textOf(what).length * LETTER + AROUND));

  /**
   * @param {Node} root
   * @param {Node} selected
   * @param {string} [played]
   */
  function show(root, selected, played) {
    last = [root, selected, played];
    const room = element.getBoundingClientRect().width;
    if (room < 200) return;
    const way = pathTo(selected);
    for (let next = selected.best; next; next = next.best) way.push(next);
    nodes.clear();
    /** @type {Box[][]} */
    const levels = [[{ node: root, x: (room - widthOf(root)) / 2, y: 4, width: widthOf(root) }]];
    way.forEach((node, level) => {
      if (!node.isInner || !node.children) return;
      const items = choose(node, way[level + 1], played, widthOf, room - 4);
      const used = items.reduce((sum, item) => sum + item.width, 0);
      const gap = Math.min(26, (room - 4 - used) / Math.max(1, items.length - 1));
      let x = (room - used - gap * (items.length - 1)) / 2;
      levels.push(items.map((item) => {
        const box = { ...item, x, y: 4 + (level + 1) * ROW };
        x += item.width + gap;
        return box;
      }));
    });
    const height = (levels.length - 1) * ROW + TALL + 8;
    element.setAttribute('viewBox', `0 0 ${room} ${height}`);
    element.setAttribute('height', String(height));
    const lines = draw('g', {});
    const boxes = draw('g', {});
    levels.forEach((level, at) => {
      const above = levels[at - 1]?.find(({ node }) => node === way[at - 1]);
      for (const box of level) {
        if (above) lines.append(line(above, box));
        boxes.append(box.node ? nodeBox(box, box.node, selected, way, played) : rest(box));
      }
    });
    element.replaceChildren(lines, boxes);
  }

  /** @param {Box} from @param {Box} to */
  function line(from, to) {
    const x = from.x + from.width / 2;
    const toX = to.x + to.width / 2;
    const isBest = to.node?.up && to.node.up.best === to.node;
    const look = !to.node ? 'rest' : to.node.outcome === 'skipped' ? 'skipped' : isBest ? 'best' : '';
    const middle = (from.y + TALL + to.y) / 2;
    return draw('path', {
      class: `branch ${look}`,
      d: `M${x} ${from.y + TALL}C${x} ${middle} ${toX} ${middle} ${toX} ${to.y}`,
    });
  }

  /** @param {Box} box @param {Node} node @param {Node} selected @param {Node[]} way @param {string | undefined} played */
  function nodeBox({ x, y, width }, node, selected, way, played) {
    const isBest = node.up && node.up.best === node;
    const looks = ['box', node.outcome];
    if (isBest) looks.push('best');
    if (node === selected) looks.push('selected');
    else if (way.indexOf(node) < way.indexOf(selected) && way.includes(node)) looks.push('way');
    if (node.up && !node.up.up && node.uci === played) looks.push('played');
    const group = draw(
      'g',
      { class: looks.join(' ') },
      draw('rect', { x, y, width, height: TALL, rx: 8 }),
      draw('text', { x: x + width / 2, y: y + TALL / 2 + 4.6 }, textOf(node)),
    );
    if (looks.includes('played')) group.append(draw('text', { class: 'tag', x: x + width / 2, y: y + TALL + 12 }, words.played));
    nodes.set(group, node);
    return group;
  }

  /** @param {Box} box */
  const rest = ({ x, y, width, count }) => draw('text', { class: 'rest', x: x + width / 2, y: y + TALL / 2 + 4.6 }, words.rest(count ?? 0));

  element.addEventListener('click', (event) => {
    const group = event.target instanceof Element ? event.target.closest('.box') : null;
    const node = group && nodes.get(group);
    if (node) select(node);
  });
  new ResizeObserver(() => {
    if (last) show(...last);
  }).observe(element);

  return { element, show };
}
