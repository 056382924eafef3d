// @ts-check
/**
 * The WebAssembly module as `Chess` uses it: its functions, and the words in its memory that both sides see.
 *
 * Should the module ever trap, a new one takes over: games are kept on this side, so none is lost.
 */
import { coded } from './checked.js'
import * as glue from './pkg/gridmate.js'
import { onRevival } from './revival.js'

/** How many words a block has. */
export const BLOCK = 16
/** How many moves a list holds. */
const CAPACITY = 1024

let view = new Uint32Array(0)
onRevival(() => {
  view = new Uint32Array(0)
})

/** The shared words: the block, then the rows of reports, of SAN numbers, and of ends. */
export function words() {
  // A view whose memory has grown, or is gone with its module, is empty.
  return view.length === 0 ? freshView() : view
}

function freshView() {
  // Asked first: the memory may grow for the words, and what was seen of it before is then gone.
  const place = glue.chessWords()
  // Once started, it answers the module as it is.
  const { memory } = glue.initSync(/** @type {any} */ (undefined))
  view = new Uint32Array(memory.buffer, place, BLOCK + 3 * CAPACITY)
  return view
}

/** Where the rows begin. */
export const REPORTS = BLOCK
export const SANS = BLOCK + CAPACITY
export const ENDS = BLOCK + 2 * CAPACITY

/**
 * The function, safe against a trap.
 * @template {(...args: any[]) => any} F
 * @param {F} call
 * @returns {F}
 */
export function guarded(call) {
  const safe = (/** @type {any} */ a, /** @type {any} */ b, /** @type {any} */ c) => {
    try {
      return call(a, b, c)
    } catch (error) {
      throw coded(error)
    }
  }
  return /** @type {F} */ (safe)
}

export const load = guarded(glue.chessLoad)
export const fault = guarded(glue.chessFault)
export const chess960Fen = guarded(glue.chess960Fen)
export const randomChess960 = guarded(glue.randomChess960)
export const clear = guarded(glue.chessClear)
export const fen = guarded(glue.chessFen)
export const status = guarded(glue.chessStatus)
export const attackers = guarded(glue.chessAttackers)
export const isAttacked = guarded(glue.chessIsAttacked)
export const put = guarded(glue.chessPut)
export const remove = guarded(glue.chessRemove)
export const setRights = guarded(glue.chessSetRights)
export const perft = guarded(glue.chessPerft)
export const moves = guarded(glue.chessMoves)
export const sans = guarded(glue.chessSans)
export const verbose = guarded(glue.chessVerbose)
const playString = guarded(glue.chessPlayText)
const playWords = guarded(glue.chessPlayWords)
export const play = guarded(glue.chessPlay)
export const pass = guarded(glue.chessPass)
export const isThreefold = guarded(glue.chessIsThreefold)
export const loadGame = guarded(glue.LoadedGame.read)

/** The most characters of a text that is handed over as two words. */
const SHORT = 8

/**
 * Plays a move as it is written; strictly with 1.
 * @param {string} text
 * @param {number} strict
 */
export function playText(text, strict) {
  const { length } = text
  if (length > SHORT) return playString(text, strict)
  let first = 0
  let second = 0
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0 || code > 127) return playString(text, strict)
    if (index < 4) first |= code << (8 * index)
    else second |= code << (8 * (index - 4))
  }
  return playWords(first, second, strict)
}

/** @type {typeof glue.chessPgn} */
export const pgn = (line, tags, comments, result, newline, width) =>
  guarded(() => glue.chessPgn(line, tags, comments, result, newline, width))()

/** @type {string[]} The texts by their numbers, as far as they were asked for. */
export const texts = []
/** @type {Map<number, string>} */
const rareTexts = new Map()

/**
 * The text of a SAN by its number.
 * @param {number} number
 * @returns {string}
 */
export function san(number) {
  return texts[number] ?? newText(number)
}

const sanText = guarded(glue.chessSanText)

/**
 * A text that has not been asked for, or that is too rare for the table.
 * @param {number} number
 */
export function newText(number) {
  const common = glue.chessSanCommon()
  if (texts.length === 0) texts.length = common
  if (number < common) return (texts[number] = sanText(number))
  const known = rareTexts.get(number)
  if (known !== undefined) return known
  const text = sanText(number)
  rareTexts.set(number, text)
  return text
}
