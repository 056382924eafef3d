// @ts-check
/**
 * The module of the document: it starts when it is asked first. Should it ever trap, which no input may make it do, the
 * call fails with the code `module-trapped`, the console says so once, and a new module takes over.
 */
import { fail } from '../arguments.js'
import { compiled, unpacked } from '../embedded.js'
import { bytes } from '../embedded/document.js'
import { __wbg_reset_state, initSync } from '../pkg/document.js'
import { isTrap } from '../trap.js'

let lives = 0
/** @type {(() => void)[]} */
const listeners = []

/** Calls back whenever a new module has taken over. @param {() => void} listener */
export function onRestart(listener) {
  listeners.push(listener)
}

/** Puts a new module in the place of one that has trapped. */
export function restart() {
  __wbg_reset_state()
  lives += 1
  for (const listener of listeners) listener()
}

/** How many modules there were: what belonged to an earlier one is gone. */
export const life = () => lives

/**
 * Does something with the module.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function within(work) {
  if (lives === 0) {
    initSync({ module: compiled(unpacked(bytes)) })
    lives = 1
  }
  try {
    return work()
  } catch (error) {
    if (!isTrap(error)) throw error
    const sentence = 'The document module has failed and was started anew; the document is as it was before this call.'
    if (lives === 1) console.warn(`gridmate: ${sentence}`)
    restart()
    throw fail('module-trapped', sentence, error)
  }
}
