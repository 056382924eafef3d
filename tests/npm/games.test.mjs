// @ts-check
/** Whole games, played in both libraries. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chessjs, gridmate, standard } from './support.mjs'

const plain = (/** @type {object} */ value) => JSON.parse(JSON.stringify(value))

/** Numbers that look random and are the same each time. */
function* numbers(seed = 1) {
  const next = gridmate.xoroshiro128(BigInt(seed))
  for (;;) yield Number(next() >> 33n)
}

test('random games are told alike, move by move', () => {
  const random = numbers(7)
  for (let game = 0; game < 12; game++) {
    const [ours, theirs] = [new gridmate.Chess(), new chessjs.Chess()]
    for (let ply = 0; ply < 120 && !ours.isGameOver(); ply++) {
      const moves = ours.moves()
      const move = moves[random.next().value % moves.length]
      assert.deepEqual(plain(ours.move(move)), plain(theirs.move(move)))
      assert.equal(ours.fen(), theirs.fen())
      assert.equal(ours.isThreefoldRepetition(), theirs.isThreefoldRepetition())
    }
    assert.equal(ours.isGameOver(), theirs.isGameOver())
    assert.equal(ours.isDraw(), theirs.isDraw())
    assert.deepEqual(ours.history(), theirs.history())
    assert.deepEqual(plain(ours.history({ verbose: true })), plain(theirs.history({ verbose: true })))
    assert.equal(ours.pgn(), theirs.pgn())
    for (const maxWidth of [5, 20, 72]) assert.equal(ours.pgn({ maxWidth }), theirs.pgn({ maxWidth }))
    for (let back = 0; back < 5; back++) {
      assert.deepEqual(plain(ours.undo()), plain(theirs.undo()))
      assert.equal(ours.fen(), theirs.fen())
    }
    const copy = new gridmate.Chess()
    copy.loadPgn(ours.pgn())
    assert.deepEqual(copy.history(), ours.history())
    assert.equal(copy.fen(), ours.fen())
  }
})

test('every form of a move that chess.js takes is taken', () => {
  const random = numbers(11)
  const [ours, theirs] = [new gridmate.Chess(), new chessjs.Chess()]
  for (let ply = 0; ply < 80 && !ours.isGameOver(); ply++) {
    const moves = ours.moves({ verbose: true })
    const move = moves[random.next().value % moves.length]
    const letter = move.piece.toUpperCase()
    const forms = [
      move.san, move.lan, `${move.from}-${move.to}${move.promotion ?? ''}`, `${letter}${move.lan}`,
      `${letter}${move.from}x${move.to}${move.promotion ?? ''}`, move.san.replace('x', ''), `${move.san}!?`,
      { from: move.from, to: move.to, promotion: move.promotion },
    ]
    for (const form of forms) {
      let told
      try {
        told = plain(theirs.move(form))
        theirs.undo()
      } catch {
        continue
      }
      assert.deepEqual(plain(ours.move(form)), told, `${ours.fen()} ${JSON.stringify(form)}`)
      ours.undo()
    }
    ours.move(move.san)
    theirs.move(move.san)
  }
})

test('games from outside are read, and give every position', () => {
  for (const row of standard('games_noise')) {
    const game = new gridmate.Chess()
    game.loadPgn(row.pgn)
    assert.deepEqual(game.history(), row.san, row.id)
    const fens = game.history({ verbose: true }).map((/** @type {any} */ move) => move.after)
    assert.deepEqual(fens, row.fens.slice(-fens.length), row.id)
    const back = new gridmate.Chess()
    back.loadPgn(game.pgn())
    assert.deepEqual(back.history(), row.san)
    assert.equal(back.pgn(), game.pgn())
  }
})

test('a third repetition is seen when it is one', () => {
  for (const row of standard('draws')) {
    const game = new gridmate.Chess(row.start_fen)
    row.uci.forEach((/** @type {string} */ move, /** @type {number} */ ply) => {
      game.move(move)
      const { rep, insufficient } = row.plies[ply]
      assert.equal(game.isThreefoldRepetition(), rep >= 3, `${row.id} ply ${ply}`)
      assert.equal(game.isInsufficientMaterial(), insufficient, `${row.id} ply ${ply}`)
    })
  }
})

test('comments, tags and passed turns are written as chess.js writes them', () => {
  const [ours, theirs] = [gridmate, chessjs].map(({ Chess }) => {
    const game = new Chess()
    game.setHeader('White', 'Plunky')
    game.setHeader('Black', 'Plinkie')
    game.setHeader('Opening', 'Vienna')
    game.setComment('a start')
    game.move('e4')
    game.setComment('good move')
    game.move('e5')
    game.move('Nc3')
    game.setComment('classical response, and a long one that has to be broken')
    game.move('--')
    game.move('d4')
    game.setHeader('Result', '1-0')
    return game
  })
  for (const layout of [{}, { maxWidth: 5 }, { maxWidth: 20, newline: '<br />' }, { maxWidth: 40 }, { newline: '|' }]) {
    assert.equal(ours.pgn(layout), theirs.pgn(layout))
  }
  assert.deepEqual(ours.getComments(), theirs.getComments())
  assert.deepEqual(ours.header(), theirs.header())
  assert.deepEqual(ours.history(), theirs.history())
  ours.undo()
  ours.undo()
  ours.undo()
  assert.deepEqual(ours.removeComments().length, 2)
  assert.deepEqual(ours.getComments(), [])
})

/** The games of a source: moves, and what stopped the reading. @param {any} source */
async function readAll(source) {
  const all = []
  for await (const { game, problem } of gridmate.games(source)) all.push([game.history().join(' '), problem?.code])
  return all
}

test('games are read from a PGN in pieces, whatever brings them', async () => {
  const text = '[White "Ann"]\n\n1. e4 e5 *\n\n[White "Zo\u00eb"]\n\n1. d4 {caf\u00e9} Ke4 *\n\n1. c4 *\n'
  const found = [['e4 e5', undefined], ['d4', 'invalid-move'], ['c4', undefined]]
  const bytes = new TextEncoder().encode(text)
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1))
  const stream = () => new ReadableStream({ start: (to) => { single.forEach((piece) => to.enqueue(piece)); to.close() } })
  const { getReader } = ReadableStream.prototype
  for (const source of [text, [...text], bytes, latin, single, stream(), { getReader: () => getReader.call(stream()) }]) {
    assert.deepEqual(await readAll(source), found)
  }
  assert.deepEqual(await readAll(''), [])
  for (const source of [undefined, 7, {}, [7]]) await assert.rejects(readAll(source), { code: /^[a-z-]+$/ })
})

test('a stream whose games are not all wanted is given up', async () => {
  let isGivenUp = false
  const stream = new ReadableStream({
    pull: (to) => to.enqueue(new TextEncoder().encode('1. e4 *\n\n')),
    cancel: () => void (isGivenUp = true),
  })
  for await (const { game } of gridmate.games(stream)) {
    assert.deepEqual(game.history(), ['e4'])
    break
  }
  assert.ok(isGivenUp)
})
