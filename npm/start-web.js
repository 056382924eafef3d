// @ts-check
/** Starts the module before whoever imports the package goes on. */
import start from './pkg/gridmate.js'

await start()
