// @ts-check
// The match under way, whether or not its panel is open: what is played, what the games have come to, and the workers
// that play them. Each tab has its own, which goes on after a reload.
import { loadStyle, setAttribute } from '../../ui/dom.js';
import { emitter } from '../../ui/emitter.js';
import { tell } from '../../board/hand.js';
import { say } from '../../ui/speech.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/match.js';
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
/** @type {import('../../ui/emitter.js').Emitter<[]>} */
const changes = emitter();
/** @type {import('../../ui/emitter.js').Emitter<[live: Live]>} */
const moves = emitter();

const workers = runner({
  live: moves.emit,
  played: take,
  fail,
});

/** @returns {Course} */
export const current = () => ({ state, plan, played, pace, workers: Math.min(SPARE, plan.games - played.length), trouble });

/** Calls back when anything but the game under way has changed. */
export const onChange = changes.on;
/** Calls back with the game that is watched. */
export const onLive = moves.on;

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
  store();
  inform();
}

function inform() {
  const isLive = state === 'running' || state === 'paused';
  if (tab) setAttribute(tab, 'data-live', isLive ? state : null);
  changes.emit();
}

function store() {
  clearTimeout(keeping);
  keeping = undefined;
  keep({ plan, played, pace }, state === 'running');
}

/** Brings back the match of the last visit; one that was running goes on. */
async function begin() {
  const kept = await restore();
  if (!kept || state !== 'idle') return;
  ({ plan, played, pace } = kept);
  const isWhole = played.length === plan.games;
  state = isWhole ? 'over' : 'stopped';
  inform();
  if (isWhole || !kept.isRunning) return;
  goOn();
  tell(words.resumed(played.length, plan.games));
}

addEventListener('pagehide', () => {
  if (keeping !== undefined) store();
});
/** When it is known whether there is one. */
export const restored = begin();
