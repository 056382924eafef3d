// @ts-check
// A real SQLite with the chess of the document in it, away from the page's own thread. What is asked ends after a while;
// should it not, the page ends the worker.
import { serve } from '../../../engine/serve.js';
import { fill, open, own } from './database.js';
import { run } from './run.js';

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
/** @typedef {{ sql: string } | import('../../../labs/labs.js').Diagnostic} Note what a statement was read as, or what to write */
/** @typedef {import('./run.js').Outcome & { own: string[], elapsed: number }} Answer */

/** @type {import('./database.js').Database} */
let database;

const handlers = {
  /** Tells that it has begun. @param {{ sql: string, facts: Facts }} question @param {import('../../../engine/serve.js').Call} call @returns {Answer} */
  ask({ sql, facts }, { progress }) {
    fill(database, facts);
    progress(true);
    const began = performance.now();
    const outcome = run(database, sql);
    const elapsed = performance.now() - began;
    database.sqlite.capi.sqlite3_set_authorizer(database.db.pointer ?? 0, /** @type {any} */ (null), 0);
    return { ...outcome, own: own(database), elapsed };
  },
};

/** @typedef {typeof handlers} Handlers */
void serve(handlers, async () => {
  database = await open();
});
