// Loads the engine's module and lets the bench outside ask for runs.
import init, { engineBench } from './engine.js'

await init()
Object.assign(globalThis, {
  /** How long one run takes, in milliseconds, with its nodes. */
  speed(depth) {
    const began = performance.now()
    const nodes = engineBench(depth)
    return { nodes, time: performance.now() - began }
  },
})
