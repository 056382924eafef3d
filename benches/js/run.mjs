// @ts-check
/**
 * The npm package beside chess.js on every public call, and beside the fastest libraries at listing and playing moves.
 *
 * `node benches/js/run.mjs [--rounds N] [--only TEXT] [PACKAGE]`, where the package is `dist/npm` if it is not named.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { CALLS } from './calls.mjs'
import { lists } from './lists.mjs'
import { alone, geometricMean, readable, sideBySide, table } from './measure.mjs'
import { peers } from './peers.mjs'
import { plays } from './plays.mjs'
import { fifty } from './positions.mjs'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const gridmate = await import(pathToFileURL(join(positionals[0] ?? 'dist/npm', 'index.js')).href)
const others = await peers()

const fens = fifty()

/**
 * @param {string[]} head
 * @param {import('./lists.mjs').Way[]} ways
 */
function timeWays(head, ways) {
  const rows = [head]
  for (const { what, runs } of ways) {
    const names = Object.keys(runs)
    const times = sideBySide(Object.values(runs), rounds)
    names.forEach((name, index) => {
      const ratio = index ? `${(times[index] / times[0]).toFixed(2)} ×` : ''
      rows.push([index ? '' : what, name, Math.round(1e9 / times[index]).toLocaleString('en'), ratio])
    })
  }
  table(rows)
}

async function timeCalls() {
  const rows = [['call', 'gridmate', 'chess.js', 'ratio']]
  /** @type {number[]} */
  const ratios = []
  for (const name of Object.keys(CALLS)) {
    if (!name.includes(values.only)) continue
    const runs = [await alone(gridmate, name, fens), await alone(others['chess.js'], name, fens)]
    const [ours, theirs] = sideBySide(runs, rounds)
    ratios.push(theirs / ours)
    rows.push([name, readable(ours), readable(theirs), `${(theirs / ours).toFixed(2)} ×`])
  }
  table(rows)
  console.log(`\nGeometric mean of ${ratios.length} ratios: ${geometricMean(ratios).toFixed(1)} ×`)
}

console.log(`${fens.length} positions, medians of ${rounds} rounds, Node ${process.version}\n`)
if (values.only === '') {
  timeWays(['listing moves', 'who', 'lists/s', 'gridmate is'], lists(gridmate, others, fens))
  timeWays(['playing games', 'who', 'games/s', 'gridmate is'], plays(gridmate, others))
}
console.log()
await timeCalls()
