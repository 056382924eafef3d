// @ts-check
// The strong engine, live: its best lines, and how score and work grow with the depth.
import { tellLine } from '../aside.js';
import { action, h, setAttribute, setText } from '../dom.js';
import { say } from '../speech.js';
import { engine } from './client.js';
import { plot } from './plot.js';

/** @typedef {import('./client.js').Thought} Thought */
/** @typedef {import('../panels/think.js').Asked} Asked */
/** @typedef {typeof import('../words/en/think.js').think} Words */

/** It thinks about a position for so long, and then waits. */
const LONGEST_MS = 120_000;
const MOST_LINES = 5;
/** So many moves of a line are told. */
const MOVES = 10;

/** @param {Words} words */
export function lines(words) {
  const count = h('select', { id: 'think-lines' }, ...Array.from({ length: MOST_LINES }, (_, at) => h('option', { value: String(at + 1) }, String(at + 1))));
  count.value = '3';
  const control = action(words.begin, () => (isOn ? stop() : begin()), { class: 'primary', id: 'think-engine' });
  const figures = h('p', { class: 'muted figures', id: 'think-figures' });
  const list = h('ol', { class: 'lines', id: 'think-line-list' });
  const curve = plot(words);
  curve.element.hidden = true;
  const trouble = h('div', { class: 'message' });
  const element = h(
    'section',
    { class: 'card', 'aria-labelledby': 'think-engine-title' },
    h('h2', { id: 'think-engine-title' }, words.engine),
    h('p', { class: 'about' }, words.engineAbout),
    h('div', { class: 'row' }, control, h('label', { class: 'field' }, words.lines, ' ', count)),
    figures,
    list,
    curve.element,
    trouble,
  );
  let isOn = false;
  /** @type {Asked | undefined} the position, if there is something to think about */
  let asked;
  /** @type {Asked | undefined} the one that is thought about */
  let current;
  /** @type {Thought[]} the lines as they are, by rank */
  let known = [];
  /** @type {Thought[]} the best line at each depth */
  let depths = [];

  function begin() {
    if (!asked) return;
    isOn = true;
    current = asked;
    known = [];
    depths = [];
    trouble.replaceChildren();
    setText(figures, words.starting);
    label();
    const { start, moves, turn } = asked;
    const own = asked;
    engine.think(
      { kind: 'lines', start, moves, lines: Number(count.value), ms: LONGEST_MS },
      (report) => {
        const sign = turn === 'w' ? 1 : -1;
        for (const told of report.thoughts) {
          const thought = { ...told, score: told.score * sign, mateIn: told.mateIn && told.mateIn * sign };
          known[told.rank - 1] = thought;
          if (told.rank !== 1) continue;
          depths = [...depths.filter(({ depth }) => depth < told.depth), thought];
        }
        if (report.isOver) isOn = false;
        render(own, report);
      },
      (error) => {
        isOn = false;
        label();
        setText(figures, '');
        trouble.replaceChildren(h('p', { class: 'error' }, words.failed(error.message)));
        say(words.failed(error.message));
      },
    );
  }

  function stop() {
    isOn = false;
    engine.stop();
    label();
    if (known[0]) say(words.stopped(known[0]));
  }

  function label() {
    setText(control, isOn ? words.stop : words.begin);
    setAttribute(control, 'class', isOn ? null : 'primary');
    control.disabled = !asked && !isOn;
    setAttribute(list, 'aria-busy', isOn ? 'true' : null);
    element.classList.toggle('live', isOn);
  }

  /** @param {Asked} own @param {import('./client.js').Report} report */
  function render(own, report) {
    label();
    const found = known.filter(Boolean);
    if (found[0]) setText(figures, words.progress(found[0], report));
    while (list.childElementCount > found.length) list.lastElementChild?.remove();
    found.forEach((thought, at) => {
      let item = list.children[at];
      if (!item) {
        item = h('li', {}, h('span', { class: 'worth' }), ' ', h('span', { class: 'moves-of', dir: 'ltr' }));
        list.append(item);
      }
      const [worth, moves] = item.children;
      if (worth) setText(worth, words.worth(thought));
      if (worth) setAttribute(worth, 'class', `worth ${(thought.mateIn ?? thought.score) < 0 ? 'b' : 'w'}`);
      const key = `${own.fen} ${thought.line}`;
      if (!(moves instanceof HTMLElement) || moves.dataset.line === key) return;
      moves.dataset.line = key;
      setText(moves, tellLine(own.fen, thought.line, MOVES).text);
    });
    curve.show(depths);
  }

  count.addEventListener('change', () => isOn && begin());

  return {
    element,
    /** Another position is asked about; what is under way goes on there. @param {Asked | undefined} next */
    show(next) {
      asked = next;
      if (isOn && current?.fen !== next?.fen) {
        if (next) begin();
        else stop();
      } else if (!isOn && current?.fen !== next?.fen) {
        list.replaceChildren();
        setText(figures, '');
        depths = [];
        curve.show(depths);
      }
      label();
    },
    /** Nobody looks. */
    rest() {
      if (isOn) stop();
    },
  };
}
