// @ts-check
/**
 * How soon the engine of the npm package answers once it is to stop: in a worker that is interrupted, and in one that computes
 * in turns, as in a page that is not isolated from other origins; and its worker that speaks UCI. Another package, such
 * as that of another commit, takes turns with it: `--beside before=FOLDER`.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { MIDDLEGAMES } from './positions.mjs'

/** For so many milliseconds it thinks before. */
const THOUGHTS = [30, 300, 1000]
/** Stops of each in a round. */
const STOPS = 4

/**
 * What is stopped: begins to think, and answers what stops that and waits for the move.
 * @typedef {{ name: string, begin: (fen: string) => Promise<() => Promise<void>>, close: () => void }} Stopped
 */

/** @param {number} milliseconds @returns {Promise<void>} */
const after = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * An engine by the package's own calls.
 * @param {string} name
 * @param {string} folder
 * @param {boolean} isIsolated
 * @returns {Promise<Stopped>}
 */
async function called(name, folder, isIsolated) {
  const { createEngine } = await import(pathToFileURL(join(folder, 'engine.js')).href)
  // As a page sees it.
  Object.assign(globalThis, { crossOriginIsolated: isIsolated ? undefined : false })
  const engine = await createEngine()
  Object.assign(globalThis, { crossOriginIsolated: undefined })
  return {
    name: `${name}, ${isIsolated ? 'isolated' : 'not isolated'}`,
    begin: async (fen) => {
      const answer = engine.think(fen, { movetime: 1e6 })
      return async () => {
        engine.stop()
        await answer
      }
    },
    close: () => engine.close(),
  }
}

/**
 * The worker that speaks UCI.
 * @param {string} name
 * @param {string} folder
 * @param {boolean} isIsolated
 * @returns {Stopped}
 */
function spoken(name, folder, isIsolated) {
  const file = resolve(folder, 'uci-worker.js')
  const [address, path] = [JSON.stringify(pathToFileURL(file).href), JSON.stringify(file)]
  const program = `globalThis.crossOriginIsolated = false\nprocess.argv[1] = ${path}\nimport(${address})`
  const worker = isIsolated ? new Worker(file) : new Worker(program, { eval: true })
  let hear = (/** @type {string} */ _) => {}
  worker.on('message', (line) => hear(line))
  return {
    name: `${name}, UCI, ${isIsolated ? 'isolated' : 'not isolated'}`,
    begin: async (fen) => {
      worker.postMessage(`position fen ${fen}`)
      worker.postMessage('go infinite')
      return () => new Promise((done) => {
        hear = (line) => line.startsWith('bestmove') && done()
        worker.postMessage('stop')
      })
    },
    close: () => void worker.terminate(),
  }
}

/** @param {number} rounds */
export async function stop(rounds) {
  const packages = [['this', process.env.GRIDMATE_PACKAGE ?? 'dist/npm']]
  for (const beside of (process.env.BENCH_BESIDE ?? '').split('\n').filter(Boolean)) packages.push(beside.split('='))
  /** @type {Stopped[]} */
  const all = []
  for (const [name, folder] of packages) {
    for (const isIsolated of [true, false]) {
      all.push(await called(name, folder, isIsolated))
      if (existsSync(join(folder, 'uci-worker.js'))) all.push(spoken(name, folder, isIsolated))
    }
  }
  /** @type {number[][][]} by the time before, then by what is stopped */
  const times = THOUGHTS.map(() => all.map(() => []))
  for (let turn = 0; turn < rounds * STOPS; turn += 1) {
    for (const [long, thought] of THOUGHTS.entries()) {
      for (const [who, { begin }] of all.entries()) {
        const end = await begin(MIDDLEGAMES[turn % MIDDLEGAMES.length])
        await after(thought + 10 * (turn % 7))
        const before = performance.now()
        await end()
        times[long][who].push(performance.now() - before)
      }
    }
  }
  for (const { close } of all) close()
  console.log(`Milliseconds from stop to the answer, ${rounds * STOPS} stops each, in turns: median, 90 %, most; the bar is a median of 10\n`)
  console.log(`| engine | ${THOUGHTS.map((thought) => `after ${thought} ms`).join(' | ')} |`)
  console.log(`| --- | ${THOUGHTS.map(() => '---').join(' | ')} |`)
  for (const [who, { name }] of all.entries()) {
    const cells = times.map((of) => {
      const sorted = of[who].toSorted((a, b) => a - b)
      return [0.5, 0.9, 1].map((share) => sorted[Math.round(share * (sorted.length - 1))].toFixed(1)).join(', ')
    })
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}
