// @ts-check
// The game against the computer: who plays which side, and when the engine is asked. What it plays is written into the
// script like any move; the document alone knows the position.
//
//   begin ──► played ◄── goes on ── paused     by the button, an undo, a script that is written, another document, a reload
//                │ ▲                            of a game with a clock; while another document is there it is also away
//                ▼ └── take back ── over       by the rules (`isEnded`), a claim, an offer, resignation, time (`isOver`)
//
// While it is played and the computer is to move at the end of the line, the engine is asked for the view that is shown
// (`asked`); any change of the document drops that, and looking back does.
import { readMove } from '../../document/aside.js';
import * as doc from '../../document/document.js';
import * as engine from '../../engine/service.js';
import { unanswered } from '../../engine/worker-client.js';
import * as asking from './asking.js';
import * as clock from './clock.js';
import * as state from './state.js';
import * as timing from './timing.js';

/** @typedef {import('../../document/document.js').View} View */
/** @typedef {import('./state.js').Game} Game */
/** @typedef {import('./asking.js').Told} Told */

/** The longest that a level thinks about a move, without a clock and with one. */
const MOVE_MS = 3000;
const CLOCK_MOVE_MS = 12_000;
/** The computer claims a draw or agrees to one if it is better by no more than this, in hundredths of a pawn … */
const EVEN = 20;
/** … but early in the game agrees only if it is worse by as much as this. */
const WORSE = -60;
const EARLY_PLIES = 20;

/** @type {Game | undefined} */
let game;
/** @type {boolean | undefined} whether the evaluation is to be shown, if somebody has said */
let meter;
/** @type {View | undefined} the view that the engine is asked about for a move */
let asked;
/** @type {Told | undefined} the last thing that it thought about a move of its own */
let thought;
/** @type {() => void} ends the moment before the answer */
let endMoment = () => {};
/** Whether the answer is wanted at once. */
let isUrgent = false;
/** Whether the document changes on behalf of the game. */
let isOwnChange = false;
/** @type {number | undefined} the last step of the line */
let lastNode;
/** Whether the last move ended the game by the rules. */
let isEnded = false;
/** @type {{ change: () => void, fall: (color: 'w' | 'b') => void }} */
let listeners = { change() {}, fall() {} };

/**
 * Begins to listen to the document. Calls back after every change of the game, and when a time is up.
 * @param {typeof listeners} callbacks
 */
export function start(callbacks) {
  listeners = callbacks;
  clock.onFall(fall);
  // Before all of it is kept.
  addEventListener('pagehide', keepTime, true);
  document.addEventListener('visibilitychange', keepTime, true);
  doc.onChange(follow);
  consider();
}

/** Goes on with the game that was kept, once it is known, unless another has been begun before. */
export function resume() {
  if (game) return;
  game = state.restore();
  meter ??= state.restoreMeter();
  const view = doc.current();
  lastNode = view.line.at(-1)?.node;
  isEnded = view.end !== undefined && !game?.isAway;
  if (game?.time) {
    clock.set(game.left ?? timing.full(game.time));
    // Nobody loses time, or the game, by a page that was closed.
    if (!game.isOver && !isEnded && timing.movesMade(view, game) > 0) become({ isPaused: true });
  }
  consider();
}

/** The game, unless it is over and another document is on the board. */
export const current = () => (game?.isAway && game.isOver ? undefined : game);
/** What the computer thought about its last move. */
export const lastOwnThought = () => (isLocked() ? undefined : thought);
/** The last that is known of how it stands: here, else at its last move. */
export const lastThought = () => (isLocked() ? undefined : (asking.known() ?? thought));
export const isThinking = () => asked !== undefined;
export const wantsMeter = () => meter === true;
export const isLocked = () => game?.help === 'locked' && !game.isOver && !isEnded;
export const hasEnded = () => game !== undefined && (game.isOver || isEnded);

/** The colour of the only person who plays. */
export const person = () => (game && !(game.w && game.b) ? (game.w ? 'b' : 'w') : undefined);

/** The player that is to move; an empty name if it is a person, or if nobody plays on. @param {View} view */
export function playerToMove(view) {
  if (!game || game.isOver || game.isPaused) return '';
  return view.turn === 'w' ? game.w : game.b;
}

/** How many steps there were after the last move of a player that can show its tree; nothing, if there is none. */
export function lastTreeMove() {
  const { line, ply } = doc.current();
  for (let at = Math.min(ply, line.length); at > (game?.from ?? 0); at -= 1) {
    const { kind, turn } = line[at - 1] ?? {};
    const player = turn === 'w' ? game?.w : game?.b;
    if (kind === 'legal' && player && state.hasTree(player)) return { ply: at, player };
  }
  return undefined;
}

/** @param {Partial<Game>} change */
function become(change) {
  game = game && { ...game, ...change };
  state.store(game, meter);
}

function keepTime() {
  if (clock.runs()) become({ left: clock.read() });
}

