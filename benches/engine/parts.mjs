// @ts-check
/** The parts of the engine's bench, by their names on the command line. */
export { speed } from './speed.mjs'
export { turns } from './turns.mjs'
export { depth } from './depth.mjs'
export { start } from './start.mjs'
export { clock } from './clock.mjs'
export { stop } from './stop.mjs'
