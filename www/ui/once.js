// @ts-check
/**
 * Loads something once; what has failed is loaded again when it is next wanted, which browsers do for imports, too.
 * @template T
 * @param {() => Promise<T>} load
 */
export function once(load) {
  /** @type {Promise<T> | undefined} */
  let loaded;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
