// Runs statements one after the other, and takes of what they yield no more than a page can show.

import { sqlAdvice, sqlStatements, sqlSurprise, sqlTranslated } from '#doors/labs.js';
import type { SqlAnswer, SqlCell, SqlFault, SqlNote, SqlTable } from '../document/sql';
import { type Database, giveWay, guard, names, OK, textColumns } from './sql-database';
import { hintOf, nearest, surpriseOf } from './sql-hints';

type Outcome = Pick<SqlAnswer, 'tables' | 'more' | 'changed' | 'notes' | 'fault'>;

/** A question may take so long. */
const MOST_MS = 5000;
/** More rows are counted, not sent; of all tables together, no more cells and characters than these. */
const [MOST_ROWS, MOST_CELLS, MOST_CHARACTERS] = [1000, 20_000, 400_000];
/** More tables are counted, not sent. */
const MOST_TABLES = 20;
/** A value is cut behind so many characters. */
const MOST_OF_VALUE = 2000;
const MOST_NOTES = 5;
/** How often SQLite looks at the clock, in steps of its machine. */
const STEPS = 20_000;
/** A statement that chooses a database; there is only one. */
const USE = /^\s*use\s+(?:\[[^\]]*\]|\w+)/i;
const ROW = 100;
const [INTEGER, FLOAT, TEXT, BLOB] = [1, 2, 3, 4];

/** What stops a run: why, and where in the text, if that is known. */
class Stop extends Error {
  readonly at: number;

  constructor(message: string, at = -1) {
    super(message);
    this.at = at;
  }
}

export function run(database: Database, text: string): Outcome {
  const { sqlite, handle } = database;
  const before = sqlite.capi.sqlite3_total_changes(handle);
  const runner = new Runner(database);
  let fault: SqlFault | undefined;
  database.denied = undefined;
  guard(database);
  try {
    const places = sqlStatements(text);
    for (let place = 0; place < places.length; place += 2)
      runner.run(text.slice(places[place], places[place + 1]), places[place] ?? 0);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    fault = faultOf(database, error, runner.isAdvised);
  }
  const changed = sqlite.capi.sqlite3_total_changes(handle) - before;
  return { tables: runner.tables, more: runner.more, changed, notes: runner.notes, fault };
}

/** Where there is advice, nothing else is taken for what was meant. */
function faultOf(database: Database, { message, at }: Stop, isAdvised: boolean): SqlFault {
  const missing = /no such (?:table|column): (\S+)/.exec(message)?.[1];
  const near = missing && !isAdvised ? nearest(missing.replace(/^.*\./, ''), names(database)) : undefined;
  return { message, at, missing, near, denied: database.denied };
}

class Runner {
  readonly tables: SqlTable[] = [];
  readonly notes: SqlNote[] = [];
  more = 0;
  isAdvised = false;
  readonly #database: Database;
  readonly #began = performance.now();
  #cells = MOST_CELLS;
  #characters = MOST_CHARACTERS;

  constructor(database: Database) {
    this.#database = database;
    database.sqlite.capi.sqlite3_progress_handler(database.handle, STEPS, () => (this.#isOver ? 1 : 0), 0);
  }

  /** Runs a statement, or what it says in SQLite’s words. */
  run(text: string, at: number): void {
    const hint = hintOf(text);
    if (hint === 'use') {
      this.#note({ hint });
      const rest = text.replace(USE, (use) => ' '.repeat(use.length));
      return rest === text || rest.trim() === '' ? undefined : this.run(rest, at);
    }
    const first = this.#attempt(text, at);
    const texts = textColumns(this.#database, text);
    const surprise = surpriseOf(text);
    if (surprise) this.#note({ hint: surprise });
    if (!first) return this.#note(sqlSurprise(text, texts));
    const read = hint ? undefined : sqlTranslated(text, texts, first.message);
    if (!read) throw this.#advised(first, text);
    for (const part of read) {
      const error = this.#attempt(part, at);
      const isOther = error && (read.length > 1 || error.message !== first.message);
      if (error) throw this.#advised(isOther ? new Stop(error.message) : first, text);
    }
    this.#note({ read: read.join(';\n') });
    const other = read.map(surpriseOf).find((hint) => hint);
    if (other) this.#note({ hint: other });
  }

  get #isOver(): boolean {
    return performance.now() - this.#began > MOST_MS;
  }

  #advised(error: Stop, text: string): Stop {
    const hint = hintOf(text);
    const advice = hint ? { hint } : sqlAdvice(text, error.message);
    this.isAdvised = advice !== undefined;
    this.#note(advice);
    return error;
  }

  /** The same advice is given once. */
  #note(added: SqlNote | undefined): void {
    const key = (note: SqlNote) => ('code' in note ? note.code : 'hint' in note ? note.hint : note.read);
    const isKnown = added && this.notes.some((note) => key(note) === key(added));
    if (added && !isKnown && this.notes.length < MOST_NOTES) this.notes.push(added);
  }

