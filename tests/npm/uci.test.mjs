// @ts-check
/** The worker that speaks UCI, here in Node, spoken with as programs speak with Stockfish's builds for the browser. */
import assert from 'node:assert/strict'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { folder } from './support.mjs'

const ADDRESS = pathToFileURL(resolve(join(folder, 'uci-worker.js')))

/** A program that speaks with an engine in a worker. */
class Program {
  /** @type {string[]} */
  #lines = []
  #wake = () => {}

  /** @param {boolean} [isIsolated] whether the worker may share memory */
  constructor(isIsolated = true) {
    // What a page that is not isolated has its workers see.
    const inTurns = `globalThis.crossOriginIsolated = false\nprocess.argv[1] = ${JSON.stringify(ADDRESS.pathname)}\nimport(${JSON.stringify(ADDRESS.href)})`
    this.worker = isIsolated ? new Worker(ADDRESS) : new Worker(inTurns, { eval: true })
    this.worker.on('message', (line) => {
      assert.equal(typeof line, 'string')
      assert.ok(!line.includes('\n'))
      this.#lines.push(line)
      this.#wake()
    })
  }

  /** @param {string[]} lines */
  tell(...lines) {
    for (const line of lines) this.worker.postMessage(line)
  }

  /**
   * The lines up to the first that starts with a text.
   * @param {string} start
   * @returns {Promise<string[]>}
   */
  async until(start) {
    for (;;) {
      const at = this.#lines.findIndex((line) => line.startsWith(start))
      if (at >= 0) return this.#lines.splice(0, at + 1)
      await /** @type {Promise<void>} */ (new Promise((wake) => (this.#wake = wake)))
    }
  }

  /** The move after `bestmove`. */
  async best() {
    return (await this.until('bestmove')).at(-1)?.split(' ')[1]
  }
}

/** @type {Program[]} */
const programs = []
const program = (/** @type {boolean} */ isIsolated = true) => {
  const one = new Program(isIsolated)
  programs.push(one)
  return one
}
after(() => Promise.all(programs.map(({ worker }) => worker.terminate())))

for (const isIsolated of [true, false]) {
  const way = isIsolated ? 'interrupted' : 'in turns'

  test(`${way}: it says who it is, is ready, and finds mates`, async () => {
    const own = program(isIsolated)
    own.tell('uci')
    const said = await own.until('uciok')
    assert.match(said[0], /^id name Gridmate/)
    assert.ok(said.includes('option name MultiPV type spin default 1 min 1 max 218'))
    assert.ok(said.includes('option name Threads type spin default 1 min 1 max 1'))
    own.tell('setoption name Hash value 1', 'isready')
    assert.deepEqual(await own.until('readyok'), ['readyok'])
    own.tell('isready', 'hello', 'isready')
    assert.match((await own.until('info string')).join(), /^readyok,info string /)
    await own.until('readyok')
    own.tell('ucinewgame', 'position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'go depth 4')
    const thought = await own.until('bestmove')
    assert.equal(thought.at(-1), 'bestmove a1a8')
    assert.match(thought.at(-2) ?? '', /^info depth 4 seldepth \d+ multipv 1 score mate 1 nodes \d+ nps \d+ hashfull \d+ time \d+ pv a1a8$/)
    own.tell('position startpos moves f2f3 e7e5 g2g4', 'go movetime 50')
    assert.equal(await own.best(), 'd8h4')
  })

  test(`${way}: every limit ends a search`, async () => {
    const own = program(isIsolated)
    own.tell('position startpos')
    for (const limit of ['depth 3', 'nodes 2000', 'movetime 20', 'wtime 500 btime 500', 'wtime 500 btime 500 winc 10 binc 10 movestogo 20', 'mate 1 nodes 5000']) {
      own.tell(`go ${limit}`)
      assert.match(await own.best() ?? '', /^[a-h][12][a-h][34]$/, limit)
    }
    own.tell('go depth 3 searchmoves a2a3')
    assert.equal(await own.best(), 'a2a3')
    own.tell('setoption name MultiPV value 3', 'go depth 2')
    assert.ok((await own.until('bestmove')).some((line) => line.startsWith('info depth 2 ') && line.includes(' multipv 3 ')))
    own.tell('go perft 3')
    assert.equal((await own.until('Nodes searched')).at(-1), 'Nodes searched: 8902')
  })

  test(`${way}: while it thinks it answers, and stop ends it`, async () => {
    const own = program(isIsolated)
    own.tell('position startpos moves e2e4', 'go infinite')
    await own.until('info depth 5 ')
    own.tell('isready', 'go depth 1')
    assert.match((await own.until('info string A search is running')).join('\n'), /^readyok$/m)
    own.tell('stop', 'isready', 'position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'go depth 2')
    const [first, rest] = [await own.until('bestmove'), await own.until('bestmove')]
    assert.match(first.at(-1) ?? '', /^bestmove [a-h]7[a-h][56]|^bestmove [bg]8/)
    assert.ok(rest.includes('readyok'))
    assert.equal(rest.at(-1), 'bestmove a1a8')
    // At once, before there is anything to say.
    own.tell('position startpos', 'go infinite', 'stop')
    assert.match(await own.best() ?? '', /^[a-h][12][a-h][34]$/)
    own.tell('stop')
    assert.deepEqual(await own.until('info string'), ['info string There is no search that stop could mean.'])
  })

  test(`${way}: it ponders until the expected move was played`, async () => {
    const own = program(isIsolated)
    own.tell('position startpos moves e2e4 e7e5', 'go ponder wtime 100 btime 100')
    await own.until('info depth 8 ')
    own.tell('isready')
    assert.ok((await own.until('readyok')).every((line) => !line.startsWith('bestmove')))
    own.tell('ponderhit')
    assert.match(await own.best() ?? '', /^[a-h][1-8][a-h][1-8]$/)
    own.tell('go ponder depth 2')
    await own.until('info depth 2 ')
    own.tell('stop')
    assert.match(await own.best() ?? '', /^[a-h][1-8][a-h][1-8]$/)
  })
}

test('what is wrong with a line is said, and the position before is kept', async () => {
  const own = program()
  own.tell('position startpos moves e2e4', 'position startpos moves e2e5', 'hello', 'setoption name Threads value 4', 'setoption name UCI_Elo', 'd')
  const said = await own.until('Key:')
  assert.equal(said.filter((line) => line.startsWith('info string ')).length, 4)
  assert.ok(said.includes('Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'), said.join('\n'))
})

test('a weaker engine overlooks the same in the same game, and something else in the next', async () => {
  const played = await Promise.all([program(), program()].map(async (own) => {
    own.tell('setoption name UCI_LimitStrength value true', 'setoption name UCI_Elo value 700', 'position startpos')
    const moves = []
    for (let game = 0; game < 8; game += 1) {
      own.tell('go nodes 100000')
      moves.push(await own.best())
      own.tell('ucinewgame')
    }
    return moves
  }))
  assert.deepEqual(played[0], played[1])
  assert.ok(new Set(played[0]).size > 1, `${played[0]}`)
})

test('quit ends the worker', async () => {
  const own = program()
  own.tell('go infinite')
  await own.until('info depth 3 ')
  const ended = new Promise((resolve) => own.worker.once('exit', resolve))
  own.tell('quit')
  await ended
})
