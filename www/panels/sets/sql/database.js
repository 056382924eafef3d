// @ts-check
// The database: the board and the views of the article, the game of the document, and what somebody makes in it. Its
// main schema is called `dbo`, as in the article.
import initLabs, { boardFacts, gameFacts, gameSchema, gameTables, relationSchema, sqlCreated, sqlNamed } from '../../../labs/labs.js';
import initSqlite from '../../../sqlite/sqlite3.mjs';

/** @typedef {import('../../../sqlite/sqlite3.mjs').Sqlite3Static} Sqlite */
/** @typedef {import('../../../sqlite/sqlite3.mjs').Database} Connection */
/** @typedef {import('./worker.js').Facts} Facts */
/** @typedef {{ sqlite: Sqlite, db: Connection, given: Map<string, string>, tables: string[], denied: string }} Database `given` are the article's tables and views, with their statements; into `tables`, those of the game, nobody but the page writes */

/** A value has at most so many bytes; more would fill the memory of the tab. */
const MOST_BYTES = 1_000_000;
/** All of it has at most so many bytes. */
const MOST_MEMORY = 256 * 1024 * 1024;
const OK = 0;
const DENY = 1;
/** What reads, as SQLite numbers it: read a column, select, call a function, recurse. */
const READING = [20, 21, 31, 33];
/** What writes into tables that are no file: make, drop, alter, insert, delete, update, transactions. */
const WRITING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22, 23, 26, 27, 28, 32];
const PRAGMA = 19;
const PRAGMAS = ['table_info', 'table_xinfo', 'table_list'];

/** Loads SQLite and makes the tables; nothing is in those of the game yet. @returns {Promise<Database>} */
export async function open() {
  // It would warn that it has no place for files, which nobody wants of it.
  Object.assign(globalThis, { sqlite3ApiConfig: { warn() {} } });
  // Its own search for the module knows no names that carry a hash.
  const state = /** @type {any} */ (globalThis).sqlite3InitModuleState;
  state.wasmFilename = new URL('../../../sqlite/sqlite3.wasm', import.meta.url).href;
  // Where its module cannot be fetched, its promise stays open and another one fails that nobody holds.
  const failure = new Promise((_, reject) => {
    addEventListener('unhandledrejection', (event) => reject(event.reason), { once: true });
  });
  const sqlite = /** @type {Sqlite} */ (await Promise.race([initSqlite(), failure]));
  await initLabs();
  const { capi } = sqlite;
  const db = new sqlite.oo1.DB(':memory:');
  const handle = db.pointer ?? 0;
  // Its types know only options that are numbers.
  /** @type {any} */ (capi).sqlite3_db_config(handle, capi.SQLITE_DBCONFIG_MAINDBNAME, 'dbo');
  db.exec(`pragma hard_heap_limit = ${MOST_MEMORY}`);
  boundFormat(sqlite, db);
  db.exec(relationSchema() + gameSchema());
  capi.sqlite3_limit(handle, capi.SQLITE_LIMIT_LENGTH, MOST_BYTES);
  capi.sqlite3_limit(handle, capi.SQLITE_LIMIT_ATTACHED, 0);
  return { sqlite, db, given: made(db), tables: gameTables(), denied: '' };
}

/** SQLite's own `printf` yields null where its text would be too long; so it is asked from another connection, and that is a fault. @param {Sqlite} sqlite @param {Connection} db */
function boundFormat(sqlite, db) {
  const other = new sqlite.oo1.DB(':memory:');
  sqlite.capi.sqlite3_limit(other.pointer ?? 0, sqlite.capi.SQLITE_LIMIT_LENGTH, MOST_BYTES);
  /** @param {number} _ @param {...import('../../../sqlite/sqlite3.mjs').SqlValue} values */
  const format = (_, ...values) => {
    const text = other.selectValue(`select printf(${values.map(() => '?').join(', ')})`, values);
    if (text === null && values.length > 0 && values[0] !== null) throw new Error('string or blob too big');
    return text ?? null;
  };
  for (const name of ['printf', 'format']) db.createFunction({ name, arity: -1, deterministic: true, innocuous: true, xFunc: format });
}

