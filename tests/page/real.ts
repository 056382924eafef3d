// The client on the real modules: what serves them in a worker, by messages that are copied as those of workers are.

import { readFile } from 'node:fs/promises';
import * as reviews from '../../www/analyse/worker';
import * as study from '../../www/app/labs-worker';
import * as matches from '../../www/match/worker';
import * as players from '../../www/play/worker';
import * as sql from '../../www/sets/sql-run';
import { Client, type Start } from '../../www/workers/client';
import { type Labs, labsOf } from '../../www/workers/labs';
import { serve } from '../../www/workers/serve';
import { TurnedClock } from './turned';

export const module = (name: string) => readFile(process.env[name] ?? '');

const SQLITE = 'node_modules/@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm/sqlite3.wasm';

/** The module of SQLite, which nobody but itself fetches. */
export const sqlite = async () =>
  new URL(`data:application/wasm;base64,${(await readFile(SQLITE)).toString('base64')}`);

export const loadSql = async () => sql.loadSql(await sqlite(), await module('GRIDMATE_LABS'));

export const modules = {
  engine: async () => players.loadEngine(await module('GRIDMATE_ENGINE')),
  review: async () => reviews.loadReview(await module('GRIDMATE_REVIEW')),
  match: async () => matches.loadMatch(await module('GRIDMATE_ENGINE')),
  labs: async () => study.loadLabs(await module('GRIDMATE_LABS')),
  search: async () => study.loadLabs(await module('GRIDMATE_LABS')),
  sql: loadSql,
};

export function real(load: Partial<Parameters<typeof serve>[1]> = {}): Client {
  const start: Start = (hear) => {
    const take = serve((news) => queueMicrotask(() => hear(structuredClone(news))), { ...modules, ...load });
    return { post: (order) => take(structuredClone(order)), terminate: () => undefined };
  };
  return new Client(start, new TurnedClock());
}

/** The labs on the real module. */
export const labs = labsOf(real());

/** The same, some of which a test does itself. */
export const labsWith = (own: Partial<Labs>): Labs => Object.assign(Object.create(labs), own);
