// @ts-check
/** Where it is better than what it stands in for, and what it does when things go wrong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridmate, inner, rows } from './support.mjs'

const { Chess } = gridmate
const { Document } = await inner('document.js')

test('the README example has the hash that chess.js documents', () => {
  assert.equal(new Chess().hash(), '3436f01fd716346e')
})

test('a text that is more than a move is no move', () => {
  const game = new Chess('4k3/8/8/8/8/8/4pP2/4K3 w - - 0 1')
  for (const text of ['fxe24+', 'e1e2e3', '1.Kd2', 'Kd2 Kf7', `K${'d'.repeat(100_000)}2`, '\u0000', '💥']) {
    assert.throws(() => game.move(text), /^Error: Invalid move: /)
  }
  assert.deepEqual(game.history(), [])
})

test('a list of moves is played as a whole, or not at all', () => {
  const game = new Chess()
  game.move('e4')
  game.playLine(['e5', { from: 'g1', to: 'f3' }, 'b8c6'])
  assert.deepEqual(game.history(), ['e4', 'e5', 'Nf3', 'Nc6'])
  const before = game.fen()
  /** @type {[unknown, object][]} */
  const refused = [
    [['Bb5', 'Ke3'], { code: 'invalid-move', message: 'Invalid move: Ke3', index: 1 }],
    [['Bb5', 7], { code: 'invalid-move', index: 1 }],
    [['Bb5', 'd6', 'Bxc6+', null], { code: 'null-move-in-check', index: 3 }],
    ['Bb5', { code: 'not-a-list' }],
    [null, { code: 'not-a-list' }],
  ]
  for (const [moves, error] of refused) assert.throws(() => game.playLine(/** @type {any} */ (moves)), error)
  assert.deepEqual([game.fen(), game.undo()?.san], [before, 'Nc6'])
  assert.throws(() => game.playLine(['N8c6'], { strict: true }), { index: 0 })
  game.playLine(new Set(['Nc6']))
  assert.equal(game.fen(), before)
})

test('ten thousand nested variations are passed over', () => {
  const game = new Chess()
  const deep = 10_000
  game.loadPgn(`1. e4 ${'(1. d4 '.repeat(deep)}${')'.repeat(deep)} e5 *`)
  assert.deepEqual(game.history(), ['e4', 'e5'])
})

test('what is refused leaves the game as it was', () => {
  const game = new Chess()
  game.loadPgn('[White "A"]\n\n1. e4 {first} e5 *')
  const before = game.pgn()
  const refused = ['1. e4 Qxd7', '1. e4 (', '1. e4 {', '[White "', '1. e4 *  1. d4', '1. e4!+', '[FEN "8/8 w - - 0 1"] *', ')', '1. e4 §']
  for (const text of refused) assert.throws(() => game.loadPgn(text), (error) => error instanceof Error && typeof (/** @type {any} */ (error).code) === 'string', text)
  assert.throws(() => game.load('8/8 w - - 0 1'), { code: 'invalid-fen' })
  assert.throws(() => game.move('e5'))
  assert.equal(game.pgn(), before)
})

test('several comments at one move, escaped quotes and passed turns are read', () => {
  const game = new Chess()
  game.loadPgn('[Event "a \\"b\\" \\\\ c"]\n\n1. e4 {one} ; two\n $1 (1. d4 {no} d5) {three} -- 2. Nf3!! *')
  assert.deepEqual(game.getComments().map((/** @type {any} */ entry) => entry.comment), ['one two three'])
  assert.deepEqual(game.history(), ['e4', '--', 'Nf3'])
  assert.equal(game.getHeaders().Event, 'a "b" \\ c')
  const back = new Chess()
  back.loadPgn(game.pgn())
  assert.equal(back.pgn(), game.pgn())
})

test('the moves of one square are written as among all moves', () => {
  const game = new Chess('k7/8/8/8/8/5N2/8/KN6 w - - 0 1')
  assert.deepEqual(game.moves({ square: 'b1' }), ['Na3', 'Nc3', 'Nbd2'])
})

test('malformed texts are answered with an error, a game or a document, and nothing else', () => {
  for (const row of rows('malformed')) {
    const text = row.encoding === 'repeat' ? (row.prefix ?? '') + row.unit.repeat(row.times) + (row.suffix ?? '') : row.input ?? row.text
    if (typeof text !== 'string') continue
    const game = new Chess()
    const ofDocuments = [() => new Document(text), () => new Document(undefined, text), () => Document.fromPgn(text), () => new Document().play(text)]
    for (const act of [() => game.load(text), () => game.loadPgn(text), () => game.move(text), () => gridmate.validateFen(text), ...ofDocuments]) {
      try {
        act()
      } catch (error) {
        assert.ok(error instanceof Error && 'code' in error, String(error))
        assert.notEqual(error.code, 'module-trapped')
      }
    }
  }
})

test('a module that traps is started anew, once said, and no game is lost', async (context) => {
  const { guarded } = await inner('module.js')
  const warn = context.mock.method(console, 'warn', () => {})
  const game = new Chess()
  game.move('e4')
  const trap = guarded(() => { throw new WebAssembly.RuntimeError('unreachable') })
  assert.throws(trap, { code: 'module-trapped' })
  assert.throws(trap, { code: 'module-trapped' })
  assert.equal(warn.mock.callCount(), 1)
  assert.equal(game.move('e5').san, 'e5')
  assert.deepEqual(game.history(), ['e4', 'e5'])
  assert.equal(new Chess().perft(3), 8902)
})

test('many games at once do not mix', () => {
  const games = Array.from({ length: 20 }, (_, number) => Chess.chess960(number * 40))
  for (let ply = 0; ply < 30; ply++) for (const game of games) if (!game.isGameOver()) game.move(game.moves()[ply % game.moves().length])
  for (const game of games) {
    const copy = new Chess(game.getHeaders().FEN)
    for (const san of game.history()) copy.move(san)
    assert.equal(copy.fen(), game.fen())
  }
})
