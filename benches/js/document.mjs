// @ts-check
/**
 * What a view of a document costs after a change, beside its bar.
 *
 * `node benches/js/document.mjs [--rounds N] [PACKAGE]`, where the package is `dist/npm` if it is not named.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { table } from './measure.mjs'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '41' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const load = (/** @type {string} */ name) => import(pathToFileURL(join(positionals[0] ?? 'dist/npm', name)).href)
const { Document } = await load('document.js')

/** A line of legal moves that ends where it began, so that it can be repeated. */
const ROUND = 'g1f3, g8f6, f3g1, f6g8, b1c3, b8c6, c3b1, c6b8, '
/** @param {number[]} times */
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1]

/** How long a view may take after a move, in milliseconds, and how many bytes it may have. */
const VIEW_BAR = { ms: 0.5, bytes: 2048 }
const STEPS = 5000

/** The median time of the view after a change, and its length as JSON. @param {any} document @param {() => void} change */
function view(document, change) {
  const times = []
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    change()
    const start = performance.now()
    const told = document.view()
    times.push(performance.now() - start)
    bytes = JSON.stringify(told).length
    document.undo()
    document.view()
  }
  return { ms: median(times), bytes }
}

const document = new Document(undefined, ROUND.repeat(STEPS / 8).replace(/, $/, ''))
const start = performance.now()
document.view()
const first = performance.now() - start
/** @type {[string, () => void][]} */
const changes = [
  ['a move at the end', () => { document.goTo(STEPS); document.play('e4') }],
  ['a variation in the middle', () => { document.goTo(STEPS / 2); document.play('e4') }],
  ['a comment', () => document.setNote(1, { comments: [String(Math.random())] })],
]
const told = changes.map(([name, change]) => {
  const { ms, bytes } = view(document, change)
  const bar = `${(ms / VIEW_BAR.ms).toFixed(2)} of ${VIEW_BAR.ms} ms, ${(bytes / VIEW_BAR.bytes).toFixed(2)} of ${VIEW_BAR.bytes} bytes`
  return [name, `${ms.toFixed(3)} ms`, `${bytes}`, bar]
})
console.log(`\nViews of ${STEPS} steps; the first, which tells all: ${first.toFixed(0)} ms\n`)
table([['after', 'time', 'bytes', 'of the bar'], ...told])
