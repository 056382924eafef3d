// @ts-check
/** Workers, as browsers and as Node have them. */

/** What is asked of either kind of worker. @typedef {{ post: (message: unknown) => void, end: () => void, hold: (isBusy: boolean) => void }} Thread */
/** @typedef {{ message: (data: any) => void, failure: (cause: unknown) => void }} Listeners */

const { process } = /** @type {any} */ (globalThis)

/**
 * A worker that runs a program.
 * @param {string} program
 * @param {string | URL | undefined} address where the same program is a file, for pages that allow no other
 * @param {Listeners} listeners
 * @returns {Thread}
 */
export function launched(program, address, listeners) {
  const threads = process?.getBuiltinModule?.('node:worker_threads')
  return threads ? inNode(threads, program, address, listeners) : inBrowser(program, address, listeners)
}

/**
 * @param {string} program
 * @param {string | URL | undefined} address
 * @param {Listeners} listeners
 * @returns {Thread}
 */
function inBrowser(program, address, { message, failure }) {
  const own = address === undefined ? URL.createObjectURL(new Blob([program], { type: 'text/javascript' })) : undefined
  const worker = new Worker(own ?? /** @type {string | URL} */ (address))
  const release = () => own !== undefined && URL.revokeObjectURL(own)
  worker.onmessage = ({ data }) => {
    // It has read its program by now.
    release()
    message(data)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    release()
    failure(event.message)
  }
  return { post: (data) => worker.postMessage(data), end: () => worker.terminate(), hold() {} }
}

/**
 * @param {any} threads
 * @param {string} program
 * @param {string | URL | undefined} address
 * @param {Listeners} listeners
 * @returns {Thread}
 */
function inNode({ Worker }, program, address, { message, failure }) {
  const worker = address === undefined ? new Worker(program, { eval: true }) : new Worker(address)
  worker.on('message', message)
  worker.on('error', failure)
  // A process may end while its engine has nothing to do.
  const hold = (/** @type {boolean} */ isBusy) => (isBusy ? worker.ref() : worker.unref())
  return { post: (data) => worker.postMessage(data), end: () => void worker.terminate(), hold }
}
