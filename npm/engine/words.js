// @ts-check
/** Two words of memory in which a worker looks while it computes: the numbers of the tasks that they are about. */

/** The place of the task that is to stop. */
export const STOP = 0
/** The place of the task whose expected move was played. */
export const HIT = 1

/** The words, where this page may share memory with its workers: where it is isolated from pages of other origins. */
export function sharedWords() {
  if (typeof SharedArrayBuffer !== 'function' || globalThis.crossOriginIsolated === false) return undefined
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
}