  /** Runs one statement of SQLite; tells why it cannot be begun. */
  #attempt(text: string, at: number): Stop | undefined {
    if (this.#isOver) throw new Stop('interrupted');
    const { sqlite, handle } = this.#database;
    const { capi, wasm } = sqlite;
    const scope = wasm.scopedAllocPush();
    try {
      const [base] = wasm.scopedAllocCString(text, true);
      const statement = wasm.scopedAlloc(4);
      const prepare = () => {
        if (capi.sqlite3_prepare_v3(handle, base, -1, 0, statement, 0) === OK) return undefined;
        const offset = capi.sqlite3_error_offset(handle);
        const before = new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, Math.max(0, offset)));
        return new Stop(capi.sqlite3_errmsg(handle), offset < 0 ? -1 : at + before.length);
      };
      let error = prepare();
      if (error && /already/.test(error.message) && giveWay(this.#database, text)) {
        guard(this.#database);
        error = prepare();
      }
      const pointer = error ? 0 : wasm.peekPtr(statement);
      if (!pointer) return error;
      const table = this.#read(pointer);
      if (capi.sqlite3_finalize(pointer) !== OK) throw new Stop(capi.sqlite3_errmsg(handle));
      if (this.#isOver) throw new Stop('interrupted');
      if (table.columns.length === 0) return undefined;
      if (this.tables.length < MOST_TABLES) this.tables.push(table);
      else this.more += 1;
      return undefined;
    } finally {
      wasm.scopedAllocPop(scope);
    }
  }

  #read(pointer: number): SqlTable {
    const { capi } = this.#database.sqlite;
    const columns = Array.from({ length: capi.sqlite3_column_count(pointer) }, (_, column) =>
      String(capi.sqlite3_column_name(pointer, column)).slice(0, MOST_OF_VALUE),
    );
    const rows: SqlCell[][] = [];
    let [count, isCut] = [0, false];
    const isShown = this.tables.length < MOST_TABLES;
    for (; capi.sqlite3_step(pointer) === ROW && !this.#isOver; count += 1) {
      if (!isShown || rows.length >= MOST_ROWS || this.#cells < columns.length || this.#characters <= 0) continue;
      this.#cells -= columns.length;
      const values = columns.map((_, column) => this.#value(pointer, column));
      isCut ||= values.some((value) => value.isCut);
      rows.push(values.map(({ cell }) => cell));
    }
    return { columns, rows, count, isCut };
  }

  #value(pointer: number, column: number): { readonly cell: SqlCell; readonly isCut: boolean } {
    const { capi } = this.#database.sqlite;
    const type = capi.sqlite3_column_type(pointer, column);
    if (type === INTEGER || type === FLOAT) {
      const number = capi.sqlite3_column_js(pointer, column);
      return { cell: typeof number === 'number' ? number : String(number), isCut: false };
    }
    if (type !== TEXT && type !== BLOB) return { cell: null, isCut: false };
    // A long value is cut before it leaves SQLite’s memory.
    const whole = type === TEXT ? String(capi.sqlite3_column_text(pointer, column)) : '';
    const bytes = capi.sqlite3_column_bytes(pointer, column);
    const most = Math.max(1, Math.min(MOST_OF_VALUE, this.#characters));
    const text = type === TEXT ? whole : this.#hex(pointer, column, Math.min(bytes, most / 2));
    this.#characters -= Math.min(text.length, most);
    const isCut = type === TEXT ? text.length > most : bytes > most / 2;
    return { cell: isCut ? `${text.slice(0, most)}…` : type === BLOB ? `${text}'` : text, isCut };
  }

  #hex(pointer: number, column: number, length: number): string {
    const { capi, wasm } = this.#database.sqlite;
    const begin = Number(capi.sqlite3_column_blob(pointer, column));
    const bytes = length > 0 ? wasm.heap8u().subarray(begin, begin + length) : [];
    return `x'${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  }
}
