// @ts-check
/** From the start of a Node process to the first best move, less what Node alone takes. */
import { median } from './engine.mjs'
import { stockfish } from './peers.mjs'
import { START } from './positions.mjs'
import { Program } from './uci.mjs'

/** Answers a line and does nothing else. */
const NOTHING = "process.stdin.once('data', () => { console.log('bestmove'); process.exit() })"

/** @param {string[]} command */
async function first(command) {
  const began = performance.now()
  const program = new Program(command)
  program.tell(`position fen ${START}\ngo depth 1`)
  await program.until('bestmove')
  const time = performance.now() - began
  program.quit()
  return time
}

/** @param {number} rounds */
export async function start(rounds) {
  /** @type {[string, string[]][]} */
  const commands = [
    ['Node alone', [process.execPath, '-e', NOTHING]],
    ['the engine', [process.execPath, 'benches/engine/wasm-uci.mjs']],
  ]
  const theirs = stockfish()
  if (theirs) commands.push(['Stockfish 19 lite', theirs])
  else console.log('npm could not fetch Stockfish; it is left out.')
  const times = commands.map(() => /** @type {number[]} */ ([]))
  for (let round = 0; round < rounds * 4; round++) {
    for (const [who, [, command]] of commands.entries()) times[who].push(await first(command))
  }
  console.log(`Milliseconds from the start of the process to the move at depth 1, ${rounds * 4} starts each\n`)
  console.log('| who | median | beyond Node alone, in the median of rounds | fastest | beyond Node alone |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const [who, [name]] of commands.entries()) {
    const least = Math.min(...times[who])
    // Each is compared with the Node that was started just before: the machine is not as fast all the time.
    const beyond = who ? [median(times[who].map((time, round) => time - times[0][round])), least - Math.min(...times[0])] : []
    const [one, two] = who ? beyond.map((value) => value.toFixed(1)) : ['', '']
    console.log(`| ${name} | ${median(times[who]).toFixed(1)} | ${one} | ${least.toFixed(1)} | ${two} |`)
  }
}
