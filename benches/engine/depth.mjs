// @ts-check
/** The time to a depth from the start and four middlegames: natively, as WebAssembly, and Stockfish's build. */
import { median } from './engine.mjs'
import { stockfish } from './peers.mjs'
import { MIDDLEGAMES, START } from './positions.mjs'
import { Program } from './uci.mjs'

const DEPTH = 14
const fens = [START, ...MIDDLEGAMES.slice(0, 4)]

/** @param {Program} program @param {string} fen */
async function search(program, fen) {
  program.tell('ucinewgame')
  program.tell(`position fen ${fen}`)
  program.tell('isready')
  await program.until('readyok')
  const before = { time: performance.now(), computed: program.computed() }
  let nodes = 0
  program.tell(`go depth ${DEPTH}`)
  await program.until('bestmove', (line) => {
    nodes = Number(/ nodes (\d+)/.exec(line)?.[1] ?? nodes)
  })
  return { nodes, time: performance.now() - before.time, computed: program.computed() - before.computed }
}

/** @param {number} rounds */
export async function depth(rounds) {
  /** @type {[string, string[]][]} */
  const commands = [
    ['native', [process.env.BENCH_NATIVE ?? '', 'uci']],
    ['wasm, Node', [process.execPath, 'benches/engine/wasm-uci.mjs']],
  ]
  const theirs = stockfish()
  if (theirs) commands.push(['Stockfish 19 lite wasm, Node', theirs])
  else console.log('npm could not fetch Stockfish; it is left out.')
  const programs = commands.map(([, command]) => new Program(command))
  for (const program of programs) {
    program.tell('setoption name Hash value 16')
    // At once: what turns cost is measured elsewhere. Others do not know the option.
    program.tell('setoption name Turn value 3600000')
    // What is compiled while it runs is compiled then.
    await search(program, MIDDLEGAMES[4])
  }
  const found = programs.map(() => fens.map(() => /** @type {Awaited<ReturnType<typeof search>>[]} */ ([])))
  for (let round = 0; round < rounds; round++) {
    for (const [place, fen] of fens.entries()) {
      for (const [who, program] of programs.entries()) found[who][place].push(await search(program, fen))
    }
  }
  programs.forEach((program) => program.quit())
  console.log(`Milliseconds of computing to depth ${DEPTH} (nodes in thousands), medians of ${rounds} rounds\n`)
  console.log('| who | start | middlegames 1 to 4 | | | | all, by the clock | M nodes/s |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const [who, [name]] of commands.entries()) {
    const middle = (/** @type {'time' | 'computed' | 'nodes'} */ key) =>
      found[who].map((runs) => median(runs.map((run) => run[key])))
    const [times, computed, nodes] = [middle('time'), middle('computed'), middle('nodes')]
    const sum = (/** @type {number[]} */ values) => values.reduce((all, value) => all + value, 0)
    const cells = fens.map((_, place) => `${computed[place].toFixed(0)} (${(nodes[place] / 1000).toFixed(0)})`)
    const speed = sum(nodes) / sum(computed) / 1000
    console.log(`| ${name} | ${cells.join(' | ')} | ${sum(computed).toFixed(0)}, ${sum(times).toFixed(0)} | ${speed.toFixed(2)} |`)
  }
}
