// The one worker: which module it loads, the first job says.

import engine from '#engine.wasm';
import labs from '#labs.wasm';
import review from '#review.wasm';
import sqlite from '#sqlite.wasm';
import { serve } from '../workers/serve';

const here = (address: string): URL => new URL(address, import.meta.url);

const take = serve((news) => postMessage(news), {
  engine: async () => (await import('../play/worker')).loadEngine(here(engine)),
  review: async () => (await import('../analyse/worker')).loadReview(here(review)),
  match: async () => (await import('../match/worker')).loadMatch(here(engine)),
  labs: async () => (await import('./labs-worker')).loadLabs(here(labs)),
  search: async () => (await import('./labs-worker')).loadLabs(here(labs)),
  sql: async () => Promise.race([failed(), (await import('../sets/sql-run')).loadSql(here(sqlite), here(labs))]),
});

/** Where the module of SQLite cannot be fetched, its promise stays open, and another one fails that no code holds. */
const failed = (): Promise<never> =>
  new Promise((_, reject) => {
    addEventListener('unhandledrejection', ({ reason }) => reject(reason), { once: true });
  });

addEventListener('message', ({ data }) => take(data));
addEventListener('messageerror', () => postMessage({ kind: 'fault', code: 'unreadable', detail: '' }));
