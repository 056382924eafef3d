// @ts-check
// The game against the computer: who plays which side, and when the engine is asked. What it plays is written into the
// script like any move; the script alone knows the position.
import { flagged, readMove } from './aside.js';
import * as game from './document.js';
import * as engine from './engine.js';
import * as asking from './opponent/asking.js';
import * as clock from './opponent/clock.js';
import * as state from './opponent/state.js';
import * as timing from './opponent/timing.js';

/** @typedef {import('./document.js').View} View */
/** @typedef {import('./opponent/state.js').Duel} Duel */
/** @typedef {import('./opponent/asking.js').Told} Told */

/** The longest that a level thinks about a move, without a clock and with one. */
const MOVE_MS = 3000;
const CLOCK_MOVE_MS = 12_000;
/** An answer at once would startle: against a person it takes a human moment, unless time is low. */
const [SHORTEST_MOMENT_MS, LONGEST_MOMENT_MS] = [400, 900];
/** The computer claims a draw or agrees to one if it is better by no more than this, in hundredths of a pawn … */
const EVEN = 20;
/** … but early in the game agrees only if it is worse by as much as this. */
const WORSE = -60;
const EARLY_PLIES = 20;

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** @type {Duel | undefined} */
let duel = state.restore();
/** @type {boolean | undefined} whether the evaluation is to be shown, if somebody has said */
let meter = state.restoreMeter();
/** @type {View | undefined} the view that the engine is asked about for a move */
let asked;
/** @type {Told | undefined} the last thing that it thought about a move of its own */
let thought;
/** @type {() => void} ends the moment before the answer */
let endMoment = () => {};
/** Whether the answer is wanted at once. */
let isUrgent = false;
/** Whether the document changes on behalf of the duel. */
let isOwnChange = false;
/** Whether the last move ended the game by the rules. */
let isEnded = false;
/** The script of a duel without help, as it has to stay. */
let lockedText = '';
/** @type {{ change: () => void, fall: (color: 'w' | 'b') => void, locked: () => void }} */
let listeners = { change() {}, fall() {}, locked() {} };

/**
 * Begins to listen to the document. Calls back after every change of the duel, when a time is up, and when somebody
 * has tried what the duel forbids.
 * @param {typeof listeners} callbacks
 */
export function start(callbacks) {
  listeners = callbacks;
  const view = game.current();
  lockedText = view.text;
  isEnded = view.end !== undefined && !duel?.isAway;
  if (duel?.time) {
    clock.set(duel.left ?? timing.full(duel.time));
    // Nobody loses time, or the game, by a page that was closed.
    if (!duel.isOver && !isEnded && timing.movesMade(view, duel) > 0) become({ isPaused: true });
  }
  clock.onFall(fall);
  addEventListener('pagehide', keepTime);
  document.addEventListener('visibilitychange', keepTime);
  game.onChange(follow);
  consider();
}

/** The duel, unless it is over and another document is on the board. */
export const current = () => (duel?.isAway && duel.isOver ? undefined : duel);
/** What the computer thought about its last move. */
export const lastOwnThought = () => (isLocked() ? undefined : thought);
/** The last that is known of how it stands: here, else at its last move. */
export const lastThought = () => (isLocked() ? undefined : (asking.known() ?? thought));
export const isThinking = () => asked !== undefined;
export const wantsMeter = () => meter === true;
export const isLocked = () => duel?.help === 'locked' && !duel.isOver && !isEnded;
export const hasEnded = () => duel !== undefined && (duel.isOver || isEnded);

/** The colour of the only person who plays. */
export const person = () => (duel && !(duel.w && duel.b) ? (duel.w ? 'b' : 'w') : undefined);

/** The computer's player, or the two of them. */
export const players = () => (duel ? [...new Set([duel.w, duel.b])].filter(Boolean) : []);

/** The player that is to move; an empty name if it is a person, or if nobody plays on. @param {View} view */
export function playerToMove(view) {
  if (!duel || duel.isOver || duel.isPaused) return '';
  return view.turn === 'w' ? duel.w : duel.b;
}

/** How many steps there were after the last move of a player that can show its tree; nothing, if there is none. */
export function lastTreeMove() {
  const { line, ply } = game.current();
  for (let at = Math.min(ply, line.length); at > (duel?.from ?? 0); at -= 1) {
    const { kind, turn } = line[at - 1] ?? {};
    const player = turn === 'w' ? duel?.w : duel?.b;
    if (kind === 'legal' && player && hasTree(player)) return { ply: at, player };
  }
  return undefined;
}

/** Whether what a player searches can be walked. @param {string} player */
const hasTree = (player) => !['level', 'random'].includes(state.partsOf(player).kind);

/** @param {Partial<Duel>} change */
function become(change) {
  duel = duel && { ...duel, ...change };
  state.store(duel, meter);
}

function keepTime() {
  if (clock.runs()) become({ left: clock.read() });
}

/** @param {View} view @param {import('./document.js').Cause} cause */
function follow(view, cause) {
  if (isOwnChange) return;
  const isMove = cause === 'play' || cause === 'reply';
  if (cause === 'write' && isLocked() && view.text !== lockedText) {
    change(() => game.write(lockedText));
    listeners.locked();
    return consider();
  }
  const isAway = cause === 'load' && !game.isInGame();
  if (duel && cause === 'load' && isAway !== Boolean(duel.isAway)) become({ isAway });
  if (duel?.isAway) isEnded = false;
  else if (view.ply === view.length) isEnded = view.end !== undefined;
  else if (cause === 'load' || cause === 'write') isEnded = false;
  // Another game on the board, or a script that is being written, is not the computer's before somebody says so.
  if ((cause === 'load' || cause === 'write') && duel && !duel.isOver) become({ left: clock.read(), isPaused: true });
  if (cause === 'claim') become({ left: clock.read(), isOver: true });
  if (isMove && duel && !duel.isPaused) become(timing.stamp(view, duel));
  // Nor does it play again at once what was just taken back.
  if (cause === 'travel' && duel) {
    const isOver = duel.isOver && view.end !== undefined;
    become({ ...timing.giveBack(view, duel), isOver, isPaused: duel.isPaused || playerToMove(view) !== '' });
  }
  lockedText = view.text;
  consider();
}

