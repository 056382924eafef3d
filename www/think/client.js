// @ts-check
// Speaks to the workers of the Think panel: one walks trees, one explains positions, one is the engine. One that fails
// is replaced when it is next asked.
import { watch } from '../background.js';

/**
 * @typedef {{ kind: 'trace', start: string, moves: string, method: string, depth: number, alpha?: number, beta?: number } |
 *   { kind: 'terms', start: string, moves: string } | { kind: 'explain', fen: string } |
 *   { kind: 'lines', start: string, moves: string, lines: number, ms: number } | { kind: 'stop' }} Question
 */
/**
 * One of the lines that the engine has found, as it stood at a depth.
 * @typedef {{ depth: number, deepest: number, rank: number, score: number, mateIn?: number, nodes: number,
 *   elapsed: number, line: string }} Thought
 */
/** @typedef {{ thoughts: Thought[], nodes: number, elapsed: number, isOver: boolean }} Report */
/** @typedef {{ resolve: (answer: any) => void, reject: (error: Error) => void }} Asker */

/** A tree may take some time. */
const PATIENCE = 60;

class Client {
  /** @type {ReturnType<typeof watch> | undefined} */
  #worker;
  #number = 0;
  /** @type {Map<number, Asker>} */
  #askers = new Map();
  /** @type {(report: Report) => void} */
  #hear = () => {};
  /** @type {(error: Error) => void} */
  #fail = () => {};

  #open() {
    if (this.#worker) return this.#worker;
    const begin = () => new Worker(new URL('../think-worker.js', import.meta.url), { type: 'module' });
    const take = (/** @type {any} */ message) => this.#take(message);
    this.#worker = watch(begin, { take, fail: (reason) => this.#lose(new Error(reason)), patience: PATIENCE });
    return this.#worker;
  }

  /** @param {Error} error */
  #lose(error) {
    this.#worker?.end();
    this.#worker = undefined;
    const askers = [...this.#askers.values()];
    this.#askers.clear();
    for (const { reject } of askers) reject(error);
    this.#fail(error);
  }

  /** @param {any} message */
  #take(message) {
    const asker = this.#askers.get(message.id);
    if (message.thoughts) {
      if (message.id !== this.#number) return;
      if (message.isOver) this.#worker?.expect(false);
      this.#hear(message);
    } else if (message.isFault) {
      this.#lose(new Error(message.error));
    } else if (asker) {
      this.#askers.delete(message.id);
      this.#worker?.expect(this.#askers.size > 0);
      if ('error' in message) asker.reject(new Error(message.error));
      else asker.resolve(message.answer);
    } else if ('error' in message && message.id === this.#number) {
      this.#fail(new Error(message.error));
    }
  }

  /** Drops what is being worked out: nobody waits for it any more. */
  drop() {
    if (this.#askers.size > 0) this.#lose(new Error('dropped'));
  }

  /** @param {Question} question @returns {Promise<any>} */
  ask(question) {
    this.#number += 1;
    const id = this.#number;
    const worker = this.#open();
    return new Promise((resolve, reject) => {
      this.#askers.set(id, { resolve, reject });
      worker.post({ id, ...question });
      worker.expect(true);
    });
  }

  /**
   * Has the engine think; what it was asked before is forgotten.
   * @param {Question & { kind: 'lines' }} question
   * @param {(report: Report) => void} hear
   * @param {(error: Error) => void} fail
   */
  think(question, hear, fail) {
    this.#number += 1;
    this.#hear = hear;
    this.#fail = fail;
    const worker = this.#open();
    worker.post({ id: this.#number, ...question });
    worker.expect(true);
  }

  stop() {
    this.#number += 1;
    this.#hear = () => {};
    this.#worker?.post({ id: this.#number, kind: 'stop' });
    this.#worker?.expect(false);
  }
}

export const searcher = new Client();
export const explainer = new Client();
export const engine = new Client();
