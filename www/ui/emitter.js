// @ts-check
// Who wants to know of something.

/**
 * @template {unknown[]} Told what they are told
 * @typedef {object} Emitter
 * @property {(listener: (...told: Told) => void) => () => void} on calls back from now on; answers a function that ends that
 * @property {(...told: Told) => void} emit tells everybody; one that fails does not keep it from the others
 */

/** @template {unknown[]} Told @returns {Emitter<Told>} */
export function emitter() {
  /** @type {Set<(...told: Told) => void>} */
  const listeners = new Set();
  return {
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(...told) {
      for (const listener of [...listeners]) {
        try {
          listener(...told);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
