// @ts-check
// The page's side of a worker, the same for all of them; the other side is serve.js.
//
//   page ──► { id, kind, data }, { id, isAbort }, { kind, data } without an answer ──► worker
//   page ◄── { isReady }, { id, isHeard }, { id, progress }, { id, result }, { id, error }, { isAlive }, { failure } ◄── worker
//
// A worker is started by the first request, and each request is answered, refused by an error of the worker's own, or
// fails with a `WorkerFailure`, whatever becomes of the worker. One that has worked and fails is replaced, and what is
// under way is asked once more. After a failure the next request starts a new worker.
import * as english from '../i18n/en/background.js';
import { translated } from '../i18n/words.js';

const { background: words } = await translated('background', english);

/** @typedef {keyof typeof words.failures} FailureCode */
/** @typedef {Record<string, (data: any, call: import('./serve.js').Call) => any>} Handlers */
/**
 * @typedef {object} Request
 * @property {number} id
 * @property {string} kind
 * @property {unknown} data
 * @property {((value: any) => void) | undefined} progress
 * @property {(result: any) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {boolean} isHeard whether the worker has said that it has the request
 * @property {boolean} isRepeated
 */
/**
 * @typedef {object} Options
 * @property {number} [loading] for so many seconds the worker may load
 * @property {number} [silence] for so many seconds it may say nothing while it has something to do
 * @property {FailureCode[]} [repeat] after which failures a new worker is asked the same, once
 * @property {() => void} [onRestart] is called when a new worker is asked the same
 * @property {() => void} [onStart] is called when a worker has been started; what it says is heard before what is asked
 */

/** Seconds are counted and not read from the clock: a machine may sleep. */
const TICK_MS = 1000;
const PATIENCE = 30;
/** A worker that is there says within so many seconds that it has a request. */
const HEARD = 6;

/** Whether the site's rules forbid workers, which the browser says beside the worker's own error. */
let isForbidden = false;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  isForbidden ||= effectiveDirective === 'worker-src';
});

/** Why a request has no answer, as a sentence for the reader. */
export class WorkerFailure extends Error {
  /** @param {FailureCode} code @param {string} [detail] what the browser says */
  constructor(code, detail = '') {
    super(words.failures[code](detail));
    this.name = 'WorkerFailure';
    this.code = code;
  }
}

/** Whether a request has no answer because nobody wants it any more. @param {unknown} error */
export const isAbort = (error) => error instanceof DOMException && error.name === 'AbortError';

/** Nothing, where the worker is lost, which it says by itself, or gives a reason, or is no longer asked; an error of the program goes on. @param {unknown} error */
export function unanswered(error) {
  if (error instanceof Error && 'code' in error) return undefined;
  throw error;
}

/** @template {Handlers} [H=Handlers] */
export class WorkerClient {
  #start;
  #options;
  /** @type {Worker | undefined} */
  #worker;
  #isReady = false;
  #number = 0;
  /** @type {Map<number, Request>} */
  #requests = new Map();
  /** What is said as soon as the worker is ready. @type {object[]} */
  #unsent = [];
  /** The seconds since the worker has said anything. */
  #quiet = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {() => Worker} start @param {Options} [options] */
  constructor(start, { loading = PATIENCE, silence = PATIENCE, repeat = ['ended', 'failed', 'trapped'], onRestart = () => {}, onStart = () => {} } = {}) {
    this.#start = start;
    this.#options = { loading, silence, repeat, onRestart, onStart };
  }

  get isBusy() {
    return this.#requests.size > 0;
  }

