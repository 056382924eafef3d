// @ts-check
// How the game on the board stood after each move: the strong engine looks at one position after the other, and what it
// finds is a graph, a sentence about the largest swing, and a table.
import * as game from '../../document/document.js';
import * as engine from '../../engine/service.js';
import { WorkerFailure } from '../../engine/worker-client.js';
import { action, h, setText } from '../../ui/dom.js';
import { say } from '../../ui/speech.js';
import { written } from '../../i18n/words.js';
import { graph } from './graph.js';

/** @typedef {import('./graph.js').Worth} Worth */
/** @typedef {import('./lines.js').Words} Words */
/** A position of the game, after a step that reads so. @typedef {{ start: string, moves: string, key: string, text: string, isLast: boolean }} Place */

/** It looks at each position for so long. */
const EACH_MS = 150;
/** A longer game is not looked at. */
const MOST_STEPS = 600;
/** A swing counts no further than to a game that is won, in hundredths of a pawn. */
const WON = 1000;

/** @param {Words} words @param {() => void} onBegin is called when it begins, since the engine does one thing at a time */
export function course(words, onBegin) {
  /** @type {Map<string, Worth | undefined>} what has been found, by start and moves; nothing where nothing could be */
  const known = new Map();
  const picture = graph(words.graphLabel, goTo);
  const button = action(words.evaluate, () => (isOn ? stop() : void begin()), { id: 'analyse-evaluate' });
  const progress = h('p', { class: 'muted', id: 'analyse-evaluated' });
  const here = h('p', { class: 'standing', id: 'analyse-standing', 'aria-hidden': 'true' });
  const swing = h('p', { id: 'analyse-swing' });
  const body = h('tbody');
  const heads = words.moveHeads.map((name, at) => h('th', { scope: 'col', class: at ? 'number' : undefined }, name));
  const table = h('details', { class: 'figures-of' }, h('summary', {}, words.asTable), h('table', { id: 'analyse-moves' }, h('thead', {}, h('tr', {}, ...heads)), body));
  const found = h('div', { class: 'plots' }, /** @type {any} */ (picture.element), here, swing, table);
  const trouble = h('div', { class: 'message' });
  const element = h(
    'section',
    { class: 'card', 'aria-labelledby': 'analyse-course-title', hidden: true },
    h('h2', { id: 'analyse-course-title' }, words.course),
    h('p', { class: 'about' }, words.courseAbout),
    h('div', { class: 'row' }, button, progress),
    found,
    trouble,
  );
  /** @type {import('../../document/document.js').Entry[] | undefined} */
  let drawn;
  /** @type {Place[]} */
  let all = [];
  /** Those that are being looked at. @type {Place[]} */
  let running = [];
  let isOn = false;
  /** Counts what was begun, so that what is no longer wanted ends. */
  let run = 0;

  /** The positions of the game, and what each is known by; a step back or forth leaves them as they are. */
  function places() {
    const { line, length } = game.current();
    if (line === drawn) return all;
    drawn = line;
    all = Array.from({ length: length + 1 }, (_, ply) => {
      const { start, moves } = game.told(ply);
      return { start, moves, key: `${start} ${moves}`, text: line[ply - 1]?.text ?? '', isLast: ply === length };
    });
    return all;
  }

  /** A move with its number; nothing at the start. @param {number} ply */
  function moveAt(ply) {
    const entry = game.current().line[ply - 1];
    if (!entry) return '';
    return entry.kind === 'legal' ? `${entry.number}${entry.turn === 'w' ? '.' : '…'} ${written(entry.text)}` : entry.text;
  }

  async function begin() {
    onBegin();
    run += 1;
    const mine = run;
    isOn = true;
    running = places();
    trouble.replaceChildren();
    try {
      for (const place of running) {
        if (known.has(place.key)) continue;
        const worth = await look(place);
        if (mine !== run) return;
        known.set(place.key, worth);
        render();
      }
      say(swing.textContent || words.evaluated(known.size, known.size));
    } catch (error) {
      if (mine !== run) return;
      const text = words.failed(error instanceof Error ? error.message : '');
      trouble.replaceChildren(h('p', { class: 'error' }, text));
      say(text);
    }
    if (mine === run) stop();
  }

  /** @param {Place} place @returns {Promise<Worth | undefined>} */
  async function look({ start, moves, text, isLast }) {
    const isStartersTurn = moves.split(' ').filter(Boolean).length % 2 === 0;
    const sign = (start.split(' ')[1] === 'b') === isStartersTurn ? -1 : 1;
    // Nothing is thought where the game is over.
    if (text.endsWith('#')) return { score: -sign, mateIn: 0 };
    try {
      const answer = await engine.ask('review', { start, moves, player: engine.STRONGEST, ms: EACH_MS });
      const thought = answer?.thought;
      if (thought) return { score: thought.score * sign, mateIn: thought.mateIn && thought.mateIn * sign };
    } catch (error) {
      if (error instanceof WorkerFailure) throw error;
      // What is no position of chess has no evaluation.
      return undefined;
    }
    return isLast ? { score: 0 } : undefined;
  }

  function stop() {
    run += 1;
    isOn = false;
    engine.drop('review');
    render();
  }

  /** @param {number} ply */
  function goTo(ply) {
    game.goTo(ply);
    render();
  }

  function render() {
    const { ply, length } = game.current();
    const worths = places().map(({ key }) => known.get(key));
    const done = all.filter(({ key }) => known.has(key)).length;
    setText(button, isOn ? words.stop : words.evaluate);
    setText(progress, done > 0 || isOn ? words.evaluated(done, length + 1) : '');
    found.hidden = done === 0;
    const text = words.standing(moveAt(ply), textOf(worths[ply]));
    picture.show(worths, ply, text);
    const isDone = !isOn && done > length;
    // The keyboard goes on where there is something to see.
    if (isDone && button === document.activeElement) picture.element.focus();
    button.disabled = isDone;
    setText(here, text);
    setText(swing, swingOf(worths));
    body.replaceChildren(...worths.flatMap((worth, at) => (worth ? [h('tr', {}, h('th', { scope: 'row' }, moveAt(at) || words.start), h('td', { class: 'number' }, words.worth(worth)))] : [])));
  }

  /** @param {Worth | undefined} worth */
  const textOf = (worth) => (worth ? words.worth(worth) : '');

  /** What is said of the move after which the game stood most otherwise than before it. @param {(Worth | undefined)[]} worths */
  function swingOf(worths) {
    const limit = (/** @type {Worth} */ { score, mateIn }) => (mateIn === undefined ? Math.max(-WON, Math.min(WON, score)) : Math.sign(mateIn || score) * WON);
    let [largest, at] = [0, 0];
    worths.forEach((worth, ply) => {
      const before = worths[ply - 1];
      const by = worth && before ? Math.abs(limit(worth) - limit(before)) : 0;
      if (by > largest) [largest, at] = [by, ply];
    });
    const [from, to] = [worths[at - 1], worths[at]];
    return from && to ? words.swing(moveAt(at), words.worth(from), words.worth(to)) : '';
  }

  return {
    element,
    stop: () => isOn && stop(),
    /** Shows the game on the board, if the engine may say something about it. @param {boolean} isAllowed */
    show(isAllowed) {
      const { length } = game.current();
      element.hidden = !isAllowed || length === 0 || length > MOST_STEPS;
      if (element.hidden) return isOn && stop();
      render();
      // Another game is on the board, or other moves.
      if (isOn && all !== running) void begin();
    },
  };
}