/** All tables and views, with their statements. @param {Connection} db @returns {Map<string, string>} */
const made = (db) =>
  new Map(db.selectArrays("select name, sql from sqlite_schema where type in ('table', 'view') and name not like 'sqlite%'").map(([name, sql]) => [String(name), String(sql)]));

/** The names of what somebody has made. @param {Database} database */
export const own = ({ db, given }) => Array.from(made(db)).filter(([name, sql]) => given.get(name) !== sql).map(([name]) => name);

/** Takes away a table or view of the article whose name a statement wants, if it is still there. @param {Database} database @param {string} sql */
export function giveWay({ db, given, sqlite, tables }, sql) {
  const [kind = '', name = ''] = sqlCreated(sql);
  const entry = Array.from(given).find(([other]) => other.toLowerCase() === name.toLowerCase());
  if (!entry || tables.includes(name.toLowerCase()) || made(db).get(entry[0]) !== entry[1]) return false;
  const type = /^create view/i.test(entry[1]) ? 'view' : 'table';
  if (type !== kind) return false;
  sqlite.capi.sqlite3_set_authorizer(db.pointer ?? 0, /** @type {any} */ (null), 0);
  db.exec(`drop ${type} ${entry[0]}`);
  return true;
}

/** Lets everything be done but what reaches out of the database, or into the tables of the game. @param {Database} database */
export function guard(database) {
  const { capi } = database.sqlite;
  /** @param {number} action @param {string | null} one @param {string | null} other */
  const mayDo = (action, one, other) => {
    if (READING.includes(action)) return OK;
    if (action === PRAGMA && PRAGMAS.includes(one ?? '')) return OK;
    const ofGame = [one, other].find((name) => name && database.tables.includes(name.toLowerCase()));
    if (WRITING.includes(action) && !ofGame) return OK;
    database.denied = ofGame ?? 'all';
    return DENY;
  };
  capi.sqlite3_set_authorizer(database.db.pointer ?? 0, (_, action, one, other) => mayDo(action, text(one), text(other)), 0);

  /** @param {any} name a text, or where one is */
  function text(name) {
    return typeof name === 'number' || typeof name === 'bigint' ? (name ? database.sqlite.wasm.cstrToJs(Number(name)) : null) : name;
  }
}

/** Fills the tables of the game; what somebody left open is closed. @param {Database} database @param {Facts} facts */
export function fill({ sqlite: { capi }, db, tables }, { start, moves, board, tokens }) {
  capi.sqlite3_set_authorizer(db.pointer ?? 0, /** @type {any} */ (null), 0);
  // Its types leave this function out.
  if (!(/** @type {any} */ (capi).sqlite3_get_autocommit(db.pointer ?? 0))) db.exec('commit');
  const filled = { ...(start === '' ? boardFacts(board) : gameFacts(start, moves)), tokens };
  db.exec('begin');
  for (const name of tables) db.exec(`delete from dbo.${name}`);
  for (const [name, rows] of Object.entries(filled)) {
    const [first] = rows;
    if (!first) continue;
    const insert = db.prepare(`insert into dbo.${name} values (${first.map(() => '?').join(', ')})`);
    for (const row of rows) insert.bind(row).stepReset();
    insert.finalize();
  }
  db.exec('commit');
}

/** The names of tables, views and columns, for those who misspell them. @param {Database} database */
export function names({ sqlite: { capi }, db }) {
  capi.sqlite3_set_authorizer(db.pointer ?? 0, /** @type {any} */ (null), 0);
  const tables = Array.from(made(db).keys());
  return [...tables, ...tables.flatMap(columnsOf)];

  /** @param {string} name */
  function columnsOf(name) {
    try {
      return db.selectValues('select name from pragma_table_info(?)', [name]).map(String);
    } catch {
      // A view of something that is no longer there has no columns.
      return [];
    }
  }
}

/** The columns that hold texts, of the tables and views that a statement names. @param {Database} database @param {string} sql */
export function textColumns({ db }, sql) {
  return sqlNamed(sql, Array.from(made(db).keys())).flatMap(textsOf);

  /** @param {string} table */
  function textsOf(table) {
    try {
      const row = db.selectObject(`select * from dbo."${table}" limit 1`) ?? {};
      return Object.keys(row).filter((column) => typeof row[column] === 'string');
    } catch {
      // A view of something that is no longer there has no rows, and one that goes on for ever none in time.
      return [];
    }
  }
}
