// @ts-check
/** What is said of a game beyond its moves: tags, and comments by FEN. */
import { DEFAULT_POSITION, SEVEN_TAG_ROSTER, newTags } from './names.js'

/**
 * The value that a tag has when nothing is known of it.
 * @param {string} key
 * @returns {string | null}
 */
export const usual = (key) => /** @type {Record<string, string>} */ (SEVEN_TAG_ROSTER)[key] ?? null

/** The tags of a game, made when they are first asked for. */
export class Tags {
  /** @type {Record<string, string | null> | undefined} */
  #tags
  /** @type {string | null} The start, where it is not the usual one. */
  #start = null

  /** All of them, `null` for those that are not set. */
  all() {
    return this.#tags ?? this.#made()
  }

  #made() {
    this.#tags = newTags()
    this.#tell(this.#tags)
    return this.#tags
  }

  /** @param {Record<string, string | null>} tags */
  #tell(tags) {
    tags.SetUp = this.#start === null ? null : '1'
    tags.FEN = this.#start
  }

  /**
   * Tells where the game starts.
   * @param {string} fen
   */
  setStart(fen) {
    this.#start = fen === DEFAULT_POSITION ? null : fen
    if (this.#tags !== undefined) this.#tell(this.#tags)
  }

  /**
   * Starts over.
   * @param {boolean} keep whether all but the start stays
   */
  reset(keep) {
    if (!keep) this.#tags = undefined
    this.setStart(DEFAULT_POSITION)
  }

  /** Those that are set. */
  set() {
    const tags = this.all()
    /** @type {Record<string, string>} */
    const set = {}
    for (const key in tags) {
      const value = tags[key]
      if (value !== null) set[key] = value
    }
    return set
  }

  /** Names and values in turn, of those that a PGN shows. */
  shown() {
    const tags = this.all()
    const list = []
    for (const key in tags) if (tags[key]) list.push(key, String(tags[key]))
    return list
  }
}
