// @ts-check
// The workers of the Think panel: one walks trees, which is ended where a tree is not wanted any more, one explains
// positions.
import { WorkerClient } from '../../engine/worker-client.js';

/** @typedef {import('./worker.js').Handlers} Handlers */

const start = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

/** A tree may take some time. @type {WorkerClient<Handlers>} */
export const searcher = new WorkerClient(start, { silence: 60 });
/** @type {WorkerClient<Handlers>} */
export const explainer = new WorkerClient(start);
