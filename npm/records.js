// @ts-check
/** The tags of a game. */
import { DEFAULT_POSITION, SEVEN_TAG_ROSTER } from './names.js'

/** @typedef {Record<string, string | null>} Tags all of them, `null` for those that are not set */

/**
 * The value that a tag has when nothing is known of it.
 * @param {string} key
 * @returns {string | null}
 */
export const usual = (key) => /** @type {Record<string, string>} */ (SEVEN_TAG_ROSTER)[key] ?? null

/**
 * Returns where the game starts.
 * @param {Tags} tags
 * @param {string} fen
 */
export function tellStart(tags, fen) {
  const isUsual = fen === DEFAULT_POSITION
  tags.SetUp = isUsual ? null : '1'
  tags.FEN = isUsual ? null : fen
}

/**
 * Those that are set.
 * @param {Tags} tags
 */
export function setTags(tags) {
  /** @type {Record<string, string>} */
  const set = {}
  for (const key in tags) {
    const value = tags[key]
    if (value !== null) set[key] = value
  }
  return set
}

/**
 * Names and values in turn, of those that a PGN shows.
 * @param {Tags} tags
 */
export function shownTags(tags) {
  const list = []
  for (const key in tags) if (tags[key]) list.push(key, String(tags[key]))
  return list
}
