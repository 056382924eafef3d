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

/** Engines whose workers share memory with this thread, and engines in turns, as where a page is not isolated. */
const WAYS = { 'that is interrupted': undefined, 'in turns': false }
for (const [way, isIsolated] of Object.entries(WAYS)) {
  /** @param {(engine: any) => Promise<void>} work */
  const within = async (work) => {
    Object.assign(globalThis, { crossOriginIsolated: isIsolated })
    const own = await createEngine({ hash: 1 })
    await work(own)
    own.close()
    Object.assign(globalThis, { crossOriginIsolated: undefined })
  }

  test(`${way}: several lines, and only some moves, are searched`, () => within(async (own) => {
    const { move, line, lines, rank } = await own.think(DEFAULT_POSITION, { depth: 6, multipv: 3 })
    assert.deepEqual(lines.map((/** @type {any} */ one) => one.rank), [1, 2, 3])
    assert.deepEqual([lines[0].line, line[0], rank], [line, move, 1])
    assert.equal(new Set(lines.map((/** @type {any} */ one) => one.line[0])).size, 3)
    assert.deepEqual([...new Set(lines.map((/** @type {any} */ one) => one.depth))], [6])
    const only = await own.think(DEFAULT_POSITION, { depth: 4, multipv: 9, searchMoves: ['a2a3', 'h2h3'] })
    assert.deepEqual(only.lines.map((/** @type {any} */ one) => one.line[0]).sort(), ['a2a3', 'h2h3'])
    // The next search is not held to them.
    assert.equal((await own.think(MATE_IN_ONE, { depth: 3 })).move, 'a1a8')
    assert.deepEqual((await own.think(MATED, { depth: 2, multipv: 2 })).lines, [])
  }))

  test(`${way}: what it thinks comes in a loop, which breaks off, is stopped, or is given up`, () => within(async (own) => {
    const depths = []
    for await (const { depth, line, score } of own.analyse(DEFAULT_POSITION)) {
      assert.ok(line.length > 0 && 'centipawns' in score)
      depths.push(depth)
      if (depth === 5) break
    }
    assert.deepEqual(depths, [1, 2, 3, 4, 5])
    const analysis = own.analyse({ moves: 'e2e4' }, { multipv: 2 })
    const ranks = []
    for await (const { depth, rank } of analysis) {
      if (depth === 3) ranks.push(rank)
      if (depth === 4) analysis.stop()
      if (depth === 5) own.stop()
    }
    assert.deepEqual(ranks, [1, 2])
    const control = new AbortController()
    await assert.rejects(async () => {
      for await (const { depth } of own.analyse(DEFAULT_POSITION, { signal: control.signal })) {
        if (depth === 4) control.abort('enough')
      }
    }, { name: 'AbortError', code: 'aborted', cause: 'enough' })
    // A limit ends it, too; and one that is stopped before its turn comes to nothing.
    let last = 0
    for await (const { depth } of own.analyse(MATE_IN_ONE, { depth: 3 })) last = depth
    assert.equal(last, 3)
    const early = own.analyse(DEFAULT_POSITION)
    early.stop()
    for await (const _ of early) assert.fail('it was stopped')
    await assert.rejects(async () => { for await (const _ of own.analyse('nonsense')); }, { code: 'field-count' })
    assert.equal((await own.think(MATE_IN_ONE, { depth: 2 })).move, 'a1a8')
  }))

  test(`${way}: a pondering search answers once the expected move was played, or when it is stopped`, () => within(async (own) => {
    for (const [ends, limits] of /** @type {const} */ ([['ponderhit', { depth: 3 }], ['stop', { depth: 3 }], ['ponderhit', { movetime: 1 }], ['stop', { clock: { left: 5000 } }]])) {
      let isEnded = false
      const answer = await own.think(DEFAULT_POSITION, {
        ...limits, ponder: true,
        onProgress: async ({ depth }) => {
          if (depth !== 3) return
          // An answer that does not wait comes in this time.
          for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setImmediate(resolve))
          isEnded = true
          own[ends]()
        },
      })
      assert.ok(isEnded && new Chess().uciMoves().includes(answer.move), ends)
    }
    own.ponderhit()
  }))

  test(`${way}: without an end it thinks until it is stopped`, () => within(async (own) => {
    const { depth, move } = await own.think(DEFAULT_POSITION, { infinite: true, onProgress: ({ depth }) => depth === 6 && own.stop() })
    assert.ok(depth >= 6 && move)
  }))
}

