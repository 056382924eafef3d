// @ts-check
/**
 * js-chess-engine from npm as a program that speaks UCI; its level, 1 to 5, is an argument or the option `Level`:
 *
 *   gridmate match --white engine --black 'uci:node benches/engine/js-chess-engine-uci.mjs 4' --games 40 --swap
 *
 * It is asked with a FEN and thinks as long as its level takes; all limits of `go` are passed over.
 */
import { Chess } from 'chess.js'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { peer } from './peers.mjs'
import { START, positionOf } from './uci.mjs'

const folder = peer('js-chess-engine')
if (!folder) {
  console.error('npm could not fetch js-chess-engine.')
  process.exit(1)
}
const { ai } = createRequire(join(folder, 'package.json'))(folder)
let level = Number(process.argv[2] ?? 4)
let chess = new Chess(START)
const say = console.log

/** The move that it plays, as UCI writes it: it promotes to a queen at all times. */
function chosen() {
  const { move } = ai(chess.fen(), { level, play: false })
  const [[from, to]] = Object.entries(move).map((pair) => pair.map((square) => square.toLowerCase()))
  const promotes = chess.get(from)?.type === 'p' && /[18]/.test(to[1])
  return from + to + (promotes ? 'q' : '')
}

/** @type {Record<string, (words: string[]) => void>} */
const COMMANDS = {
  uci() {
    say(`id name js-chess-engine, level ${level}`)
    say(`option name Level type spin default ${level} min 1 max 5`)
    say('uciok')
  },
  isready: () => say('readyok'),
  setoption([, name, , value]) {
    if (name === 'Level') level = Number(value)
  },
  position(words) {
    const { fen, moves } = positionOf(words)
    chess = new Chess(fen)
    moves.forEach((text) => chess.move({ from: text.slice(0, 2), to: text.slice(2, 4), promotion: text[4] }))
  },
  go: () => say(`bestmove ${chosen()}`),
  quit: () => process.exit(0),
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [command, ...words] = line.trim().split(/\s+/)
    COMMANDS[command]?.(words)
  })
  .on('close', () => process.exit(0))
