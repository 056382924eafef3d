// @ts-check
/** The games of a PGN that comes in pieces. */
import { copied, fail, shown } from './arguments.js'
import { Chess } from './chess.js'
import { guarded } from './module.js'
import { PgnPieces } from './pkg/gridmate.js'

/** @typedef {import('./game.js').Pieces} Pieces */
/** @typedef {import('./game.js').ReadChess} ReadChess */

/** How many bytes are read at a time: no more games are held than they have. */
const SLICE = 1 << 16

/**
 * The games of a file, each as soon as the next one begins.
 * @param {Pieces} source
 * @returns {AsyncGenerator<ReadChess, void, undefined>}
 */
export async function* games(source) {
  const pieces = guarded(() => new PgnPieces())()
  const feed = guarded((/** @type {Uint8Array} */ bytes, /** @type {boolean} */ isLast) => pieces.feed(bytes, isLast).map(readGame))
  const encoder = new TextEncoder()
  try {
    for await (const piece of piecesOf(source)) {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : copied(piece)
      for (let at = 0; at < bytes.length; at += SLICE) yield* feed(bytes.subarray(at, at + SLICE), false)
    }
    yield* feed(new Uint8Array(0), true)
  } finally {
    pieces.free()
  }
}

/**
 * @param {import('./pkg/gridmate.js').LoadedGame} loaded
 * @returns {ReadChess}
 */
function readGame(loaded) {
  const game = new Chess()
  const problem = game._takeGame(loaded)
  return { game: /** @type {import('./game.js').Chess} */ (/** @type {unknown} */ (game)), problem }
}

/**
 * @param {Pieces} source
 * @returns {AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>}
 */
function piecesOf(source) {
  if (typeof source === 'string' || source instanceof Uint8Array) return [source]
  if (typeof source === 'object' && source !== null) {
    if (Symbol.asyncIterator in source || Symbol.iterator in source) return source
    // Not every browser lets its streams be iterated over.
    if ('getReader' in source) return chunksOf(source.getReader())
  }
  throw fail('not-pieces', `A PGN is a text, bytes, a stream or another iterable of these, not ${shown(source)}.`)
}

/** @param {{ read(): Promise<{ done: boolean, value?: any }>, cancel(): unknown }} reader */
async function* chunksOf(reader) {
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value
  } finally {
    await reader.cancel()
  }
}
