// @ts-check
// Two computer players against each other, game after game: what is to be played, the game under way, what the games
// come to, and the games themselves.
import init from '../../engine/engine.js';
import { action, h, setText } from '../../ui/dom.js';
import { soon } from '../../ui/soon.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/match.js';
import * as course from './course.js';
import { settings } from './form.js';
import { picker } from '../../ui/field.js';
import { gameList } from './games.js';
import { screen } from './live.js';
import { plot } from './plot.js';
import { PACES, USUAL } from './state.js';
import { bar, curve, losers, scoreOf, tables, unbroken } from './tally.js';

const DRAW_MS = 120;
/** The article that has a small engine play so, and what it plays. */
const ARTICLE = 'https://www.codertime.org/minimax-chess-engine-programming-r/';
const EXPERIMENT = { ...USUAL, first: 'minimax:1', second: 'random', games: 10, swap: false };

/** @param {HTMLElement} place */
export async function start(place) {
  const [{ match: words }, live] = await Promise.all([translated('match', english), screen(), init(), course.styled, soon(course.restored)]);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let drawing;
  /** What was shown last. @type {import('./course.js').State | undefined} */
  let shown;

  const form = settings(words);
  const pace = picker('match-pace', words.pace, PACES.map((name) => h('option', { value: name }, words.paces[name])));
  const begin = action(words.begin, () => course.play(form.read()), { class: 'primary', id: 'match-start' });
  const hold = action(words.pause, () => (course.current().state === 'running' ? course.pause() : course.goOn()), { id: 'match-pause', hidden: true });
  const stop = action(words.stop, halt, { id: 'match-stop', hidden: true });
  const trouble = h('div', { class: 'message', id: 'match-trouble' });
  const standing = h('p', { class: 'standing', id: 'match-standing' });
  const tally = h('div');
  const phase = h('p', { class: 'muted', id: 'match-phase' });
  const elo = h('p', { class: 'elo', id: 'match-elo' });
  const eloAbout = h('p', { class: 'muted' }, words.eloAbout);
  const picture = plot(words);
  const figures = h('div', { class: 'tables', id: 'match-tables' });
  const result = h(
    'section',
    { class: 'card', 'aria-labelledby': 'match-result-title', hidden: true },
    h('h2', { id: 'match-result-title' }, words.standing),
    h('div', { class: 'now' }, live.element, h('div', { class: 'sum' }, standing, tally, phase, elo, eloAbout)),
    /** @type {any} */ (picture.element),
    figures,
  );
  const games = gameList(words);
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
        h('div', { class: 'go' }, h('div', { class: 'row' }, begin, hold, stop), pace.element),
        trouble,
        h('h3', {}, words.experiments),
        h('p', { class: 'about' }, words.experimentsAbout, ' ', h('a', { href: ARTICLE, target: '_blank', rel: 'noreferrer', lang: 'en' }, words.article), '.'),
        h(
          'div',
          { class: 'row' },
          action(words.tenWhite, () => experiment(EXPERIMENT), { id: 'match-ten-white' }),
          action(words.tenBlack, () => experiment({ ...EXPERIMENT, first: 'random', second: 'minimax:1' }), { id: 'match-ten-black' }),
        ),
      ),
      result,
      games.element,
    ),
  );
  pace.input.addEventListener('change', () => course.setPace(pace.input.value));

  /** @param {import('./state.js').Plan} plan */
  function experiment(plan) {
    form.show(plan);
    course.play(plan);
  }

  function halt() {
    // The keyboard stays near where it was.
    begin.focus();
    course.stop();
  }

  /** Another state is shown at once, more games when there is time. */
  function renew() {
    if (course.current().state !== shown) draw();
    else drawing ??= setTimeout(draw, DRAW_MS);
  }

  function draw() {
    clearTimeout(drawing);
    drawing = undefined;
    const { state, plan, played, pace: own, workers, trouble: told } = course.current();
    const isUnderWay = state === 'running' || state === 'paused';
    const score = scoreOf(played);
    shown = state;
    pace.input.value = own;
    trouble.replaceChildren(...(told ? [h('p', { class: 'error' }, told)] : []));
    result.hidden = state === 'idle';
    live.settle(state);
    hold.hidden = state === 'idle' || state === 'over';
    stop.hidden = !isUnderWay;
    setText(hold, state === 'running' ? words.pause : words.goOn);
    setText(standing, words.progress(played.length, plan.games, score.won, score.drawn, score.lost));
    tally.replaceChildren(bar(score, plan.games));
    setText(phase, { idle: '', running: words.running(workers), paused: words.paused, stopped: words.stopped, over: words.over }[state]);
    const points = curve(plan, unbroken(played));
    const last = points.at(-1);
    setText(elo, last ? words.elo(last) : '');
    eloAbout.hidden = !last || !Number.isFinite(last.elo);
    picture.show(points, plan.games);
    const isExperiment = [plan.first, plan.second].sort().join() === 'minimax:1,random' && !plan.swap;
    figures.replaceChildren(...(isExperiment && played.length > 0 ? [losers(words, played)] : []), ...(played.length > 0 ? tables(words, plan, played) : []));
    games.show(plan, played);
    result.dataset.state = state;
  }

  course.onChange(renew);
  course.onLive((now) => live.show(now, course.current().plan));
  form.show(course.current().plan);
  draw();
}
