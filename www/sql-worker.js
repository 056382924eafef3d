// @ts-check
// A real SQLite with the chess of the document in it, away from the page's own thread. What is asked ends after a while;
// should it not, the page ends the worker.
import { fill, open, own } from './sql/database.js';
import { run } from './sql/run.js';

/**
 * What the tables of the game are filled from.
 * @typedef {object} Facts
 * @property {string} start where the game starts, as a FEN; nothing, if there is no legal position
 * @property {string} moves in UCI
 * @property {string} board 64 FEN letters from a1 to h8, dots where nothing stands
 * @property {(string | number)[][]} tokens
 */
/** @typedef {string | number | null} Value */
/** @typedef {{ columns: string[], rows: Value[][], count: number, isCut: boolean }} Table `isCut` if a value is longer than what is shown of it */
/** @typedef {{ message: string, at: number, names: string[], denied: string }} Fault where in the text, −1 if nobody knows, what there is instead, and the table of the game that was to be changed */
/** @typedef {{ kind: 'read', sql: string } | { kind: import('./sql/dialect.js').Advice }} Note what a statement was read as, or is to be written as */
/** @typedef {{ id: number, sql: string, facts: Facts }} Question */
/**
 * First that a question has begun; then what it yields; or that the worker is of no use any more.
 * @typedef {{ id: number, hasBegun: true }} Begun
 * @typedef {import('./sql/run.js').Outcome & { id: number, own: string[], elapsed: number }} Answer
 * @typedef {{ id: number, isBroken: true, hadBegun: boolean }} Broken
 */

const opened = open();
// Whoever asks hears of it.
opened.catch(() => {});

self.addEventListener('message', async ({ data }) => {
  const { id, sql, facts } = /** @type {Question} */ (data);
  let hadBegun = false;
  try {
    const database = await opened;
    fill(database, facts);
    hadBegun = true;
    postMessage({ id, hasBegun: true });
    const began = performance.now();
    const outcome = run(database, sql);
    const elapsed = performance.now() - began;
    database.sqlite.capi.sqlite3_set_authorizer(database.db.pointer ?? 0, /** @type {any} */ (null), 0);
    postMessage({ ...outcome, id, own: own(database), elapsed });
  } catch {
    postMessage({ id, isBroken: true, hadBegun });
  }
});
