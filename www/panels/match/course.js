// @ts-check
// The match under way, whether or not its panel is open: what is played, what the games have come to, and the workers
// that play them. It goes on after a reload, and in one page at a time.
import { loadStyle, setAttribute } from '../../dom.js';
import { tell } from '../../hand.js';
import { say } from '../../speech.js';
import { translated } from '../../words.js';
import * as english from '../../words/en/match.js';
import { runner, SPARE } from './runner.js';
import { keep, restore, USUAL } from './state.js';
import { scoreOf } from './tally.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */
/** @typedef {import('./runner.js').Live} Live */

/** `stopped` is a match that can go on, though no worker holds games of it. */
/** @typedef {'idle' | 'running' | 'paused' | 'stopped' | 'over'} State */

/**
 * The match as it is.
 * @typedef {{ state: State, plan: Plan, played: Played[], pace: string, workers: number, trouble: string }} Course
 */

const KEEP_MS = 1500;
const LOCK = 'gridmate.contest';

const { match: words } = await translated('match', english);
/** The style of the panel, and of its tab while a match is under way. */
export const styled = loadStyle(new URL('../../styles/match.css', import.meta.url));
const tab = document.getElementById('tab-match');

/** @type {State} */
let state = 'idle';
let plan = USUAL;
let pace = 'fast';
/** What went wrong, as a sentence. */
let trouble = '';
/** @type {Played[]} in order */
let played = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let keeping;
/** Lets another page play. @type {() => void} */
let release = () => {};
/** How often it has been asked to hold the match: what becomes of an earlier lock is no matter. */
let asked = 0;
/** @type {(() => void)[]} */
const listeners = [];
/** @type {((live: Live) => void)[]} */
const watchers = [];

const workers = runner({
  live: (live) => {
    for (const watcher of watchers) watcher(live);
  },
  played: take,
  fail,
});

/** @returns {Course} */
export const current = () => ({ state, plan, played, pace, workers: Math.min(SPARE, plan.games - played.length), trouble });

/** Calls back when anything but the game under way has changed. @param {() => void} listener */
export function onChange(listener) {
  listeners.push(listener);
}

/** Calls back with the game that is watched. @param {(live: Live) => void} watcher */
export function onLive(watcher) {
  watchers.push(watcher);
}

/** Begins a match. @param {Plan} next */
export function play(next) {
  workers.stop();
  plan = { ...next };
  played = [];
  say(words.started(words.player(plan.first), words.player(plan.second), plan.games));
  state = 'stopped';
  goOn();
}

/** Goes on where it was, in this page. */
export function goOn() {
  trouble = '';
  if (state === 'paused') workers.pause(false);
  else workers.start(plan, new Set(played.map(({ number }) => number)), pace);
  if (state !== 'paused') void hold(true);
  settle('running');
}

export function pause() {
  workers.pause(true);
  say(words.paused);
  settle('paused');
}

export function stop() {
  workers.stop();
  say(words.stopped);
  settle('stopped');
}

/** @param {string} next */
export function setPace(next) {
  pace = next;
  workers.pace(pace);
  store();
}

/** @param {string} message */
function fail(message) {
  trouble = words.failed(message);
  say(trouble);
  settle('stopped');
}

/** @param {Played} next */
function take(next) {
  const at = played.findIndex(({ number }) => number > next.number);
  played.splice(at < 0 ? played.length : at, 0, next);
  keeping ??= setTimeout(store, KEEP_MS);
  if (played.length < plan.games) return inform();
  const { won, drawn, lost } = scoreOf(played);
  const text = words.result(words.player(plan.first), words.player(plan.second), won, drawn, lost);
  // Who looks at something else reads it under the board.
  if (tab?.ariaSelected === 'true') say(text);
  else tell(text);
  settle('over');
}

/** @param {State} next */
function settle(next) {
  state = next;
  if (state === 'stopped' || state === 'over') release();
  store();
  inform();
}

function inform() {
  const isLive = state === 'running' || state === 'paused';
  if (tab) setAttribute(tab, 'data-live', isLive ? state : null);
  for (const listener of listeners) listener();
}

function store() {
  clearTimeout(keeping);
  keeping = undefined;
  keep({ plan, played, pace }, state === 'running');
}

/**
 * Waits until no other page plays the match, or takes it over; then holds it for this one. A page that holds a lock is
 * not put to sleep in the background either.
 * @param {boolean} atOnce
 * @returns {Promise<void>} when it is held
 */
function hold(atOnce) {
  release();
  if (!navigator.locks) return Promise.resolve();
  asked += 1;
  const own = asked;
  return new Promise((resolve) => {
    const held = navigator.locks.request(LOCK, atOnce ? { steal: true } : {}, () => new Promise((done) => {
      release = () => done(undefined);
      resolve();
    }));
    held.catch((error) => {
      if (own !== asked) return;
      if (error.name === 'AbortError') return lose();
      // Where pages may have no locks, each plays its own.
      resolve();
    });
  });
}

/** Another page plays it now. */
function lose() {
  release = () => {};
  if (state !== 'running' && state !== 'paused') return;
  workers.stop();
  clearTimeout(keeping);
  keeping = undefined;
  state = 'stopped';
  trouble = words.elsewhere;
  inform();
}

/** @returns {boolean} whether it was running */
function recall() {
  const kept = restore();
  if (!kept) return false;
  ({ plan, played, pace } = kept);
  const isWhole = played.length === plan.games;
  state = isWhole ? 'over' : 'stopped';
  inform();
  return kept.isRunning && !isWhole;
}

/** Brings back the match of the last visit; one that was running goes on as soon as no other page plays it. */
async function begin() {
  if (!recall()) return;
  await hold(false);
  // What the other page has played since.
  if (state !== 'stopped' || !recall()) return release();
  workers.start(plan, new Set(played.map(({ number }) => number)), pace);
  settle('running');
  tell(words.resumed(played.length, plan.games));
}

addEventListener('pagehide', () => {
  if (keeping !== undefined) store();
});
void begin();