  /**
   * Asks the worker for something.
   * @template {keyof H & string} K
   * @param {K} kind
   * @param {Parameters<H[K]>[0]} data
   * @param {{ progress?: (value: any) => void, signal?: AbortSignal }} [options]
   * @returns {Promise<Awaited<ReturnType<H[K]>>>}
   */
  request(kind, data, { progress, signal } = {}) {
    this.#number += 1;
    const id = this.#number;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const request = { id, kind, data, progress, resolve, reject, isHeard: false, isRepeated: false };
      this.#requests.set(id, request);
      signal?.addEventListener('abort', () => this.#abort(id, signal.reason), { once: true });
      this.#quiet = 0;
      this.#timer ??= setInterval(() => this.#watch(), TICK_MS);
      this.#ask(request);
    });
  }

  /** Says something that has no answer. @template {keyof H & string} K @param {K} kind @param {Parameters<H[K]>[0]} data */
  post(kind, data) {
    if (this.#worker) this.#say({ kind, data });
  }

  /** Ends the worker, and with it what is under way. */
  end() {
    this.#stop();
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    this.#rest();
    for (const { reject } of requests) reject(new DOMException('The worker was ended.', 'AbortError'));
  }

  /** @param {Request} request */
  #ask({ id, kind, data }) {
    if (!this.#worker) this.#launch();
    try {
      this.#say({ id, kind, data });
    } catch (error) {
      // What no worker can be given.
      this.#settle(id)?.reject(new WorkerFailure('unreadable', String(error)));
    }
  }

  /** @param {object} message */
  #say(message) {
    if (this.#isReady) this.#worker?.postMessage(message);
    else this.#unsent.push(message);
  }

  /** @param {number} id @param {unknown} reason */
  #abort(id, reason) {
    const request = this.#settle(id);
    if (!request) return;
    if (this.#isReady) this.#worker?.postMessage({ id, isAbort: true });
    else this.#unsent = this.#unsent.filter((message) => !('id' in message) || message.id !== id);
    request.reject(reason);
  }

  /** The request of a number, which is under way no more. @param {number} id */
  #settle(id) {
    const request = this.#requests.get(id);
    this.#requests.delete(id);
    this.#rest();
    return request;
  }

  /** Counts no seconds while nothing is due. */
  #rest() {
    if (this.isBusy) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #launch() {
    /** @type {Worker} */
    let worker;
    try {
      worker = this.#start();
    } catch {
      // The rules of the site forbid workers.
      queueMicrotask(() => this.#lose('forbidden'));
      return;
    }
    this.#worker = worker;
    this.#options.onStart();
    /** Does something while it is the one that is asked. @template T @param {(event: T) => void} act @returns {(event: T) => void} */
    const own = (act) => (event) => {
      if (worker === this.#worker) act(event);
    };
    worker.addEventListener('message', own(({ data }) => this.#take(data)));
    worker.addEventListener('messageerror', own(() => this.#lose('unreadable')));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // A script that cannot be loaded has no message; why, may be said after this.
      if (event.message) own(() => this.#lose('failed', event.message))(event);
      else setTimeout(own(() => this.#lose(isForbidden ? 'forbidden' : 'unloaded')), 0, event);
    });
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#unsent = [];
  }

  /** @param {any} message */
  #take({ id, isReady, isHeard, progress, result, error, failure }) {
    this.#quiet = 0;
    if (isReady) {
      this.#isReady = true;
      for (const message of this.#unsent.splice(0)) this.#worker?.postMessage(message);
    } else if (failure) {
      this.#lose(failure.code, failure.detail);
    } else if (isHeard) {
      const request = this.#requests.get(id);
      if (request) request.isHeard = true;
    } else if (progress !== undefined) {
      this.#requests.get(id)?.progress?.(progress);
    } else if (error) {
      this.#settle(id)?.reject(Object.assign(new Error(error.message), error));
    } else if (id !== undefined) {
      this.#settle(id)?.resolve(result);
    }
  }

  #watch() {
    this.#quiet += 1;
    const { loading, silence } = this.#options;
    const isUnheard = [...this.#requests.values()].every(({ isHeard }) => !isHeard);
    if (!this.#isReady ? this.#quiet > loading : this.#quiet > silence) this.#lose('silent');
    else if (this.#isReady && isUnheard && this.#quiet >= HEARD) this.#lose('ended');
  }

  /** @param {FailureCode} code @param {string} [detail] */
  #lose(code, detail) {
    const { repeat, onRestart } = this.#options;
    const mayRepeat = this.#isReady && repeat.includes(code);
    this.#stop();
    const requests = [...this.#requests.values()];
    const again = requests.filter(({ isRepeated }) => mayRepeat && !isRepeated);
    for (const { id, reject } of requests.filter((request) => !again.includes(request))) {
      this.#settle(id);
      reject(new WorkerFailure(code, detail));
    }
    if (again.length === 0) return;
    this.#quiet = 0;
    for (const request of again) {
      Object.assign(request, { isHeard: false, isRepeated: true });
      this.#ask(request);
    }
    onRestart();
  }
}
