// @ts-check
// The document: the one script that the page shows, with its start, and the step that is on the board. It alone holds
// objects of the WebAssembly module; everybody else asks it for a change and is then shown a new view.
import init, { chess960Row, pgnNotes, randomChess960, repairFen } from './pkg/gridmate.js';
import { fork, grow, stepsOf } from './branches.js';
import * as history from './history.js';
import { Document as SafeDocument, onRevival, revived } from './shared/safe.js';
import { rules } from './words.js';

/**
 * What one move did.
 * @typedef {Pick<import('./pkg/gridmate.js').Step, 'from' | 'to' | 'piece' | 'captured' | 'promotion' | 'enPassant' |
 *   'rookFrom' | 'rookTo' | 'check'>} Step
 */

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

/** @typedef {import('./branches.js').Branch} Branch */

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

/**
 * Why the view changed: another document, a move on the board, the computer's move, another step, an end that
 * the players gave the game, the script itself, or a change of the same document that was taken back or made again.
 * @typedef {'load' | 'play' | 'reply' | 'place' | 'claim' | 'write' | 'travel'} Cause
 */

/** An error that a person can act on: `code` names it, `message` says it. */
/** @typedef {Error & { code: string }} Problem */

/** It has what the module's own document has. */
const Document = /** @type {typeof import('./pkg/gridmate.js').Document} */ (/** @type {unknown} */ (SafeDocument));

/** @type {import('./pkg/gridmate.js').Document} */
let script;
/** The start of a standard game. */
let usual = '';
/** Where the script starts: a FEN, or `960:` and the number or the FEN of a Chess960 game. */
let origin = '';
/** Its steps, a line each. */
let lines = '';
/** How many of its steps are on the board. */
let ply = 0;
/** @type {string | undefined} the PGN that it was loaded from, for its tags and its result */
let record;
/** @type {string | undefined} the end that the players gave the game: a claim, `agreed`, `resigned-w`, `time-w` … */
let claimed;
/** @type {Kept | undefined} the document before this one */
let before;
/** @type {View} */
let view;
/** @type {{ line: Entry[], record?: string, claimed?: string, text: string }} the PGN as it was asked for last */
let game = { line: [], text: '' };
/** @type {Branch[]} */
let branches = [];
/** @type {Branch | undefined} what was there before somebody began to write */
let written;
/** When something was changed last. */
let changedAt = 0;
/** @type {Branch | undefined} what was there before anything was taken back */
let undone;
/** @type {(() => void)[]} */
const lossListeners = [];
/** @type {((view: View, cause: Cause) => void)[]} */
const listeners = [];

/** The usual start as one of Chess960. */
const USUAL_NUMBER = 518;
/** Who writes again after such a pause has finished what was written before. */
const PAUSE_MS = 2000;

/** Loads the rules and sets up a standard game. */
export async function open() {
  await init();
  begin({ start: undefined, text: '', sheet: false, ply: 0 });
  usual = script.start;
  view = look(readLine());
}

/**
 * Begins with a document, as if there had been none.
 * @param {Omit<Kept, 'start'> & { start: string | undefined }} kept
 */
export function begin(kept) {
  become(kept);
  view = look(readLine());
}

/** @param {Omit<Kept, 'start'> & { start: string | undefined }} kept */
function become(kept) {
  const next = new Document(kept.start, kept.text, kept.sheet);
  next.gamePgn(kept.record, kept.claimed);
  script?.free();
  script = next;
  origin = originOf(kept.start);
  ply = Math.max(0, Math.min(kept.ply, script.steps));
  ({ record, claimed, branches = [] } = kept);
}

/** What brings the start back that was loaded: a FEN does not tell which game is played from it. @param {string} [start] */
const originOf = (start) => (start?.startsWith('960:') ? start : script.start);

/** @param {(view: View, cause: Cause) => void} listener */
export function onChange(listener) {
  listeners.push(listener);
}

/**
 * Calls back when the module has stopped with a fault and a new one goes on where it was.
 * @param {() => void} listener
 */
export function onFault(listener) {
  // Whoever asked goes on first.
  onRevival(() => queueMicrotask(listener));
}

