// @ts-check
/** `gridmate/review`: games judged and explained on this thread and in workers, here in Node, beside the command line. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { folder, gridmate, inner } from './support.mjs'

const { Chess } = gridmate
const { Document } = await inner('document.js')
const { review } = await inner('review.js')

/** Black lets White mate at once, and White a bishop hang. */
const SCHOLAR = '[Event "Scholar"]\n\n1. e4 e5 2. Bc4 (2. Nf3 {better}) Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n'
const MOVES = 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7'
const LONGER = '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. Qb3 Qe7 8. O-O Nf6 *'
const NODES = 500

/** What the command line says of the first game of a text. @param {string} text */
function said(text, nodes = NODES) {
  const options = { input: text, stdio: /** @type {any} */ (['pipe', 'pipe', 'ignore']) }
  const [line] = execFileSync(process.env.GRIDMATE_CLI ?? 'gridmate', ['review', '--nodes', String(nodes)], options).toString().split('\n')
  const { ok, tags, ...reviewed } = JSON.parse(line)
  assert.ok(ok && tags)
  return reviewed
}

test('a game is judged and explained as the command line does it, on this thread and in workers', async () => {
  const wanted = said(SCHOLAR)
  const [claim] = wanted.moves[5].claims
  assert.deepEqual([wanted.moves[5].mark, claim.motif, claim.line, claim.text], ['blunder', 'mate', ['Qxf7#'], 'Qxf7# is mate.'])
  for (const workers of [0, 1, 2]) assert.deepEqual(await review(SCHOLAR, { nodes: NODES, workers }), wanted, `${workers} workers`)
  const longer = said(LONGER)
  assert.deepEqual(await review(LONGER, { nodes: NODES }), longer)
  assert.deepEqual(await review(LONGER, { nodes: NODES, workers: 2 }), longer)
})

test('a game comes as PGN, as a start with moves, as Chess and as a document', async () => {
  const wanted = said(SCHOLAR)
  const chess = new Chess()
  chess.loadPgn(SCHOLAR)
  for (const game of [chess, Document.fromPgn(SCHOLAR), { moves: MOVES }, { moves: MOVES.split(' ') }, { fen: gridmate.DEFAULT_POSITION, moves: MOVES }]) {
    assert.deepEqual(await review(game, { nodes: NODES }), wanted)
  }
  const own = Chess.chess960(0)
  for (const move of ['e4', 'e5', 'f4']) own.move(move)
  const { moves } = await review(own, { nodes: NODES, explain: false })
  assert.deepEqual(moves.map((/** @type {any} */ { san }) => san), own.history())
  const none = { moves: [], accuracy: { white: null, black: null } }
  assert.deepEqual(await review(new Chess(), { nodes: NODES }), none)
  assert.deepEqual(await review({ moves: '' }, { nodes: NODES, workers: 1 }), none)
})

test('what is to be explained is counted apart, and left where it is not wanted', async () => {
  for (const workers of [0, 2]) {
    /** @type {any[]} */
    const heard = []
    const onProgress = (/** @type {any} */ progress) => heard.push(progress)
    const { moves } = await review(SCHOLAR, { nodes: NODES, workers, onProgress })
    const of = (/** @type {string} */ stage) => heard.filter((one) => one.stage === stage)
    const bad = moves.filter((/** @type {any} */ { mark }) => mark !== null && mark !== 'great' && mark !== 'brilliant')
    assert.ok(bad.length > 0)
    assert.deepEqual([of('judging').at(-1), of('explaining').at(-1)], [
      { stage: 'judging', done: 8, all: 8 }, { stage: 'explaining', done: bad.length, all: bad.length },
    ])
    const bare = await review(SCHOLAR, { nodes: NODES, workers, explain: false, onProgress: (/** @type {any} */ { stage }) => assert.equal(stage, 'judging') })
    assert.deepEqual(bare.moves, moves.map((/** @type {any} */ move) => ({ ...move, claims: [] })))
  }
})

