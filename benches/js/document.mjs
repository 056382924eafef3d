// @ts-check
/**
 * What an edit of a script costs through the border: the key that is typed, the tokens and remarks that a page shows,
 * and the board; and what a view of a document costs after a change, beside its bar.
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
const { Script } = await load('index.js')
const { Document } = await load('document.js')

/** A line of legal moves that ends where it began, so that it can be repeated. */
const ROUND = 'g1f3, g8f6, f3g1, f6g8, b1c3, b8c6, c3b1, c6b8, '
/** How many tokens a page shows at once. */
const SHOWN = 500

/** @param {number[]} times */
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1]

/**
 * Types a token letter by letter at a place, showing what a page shows after each, and takes it out again.
 * @param {InstanceType<typeof Script>} document @param {number} place
 */
function type(document, place) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    let typed = 0
    for (const letter of 'e2e4, ') {
      const start = performance.now()
      const first = document.edit(place + typed, 0, letter)
      typed += 1
      const from = Math.max(0, Math.min(first, document.tokens - SHOWN))
      document.tokensIn(from, from + SHOWN)
      document.remarks(0, 5).forEach((remark) => remark.free())
      document.board(document.steps)
      times.push(performance.now() - start)
    }
    document.edit(place, typed, '')
  }
  return median(times)
}

const rows = [['tokens', 'read', 'a key at the end', 'a key at the start']]
for (const tokens of [104, 504, 10_000, 100_000]) {
  const text = ROUND.repeat(tokens / 8)
  const start = performance.now()
  const document = new Script(undefined, text)
  const read = performance.now() - start
  const times = [read, type(document, text.length), type(document, 0)]
  rows.push([tokens.toLocaleString('en'), ...times.map((time) => `${time.toFixed(3)} ms`)])
  document.free()
}
console.log(`Medians of ${rounds} rounds of 6 keys, Node ${process.version}\n`)
table(rows)

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
