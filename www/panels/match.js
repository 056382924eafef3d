// @ts-check
// Two computer players against each other, game after game, in workers: the game under way, what the games come to,
// and the games themselves. It goes on after a reload.
import init from '../engine/engine.js';
import { action, h, loadStyle, setText } from '../dom.js';
import { smallBoard } from '../small-board.js';
import { say } from '../speech.js';
import { translated } from '../words.js';
import * as english from '../words/en/match.js';
import { settings } from './match/form.js';
import { gameList } from './match/games.js';
import { plot } from './match/plot.js';
import { runner, SPARE } from './match/runner.js';
import { keep, restore, USUAL } from './match/state.js';
import { curve, losers, scoreOf, tables, unbroken } from './match/tally.js';

/** @typedef {import('./match/state.js').Plan} Plan */
/** @typedef {import('./match/state.js').Played} Played */
/** @typedef {import('./match/runner.js').Live} Live */

const DRAW_MS = 120;
const KEEP_MS = 700;
/** What the article plays. */
const EXPERIMENT = { ...USUAL, first: 'minimax:1', second: 'random', games: 10, swap: false };

/** FEN letters from a1 to h8. @param {string} fen */
function lettersOf(fen) {
  const rows = (fen.split(' ')[0] ?? '').replace(/\d/g, (digit) => '.'.repeat(Number(digit))).split('/');
  return rows.reverse().join('');
}

