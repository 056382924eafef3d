// @ts-check
/** Boards made by hand, legal or not, in both libraries. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chessjs, gridmate } from './support.mjs'

/**
 * The same done in both; both games.
 * @param {(game: any) => void} act
 * @param {string} [fen]
 */
function both(act, fen) {
  return [gridmate, chessjs].map(({ Chess }) => {
    const game = new Chess(fen)
    act(game)
    return game
  })
}

/** @param {any[]} games */
function agree([ours, theirs]) {
  assert.equal(ours.fen(), theirs.fen())
  assert.deepEqual(ours.moves(), theirs.moves(), ours.fen())
  assert.equal(ours.isCheck(), theirs.isCheck())
  assert.equal(ours.isCheckmate(), theirs.isCheckmate())
  assert.equal(ours.isStalemate(), theirs.isStalemate())
  assert.deepEqual(ours.getHeaders(), theirs.getHeaders())
  assert.equal(ours.hash(), new chessjs.Chess(ours.fen(), { skipValidation: true }).hash())
}

test('an empty board, and pieces put on it one by one', () => {
  agree(both((game) => game.clear()))
  agree(both((game) => { game.clear(); game.put({ type: 'p', color: 'b' }, 'a5'); game.put({ type: 'k', color: 'w' }, 'h1') }))
  agree(both((game) => { game.clear(); game.put({ type: 'q', color: 'w' }, 'd4'); game.put({ type: 'n', color: 'w' }, 'd5') }))
  agree(both((game) => { game.remove('e8'); game.remove('a1') }))
  agree(both((game) => { game.remove('e1') }))
})

test('pieces that a game cannot have', () => {
  agree(both(() => {}, 'qqqqkqqq/pppppppp/8/8/8/8/PPPPPPPP/QQQQKQQQ w - - 0 1'))
  agree(both(() => {}, 'rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1'))
  agree(both((game) => game.put({ type: 'r', color: 'w' }, 'e5'), '4k3/8/8/8/8/8/8/4K3 w - - 0 1'))
  agree(both((game) => game.move('O-O'), 'rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQK2R w KQkq - 0 1'))
})

test('what cannot be put is not put', () => {
  const [ours] = both(() => {})
  assert.equal(ours.put({ type: 'z', color: 'w' }, 'a3'), false)
  assert.equal(ours.put({ type: 'p', color: 'x' }, 'a3'), false)
  assert.equal(ours.put({ type: 'p', color: 'w' }, 'a9'), false)
  assert.equal(ours.put({ type: 'k', color: 'w' }, 'a3'), false)
  assert.equal(ours.remove('a9'), undefined)
  assert.equal(ours.fen(), gridmate.DEFAULT_POSITION)
})

test('rights come and go as king and rooks stand', () => {
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1'
  agree(both((game) => { assert.equal(game.setCastlingRights('w', { k: true, q: true }), true) }, fen))
  agree(both((game) => { game.setCastlingRights('b', { k: true }); game.remove('h8') }, fen))
  agree(both((game) => { assert.equal(game.setCastlingRights('w', { k: true }), false) }, '4k3/8/8/8/8/8/8/4K3 w - - 0 1'))
})

test('rights that were wished one after the other are those that the next question finds', () => {
  const wishes = [{ k: true }, { q: true }, { k: false }, { q: false }, { k: true, q: true }, { k: false, q: true }, {}]
  const fens = ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9', 'r3k2r/8/8/8/8/8/8/R3K3 b - - 0 1', '7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1']
  for (const fen of fens) {
    for (const first of wishes) {
      for (const second of wishes) {
        agree(both((game) => { game.setCastlingRights('w', first); game.setCastlingRights('b', second); game.setCastlingRights('w', second) }, fen))
        const [ours, theirs] = both((game) => { game.setCastlingRights('w', first); game.setCastlingRights('w', second) }, fen)
        assert.deepEqual(ours.getCastlingRights('w'), theirs.getCastlingRights('w'))
        // Each of these is the first question after the wishes.
        assert.equal(ours.hash(), new chessjs.Chess(theirs.fen(), { skipValidation: true }).hash())
        ours.setCastlingRights('b', first)
        theirs.setCastlingRights('b', first)
        assert.deepEqual(ours.attackers('e4'), theirs.attackers('e4'))
        assert.equal(ours.fen(), theirs.fen())
        ours.setCastlingRights('w', second)
        ours.setCastlingRights('w', first)
        const move = ours.moves()[0]
        assert.equal(ours.move(move).before, ours.undo().before)
        assert.equal(ours.fen(), new gridmate.Chess(ours.fen(), { skipValidation: true }).fen())
      }
    }
  }
})

