// @ts-check
// What the list of moves shows besides them: the variations where they leave the line, and the tokens that make the steps.
// Loaded when there is a variation, or when the tokens are wanted.
import { writeStep } from '../../document/aside.js';
import { select } from '../../document/commands.js';
import * as game from '../../document/document.js';
import { tokensIn } from '../../document/tokens.js';
import { stepText } from '../../i18n/marks.js';
import { moves as said } from '../../i18n/strings.js';
import { spell } from '../../i18n/spoken.js';
import { translated, written } from '../../i18n/words.js';
import { action, h } from '../../ui/dom.js';
import * as english from '../../i18n/en/moves.js';

const { moves: words } = await translated('moves', english);

/** So many steps of a variation are shown at first. */
const SHOWN = 12;
/** The first steps of those that are shown whole. @type {Set<number>} */
const whole = new Set();
/** The elements of the variations that were drawn last, by what they say. @type {Map<string, HTMLElement>} */
let drawn = new Map();

/** @typedef {import('./moves.js').Row} Row */
/** @typedef {import('../../document/state.js').Entry} Entry */

/**
 * A line beside the one that is shown: how many steps of that come before it, and how deep it lies (1 leaves the shown line,
 * 2 leaves such a line, and so on).
 * @typedef {{ ply: number, depth: number, line: Entry[] }} Variation
 */

/** @param {Entry[]} line that is shown @returns {Variation[]} */
function variationsOf(line) {
  const nodesOf = (/** @type {Entry} */ { node, nodes = [node] }) => nodes;
  /** @type {Map<number, { ply: number, depth: number }>} what leaves the lines behind a place */
  const places = new Map([[0, { ply: 0, depth: 1 }]]);
  line.forEach((step, at) => nodesOf(step).forEach((node) => places.set(node, { ply: at + 1, depth: 1 })));
  /** @type {Variation[]} */
  const found = [];
  for (const step of game.variations()) {
    const last = found.at(-1);
    const end = last?.line.at(-1);
    const place = places.get(step.parent) ?? { ply: 0, depth: 1 };
    if (last && end && nodesOf(end).includes(step.parent)) last.line.push(step);
    else found.push({ ...place, line: [step] });
    const { ply, depth } = /** @type {Variation} */ (found.at(-1));
    for (const node of nodesOf(step)) places.set(node, { ply, depth: depth + 1 });
  }
  return found;
}

/**
 * The rows with those of the variations, each behind the move that it would replace.
 * @param {Row[]} rows
 * @param {Entry[]} line
 * @param {number} from the steps that they show
 * @param {number} to
 */
export function weave(rows, line, from, to) {
  const old = drawn;
  drawn = new Map();
  const variations = variationsOf(line).filter(({ ply }) => ply >= from && ply <= to).map((variation) => ({ ...variation, row: rowOf(variation, old) }));
  if (rows.length === 0) return variations.map(({ row }) => row);
  let start = 0;
  return rows.flatMap((row, at) => {
    const next = rows[at + 1];
    // What is said about the moves of a row stands right below them.
    if (next?.text) return [row];
    const end = next?.cells.find(Boolean)?.ply ?? Number.MAX_SAFE_INTEGER;
    const these = variations.filter(({ ply }) => ply + 1 >= start && ply + 1 < end);
    start = end;
    return [row, ...these.map((variation) => variation.row)];
  });
}

/** The row of a variation; its element is the old one where that says the same. @param {Variation} variation @param {typeof drawn} old @returns {Row} */
function rowOf({ line, depth }, old) {
  const steps = line.filter(({ kind }) => kind !== 'ignored');
  const first = steps[0]?.node ?? 0;
  const shown = whole.has(first) ? steps : steps.slice(0, SHOWN);
  // Pieces may be written in other letters by now, and spoken otherwise.
  const key = [spell(written('Nf3')), steps.length, ...shown.map(({ node, number, text, note }) => [node, number, text, note?.nags, note?.comments])].join('\n');
  const variation = old.get(key) ?? branch(shown, steps.length, showAll);
  drawn.set(key, variation);
  return { head: '', cells: [undefined, undefined], variation, depth };

  function showAll() {
    whole.add(first);
    const next = rowOf({ line, depth, ply: 0 }, drawn).variation;
    if (next) variation.replaceWith(next);
    next?.querySelectorAll('button')[SHOWN]?.focus();
  }
}

/** @param {Entry[]} shown @param {number} count of all @param {() => void} showAll */
function branch(shown, count, showAll) {
  const texts = shown.map(writeStep);
  const isCut = shown.length < count;
  const label = spell(words.branchLabel(`${texts.join(' ')}${isCut ? ' …' : ''}`, count));
  const buttons = shown.flatMap((step, at) => {
    const label = spell(said.label({ ...step, text: stepText(step) }, false));
    return [at > 0 ? ' ' : '', h('button', { type: 'button', 'data-node': step.node, 'aria-label': label }, texts[at] ?? ''), commentOf(step)];
  });
  const rest = isCut ? [' ', action('…', showAll, { 'aria-label': words.whole(count), title: words.whole(count) })] : [];
  return h('div', { class: 'branch', role: 'group', 'aria-label': label }, words.branch(''), ...buttons, ...rest);
}

/** What is said about a step. @param {Entry} step */
const commentOf = ({ note }) => (note?.comments.length ? ` ${note.comments.join(' ')}` : '');

/**
 * Up and Down go from the move on the board to those that were played in its place, as they came into the tree.
 * @param {KeyboardEvent} event
 */
function turnAside(event) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const target = event.target instanceof Element ? event.target : document.body;
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
  // On the scrubber they are steps.
  if (target !== document.body && !target.closest('.timeline button, #moves')) return;
  const { line, ply, hasVariations } = game.current();
  const step = line[ply - 1];
  if (!step || !hasVariations) return;
  const beside = game.variations().filter(({ parent }) => parent === step.parent);
  if (beside.length === 0) return;
  event.preventDefault();
  const all = [step, ...beside].sort((a, b) => a.node - b.node);
  const next = all[all.indexOf(step) + by];
  if (!next) return;
  const list = target.closest('#moves');
  select(next.node);
  /** @type {HTMLElement | null | undefined} */ (list?.querySelector('[aria-current]'))?.focus();
}

addEventListener('keydown', turnAside);

/** The tokens of each step. */
export function tokens() {
  /** @type {string[][]} */
  const told = game.current().line.map(() => []);
  for (const { text, step } of tokensIn(0)) told[step]?.push(text);
  return told.map((texts) => texts.join(', '));
}
