// @ts-check
/** How soon a stop is obeyed, and how much of its clock a move takes: the native engine. */
import { median } from './engine.mjs'
import { START } from './positions.mjs'
import { Program } from './uci.mjs'

const STOP_MS = 10
const PLIES = 60
/** Milliseconds on each clock, those that a move adds, and after how many moves the clock is filled again. */
const CLOCKS = /** @type {const} */ ([[600, 0, 0], [100, 40, 0], [300, 0, 10]])

/** @param {Program} program @param {string} line */
async function timed(program, line) {
  const began = performance.now()
  let best = ''
  program.tell(line)
  await program.until('bestmove', (text) => {
    best = text.split(' ')[1] ?? ''
  })
  return { took: performance.now() - began, best }
}

/** @param {Program} program */
async function stop(program, wait = 0) {
  program.tell(`position fen ${START}`)
  program.tell('go infinite')
  await new Promise((resolve) => setTimeout(resolve, wait))
  return (await timed(program, 'stop')).took
}

/**
 * The largest share of what was left that a move of a game took; more than 1 loses on time.
 * @param {Program} program
 * @param {readonly [number, number, number]} clock
 */
async function largestShare(program, [base, increment, refill]) {
  const left = [base, base]
  const moves = []
  let largest = 0
  for (let ply = 0; ply < PLIES; ply++) {
    const togo = refill ? ` movestogo ${refill - (Math.floor(ply / 2) % refill)}` : ''
    program.tell(`position startpos moves ${moves.join(' ')}`)
    const go = `go wtime ${Math.round(left[0])} btime ${Math.round(left[1])} winc ${increment} binc ${increment}${togo}`
    const { took, best } = await timed(program, go)
    if (best === '(none)') break
    moves.push(best)
    const us = ply % 2
    largest = Math.max(largest, took / left[us])
    left[us] = Math.max(1, left[us] - took) + increment
    if (refill && (Math.floor(ply / 2) + 1) % refill === 0) left[us] += base
  }
  return largest
}

/** @param {number} rounds */
export async function clock(rounds) {
  const program = new Program([process.env.BENCH_NATIVE ?? '', 'uci'])
  console.log('| what | median | worst | bar |')
  console.log('| --- | --- | --- | --- |')
  for (const threads of [1, 2]) {
    program.tell(`setoption name Threads value ${threads}`)
    const times = []
    for (let round = 0; round < rounds; round++) {
      for (const wait of [5, 20, 60, 120, 250]) times.push(await stop(program, wait))
    }
    console.log(`| ms from stop to the move, ${threads} threads | ${median(times).toFixed(1)} | ${Math.max(...times).toFixed(1)} | ${STOP_MS} |`)
  }
  program.tell('setoption name Threads value 1')
  for (const times of CLOCKS) {
    const shares = []
    for (let round = 0; round < rounds; round++) shares.push(await largestShare(program, times))
    const name = `${times[0]} ms + ${times[1]} ms${times[2] ? `, ${times[2]} moves each` : ''}`
    console.log(`| largest share of the clock that a move took, ${name} | ${median(shares).toFixed(2)} | ${Math.max(...shares).toFixed(2)} | 1 |`)
  }
  program.quit()
}
