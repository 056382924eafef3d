// @ts-check
// A real SQLite with the chess of the document in it, away from the page's own thread. It only reads: whoever asks can
// change nothing, and a question ends after a while.
import initLabs, { gameFacts, reachIn } from './labs/labs.js';
import initSqlite from './sqlite/sqlite3.mjs';

/**
 * What the tables are filled from.
 * @typedef {object} Facts
 * @property {string} start where the game starts, as a FEN; nothing, if there is no legal position
 * @property {string} moves in UCI
 * @property {string} fen where it stands
 * @property {string} board 64 FEN letters from a1 to h8, dots where nothing stands
 * @property {(string | number)[][]} tokens
 */
/** @typedef {string | number | null} Value */
/** @typedef {{ columns: string[], rows: Value[][], count: number }} Table */
/** @typedef {{ message: string, at: number, names: string[] }} Fault where in the text, −1 if nobody knows, and what there is instead */
/** @typedef {{ id: number, sql: string, facts: Facts }} Question */
/** @typedef {{ id: number, tables?: Table[], fault?: Fault, elapsed?: number }} Answer */

/** A question may take so long. */
const MOST_MS = 5000;
/** More rows are counted, not sent. */
const MOST_ROWS = 1000;
/** How often SQLite looks at the clock, in steps of its machine. */
const STEPS = 20_000;
/** What a question may do, as SQLite numbers it: read a column, select, call a function, recurse. */
const ALLOWED = [20, 21, 31, 33];
const OK = 0;
const DENY = 1;
const ROW = 100;

const MOVE = 'from_square, to_square, uci, san, piece, captured, promotion, capture, castling, en_passant, gives_check, gives_mate';
/** @type {Record<string, string>} */
const ROLES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };
/** The tables of the game, with their columns. */
const TABLES = {
  pieces: 'square, piece, role, side',
  attacks: 'side, piece, from_square, to_square, target',
  history: `ply, number, side, ${MOVE}, fen`,
  legal_moves: MOVE,
  reach: 'side, piece, from_square, to_square, legal',
  tokens: 'number, token, kind, step',
};

/** The board and the view of the article, and its other queries under names. */
const SCHEMA = `
attach ':memory:' as dbo;
create table dbo.Board (
  X integer not null check (X between 1 and 8), Y integer not null check (Y between 1 and 8),
  Square as (char(96 + X) || Y) stored unique, primary key (X, Y)
);
with recursive N(I) as (select 1 union all select I + 1 from N where I < 8)
insert into dbo.Board (X, Y) select A.I, B.I from N A cross join N B;
create view dbo.AllMoves (X, Y, FromSquare, Xi, Yi, ToSquare) as
  select R.X, R.Y, R.Square, O.X, O.Y, O.Square from Board R cross join Board O where R.Square != O.Square;
${[
  ['CastleMoves', 'X = Xi or Y = Yi'],
  ['BishopMoves', 'abs(X - Xi) = abs(Y - Yi)'],
  ['KnightMoves', 'abs(X - Xi) = 2 and abs(Y - Yi) = 1 or abs(X - Xi) = 1 and abs(Y - Yi) = 2'],
  ['QueenMoves', 'abs(X - Xi) = abs(Y - Yi) or X = Xi or Y = Yi'],
  ['KingMoves', 'abs(X - Xi) < 2 and abs(Y - Yi) < 2 or Y = Yi and X = 5 and abs(X - Xi) = 2 and Y in (1, 8)'],
  ['PawnMoves', 'Y != Yi and (abs(X - Xi) < 2 and abs(Y - Yi) < 2 or X = Xi and (Y = 2 and Yi = 4 or Y = 7 and Yi = 5))'],
]
  .map(([name, condition]) => `create view dbo.${name} as select * from AllMoves where ${condition};`)
  .join('\n')}
create view dbo.PossibleMoves as
  select * from CastleMoves union all select * from BishopMoves union all select * from KnightMoves;
${Object.entries(TABLES).map(([name, columns]) => `create table ${name} (${columns});`).join('\n')}`;

/** @typedef {import('./sqlite/sqlite3.mjs').Sqlite3Static} Sqlite */

/** Loads SQLite and makes the tables; nothing is in those of the game yet. */
async function open() {
  // It would warn that it has no place for files, which nobody wants of it.
  Object.assign(globalThis, { sqlite3ApiConfig: { warn() {} } });
  // Its own search for the module knows no names that carry a hash.
  const state = /** @type {any} */ (globalThis).sqlite3InitModuleState;
  state.wasmFilename = new URL('./sqlite/sqlite3.wasm', import.meta.url).href;
  const [sqlite] = await Promise.all([initSqlite(), initLabs()]);
  const db = new sqlite.oo1.DB(':memory:');
  db.exec(SCHEMA);
  return { sqlite, db };
}

const opened = open();

/** The rows of what stands on a board, legal or not. @param {string} board @returns {Value[][]} */
const piecesOn = (board) =>
  [...board].flatMap((letter, square) => {
    const role = ROLES[letter.toLowerCase()];
    return role ? [[nameOf(square), letter, role, letter === letter.toLowerCase() ? 'b' : 'w']] : [];
  });

/** @param {number} square */
const nameOf = (square) => `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`;

