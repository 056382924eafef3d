// @ts-check
import './start-node.js'
export * from './index.js'
