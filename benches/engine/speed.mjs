// @ts-check
/** Positions a second of the same work: natively, as WebAssembly in Node, and in Chromium. */
import { execFileSync } from 'node:child_process'
import { openPage } from '../web/chromium.mjs'
import { computed, engineModule, median } from './engine.mjs'

const DEPTH = 11
const WARM_UP = 9

/**
 * The nodes of one run and its milliseconds, by the clock and computing.
 * @typedef {{ nodes: number, time: number, computed: number }} Run
 */

/** @returns {Run} */
function native() {
  // The shell tells how long the program has computed.
  const command = `TIMEFORMAT='%U %S'; time "$0" bench --depth ${DEPTH} 2>&1`
  const said = execFileSync('bash', ['-c', `{ ${command}; } 2>&1`, process.env.BENCH_NATIVE ?? ''], { encoding: 'utf8' })
  const [, seconds, nodes, user, system] = /([\d.]+) s, [^]*nodes (\d+)\s+([\d.]+) ([\d.]+)/.exec(said) ?? []
  return { nodes: Number(nodes), time: Number(seconds) * 1000, computed: (Number(user) + Number(system)) * 1000 }
}

/** @param {string} folder @returns {Promise<() => Run>} */
async function inNode(folder) {
  const { engineBench } = await engineModule(folder)
  engineBench(WARM_UP)
  return () => {
    const before = { time: performance.now(), computed: computed() }
    const nodes = engineBench(DEPTH)
    return { nodes, time: performance.now() - before.time, computed: computed() - before.computed }
  }
}

/** @param {number} rounds */
export async function speed(rounds) {
  /** @type {[string, () => Run | Promise<Run>][]} */
  const contestants = [['native', native]]
  for (const { name, folder } of JSON.parse(process.env.BENCH_MODULES ?? '[]')) {
    contestants.push([`${name}, Node`, await inNode(folder)])
  }
  const { page, close } = await openPage()
  await page.waitForFunction(() => 'speed' in globalThis)
  const inPage = (/** @type {number} */ depth) => page.evaluate(`speed(${depth})`)
  await inPage(WARM_UP)
  contestants.push(['wasm, Chromium', async () => ({ ...(await inPage(DEPTH)), computed: NaN })])
  /** @type {Run[][]} */
  const runs = contestants.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [who, [, run]] of contestants.entries()) runs[who].push(await run())
  }
  await close()
  report(contestants.map(([name], who) => ({ name, runs: runs[who] })), rounds)
}

/** @param {{ name: string, runs: Run[] }[]} results @param {number} rounds */
function report(results, rounds) {
  /** M nodes/s @param {Run[]} runs @param {'time' | 'computed'} key */
  const rate = (runs, key) => median(runs.map((run) => run.nodes / run[key] / 1000))
  const [first] = results
  console.log(`Nodes a second, the bench's positions to depth ${DEPTH}, medians of ${rounds} rounds\n`)
  console.log('| where | nodes | by the clock: M nodes/s, of native | computing: M nodes/s, of native |')
  console.log('| --- | --- | --- | --- |')
  for (const { name, runs } of results) {
    const cells = /** @type {const} */ (['time', 'computed']).map((key) => {
      const [ours, one] = [rate(runs, key), rate(first.runs, key)]
      return Number.isNaN(ours) ? '–' : `${ours.toFixed(2)}, ${(ours / one).toFixed(2)}`
    })
    console.log(`| ${name} | ${runs[0].nodes} | ${cells.join(' | ')} |`)
  }
}
