// The client on the real modules: what serves them in a worker, by messages that are copied as those of workers are.

import { readFile } from 'node:fs/promises';
import type { Labs } from '../../www/document/labs';
import { Client, type Start } from '../../www/engine/client';
import { labsOf } from '../../www/engine/labs';
import * as matches from '../../www/match/worker';
import * as players from '../../www/engine/players';
import { serve } from '../../www/engine/serve';
import * as sql from '../../www/engine/sql';
import * as study from '../../www/engine/study';
import { TurnedClock } from './turned';

const module = (name: string) => readFile(process.env[name] ?? '');

const SQLITE = 'node_modules/@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm/sqlite3.wasm';

/** The module of SQLite, which nobody but itself fetches. */
const sqlite = async () => new URL(`data:application/wasm;base64,${(await readFile(SQLITE)).toString('base64')}`);

export const loadSql = async () => sql.load(await sqlite(), await module('GRIDMATE_LABS'));

export const modules = {
  engine: async () => players.load(await module('GRIDMATE_ENGINE')),
  match: async () => matches.load(await module('GRIDMATE_ENGINE')),
  labs: async () => study.load(await module('GRIDMATE_LABS')),
  search: async () => study.load(await module('GRIDMATE_LABS')),
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
