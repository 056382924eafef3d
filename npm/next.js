// @ts-check
/** What chess.js has on its main branch beside its release 1.4: marks of judgement by position, and a few answers more. */
import { fail, number, options as read, shown, text } from './arguments.js'
import { Chess as Released } from './chess.js'
import { started } from './start.js'

export * from './index.js'

/** @typedef {import('./api.js').Square} Square */
/** @typedef {import('./next.js').Suffix} Suffix */

/** The marks that stand right behind a move. */
export const SUFFIX_LIST = /** @type {const} */ (['!', '?', '!!', '!?', '?!', '??'])

/**
 * The signs of the marks that are numbered, those that have one.
 * @type {Record<number, string>}
 */
export const NAG_TO_SYMBOL = {
  7: '□', 10: '=', 13: '∞', 14: '⩲', 15: '⩱', 16: '±', 17: '∓', 18: '+−', 19: '-+', 22: '⨀', 32: '↑↑', 36: '↑', 40: '→',
  44: '=∞', 132: '⇆', 138: '⊕', 140: '∆', 146: 'N',
}

/**
 * The sign of a numbered mark, if it has one.
 * @param {number} nag
 * @returns {string | undefined}
 */
export const nagToGlyph = (nag) => NAG_TO_SYMBOL[nag]

/** The module's option that drops castling rights which no king and rook stand for. */
const DROP_CLAIMS = 4

/** A game with marks at its positions, which go by their FENs. */
export class Chess extends /* @__PURE__ */ started(Released) {
  /** @type {Map<string, Suffix>} */
  _suffixes = new Map()
  /** @type {Map<string, number[]>} Never empty lists. */
  _nags = new Map()

  _claimedRights() {
    return DROP_CLAIMS
  }

  /** @param {boolean} keepTags */
  _reset(keepTags) {
    super._reset(keepTags)
    // The first game is loaded before a class has its own fields.
    this._suffixes?.clear()
    this._nags?.clear()
  }

  /** @param {[ply: number, mark: string][]} marks */
  _mark(marks) {
    const fens = marks.length > 0 ? this._allFens() : []
    for (const [ply, mark] of marks) {
      const fen = fens[ply]
      if (/^\d/.test(mark)) this.setNags([...this.getNags(fen), Number(mark)], fen)
      else this._suffixes.set(fen, /** @type {Suffix} */ (mark))
    }
  }

  /** @param {string} [fen] that of the present position unless given */
  _place(fen) {
    return fen === undefined ? this._fen() : text(fen)
  }

  /** @param {{ from: Square, to: Square }} move */
  isPromotion(move) {
    const { from, to } = read(move)
    const squares = text(from) + text(to)
    return this.uciMoves().some((uci) => uci.length === 5 && uci.startsWith(squares))
  }

  /** @param {string} [fen] */
  getSuffixAnnotation(fen) {
    return this._suffixes.get(this._place(fen))
  }

  /**
   * @param {Suffix} suffix
   * @param {string} [fen]
   */
  setSuffixAnnotation(suffix, fen) {
    if (!SUFFIX_LIST.includes(suffix)) throw fail('invalid-suffix', `Invalid suffix: ${shown(suffix)}. It is one of ${SUFFIX_LIST.join(' ')}.`)
    this._suffixes.set(this._place(fen), suffix)
  }

  /** @param {string} [fen] */
  removeSuffixAnnotation(fen) {
    const suffix = this.getSuffixAnnotation(fen)
    this._suffixes.delete(this._place(fen))
    return suffix
  }

  /** @param {string} [fen] */
  getNags(fen) {
    return [...(this._nags.get(this._place(fen)) ?? [])]
  }

  /**
   * @param {number[]} nags
   * @param {string} [fen]
   */
  setNags(nags, fen) {
    if (!Array.isArray(nags)) throw fail('not-a-list', `A list of numbers is wanted here, not ${shown(nags)}.`)
    const place = this._place(fen)
    if (nags.length === 0) this._nags.delete(place)
    else this._nags.set(place, nags.map(number))
  }

  /**
   * @param {number} nag
   * @param {string} [fen]
   */
  addNag(nag, fen) {
    this.setNags([...new Set([...this.getNags(fen), nag])], fen)
  }

  /**
   * @param {number} nag
   * @param {string} [fen]
   */
  removeNag(nag, fen) {
    const nags = this.getNags(fen)
    this.setNags(nags.filter((other) => other !== nag), fen)
    return nags.includes(nag)
  }

  /** @param {string} [fen] */
  removeNags(fen) {
    const nags = this.getNags(fen)
    this.setNags([], fen)
    return nags
  }

  /**
   * All that is said of positions: comments in the order of the line, then what has marks alone.
   * @returns {any}
   */
  getComments() {
    const comments = new Map(super.getComments().map(({ fen, comment }) => [fen, comment]))
    const fens = new Set([...comments.keys(), ...this._suffixes.keys(), ...this._nags.keys()])
    return Array.from(fens, (fen) => {
      const [comment, suffixAnnotation] = [comments.get(fen), this._suffixes.get(fen)]
      return { fen, ...(comment !== undefined && { comment }), ...(suffixAnnotation && { suffixAnnotation }), nags: this.getNags(fen) }
    })
  }

  removeComments() {
    const comments = super.getComments()
    super.removeComments()
    return comments
  }
}
