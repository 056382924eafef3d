// @ts-check
/** `gridmate/engine`: players on this thread and in a worker, here in Node. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { folder, gridmate, inner } from './support.mjs'

const { Chess, DEFAULT_POSITION } = gridmate
const { choose, createEngine, evaluate, play } = await inner('engine.js')

const MATE_IN_ONE = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'
const MATED = '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43'

/** @type {any} */
let engine
before(async () => { engine = await createEngine() })
after(() => engine.close())

test('a position is worth what the article says, and what the engine says', () => {
  assert.equal(evaluate(MATED).article, 1000)
  assert.equal(evaluate('3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1').article, 0)
  const start = evaluate(DEFAULT_POSITION)
  assert.equal(start.article, 0)
  assert.ok(Math.abs(start.centipawns) < 60)
  const queenUp = evaluate('rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1')
  assert.equal(queenUp.article, 9)
  assert.ok(queenUp.centipawns > 500, 'from White, whoever moves')
  assert.deepEqual(evaluate({ moves: 'e2e4 e7e5' }), evaluate({ moves: ['e2e4', 'e7e5'] }))
  // The third time: a draw.
  const moves = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'
  assert.equal(evaluate({ fen: 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', moves }).article, 0)
})

test('players choose on this thread, the same with the same seed', () => {
  assert.equal(choose('minimax:1', MATE_IN_ONE), 'a1a8')
  for (const name of ['random', 'minimax:1', 'negamax:1', 'alphabeta:2', 'level:1']) {
    assert.equal(choose(name, DEFAULT_POSITION, { seed: 7 }), choose(name, DEFAULT_POSITION, { seed: 7 }), name)
  }
  const drawn = new Set(Array.from({ length: 40 }, (_, seed) => choose('random', DEFAULT_POSITION, { seed })))
  assert.ok(drawn.size > 10, `${[...drawn]}`)
  assert.equal(choose('random', MATED), null)
})

test('players move in a game to its end, passed turns and Chess960 included', () => {
  const game = Chess.chess960(0)
  game.move('--')
  for (let ply = 0; ply < 12; ply += 1) assert.ok(play(ply % 2 ? 'minimax:1' : 'random', game, { seed: ply }))
  assert.equal(game.history().length, 13)
  const last = new Chess(MATE_IN_ONE)
  assert.equal(play('engine', last, { movetime: 50 }).san, 'Ra8#')
  assert.equal(play('engine', last), null)
})

test('a worker thinks and tells what it thinks', async () => {
  /** @type {any[]} */
  const told = []
  const answer = await engine.think(MATE_IN_ONE, { depth: 4, onProgress: (/** @type {any} */ thought) => told.push(thought) })
  assert.equal(answer.move, 'a1a8')
  assert.deepEqual(answer.score, { mate: 1 })
  assert.deepEqual(answer.line, ['a1a8'])
  assert.ok(told.length > 0 && told.every(({ depth, line, nodes }) => depth > 0 && line.length > 0 && nodes > 0))
  const opened = await engine.think(new Chess(), { nodes: 5000 })
  assert.ok(new Chess().uciMoves().includes(opened.move))
  assert.ok(Math.abs(opened.score.centipawns) < 100)
  assert.deepEqual((await engine.think(MATED, { depth: 2 })).move, null)
})

test('levels think as they can, and clocks and times end a search', async () => {
  const [one, same] = [await engine.think(DEFAULT_POSITION, { level: 3, seed: 5 }), await engine.think(DEFAULT_POSITION, { level: 3, seed: 5 })]
  assert.deepEqual([one.move, one.nodes], [same.move, same.nodes])
  assert.ok(one.depth <= 3)
  for (const limits of [{ movetime: 100 }, { clock: { left: 1000, increment: 0 } }]) {
    const { move } = await engine.think(DEFAULT_POSITION, limits)
    assert.ok(new Chess().uciMoves().includes(move), move)
  }
})

test('a worker chooses as players do', async () => {
  for (const name of ['random', 'minimax:1', 'alphabeta:2', 'level:2', 'level:9']) {
    assert.equal(await engine.choose(name, DEFAULT_POSITION, { seed: 3 }), choose(name, DEFAULT_POSITION, { seed: 3 }), name)
  }
})

test('what is asked at once is answered one after the other', async () => {
  const fens = [MATE_IN_ONE, DEFAULT_POSITION, MATED]
  const moves = await Promise.all(fens.map((fen) => engine.think(fen, { depth: 3 })))
  assert.deepEqual([moves[0].move, moves[2].move], ['a1a8', null])
})

test('who waits no longer is served no longer: a signal ends it, stop has what is known', async () => {
  const control = new AbortController()
  const endless = engine.think(DEFAULT_POSITION, { signal: control.signal })
  const next = engine.think(MATE_IN_ONE, { depth: 3 })
  control.abort('enough')
  await assert.rejects(endless, { name: 'AbortError', code: 'aborted', cause: 'enough' })
  assert.equal((await next).move, 'a1a8')
  // A search that looks at all there is cannot listen; its worker ends.
  const deep = new AbortController()
  const minimax = engine.choose('minimax:9', DEFAULT_POSITION, { signal: deep.signal })
  setImmediate(() => deep.abort())
  await assert.rejects(minimax, { code: 'aborted' })
  assert.equal(await engine.choose('minimax:1', MATE_IN_ONE), 'a1a8')
  await assert.rejects(engine.think(DEFAULT_POSITION, { depth: 3, signal: AbortSignal.abort() }), { code: 'aborted' })
  const stopped = await engine.think(DEFAULT_POSITION, { movetime: 60_000, onProgress: () => engine.stop() })
  assert.ok(stopped.move)
  // Told to stop before its worker runs.
  const early = await createEngine({ hash: 1 })
  const soon = early.think(DEFAULT_POSITION, { movetime: 1e9 })
  early.stop()
  assert.ok((await soon).move)
  const level = { level: 9, seed: 5 }
  const whole = await early.think(DEFAULT_POSITION, level)
  const hurried = early.think(DEFAULT_POSITION, level)
  early.stop()
  const { move, nodes } = await hurried
  assert.deepEqual([move, nodes], [whole.move, whole.nodes])
  early.close()
})

test('what a caller throws while it is told is the caller\'s', async () => {
  const own = new Error('mine')
  await assert.rejects(engine.think(DEFAULT_POSITION, { depth: 9, onProgress: () => { throw own } }), own)
  assert.equal((await engine.think(MATE_IN_ONE, { depth: 2 })).move, 'a1a8')
})

/** What the rules and notations say, and what each is about. */
const SAID = new Map([['field-count', 'fen'], ['unreachable', 'uci'], ['no-such-player', 'player']])

test('wrong questions are refused with a code and a sentence', async () => {
  /** @type {[() => unknown, string][]} */
  const refused = [
    [() => engine.think('nonsense', { depth: 1 }), 'field-count'],
    [() => engine.think(null, { depth: 1 }), 'not-a-position'],
    [() => engine.think(7, { depth: 1 }), 'not-a-position'],
    [() => engine.think({ fen: 7 }, { depth: 1 }), 'not-a-text'],
    [() => engine.think({ moves: 'e2e5' }, { depth: 1 }), 'unreachable'],
    [() => engine.think(DEFAULT_POSITION), 'no-limit'],
    [() => engine.think(DEFAULT_POSITION, {}), 'no-limit'],
    [() => engine.think(DEFAULT_POSITION, { movetime: Infinity }), 'no-limit'],
    [() => engine.think(DEFAULT_POSITION, { nodes: Infinity }), 'no-limit'],
    [() => engine.think(DEFAULT_POSITION, { clock: { left: Infinity } }), 'no-limit'],
    [() => engine.think(DEFAULT_POSITION, 100), 'not-options'],
    [() => engine.think(DEFAULT_POSITION, { depth: NaN }), 'not-a-number'],
    [() => engine.think(DEFAULT_POSITION, { depth: '5' }), 'not-a-number'],
    [() => engine.think(DEFAULT_POSITION, { movetime: {} }), 'not-a-number'],
    [() => engine.think(DEFAULT_POSITION, { level: 11 }), 'no-such-level'],
    [() => engine.think(DEFAULT_POSITION, { level: 1, seed: -1 }), 'not-a-number'],
    [() => engine.think(DEFAULT_POSITION, { clock: 5 }), 'not-a-number'],
    [() => engine.think(DEFAULT_POSITION, { depth: 1, signal: {} }), 'not-a-signal'],
    [() => engine.think(DEFAULT_POSITION, { depth: 1, onProgress: 'log' }), 'not-a-function'],
    [() => engine.choose('tower', DEFAULT_POSITION), 'no-such-player'],
    [() => engine.choose(null, DEFAULT_POSITION), 'not-a-text'],
    [() => choose('minimax:deep', DEFAULT_POSITION), 'no-such-player'],
    [() => engine.choose('minimax:9', DEFAULT_POSITION), 'depth-out-of-range'],
    [() => engine.choose('engine', DEFAULT_POSITION, { movetime: Infinity }), 'no-limit'],
    [() => choose('minimax:9', DEFAULT_POSITION), 'depth-out-of-range'],
    [() => choose('alphabeta:7', DEFAULT_POSITION), 'depth-out-of-range'],
    [() => choose('engine', DEFAULT_POSITION, { movetime: Infinity }), 'no-limit'],
    [() => choose('random', 'nonsense'), 'field-count'],
    [() => choose('random', DEFAULT_POSITION, { seed: 'x' }), 'not-a-number'],
    [() => play('random', DEFAULT_POSITION), 'not-a-position'],
    [() => evaluate(undefined), 'not-a-position'],
    [() => createEngine({ hash: 0 }), 'not-a-number'],
    [() => createEngine({ hash: 'large' }), 'not-a-number'],
    [() => createEngine(16), 'not-options'],
    [() => createEngine({ worker: 7 }), 'not-an-address'],
  ]
  for (const [index, [call, code]] of refused.entries()) {
    await assert.rejects(async () => call(), (/** @type {any} */ error) => {
      assert.equal(error.code, code, `${index}: ${error.message}`)
      if (SAID.has(code)) assert.deepEqual([error.source, typeof error.args], [SAID.get(code), 'object'], code)
      return error.message.length > 10
    })
  }
  // Nothing of it was in anybody's way.
  assert.equal((await engine.think(MATE_IN_ONE, { depth: 2 })).move, 'a1a8')
})

test('a closed engine says so, and one that cannot start says why', async () => {
  const other = await createEngine({ hash: 1 })
  const waiting = other.think(DEFAULT_POSITION, { movetime: 60_000 })
  other.close()
  await assert.rejects(waiting, { code: 'engine-closed' })
  await assert.rejects(other.think(DEFAULT_POSITION, { depth: 1 }), { code: 'engine-closed' })
  other.close()
  const lost = await createEngine({ worker: pathToFileURL('/nowhere/engine-worker.js') })
  await assert.rejects(lost.think(DEFAULT_POSITION, { depth: 1 }), { code: 'worker-not-started' })
})

test('the worker is a file as well, and a process ends that has forgotten its engine', async () => {
  const file = join(folder, 'engine-worker.js')
  const own = await createEngine({ worker: pathToFileURL(resolve(file)) })
  assert.equal((await own.think(MATE_IN_ONE, { depth: 2 })).move, 'a1a8')
  own.close()
  const entry = JSON.stringify(pathToFileURL(resolve(folder, 'engine.js')).href)
  const script = `import { createEngine } from ${entry}\nconst engine = await createEngine()\nconsole.log((await engine.think('${MATE_IN_ONE}', { depth: 2 })).move)`
  assert.equal(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { timeout: 60_000 }).toString().trim(), 'a1a8')
})