/** Asks the engine for a move where it has one to make; what it was asked before is forgotten. */
function consider() {
  const view = game.current();
  const isHere = view.ply === view.length && !view.end && view.reasons.length === 0;
  const player = isHere ? playerToMove(view) : '';
  engine.drop();
  endMoment();
  isUrgent = false;
  clock.run(duel && timing.running(view, duel, isEnded));
  asked = player ? view : undefined;
  if (asked) void answer(asked, player);
  listeners.change();
}

/** How long an answer takes at least. @param {View} view */
function momentFor(view) {
  const turn = timing.turnAtEnd(view);
  const isLow = duel?.time && timing.isLow(clock.of(turn), duel.time[turn]);
  if (calm.matches || isLow || person() === undefined) return 0;
  return SHORTEST_MOMENT_MS + Math.random() * (LONGEST_MOMENT_MS - SHORTEST_MOMENT_MS);
}

/** @param {View} view @param {string} player */
async function answer(view, player) {
  const isStrong = state.partsOf(player).kind === 'level';
  const [claim] = view.claims;
  // The searches of the article end where a draw may be claimed, and who plays by chance does not mind.
  if (claim && !isStrong) return game.end(claim);
  const moment = momentFor(view);
  const began = performance.now();
  const found = await asking.ask(duel, player, clock.runs() ? CLOCK_MOVE_MS : MOVE_MS, (next) => {
    thought = { ...next, fen: view.fen, player };
    // A weak level sees too little to say how it stands; without a person there is nobody else to ask.
    if (player === state.TOP || (isStrong && person() === undefined)) asking.note(thought);
    listeners.change();
  });
  if (asked !== view || !found?.move) return;
  const rest = moment - (performance.now() - began);
  if (rest > 0 && !isUrgent) {
    await /** @type {Promise<void>} */ (new Promise((resolve) => {
      endMoment = resolve;
      setTimeout(resolve, rest);
    }));
  }
  if (asked !== view) return;
  if (claim && found.thought && found.thought.score <= EVEN) return game.end(claim);
  const { from, to, role } = readMove(found.move);
  game.play(from, to, role, 'reply');
}

/** Has the computer move at once. */
export function moveNow() {
  isUrgent = true;
  engine.hurry();
  endMoment();
}

/** How the position on the board stands, as far as it is known; the engine is asked, if it has nothing else to do. */
export const weigh = () => asking.weigh(duel, listeners.change);
/** What the engine would play here. */
export const advise = () => asking.advise(duel);

/** Offers a draw; whether the computer agrees, which ends the game. */
export async function offerDraw() {
  const view = game.current();
  const found = await advise();
  if (!found) return undefined;
  const agrees = -found.score <= (view.length < EARLY_PLIES ? WORSE : EVEN);
  if (agrees) game.end('agreed');
  return agrees;
}

export const resign = () => game.end(`resigned-${person()}`);

/** The time of a side is up: it has lost, unless the other could never mate. @param {'w' | 'b'} color */
function fall(color) {
  const { length, ply } = game.current();
  if (ply < length) game.goTo(length);
  // A move that is still being chosen comes too late.
  for (const open of document.querySelectorAll('dialog.question[open]')) /** @type {HTMLDialogElement} */ (open).close();
  game.end(flagged(game.current().fen, color));
  listeners.fall(color);
}

/** Where the person's last move begins; none, if there is none. */
export function lastOwnMove() {
  const color = person();
  const found = game.current().line.findLastIndex(({ kind, turn }) => kind === 'legal' && turn === color);
  return found < (duel?.from ?? 0) ? -1 : found;
}

/** Takes back the person's last move and what came after it; answers how many steps. */
export function takeBack() {
  const steps = lastOwnMove();
  const count = game.current().length - steps;
  become({ isOver: false, isPaused: false });
  change(() => game.truncate(steps));
  isEnded = false;
  if (duel) become(timing.giveBack(game.current(), duel));
  consider();
  return count;
}

/** Changes the document on behalf of the duel. @param {() => void} work */
function change(work) {
  isOwnChange = true;
  try {
    work();
  } finally {
    isOwnChange = false;
    lockedText = game.current().text;
  }
}

/** @param {boolean} isPaused */
export function pause(isPaused) {
  become({ isPaused, isAway: false, left: clock.read() });
  consider();
}

/** Allows help from now on; the duel remembers it. */
export function unlock() {
  become({ help: 'unlocked' });
  listeners.change();
}

/** @param {boolean} isWanted */
export function showMeter(isWanted) {
  meter = isWanted;
  become({});
  listeners.change();
}

/**
 * Begins a game.
 * @param {Pick<Duel, 'w' | 'b' | 'time' | 'help'>} plan
 * @param {() => void} load sets up where it starts
 */
export function begin({ w, b, time, help }, load) {
  change(load);
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const left = time && timing.full(time);
  const from = game.current().length;
  duel = { w, b, seed, time, left, stamps: left ? [left] : [], from, help, isOver: false, isPaused: false };
  thought = undefined;
  isEnded = game.current().end !== undefined;
  if (left) clock.set(left);
  become({});
  consider();
}
