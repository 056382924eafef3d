// @ts-check
/** Speaks to the worker in which the engine thinks: one task at a time, each with a number. */
import { errorOf, fail } from '../arguments.js'
import { launched } from './launch.js'

/** @typedef {import('../engine.js').Score} Score */
/** @typedef {import('../engine.js').Thought} Thought */

/**
 * What the worker is asked: to think, or to choose as a player does. 0 stands for no limit.
 * @typedef {object} Task
 * @property {string} start as a FEN
 * @property {string} moves UCI moves, with spaces between
 * @property {string} [player]
 * @property {number} seed
 * @property {number} level 0 for all that the engine can
 * @property {number} depth
 * @property {number} nodes
 * @property {number} movetime
 * @property {{ left: number, increment?: number }} [clock]
 */

/** @typedef {{ id: number, thoughts: Thought[], isOver: boolean, move?: string } | { id?: number, error: { message: string, code?: string } } | { isReady: true }} Message */
/** @typedef {{ move: string | null, thought: Thought | undefined }} Answer */

/**
 * @typedef {object} Job
 * @property {number} id
 * @property {Task} task
 * @property {(thought: Thought) => void} hear
 * @property {(answer: Answer) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {Thought} [thought] the last one
 * @property {boolean} [isStopped] perhaps before the worker has begun
 */

export class Client {
  #program
  #module
  #hash
  #address
  /** @type {import('./launch.js').Thread | undefined} */
  #thread
  #isReady = false
  #isClosed = false
  #number = 0
  /** @type {Job[]} The first is under way. */
  #jobs = []

  /**
   * @param {string} program
   * @param {WebAssembly.Module} module
   * @param {number} hash megabytes
   * @param {string | URL} [address]
   */
  constructor(program, module, hash, address) {
    this.#program = program
    this.#module = module
    this.#hash = hash
    this.#address = address
  }

  /**
   * Has a task done, after those before it.
   * @param {Task} task
   * @param {{ signal?: AbortSignal, hear?: (thought: Thought) => void }} [options]
   * @returns {Promise<Answer>}
   */
  ask(task, { signal, hear = () => {} } = {}) {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw fail('engine-closed', 'This engine has been closed.')
      if (signal?.aborted) throw aborted(signal)
      const id = (this.#number += 1)
      const cancel = () => this.#drop(id, aborted(/** @type {AbortSignal} */ (signal)))
      const settled = () => signal?.removeEventListener('abort', cancel)
      signal?.addEventListener('abort', cancel)
      this.#jobs.push({
        id, task, hear,
        resolve: (answer) => (settled(), resolve(answer)),
        reject: (error) => (settled(), reject(error)),
      })
      if (this.#jobs.length === 1) this.#next()
    })
  }

  /** Has the task under way answered with the best there is. */
  stop() {
    const [job] = this.#jobs
    if (!job) return
    job.isStopped = true
    if (this.#isReady) this.#thread?.post({ id: job.id, stop: true })
  }

  /** Ends the worker; what was asked of it fails. */
  close() {
    this.#isClosed = true
    this.#end()
    for (const job of this.#jobs.splice(0)) job.reject(fail('engine-closed', 'This engine has been closed.'))
  }

  /** Begins the first task. */
  #next() {
    const [job] = this.#jobs
    if (this.#isReady) this.#thread?.hold(job !== undefined)
    if (!job) return
    if (!this.#thread) this.#launch()
    else if (this.#isReady) {
      this.#thread.post({ id: job.id, task: job.task })
      if (job.isStopped) this.stop()
    }
  }

  #launch() {
    const own = {
      message: (/** @type {Message} */ message) => this.#thread === thread && this.#take(message),
      failure: (/** @type {unknown} */ cause) => this.#thread === thread && this.#lose(cause),
    }
    /** @type {import('./launch.js').Thread} */
    let thread
    try {
      thread = this.#thread = launched(this.#program, this.#address, own)
    } catch (error) {
      return this.#lose(error)
    }
    thread.post({ start: this.#module, hash: this.#hash })
  }

  #end() {
    this.#thread?.end()
    this.#thread = undefined
    this.#isReady = false
  }

  /**
   * The task under way fails with its worker; the next one gets a new worker.
   * @param {unknown} cause
   */
  #lose(cause) {
    const isStarted = this.#isReady
    this.#end()
    const reason = cause instanceof Error ? cause.message : String(cause ?? '')
    this.#jobs.shift()?.reject(isStarted
      ? fail('engine-failed', `The engine has failed (${reason}); the next question gets a new one.`, cause)
      : fail('worker-not-started', `The engine's worker could not be started: ${reason || 'the page forbids it'}. `
        + 'A page that allows no worker from a blob: address can name the file: createEngine({ worker: address }).', cause))
    this.#next()
  }

  /**
   * A task that is wanted no more.
   * @param {number} id
   * @param {Error} error
   */
  #drop(id, error) {
    const place = this.#jobs.findIndex((job) => job.id === id)
    const [job] = this.#jobs.splice(place, 1)
    job.reject(error)
    if (place > 0) return
    // A player that looks at all there is may not listen for long; the engine does.
    if (job.task.player !== undefined) this.#end()
    else if (this.#isReady) this.#thread?.post({ id, stop: true })
    this.#next()
  }

  /** @param {Message} message */
  #take(message) {
    if ('isReady' in message) {
      this.#isReady = true
      return this.#next()
    }
    const [job] = this.#jobs
    if ('error' in message) {
      // What has no code is a trap: nothing there can be trusted any more.
      if (message.error.code === undefined) return this.#lose(message.error.message)
      if (job?.id !== message.id) return
      this.#jobs.shift()
      job.reject(errorOf(message.error))
      return this.#next()
    }
    if (job?.id !== message.id) return
    try {
      for (const thought of message.thoughts) job.hear((job.thought = thought))
    } catch (error) {
      // What the caller's own function threw is the caller's to see.
      return this.#drop(job.id, /** @type {Error} */ (error))
    }
    if (!message.isOver) return
    this.#jobs.shift()
    job.resolve({ move: message.move ?? null, thought: job.thought })
    this.#next()
  }
}

/** @param {AbortSignal} signal */
function aborted(signal) {
  return Object.assign(fail('aborted', 'The engine was told to give up.', signal.reason), { name: 'AbortError' })
}
