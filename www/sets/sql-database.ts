// The database: the board and the views of the article, the game of the document, and what is made in it by hand. Its main
// schema is called `dbo`, as in the article.

import { boardFacts, gameFacts, gameSchema, gameTables, relationSchema, sqlCreated, sqlNamed } from '#doors/labs.js';
import initialise, { type Database as Connection, type Sqlite3Static, type SqlValue } from '#sqlite';
import type { SqlAnswer, SqlFacts } from '../workers/sets';

export interface Database {
  readonly sqlite: Sqlite3Static;
  readonly db: Connection;
  readonly handle: number;
  /** The tables and views of the article and of the game, with their statements. */
  readonly given: ReadonlyMap<string, string>;
  /** Only the page writes into these. */
  readonly tables: readonly string[];
  /** What was asked last that may not be done: the table of the game that was to be changed, or `all`. */
  denied: string | undefined;
}

/** The most bytes of a value; more would fill the memory of the tab. */
const MOST_BYTES = 1_000_000;
/** The most bytes of the whole. */
const MOST_MEMORY = 256 * 1024 * 1024;
export const OK = 0;
const DENY = 1;
/** What reads, as SQLite numbers it: read a column, select, call a function, recurse. */
const READING = new Set([20, 21, 31, 33]);
/** What writes into tables that are no file: make, drop, alter, insert, delete, update, transactions. */
const WRITING = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22, 23, 26, 27, 28, 32]);
const PRAGMA = 19;
const PRAGMAS = new Set(['table_info', 'table_xinfo', 'table_list']);
/** Tables of SQLite’s own by which a database is read or written past its tables. */
const INSIDES = new Set(['sqlite_dbpage', 'dbstat', 'bytecode', 'tables_used']);
const SQUARES = 64;
let loading: Promise<Sqlite3Static> | undefined;

/** Makes the tables, in an SQLite that is loaded once; nothing is in those of the game yet. */
export async function openDatabase(module: URL): Promise<Database> {
  const sqlite = await (loading ??= load(module));
  const { capi } = sqlite;
  const db = new sqlite.oo1.DB(':memory:');
  const handle = db.pointer ?? 0;
  // Their types know only options that are numbers.
  Reflect.apply(capi.sqlite3_db_config, capi, [handle, capi.SQLITE_DBCONFIG_MAINDBNAME, 'dbo']);
  capi.sqlite3_db_config(handle, capi.SQLITE_DBCONFIG_DEFENSIVE, 1, 0);
  db.exec(`pragma hard_heap_limit = ${MOST_MEMORY}`);
  boundFormat(sqlite, db);
  db.exec(relationSchema() + gameSchema());
  capi.sqlite3_limit(handle, capi.SQLITE_LIMIT_LENGTH, MOST_BYTES);
  capi.sqlite3_limit(handle, capi.SQLITE_LIMIT_ATTACHED, 0);
  return { sqlite, db, handle, given: made(db), tables: gameTables(), denied: undefined };
}

function load(module: URL): Promise<Sqlite3Static> {
  // It would look for a place to keep files in, and warn that there is none.
  Reflect.deleteProperty(globalThis, 'FileSystemHandle');
  Object.assign(globalThis, { sqlite3ApiConfig: { warn() {} } });
  // Its own search for its module knows no names that carry a hash.
  const state: unknown = Reflect.get(globalThis, 'sqlite3InitModuleState');
  Object.assign(state ?? {}, { wasmFilename: module.href });
  return initialise();
}

/** SQLite’s own `printf` yields null where its text would be too long; so another connection is asked, and that is a fault. */
function boundFormat(sqlite: Sqlite3Static, db: Connection): void {
  const other = new sqlite.oo1.DB(':memory:');
  sqlite.capi.sqlite3_limit(other.pointer ?? 0, sqlite.capi.SQLITE_LIMIT_LENGTH, MOST_BYTES);
  const format = (_: number, ...values: SqlValue[]): SqlValue => {
    const text = other.selectValue(`select printf(${values.map(() => '?').join(', ')})`, values);
    if (text === null && values.length > 0 && values[0] !== null) throw new Error('string or blob too big');
    return text ?? null;
  };
  for (const name of ['printf', 'format'])
    db.createFunction({ name, arity: -1, deterministic: true, innocuous: true, xFunc: format });
}

/** All tables and views, with their statements. */
const made = (db: Connection): ReadonlyMap<string, string> =>
  new Map(
    db
      .selectArrays(
        "select name, sql from sqlite_schema where type in ('table', 'view') and name not like 'sqlite%' union all select name, sql from sqlite_temp_schema where type in ('table', 'view')",
      )
      .map(([name, sql]) => [String(name), String(sql)]),
  );

