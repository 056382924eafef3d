// @ts-check
/** Times side by side: the contenders take turns, in changing order, and the median of the turns counts. */

/** How long one turn lasts: on a shared machine many short ones find more quiet than few long ones. */
const TURN_MS = 8
/** How many turns a round has, unless each wants something new. */
const TURNS = 5

/** What the runs give back goes here, so that no run can be left out. */
export const sink = { value: /** @type {unknown} */ (undefined) }

/**
 * What is timed; `renew` is called before each turn with the number of calls to come, if there is one, and `timed` is
 * a loop that times nothing else.
 * @typedef {(() => unknown) & { renew?: (count: number) => void, timed?: typeof timed }} Run
 */

/** So many calls are enough where each wants something new. */
const MOST_RENEWED = 4000

/**
 * How often `run` can be called in a turn.
 * @param {Run} run
 * @param {number} turnMs
 */
function calibrated(run, turnMs) {
  for (let count = 1; ; count *= 4) {
    const took = (run.timed ?? timed)(run, count)
    if (run.renew && count >= MOST_RENEWED) return count
    // Sooner it would be the time of code that the engine has yet to make fast.
    if (took > turnMs / 2) return Math.max(1, Math.round((count * turnMs) / took))
  }
}

/**
 * Milliseconds that so many calls take.
 * @param {Run} run
 * @param {number} count
 */
export function timed(run, count) {
  run.renew?.(count)
  const start = performance.now()
  for (let index = 0; index < count; index++) sink.value = run()
  return performance.now() - start
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1]

/**
 * Nanoseconds of one call of each contender.
 * @param {Run[]} contenders
 * @param {number} rounds
 * @param {number} [turnMs]
 */
export function sideBySide(contenders, rounds, turnMs = TURN_MS) {
  const counts = contenders.map((run) => calibrated(run, turnMs))
  const times = contenders.map(() => /** @type {number[]} */ ([]))
  const order = contenders.map((_, index) => index)
  const turns = contenders.some((run) => run.renew) ? rounds : rounds * TURNS
  for (let turn = 0; turn < turns; turn++) {
    for (const index of order) {
      const [run, count] = [contenders[index], counts[index]]
      times[index].push(((run.timed ?? timed)(run, count) / count) * 1e6)
    }
    order.reverse()
  }
  return times.map(median)
}

let copies = 0

/**
 * A call of one library, with a copy of the call and of the loop that times it for itself: an engine makes code for
 * what it has seen at a place, and a program has one of the libraries there, not both in turn.
 * @param {any} library
 * @param {string} name
 * @param {string[]} fens
 * @returns {Promise<Run>}
 */
export async function alone(library, name, fens) {
  copies += 1
  const [calls, measure] = await Promise.all([import(`./calls.mjs?${copies}`), import(`./measure.mjs?${copies}`)])
  return Object.assign(calls.CALLS[name](library, fens), { timed: measure.timed })
}

/** @param {number} nanoseconds */
export function readable(nanoseconds) {
  if (nanoseconds < 1e3) return `${nanoseconds.toFixed(1)} ns`
  if (nanoseconds < 1e6) return `${(nanoseconds / 1e3).toFixed(2)} µs`
  return `${(nanoseconds / 1e6).toFixed(2)} ms`
}

/** @param {number[]} ratios */
export const geometricMean = (ratios) => Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)

/**
 * Prints rows under a head, the first column to the left and the others to the right.
 * @param {string[][]} rows
 */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows) {
    console.log(row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '))
  }
}
