// @ts-check
/**
 * Whether a module was broken off: by a trap, or because the stack ran out within it, which is no error of its own kind.
 * @param {unknown} error
 */
export const isTrap = (error) =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && /call stack|recursion/.test(error.message) && /wasm-function/.test(error.stack ?? ''))