test('several threads find one answer, deeper each time, and stop together', async () => {
  const team = await createEngine({ hash: 1, threads: 3 })
  const depths = []
  for await (const { depth, rank } of team.analyse(DEFAULT_POSITION, { depth: 9, multipv: 2 })) depths.push(`${depth} ${rank}`)
  assert.deepEqual(depths, Array.from({ length: 18 }, (_, at) => `${(at >> 1) + 1} ${(at & 1) + 1}`))
  const { move, lines } = await team.think(MATE_IN_ONE, { depth: 4 })
  assert.deepEqual([move, lines.length], ['a1a8', 1])
  const endless = team.think(DEFAULT_POSITION, { infinite: true, onProgress: ({ depth }) => depth === 6 && team.stop() })
  const next = team.think(MATED, { depth: 2 })
  assert.ok(new Chess().uciMoves().includes((await endless).move))
  assert.equal((await next).move, null)
  assert.equal(await team.choose('level:3', DEFAULT_POSITION, { seed: 3 }), choose('level:3', DEFAULT_POSITION, { seed: 3 }))
  await assert.rejects(team.think('nonsense', { depth: 2 }), { code: 'field-count' })
  const waiting = team.think(DEFAULT_POSITION, { infinite: true })
  team.close()
  await assert.rejects(waiting, { code: 'engine-closed' })
})

test('an option that is not known is refused with the nearest that is', async () => {
  /** @type {[() => unknown, string[]][]} */
  const refused = [
    [() => engine.think(DEFAULT_POSITION, { multiPV: 3, depth: 1 }), ['"multiPV"', 'multipv']],
    [() => engine.think(DEFAULT_POSITION, { dept: 3, moveTime: 5 }), ['"dept"', 'depth', '"moveTime"', 'movetime']],
    [() => engine.analyse(DEFAULT_POSITION, { searchmoves: ['e2e4'] }), ['"searchmoves"', 'searchMoves']],
    [() => engine.choose('random', DEFAULT_POSITION, { sead: 3 }), ['"sead"', 'seed']],
    [() => choose('random', DEFAULT_POSITION, { time: 3 }), ['"time"', 'movetime']],
    [() => createEngine({ Hash: 16 }), ['"Hash"', 'hash']],
  ]
  for (const [call, words] of refused) {
    await assert.rejects(async () => call(), (/** @type {any} */ error) => {
      assert.equal(error.code, 'no-such-option')
      return words.every((word) => error.message.includes(word)) || assert.fail(error.message)
    })
  }
  // What is not given is no option.
  assert.equal((await engine.think(MATE_IN_ONE, { depth: 2, other: undefined })).move, 'a1a8')
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
    [() => engine.think(DEFAULT_POSITION, { depth: 1, multipv: 0 }), 'not-a-number'],
    [() => engine.think(DEFAULT_POSITION, { depth: 1, multipv: 219 }), 'not-a-number'],
    [() => engine.think(DEFAULT_POSITION, { depth: 1, searchMoves: [] }), 'not-a-list'],
    [() => engine.think(DEFAULT_POSITION, { depth: 1, searchMoves: 'e2e4' }), 'not-a-list'],
    [() => engine.think(DEFAULT_POSITION, { depth: 1, searchMoves: ['e2e5'] }), 'unreachable'],
    [() => engine.think(DEFAULT_POSITION, { depth: 1, ponder: 1 }), 'not-a-flag'],
    [() => engine.think(DEFAULT_POSITION, { infinite: 'yes' }), 'not-a-flag'],
    [() => engine.think(DEFAULT_POSITION, { ponder: true }), 'no-limit'],
    [() => engine.analyse(7), 'not-a-position'],
    [() => engine.analyse(DEFAULT_POSITION, { signal: {} }), 'not-a-signal'],
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
    [() => createEngine({ threads: 0 }), 'not-a-number'],
    [() => createEngine({ threads: 65 }), 'not-a-number'],
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
