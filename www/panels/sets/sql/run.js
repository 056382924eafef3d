// @ts-check
// Runs statements one after the other, and takes of what they yield no more than a page can show.
import { sqlAdvice, sqlStatements, sqlSurprise, sqlTranslated } from '../../../labs/labs.js';
import { giveWay, guard, names, textColumns } from './database.js';

/** @typedef {import('./database.js').Database} Database */
/** @typedef {import('./worker.js').Table} Table */
/** @typedef {import('./worker.js').Value} Value */
/** @typedef {import('./worker.js').Fault} Fault */
/** @typedef {import('./worker.js').Note} Note */
/** @typedef {{ tables: Table[], more: number, changed: number, notes: Note[], fault?: Fault }} Outcome */

/** A question may take so long. */
const MOST_MS = 5000;
/** More rows are counted, not sent; of all tables together, no more cells and characters than these. */
const MOST_ROWS = 1000;
const MOST_CELLS = 20_000;
const MOST_CHARACTERS = 400_000;
/** More tables are counted, not sent. */
const MOST_TABLES = 20;
/** A value is cut behind so many characters. */
const MOST_OF_VALUE = 2000;
const MOST_NOTES = 5;
/** How often SQLite looks at the clock, in steps of its machine. */
const STEPS = 20_000;
const OK = 0;
const ROW = 100;
const [INTEGER, FLOAT, TEXT, BLOB] = [1, 2, 3, 4];

/** What stops a run: a place in the text, and why. */
class Stop extends Error {
  /** @param {string} message @param {number} at */
  constructor(message, at) {
    super(message);
    this.at = at;
  }
}

/** @param {Database} database @param {string} sql @returns {Outcome} */
export function run(database, sql) {
  const { sqlite: { capi, wasm }, db } = database;
  const handle = db.pointer ?? 0;
  const began = performance.now();
  const isOver = () => performance.now() - began > MOST_MS;
  const changedBefore = capi.sqlite3_total_changes(handle);
  const room = { cells: MOST_CELLS, characters: MOST_CHARACTERS };
  /** @type {Outcome} */
  const outcome = { tables: [], more: 0, changed: 0, notes: [] };
  capi.sqlite3_progress_handler(handle, STEPS, () => (isOver() ? 1 : 0), 0);
  database.denied = '';
  guard(database);
  try {
    const places = sqlStatements(sql);
    for (let place = 0; place < places.length; place += 2) one(sql.slice(places[place], places[place + 1]), places[place] ?? 0);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const { message, at } = error;
    outcome.fault = { message, at, names: [], denied: database.denied };
  }
  outcome.changed = capi.sqlite3_total_changes(handle) - changedBefore;
  if (outcome.fault) outcome.fault.names = names(database);
  return outcome;

  /** Runs a statement, or what it says in SQLite's words. @param {string} text @param {number} at */
  function one(text, at) {
    const first = attempt(text, at);
    const texts = textColumns(database, text);
    if (!first) return note(sqlSurprise(text, texts));
    const read = sqlTranslated(text, texts, first.message);
    if (!read) throw advised(first, text);
    for (const part of read) {
      const error = attempt(part, at);
      if (error) throw advised(read.length > 1 || error.message !== first.message ? new Stop(error.message, -1) : first, text);
    }
    note({ sql: read.join(';\n') });
  }

  /** @param {Stop} error @param {string} text */
  function advised(error, text) {
    note(sqlAdvice(text, error.message));
    return error;
  }

  /** The same advice is given once. @param {Note | undefined} added */
  function note(added) {
    if (!added || outcome.notes.length >= MOST_NOTES) return;
    if ('sql' in added || !outcome.notes.some((other) => 'code' in other && other.code === added.code)) outcome.notes.push(added);
  }

  /** Runs one statement of SQLite; says why it cannot be begun. @param {string} text @param {number} at */
  function attempt(text, at) {
    if (isOver()) throw new Stop('interrupted', -1);
    const scope = wasm.scopedAllocPush();
    try {
      const bytes = new TextEncoder().encode(text);
      const [base] = wasm.scopedAllocCString(text, true);
      const statement = wasm.scopedAlloc(4);
      const prepare = () => {
        if (capi.sqlite3_prepare_v3(handle, base, -1, 0, statement, 0) === OK) return undefined;
        const offset = capi.sqlite3_error_offset(handle);
        return new Stop(capi.sqlite3_errmsg(handle), offset < 0 ? -1 : at + new TextDecoder().decode(bytes.subarray(0, offset)).length);
      };
      let error = prepare();
      if (error && /already/.test(error.message) && giveWay(database, text)) {
        guard(database);
        error = prepare();
      }
      if (error) return error;
      const pointer = wasm.peekPtr(statement);
      if (!pointer) return undefined;
      const table = read(pointer);
      if (capi.sqlite3_finalize(pointer) !== OK) throw new Stop(capi.sqlite3_errmsg(handle), -1);
      if (isOver()) throw new Stop('interrupted', -1);
      if (table.columns.length === 0) return undefined;
      if (outcome.tables.length < MOST_TABLES) outcome.tables.push(table);
      else outcome.more += 1;
      return undefined;
    } finally {
      wasm.scopedAllocPop(scope);
    }
  }

  /** @param {number} pointer @returns {Table} */
  function read(pointer) {
    const width = capi.sqlite3_column_count(pointer);
    const columns = Array.from({ length: width }, (_, column) => String(capi.sqlite3_column_name(pointer, column)).slice(0, MOST_OF_VALUE));
    /** @type {Table} */
    const table = { columns: [], rows: [], count: 0, isCut: false };
    const isShown = outcome.tables.length < MOST_TABLES;
    for (; capi.sqlite3_step(pointer) === ROW && !isOver(); table.count += 1) {
      if (!isShown || table.rows.length >= MOST_ROWS || room.cells < width || room.characters <= 0) continue;
      room.cells -= width;
      table.rows.push(columns.map((_, column) => value(pointer, column, table)));
    }
    table.columns = columns;
    return table;
  }

  /** @param {number} pointer @param {number} column @param {Table} table @returns {Value} */
  function value(pointer, column, table) {
    const type = capi.sqlite3_column_type(pointer, column);
    if (type === INTEGER || type === FLOAT) {
      const number = capi.sqlite3_column_js(pointer, column);
      return typeof number === 'number' ? number : String(number);
    }
    if (type !== TEXT && type !== BLOB) return null;
    // A long value is cut before it leaves SQLite's memory.
    const place = type === TEXT ? capi.sqlite3_column_text(pointer, column) : '';
    const length = capi.sqlite3_column_bytes(pointer, column);
    const most = Math.max(1, Math.min(MOST_OF_VALUE, room.characters));
    const text = type === TEXT ? String(place) : hex(Number(capi.sqlite3_column_blob(pointer, column)), Math.min(length, most / 2));
    room.characters -= Math.min(text.length, most);
    const isLong = type === TEXT ? text.length > most : length > most / 2;
    table.isCut ||= isLong;
    return isLong ? `${text.slice(0, most)}…` : type === BLOB ? `${text}'` : text;
  }

  /** @param {number} begin @param {number} length */
  function hex(begin, length) {
    const bytes = length > 0 ? wasm.heap8u().subarray(begin, begin + length) : [];
    return `x'${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  }
}