/** Calls back when the new module stops, too. @param {() => void} listener */
export function onLoss(listener) {
  lossListeners.push(listener);
}

/** The document as it is now. */
export const current = () => view;

/**
 * Asks the module. What it throws on purpose goes on to the caller; if it stops with a fault, the next one is asked.
 * @template T
 * @param {() => T} question
 * @returns {T}
 */
function ask(question) {
  try {
    return question();
  } catch (error) {
    if (!isFault(error)) throw error;
  }
  try {
    return question();
  } catch (error) {
    if (isFault(error)) for (const listener of lossListeners) listener();
    throw error;
  }
}

/** Whether the module has stopped with a fault; if so, there is a new one. @param {unknown} error */
function isFault(error) {
  const told = revived(error);
  return told instanceof Error && 'code' in told && told.code === 'module-trapped';
}

/** @returns {Entry[]} */
function readLine() {
  lines = script.line();
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const [, number, turn, san] = line.match(/^(\d+)([wb]) (.*)$/) ?? [];
    if (san) return { kind: 'legal', number: Number(number), turn: turn ?? '', text: san };
    return { kind: line.startsWith('+') ? 'free' : 'idle', number: 0, turn: '', text: line.slice(1) };
  });
}

/** @param {Entry[]} line @returns {Step | undefined} */
function readStep(line) {
  let last = ply;
  while (line[last - 1]?.kind === 'idle') last -= 1;
  const step = script.lastStep(last);
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
  return lastStep;
}

/**
 * @param {Entry[]} line
 * @returns {View}
 */
function look(line) {
  const standing = script.standing(ply);
  const { end, winner, claims } = standing;
  standing.free();
  // The players ended the game after its last move.
  const ended = ply >= line.length ? claimed : undefined;
  const loser = ended?.match(/-([wb])$/)?.[1];
  return {
    start: script.start,
    isUsual: origin === usual,
    text: script.text,
    sheet: script.sheet,
    board: script.board(ply),
    turn: script.turn(ply),
    turnIsOpen: script.turnIsOpen(ply),
    reasons: script.reasons(ply).map(rules),
    checkedKing: script.checkedKing(ply),
    ply,
    length: line.length,
    line,
    fen: script.fen(ply),
    end: ended ?? end,
    winner: loser ? (loser === 'w' ? 'b' : 'w') : winner,
    claims: claimed ? [] : claims,
    lastStep: readStep(line),
    canGoBack: before !== undefined,
    canUndo: history.canUndo(),
    canRedo: history.canRedo(),
  };
}

/** @param {Cause} cause */
function tell(cause) {
  for (const listener of listeners) listener(view, cause);
}

/** The line as it is now, as a branch of others. */
const lineNow = () => ({ text: view.text, steps: stepsOf(lines) });

/** What has been written is finished. */
function settle() {
  if (written) branches = grow(branches, written, stepsOf(lines));
  written = undefined;
}

/** What brings the document back. @returns {Kept} */
export function keep() {
  settle();
  return { start: origin, text: view.text, sheet: view.sheet, ply, record, claimed, branches };
}

/**
 * Makes a change that can be taken back. What it replaces is kept as a branch.
 * @param {Cause} cause
 * @param {() => void} change
 * @param {boolean} [isTyped] whether more of the same may follow at once
 */
function alter(cause, change, isTyped = false) {
  const now = performance.now();
  if (!isTyped || now - changedAt > PAUSE_MS) settle();
  const old = lineNow();
  const last = { start: origin, text: view.text, sheet: view.sheet, ply, record, claimed, branches };
  ask(change);
  const text = ask(() => script.text);
  const isSame = text === last.text && script.sheet === last.sheet && origin === last.start;
  if (!isSame && cause !== 'load' && cause !== 'claim') claimed = undefined;
  const line = isSame ? view.line : ask(readLine);
  if (!isSame || claimed !== last.claimed) {
    if (cause !== 'load') {
      if (undone) branches = grow(branches, undone, stepsOf(lines));
      if (!isTyped) branches = grow(branches, old, stepsOf(lines));
      else written ??= old;
    }
    undone = undefined;
    changedAt = now;
    history.note(last, { ...last, start: origin, text, sheet: script.sheet, ply, record, claimed, branches }, cause);
  }
  view = ask(() => look(line));
  tell(cause);
}

