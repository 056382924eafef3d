// @ts-check
// The document: the one script that the page shows, with its start, and the step that is on the board. It alone holds
// objects of the WebAssembly module; everybody else asks it for a change and is then shown a new view.
import init, { chess960Row, pgnNotes, randomChess960, repairFen } from './pkg/gridmate.js';
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
 */

/**
 * What is kept of a document.
 * @typedef {object} Kept
 * @property {string} start
 * @property {string} text
 * @property {boolean} sheet
 * @property {number} ply
 * @property {string} [record] the PGN whose tags and result it has
 * @property {string} [claimed] the end that the players gave it
 */

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
 * the players gave the game, or the script itself.
 * @typedef {'load' | 'play' | 'reply' | 'place' | 'claim' | 'write'} Cause
 */

/** An error that a person can act on: `code` names it, `message` says it. */
/** @typedef {Error & { code: string }} Problem */

/** It has what the module's own document has. */
const Document = /** @type {typeof import('./pkg/gridmate.js').Document} */ (/** @type {unknown} */ (SafeDocument));

/** @type {import('./pkg/gridmate.js').Document} */
let script;
/** The start of a standard game. */
let usual = '';
/** How many of its steps are on the board. */
let ply = 0;
/** @type {string | undefined} the PGN that it was loaded from, for its tags and its result */
let record;
/** @type {string | undefined} the end that the players gave the game: a claim, `agreed`, `resigned-w`, `resigned-b` */
let claimed;
/** @type {Kept | undefined} the document before this one */
let before;
/** @type {View} */
let view;
/** @type {{ line: Entry[], record?: string, claimed?: string, text: string }} the PGN as it was asked for last */
let game = { line: [], text: '' };
/** @type {Kept[]} documents before and after they were replaced: undo may bring them back */
const replaced = [];
/** @type {(() => void)[]} */
const lossListeners = [];
/** @type {((view: View, cause: Cause) => void)[]} */
const listeners = [];

/** Loads the rules and sets up a standard game. */
export async function open() {
  await init();
  begin({ start: undefined, text: '', sheet: false, ply: 0 });
  usual = script.start;
  view = look([]);
}

/**
 * Begins with a document, as if there had been none.
 * @param {Omit<Kept, 'start'> & { start: string | undefined }} kept
 */
export function begin(kept) {
  const next = new Document(kept.start, kept.text, kept.sheet);
  next.gamePgn(kept.record, kept.claimed);
  script?.free();
  script = next;
  claimed = kept.claimed;
  ply = Math.max(0, Math.min(kept.ply, script.steps));
  record = kept.record;
  view = look(readLine());
}

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
  const lines = script.line();
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
  const resigned = claimed?.match(/^resigned-(.)/)?.[1];
  return {
    start: script.start,
    isUsual: script.start === usual,
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
    end: claimed ?? end,
    winner: resigned ? (resigned === 'w' ? 'b' : 'w') : winner,
    claims: claimed ? [] : claims,
    lastStep: readStep(line),
    canGoBack: before !== undefined,
  };
}

/** @param {Cause} cause */
function changed(cause) {
  const stays = cause === 'place' || cause === 'claim';
  if (cause !== 'claim') claimed = undefined;
  view = ask(() => look(stays ? view.line : readLine()));
  for (const listener of listeners) listener(view, cause);
}

/** What brings the document back. @returns {Kept} */
export const keep = () => ({ start: view.start, text: view.text, sheet: view.sheet, ply, record, claimed });

/**
 * Puts another document in the place of this one, which can be brought back.
 * @param {() => void} load
 */
function replace(load) {
  const last = keep();
  ask(load);
  if (last.text !== '') before = last;
  ply = Math.min(ply, script.steps);
  changed('load');
  replaced.push(last, keep());
}

/** Sets up what a pasted text means; answers what was put right in it. @param {string} text */
export function loadFen(text) {
  const [fen = '', ...notes] = ask(() => repairFen(text));
  loadScript(fen);
  return notes.map(rules);
}

/**
 * Loads a start and a script, and shows how it ends.
 * @param {string | undefined} start
 * @param {string} [tags] of its PGN, as PGN
 * @param {string} [text]
 */
export function loadScript(start, tags, text = '') {
  replace(() => {
    script.load(start, text);
    record = tags;
    ply = script.steps;
  });
}

/** Loads the main line of a PGN; answers what is odd about the text. @param {string} text */
export function loadPgn(text) {
  const notes = ask(() => pgnNotes(text)).map(rules);
  replace(() => {
    script.loadPgn(text);
    record = script.gamePgn(text);
    ply = script.steps;
  });
  return notes;
}

/** @param {string} [tags] */
export const loadStart = (tags) => loadScript(undefined, tags);

/** @param {number} number @param {string} [tags] */
export function loadChess960(number, tags) {
  arrangement(number);
  loadScript(`960:${number}`, tags);
}

/** Goes back to the document that the last loading replaced. */
export function goBack() {
  const kept = before;
  if (!kept) return;
  before = undefined;
  replace(() => {
    script.load(kept.start, kept.text);
    ({ ply, record } = kept);
  });
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
  ply = ask(() => script.goOn(ply, from, to, role));
  changed(cause);
}

/** Moves what stands on a square, whatever the rules say. @param {number} from @param {number} to */
export function put(from, to) {
  ply = ask(() => script.move(ply, from, to));
  changed('play');
}

/** @param {number} step */
export function goTo(step) {
  ply = Math.max(0, Math.min(step, view.length));
  changed('place');
}

/** Takes a step back or does it again, and with it those beside it that change nothing. @param {1 | -1} by */
export function step(by) {
  let next = ply;
  do next += by;
  while (next > 0 && next < view.length && view.line[by < 0 ? next : next - 1]?.kind === 'idle');
  goTo(next);
}

/** Makes a change of the script, and shows where it then ends. @param {() => void} change */
function rewrite(change) {
  ask(change);
  ply = ask(() => script.steps);
  changed('write');
}

/** @param {string} text */
export const write = (text) => rewrite(() => script.setText(text));
/** Drops all but the first steps. @param {number} steps */
export const truncate = (steps) => rewrite(() => script.truncate(steps));
/** @param {number} token */
export const fix = (token) => rewrite(() => script.fix(token));
export const fixAll = () => rewrite(() => script.fixAll());
/** @param {boolean} sheet */
export const setSheet = (sheet) => rewrite(() => script.setSheet(sheet));
/** @param {string} turn `w` or `b` */
export const chooseTurn = (turn) => rewrite(() => script.chooseTurn(ply, turn));

/**
 * Takes the last change back or makes it again; answers where in the script it ends, if there was one.
 * @param {'undo' | 'redo'} way
 */
export function travel(way) {
  /** @type {number | undefined} */
  let place;
  rewrite(() => {
    place = script[way]();
    const known = replaced.findLast(({ start, text }) => start === script.start && text === script.text);
    if (known) record = known.record;
  });
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

/** Ends the game as the players wish: by a claim, `agreed`, `resigned-w` or `resigned-b`. @param {string} code */
export function end(code) {
  if (view.end) return;
  claimed = code;
  changed('claim');
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
