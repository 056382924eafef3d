// @ts-check
/** What the documentation of chess.js shows, call by call. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chessjs, gridmate } from './support.mjs'

const { BISHOP, BLACK, Chess, DEFAULT_POSITION, KING, Move, PAWN, QUEEN, WHITE, validateFen } = gridmate

/** @param {...any} moves */
function played(...moves) {
  const chess = new Chess()
  for (const move of moves) chess.move(move)
  return chess
}

test('the same names are exported, with the same constants', () => {
  for (const [name, value] of Object.entries(chessjs)) {
    // How Node shows a CommonJS module.
    if (name === 'default' || name === 'module.exports') continue
    assert.ok(name in gridmate, name)
    if (typeof value !== 'function') assert.deepEqual(gridmate[name], value, name)
  }
})

test('every method of chess.js is there', () => {
  const own = Object.getOwnPropertyNames(chessjs.Chess.prototype).filter((name) => !name.startsWith('_'))
  for (const name of own) assert.equal(typeof Chess.prototype[name], 'function', name)
  for (const name of Object.getOwnPropertyNames(chessjs.Move.prototype)) assert.ok(name in Move.prototype, name)
})

test('ascii, fen and board show the moves that were made', () => {
  const chess = played('e4', 'e5', 'f4')
  assert.equal(chess.fen(), 'rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2')
  assert.match(chess.ascii(), /4 \| \. {2}\. {2}\. {2}\. {2}P {2}P/)
  assert.deepEqual(chess.board()[0][4], { square: 'e8', type: 'k', color: 'b' })
  assert.equal(chess.board()[4][0], null)
})

test('attackers and isAttacked know empty squares, own pieces and pins', () => {
  const chess = new Chess()
  assert.deepEqual(chess.attackers('f3'), ['e2', 'g2', 'g1'])
  assert.deepEqual(chess.attackers('e2'), ['d1', 'e1', 'f1', 'g1'])
  assert.deepEqual(chess.attackers('f6'), [])
  chess.move('e4')
  assert.deepEqual(chess.attackers('f6').sort(), ['e7', 'g7', 'g8'])
  assert.deepEqual(chess.attackers('f3', WHITE).sort(), ['d1', 'g1', 'g2'])
  chess.load('4k3/4n3/8/8/8/8/4R3/4K3 w - - 0 1')
  assert.deepEqual(chess.attackers('c6', BLACK), ['e7'])
  assert.equal(chess.isAttacked('c6', BLACK), true)
})

test('pieces are put, found and taken away', () => {
  const chess = new Chess()
  assert.deepEqual(chess.findPiece({ type: KING, color: BLACK }), ['e8'])
  assert.deepEqual(chess.findPiece({ type: BISHOP, color: WHITE }), ['c1', 'f1'])
  chess.remove('d1')
  assert.deepEqual(chess.findPiece({ type: QUEEN, color: WHITE }), [])
  chess.clear()
  assert.equal(chess.fen(), '8/8/8/8/8/8/8/8 w - - 0 1')
  assert.equal(chess.put({ type: PAWN, color: BLACK }, 'a5'), true)
  assert.equal(chess.put({ type: 'k', color: 'w' }, 'h1'), true)
  assert.deepEqual([chess.get('a5'), chess.get('a6')], [{ type: 'p', color: 'b' }, undefined])
  assert.equal(chess.put({ type: 'z', color: 'w' }, 'a1'), false)
  assert.equal(chess.put({ type: 'k', color: 'w' }, 'a1'), false)
  assert.deepEqual(chess.remove('a5'), { type: PAWN, color: BLACK })
  assert.equal(chess.remove('e1'), undefined)
})

test('the ends of a game are told', () => {
  const ends = (/** @type {string} */ fen) => {
    const chess = new Chess(fen)
    return [chess.inCheck(), chess.isCheckmate(), chess.isStalemate(), chess.isDraw(), chess.isDrawByFiftyMoves(), chess.isInsufficientMaterial(), chess.isGameOver()]
  }
  assert.deepEqual(ends('rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3'), [true, true, false, false, false, false, true])
  assert.deepEqual(ends('4k3/4P3/4K3/8/8/8/8/8 b - - 0 78'), [false, false, true, true, false, false, true])
  assert.deepEqual(ends('4k3/4P3/3K4/8/8/8/8/8 b - - 100 78'), [false, false, false, true, true, false, true])
  assert.deepEqual(ends('k7/8/n7/8/8/8/8/7K b - - 0 1'), [false, false, false, true, false, true, true])
})

