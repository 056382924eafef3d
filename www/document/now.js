// @ts-check
// The document as it is: a start and a script in the module, and the step that is on the board. Who shows it gets a view.
import { canRedo, canUndo } from '../history.js';
import { rules } from '../words.js';
import { after } from './after.js';
import { Document, ask } from './ask.js';

/** @typedef {import('../branches.js').Branch} Branch */
/** @typedef {import('./after.js').Step} Step */

/**
 * A step of the script. One that is idle changes nothing, a free one edits the board outside of the rules.
 * @typedef {object} Entry
 * @property {'legal' | 'free' | 'idle'} kind
 * @property {number} number of a legal move
 * @property {string} turn `w` or `b`: who makes a legal move
 * @property {string} text the SAN of a legal move, else the token
 */

/**
 * The document as it is at one moment.
 * @typedef {object} View
 * @property {string} start where the script starts, as a FEN
 * @property {boolean} isUsual whether that is where a standard game starts
 * @property {string} text the script
 * @property {boolean} sheet whether its tokens are read as the spreadsheet does
 * @property {string} board 64 FEN letters from a1 to h8, dots where nothing stands
 * @property {string} turn `w` or `b`
 * @property {boolean} turnIsOpen whether either side may move
 * @property {string[]} reasons why the position is not legal, if it is not
 * @property {number | undefined} checkedKing where a king stands in check
 * @property {number} ply how many steps have been done
 * @property {number} length how many steps the script has, those taken back included
 * @property {Entry[]} line the steps, those taken back included
 * @property {string} fen
 * @property {string | undefined} end how the game has ended
 * @property {string | undefined} winner `w` or `b`
 * @property {string[]} claims the draws that may be claimed
 * @property {Step | undefined} lastStep what the last step did, if it was a legal move
 * @property {boolean} canGoBack whether there is a document before this one
 * @property {boolean} canUndo whether there is a change to take back
 * @property {boolean} canRedo whether there is a change to make again
 */

/**
 * What is kept of a document.
 * @typedef {object} Kept
 * @property {string} start a FEN, or `960:` and the number or the FEN of a Chess960 game
 * @property {string} text
 * @property {boolean} sheet
 * @property {number} ply
 * @property {string} [record] the PGN whose tags and result it has
 * @property {string} [claimed] the end that the players gave it
 * @property {Branch[]} [branches] what other lines have replaced
 */

/**
 * Why the view changed: another document, the beginning of a game, a move on the board, the computer's move, another step, an end that
 * the players gave the game, the script itself, or a change of the same document that was taken back or made again.
 * @typedef {'load' | 'begin' | 'play' | 'reply' | 'place' | 'claim' | 'write' | 'travel'} Cause
 */

/**
 * @typedef {object} Now
 * @property {import('../pkg/gridmate.js').Document} script
 * @property {string} usual the start of a standard game
 * @property {string} origin where the script starts: a FEN, or `960:` and the number or the FEN of a Chess960 game
 * @property {string} start the same as a FEN
 * @property {string} text
 * @property {boolean} sheet
 * @property {string[]} lines a line for each step, as the module tells it
 * @property {Entry[]} line the same, read
 * @property {number} ply how many steps are on the board
 * @property {string | undefined} record the PGN that it was loaded from, for its tags and its result
 * @property {string | undefined} claimed the end that the players gave the game: a claim, `agreed`, `resigned-w`, `time-w` …
 * @property {Branch[]} branches
 * @property {Kept | undefined} before the document before this one
 */
export const now = /** @type {Now} */ (/** @type {Partial<Now>} */ ({ lines: [], line: [], branches: [] }));

/** @type {View} */
let view;
/** @type {((view: View, cause: Cause) => void)[]} */
const listeners = [];

/** @param {(view: View, cause: Cause) => void} listener */
export function onChange(listener) {
  listeners.push(listener);
}

/** The document as it is now. */
export const current = () => view;

/** @param {Cause} cause */
export function tell(cause) {
  for (const listener of listeners) listener(view, cause);
}

/** What brings the start back that was loaded: a FEN does not tell which game is played from it. @param {string} [start] */
export const originOf = (start) => (start?.startsWith('960:') ? start : now.script.start);

/** Puts a document in the place of this one. @param {Omit<Kept, 'start'> & { start: string | undefined }} kept */
export function become({ start, text, sheet, ply, record, claimed, branches = [] }) {
  const script = new Document(start, text, sheet);
  script.gamePgn(record, claimed);
  now.script?.free();
  now.script = script;
  const origin = originOf(start);
  Object.assign(now, { origin, ply: Math.max(0, Math.min(ply, script.steps)), record, claimed, branches });
}

/** @param {string} line @returns {Entry} */
function readEntry(line) {
  const [, number, turn = '', text] = line.match(/^(\d+)([wb]) (.*)$/) ?? [];
  if (text) return { kind: 'legal', number: Number(number), turn, text };
  return { kind: line.startsWith('+') ? 'free' : 'idle', number: 0, turn: '', text: line.slice(1) };
}

/** Reads what has become of the script, and of its steps those from one on. @param {number} [from] */
export function read(from = 0) {
  const { script } = now;
  now.text = script.text;
  now.start = script.start;
  now.sheet = script.sheet;
  const told = from < script.steps ? script.line(from).split('\n') : [];
  now.lines = now.lines.slice(0, from).concat(told);
  now.line = now.line.slice(0, from).concat(told.map(readEntry));
}

/** Looks at the board as it is now, for the view. */
export function look() {
  const { script, origin, usual, start, text, sheet, line, ply, claimed, before } = now;
  const { reasons, end, winner, claims, ...rest } = ask(() => after(script, ply, line[ply - 1]?.text));
  // The players ended the game after its last move.
  const ended = ply >= line.length ? claimed : undefined;
  const loser = ended?.match(/-([wb])$/)?.[1];
  view = {
    ...rest,
    start,
    isUsual: origin === usual,
    text,
    sheet,
    reasons: reasons.map(rules),
    ply,
    length: line.length,
    line,
    end: ended ?? end,
    winner: loser ? (loser === 'w' ? 'b' : 'w') : winner,
    claims: claimed ? [] : claims,
    canGoBack: before !== undefined,
    canUndo: canUndo(),
    canRedo: canRedo(),
  };
}

/** @param {number} step */
export function goTo(step) {
  now.ply = Math.max(0, Math.min(step, now.line.length));
  look();
  tell('place');
}

/** Takes a step back or does it again, and with it those beside it that change nothing. @param {1 | -1} by */
export function step(by) {
  const { line, ply } = now;
  let next = ply;
  do next += by;
  while (next > 0 && next < line.length && line[by < 0 ? next : next - 1]?.kind === 'idle');
  goTo(next);
}