/** What was made by hand, and what is gone of what was given. */
export function own({ db, given }: Database): Pick<SqlAnswer, 'own' | 'gone' | 'isBoardEmpty'> {
  const now = made(db);
  const names = [...now.keys()];
  const board = names.find((name) => name.toLowerCase() === 'board');
  const count = board === undefined ? 0 : Number(db.selectValue(`select count(*) from "${board}"`));
  const isOwn = (name: string) => given.get(name) !== now.get(name);
  const lost = [...given.keys()].filter((name) => !names.some((known) => known.toLowerCase() === name.toLowerCase()));
  const gone = board !== undefined && !isOwn(board) && count !== SQUARES ? [...lost, board] : lost;
  return { own: names.filter(isOwn), gone, isBoardEmpty: board !== undefined && isOwn(board) && count === 0 };
}

/** Takes a table or view of the article away whose name a statement wants, if it is still there. */
export function giveWay(database: Database, sql: string): boolean {
  const { kind, name } = sqlCreated(sql) ?? { kind: undefined, name: '' };
  const { db, given, tables } = database;
  const entry = [...given].find(([other]) => other.toLowerCase() === name.toLowerCase());
  if (!entry || tables.includes(name.toLowerCase()) || made(db).get(entry[0]) !== entry[1]) return false;
  const type = /^create view/i.test(entry[1]) ? 'view' : 'table';
  if (type !== kind) return false;
  unguard(database);
  db.exec(`drop ${type} ${entry[0]}`);
  return true;
}

/** Lets all be done but what reaches out of the database, or into the tables of the game. */
export function guard(database: Database): void {
  const { capi, wasm } = database.sqlite;
  /** A name, or where one is. */
  const text = (name: unknown): string =>
    typeof name === 'string' ? name : name ? (wasm.cstrToJs(Number(name)) ?? '') : '';
  const mayDo = (action: number, one: string, other: string): number => {
    const isInside = INSIDES.has(one.toLowerCase());
    if ((READING.has(action) && !isInside) || (action === PRAGMA && PRAGMAS.has(one))) return OK;
    const ofGame = [one, other].find((name) => database.tables.includes(name.toLowerCase()));
    if (WRITING.has(action) && !ofGame && !isInside) return OK;
    database.denied = ofGame ?? 'all';
    return DENY;
  };
  capi.sqlite3_set_authorizer(database.handle, (_, action, one, other) => mayDo(action, text(one), text(other)), 0);
}

/** Lets everything be done. */
export function unguard({ sqlite: { capi }, handle }: Database): void {
  // Its types leave null out.
  Reflect.apply(capi.sqlite3_set_authorizer, capi, [handle, null, 0]);
}

/** Fills the tables of the game; a transaction that was left open is closed. */
export function fill(database: Database, { start, moves, board, tokens, annotations }: SqlFacts): void {
  const { sqlite, db, tables, handle } = database;
  unguard(database);
  // Its types leave this function out.
  const isClosed: unknown = Reflect.apply(Reflect.get(sqlite.capi, 'sqlite3_get_autocommit'), sqlite.capi, [handle]);
  if (!isClosed) db.exec('commit');
  const filled = { ...(start === '' ? boardFacts(board) : gameFacts(start, moves)), tokens, annotations };
  db.exec('begin');
  for (const name of tables) db.exec(`delete from dbo.${name}`);
  for (const [name, rows] of Object.entries(filled)) {
    const [first] = rows;
    if (!first) continue;
    const insert = db.prepare(`insert into dbo.${name} values (${first.map(() => '?').join(', ')})`);
    for (const row of rows) insert.bind([...row]).stepReset();
    insert.finalize();
  }
  db.exec('commit');
}

/** The names of tables, views and columns, for who misspells them. */
export function names(database: Database): readonly string[] {
  unguard(database);
  const tables = [...made(database.db).keys()];
  const columns = (name: string) =>
    database.db.selectValues('select name from pragma_table_info(?)', [name]).map(String);
  // A view of something that is no longer there has no columns.
  return [...tables, ...tables.flatMap((name) => attempted(() => columns(name)))];
}

/** The columns that hold texts, of the tables and views that a statement names. */
export function textColumns({ db }: Database, sql: string): string[] {
  // A view of something that is no longer there has no rows, and one that goes on for ever none in time.
  return sqlNamed(sql, [...made(db).keys()]).flatMap((table) =>
    attempted(() => {
      const row = db.selectObject(`select * from dbo."${table}" limit 1`) ?? {};
      return Object.keys(row).filter((column) => typeof row[column] === 'string');
    }),
  );
}

/** Whether SQLite has refused. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'SQLite3Error';

/** Nothing, where it refuses. */
function attempted(ask: () => string[]): string[] {
  try {
    return ask();
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
}
