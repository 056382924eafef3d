// @ts-check
/** A conversation in UCI: reads lines at once, and has a thinker do what they ask for. */
import { HIT, STOP, sharedWords } from '../engine/words.js'
import { UciSession } from '../pkg/uci.js'
import { thinking } from './thinker.js'

/** @typedef {import('./thinker.js').Sent} Sent */
/** @typedef {import('./thinker.js').Asked} Asked */
/** @typedef {{ post: (message: any) => void, end: () => void }} Link */
/** @typedef {(hear: (message: any) => void, lose: (cause: unknown) => void) => Link} Launch */

/**
 * @param {import('./worker.js').Port} port who speaks
 * @param {WebAssembly.Module} module
 * @param {Launch} launch starts another worker
 */
export function converse(port, module, launch) {
  const session = new UciSession()
  const thinker = new RemoteThinker(module, launch, {
    say: (line) => port.postMessage(line),
    answered: (number) => session.answered(number),
  })
  port.onmessage = ({ data }) => {
    for (const order of session.run(String(data))) {
      if ('say' in order) thinker.say(order.say)
      else if ('pass' in order) thinker.ask({ line: order.pass })
      else if ('go' in order) thinker.go(order.go, order.number)
      else if ('stop' in order) thinker.stop(order.stop)
      else if ('hit' in order) thinker.hit(order.hit)
      else {
        thinker.end()
        port.onmessage = null
        port.close()
      }
    }
  }
}

/** What thinks, in a worker of its own; on this thread where no other can be started. */
class RemoteThinker {
  #listener
  #words = sharedWords()
  /** @type {Link} */
  #link
  #isReady = false
  /** @type {Asked[]} What it was asked before it was ready. */
  #first = []
  /** @type {Map<number, { isStopped?: boolean, best?: string }>} The searches that have no answer yet. */
  #searches = new Map()

  /**
   * @param {WebAssembly.Module} module
   * @param {Launch} launch
   * @param {{ say: (line: string) => void, answered: (number: number) => void }} listener
   */
  constructor(module, launch, listener) {
    this.#listener = listener
    const hear = (/** @type {Sent} */ message) => this.#hear(message)
    const local = () => {
      this.#words = undefined
      this.#link = { post: thinking(hear, undefined), end() {} }
      this.#begin()
    }
    try {
      this.#link = launch(hear, (cause) => {
        // What has worked and fails is the program's to know.
        if (this.#isReady) throw cause instanceof Error ? cause : new Error(String(cause))
        local()
      })
      this.#link.post({ start: module, words: this.#words })
    } catch {
      this.#link = { post() {}, end() {} }
      local()
    }
  }

  /** @param {Asked} asked */
  ask(asked) {
    if (this.#isReady) this.#link.post(asked)
    else this.#first.push(asked)
  }

  /** Says a line: behind the answers to lines before it, but not behind a search that goes on. @param {string} line */
  say(line) {
    if (this.#searches.size === 0) this.ask({ say: line })
    else this.#listener.say(line)
  }

  /** @param {string} line @param {number} number */
  go(line, number) {
    this.#searches.set(number, {})
    this.ask({ go: line, number, received: performance.timeOrigin + performance.now() })
  }

  /** @param {number} number */
  stop(number) {
    if (this.#words) Atomics.store(this.#words, STOP, number)
    this.ask({ stop: number })
    const search = this.#searches.get(number)
    if (search) search.isStopped = true
    this.#answerNow(number)
  }

  /** Answers a search that is to stop with what is known, where it is not seen to stop before its turn is over. @param {number} number */
  #answerNow(number) {
    const { isStopped, best } = this.#searches.get(number) ?? {}
    if (this.#words || !isStopped || best === undefined) return
    this.#close(number, [best])
  }

  /** @param {number} number */
  hit(number) {
    if (this.#words) Atomics.store(this.#words, HIT, number)
    this.ask({ hit: number })
  }

  end() {
    this.#link.end()
  }

  #begin() {
    this.#isReady = true
    for (const asked of this.#first.splice(0)) this.#link.post(asked)
  }

  /** Says the last of a search; the next may come after it. @param {number} number @param {string[]} last */
  #close(number, last) {
    this.#searches.delete(number)
    this.#listener.answered(number)
    for (const line of last) this.#listener.say(line)
  }

  /** @param {Sent} message */
  #hear(message) {
    if ('isReady' in message) return this.#begin()
    const { number } = message
    if (number !== undefined && !this.#searches.has(number)) return
    if ('last' in message) return this.#close(message.number, message.last)
    this.#listener.say(message.line)
    const search = number !== undefined && message.best !== undefined && this.#searches.get(number)
    if (!search) return
    search.best = message.best
    this.#answerNow(/** @type {number} */ (number))
  }
}
