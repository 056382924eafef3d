// Runs statements one after the other, takes of what they yield no more than a page can show, and says what may be meant by
// a name that is not known.

import initialise from '#doors/labs.js';
import { nearestName, sqlAdvice, sqlStatements, sqlSurprise, sqlTranslated } from '#doors/labs.js';
import type { PreparedStatement, SqlValue } from '#sqlite';
import type { Handlers } from '../workers/serve';
import type { SqlAnswer, SqlCell, SqlFault, SqlHint, SqlNote, SqlQuestion, SqlTable } from '../workers/sets';
import {
  type Database,
  fill,
  giveWay,
  guard,
  isRefusal,
  names,
  OK,
  openDatabase,
  own,
  textColumns,
  unguard,
} from './sql-database';

type Outcome = Pick<SqlAnswer, 'tables' | 'more' | 'changed' | 'notes' | 'fault'>;

/** A question may take so long. */
const MOST_MS = 5000;
/** More rows are counted, not sent; of all tables together, no more cells and characters than these. */
const [MOST_ROWS, MOST_CELLS, MOST_CHARACTERS] = [1000, 20_000, 400_000];
/** More tables are counted, not sent. */
const MOST_TABLES = 20;
/** The most characters of a value; it is cut behind them. */
const MOST_OF_VALUE = 2000;
const MOST_NOTES = 5;
/** How often SQLite looks at the clock, in steps of its machine. */
const STEPS = 20_000;
/** A statement that chooses a database; there is only one. */
const USE = /^\s*use\s+(?:\[[^\]]*\]|\w+)/i;

/** What stops a run: why, and where in the text, if that is known. */
class Stop extends Error {
  constructor(
    message: string,
    readonly at = -1,
  ) {
    super(message);
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
    for (const [start, end] of sqlStatements(text)) runner.run(text.slice(start, end), start);
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
  const near = missing && !isAdvised ? nearestName(missing.replace(/^.*\./, ''), [...names(database)]) : undefined;
  return { message, at, missing, near, denied: database.denied };
}

class Runner {
  readonly tables: SqlTable[] = [];
  readonly notes: SqlNote[] = [];
  more = 0;
  isAdvised = false;
  readonly #began = performance.now();
  #cells = MOST_CELLS;
  #characters = MOST_CHARACTERS;

  constructor(private readonly database: Database) {
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
    const texts = textColumns(this.database, text);
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

  /** Runs one statement of SQLite; says why it cannot be begun. */
  #attempt(text: string, at: number): Stop | undefined {
    if (this.#isOver) throw new Stop('interrupted');
    let begun = this.#begin(text, at);
    if (begun instanceof Stop && /already/.test(begun.message) && giveWay(this.database, text)) {
      guard(this.database);
      begun = this.#begin(text, at);
    }
    if (!begun || begun instanceof Stop) return begun;
    const table = this.#read(begun);
    if (this.#isOver) throw new Stop('interrupted');
    if (table.columns.length > 0 && this.tables.length < MOST_TABLES) this.tables.push(table);
    else if (table.columns.length > 0) this.more += 1;
    return undefined;
  }

  /** Nothing where only a remark stands. */
  #begin(text: string, at: number): PreparedStatement | Stop | undefined {
    const { sqlite, db, handle } = this.database;
    try {
      return db.prepare(text);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (sqlite.capi.sqlite3_errcode(handle) === OK) return undefined;
      const offset = sqlite.capi.sqlite3_error_offset(handle);
      const before = new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, Math.max(0, offset)));
      return new Stop(sqlite.capi.sqlite3_errmsg(handle), offset < 0 ? -1 : at + before.length);
    }
  }

  #read(statement: PreparedStatement): SqlTable {
    try {
      const names = statement.columnCount > 0 ? statement.getColumnNames() : [];
      const columns = names.map((name) => name.slice(0, MOST_OF_VALUE));
      const rows: SqlCell[][] = [];
      let [count, isCut] = [0, false];
      const isShown = this.tables.length < MOST_TABLES;
      for (; statement.step() && !this.#isOver; count += 1) {
        if (!isShown || rows.length >= MOST_ROWS || this.#cells < columns.length || this.#characters <= 0) continue;
        this.#cells -= columns.length;
        const whole = columns.map((_, column) => cellOf(statement.get(column)));
        const shown = whole.map((cell) => this.#shown(cell));
        isCut ||= shown.some((cell, column) => cell !== whole[column]);
        rows.push(shown);
      }
      return { columns, rows, count, isCut };
    } catch (error) {
      throw isRefusal(error) ? new Stop(this.database.sqlite.capi.sqlite3_errmsg(this.database.handle)) : error;
    } finally {
      statement.finalize();
    }
  }

  /** A long value is cut. */
  #shown(cell: SqlCell): SqlCell {
    if (typeof cell !== 'string') return cell;
    const most = Math.max(1, Math.min(MOST_OF_VALUE, this.#characters));
    this.#characters -= Math.min(cell.length, most);
    return cell.length > most ? `${cell.slice(0, most)}…` : cell;
  }
}

/** Bytes are written as SQL writes them, as far as any of them are shown. */
function cellOf(value: SqlValue): SqlCell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return String(value);
  const bytes = new Uint8Array(value instanceof ArrayBuffer ? value : value.buffer).subarray(0, MOST_OF_VALUE);
  return `x'${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}'`;
}

/** Texts, names in brackets and remarks, in which nothing is looked for. */
const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\[[^\]]*\]|--[^\n]*|\/\*[^]*?\*\//g;
const HINTS: readonly (readonly [SqlHint, RegExp])[] = [
  ['use', /^\s*use\s+\w/i],
  ['truncate', /^\s*truncate\s+table\b/i],
  ['try', /\btry_(?:convert|cast|parse)\s*\(/i],
  ['offset', /\boffset\s+\S+\s+rows?\b|\bfetch\s+(?:next|first)\b/i],
  ['temporary', /(?:^|[^\w#])##?[a-z]\w*/i],
];
/** Something that is compared at the beginning of a column: SQL Server would call the column so. */
const EQUALS = /^\s*select\s+(?:distinct\s+)?(?:[^()]*,\s*)?[a-z_]\w*\s*=(?!=)/i;

const bare = (sql: string): string => sql.replaceAll(QUOTED, (part) => (/^['"[]/.test(part) ? 'x' : ' '));

/** What to write where SQLite does not read a statement. */
export const hintOf = (sql: string): SqlHint | undefined => HINTS.find(([, form]) => form.test(bare(sql)))?.[0];

/** Whether a statement, which SQLite reads, means something else there. */
export const surpriseOf = (sql: string): SqlHint | undefined =>
  EQUALS.test(bare(sql).split(/\bfrom\b/i)[0] ?? '') ? 'equals' : undefined;

export async function loadSql(sqlite: URL, labs: URL | BufferSource): Promise<Handlers> {
  await initialise({ module_or_path: labs });
  let database: Database = await openDatabase(sqlite);
  return {
    query: async ({ text, isAfresh, facts }: SqlQuestion): Promise<SqlAnswer> => {
      if (isAfresh) {
        database.db.close();
        database = await openDatabase(sqlite);
      }
      fill(database, facts);
      const began = performance.now();
      const outcome = run(database, text);
      const elapsed = performance.now() - began;
      unguard(database);
      return { ...outcome, ...own(database), elapsed };
    },
  };
}
