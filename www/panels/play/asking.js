// @ts-check
// Questions to the engine about the position on the board: a move, a hint, how it stands.
import * as doc from '../../document/document.js';
import * as engine from '../../engine/service.js';
import { unanswered } from '../../engine/worker-client.js';
import * as clock from './clock.js';
import { turnAtEnd } from './timing.js';

/** @typedef {import('../../engine/service.js').Thought} Thought */
/** @typedef {import('./state.js').Game} Game */
/** @typedef {Thought & { fen: string, player: string }} Told what a player thought, where, and which one it was */

/** For so long it thinks about a hint or an offer, and about the evaluation beside the board. */
const ADVICE_MS = 700;
const WEIGH_MS = 1200;

/** @type {Told | undefined} the last that is known of how a position stands */
let weighed;
/** The position that the engine was asked to evaluate last: what fails is not asked again there. */
let asked = '';

/**
 * Asks for something about the position on the board; the answer is nothing if it is dropped.
 * @param {import('../../engine/service.js').Purpose} purpose
 * @param {Omit<import('../../engine/service.js').Question, 'start' | 'moves'>} question
 * @param {(thought: Thought) => void} [hear]
 */
const ask = (purpose, question, hear = () => {}) => engine.ask(purpose, { ...doc.told(), ...question }, ({ thoughts }) => thoughts.forEach(hear));

/**
 * Asks what a player would play.
 * @param {Game | undefined} game
 * @param {string} player
 * @param {number} ms
 * @param {(thought: Thought) => void} hear
 */
export function askMove(game, player, ms, hear) {
  const turn = turnAtEnd(doc.current());
  const shown = game?.time && clock.runs() ? { left: clock.of(turn), increment: game.time[turn].increment } : undefined;
  return ask('move', { player, seed: game?.seed ?? 0, ms, clock: shown }, hear).catch(unanswered);
}

/** What was asked about another position is not wanted any more. */
export function drop() {
  asked = '';
  engine.drop('move', 'hint', 'evaluation');
}

/** Notes how a position stands. @param {Told} told */
export function note(told) {
  weighed = told;
}

/** What is known of how the position on the board stands. */
export const known = () => (weighed?.fen === doc.current().fen ? weighed : undefined);

/** How the position on the board stands, as far as it is known; where nothing is, the engine is asked. @param {() => void} changed is called when more is known */
export function weigh(changed) {
  const { fen, end, reasons } = doc.current();
  if (known() || end || reasons.length > 0 || asked === fen || engine.isAsked('move') || document.hidden) return known();
  asked = fen;
  ask('evaluation', { player: engine.STRONGEST, ms: WEIGH_MS }, (next) => {
    weighed = { ...next, fen, player: engine.STRONGEST };
    changed();
  }).catch(unanswered);
  return undefined;
}

/**
 * What the engine would play here, as well as it can; nothing, if the position has changed meanwhile. Fails if there is no engine.
 * @returns {Promise<{ move: string, score: number } | undefined>}
 */
export async function advise() {
  const found = await ask('hint', { player: engine.STRONGEST, ms: ADVICE_MS });
  return found?.move && found.thought ? { move: found.move, score: found.thought.score } : undefined;
}
