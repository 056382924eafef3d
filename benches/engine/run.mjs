// @ts-check
/**
 * The strong engine natively, as WebAssembly in Node and in Chromium, and Stockfish's WebAssembly build beside it:
 * `cargo xtask bench --engine [--parts speed,turns,depth,start,clock,stop] [--levels s,2] [--rounds N]`.
 *
 * All take turns, so that a machine with other things to do disturbs them alike, and medians count. On Linux the time
 * is also taken in which they have really computed.
 */
import { availableParallelism, loadavg } from 'node:os'
import * as parts from './parts.mjs'

const asked = process.argv.slice(2)
console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`)
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log()
  await measure(Number(process.env.BENCH_ROUNDS ?? 5))
}
console.log(`\nload at the end ${loadavg()[0].toFixed(1)}`)
