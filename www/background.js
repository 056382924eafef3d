// @ts-check
// A worker that is watched: one that cannot be started, fails or falls silent is ended, and who needs it learns why.
import * as english from './words/en/background.js';
import { translated } from './words.js';

const { background: words } = await translated('background', english);

/** Seconds are counted here, and not read from the clock: a machine may sleep. */
const TICK_MS = 1000;
/** So many seconds a worker may say nothing while it has something to do, loading included. */
const PATIENCE = 30;

/**
 * Starts a worker.
 * @param {() => Worker} start
 * @param {{ take: (message: any) => void, fail: (reason: string) => void, patience?: number }} owner is called back, for a failure once, with a sentence
 */
export function watch(start, { take, fail, patience = PATIENCE }) {
  /** @type {Worker | undefined} */
  let worker;
  let isOver = false;
  let isBusy = false;
  let silence = 0;
  const timer = setInterval(() => {
    silence += 1;
    if (isBusy && silence > patience) lose(words.silent);
  }, TICK_MS);

  function end() {
    isOver = true;
    clearInterval(timer);
    worker?.terminate();
  }

  /** @param {string} reason */
  function lose(reason) {
    if (isOver) return;
    end();
    fail(reason);
  }

  try {
    worker = start();
    worker.addEventListener('message', ({ data }) => {
      silence = 0;
      if (!isOver) take(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // A script that cannot be loaded has no message.
      lose(event.message || words.noWorker);
    });
  } catch {
    queueMicrotask(() => lose(words.noWorker));
  }

  return {
    end,
    /** @param {object} message */
    post(message) {
      worker?.postMessage(message);
    },
    /** Whether an answer is due from now on. @param {boolean} isDue */
    expect(isDue) {
      isBusy = isDue;
      silence = 0;
    },
  };
}