/** @param {HTMLElement} place */
export async function start(place) {
  const [{ match: words }, board] = await Promise.all([translated('match', english), smallBoard(), init(), loadStyle(new URL('../styles/match.css', import.meta.url))]);
  /** @type {'idle' | 'running' | 'paused' | 'stopped' | 'over'} */
  let state = 'idle';
  let plan = USUAL;
  /** @type {Played[]} in order */
  let played = [];
  /** Whether workers hold games under way. */
  let isHeld = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let drawing;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let keeping;

  const form = settings(words, (next) => {
    // The match that is shown stays what it was.
    if (state === 'idle') plan = next;
  });
  const pace = h('select', { id: 'match-pace' }, ...Object.entries(words.paces).map(([value, name]) => h('option', { value }, name)));
  const begin = action(words.begin, () => play(form.read()), { class: 'primary', id: 'match-start' });
  const hold = action(words.pause, () => (state === 'running' ? pause() : goOn()), { id: 'match-pause', hidden: true });
  const stop = action(words.stop, halt, { id: 'match-stop', hidden: true });
  const trouble = h('div', { class: 'message' });
  const standing = h('p', { class: 'standing', id: 'match-standing' });
  const phase = h('p', { class: 'muted', id: 'match-phase' });
  const bar = h('progress', { id: 'match-progress', max: 1, value: 0, 'aria-label': words.standing });
  const elo = h('p', { class: 'elo', id: 'match-elo' });
  const picture = plot(words);
  const figures = h('div', { class: 'tables', id: 'match-tables' });
  const liveText = h('p', { class: 'muted', id: 'match-live' });
  const live = h('div', { class: 'live' }, board.element, liveText);
  const result = h(
    'section',
    { class: 'card', 'aria-labelledby': 'match-result-title', hidden: true },
    h('h2', { id: 'match-result-title' }, words.standing),
    h('div', { class: 'now' }, live, h('div', { class: 'sum' }, standing, bar, phase, elo, h('p', { class: 'muted' }, words.eloAbout))),
    /** @type {any} */ (picture.element),
    figures,
  );
  const games = gameList(words);
  const workers = runner({ live: showLive, played: take, fail });
  place.append(
    h(
      'div',
      { class: 'match-panel' },
      h(
        'section',
        { class: 'card', 'aria-labelledby': 'match-title' },
        h('h2', { id: 'match-title' }, words.title),
        h('p', { class: 'about' }, words.about),
        form.element,
        h('label', { class: 'setting' }, h('span', { class: 'setting-name' }, words.pace), pace),
        h('div', { class: 'row' }, begin, hold, stop),
        trouble,
        h('h3', {}, words.experiments),
        h('p', { class: 'about' }, words.experimentsAbout),
        h(
          'div',
          { class: 'row' },
          action(words.tenWhite, () => play(EXPERIMENT), { id: 'match-ten-white' }),
          action(words.tenBlack, () => play({ ...EXPERIMENT, first: 'random', second: 'minimax:1' }), { id: 'match-ten-black' }),
        ),
      ),
      result,
      games.element,
    ),
  );
  pace.addEventListener('change', () => workers.pace(pace.value));
  addEventListener('pagehide', () => {
    if (keeping !== undefined) store();
  });

  /** @param {Plan} next */
  function play(next) {
    plan = next;
    played = [];
    form.show(plan);
    say(words.started(words.player(plan.first), words.player(plan.second), plan.games));
    board.show({ board: '.'.repeat(64), label: words.live });
    goOn();
  }

  function goOn() {
    trouble.replaceChildren();
    state = 'running';
    if (isHeld) workers.pause(false);
    else workers.start(plan, new Set(played.map(({ number }) => number)), pace.value);
    isHeld = false;
    settle();
  }

  function pause() {
    state = 'paused';
    isHeld = true;
    workers.pause(true);
    say(words.paused);
    settle();
  }

  function halt() {
    // The keyboard stays near where it was.
    begin.focus();
    state = 'stopped';
    isHeld = false;
    workers.stop();
    say(words.stopped);
    settle();
  }

  /** @param {string} message */
  function fail(message) {
    state = 'stopped';
    isHeld = false;
    trouble.replaceChildren(h('p', { class: 'error' }, words.failed(message)));
    say(words.failed(message));
    settle();
  }

  /** @param {Played} next */
  function take(next) {
    const at = played.findIndex(({ number }) => number > next.number);
    played.splice(at < 0 ? played.length : at, 0, next);
    if (played.length < plan.games) {
      drawing ??= setTimeout(draw, DRAW_MS);
      keeping ??= setTimeout(store, KEEP_MS);
      return;
    }
    state = 'over';
    const { won, drawn, lost } = scoreOf(played);
    say(words.result(words.player(plan.first), words.player(plan.second), won, drawn, lost));
    settle();
  }

  /** Another state is shown and kept at once. */
  function settle() {
    store();
    draw();
  }

  function store() {
    clearTimeout(keeping);
    keeping = undefined;
    keep({ plan, played, isRunning: state === 'running' });
  }

  /** @param {Live} now */
  function showLive({ number, fen, first, last, ply }) {
    const [one, other] = [words.player(plan.first), words.player(plan.second)];
    const text = first === 'w' ? words.liveText(number + 1, one, other, ply) : words.liveText(number + 1, other, one, ply);
    const square = (/** @type {string} */ name) => name.charCodeAt(0) - 97 + (name.charCodeAt(1) - 49) * 8;
    const step = last ? { from: square(last), to: square(last.slice(2)) } : undefined;
    board.show({ board: lettersOf(fen), step, label: text });
    setText(liveText, text);
  }

  function draw() {
    clearTimeout(drawing);
    drawing = undefined;
    const isUnderWay = state === 'running' || state === 'paused';
    const { won, drawn, lost } = scoreOf(played);
    result.hidden = state === 'idle';
    live.hidden = !isUnderWay;
    hold.hidden = state === 'idle' || state === 'over';
    stop.hidden = !isUnderWay;
    setText(hold, state === 'running' ? words.pause : words.goOn);
    setText(standing, words.progress(played.length, plan.games, won, drawn, lost));
    setText(phase, { idle: '', running: words.running(Math.min(SPARE, plan.games - played.length)), paused: words.paused, stopped: words.stopped, over: words.over }[state]);
    bar.value = played.length / plan.games;
    const points = curve(plan, unbroken(played));
    const last = points.at(-1);
    setText(elo, last ? words.elo(last) : '');
    picture.show(points, plan.games);
    const isExperiment = [plan.first, plan.second].sort().join() === 'minimax:1,random' && !plan.swap;
    figures.replaceChildren(...(played.length > 0 ? tables(words, plan, played) : []), ...(isExperiment && played.length > 0 ? [losers(words, played)] : []));
    games.show(plan, played);
    result.dataset.state = state;
  }

  const kept = restore();
  if (kept) ({ plan, played } = kept);
  played.sort((one, other) => one.number - other.number);
  form.show(plan);
  board.show({ board: '.'.repeat(64), label: words.live });
  if (kept?.isRunning) return goOn();
  if (kept) state = played.length === plan.games ? 'over' : 'stopped';
  draw();
}