test('a wish that cannot be granted changes nothing, rooks on other files included', () => {
  const fen = '1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1'
  const game = new gridmate.Chess(fen, { chess960: true })
  assert.equal(game.setCastlingRights('w', { k: true }), true)
  assert.equal(game.fen(), new gridmate.Chess(fen, { chess960: true }).fen())
  game.setCastlingRights('w', { k: false })
  assert.equal(game.setCastlingRights('w', { k: true }), false)
  assert.deepEqual(game.getCastlingRights('w'), { k: false, q: true })
  assert.deepEqual(new gridmate.Chess(game.fen(), { chess960: true }).getCastlingRights('w'), { k: false, q: true })
})

test('wishes go with the state that they were made for', () => {
  const [ours, theirs] = both((game) => { game.move('e4'); game.setCastlingRights('w', { k: false }); game.undo() })
  agree([ours, theirs])
  agree(both((game) => { game.setCastlingRights('w', { k: false }); game.reset() }))
  agree(both((game) => { game.setCastlingRights('w', { k: false }); game.move('e4'); game.move('e5') }))
})

test('a FEN is refused with the sentence of chess.js, and the game stays', () => {
  const start = gridmate.DEFAULT_POSITION
  const texts = [
    '', 'x', ' ', `${start} `, ` ${start}`, '8/8/8/8/8/8/8/8 w - - 0 1', 'k7/8/8/8/8/8/8/8 w - - 0 1',
    'k7/8/8/8/8/8/8/KK6 w - - 0 1', 'kk6/8/8/8/8/8/8/K7 w - - 0 1', 'kP6/8/8/8/8/8/8/K7 w - - 0 1', 'k7/8/8/8/8/8/8/K7 x - - 0 1',
    'k7/8/8/8/8/8/8/K7 w x - 0 1', 'k7/8/8/8/8/8/8/K7 w - e4 0 1', 'k7/8/8/8/8/8/8/K7 w - e3 0 1', 'k7/8/8/8/8/8/8/K7 b - e6 0 1',
    'k7/8/8/8/8/8/8/K7 w - - -1 1', 'k7/8/8/8/8/8/8/K7 w - - x 1', 'k7/8/8/8/8/8/8/K7 w - - 0 0', 'k7/8/8/8/8/8/8/K7 w - - 0 x',
    'k7/8/8/8/8/8/K7 w - - 0 1', 'k7/44/8/8/8/8/8/K7 w - - 0 1', 'k7/9/8/8/8/8/8/K7 w - - 0 1', 'k7/7/8/8/8/8/8/K7 w - - 0 1',
    'kx6/8/8/8/8/8/8/K7 w - - 0 1', 'k7/8/8/8/8/8/8/K7 w -', 'k7/8/8/8/8/8/8/K7 w - - 12abc 3.5',
  ]
  for (const text of texts) {
    assert.deepEqual(gridmate.validateFen(text), chessjs.validateFen(text), JSON.stringify(text))
    const [ours, theirs] = both(() => {})
    const attempts = [ours, theirs].map((game) => { try { game.load(text); return game.fen() } catch (error) { return /** @type {Error} */ (error).message } })
    assert.equal(attempts[0], attempts[1], JSON.stringify(text))
    if (attempts[0].startsWith('Invalid')) assert.equal(ours.fen(), start)
  }
})

test('claimed rights that nobody stands for are kept as they are written, and castle nowhere', () => {
  const fen = '7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1'
  const game = new gridmate.Chess(fen)
  assert.equal(game.fen(), fen)
  assert.deepEqual(game.moves({ piece: 'k' }).filter((/** @type {string} */ san) => san.startsWith('O')), [])
  assert.equal(game.move('Rh6#').after, '7k/5K2/7R/8/8/8/8/8 b KQkq - 1 1')
})