test('this thread does something else meanwhile', async () => {
  let others = 0
  /** @type {any} */
  let next
  const other = () => { next = setTimeout(() => { others += 1; other() }) }
  other()
  /** @type {number[]} */
  const seen = []
  // Each position takes longer than a turn.
  await review(SCHOLAR, { nodes: 30_000, explain: false, onProgress: () => seen.push(others) })
  clearTimeout(next)
  assert.ok(seen.length > 1 && seen.every((count, at) => at === 0 || count > seen[at - 1]), `${seen}`)
})

test('a review that is given up fails with its reason, and what a caller throws is the caller\'s', async () => {
  for (const workers of [0, 1]) {
    const control = new AbortController()
    const endless = review(LONGER, { nodes: 20_000, workers, signal: control.signal, onProgress: () => control.abort('enough') })
    await assert.rejects(endless, { name: 'AbortError', code: 'aborted', cause: 'enough' })
    await assert.rejects(review(SCHOLAR, { workers, signal: AbortSignal.abort() }), { code: 'aborted' })
    const own = new Error('mine')
    await assert.rejects(review(SCHOLAR, { nodes: NODES, workers, onProgress: () => { throw own } }), own)
  }
  assert.deepEqual(await review(SCHOLAR, { nodes: NODES }), said(SCHOLAR))
})

test('wrong questions are refused with a code and a sentence', async () => {
  /** @type {[() => unknown, string][]} */
  const refused = [
    [() => review(), 'not-a-game'],
    [() => review(7), 'not-a-game'],
    [() => review({}), 'not-a-game'],
    [() => review({ pgn: SCHOLAR }), 'not-a-game'],
    [() => review({ moves: 7 }), 'not-a-text'],
    [() => review({ moves: 'e2e5' }), 'unreachable'],
    [() => review({ fen: '8/8 w', moves: '' }), 'field-count'],
    [() => review(''), 'no-game'],
    [() => review('nothing'), 'no-game'],
    [() => review('1. e4 e5 2. Ke3 *'), 'unreachable'],
    [() => review(SCHOLAR, 500), 'not-options'],
    [() => review(SCHOLAR, { nodes: -1 }), 'not-a-number'],
    [() => review(SCHOLAR, { nodes: '500' }), 'not-a-number'],
    [() => review(SCHOLAR, { explain: 1 }), 'not-a-flag'],
    [() => review(SCHOLAR, { workers: 1.5 }), 'not-a-number'],
    [() => review(SCHOLAR, { workers: 65 }), 'not-a-number'],
    [() => review(SCHOLAR, { worker: 7 }), 'not-an-address'],
    [() => review(SCHOLAR, { signal: {} }), 'not-a-signal'],
    [() => review(SCHOLAR, { onProgress: 'log' }), 'not-a-function'],
    [() => review(SCHOLAR, /** @type {any} */ ({ node: 500 })), 'no-such-option'],
  ]
  for (const [index, [call, code]] of refused.entries()) {
    await assert.rejects(async () => call(), (/** @type {any} */ error) => {
      assert.equal(error.code, code, `${index}: ${error.message}`)
      return error.message.length > 10
    })
  }
  await assert.rejects(review('1. e4 e5\n2. Ke3 *'), { line: 2, column: 4 })
})

test('the worker is a file as well; one that cannot start says why; a process ends after its review', async () => {
  const worker = pathToFileURL(resolve(folder, 'review-worker.js'))
  assert.deepEqual(await review(SCHOLAR, { nodes: NODES, workers: 1, worker }), said(SCHOLAR))
  const lost = review(SCHOLAR, { workers: 1, worker: pathToFileURL('/nowhere/review-worker.js') })
  await assert.rejects(lost, { code: 'worker-not-started' })
  const entry = JSON.stringify(pathToFileURL(resolve(join(folder, 'review.js'))).href)
  const script = `import { review } from ${entry}\nconsole.log((await review('1. f3 e5 2. g4 Qh4#', { nodes: 500, workers: 2 })).moves[2].mark)`
  assert.equal(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { timeout: 60_000 }).toString().trim(), 'blunder')
})
