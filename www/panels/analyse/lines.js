// @ts-check
// The strong engine, live: its best lines, which can be walked with the board following, and how score and work grow with
// the depth.
import * as board from '../../board/board.js';
import { showShapes } from '../../board/shapes.js';
import { readMove, tellLine } from '../../document/aside.js';
import { h, setAttribute, setText } from '../../ui/dom.js';
import { say } from '../../ui/speech.js';
import * as engine from '../../engine/service.js';
import { plot } from './plot.js';
import { walk } from './walk.js';

/** @typedef {import('../../engine/service.js').Thought} Thought */
/** @typedef {import('../../engine/service.js').Report} Report */
/** @typedef {import('./panel.js').Asked} Asked */
/** @typedef {typeof import('../../i18n/en/analyse.js').analyse} Words */

/** It thinks about a position for so long, and then waits. */
const LONGEST_MS = 120_000;
const MOST_LINES = 5;
/** So many moves of a line are told. */
const MOVES = 10;

/** @param {Words} words @param {() => void} onBegin is called when it begins to think */
export function lines(words, onBegin) {
  const count = h('select', { id: 'analyse-lines' }, ...Array.from({ length: MOST_LINES }, (_, at) => h('option', { value: String(at + 1) }, String(at + 1))));
  count.value = '3';
  const control = h('input', { type: 'checkbox', role: 'switch', id: 'analyse-engine', onchange: () => (control.checked ? begin() : stop()) });
  const figures = h('p', { class: 'muted figures', id: 'analyse-figures' });
  const list = h('ol', { class: 'lines', id: 'analyse-line-list', 'aria-describedby': 'analyse-walk' });
  const walked = walk(words, list);
  const curve = plot(words);
  curve.element.hidden = true;
  const trouble = h('div', { class: 'message' });
  const element = h(
    'section',
    { class: 'card', 'aria-labelledby': 'analyse-engine-title' },
    h('h2', { id: 'analyse-engine-title', tabIndex: -1 }, words.engine),
    h('p', { class: 'about' }, words.engineAbout),
    h('div', { class: 'row' }, h('label', { class: 'check switch' }, control, words.switch), h('label', { class: 'field' }, words.lines, ' ', count)),
    figures,
    list,
    h('p', { class: 'muted', id: 'analyse-walk' }, words.walk),
    curve.element,
    trouble,
  );
  let isOn = false;
  /** Whether it goes on when somebody looks again. */
  let isAwaited = false;
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
    onBegin();
    isOn = true;
    current = asked;
    known = [];
    depths = [];
    leave();
    trouble.replaceChildren();
    setText(figures, words.starting);
    label();
    void think(asked);
  }

  /** @param {Asked} own */
  async function think(own) {
    const { start, moves } = own;
    const question = { start, moves, player: engine.STRONGEST, lines: Number(count.value), ms: LONGEST_MS };
    try {
      if (await engine.ask('analysis', question, (report) => take(own, report))) done();
    } catch (error) {
      fail(/** @type {Error} */ (error));
    }
  }

  /** @param {Asked} own @param {Report} report */
  function take(own, report) {
    const sign = own.turn === 'w' ? 1 : -1;
    for (const told of report.thoughts) {
      const thought = { ...told, score: told.score * sign, mateIn: told.mateIn && told.mateIn * sign };
      known[told.rank - 1] = thought;
      if (told.rank !== 1) continue;
      depths = [...depths.filter(({ depth }) => depth < told.depth), thought];
    }
    render(own, report);
  }

  function done() {
    isOn = false;
    label();
  }

  /** @param {Error} error */
  function fail({ message }) {
    done();
    setText(figures, '');
    trouble.replaceChildren(h('p', { class: 'error' }, words.failed(message)));
    say(words.failed(message));
  }

  function stop() {
    engine.drop('analysis');
    done();
    if (known[0]) say(words.stopped(known[0]));
  }

  function label() {
    control.checked = isOn;
    control.disabled = !asked && !isOn;
    setAttribute(list, 'aria-busy', isOn ? 'true' : null);
    element.classList.toggle('live', isOn);
  }

  /** @param {Asked} own @param {Report} report */
  function render(own, report) {
    label();
    const found = known.filter(Boolean);
    if (found[0]) setText(figures, words.progress(found[0], report));
    while (list.childElementCount > found.length) list.lastElementChild?.remove();
    found.forEach((thought, at) => {
      let item = list.children[at];
      if (!item) {
        item = h('li', {}, h('span', { class: 'worth' }), ' ', h('span', { class: 'moves-of', dir: 'ltr', role: 'group' }));
        list.append(item);
      }
      const [worth, moves] = item.children;
      if (worth) setText(worth, words.worth(thought));
      if (worth) setAttribute(worth, 'class', `worth ${(thought.mateIn ?? thought.score) < 0 ? 'b' : 'w'}`);
      const key = `${own.fen} ${thought.line}`;
      if (!(moves instanceof HTMLElement) || moves.dataset.line === key) return;
      moves.dataset.line = key;
      walked.fill(moves, own.fen, thought.line, tellLine(own.fen, thought.line, MOVES).text);
      setAttribute(moves, 'aria-label', words.lineOf(at + 1, words.worth(thought)));
    });
    point(found);
    curve.show(depths);
  }

  /** Shows the first moves of the lines on the board, the best last, above the others. @param {Thought[]} found */
  function point(found) {
    const moves = found.map(({ line }) => line.split(' ')[0] ?? '').filter(Boolean);
    showShapes(board.main.element, 'lines', moves.toReversed().map((uci) => readMove(uci)));
  }

  /** Nothing is known of the position. */
  function forget() {
    list.replaceChildren();
    setText(figures, '');
    known = [];
    depths = [];
    curve.show(depths);
    leave();
  }

  /** The board shows nothing of the lines any more. */
  function leave() {
    point([]);
    walked.leave();
  }

  count.addEventListener('change', () => isOn && begin());

  return {
    element,
    /** Another position is asked about; what is under way goes on there. @param {Asked | undefined} next */
    show(next) {
      asked = next;
      if (current?.fen !== next?.fen) {
        if (isOn && next) {
          begin();
        } else {
          if (isOn) stop();
          current = undefined;
          forget();
        }
      }
      label();
    },
    /** The engine is wanted for something else. */
    stop: () => isOn && stop(),
    /** Nobody looks. */
    rest() {
      isAwaited = isOn;
      if (isOn) stop();
      leave();
    },
    /** Somebody looks again: what was switched on goes on. */
    wake() {
      if (isAwaited && !isOn) begin();
      else point(known.filter(Boolean));
      isAwaited = false;
    },
  };
}