test('moves are taken in every form that is shown, strictly only in SAN', () => {
  const chess = played('e2e4', 'e7-e5', 'Pf2-f4', 'ef4', 'Ng1-f3', 'd7xd6', 'd4')
  assert.deepEqual(chess.history(), ['e4', 'e5', 'f4', 'exf4', 'Nf3', 'd6', 'd4'])
  assert.throws(() => new Chess().move('nf6'), { message: 'Invalid move: nf6' })
  assert.equal(new Chess().move({ from: 'g2', to: 'g3' }).san, 'g3')
  chess.load('r2qkbnr/ppp2ppp/2n5/1B2pQ2/4P3/8/PPP2PPP/RNB1K2R b KQkq - 3 7')
  chess.move('Nge7')
  chess.undo()
  assert.throws(() => chess.move('Nge7', { strict: true }), { message: 'Invalid move: Nge7' })
})

test('a game is undone move by move, and then there is nothing to undo', () => {
  const chess = played('e4')
  const undone = chess.undo()
  assert.ok(undone instanceof Move)
  assert.deepEqual({ ...undone }, {
    color: 'w', from: 'e2', to: 'e4', piece: 'p', captured: undefined, promotion: undefined, flags: 'b', san: 'e4', lan: 'e2e4',
    before: DEFAULT_POSITION, after: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  })
  assert.equal(chess.undo(), null)
})

test('tags and comments are set, read and taken away', () => {
  const chess = new Chess()
  chess.setHeader('White', 'Morphy')
  chess.setHeader('Date', '1858-??-??')
  assert.equal(chess.getHeaders().White, 'Morphy')
  assert.equal(chess.removeHeader('Date'), true)
  assert.equal(chess.removeHeader('Nothing'), false)
  assert.equal(chess.getHeaders().Date, '????.??.??')
  chess.loadPgn("1. e4 e5 {king's pawn opening} 2. Nf3 Nc6 3. Bc4 Bc5 {giuoco piano} *")
  assert.equal(chess.getComment(), 'giuoco piano')
  assert.deepEqual(chess.getComments().map((/** @type {any} */ entry) => entry.comment), ["king's pawn opening", 'giuoco piano'])
  assert.equal(chess.removeComment(), 'giuoco piano')
  assert.equal(chess.getComment(), undefined)
  assert.equal(chess.removeComments().length, 1)
  assert.deepEqual(chess.getComments(), [])
})

test('texts with odd line ends are loaded, and refused where they are strictly no SAN', () => {
  const text = '[White "Petrosian"]::1. Pc2c4 Pe7e5:2. Nc3 Nf6:3. Nf3 Nc6:4. g2g3 Bb4:5. Nd5 Nxd5:6. c4xd5 e5-e4:7. dxc6 exf3:8. Qb3 1-0'
  const chess = new Chess()
  chess.loadPgn(text, { newlineChar: ':' })
  assert.equal(chess.history().at(-1), 'Qb3')
  assert.equal(chess.getHeaders().Result, '1-0')
  assert.throws(() => chess.loadPgn(text, { newlineChar: ':', strict: true }), { message: 'Invalid move in PGN: Pc2c4' })
})

test('turn, number, rights and colours of squares', () => {
  const chess = new Chess('4r1k1/p1prnpb1/Pp1pq1pp/3Np2P/2P1P3/R4N2/1PP2PP1/3QR1K1 w - - 2 20')
  assert.equal(chess.moveNumber(), 20)
  assert.deepEqual([chess.setTurn('b'), chess.setTurn('b'), chess.turn()], [true, false, 'b'])
  assert.deepEqual([chess.squareColor('h1'), chess.squareColor('a7'), chess.squareColor('bogus square')], ['light', 'dark', null])
  chess.reset()
  assert.equal(chess.setCastlingRights(WHITE, { [KING]: false, [QUEEN]: true }), true)
  assert.deepEqual(chess.getCastlingRights(WHITE), { k: false, q: true })
  assert.deepEqual(validateFen('2n1r3/p1k2pp1/B1p3b1/P7/5bP1/2N1B3/1P2KP2/2R5 b - - 4 25'), { ok: true })
  assert.equal(validateFen('4r3/8/X12XPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 w - - 1 45').ok, false)
})
