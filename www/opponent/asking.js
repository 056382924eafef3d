// @ts-check
// Questions to the engine about the position on the board: a move, a hint, how it stands.
import * as game from '../document.js';
import * as engine from '../engine.js';
import * as clock from './clock.js';
import { TOP } from './state.js';
import { turnAtEnd } from './timing.js';

/** @typedef {import('../engine.js').Thought} Thought */
/** @typedef {import('./state.js').Duel} Duel */
/** @typedef {Thought & { fen: string, player: string }} Told what a player thought, where, and which one it was */

/** For so long it thinks about a hint or an offer, and about the evaluation beside the board. */
const ADVICE_MS = 700;
const WEIGH_MS = 1200;

/** @type {Told | undefined} the last that is known of how a position stands */
let weighed;

/**
 * Asks what a player would play.
 * @param {Duel | undefined} duel
 * @param {string} player
 * @param {number} ms
 * @param {(thought: Thought) => void} [hear]
 */
export function ask(duel, player, ms, hear) {
  const turn = turnAtEnd(game.current());
  const shown = duel?.time && clock.runs() ? { left: clock.of(turn), increment: duel.time[turn].increment } : undefined;
  return engine.think({ ...game.told(), player, seed: duel?.seed ?? 0, ms, clock: shown }, hear);
}

/**
 * Asks for the best. As it has the seed of the duel, the top level knows afterwards what was found out here.
 * @param {Duel | undefined} duel
 * @param {number} ms
 * @param {(thought: Thought) => void} [hear]
 */
const askAside = (duel, ms, hear) => engine.think({ ...game.told(), player: TOP, seed: duel?.seed ?? 0, ms, isAside: true }, hear);

/** Notes how a position stands. @param {Told} told */
export function note(told) {
  weighed = told;
}

/** What is known of how the position on the board stands. */
export const known = () => (weighed?.fen === game.current().fen ? weighed : undefined);

/**
 * How the position on the board stands, as far as it is known. Where nothing is, the engine is asked if nobody else
 * asks it, and what it says is told by a call.
 * @param {Duel | undefined} duel
 * @param {() => void} tell
 */
export function weigh(duel, tell) {
  const { fen, end, reasons } = game.current();
  if (known()) return known();
  if (end || reasons.length > 0 || !engine.isIdle() || document.hidden) return undefined;
  void askAside(duel, WEIGH_MS, (next) => {
    weighed = { ...next, fen, player: TOP };
    tell();
  });
  return undefined;
}

/**
 * What the engine would play here, as well as it can; nothing, if the position has changed meanwhile.
 * @param {Duel | undefined} duel
 * @returns {Promise<{ move: string, score: number } | undefined>}
 */
export async function advise(duel) {
  const view = game.current();
  const found = await askAside(duel, ADVICE_MS);
  const isStill = view === game.current();
  return isStill && found?.move && found.thought ? { move: found.move, score: found.thought.score } : undefined;
}