/** @param {import('./sqlite/sqlite3.mjs').Database} db @param {Facts} facts */
function fill(db, { start, moves, fen, board, tokens }) {
  /** @type {Record<string, Value[][]>} */
  const game = start === '' ? { pieces: piecesOn(board) } : JSON.parse(gameFacts(start, moves));
  const rows = { ...game, tokens, reach: /** @type {Value[][]} */ ([]) };
  for (const [square, piece, , side] of start === '' ? [] : (game.pieces ?? [])) {
    const from = String(square);
    const index = from.charCodeAt(0) - 97 + (from.charCodeAt(1) - 49) * 8;
    const [any, legal] = [false, true].map((only) => Array.from(reachIn(fen, index, only)));
    for (const to of any ?? []) {
      rows.reach.push([side ?? '', piece ?? '', from, nameOf(to), legal?.includes(to) ? 1 : 0]);
    }
  }
  db.exec('begin');
  for (const [name, columns] of Object.entries(TABLES)) {
    db.exec(`delete from ${name}`);
    const insert = db.prepare(`insert into ${name} values (${columns.split(',').map(() => '?').join(', ')})`);
    for (const row of /** @type {Record<string, Value[][]>} */ (rows)[name] ?? []) insert.bind(row).stepReset();
    insert.finalize();
  }
  db.exec('commit');
}

/** The names of tables, views and columns, for those who misspell them. @param {import('./sqlite/sqlite3.mjs').Database} db */
function names(db) {
  const lists = ['main', 'dbo'].map((schema) => `select name from ${schema}.sqlite_schema where name not like 'sqlite%'`);
  const tables = db.selectValues(lists.join(' union ')).map(String);
  return [...tables, ...tables.flatMap((name) => db.selectValues(`select name from pragma_table_info('${name}')`).map(String))];
}

/**
 * Runs statements one after the other.
 * @param {Sqlite} sqlite
 * @param {import('./sqlite/sqlite3.mjs').Database} db
 * @param {string} sql
 * @returns {{ tables: Table[] } | { fault: Omit<Fault, 'names'> }}
 */
function run({ capi, wasm }, db, sql) {
  const handle = db.pointer ?? 0;
  const scope = wasm.scopedAllocPush();
  /** @type {Table[]} */
  const tables = [];
  try {
    const bytes = new TextEncoder().encode(sql);
    const [base] = wasm.scopedAllocCString(sql, true);
    const [statement, tail] = [wasm.scopedAlloc(4), wasm.scopedAlloc(4)];
    let at = base;
    while (wasm.peek8(at) !== 0) {
      const code = capi.sqlite3_prepare_v3(handle, at, -1, 0, statement, tail);
      if (code !== OK) return { fault: fault(at - base) };
      const pointer = wasm.peekPtr(statement);
      if (pointer) {
        const table = read(pointer);
        const done = capi.sqlite3_finalize(pointer);
        if (done !== OK) return { fault: { message: capi.sqlite3_errmsg(handle), at: -1 } };
        tables.push(table);
      }
      at = wasm.peekPtr(tail);
    }
    return { tables };

    /** @param {number} begin of the statement, in bytes */
    function fault(begin) {
      const offset = capi.sqlite3_error_offset(handle);
      const place = offset < 0 ? -1 : new TextDecoder().decode(bytes.subarray(0, begin + offset)).length;
      return { message: capi.sqlite3_errmsg(handle), at: place };
    }
  } finally {
    wasm.scopedAllocPop(scope);
  }

  /** @param {number} pointer @returns {Table} */
  function read(pointer) {
    const width = capi.sqlite3_column_count(pointer);
    const columns = Array.from({ length: width }, (_, column) => capi.sqlite3_column_name(pointer, column));
    /** @type {Value[][]} */
    const rows = [];
    let count = 0;
    for (; capi.sqlite3_step(pointer) === ROW; count += 1) {
      if (count < MOST_ROWS) rows.push(columns.map((_, column) => plain(capi.sqlite3_column_js(pointer, column))));
    }
    return { columns, rows, count };
  }
}

/** @param {unknown} value @returns {Value} */
function plain(value) {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value ?? null;
  return value instanceof Uint8Array ? `x'${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}'` : String(value);
}

/** @param {Question} question @returns {Promise<Answer>} */
async function answer({ id, sql, facts }) {
  const { sqlite, db } = await opened;
  const { capi } = sqlite;
  const handle = db.pointer ?? 0;
  capi.sqlite3_set_authorizer(handle, /** @type {any} */ (null), 0);
  fill(db, facts);
  const known = names(db);
  const began = performance.now();
  capi.sqlite3_progress_handler(handle, STEPS, () => (performance.now() - began > MOST_MS ? 1 : 0), 0);
  capi.sqlite3_set_authorizer(handle, (_, action) => (ALLOWED.includes(action) ? OK : DENY), 0);
  const outcome = run(sqlite, db, sql);
  const elapsed = performance.now() - began;
  return 'fault' in outcome ? { id, fault: { ...outcome.fault, names: known }, elapsed } : { id, tables: outcome.tables, elapsed };
}

self.addEventListener('message', ({ data }) => {
  const question = /** @type {Question} */ (data);
  answer(question).then(
    (told) => postMessage(told),
    (error) => postMessage({ id: question.id, fault: { message: String(error?.message ?? error), at: -1, names: [] } }),
  );
});
postMessage({ isReady: true });
