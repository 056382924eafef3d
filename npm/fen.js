// @ts-check
/**
 * The FEN of a state, put together from its words: to have the module write it and to decode that takes longer than a
 * move. The module still writes those whose castling rights need other letters than `KQkq`.
 */
import { NAMES } from './names.js'

/** Where the words of a state hold its flags and its counters. */
const FLAGS = 8
const COUNTERS = 9
/** The flags: the passed square may be taken on, and `KQkq` say all rights. */
const IS_TAKEN = 1 << 26
const HAS_LETTERS = 1 << 27

/** The texts of the ranks that were written last, from the eighth on: a move changes one or two. */
const ranks = ['8', '/8', '/8', '/8', '/8', '/8', '/8', '/8']
/** The words of the two halves of that board, the lower one first, and their texts. */
const last = new Uint32Array(8)
let lower = '/8/8/8/8'
let upper = '8/8/8/8'

/**
 * Writes the ranks of half a board that are not as they were last; whether there are any.
 * @param {Uint32Array} words
 * @param {number} at the first word of the half
 * @param {number} own its place among the last ones
 * @param {number} first its first rank
 */
function isOther(words, at, own, first) {
  const a = words[at]
  const b = words[at + 2]
  const c = words[at + 4]
  const d = words[at + 6]
  const differ = (last[own] ^ a) | (last[own + 2] ^ b) | (last[own + 4] ^ c) | (last[own + 6] ^ d)
  if (differ === 0) return false
  last[own] = a
  last[own + 2] = b
  last[own + 4] = c
  last[own + 6] = d
  for (let rank = 0, shift = 24; rank < 4; rank++, shift -= 8) {
    if (((differ >>> shift) & 255) !== 0) {
      const key = ((a >>> shift) & 255) | (((b >>> shift) & 255) << 8) | (((c >>> shift) & 255) << 16) | ((d >>> shift) << 24)
      ranks[first + rank] = written(first + rank, key)
    }
  }
  return true
}

/** What is written of a square, by what stands there and, where nothing does, sixteen times how many are empty up to it. */
const SIGNS = new Uint8Array(9 << 4)
for (const [code, letter] of [...'.BRQPNK..brqpnk.'].entries()) SIGNS[code] = letter.charCodeAt(0)
for (let gap = 1; gap <= 8; gap++) SIGNS[gap << 4] = 48 + gap

/** The signs of a rank, behind a slash or not. */
const signs = new Uint8Array(10)

/**
 * The text of a rank, behind a slash unless it is the first. What stands where is hard to foretell for a processor, so
 * the loop has no branches.
 * @param {number} rank
 * @param {number} key eight bits of each plane
 */
function written(rank, key) {
  let end = rank === 0 ? 0 : 1
  let gap = 0
  signs[0] = 47
  for (let file = 0; file < 8; file++) {
    // One bit of each plane, side by side.
    const code = (Math.imul((key >>> file) & 0x01010101, 0x01020408) >>> 24) & 15
    const isPiece = -code >>> 31
    end += isPiece & (-gap >>> 31)
    gap = (gap + 1) & (isPiece - 1)
    signs[end] = SIGNS[(gap << 4) | code]
    end += isPiece
  }
  return spelled(end + (-gap >>> 31))
}

/** The text of some character codes. */
const { fromCharCode } = String

/**
 * The text of the first signs: one call makes it at once, where a loop would make a text with each sign.
 * @param {number} count
 */
function spelled(count) {
  const s = signs
  switch (count) {
    case 1: return fromCharCode(s[0])
    case 2: return fromCharCode(s[0], s[1])
    case 3: return fromCharCode(s[0], s[1], s[2])
    case 4: return fromCharCode(s[0], s[1], s[2], s[3])
    case 5: return fromCharCode(s[0], s[1], s[2], s[3], s[4])
    case 6: return fromCharCode(s[0], s[1], s[2], s[3], s[4], s[5])
    case 7: return fromCharCode(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
    case 8: return fromCharCode(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
    default: return fromCharCode(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8])
  }
}

/** The place of no square. */
const NOWHERE = 64

/** @type {string[]} Whose turn it is, rights and passed square, by their bits. */
const fields = new Array((NOWHERE + 1) << 5)

/** @param {number} key the turn, four rights, the passed square */
function newFields(key) {
  const rights = [...'KQkq'].filter((_, right) => (key >>> (right + 1)) & 1).join('')
  return (fields[key] = ` ${key & 1 ? 'b' : 'w'} ${rights || '-'} ${NAMES[key >>> 5] ?? '-'} `)
}

/** Small numbers as texts, also with a space. */
const numbers = Array.from({ length: 256 }, (_, number) => `${number}`)
const spaced = numbers.map((text) => `${text} `)

/**
 * The FEN of the state at a place in the words; undefined where the module must write it.
 * @param {Uint32Array} words
 * @param {number} at
 */
export function fenOf(words, at) {
  const flags = words[at + FLAGS]
  if ((flags & HAS_LETTERS) === 0) return undefined
  if (isOther(words, at + 1, 1, 0)) upper = ranks[0] + ranks[1] + ranks[2] + ranks[3]
  if (isOther(words, at, 0, 4)) lower = ranks[4] + ranks[5] + ranks[6] + ranks[7]
  const passed = flags & IS_TAKEN ? (flags >>> 16) & 127 : NOWHERE
  const key = (flags & 1) | ((flags >>> 11) & 30) | (passed << 5)
  const halfmoves = words[at + COUNTERS] & 0xffff
  const fullmoves = words[at + COUNTERS] >>> 16
  const counters = (spaced[halfmoves] ?? `${halfmoves} `) + (numbers[fullmoves] ?? fullmoves)
  return upper + lower + (fields[key] ?? newFields(key)) + counters
}