/**
 * Puts another document in the place of this one, which can be brought back.
 * @param {() => Partial<Kept>} load answers what the document has besides its script
 */
function replace(load) {
  const last = keep();
  alter('load', () => {
    const kept = load();
    ply = Math.min(kept.ply ?? 0, script.steps);
    ({ record, claimed, branches = [] } = kept);
    if (last.text !== '') before = last;
  });
}

/** Puts a document in the place of this one. @param {Kept} kept */
export function load(kept) {
  replace(() => {
    become(kept);
    return kept;
  });
}

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
 */
export function loadScript(start, record, text = '') {
  replace(() => {
    script.load(start, text);
    origin = originOf(start);
    return { record, ply: script.steps };
  });
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
  loadScript(isChess960 ? `960:${start === usual ? USUAL_NUMBER : start}` : start, record, text);
  return { notes: notes.map(rules), fault: fault && rules(fault) };
}

/** @param {string} [tags] */
export const loadStart = (tags) => loadScript(undefined, tags);

export const usualStart = () => usual;

/** Whether the game is Chess960. */
export const isShuffled = () => origin.startsWith('960:');

/** Begins anew from the same start. @param {string} [tags] */
export const restart = (tags) => loadScript(origin, tags);

/** @param {number} number @param {string} [tags] */
export function loadChess960(number, tags) {
  arrangement(number);
  loadScript(`960:${number}`, tags);
}

/** Goes back to the document that the last loading replaced. */
export function goBack() {
  const kept = before;
  before = undefined;
  if (kept) load(kept);
}

/**
 * Where the piece on a square may go, and where it takes something.
 * @param {number} square
 */
export function aims(square) {
  const aims = Array.from(ask(() => script.aims(ply, square)));
  return { targets: aims.map((aim) => aim & 63), captures: aims.filter((aim) => aim >= 64).map((aim) => aim & 63) };
}

/**
 * What a pawn may become that moves from one square to another, as letters; none for other moves. Throws a
 * {@link Problem} that says why there is no such move.
 * @param {number} from
 * @param {number} to
 */
export const promotions = (from, to) => ask(() => script.promotions(ply, from, to));

/**
 * Plays the legal move from one square to another.
 * @param {number} from
 * @param {number} to
 * @param {string} [role]
 * @param {Cause} [cause]
 */
export function play(from, to, role, cause = 'play') {
  alter(cause, () => {
    ply = script.goOn(ply, from, to, role);
  });
}

/** @param {number} step */
export function goTo(step) {
  ply = Math.max(0, Math.min(step, view.length));
  view = ask(() => look(view.line));
  tell('place');
}

/** Takes a step back or does it again, and with it those beside it that change nothing. @param {1 | -1} by */
export function step(by) {
  let next = ply;
  do next += by;
  while (next > 0 && next < view.length && view.line[by < 0 ? next : next - 1]?.kind === 'idle');
  goTo(next);
}

/**
 * Makes a change of the script, and shows where it then ends.
 * @param {() => void} change
 * @param {boolean} [isTyped]
 */
function rewrite(change, isTyped) {
  alter('write', () => {
    change();
    ply = script.steps;
  }, isTyped);
}

/** Moves what stands on a square, whatever the rules say. @param {number} from @param {number} to */
export const put = (from, to) => rewrite(() => script.move(ply, from, to));
/** Takes what stands on a square off the board. @param {number} square */
export const remove = (square) => rewrite(() => script.remove(ply, square));
/** @param {number} square @param {string} letter of a piece, as in a FEN */
export const insert = (square, letter) => rewrite(() => script.insert(ply, square, letter));
/** @param {string} text */
export const write = (text) => rewrite(() => script.setText(text), true);
/** Drops all but the first steps. @param {number} steps */
export const truncate = (steps) => rewrite(() => script.truncate(steps));
/** @param {number} token */
export const fix = (token) => rewrite(() => script.fix(token));
export const fixAll = () => rewrite(() => script.fixAll());
/** @param {boolean} sheet */
export const setSheet = (sheet) => rewrite(() => script.setSheet(sheet));
/** @param {string} turn `w` or `b` */
export const chooseTurn = (turn) => rewrite(() => script.chooseTurn(ply, turn));

