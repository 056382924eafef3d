// @ts-check
/**
 * A module that traps, which no input may make it do: the call fails with the code `module-trapped`, the console says so
 * once, and a new module takes over.
 */
import { __wbg_reset_state } from './pkg/gridmate.js'
import { isTrap } from './trap.js'

let isFirst = true
/** @type {(() => void)[]} */
const listeners = []

/** Calls back whenever a new module has taken over. @param {() => void} listener */
export function onRevival(listener) {
  listeners.push(listener)
}

/**
 * What to throw for something that was thrown: after a trap the module is started anew.
 * @param {unknown} error
 */
export function revived(error) {
  if (!isTrap(error)) return error
  __wbg_reset_state()
  const sentence = 'The chess module has failed and was started anew; the game is as it was before this call.'
  if (isFirst) console.warn(`gridmate: ${sentence}`)
  isFirst = false
  for (const listener of listeners) listener()
  return Object.assign(new Error(sentence, { cause: error }), { code: 'module-trapped' })
}
