// @ts-check
/** What it costs to think in turns instead of at once: time and nodes to the same depth. */
import { computed, engineModule, median, turnOfPage } from './engine.mjs'
import { MIDDLEGAMES } from './positions.mjs'

const DEPTH = 14
const BYTES = 1 << 24
/**
 * Turns by their names: milliseconds after those spent. The first is at once.
 * @type {[string, (spent: number) => number][]}
 */
const TURNS = [
  ['any length', () => 1e9],
  ['10 ms', () => 10],
  ['40 ms', () => 40],
  ['160 ms', () => 160],
  ['a quarter of the time so far, 40 to 250 ms (the page)', turnOfPage],
]

/** @param {number} rounds */
export async function turns(rounds) {
  const { Thinker } = await engineModule()
  // Turns of computing, so that a busy machine does not make them shorter.
  const usual = globalThis.performance
  Object.defineProperty(globalThis, 'performance', { value: { now: computed }, configurable: true })
  const thinker = new Thinker(BYTES)
  const search = (/** @type {string} */ fen, /** @type {typeof TURNS[0][1]} */ turn) => {
    thinker.setLevel(0, 1)
    thinker.begin(fen, '', DEPTH, 0, 0, 1)
    const before = computed()
    let count = 1
    while (!thinker.goOn(turn(computed() - before))) count++
    return { time: computed() - before, nodes: thinker.nodes, count }
  }
  search(MIDDLEGAMES[0], () => 1e9)
  const found = TURNS.map(() => MIDDLEGAMES.map(() => /** @type {ReturnType<typeof search>[]} */ ([])))
  for (let round = 0; round < rounds; round++) {
    for (const [place, fen] of MIDDLEGAMES.entries()) {
      for (const [which, [, turn]] of TURNS.entries()) found[which][place].push(search(fen, turn))
    }
  }
  Object.defineProperty(globalThis, 'performance', { value: usual, configurable: true })
  console.log(`Thinking in turns, ${MIDDLEGAMES.length} positions to depth ${DEPTH}, ${rounds} rounds, time of computing\n`)
  console.log('| turns of | number | time, nodes, of those at once (all positions) | the same, mean of positions |')
  console.log('| --- | --- | --- | --- |')
  const sum = (/** @type {number[]} */ values) => values.reduce((all, value) => all + value, 0)
  const mean = (/** @type {number[]} */ values) => Math.exp(sum(values.map(Math.log)) / values.length)
  /** @param {number} which @param {'time' | 'nodes' | 'count'} key */
  const middle = (which, key) => found[which].map((runs) => median(runs.map((run) => run[key])))
  for (const [which, [name]] of TURNS.entries()) {
    const cells = /** @type {const} */ (['time', 'nodes']).map((key) => {
      const [ours, once] = [middle(which, key), middle(0, key)]
      return [percent(sum(ours) / sum(once)), percent(mean(ours.map((value, place) => value / once[place])))]
    })
    const [all, each] = [0, 1].map((at) => cells.map((cell) => cell[at]).join(', '))
    console.log(`| ${name} | ${sum(middle(which, 'count'))} | ${all} | ${each} |`)
  }
}

/** @param {number} ratio */
function percent(ratio) {
  const more = (ratio - 1) * 100
  return `${more < 0 ? '−' : '+'}${Math.abs(more).toFixed(1)} %`
}
