// @ts-check
import './start-web.js'
export * from './index.js'
