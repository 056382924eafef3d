// @ts-check
/** Starts the module that the package carries, before what imports the package goes on. */
import { bytes } from './embedded/gridmate.js'
import { compiled, unpacked } from './embedded.js'
import { initSync } from './pkg/gridmate.js'

initSync({ module: compiled(unpacked(bytes)) })
