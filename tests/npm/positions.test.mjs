// @ts-check
/** Positions from outside: what they say, and chess.js beside it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chessjs, gridmate, rows, standard } from './support.mjs'

const POSITIONS = standard('positions')
const plain = (/** @type {object} */ value) => JSON.parse(JSON.stringify(value))
const sorted = (/** @type {string[]} */ list) => [...list].sort()

test('every position has the moves, the texts and the FENs after them that six programs agree on', () => {
  for (const row of POSITIONS) {
    const game = new gridmate.Chess(row.fen)
    assert.equal(game.fen(), row.fen_legal_ep)
    const moves = game.moves({ verbose: true })
    const told = moves.map((/** @type {any} */ move) => `${move.lan} ${move.san} ${move.after}`)
    assert.deepEqual(sorted(told), sorted(row.moves.map((/** @type {any} */ move) => `${move.uci} ${move.san} ${move.after}`)), row.fen)
    assert.deepEqual(sorted(game.uciMoves()), sorted(row.moves.map((/** @type {any} */ move) => move.uci)))
    assert.equal(game.isCheckmate(), row.checkmate, row.fen)
    assert.equal(game.isStalemate(), row.stalemate, row.fen)
    assert.equal(game.isInsufficientMaterial(), row.insufficient_material, row.fen)
    assert.equal(game.isCheck(), row.in_check, row.fen)
    assert.equal(game.perft(2), row.perft[1], row.fen)
  }
})

test('lists come in the order, and moves with the fields, of chess.js', () => {
  for (const row of POSITIONS.slice(0, 250)) {
    const [ours, theirs] = [new gridmate.Chess(row.fen), new chessjs.Chess(row.fen)]
    assert.deepEqual(ours.moves(), theirs.moves(), row.fen)
    const moves = ours.moves({ verbose: true })
    assert.deepEqual(plain(moves), plain(theirs.moves({ verbose: true })), row.fen)
    if (moves.length > 0) assert.deepEqual(Object.keys(moves[0]), Object.keys(theirs.moves({ verbose: true })[0]))
    for (const piece of /** @type {const} */ (['p', 'n', 'b', 'r', 'q', 'k'])) {
      assert.deepEqual(ours.moves({ piece }), theirs.moves({ piece }), row.fen)
    }
    const square = moves[0]?.from
    if (square) {
      const both = [ours, theirs].map((game) => plain(game.moves({ square, verbose: true })))
      assert.deepEqual(both[0], both[1], row.fen)
    }
  }
})

test('what a position is asked is answered as chess.js does', () => {
  for (const row of POSITIONS.slice(0, 400)) {
    const [ours, theirs] = [new gridmate.Chess(row.fen), new chessjs.Chess(row.fen)]
    for (const square of chessjs.SQUARES) {
      assert.deepEqual(ours.get(square), theirs.get(square))
      assert.equal(ours.squareColor(square), theirs.squareColor(square))
      for (const color of /** @type {const} */ (['w', 'b'])) {
        assert.deepEqual(ours.attackers(square, color), theirs.attackers(square, color), `${row.fen} ${square}`)
        assert.equal(ours.isAttacked(square, color), theirs.isAttacked(square, color))
      }
    }
    assert.deepEqual(ours.board(), theirs.board())
    assert.equal(ours.ascii(), theirs.ascii())
    assert.equal(ours.turn(), theirs.turn())
    assert.equal(ours.moveNumber(), theirs.moveNumber())
    assert.deepEqual(ours.findPiece({ type: 'p', color: 'w' }), theirs.findPiece({ type: 'p', color: 'w' }))
    assert.deepEqual(ours.getCastlingRights('w'), theirs.getCastlingRights('w'))
    assert.deepEqual(ours.getCastlingRights('b'), theirs.getCastlingRights('b'))
    assert.deepEqual(ours.getHeaders(), theirs.getHeaders())
    // A square that nobody can take on counts for nothing here.
    if (row.fen === row.fen_legal_ep) assert.equal(ours.hash(), theirs.hash(), row.fen)
  }
})

test('Chess960 positions have their moves, and castle by the rook', () => {
  for (const row of rows('positions').filter((row) => row.chess960)) {
    const game = new gridmate.Chess(row.shredder_fen, { chess960: true })
    // A castle from the e-file with a corner rook is written by the king's square, whatever the game.
    const fits = (/** @type {any} */ told, /** @type {any} */ move) => told.san === move.san && (told.lan === move.uci || move.san.startsWith('O'))
    const told = game.moves({ verbose: true })
    assert.equal(told.length, row.moves.length, row.fen)
    for (const move of row.moves) {
      const found = told.find((/** @type {any} */ other) => fits(other, move))
      assert.ok(found, `${row.fen} ${move.uci} ${move.san}`)
      assert.equal(new gridmate.Chess(found.after, { chess960: true }).fen(), found.after)
      assert.equal(game.move(move.san).after, found.after)
      game.undo()
    }
    assert.equal(game.perft(2), row.perft[1], row.fen)
  }
})

test('all 960 starts load from their own FEN', () => {
  for (let number = 0; number < 960; number++) {
    const game = gridmate.Chess.chess960(number)
    assert.equal(new gridmate.Chess(game.fen()).fen(), game.fen())
    assert.equal(game.moves().length, game.uciMoves().length)
  }
  assert.equal(gridmate.Chess.chess960(518).fen(), gridmate.DEFAULT_POSITION)
  assert.throws(() => gridmate.Chess.chess960(960), { code: 'chess960-number' })
})

test('destinations are the moves by square, promotions once', () => {
  const game = new gridmate.Chess('8/P6k/8/8/8/8/8/K7 w - - 0 1')
  assert.deepEqual([...game.destinations()].sort(), [['a1', ['b1', 'a2', 'b2']], ['a7', ['a8']]])
})
