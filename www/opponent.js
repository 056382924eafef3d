// @ts-check
// The game against the computer: who plays which side, and when the engine is asked. What it plays is written into the
// script like any move; the script alone knows the position.
import { readMove } from './aside.js';
import * as game from './document.js';
import * as engine from './engine.js';
import { keepMatch, readMatch } from './keep.js';

/** @typedef {import('./document.js').View} View */
/** @typedef {import('./engine.js').Thought} Thought */

/**
 * A level, 1 to 10, for each side; 0 is a person.
 * @typedef {object} Match
 * @property {number} w
 * @property {number} b
 * @property {number} seed what the levels overlook follows from it
 * @property {boolean} isOver whether the players have ended it
 * @property {boolean} isPaused
 */

/** The longest that a level thinks about a move. */
const MOVE_MS = 3000;
/** A question about the position, for a hint or an offer. */
const ADVICE_MS = 700;
/** An answer at once would startle: it takes a human moment, so long and up to twice as long. */
const MOMENT_MS = 300;
/** The computer claims a draw or agrees to one if it is better by no more than this, in hundredths of a pawn … */
const EVEN = 20;
/** … but early in the game agrees only if it is worse by as much as this. */
const WORSE = -60;
const EARLY_PLIES = 20;
const TOP_LEVEL = 10;

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** @type {Match | undefined} */
let match = read(readMatch());
/** @type {View | undefined} the view that the engine is asked about for a move */
let asked;
/** @type {Thought & { fen: string } | undefined} the last thing that it thought about a move of its own, and where */
let thought;
/** @type {() => void} ends the moment before the answer */
let endMoment = () => {};
/** Whether the document changes on behalf of the match. */
let isOwnChange = false;
/** @type {(() => void)[]} */
const listeners = [];

/** @param {unknown} kept @returns {Match | undefined} */
function read(kept) {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { w, b, seed, isOver, isPaused } = /** @type {Record<string, unknown>} */ (kept);
  const isLevel = (/** @type {unknown} */ level) => Number.isInteger(level) && Number(level) >= 0 && Number(level) <= TOP_LEVEL;
  if (!isLevel(w) || !isLevel(b) || !(w || b)) return undefined;
  return { w: Number(w), b: Number(b), seed: Number(seed) >>> 0, isOver: isOver === true, isPaused: isPaused === true };
}

/** Begins to listen to the document, and calls back after every change of the match. @param {() => void} listener */
export function start(listener) {
  listeners.push(listener);
  game.onChange(follow);
  consider();
}

export const current = () => match;
export const lastThought = () => thought;
export const isThinking = () => asked !== undefined;

/** The colour of the only person who plays. */
export const person = () => (match && !(match.w && match.b) ? (match.w === 0 ? 'w' : 'b') : undefined);

/** The level that is to move; 0 if it is a person, or if nobody plays on. @param {View} view */
export function levelToMove(view) {
  if (!match || match.isOver || match.isPaused) return 0;
  return view.turn === 'w' ? match.w : match.b;
}

/** @param {Partial<Match>} change */
function become(change) {
  match = match && { ...match, ...change };
  keepMatch(match ?? null);
}

function tell() {
  for (const listener of listeners) listener();
}

/** @param {View} view @param {import('./document.js').Cause} cause */
function follow(view, cause) {
  if (isOwnChange) return;
  // Another game on the board, or a script that is being written, is not the computer's before somebody says so.
  if ((cause === 'load' || cause === 'write') && match && !match.isOver) become({ isPaused: true });
  if (cause === 'claim') become({ isOver: true });
  // Nor does it play again at once what was just taken back.
  if (cause === 'travel') become({ isOver: match?.isOver === true && view.end !== undefined, isPaused: match?.isPaused === true || levelToMove(view) > 0 });
  consider();
}

/** Asks the engine for a move where it has one to make; what it was asked before is forgotten. */
function consider() {
  const view = game.current();
  const level = view.ply === view.length && !view.end && view.reasons.length === 0 ? levelToMove(view) : 0;
  engine.drop();
  endMoment();
  asked = level > 0 ? view : undefined;
  if (asked) void answer(asked, level);
  tell();
}

/** @param {View} view @param {number} level */
async function answer(view, level) {
  const moment = calm.matches ? 0 : MOMENT_MS * (1 + Math.random());
  const began = performance.now();
  const found = await ask(level, MOVE_MS, (next) => {
    thought = { ...next, fen: view.fen };
    tell();
  });
  if (asked !== view || !found?.move) return;
  const rest = moment - (performance.now() - began);
  if (rest > 0) {
    await /** @type {Promise<void>} */ (new Promise((resolve) => {
      endMoment = resolve;
      setTimeout(resolve, rest);
    }));
  }
  if (asked !== view) return;
  const [claim] = view.claims;
  if (claim && found.thought && found.thought.score <= EVEN) return game.end(claim);
  const { from, to, role } = readMove(found.move);
  game.play(from, to, role, 'reply');
}

/** @param {number} level @param {number} ms @param {(thought: Thought) => void} [hear] */
const ask = (level, ms, hear) => engine.think({ ...game.told(), level, seed: match?.seed ?? 0, ms }, hear);

/** Has the computer move at once. */
export function moveNow() {
  engine.hurry();
  endMoment();
}

/**
 * What the engine would play here, as it thinks without a level; nothing, if the position has changed meanwhile.
 * @returns {Promise<{ move: string, score: number } | undefined>}
 */
export async function advise() {
  const view = game.current();
  const found = await ask(0, ADVICE_MS);
  const isStill = view === game.current();
  return isStill && found?.move && found.thought ? { move: found.move, score: found.thought.score } : undefined;
}

/** Offers a draw; whether the computer agrees, which ends the game. */
export async function offerDraw() {
  const view = game.current();
  const found = await advise();
  if (!found) return undefined;
  const agrees = -found.score <= (view.length < EARLY_PLIES ? WORSE : EVEN);
  if (agrees) game.end('agreed');
  return agrees;
}

export function resign() {
  game.goTo(game.current().length);
  game.end(`resigned-${person()}`);
}

/** Where the person's last move begins; none, if there is none. */
export function lastOwnMove() {
  const color = person();
  return game.current().line.findLastIndex(({ kind, turn }) => kind === 'legal' && turn === color);
}

/** Takes back the person's last move and what came after it; answers how many steps. */
export function takeBack() {
  const steps = lastOwnMove();
  const count = game.current().length - steps;
  become({ isOver: false, isPaused: false });
  change(() => game.truncate(steps));
  consider();
  return count;
}

/** Changes the document on behalf of the match. @param {() => void} work */
function change(work) {
  isOwnChange = true;
  try {
    work();
  } finally {
    isOwnChange = false;
  }
}

/** @param {boolean} isPaused */
export function pause(isPaused) {
  become({ isPaused });
  consider();
}

/**
 * Begins a game.
 * @param {{ w: number, b: number }} levels
 * @param {() => void} load sets up where it starts
 */
export function begin({ w, b }, load) {
  change(load);
  match = { w, b, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, isOver: false, isPaused: false };
  become({});
  consider();
}
