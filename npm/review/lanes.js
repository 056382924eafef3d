// @ts-check
/** Where the pieces of a review are done, each lane one after the other: on this thread, or in a worker. */
import { fail } from '../arguments.js'
import { launched } from '../engine/launch.js'
import { turns } from './work.js'

/** @typedef {import('./work.js').Piece} Piece */
/** @typedef {import('./work.js').Task} Task */
/** @typedef {import('../pkg/review.js').Reviewer} Reviewer */

/**
 * @typedef {object} Lane
 * @property {(piece: Piece, onTurn: (judged: number) => void) => Promise<any>} work does a piece; answers what is found
 * @property {() => void} end
 */

/** Done in the next task; messages to oneself would go before all timers in Node. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * This thread, which does something else between two turns.
 * @param {Reviewer} reviewer
 * @returns {Lane}
 */
export function here(reviewer) {
  let isOver = false
  return {
    async work(piece, onTurn) {
      const work = turns(reviewer, piece)
      for (;;) {
        await nextTask()
        if (isOver) throw fail('aborted', 'The review was given up.')
        const { done, value } = work.next()
        if (done) return value
        onTurn(value)
      }
    },
    end() {
      isOver = true
    },
  }
}

/**
 * A worker.
 * @param {string} program
 * @param {string | URL | undefined} address
 * @param {WebAssembly.Module} module
 * @param {Task} task
 * @returns {Lane}
 */
export function away(program, address, module, task) {
  let isReady = false
  /** @type {{ onTurn: (judged: number) => void, resolve: (found: any) => void, reject: (error: Error) => void } | undefined} */
  let job
  const lose = (/** @type {unknown} */ cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause ?? '')
    job?.reject(isReady
      ? fail('review-failed', `The review has failed (${reason}); the next one gets new workers.`, cause)
      : fail('worker-not-started', `The worker of the review could not be started: ${reason || 'the page forbids it'}. A page that `
        + 'allows no worker from a blob: address can name the file: review(game, { workers: 1, worker: address }).', cause))
  }
  const advance = (/** @type {number} */ judged) => {
    try {
      job?.onTurn(judged)
    } catch (error) {
      // What the caller's own function threw is the caller's to see.
      job?.reject(/** @type {Error} */ (error))
    }
  }
  const message = (/** @type {any} */ news) => {
    if ('isReady' in news) isReady = true
    else if ('found' in news) job?.resolve(news.found)
    else if ('error' in news) lose(news.error)
    else advance(news.judged)
  }
  /** @type {import('../engine/launch.js').Thread | undefined} */
  let thread
  return {
    work(piece, onTurn) {
      return new Promise((resolve, reject) => {
        job = { onTurn, resolve, reject }
        try {
          if (!thread) {
            thread = launched(program, address, { message, failure: lose })
            thread.post({ start: module, task })
          }
          thread.post({ piece })
        } catch (error) {
          lose(error)
        }
      })
    },
    end() {
      job = undefined
      thread?.end()
    },
  }
}
