// @ts-check
// The document: the one script that the page shows, with its start, and the step that is on the board. Its parts alone hold
// objects of the WebAssembly module; everybody else asks for a change and is then shown a new view.
//
// What the page needs from the start stands in the folder `document`; here is the rest, and all of it together.
import { chess960Row, pgnNotes, repairFen } from './pkg/gridmate.js';
import { stepsOf } from './branches.js';
import { Document, ask } from './document/ask.js';
import { alter, alternatives, rewrite } from './document/changes.js';
import { now, originOf } from './document/now.js';
import { replace } from './document/opening.js';
import { rules } from './words.js';

export { onFault, onLoss } from './document/ask.js';
export { alternatives, chooseTurn, end, keep, remember, switchTo, travel } from './document/changes.js';
export { current, goTo, onChange, step } from './document/now.js';
export { begin, goBack, load } from './document/opening.js';
export { isInGame } from './history.js';

/** @typedef {import('./branches.js').Branch} Branch */
/** @typedef {import('./document/after.js').Step} Step */
/** @typedef {import('./document/ask.js').Problem} Problem */
/** @typedef {import('./document/now.js').Cause} Cause */
/** @typedef {import('./document/now.js').Entry} Entry */
/** @typedef {import('./document/now.js').Kept} Kept */
/** @typedef {import('./document/now.js').View} View */

/**
 * What there is to say about a token.
 * @typedef {object} Remark
 * @property {number} token counted from 0
 * @property {number} start where in the script the text begins that it is about
 * @property {number} end where that ends
 * @property {string} severity `info`, `warning` or `error`
 * @property {string} message
 * @property {string | undefined} fix what to write instead
 */

/** The usual start as one of Chess960. */
const USUAL_NUMBER = 518;

/**
 * Sets up what a pasted text means; answers what was put right in it.
 * @param {string} text
 * @param {boolean} [isShuffled] whether the game is Chess960, even where the position does not show it
 */
export function loadFen(text, isShuffled) {
  const [fen = '', ...notes] = ask(() => repairFen(text));
  loadScript(isShuffled ? `960:${fen}` : fen);
  return notes.map(rules);
}

/**
 * Loads a start and a script, and shows how it ends.
 * @param {string | undefined} start
 * @param {string} [record] of its PGN, as PGN
 * @param {string} [text]
 * @param {'load' | 'begin'} [cause]
 */
export function loadScript(start, record, text = '', cause = 'load') {
  replace(() => {
    now.script.load(start, text);
    now.origin = originOf(start);
    return { record, ply: now.script.steps };
  }, cause);
}

/**
 * What a PGN tells: the script of its main line, up to a move that cannot be played, which then is the fault.
 * @typedef {object} Told
 * @property {string} start
 * @property {string} text
 * @property {string | undefined} record
 * @property {string[]} notes what is odd about it
 * @property {string | undefined} fault
 */

/** Loads the main line of a PGN; answers what is wrong and what is odd about it. @param {string} text */
export function loadPgn(text) {
  const notes = ask(() => pgnNotes(text));
  const game = ask(() => new Document());
  try {
    const fault = ask(() => game.loadPgn(text));
    return loadTold({ start: game.start, text: game.text, record: game.gamePgn(text), notes, fault });
  } finally {
    game.free();
  }
}

/** @param {Told} told */
export function loadTold({ start, text, record, notes, fault }) {
  const isChess960 = /^\[Variant "Chess960"\]/m.test(record ?? '');
  loadScript(isChess960 ? `960:${start === now.usual ? USUAL_NUMBER : start}` : start, record, text);
  return { notes: notes.map(rules), fault: fault && rules(fault) };
}

export const loadStart = () => loadScript(undefined);

export const usualStart = () => now.usual;

/** Whether the game is Chess960. */
export const isShuffled = () => now.origin.startsWith('960:');

/** @param {number} number */
export const loadChess960 = (number) => loadScript(chess960(number));

/** The start of a number. @param {number} number */
function chess960(number) {
  arrangement(number);
  return `960:${number}`;
}

/**
 * Begins a game, before which nothing is undone.
 * @param {'standard' | 'here' | 'again' | number} start the position on the board, the start of this game, or a Chess960 number
 * @param {string} tags of its PGN
 */
export function beginGame(start, tags) {
  if (start === 'here') {
    if (now.ply < now.script.steps) truncate(now.ply);
    replace(() => ({ record: tags, ply: now.ply, branches: now.branches }), 'begin');
  } else {
    loadScript(start === 'standard' ? undefined : start === 'again' ? now.origin : chess960(start), tags, '', 'begin');
  }
}

