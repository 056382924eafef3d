// @ts-check
// The document: the one game that the page shows. It alone holds objects of the WebAssembly module; everybody else
// asks it for a change and is then shown a new view.
import init, { Game, chess960Row, randomChess960 } from './pkg/gridmate.js';

/**
 * What one move did.
 * @typedef {Pick<import('./pkg/gridmate.js').Step, 'from' | 'to' | 'piece' | 'captured' | 'promotion' | 'enPassant' |
 *   'rookFrom' | 'rookTo' | 'check'>} Step
 */

/**
 * The document as it is at one moment.
 * @typedef {object} View
 * @property {string} board 64 FEN letters from a1 to h8, dots where nothing stands
 * @property {string} turn `w` or `b`
 * @property {number | undefined} checkedKing where a king stands in check
 * @property {number} ply how many moves have been played
 * @property {number} length how many moves the line has, those taken back included
 * @property {string[]} sans the whole line
 * @property {number} firstNumber the number of the first move
 * @property {string} firstTurn who makes it
 * @property {string} fen
 * @property {string | undefined} end how the game has ended
 * @property {string | undefined} winner `w` or `b`
 * @property {string[]} claims the draws that may be claimed
 * @property {Step | undefined} lastStep what the last move did
 * @property {boolean} canGoBack whether there is a game before this one
 */

/**
 * Why the view changed.
 * @typedef {'load' | 'play' | 'place' | 'claim'} Cause
 */

/** An error that a person can act on: `code` names it, `message` says it. */
/** @typedef {Error & { code: string }} Problem */

/** @type {Game} */
let game;
/** @type {string | undefined} the game before this one, as PGN */
let before;
/** @type {View} */
let view;
let trapped = false;
/** @type {(() => void)[]} */
const trapListeners = [];
/** @type {((view: View, cause: Cause) => void)[]} */
const listeners = [];

/** Loads the rules and sets up a standard game. */
export async function open() {
  await init();
  game = new Game();
  view = look();
}

/** @param {(view: View, cause: Cause) => void} listener */
export function onChange(listener) {
  listeners.push(listener);
}

/** Calls back once if the module should ever stop with a fault. @param {() => void} listener */
export function onTrap(listener) {
  trapListeners.push(listener);
}

/** The document as it is now. */
export const current = () => view;

/**
 * Asks the module. What it throws on purpose goes on to the caller; a fault of its own is told once, and to nobody else.
 * @template T
 * @param {() => T} question
 * @returns {T}
 */
function ask(question) {
  try {
    return question();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError && !trapped) {
      trapped = true;
      for (const listener of trapListeners) listener();
    }
    throw error;
  }
}

/** @returns {View} */
function look() {
  const step = game.lastStep;
  const lastStep = step && {
    from: step.from,
    to: step.to,
    piece: step.piece,
    captured: step.captured,
    promotion: step.promotion,
    enPassant: step.enPassant,
    rookFrom: step.rookFrom,
    rookTo: step.rookTo,
    check: step.check,
  };
  step?.free();
  return {
    board: game.board,
    turn: game.turn,
    checkedKing: game.checkedKing,
    ply: game.ply,
    length: game.length,
    sans: game.sans,
    firstNumber: game.firstNumber,
    firstTurn: game.firstTurn,
    fen: game.fen,
    end: game.end,
    winner: game.winner,
    claims: game.claims,
    lastStep,
    canGoBack: before !== undefined,
  };
}

/** @param {Cause} cause */
function changed(cause) {
  view = ask(look);
  for (const listener of listeners) listener(view, cause);
}

/**
 * Puts a new game in the place of the old one, which can be brought back. Answers what was odd about its text.
 * @param {() => Game} create
 * @returns {string[]}
 */
function replace(create) {
  const next = ask(create);
  if (view.length > 0) before = ask(() => game.pgn);
  game.free();
  game = next;
  changed('load');
  return ask(() => game.notes);
}

/** @param {string} text */
export const loadFen = (text) => replace(() => Game.fromPastedFen(text));
/** @param {string} text */
export const loadPgn = (text) => replace(() => Game.fromPgn(text));
export const loadStart = () => replace(() => new Game());
/** @param {number} number */
export const loadChess960 = (number) => replace(() => Game.chess960(number));

/** Goes back to the game that the last loading replaced. */
export function goBack() {
  const text = before;
  if (text === undefined) return;
  before = undefined;
  replace(() => Game.fromPgn(text));
}

/** @param {number} square */
export const targets = (square) => ask(() => Array.from(game.targets(square)));
/** @param {number} square */
export const captures = (square) => ask(() => Array.from(game.captures(square)));

/**
 * The legal moves from one square to another; throws a {@link Problem} that says why there is none.
 * @param {number} from
 * @param {number} to
 */
export const movesTo = (from, to) => ask(() => game.movesTo(from, to));

/** @param {string} text */
export function play(text) {
  ask(() => game.play(text));
  changed('play');
}

/** @param {number} ply */
export function goTo(ply) {
  ask(() => game.goTo(Math.max(0, ply)));
  changed('place');
}

/** @param {string} code */
export function claim(code) {
  ask(() => game.claim(code));
  changed('claim');
}

export const pgn = () => ask(() => game.pgn);
/** @param {string} style */
export const diagram = (style) => ask(() => game.diagram(style));
/** @param {number} number */
export const arrangement = (number) => ask(() => chess960Row(number));
export const randomNumber = () => ask(() => randomChess960());

/**
 * The sentence of an error that the module threw on purpose; anything else is a fault of ours and goes on.
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  if (error instanceof Error && 'code' in error) return error.message;
  throw error;
}