/** What other lines have replaced. */
export function alternatives() {
  settle();
  return branches;
}

/** The same, with the steps of this line that they are compared with. */
export const otherLines = () => ({ branches: alternatives(), steps: stepsOf(lines) });

/** Puts a branch in the place of the line, and shows its first step. @param {Branch} branch */
export function switchTo(branch) {
  const common = fork(branch.steps, stepsOf(lines));
  alter('write', () => {
    script.setText(branch.text);
    let steps = 0;
    ply = 1 + script.line().split('\n').findIndex((step) => !step.startsWith('-') && (steps += 1) > common);
  });
}

/** Brings changes of an earlier visit back. @param {Parameters<typeof history.recall>[0]} past */
export function remember(past) {
  history.recall(past);
  view = ask(() => look(view.line));
}

/**
 * Takes the last change back or makes it again; answers where in the script it ends, if there was one.
 * @param {'undo' | 'redo'} way
 */
export function travel(way) {
  const last = keep();
  const old = lineNow();
  const isFirst = !view.canRedo;
  const found = history.travel(way, last);
  if (!found) return undefined;
  const { kept, place } = found;
  if (kept.start === origin && kept.sheet === last.sheet) ask(() => script.setText(kept.text));
  else ask(() => become(kept));
  ({ record, claimed, branches = [] } = kept);
  ply = Math.max(0, Math.min(kept.ply, script.steps));
  if (isFirst) undone = old;
  if (!history.canRedo()) undone = undefined;
  view = ask(() => look(readLine()));
  tell(kept.start === last.start && kept.record === last.record ? 'travel' : 'load');
  return place;
}

/**
 * So many of the remarks about the script, how many there are, and whether it is plainly the moves of a game.
 * @param {number} most
 * @returns {{ count: number, remarks: Remark[], isGame: boolean }}
 */
export function readRemarks(most) {
  const remarks = ask(() => script.remarks(0, most)).map((remark) => {
    const { token, start, end, severity, message, fix } = remark;
    remark.free();
    return { token, start, end, severity, message: rules(message), fix };
  });
  return { count: ask(() => script.remarkCount), remarks, isGame: ask(() => script.movetext) !== undefined };
}

/**
 * Asks the script what only one panel wants to know; the question changes nothing.
 * @template T
 * @param {(document: import('./pkg/gridmate.js').Document) => T} question
 */
export const read = (question) => ask(() => question(script));

/** Ends the game as the players wish: by a claim, `agreed`, `resigned-w`, `time-w` (White's time is up), `time` … @param {string} code */
export function end(code) {
  if (view.end) return;
  alter('claim', () => {
    if (ply < script.steps) script.truncate(ply);
    claimed = code;
  });
}

/** The game up to here, as an engine is told it: a FEN, and UCI moves. */
export function told() {
  const [start = '', moves = ''] = (ask(() => script.told(ply)) ?? '').split('\n');
  return { start, moves };
}

/** The game since the last free step; nothing where the position is not legal. */
export function pgn() {
  // A step back or forth leaves it as it is.
  if (game.line !== view.line || game.record !== record || game.claimed !== claimed) {
    game = { line: view.line, record, claimed, text: ask(() => script.gamePgn(record, claimed)) ?? '' };
  }
  return game.text;
}

/** @param {string} style */
export const diagram = (style) => ask(() => script.diagram(ply, style));
/** @param {number} number */
export const arrangement = (number) => ask(() => chess960Row(number));
export const randomNumber = () => ask(() => randomChess960());

/**
 * The sentence of an error that the module threw on purpose; anything else is a fault of ours and goes on.
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  if (error instanceof Error && 'code' in error) return rules(error.message);
  throw error;
}