/**
 * Plays the legal move from one square to another.
 * @param {number} from
 * @param {number} to
 * @param {string} [role]
 * @param {Cause} [cause]
 */
export function play(from, to, role, cause = 'play') {
  alter(cause, () => {
    now.ply = now.script.goOn(now.ply, from, to, role);
  });
}

/** Moves what stands on a square, whatever the rules say. @param {number} from @param {number} to */
export const put = (from, to) => rewrite(() => now.script.move(now.ply, from, to));
/** Takes what stands on a square off the board. @param {number} square */
export const remove = (square) => rewrite(() => now.script.remove(now.ply, square));
/** @param {number} square @param {string} letter of a piece, as in a FEN */
export const insert = (square, letter) => rewrite(() => now.script.insert(now.ply, square, letter));
/** Drops all but the first steps. @param {number} steps */
export const truncate = (steps) => rewrite(() => now.script.truncate(steps));
/** @param {number} token */
export const fix = (token) => rewrite(() => now.script.fix(token));
/** Puts everything right. Answers how many tokens are written otherwise, how many are left out, how many separators are others. */
export function fixAll() {
  /** @type {number[]} */
  let fixes = [];
  rewrite(() => {
    fixes = Array.from(now.script.fixAll());
  });
  return fixes;
}
/** @param {boolean} sheet */
export const setSheet = (sheet) => rewrite(() => now.script.setSheet(sheet));

/** @param {string} text as somebody writes it */
export function write(text) {
  alter('write', () => {
    const first = now.script.setText(text);
    now.ply = now.script.steps;
    return first;
  }, true);
}

/**
 * Where the piece on a square may go, and where it takes something.
 * @param {number} square
 */
export function aims(square) {
  const aims = Array.from(ask(() => now.script.aims(now.ply, square)));
  return { targets: aims.map((aim) => aim & 63), captures: aims.filter((aim) => aim >= 64).map((aim) => aim & 63) };
}

/**
 * What a pawn may become that moves from one square to another, as letters; none for other moves. Throws a
 * {@link Problem} that says why there is no such move.
 * @param {number} from
 * @param {number} to
 */
export const promotions = (from, to) => ask(() => now.script.promotions(now.ply, from, to));

/** What other lines have replaced, with the steps of this line that they are compared with. */
export const otherLines = () => ({ branches: alternatives(), steps: stepsOf(now.lines) });

/**
 * So many of the remarks about the script, how many there are, and whether it is plainly the moves of a game.
 * @param {number} most
 * @returns {{ count: number, remarks: Remark[], isGame: boolean }}
 */
export function readRemarks(most) {
  const lines = ask(() => now.script.remarkLines(0, most)).split('\n').filter(Boolean);
  const remarks = lines.map((line) => {
    const [token, start, end, severity = '', , fix, message = ''] = line.split('\t');
    return { token: Number(token), start: Number(start), end: Number(end), severity, message: rules(message), fix: fix || undefined };
  });
  return { count: ask(() => now.script.remarkCount), remarks, isGame: ask(() => now.script.movetext) !== undefined };
}

/**
 * Asks the script what only one panel wants to know; the question changes nothing.
 * @template T
 * @param {(document: import('./pkg/gridmate.js').Document) => T} question
 */
export const read = (question) => ask(() => question(now.script));

/** The game up to a step, else up to here, as an engine is told it: a FEN, and UCI moves. @param {number} [ply] */
export function told(ply = now.ply) {
  const [start = '', moves = ''] = (ask(() => now.script.told(ply)) ?? '').split('\n');
  return { start, moves };
}

/** @type {{ line: Entry[], record?: string, claimed?: string, text: string }} the PGN as it was asked for last */
let game = { line: [], text: '' };

/** The game since the last free step; nothing where the position is not legal. */
export function pgn() {
  const { line, record, claimed } = now;
  // A step back or forth leaves it as it is.
  if (game.line !== line || game.record !== record || game.claimed !== claimed) {
    game = { line, record, claimed, text: ask(() => now.script.gamePgn(record, claimed)) ?? '' };
  }
  return game.text;
}

/** @param {string} style */
export const diagram = (style) => ask(() => now.script.diagram(now.ply, style));
/** @param {number} number */
export const arrangement = (number) => ask(() => chess960Row(number));

/**
 * The sentence of an error that the module threw on purpose; anything else is a fault of ours and goes on.
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  if (error instanceof Error && 'code' in error) return rules(error.message);
  throw error;
}
