// @ts-check
// The tree as an outline that is walked by keys: arrows, Home, End, Enter, and letters for a move that begins with them.
import { spell } from '../../i18n/spoken.js';
import { h, make, reveal, setAttribute, setText } from '../../ui/dom.js';
import { rows } from './tree.js';

/** @typedef {import('./tree.js').Node} Node */
/** @typedef {ReturnType<typeof makeRow>} Row */
/** @typedef {typeof import('../../i18n/en/think.js').think} Words */

/** Letters typed within this time belong together. */
const TYPING_MS = 700;

function makeRow() {
  const parts = { twisty: make('span', 'twisty'), move: make('span', 'san'), told: make('span', 'spoken'), score: make('span', 'score'), note: make('span', 'note') };
  for (const name of /** @type {const} */ (['twisty', 'score', 'note'])) setAttribute(parts[name], 'aria-hidden', 'true');
  return { ...parts, element: h('div', { role: 'treeitem' }, ...Object.values(parts)) };
}

/**
 * @param {Words} words
 * @param {{ select: (node: Node) => void, toggle: (node: Node, isOpen: boolean) => Promise<void> }} acts
 */
export function outline(words, { select, toggle }) {
  const element = h('div', { class: 'outline', id: 'think-outline', role: 'tree', 'aria-label': words.outline });
  /** @type {Map<Node, Row>} */
  let drawn = new Map();
  /** @type {Node[]} */
  let shown = [];
  /** @type {Node | undefined} */
  let chosen;
  let typed = '';
  let typedAt = 0;

  /** @param {Node} node @param {Row} row @param {string | undefined} played */
  function draw(node, { element: item, move, told: spoken, score, note }, played) {
    const isChosen = node.up !== undefined && node.up.best === node;
    const classes = ['row-of', node.outcome];
    if (isChosen) classes.push('best');
    if (!node.up ? false : !node.up.up && node.uci === played) classes.push('played');
    setAttribute(item, 'class', classes.join(' '));
    item.style.setProperty('--level', String(levelOf(node)));
    setText(move, node.up ? node.san : words.root(node.turn));
    setText(score, words.label(node));
    setText(note, words.note(node));
    setText(spoken, words.item(node, isChosen));
    const name = `${move.textContent}${spoken.textContent}`;
    setAttribute(item, 'aria-label', spell(name) === name ? null : spell(name));
    const told = {
      'aria-level': String(levelOf(node)),
      'aria-setsize': String(node.up?.children?.length ?? 1),
      'aria-posinset': String(node.place + 1),
      'aria-expanded': node.isInner ? String(node.isOpen) : null,
      'aria-selected': String(node === chosen),
    };
    for (const [name, value] of Object.entries(told)) setAttribute(item, name, value);
    item.tabIndex = node === chosen ? 0 : -1;
  }

  /**
   * @param {Node} root
   * @param {Node} selected
   * @param {string} [played] the move at the root that is asked about
   */
  function show(root, selected, played) {
    const hadFocus = element.contains(document.activeElement);
    chosen = selected;
    shown = rows(root);
    /** @type {typeof drawn} */
    const next = new Map();
    for (const node of shown) {
      const row = drawn.get(node) ?? makeRow();
      draw(node, row, played);
      next.set(node, row);
    }
    drawn = next;
    const wanted = [...next.values()].map((row) => row.element);
    if (wanted.length !== element.childElementCount || wanted.some((item, at) => element.children[at] !== item)) {
      element.replaceChildren(...wanted);
    }
    const item = next.get(selected)?.element;
    if (!item) return;
    reveal(element, item);
    if (hadFocus) item.focus({ preventScroll: true });
  }

  /** @param {EventTarget | null} target */
  const nodeAt = (target) => {
    const item = target instanceof Element ? target.closest('[role="treeitem"]') : null;
    return shown.find((node) => drawn.get(node)?.element === item);
  };

  /** @param {string} key @param {Node} node */
  function search(key, node) {
    const now = performance.now();
    typed = now - typedAt < TYPING_MS ? typed + key : key;
    typedAt = now;
    const from = shown.indexOf(node) + (typed.length > 1 ? 0 : 1);
    const order = [...shown.slice(from), ...shown.slice(0, from)];
    return order.find(({ san }) => san.toLowerCase().startsWith(typed.toLowerCase()));
  }

  /** @param {KeyboardEvent} event @param {Node} node @returns {Node | undefined} */
  function destination(event, node) {
    const at = shown.indexOf(node);
    switch (event.key) {
      case 'ArrowDown':
        return shown[at + 1] ?? node;
      case 'ArrowUp':
        return shown[at - 1] ?? node;
      case 'Home':
        return shown[0];
      case 'End':
        return shown.at(-1);
      case 'ArrowRight':
        if (node.isInner && !node.isOpen) void toggle(node, true);
        return node.isOpen ? (node.children?.[0] ?? node) : node;
      case 'ArrowLeft':
        if (!node.isOpen) return node.up ?? node;
        void toggle(node, false);
        return node;
      case 'Enter':
      case ' ':
        if (node.isInner) void toggle(node, !node.isOpen);
        return node;
      default:
        return /^[a-zA-Z0-9]$/.test(event.key) ? (search(event.key, node) ?? node) : undefined;
    }
  }

  element.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const node = nodeAt(event.target);
    const next = node && destination(event, node);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== node) select(next);
  });

  element.addEventListener('click', (event) => {
    const node = nodeAt(event.target);
    if (!node) return;
    const isTwisty = event.target instanceof Element && event.target.classList.contains('twisty');
    drawn.get(node)?.element.focus({ preventScroll: true });
    if (node.isInner && (isTwisty || node === chosen)) void toggle(node, !node.isOpen);
    if (node !== chosen) select(node);
  });

  /** Puts the keyboard on the chosen node. */
  const focus = () => chosen && drawn.get(chosen)?.element.focus({ preventScroll: true });

  return { element, show, focus };
}

/** @param {Node} node @returns {number} */
const levelOf = (node) => (node.up ? levelOf(node.up) + 1 : 1);
