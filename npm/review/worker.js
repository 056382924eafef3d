// @ts-check
/**
 * The review away from its caller's thread, in browsers and in Node: gets the module with a task, then one piece of work after the
 * other, and answers each with how far it has come and with what it has found.
 *
 * `cargo xtask dist` makes one script of this and what it imports, since a worker that is carried as text has no files
 * beside it.
 */
import { initSync } from '../pkg/review.js'
import { reviewerOf, turns } from './work.js'

/** @typedef {{ start: WebAssembly.Module, task: import('./work.js').Task } | { piece: import('./work.js').Piece }} Order */

const { process } = /** @type {any} */ (globalThis)
/** @type {{ postMessage: (message: unknown) => void, onmessage: ((event: { data: Order }) => void) | null }} */
const port = process?.getBuiltinModule?.('node:worker_threads').parentPort ?? globalThis

/** @type {import('../pkg/review.js').Reviewer} */
let reviewer

/** @param {Order} order */
function take(order) {
  if ('start' in order) {
    initSync({ module: order.start })
    reviewer = reviewerOf(order.task)
    return port.postMessage({ isReady: true })
  }
  const work = turns(reviewer, order.piece)
  for (;;) {
    const { done, value } = work.next()
    if (done) return port.postMessage({ found: value })
    port.postMessage({ judged: value })
  }
}

port.onmessage = ({ data }) => {
  try {
    take(data)
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
}
