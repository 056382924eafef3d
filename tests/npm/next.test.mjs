// @ts-check
/** The API of chess.js' main branch: marks of judgement, promotions asked for, castling rights that are founded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridmate, inner } from './support.mjs'

const { Chess, SUFFIX_LIST, nagToGlyph } = await inner('next.js')
const { Chess: Released } = gridmate

test('a game has the marks of its main line by position', () => {
  const chess = new Chess()
  chess.loadPgn('1. e4!? $16 $132 {sharp} (1. d4! $10) 1... e5 $6 2. Nf3 Nc6?? *')
  const [e4, e5, nf3, nc6] = chess.history({ verbose: true }).map((/** @type {any} */ move) => move.after)
  assert.deepEqual(chess.getComments(), [
    { fen: e4, comment: 'sharp', suffixAnnotation: '!?', nags: [16, 132] }, { fen: nc6, suffixAnnotation: '??', nags: [] }, { fen: e5, nags: [6] },
  ])
  assert.deepEqual([chess.getSuffixAnnotation(), chess.getSuffixAnnotation(nf3), chess.getNags(e4), chess.getNags()], ['??', undefined, [16, 132], []])
  assert.deepEqual(chess.removeComments(), [{ fen: e4, comment: 'sharp' }])
  assert.deepEqual(chess.getComments().length, 3, 'marks stay')
  chess.load(gridmate.DEFAULT_POSITION)
  assert.deepEqual(chess.getComments(), [])
})

test('a game that cannot be loaded leaves the marks as they were', () => {
  const chess = new Chess()
  chess.addNag(1)
  assert.throws(() => chess.loadPgn('1. e4! e9 *'), { code: 'invalid-move' })
  assert.deepEqual([chess.getNags(), chess.getSuffixAnnotation()], [[1], undefined])
})

test('lists of marks are copies', () => {
  const chess = new Chess()
  const nags = [1, 2]
  chess.setNags(nags)
  nags.push(3)
  chess.getNags().push(4)
  assert.deepEqual(chess.getNags(), [1, 2])
  assert.deepEqual([chess.removeNag(7), chess.removeNag(1), chess.removeNag(2), chess.getComments()], [false, true, true, []])
})

test('a promotion is known before it is played, in legal moves alone', () => {
  const chess = new Chess('1r5k/P1P5/8/8/4P3/8/8/7K w - - 0 1')
  const asked = [['a7', 'a8'], ['a7', 'b8'], ['c7', 'b8'], ['c7', 'd8'], ['e4', 'e5'], ['h1', 'h2']]
  assert.deepEqual(asked.map(([from, to]) => chess.isPromotion({ from, to })), [true, true, true, false, false, false])
})

test('castling rights that no king and rook stand for are dropped, and kept by the release', () => {
  const claimed = '4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1'
  const founded = '4k3/8/8/8/8/8/8/4K2R w K - 0 1'
  const text = `[SetUp "1"]\n[FEN "${claimed}"]\n\n1. Kd1 {gone} *`
  const chess = new Chess(claimed)
  assert.deepEqual([chess.fen(), new Released(claimed).fen(), chess.getCastlingRights('b')], [founded, claimed, { k: false, q: false }])
  assert.equal(chess.hash(), new Chess(founded).hash())
  chess.loadPgn(text)
  assert.deepEqual([chess.history({ verbose: true })[0].before, chess.getComment(), chess.getHeaders().FEN], [founded, 'gone', claimed])
  const rooks = '4k3/8/8/8/8/8/8/1R2K3 w B - 0 1'
  assert.equal(new Chess(rooks).fen(), rooks)
})

test('all else is the release', () => {
  assert.ok(new Chess() instanceof Released && Chess.chess960(1) instanceof Chess)
  assert.equal(new Chess().move('--').isNullMove(), true)
  assert.deepEqual(SUFFIX_LIST.map((/** @type {string} */ suffix) => suffix.length), [1, 1, 2, 2, 2, 2])
  assert.deepEqual([nagToGlyph(14), nagToGlyph(1)], ['⩲', undefined])
})

test('what is no mark, no move and no FEN is refused with a code', () => {
  const chess = new Chess()
  const calls = {
    'invalid-suffix': () => chess.setSuffixAnnotation('!!!'), 'not-a-list': () => chess.setNags(1), 'not-a-number': () => chess.addNag('$1'),
    'not-a-text': () => chess.getNags(5), 'not-options': () => chess.isPromotion('a7a8'),
  }
  for (const [code, call] of Object.entries(calls)) assert.throws(call, { code })
  assert.deepEqual(chess.getComments(), [])
})
