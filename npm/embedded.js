// @ts-check
/**
 * WebAssembly as text within JavaScript, for bundlers that move no files.
 *
 * The frequent bytes are one printable sign each, the others two. So each byte keeps its place in what repeats, and
 * Brotli and gzip pack the text nearly as well as the bytes; in base64 it would be a third more.
 */

/** @typedef {{ length: number, order: number[], text: string }} Packed how many bytes, all bytes by how frequent they are */

/** The printable signs that mean nothing in JavaScript's strings nor in HTML; the first two begin a pair. */
const SIGNS = Array.from({ length: 95 }, (_, index) => 32 + index).filter((code) => !'\'"`\\$<'.includes(String.fromCharCode(code)))
const PAIRS = 2

/**
 * The bytes of a packed text.
 * @param {Packed} packed
 */
export function unpacked({ length, order, text }) {
  const places = new Uint8Array(128)
  SIGNS.forEach((code, place) => (places[code] = place))
  const bytes = new Uint8Array(length)
  let from = 0
  for (let to = 0; to < length; to++) {
    const place = places[text.charCodeAt(from++)]
    const rank = place < PAIRS ? SIGNS.length * (place + 1) + places[text.charCodeAt(from++)] : place
    bytes[to] = order[rank - PAIRS]
  }
  return bytes
}

/**
 * The module of the bytes, compiled at once.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function compiled(bytes) {
  try {
    return new WebAssembly.Module(bytes)
  } catch (error) {
    throw notStarted(error)
  }
}

/**
 * Why no module could be started, as an error to throw.
 * @param {unknown} cause
 */
export function notStarted(cause) {
  // What Chromium said, up to 2023, of a module of more than 4 KB that the thread of a page was to compile at once.
  const isTooLarge = cause instanceof RangeError
  const sentence = isTooLarge
    ? 'This browser compiles no module of this size at once; import gridmate/init and await its init() instead.'
    : `The WebAssembly module could not be started: ${cause instanceof Error ? cause.message : String(cause)}`
  return Object.assign(new Error(sentence, { cause }), { code: isTooLarge ? 'module-too-large' : 'module-not-started' })
}
