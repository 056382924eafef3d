// The one worker: which module it loads, the first job says.

import engine from '#engine.wasm';
import labs from '#labs.wasm';
import { serve } from './serve';

const here = (address: string): URL => new URL(address, import.meta.url);

const take = serve((news) => postMessage(news), {
  engine: async () => (await import('./players')).load(here(engine)),
  match: async () => (await import('./match-games')).load(here(engine)),
  labs: async () => (await import('./study')).load(here(labs)),
});

addEventListener('message', ({ data }) => take(data));
addEventListener('messageerror', () => postMessage({ kind: 'fault', code: 'unreadable', detail: '' }));
