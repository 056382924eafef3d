// @ts-check
/** Starts the module at once, from the file beside. */
// @ts-ignore: the types of Node are not needed for anything else
import { readFileSync } from 'node:fs'
import { initSync } from './pkg/gridmate.js'

initSync({ module: readFileSync(new URL('./pkg/gridmate_bg.wasm', import.meta.url)) })
