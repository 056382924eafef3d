// @ts-check
/**
 * The engine's WebAssembly module as a program that speaks UCI, which thinks in turns as it does on the page, or of
 * the option `Turn` in milliseconds:
 *
 *   gridmate match --white engine --black 'uci:node benches/engine/wasm-uci.mjs [FOLDER]' --games 40 --swap
 *
 * It knows `go` with `movetime`, `nodes`, `depth` and `infinite`, and a plain share of `wtime` and `btime`.
 */
import { createInterface } from 'node:readline'
import { engineModule, turnOfPage } from './engine.mjs'
import { START, numberAfter, positionOf } from './uci.mjs'

const { Thinker } = await engineModule(process.argv[2])
const options = { Hash: 16, Turn: 0, Level: 0, MultiPV: 1, UCI_Chess960: 'false' }
let thinker = new Thinker(options.Hash << 20)
let [fen, moves] = [START, '']
let isStopped = true
const say = console.log

/** @type {Record<string, (words: string[]) => void>} */
const COMMANDS = {
  uci() {
    say('id name Gridmate wasm')
    say('id author the Gridmate authors')
    say(`option name Hash type spin default ${options.Hash} min 1 max 1024`)
    say('option name Turn type spin default 0 min 0 max 3600000')
    say('option name Level type spin default 0 min 0 max 10')
    say('option name MultiPV type spin default 1 min 1 max 256')
    say('option name UCI_Chess960 type check default false')
    say('uciok')
  },
  isready: () => say('readyok'),
  ucinewgame: prepare,
  setoption(words) {
    const [, name, , value] = words
    if (!(name in options)) return
    Object.assign(options, { [name]: value === 'true' || value === 'false' ? value : Number(value) })
    prepare()
  },
  position(words) {
    const found = positionOf(words)
    ;[fen, moves] = [found.fen, found.moves.join(' ')]
  },
  go,
  stop() {
    isStopped = true
  },
  quit: () => process.exit(0),
}

/** Forgets everything about earlier positions. */
function prepare() {
  thinker.free()
  thinker = new Thinker(options.Hash << 20)
  thinker.setLevel(options.Level, 1)
}

/** @param {string[]} words */
async function go(words) {
  const isBlack = (fen.split(' ')[1] === 'b') !== (moves.split(' ').filter(Boolean).length % 2 === 1)
  const [clock, gain] = isBlack ? ['btime', 'binc'] : ['wtime', 'winc']
  const share = numberAfter(words, clock) / 25 + numberAfter(words, gain) * 0.7
  const milliseconds = numberAfter(words, 'movetime') || share
  thinker.begin(fen, moves, numberAfter(words, 'depth'), numberAfter(words, 'nodes'), milliseconds, options.MultiPV)
  isStopped = false
  const began = performance.now()
  for (;;) {
    const isDone = thinker.goOn(options.Turn || turnOfPage(performance.now() - began))
    thinker.thoughts().forEach(tell)
    if (isDone || isStopped) break
    await new Promise((resolve) => setImmediate(resolve))
  }
  // A depth that was broken off has told nothing.
  say(`info nodes ${thinker.nodes}`)
  say(`bestmove ${thinker.best() ?? '0000'}`)
}

/** @param {Record<string, any>} thought */
function tell(thought) {
  const { depth, deepest, rank, mateIn, nodes, elapsed, fullness, line } = thought
  const score = mateIn === undefined ? `cp ${thought.score}` : `mate ${mateIn}`
  const speed = Math.round((nodes * 1000) / Math.max(elapsed, 1))
  say(
    `info depth ${depth} seldepth ${deepest} multipv ${rank} score ${score} nodes ${nodes} nps ${speed} ` +
      `hashfull ${fullness} time ${Math.round(elapsed)} pv ${line}`,
  )
  thought.free()
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [command, ...words] = line.trim().split(/\s+/)
    COMMANDS[command]?.(words)
  })
  .on('close', () => process.exit(0))
