// @ts-check
/**
 * A worker that speaks UCI by lines, as Stockfish's builds for the browser do: `postMessage('go depth 9')`, and a message
 * for each line of the answer. In browsers and in Node; the module is carried within.
 *
 * The worker that a program starts has the conversation, and starts another that thinks, from the same address.
 * `cargo xtask dist` makes one script of this and what it imports.
 */
import { compiled, unpacked } from '../embedded.js'
import { bytes } from '../embedded/uci.js'
import { initSync } from '../pkg/uci.js'
import { converse } from './session.js'
import { thinking } from './thinker.js'

/** By this name the worker that thinks knows what it is. */
const THINKER = 'gridmate-uci-thinker'

/** @typedef {{ postMessage: (message: unknown) => void, onmessage: ((event: { data: any }) => void) | null, close: () => void }} Port */

const scope = /** @type {any} */ (globalThis)
const threads = scope.process?.getBuiltinModule?.('node:worker_threads')
/** @type {Port} */
const port = threads?.parentPort ?? scope

/**
 * Starts a worker from the address that this one came from.
 * @param {(message: any) => void} hear
 * @param {(cause: unknown) => void} lose
 * @returns {{ post: (message: unknown) => void, end: () => void }}
 */
function launch(hear, lose) {
  if (threads) {
    const worker = new threads.Worker(scope.process.argv[1], { workerData: THINKER })
    worker.on('message', hear).on('error', lose)
    return { post: (message) => worker.postMessage(message), end: () => void worker.terminate() }
  }
  const worker = new Worker(scope.location.href, { name: THINKER })
  worker.onmessage = ({ data }) => hear(data)
  worker.onerror = (event) => {
    event.preventDefault()
    lose(event.message)
  }
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() }
}

if ((threads?.workerData ?? scope.name) === THINKER) {
  /** @type {ReturnType<typeof thinking>} */
  let take
  port.onmessage = ({ data }) => {
    if ('start' in data) {
      initSync({ module: data.start })
      take = thinking((message) => port.postMessage(message), data.words)
      port.postMessage({ isReady: true })
    } else take(data)
  }
} else {
  const module = compiled(unpacked(bytes))
  initSync({ module })
  converse(port, module, launch)
}
