// @ts-check
// The worker's side of what worker-client.js asks: the same for all workers.
import { isTrap } from '../shared/trap.js';

/**
 * How a handler speaks to the page while it works.
 * @typedef {{ progress: (value: any) => void, signal: AbortSignal }} Call
 */

/** So often a worker that is at work says that it hears. */
const ALIVE_MS = 1000;
const turns = new MessageChannel();
turns.port1.start();

/** Lets the page be heard. A handler that works for long does so in turns and waits for this between two of them. */
export const turn = () => new Promise((resolve) => {
  turns.port1.addEventListener('message', resolve, { once: true });
  turns.port2.postMessage(0);
});

/** What is the matter where a module could not be loaded or has broken off. @param {unknown} error */
function codeOf(error) {
  const text = String(error);
  if (typeof WebAssembly !== 'object' || (/content security policy|unsafe-eval|blocked by CSP/i.test(text) && error instanceof WebAssembly.CompileError)) return 'forbiddenWasm';
  if (isTrap(error)) return 'trapped';
  if (error instanceof RangeError && /memory|allocat/i.test(text)) return 'memory';
  // Compiling fails for what came only in part.
  if (error instanceof WebAssembly.CompileError || (error instanceof TypeError && /fetch|load|import|network|HTTP/i.test(text))) return 'unloaded';
  return 'failed';
}

/** After this the page ends the worker: nothing in it can be trusted any more. @param {unknown} error */
function fail(error) {
  postMessage({ failure: { code: codeOf(error), detail: error instanceof Error ? error.message : String(error) } });
}

/**
 * Answers requests, each by the handler of its kind.
 * @param {Record<string, (data: any, call: Call) => any>} handlers may run beside each other where they wait; what one throws that has a `code` is its answer
 * @param {() => Promise<unknown>} [load] what they need
 */
export async function serve(handlers, load = async () => {}) {
  /** @type {Map<number, AbortController>} */
  const calls = new Map();

  /** @param {{ id: number, kind: string, data: any }} request */
  async function answer({ id, kind, data }) {
    const abort = new AbortController();
    calls.set(id, abort);
    postMessage({ id, isHeard: true });
    try {
      const progress = (/** @type {any} */ value) => abort.signal.aborted || postMessage({ id, progress: value });
      const result = await handlers[kind]?.(data, { progress, signal: abort.signal });
      postMessage({ id, result });
    } catch (error) {
      if (error instanceof Error && 'code' in error && !(error instanceof DOMException)) postMessage({ id, error: { ...error, message: error.message } });
      else fail(error);
    } finally {
      calls.delete(id);
    }
  }

  try {
    await load();
  } catch (error) {
    return fail(error);
  }
  addEventListener('message', ({ data }) => {
    if (data.isAbort) calls.get(data.id)?.abort();
    else if (data.id === undefined) handlers[data.kind]?.(data.data, /** @type {any} */ ({}));
    else void answer(data);
  });
  addEventListener('messageerror', () => postMessage({ failure: { code: 'unreadable', detail: '' } }));
  setInterval(() => calls.size > 0 && postMessage({ isAlive: true }), ALIVE_MS);
  postMessage({ isReady: true });
}
