// @ts-check
/** What thinks for a conversation in UCI: at once where it shares memory with it, else in turns. */
import { turnLength } from '../engine/turns.js'
import { HIT, STOP } from '../engine/words.js'
import { UciThinker } from '../pkg/uci.js'

/** What it is asked. @typedef {{ line: string } | { say: string } | { go: string, number: number, received: number } | { stop: number } | { hit: number }} Asked */
/** What it sends; of a search with its number, and all that it says last at once. @typedef {{ isReady: true } | { number?: number, line: string, best?: string } | { number: number, last: string[] }} Sent */

/**
 * @param {(message: Sent) => void} send
 * @param {Int32Array | undefined} words where it looks while it computes
 * @returns {(asked: Asked) => void} takes what it is asked
 */
export function thinking(send, words) {
  /** @type {{ number: number, began: number } | undefined} */
  let search
  let isDue = false
  /** What waits for the end of the search. @type {Asked[]} */
  const later = []
  /** What is said of a search that is over. @type {string[] | undefined} */
  let last
  const isSaid = (/** @type {number} */ word) => words !== undefined && Atomics.load(words, word) === search?.number
  const thinker = new UciThinker({
    poll: () => (isSaid(STOP) ? 1 : isSaid(HIT) ? 2 : 0),
    say: (line, best) => (last ? void last.push(line) : send({ number: search?.number, line, best })),
  })

  const queue = () => {
    if (isDue) return
    isDue = true
    setTimeout(turn)
  }
  const turn = () => {
    isDue = false
    if (!search) return
    const { number, began } = search
    const isDone = thinker.goOn(words ? Infinity : turnLength(performance.now() - began))
    if (!isDone) return queue()
    // A move that is held back waits for a message.
    if (!thinker.mayAnswer()) return
    last = []
    thinker.answer()
    send({ number, last })
    last = search = undefined
    while (!search && later.length > 0) take(/** @type {Asked} */ (later.shift()))
  }

  /** @param {Asked} asked */
  const take = (asked) => {
    if ('stop' in asked || 'hit' in asked) {
      if (('stop' in asked ? asked.stop : asked.hit) !== search?.number) return
      if ('stop' in asked) thinker.stop()
      else thinker.ponderhit()
      return queue()
    }
    if (search) return void later.push(asked)
    if ('line' in asked) return thinker.run(asked.line)
    if ('say' in asked) return send({ line: asked.say })
    search = { number: asked.number, began: performance.now() }
    thinker.begin(asked.go, performance.timeOrigin + performance.now() - asked.received)
    queue()
  }
  return take
}
