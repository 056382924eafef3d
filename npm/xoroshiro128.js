// @ts-check
import { fail, shown } from './arguments.js'

const WORD = (1n << 64n) - 1n

/**
 * @param {bigint} word
 * @param {bigint} count
 */
const rotated = (word, count) => ((word << count) | (word >> (64n - count))) & WORD

/**
 * The generator xoroshiro128**, which the keys of hashes come from.
 * @param {bigint} state 128 bits
 * @returns {() => bigint} the next number of 64 bits
 */
export function xoroshiro128(state) {
  if (typeof state !== 'bigint') throw fail('not-a-number', `A state is a bigint, not ${shown(state)}.`)
  let low = state & WORD
  let high = (state >> 64n) & WORD
  return () => {
    const number = (rotated((low * 5n) & WORD, 7n) * 9n) & WORD
    high ^= low
    low = rotated(low, 24n) ^ high ^ ((high << 16n) & WORD)
    high = rotated(high, 37n)
    return number
  }
}
