// @ts-check
/** The package as CommonJS: in Node without `require` of ES modules, in newer Node, and in a loader such as Jest's. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { folder } from './support.mjs'

/** A program that requires each entry and plays; it prints what came of it. */
const PROGRAM = `
const { Chess, Relation } = require('gridmate')
const { default: init, Chess: Same } = require('gridmate/init')
const { Chess: Next } = require('gridmate/next')
const { Document } = require('gridmate/document')
const { choose, createEngine } = require('gridmate/engine')
const { review } = require('gridmate/review')

async function played() {
  await init()
  const chess = new Chess('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1')
  const engine = await createEngine()
  const { move } = await engine.think(chess, { depth: 2 })
  engine.close()
  const { moves } = await review('1. f3 e5 2. g4 Qh4#', { nodes: 1000, explain: false })
  return [
    Chess === Same, chess.move('Ra8').san, Relation.named('rook').count, Document.fromPgn('1. e4 *').text, choose('minimax:1', { moves: 'f2f3 e7e5 g2g4' }),
    move, moves.at(-1).san, new Next() instanceof Chess,
  ].join()
}
played().then(console.log)
`
const PLAYED = 'true,Ra8#,896,e2e4,d8h4,a1a8,Qh4#,true'

/** What a program prints that has installed the package. @param {string[]} args */
const printed = (...args) => execFileSync(process.execPath, args, { cwd: join(folder, '../..') }).toString().trim()

test('where require takes no ES modules, each entry is required and plays', () => {
  const flag = '--no-experimental-require-module'
  assert.equal(printed(flag, '--eval', PROGRAM), PLAYED)
  assert.match(printed(flag, '--print', "require.resolve('gridmate')"), /cjs.index\.js$/)
})

test('where it takes them, what is required is what is imported', () => {
  const program = "import('gridmate').then(({ Chess }) => console.log(Chess === require('gridmate').Chess))"
  assert.equal(printed('--eval', program), 'true')
})

test('a loader that runs CommonJS in a sandbox, without the classes of texts, takes each entry', async () => {
  const sandbox = createContext({ process, console, URL, AbortController, setTimeout, clearTimeout, performance, crypto })
  /** @type {Map<string, { exports: any }>} */
  const loaded = new Map()
  const builtin = createRequire(import.meta.url)
  /** @param {string} file */
  function load(file) {
    const known = loaded.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    loaded.set(file, module)
    const wrapped = runInContext(`(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, sandbox, { filename: file })
    wrapped(module.exports, (/** @type {string} */ name) => (name.startsWith('.') ? load(resolve(dirname(file), name)) : builtin(name)), module, file, dirname(file))
    return module.exports
  }
  /** @param {string} name */
  const required = (name) => load(resolve(folder, 'cjs', `${name === 'gridmate' ? 'index' : name.replace('gridmate/', '')}.js`))
  const said = await new Promise((log) => {
    runInContext(`(function (require, console) {${PROGRAM}})`, sandbox)(required, { log })
  })
  assert.equal(said, PLAYED)
})
