// @ts-check
// What the Think panel has computed away from the page's own thread: trees of the teaching searches, and what positions
// are worth.
import init, { explain, teachingTerms, trace } from '../../labs/labs.js';
import { serve } from '../../engine/serve.js';

/** What is drawn by chance among equal moves follows from it. */
const SEED = 1;

const handlers = {
  /** @param {{ start: string, moves: string, method: string, depth: number, alpha?: number, beta?: number }} tree */
  trace: ({ start, moves, method, depth, alpha, beta }) => trace(start, moves, method, depth, SEED, alpha, beta),
  /** @param {{ start: string, moves: string }} position */
  terms: ({ start, moves }) => teachingTerms(start, moves),
  /** @param {{ fen: string }} position */
  explain: ({ fen }) => explain(fen),
};

/** @typedef {typeof handlers} Handlers */
void serve(handlers, init);
