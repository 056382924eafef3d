// @ts-check
/**
 * What more threads bring the engine: positions a second, and the way to a depth; and how soon it stops.
 *
 *   node benches/threads.mjs target/release/gridmate [depth] [rounds]
 *
 * Each round goes through all positions with each number of threads in turn, so that a machine with other things to do
 * disturbs all alike. On Linux the time is also taken in which the first thread, which decides, has really computed:
 * about how long the search would take where each thread had a core for itself.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { createInterface } from 'node:readline'

const [program, depth = '15', rounds = '3'] = process.argv.slice(2)
const counts = [1, 2, 4]
const fens = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN1PN2/P3BPPP/R1BQ1RK1 b - - 0 9',
  'r2q1rk1/1ppnbppp/p2p1nb1/3Pp3/2P1P1P1/2N2N1P/PPB1QP2/R1B2RK1 b - - 0 14',
  '3r1rk1/p5pp/bpp1pp2/8/q1PP1P2/b3P3/P2NQRPP/1R2B1K1 b - - 6 22',
  'r1q2rk1/2p1bppp/2Pp4/p6b/Q1PNp3/4B3/PP1R1PPP/2K4R w - - 2 18',
  '2r2rk1/1bqnbpp1/1p1ppn1p/pP6/N1P1P3/P2B1N1P/1B2QPP1/R2R2K1 b - - 0 1',
  '6k1/4pp1p/3p2p1/P1pPb3/R7/1r2P1PP/3B1P2/6K1 w - - 0 1',
  '8/1p3k2/p2p1p2/P1pPpPp1/2P1P1Pp/1K5P/8/8 w - - 0 40',
]

const engine = spawn(program, ['uci'], { stdio: ['pipe', 'pipe', 'inherit'] })
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
const tell = (line) => engine.stdin.write(`${line}\n`)

/** Reads on to the line that starts with a word; hands each line over. */
async function until(word, see = () => {}) {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('the engine has ended')
    see(value)
    if (value.split(' ')[0] === word) return
  }
}

/** How long the engine's first thread has computed, in seconds. */
function computed() {
  try {
    const tasks = `/proc/${engine.pid}/task`
    const first = readdirSync(tasks).find((task) => readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith('thinker'))
    return Number(readFileSync(`${tasks}/${first}/schedstat`, 'utf8').split(' ')[0]) / 1e9
  } catch {
    return NaN
  }
}

async function search(fen) {
  tell('ucinewgame')
  tell(`position fen ${fen}`)
  tell('isready')
  await until('readyok')
  const before = { time: performance.now(), computed: computed() }
  let nodes = 0
  tell(`go depth ${depth}`)
  await until('bestmove', (line) => {
    nodes = Number(/ nodes (\d+)/.exec(line)?.[1] ?? nodes)
  })
  return { nodes, time: (performance.now() - before.time) / 1000, computed: computed() - before.computed }
}

const sums = new Map(counts.map((threads) => [threads, { nodes: 0, time: 0, computed: 0, speedUps: [] }]))
tell('setoption name Hash value 64')
for (let round = 0; round < Number(rounds); round++) {
  for (const fen of fens) {
    let alone = 1
    for (const threads of counts) {
      tell(`setoption name Threads value ${threads}`)
      const found = await search(fen)
      const sum = sums.get(threads)
      for (const key of ['nodes', 'time', 'computed']) sum[key] += found[key]
      if (threads === 1) alone = found.computed
      sum.speedUps.push(alone / found.computed)
    }
  }
}
const stops = new Map()
for (const threads of counts) {
  tell(`setoption name Threads value ${threads}`)
  const times = []
  for (let stop = 0; stop < 40; stop++) {
    tell('go infinite')
    await new Promise((resolve) => setTimeout(resolve, 30 + 10 * (stop % 7)))
    const before = { time: performance.now(), computed: computed() }
    tell('stop')
    await until('bestmove')
    times.push({ time: performance.now() - before.time, computed: (computed() - before.computed) * 1000 })
  }
  const sorted = (key) => times.map((time) => time[key]).toSorted((a, b) => a - b)
  stops.set(threads, { time: sorted('time'), computed: sorted('computed') })
}
tell('quit')

const one = sums.get(1)
const two = (number) => number.toFixed(2)
const mean = (numbers) => Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length)
console.log(`depth ${depth}, ${rounds} rounds, ${availableParallelism()} cores, load ${two(loadavg()[0])}`)
console.log(
  '| threads | by the clock: time, M nodes/s | computing: time, M nodes/s | nodes, of one ' +
    '| to depth, of one (mean, 10 %, 90 %) | stop, by the clock: median, 90 %, most | stop, computing |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const [threads, { nodes, time, computed, speedUps }] of sums) {
  const sorted = speedUps.toSorted((a, b) => a - b)
  const part = (share, of = sorted) => two(of[Math.round(share * (of.length - 1))])
  const stop = stops.get(threads)
  console.log(
    `| ${threads} | ${two(time)} s, ${two(nodes / time / 1e6)} | ${two(computed)} s, ${two(nodes / computed / 1e6)} | ` +
      `${two(nodes / one.nodes)} | ${two(mean(speedUps))}, ${part(0.1)}, ${part(0.9)} | ` +
      `${[0.5, 0.9, 1].map((share) => part(share, stop.time)).join(', ')} ms | ` +
      `${[0.5, 0.9, 1].map((share) => part(share, stop.computed)).join(', ')} ms |`,
  )
}
