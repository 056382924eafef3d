// The one worker: which module it loads, the first job says.

import engine from '#engine.wasm';
import labs from '#labs.wasm';
import sqlite from '#sqlite.wasm';
import { serve } from '../engine/serve';

const here = (address: string): URL => new URL(address, import.meta.url);

const take = serve((news) => postMessage(news), {
  engine: async () => (await import('../engine/players')).load(here(engine)),
  match: async () => (await import('../match/worker')).load(here(engine)),
  labs: async () => (await import('../engine/study')).load(here(labs)),
  search: async () => (await import('../engine/study')).load(here(labs)),
  sql: async () => Promise.race([failed(), (await import('../engine/sql')).load(here(sqlite), here(labs))]),
});

/** Where the module of SQLite cannot be fetched, its promise stays open, and another one fails that nobody holds. */
const failed = (): Promise<never> =>
  new Promise((_, reject) => {
    addEventListener('unhandledrejection', ({ reason }) => reject(reason), { once: true });
  });

addEventListener('message', ({ data }) => take(data));
addEventListener('messageerror', () => postMessage({ kind: 'fault', code: 'unreadable', detail: '' }));
