// @ts-check
/** Speaks to the worker in which the engine thinks: one task at a time, each with a number. */
import { errorOf, fail } from '../arguments.js'
import { launched } from './launch.js'
import { HIT, STOP, sharedWords } from './words.js'

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
 * @property {number} [multipv]
 * @property {string} [searchMoves] the only moves to search, in UCI; all if empty
 * @property {boolean} [ponder] the answer waits until the expected move is played
 */

/** @typedef {{ id: number, thought: Thought } | { id: number, isOver: true, move?: string } | { id?: number, error: { message: string, code?: string } } | { isReady: true }} Message */
/** @typedef {{ move: string | null, thoughts: Thought[] }} Answer the last thought about each line, the best first */

/**
 * @typedef {object} Job
 * @property {number} id
 * @property {Task} task
 * @property {(thought: Thought) => void} hear
 * @property {(answer: Answer) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {Thought[]} thoughts
 * @property {boolean} [isStopped] perhaps before the worker has begun
 * @property {boolean} [isHit] the expected move was played
 */

/** The level that thinks as long as it may. */
export const STRONGEST = 10

export class Client {
  #program
  #module
  #hash
  #address
  #variant
  /** @type {import('./launch.js').Thread | undefined} */
  #thread
  /** Where a worker looks while it computes. */
  #words = sharedWords()
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
   * @param {number} [variant] of several, no two of which search the same tree
   */
  constructor(program, module, hash, address, variant = 0) {
    this.#program = program
    this.#module = module
    this.#hash = hash
    this.#address = address
    this.#variant = variant
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
        id, task, hear, thoughts: [],
        resolve: (answer) => (settled(), resolve(answer)),
        reject: (error) => (settled(), reject(error)),
      })
      if (this.#jobs.length === 1) this.#next()
    })
  }

  /** The task under way. */
  get task() {
    return this.#jobs[0]?.task
  }

  /** Has a task, or the one under way, answered with the best there is. @param {Task} [task] */
  stop(task = this.task) {
    const job = this.#jobs.find((job) => job.task === task)
    if (!job) return
    job.isStopped = true
    if (job !== this.#jobs[0]) return
    this.#post(STOP, job.id)
    this.#answerNow(job)
  }

  /**
   * Answers a task that is to stop with what is known, where its worker is not seen to stop before its turn is over.
   * A weaker level thinks to its end, and a player says what it chooses alone.
   * @param {Job} job
   */
  #answerNow({ task: { player, level }, thoughts: [best] }) {
    const isFree = player === undefined && (level === 0 || level === STRONGEST)
    if (!this.#words && isFree && best) this.#settle(best.line[0])
  }

  /** Says that the move was played which the task under way expects. */
  ponderhit() {
    const [job] = this.#jobs
    if (!job?.task.ponder) return
    job.isHit = true
    this.#post(HIT, job.id)
  }

  /** Ends a task that is wanted no more, if it is not over. @param {Task} task */
  giveUp(task) {
    const job = this.#jobs.find((job) => job.task === task)
    if (job) this.#drop(job.id, fail('given-up', 'This is wanted no more.'))
  }

  /** Ends the worker; what was asked of it fails. */
  close() {
    this.#isClosed = true
    this.#end()
    for (const job of this.#jobs.splice(0)) job.reject(fail('engine-closed', 'This engine has been closed.'))
  }

  /** Interrupts the worker: in its memory, and for where it does not look there, by a message. @param {typeof STOP | typeof HIT} word @param {number} id */
  #post(word, id) {
    if (this.#words) Atomics.store(this.#words, word, id)
    if (this.#isReady) this.#thread?.post({ id, word })
  }

  /** Begins the first task. */
  #next() {
    const [job] = this.#jobs
    if (this.#isReady) this.#thread?.hold(job !== undefined)
    if (!job) return
    if (!this.#thread) this.#launch()
    else if (this.#isReady) {
      this.#thread.post({ id: job.id, task: job.task })
      if (job.isHit) this.ponderhit()
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
    thread.post({ start: this.#module, hash: this.#hash, words: this.#words, variant: this.#variant })
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
    else this.#post(STOP, id)
    this.#next()
  }

  /** Answers the first task, and begins the next. @param {string} [move] */
  #settle(move) {
    const job = this.#jobs.shift()
    job?.resolve({ move: move ?? null, thoughts: job.thoughts })
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
    if ('isOver' in message) return this.#settle(message.move)
    const { thought } = message
    job.thoughts[thought.rank - 1] = thought
    try {
      job.hear(thought)
    } catch (error) {
      // What the caller's own function threw is the caller's to see.
      return this.#drop(job.id, /** @type {Error} */ (error))
    }
    if (job.isStopped && job === this.#jobs[0]) this.#answerNow(job)
  }
}

/** @param {AbortSignal} signal */
function aborted(signal) {
  return Object.assign(fail('aborted', 'The engine was told to give up.', signal.reason), { name: 'AbortError' })
}