/** @param {View} view @param {import('../../document/document.js').Facts} facts */
function follow(view, { isClaim, isMove, isNote, isReplaced, isTravel, isWritten }) {
  const isSameEnd = lastNode === view.line.at(-1)?.node;
  lastNode = view.line.at(-1)?.node;
  // What is said about a move, or drawn, changes nothing in the game.
  if (isOwnChange || isNote) return;
  const isOtherLine = isReplaced || isWritten;
  const isAway = view.loads > 0;
  if (game && isReplaced && isAway !== Boolean(game.isAway)) become({ isAway });
  if (game?.isAway) isEnded = false;
  else if (view.ply === view.length) isEnded = view.end !== undefined;
  else if (isOtherLine) isEnded = false;
  // Another game on the board, or a script that is being written, is not the computer's before somebody says so.
  if (isOtherLine && game && !game.isOver) become({ left: clock.read(), isPaused: true });
  if (isClaim) become({ left: clock.read(), isOver: true });
  // A move that is in the line already, and made again by hand, is a step.
  if (isMove && !isSameEnd && game && !game.isPaused) become(timing.stamp(view, game));
  // Nor does it play again at once what was just taken back.
  if (isTravel && game) {
    const isOver = game.isOver && view.end !== undefined;
    become({ ...timing.giveBack(view, game), isOver, isPaused: game.isPaused || playerToMove(view) !== '' });
  }
  consider();
}

/** Asks the engine for a move where it has one to make; what it was asked before is forgotten. */
export function consider() {
  const view = doc.current();
  const isHere = view.ply === view.length && !view.end && view.reasons.length === 0;
  const player = isHere ? playerToMove(view) : '';
  asking.drop();
  endMoment();
  isUrgent = false;
  clock.run(game && timing.running(view, game, isEnded));
  asked = player ? view : undefined;
  if (asked) void answer(asked, player);
  listeners.change();
}

/** @param {View} view @param {string} player */
async function answer(view, player) {
  const isStrong = state.partsOf(player).kind === 'level';
  const [claim] = view.claims;
  // The searches of the article end where a draw may be claimed, and who plays by chance does not mind.
  if (claim && !isStrong) return doc.end(claim);
  const moment = person() ? timing.momentFor(view, game) : 0;
  const began = performance.now();
  const found = await asking.askMove(game, player, clock.runs() ? CLOCK_MOVE_MS : MOVE_MS, (next) => {
    thought = { ...next, fen: view.fen, player };
    // A weak level sees too little to say how it stands; without a person there is nobody else to ask.
    if (player === engine.STRONGEST || (isStrong && person() === undefined)) asking.note(thought);
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
  if (claim && found.thought && found.thought.score <= EVEN) return doc.end(claim);
  const { from, to, role } = readMove(found.move);
  doc.reply(from, to, role);
}

/** Has the computer move at once. */
export function moveNow() {
  isUrgent = true;
  engine.hurry('move');
  endMoment();
}

/** How the position on the board stands, as far as it is known; the engine is asked, if it has nothing else to do. */
export const weigh = () => asking.weigh(listeners.change);
/** What the engine would play here. */
export const { advise } = asking;

/** Offers a draw; whether the computer agrees, which ends the game. */
export async function offerDraw() {
  const view = doc.current();
  const found = await advise().catch(unanswered);
  if (!found) return undefined;
  const agrees = -found.score <= (view.length < EARLY_PLIES ? WORSE : EVEN);
  if (agrees) doc.end('agreed');
  return agrees;
}

export const resign = () => doc.end(`resigned-${person()}`);

/** The time of a side is up: it has lost, unless the other could never mate. @param {'w' | 'b'} color */
function fall(color) {
  const { length, ply } = doc.current();
  if (ply < length) doc.goTo(length);
  // A move that is still being chosen comes too late.
  for (const open of document.querySelectorAll('dialog.question[open]')) /** @type {HTMLDialogElement} */ (open).close();
  doc.end(`time-${color}`);
  listeners.fall(color);
}

/** Where the person's last move begins; none, if there is none. */
export function lastOwnMove() {
  const color = person();
  const found = doc.current().line.findLastIndex(({ kind, turn }) => kind === 'legal' && turn === color);
  return found < (game?.from ?? 0) ? -1 : found;
}

/** Takes back the person's last move and what came after it; answers how many steps. */
export function takeBack() {
  const steps = lastOwnMove();
  const count = doc.current().length - steps;
  become({ isOver: false, isPaused: false });
  change(() => doc.truncate(steps));
  isEnded = false;
  if (game) become(timing.giveBack(doc.current(), game));
  consider();
  return count;
}

/** Changes the document on behalf of the game. @param {() => void} work */
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
  become({ isPaused, isAway: false, left: clock.read() });
  consider();
}

/** Allows help from now on; the game remembers it. */
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
 * @param {Pick<Game, 'w' | 'b' | 'time' | 'help'>} plan
 * @param {() => void} load sets up where it starts
 */
export function begin({ w, b, time, help }, load) {
  change(load);
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const left = time && timing.full(time);
  const from = doc.current().length;
  game = { w, b, seed, time, left, stamps: left ? [left] : [], from, help, isOver: false, isPaused: false };
  thought = undefined;
  isEnded = doc.current().end !== undefined;
  if (left) clock.set(left);
  become({});
  consider();
}
