// @ts-check
/** The document of `gridmate/document`: a tree of steps, against rows and programs from outside, and safe should its module trap. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chessjs, inner, rows } from './support.mjs'

const { Document, ROOT } = await inner('document.js')
const { within } = await inner('document/module.js')

/** Everything that a study holds. */
const STUDY = `[Event "Study"]
[White "Ann"]
[Result "1-0"]

{Before all.} 1. e4 {[%clk 0:09:58.5] [%eval 0.35] [%csl Gd5,Re5][%cal Ge2e4] good} 1... e5 $1 ({why not} 1... c5 {sharp}
2. Nf3 (2. c3 d5 3. exd5 Qxd5) 2... d6) (1... e6 $6) 2. Nf3 Nc6 3. Bb5 {[%emt 0:00:03] [%unknown 7]} a6 4. O-O
(4. Ba4 -- 5. d4) 4... Nf6 1-0
`

/** The nodes by what they say of themselves, without their numbers. @param {any} document */
const described = (document) => document.nodes().map((/** @type {any} */ { id, parent, children, ...told }) => ({ ...told, children: children.length }))

/** All that there is of a document. @param {any} document */
const all = (document) => ({
  nodes: document.nodes(), line: document.line(), cursor: document.cursor, text: document.text, start: document.start, tags: document.tags(),
  result: document.result(), isSheet: document.isSheet,
})

/** The node behind some moves. @param {any} document @param {...string} sans */
function nodeAt(document, ...sans) {
  const nodes = document.nodes()
  let id = ROOT
  for (const san of sans) {
    for (let found = false; !found;) {
      const children = nodes.filter((/** @type {any} */ node) => node.parent === id)
      const next = children.find((/** @type {any} */ node) => node.move?.san === san) ?? children.find((/** @type {any} */ node) => node.kind === 'legal' && !node.move)
      assert.ok(next, san)
      found = next.move?.san === san
      id = next.id
    }
  }
  return id
}

test('games from elsewhere are the trees that they are there, noise and all', () => {
  for (const row of rows('games_noise')) {
    for (const text of [row.pgn, row.pgn_noisy]) {
      const document = Document.fromPgn(text)
      const played = document.line().map((/** @type {number} */ node) => document.node(node)).filter((/** @type {any} */ { move }) => move)
      assert.deepEqual(played.map((/** @type {any} */ { move }) => move.san), row.san, row.id)
      if (row.variant !== 'chess960') assert.deepEqual(played.map((/** @type {any} */ { move }) => move.uci), row.uci, row.id)
      played.forEach((/** @type {any} */ { id }, /** @type {number} */ ply) => assert.equal(document.position(id).fen, row.fens[ply], row.id))
      assert.equal(document.result().result, row.result)
    }
  }
})

test('legal moves are those that six programs found', () => {
  for (const row of rows('positions')) {
    const document = new Document(row.chess960 ? `960:${row.fen}` : row.fen)
    const moves = document.legalMoves()
    const known = (/** @type {any[]} */ list) => list.map(({ uci, san }) => `${uci} ${san}`).sort()
    assert.deepEqual(known(moves), known(row.moves), row.fen)
    for (const { uci, from, to, promotion } of moves) assert.equal(from + to + (promotion ?? ''), uci)
    assert.equal(document.position().check !== null, row.in_check, row.fen)
  }
})

test('repetitions, claims and ends are those of the rows, at each node', () => {
  for (const row of rows('draws')) {
    const document = new Document(row.chess960 ? `960:${row.start_fen}` : row.start_fen)
    for (const [ply, move] of row.uci.entries()) {
      const node = document.play(move)
      const told = row.plies[ply]
      if (told.after_end) break
      const { repetitions, claims, end } = document.position(node)
      assert.equal(repetitions, told.rep, `${row.id}, ply ${ply}`)
      if (told.end === null) assert.deepEqual([claims.includes('threefold'), claims.includes('fifty')], [told.claim3, told.claim50], `${row.id}, ply ${ply}`)
      assert.equal(end !== null, told.end !== null, `${row.id}, ply ${ply}`)
    }
  }
})

test('scripts show the boards of the spreadsheet', () => {
  /** What a board has of a text that is no piece. */
  const text = (/** @type {string} */ _, /** @type {string} */ hex) => {
    const unit = parseInt(hex, 16)
    return unit >= 0xD800 && unit < 0xE000 ? '\uFFFD' : String.fromCharCode(unit > 0x20 && unit < 0x7F ? unit + 0xFEE0 : unit)
  }
  for (const row of rows('scripts').filter(({ encoding, moves }) => encoding === 'text' && moves.length < 10_000)) {
    const document = new Document(undefined, row.moves, true)
    const cells = row.placement.replace(/\{U\+([0-9A-F]+)\}/g, text).replace(/\d/g, (/** @type {string} */ count) => '.'.repeat(Number(count)))
    assert.equal(document.position().board, cells.split('/').reverse().join(''), row.moves)
  }
})

test('thousands of changes are taken back one by one, and tags are set one by one', () => {
  const document = new Document()
  for (let at = 0; at < 4000; at += 1) document.setTag(`T${at}`, 'so')
  assert.equal(document.tags().length, 4000)
  for (let at = 0; at < 4000; at += 1) assert.equal(document.undo(), true)
  assert.equal(document.undo(), false)
  assert.deepEqual(document.tags(), [])
})

test('a study is read with all that it says, and written as it was', () => {
  const document = Document.fromPgn(STUDY)
  assert.deepEqual(document.node(ROOT).comments, ['Before all.'])
  const e4 = document.node(nodeAt(document, 'e4'))
  assert.deepEqual([e4.comments, e4.clock, e4.evaluation], [['good'], 598_500, { centipawns: 35 }])
  assert.deepEqual(e4.shapes, [
    { color: 'green', from: 'd5', to: 'd5' }, { color: 'red', from: 'e5', to: 'e5' }, { color: 'green', from: 'e2', to: 'e4' },
  ])
  assert.deepEqual(e4.children.map((/** @type {number} */ id) => [document.node(id).move.san, document.node(id).nags]), [['e5', [1]], ['c5', []], ['e6', [6]]])
  const c5 = document.node(e4.children[1])
  assert.deepEqual([c5.commentsBefore, c5.comments, c5.parent, c5.move.number, c5.move.color], [['why not'], ['sharp'], e4.id, 1, 'b'])
  const bishop = document.node(nodeAt(document, 'e4', 'e5', 'Nf3', 'Nc6', 'Bb5'))
  assert.deepEqual([bishop.elapsed, bishop.comments], [3000, ['[%unknown 7]']])
  assert.equal(document.position(nodeAt(document, 'e4', 'c5', 'c3', 'd5', 'exd5', 'Qxd5')).fen, 'rnb1kbnr/pp2pppp/8/2pq4/8/2P5/PP1P1PPP/RNBQKBNR w KQkq - 0 4')
  assert.deepEqual(document.tags().slice(0, 2), [['Event', 'Study'], ['White', 'Ann']])
  const spoken = () => document.pgn().replaceAll('\n', ' ')
  assert.ok(spoken().includes('{[%clk 0:09:58.5] [%eval 0.35] [%csl Gd5,Re5][%cal Ge2e4] good}'))
  const again = Document.fromPgn(document.pgn())
  assert.deepEqual(described(again), described(document))
  assert.equal(again.pgn(), document.pgn())
  assert.equal(document.leftOut, 0)
  document.setNote(e4.id, { nags: [300], clock: 60_000 })
  assert.ok(spoken().includes('$300 {[%clk 0:01:00] [%eval 0.35] [%csl Gd5,Re5][%cal Ge2e4] good}'))
  assert.deepEqual(document.node(e4.id).nags, [300])
})

test('each kind of task is set, read, written to PGN and bytes, and taken away', () => {
  const document = new Document(undefined, 'e2e4')
  for (const [task, text] of /** @type {const} */ ([
    [{ kind: 'find' }, 'find'], [{ kind: 'mate', moves: 3 }, 'mate 3'],
    [{ kind: 'squares', squares: ['e4', 'd5'] }, 'squares e4,d5'], [{ kind: 'formula', formula: 'knight from g2' }, 'formula knight from g2'],
    [{ kind: 'choose', choices: [{ text: 'a ]', isRight: true }, { text: 'b', isRight: false }] }, 'choose +a \\x5D|-b'],
    [{ kind: 'hold', level: 4, moves: 20 }, 'hold 4,20'],
  ])) {
    document.setTask(ROOT, text, { hint: 'look' })
    for (const there of [document, Document.fromBytes(document.bytes()), Document.fromPgn(document.pgn())])
      assert.deepEqual([there.task(ROOT), there.node(ROOT).task, there.node(ROOT).hint, there.node(ROOT).wrong], [task, text, 'look', ''])
    assert.ok(document.pgn().replaceAll('\n', ' ').includes(`{[%task ${text}] [%hint look]} 1. e4 *`), document.pgn())
    assert.equal(document.view().nodes.find(({ id }) => id === ROOT)?.task, text)
  }
  document.setTask(ROOT, '')
  assert.deepEqual([document.task(ROOT), document.node(ROOT).hint], [null, 'look'])
  document.undo()
  assert.equal(document.node(ROOT).task, 'hold 4,20')
})

test('what is written is read by chess.js', () => {
  const document = Document.fromPgn(STUDY)
  // It knows no passed turns and drops variations.
  document.deleteFrom(nodeAt(document, 'e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4'))
  const game = new chessjs.Chess()
  game.loadPgn(document.pgn())
  assert.deepEqual(game.history(), ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'O-O', 'Nf6'])
  assert.equal(game.fen(), document.position().fen)
  assert.equal(game.getHeaders().White, 'Ann')
})

test('bytes bring the document back, its line and cursor included', () => {
  const document = Document.fromPgn(STUDY)
  document.select(nodeAt(document, 'e4', 'c5', 'Nf3'))
  document.remove('a1')
  const back = Document.fromBytes(document.bytes())
  assert.deepEqual([described(back), back.text, back.pgn(), back.result()], [described(document), document.text, document.pgn(), document.result()])
  assert.equal(back.node().token, document.node().token)
  // A comment whose commands stand otherwise than this program writes them is kept as it was.
  assert.ok(document.bytes().length < STUDY.length * 0.55, `${document.bytes().length}`)
})

/** Every kind of change, on the study. @type {[string, (document: any) => void][]} */
const CHANGES = [
  ['play', (document) => document.play('d5')],
  ['reply', (document) => document.reply('d6')],
  ['move', (document) => document.move('h2', 23)],
  ['shift', (document) => document.shift('h2', 32)],
  ['remove', (document) => document.remove(0)],
  ['insert', (document) => document.insert('D5', '♕')],
  ['edit', (document) => document.edit(6, 4, 'd7d5')],
  ['setText', (document) => document.setText('e2e4, oops')],
  ['promote', (document) => document.promote(nodeAt(document, 'e4', 'c5', 'c3'))],
  ['makeMain', (document) => document.makeMain(nodeAt(document, 'e4', 'c5', 'c3'))],
  ['deleteFrom', (document) => document.deleteFrom(nodeAt(document, 'e4', 'c5'))],
  ['setNote', (document) => document.setNote(nodeAt(document, 'e4'), { comments: [], shapes: [{ color: 'blue', from: 'a1', to: 63 }], evaluation: { mate: -3 }, clock: null })],
  ['setTask', (document) => document.setTask(nodeAt(document, 'e4'), 'choose +a|-b', { wrong: 'no ]' })],
  ['setTag', (document) => document.setTag('Black', 'Bo "B" \\ ben')],
  ['removeTag', (document) => document.removeTag('White')],
  ['setStart', (document) => document.setStart('960:0')],
  ['setResult', (document) => document.setResult('agreed')],
]

test('every kind of change is made, undone and made again, exactly', () => {
  for (const [name, change] of CHANGES) {
    const document = Document.fromPgn(STUDY)
    document.select(nodeAt(document, 'e4', 'e5', 'Nf3'))
    const before = all(document)
    change(document)
    const after = all(document)
    assert.notDeepEqual(after, before, name)
    assert.ok(document.canUndo && document.undo(), name)
    assert.deepEqual({ ...all(document), cursor: 0 }, { ...before, cursor: 0 }, name)
    assert.ok(document.canRedo && document.redo(), name)
    assert.deepEqual({ ...all(document), cursor: 0 }, { ...after, cursor: 0 }, name)
    const back = Document.fromBytes(document.bytes())
    assert.deepEqual([described(back), back.tags(), back.result()], [described(document), document.tags(), document.result()], name)
  }
})

test('many changes are undone to the beginning and made again to the end', () => {
  const document = Document.fromPgn(STUDY)
  const first = all(document)
  for (const [, change] of CHANGES.filter(([name]) => name !== 'setStart')) {
    document.select(document.line()[0])
    try {
      change(document)
    } catch (error) {
      assert.match(String(/** @type {any} */ (error).code), /^[a-z-]+$/)
    }
    document.pause()
  }
  const last = described(document)
  while (document.undo());
  assert.deepEqual(all(document).nodes, first.nodes)
  while (document.redo());
  assert.deepEqual(described(document), last)
})

test('a node keeps its number and what is said of it through an edit before it', () => {
  const document = Document.fromPgn('1. e4 e5 2. Nf3 {keep} (2. f4) Nc6 *')
  const knight = nodeAt(document, 'e4', 'e5', 'Nf3')
  document.edit(6, 4, 'c7c5')
  assert.deepEqual([document.node(knight).comments, document.node(knight).move.san], [['keep'], 'Nf3'])
  assert.equal(document.node(document.node(knight).parent).children.length, 2)
  assert.equal(document.pgn().split('\n').at(-2), '1. e4 c5 2. Nf3 {keep} (2. f4) 2... Nc6 *')
})

test('the two tokens of a castle are one move, which the last one has', () => {
  const document = Document.fromPgn(STUDY)
  const king = document.nodes().find((/** @type {any} */ { token }) => token === 'e1g1')
  const [rook] = king.children.map((/** @type {number} */ id) => document.node(id))
  assert.deepEqual([king.kind, king.move, rook.token, rook.kind, rook.move.san, rook.move.uci], ['legal', null, 'h1f1', 'legal', 'O-O', 'e1g1'])
  const shuffled = new Document('960:4k3/8/8/8/8/8/8/BBQN2KR w H - 0 1')
  assert.ok(shuffled.isChess960)
  assert.deepEqual(shuffled.legalMoves().filter((/** @type {any} */ { san }) => /^O-O/.test(san)).map((/** @type {any} */ { uci, to }) => [uci, to]), [['g1h1', 'h1']])
})

test('what PGN cannot say is a game of its own, and counted', () => {
  const document = new Document(undefined, 'e2e4, xd8, e7e5, oops')
  assert.equal(document.leftOut, 2)
  const games = Document.allFromPgn(document.pgn())
  assert.deepEqual(games.map((/** @type {any} */ game) => game.document.text), ['e2e4', 'e7e5'])
  assert.deepEqual(document.nodes().map((/** @type {any} */ { kind }) => kind), ['start', 'legal', 'free', 'legal', 'ignored'])
  assert.deepEqual(document.diagnostics().map((/** @type {any} */ { node, severity }) => [node, severity]), [[4, 'error']])
})

test('a game ends as the rules or the players say', () => {
  const document = new Document(undefined, 'f2f3, e7e5, g2g4, d8h4')
  const mate = { result: '0-1', cause: 'checkmate' }
  assert.deepEqual(document.result(), mate)
  assert.match(document.pgn(), / 0-1\n$/)
  document.setResult('checkmate')
  assert.deepEqual(document.result(), mate)
  assert.throws(() => document.setResult('stalemate'), { code: 'no-such-result' })
  document.setResult('*')
  assert.deepEqual(document.result(), mate)
  assert.deepEqual(new Document(undefined, 'e2e4').result(), { result: '*', cause: null })
  // Black has nothing to mate with.
  const bare = new Document('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1')
  bare.setResult('time-w')
  assert.deepEqual(bare.result(), { result: '1/2-1/2', cause: 'time-w' })
  document.setTag('Result', '1-0')
  assert.deepEqual(document.result(), { result: '1-0', cause: 'record' })
})

test('all games of a text are read, each as far as it goes', () => {
  const [good, cut] = Document.allFromPgn('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 d5 2. Ke4 Nf6 *\n')
  assert.deepEqual([good.document.text, good.problem, good.warnings], ['e2e4', null, []])
  assert.deepEqual([cut.document.text, cut.problem.code], ['d2d4, d7d5', 'unreachable'])
  assert.match(cut.problem.message, /^Line 7, column 13: "Ke4" is not legal here/)
  assert.throws(() => Document.fromPgn('1. d4 Ke4'), (/** @type {any} */ { source, code, args, message }) => {
    assert.deepEqual([source, code, args.text, args.reasons[0].args.to], ['san', 'unreachable', 'Ke4', 'e4'])
    return message.startsWith('Line 1, column 7: ')
  })
  for (const [broken, code] of [['[Variant "Atomic"]\n\n1. d4 *', 'unknown-variant'], ['[FEN "x"]\n\n1. d4 *', 'bad-fen']]) {
    const games = Document.allFromPgn(`1. e4 *\n\n${broken}\n\n[White "C"]\n\n1. c4 *`)
    assert.deepEqual(games.map((/** @type {any} */ { document, problem }) => [document.text, problem?.code]), [['e2e4', undefined], ['', code], ['c2c4', undefined]])
    assert.throws(() => Document.allFromPgn(broken), { code })
  }
})

const ODD = [null, undefined, NaN, Infinity, -1, 1.5, 2 ** 32, 10n, true, '', 'nonsense', 'e9', '💥', {}, [], [[]], Symbol('odd'), () => 1, new Date(NaN)]
/** Bytes that another thread has. */
const TRANSFERRED = new Uint8Array(8)
structuredClone(TRANSFERRED, { transfer: [TRANSFERRED.buffer] })
const no = (/** @type {(value: any) => boolean} */ isFine) => ODD.filter((value) => !isFine(value))
const isText = (/** @type {any} */ value) => typeof value === 'string'
const isNothing = (/** @type {any} */ value) => value === null || value === undefined

/** What a call refuses in which place, and with which code. @type {[string, unknown[], number, unknown[], string][]} */
const REFUSED = [
  ['new', ['960:518', '', false], 0, no((value) => isText(value) || isNothing(value)), 'not-a-text'],
  ['new', ['960:518', '', false], 1, no((value) => isText(value) || isNothing(value)), 'not-a-text'],
  ['new', ['960:518', '', false], 2, no((value) => value === true || isNothing(value)), 'not-a-flag'],
  ['chess960', [0], 0, no((value) => typeof value === 'number' && !Number.isNaN(value)), 'not-a-number'],
  ['chess960', [0], 0, [960, -1, 1.5, Infinity], 'chess960-number'],
  ['fromPgn', [''], 0, no(isText), 'not-a-text'], ['allFromPgn', [''], 0, no(isText), 'not-a-text'],
  ['fromPgn', [''], 0, [''], 'empty'], ['fromPgn', [''], 0, ['nonsense'], 'no-game'],
  ['fromBytes', [0], 0, [...ODD, TRANSFERRED], 'not-bytes'],
  ['fromBytes', [0], 0, [new Uint8Array()], 'bytes-short'], ['fromBytes', [0], 0, [new Uint8Array([9, 9, 9, 9, 9])], 'bytes-version'],
  ['fromBytes', [0], 0, [new Document(undefined, 'e2e4').bytes().map((/** @type {number} */ byte, /** @type {number} */ index) => (index === 1 ? byte ^ 1 : byte))], 'bytes-damaged'],
  ...['node', 'position', 'legalMoves'].flatMap((name) => /** @type {[string, unknown[], number, unknown[], string][]} */ ([
    [name, [1], 0, no((value) => value === undefined), 'not-a-number'], [name, [1], 0, [99, 2 ** 31], 'no-such-node'],
  ])),
  ...['select', 'promote', 'makeMain', 'deleteFrom'].flatMap((name) => /** @type {[string, unknown[], number, unknown[], string][]} */ ([
    [name, [1], 0, ODD, 'not-a-number'], [name, [1], 0, [99, 2 ** 31], 'no-such-node'],
  ])),
  ['play', ['Nc6'], 0, no(isText), 'not-a-text'], ['reply', ['Nc6'], 0, no(isText), 'not-a-text'],
  ['play', ['Nc6'], 0, ['e2e5', 'Ke7x'], ''], ['play', ['Nc6'], 0, ['Ke4'], 'unreachable'],
  ['move', ['b8', 'c6', 'q'], 0, [...ODD, 64, 'e', 'e44'], 'no-such-square'], ['move', ['b8', 'c6', 'q'], 1, ODD, 'no-such-square'],
  ['move', ['b8', 'c6', 'q'], 2, no((value) => isText(value) || isNothing(value)), 'not-a-text'], ['move', ['b8', 'c6', 'q'], 2, ['', 'tower'], 'no-such-piece'],
  ['move', ['b8', 'c6'], 0, ['e5'], 'empty-square'],
  ['shift', ['b8', 'c6'], 0, [...ODD, 64, 'e', 'e44'], 'no-such-square'], ['shift', ['b8', 'c6'], 1, ODD, 'no-such-square'], ['shift', ['b8', 'c6'], 0, ['e5'], 'empty-square'],
  ['remove', ['a1'], 0, ODD, 'no-such-square'], ['insert', ['a1', 'Q'], 0, ODD, 'no-such-square'],
  ['insert', ['a1', 'Q'], 1, no(isText), 'not-a-text'], ['insert', ['a1', 'Q'], 1, ['', 'knight', 'red knight', 'X'], 'no-such-piece'],
  ['edit', [0, 0, ''], 0, ODD, 'not-a-number'], ['edit', [0, 0, ''], 1, ODD, 'not-a-number'], ['edit', [0, 0, ''], 2, no(isText), 'not-a-text'],
  ['edit', [0, 0, ''], 0, [999, 2 ** 32 - 1], 'out-of-range'], ['edit', [0, 0, 'x'], 1, [999, 2 ** 32 - 1], 'out-of-range'],
  ['setText', [''], 0, no(isText), 'not-a-text'], ['setText', [''], 0, ['e2e4, '.repeat(200_000)], 'script-too-long'],
  ['setNote', [1, {}], 0, ODD, 'not-a-number'], ['setNote', [1, {}], 0, [99], 'no-such-node'],
  ['setNote', [1, {}], 1, no((value) => value === undefined || (typeof value === 'object' && value !== null)), 'not-options'],
  ['setNote', [1, {}], 1, [{ comments: 'good' }, { nags: 1 }, { shapes: {} }, { commentsBefore: null }], 'not-a-list'],
  ['setNote', [1, {}], 1, [{ comments: [1] }], 'not-a-text'], ['setNote', [1, {}], 1, [{ nags: [65536] }, { nags: ['!'] }], 'no-such-nag'],
  ['setNote', [1, {}], 1, [{ shapes: [{ color: 'pink', from: 'a1' }] }, { shapes: [{}] }], 'no-such-color'],
  ['setNote', [1, {}], 1, [{ shapes: [null] }, { shapes: ['Ga1'] }], 'not-options'],
  ['setNote', [1, {}], 1, [{ shapes: [{ color: 'red', from: 'a9' }] }, { shapes: [{ color: 'red', from: 'a1', to: 64 }] }], 'no-such-square'],
  ['setNote', [1, {}], 1, [{ clock: -1 }, { clock: 1.5 }, { elapsed: '1' }, { elapsed: NaN }], 'not-a-number'],
  ['setTask', [1, ''], 0, ODD, 'not-a-number'], ['setTask', [1, ''], 0, [99], 'no-such-node'],
  ['setTask', [1, ''], 1, ['mates', 'mate', 'mate 300', 'squares e9'], 'no-such-task'], ['setTask', [1, ''], 1, [null, 1], 'not-a-text'],
  ['setTask', [1, '', {}], 2, [{ hint: 1 }], 'not-a-text'],
  ['setNote', [1, {}], 1, [{ evaluation: {} }, { evaluation: { mate: 1, centipawns: 1 } }, { evaluation: { centipawns: 0.5 } }, { evaluation: { mate: 10_000 } }], 'no-such-evaluation'],
  ['setTag', ['White', ''], 0, no(isText), 'not-a-text'], ['setTag', ['White', ''], 1, no(isText), 'not-a-text'],
  ['setTag', ['White', ''], 0, ['', 'two words', 'q"'], 'tag-name'], ['setTag', ['White', ''], 0, ['FEN', 'SetUp', 'Variant'], 'tag-derived'], ['setTag', ['Result', '*'], 1, ['2-0', 'won'], 'result-value'],
  ['removeTag', ['White'], 0, no(isText), 'not-a-text'],
  ['setStart', ['', false], 0, no((value) => isText(value) || isNothing(value)), 'not-a-text'],
  ['setStart', [undefined, false], 1, no((value) => value === true || isNothing(value)), 'not-a-flag'],
  ...['destinations', 'refusal', 'promotions'].map((name) => /** @type {[string, unknown[], number, unknown[], string]} */ ([name, ['a1', 'a2'], 0, [...ODD, 64], 'no-such-square'])),
  ...['refusal', 'promotions'].map((name) => /** @type {[string, unknown[], number, unknown[], string]} */ ([name, ['a1', 'a2'], 1, [...ODD, 64], 'no-such-square'])),
  ['readMove', ['Nc6'], 0, no(isText), 'not-a-text'], ['readMove', ['Nc6'], 0, ['Ke4', 'knight e5'], ''], ['ahead', [''], 0, no(isText), 'not-a-text'],
  ['load', [0], 0, [...ODD, TRANSFERRED], 'not-bytes'], ['load', [0], 0, [new Uint8Array()], 'bytes-short'],
  ['loadScript', ['960:518', ''], 0, no((value) => isText(value) || isNothing(value)), 'not-a-text'], ['loadScript', [undefined, ''], 1, no(isText), 'not-a-text'],
  ['end', ['agreed'], 0, no(isText), 'not-a-text'], ['end', ['agreed'], 0, ['', 'checkmate'], 'no-such-claim'], ['truncate', [1], 0, ODD, 'not-a-number'],
  ['goTo', [1], 0, ODD, 'not-a-number'], ['fix', [1], 0, ODD, 'not-a-number'], ['fix', [1], 0, [99], 'no-such-node'],
  ['write', [0, 0, '', 0], 0, ODD, 'not-a-number'], ['write', [0, 0, '', 0], 1, ODD, 'not-a-number'], ['write', [0, 0, '', 0], 2, no(isText), 'not-a-text'],
  ['write', [0, 0, '', 0], 3, no((value) => typeof value === 'number' && !Number.isNaN(value)), 'not-a-number'], ['write', [0, 0, 'x', 0], 0, [999], 'out-of-range'],
  ['chooseTurn', ['w'], 0, no(isText), 'not-a-text'], ['chooseTurn', ['w'], 0, ['', 'x', 'white', '♔'], 'no-such-side'], ['chooseTurn', ['w'], 0, ['b'], 'turn-is-known'],
  ['chooseCastling', ['K'], 0, no(isText), 'not-a-text'], ['chooseCastling', ['K'], 0, ['X'], 'bad-castling'], ['chooseCastling', ['K'], 0, ['K'], 'castling-is-known'],
  ['setUserEdits', [true], 0, no((value) => value === true), 'not-a-flag'],
  ['view', [{}], 0, no((value) => isNothing(value) || typeof value === 'object'), 'not-options'], ['view', [{}], 0, [{ text: 1 }], 'not-a-flag'],
  ['setResult', ['*'], 0, no(isText), 'not-a-text'], ['setResult', ['*'], 0, ['2-0', 'checkmate', 'tired', ''], 'no-such-result'],
]

test('every wrong argument is refused for what it is, with a sentence, and changes nothing', () => {
  const statics = { new: (/** @type {any[]} */ ...args) => new Document(...args), chess960: Document.chess960, fromPgn: Document.fromPgn, allFromPgn: Document.allFromPgn, fromBytes: Document.fromBytes }
  let refused = 0
  for (const [name, right, place, wrong, code] of REFUSED) {
    for (const value of wrong) {
      const document = new Document(undefined, 'e2e4')
      const before = all(document)
      const args = Object.assign([...right], { [place]: value })
      const said = `${name}(${args.map((arg) => (typeof arg === 'symbol' ? 'a symbol' : typeof arg === 'bigint' ? `${arg}n` : JSON.stringify(arg)?.slice(0, 40))).join(', ')})`
      assert.throws(() => (name in statics ? /** @type {any} */ (statics)[name](...args) : document[name](...args)), (error) => {
        assert.ok(error instanceof Error && 'code' in error, `${said}: ${error}`)
        assert.match(String(error.code), /^[a-z][a-z0-9-]+$/, said)
        if (code !== '') assert.equal(error.code, code, `${said}: ${error.message}`)
        assert.ok(error.message.length > 10 && !/wasm|__wbindgen|undefined \(reading/.test(error.message), `${said}: ${error.message}`)
        return true
      }, said)
      assert.deepEqual(all(document), before, said)
      refused += 1
    }
  }
  assert.ok(refused > 400, `${refused}`)
})

test('documents outlive a module that traps: numbers, notes, undone changes and those far back', async (context) => {
  const warn = context.mock.method(console, 'warn', () => {})
  const trap = () => assert.throws(() => within(() => { throw new WebAssembly.RuntimeError('unreachable') }), { code: 'module-trapped' })
  const study = Document.fromPgn(STUDY)
  const drawn = Document.chess960(0)
  const bytes = Document.fromBytes(study.bytes())
  study.deleteFrom(nodeAt(study, 'e4', 'e6'))
  study.select(nodeAt(study, 'e4', 'c5'))
  study.setNote(study.cursor, { nags: [3] })
  study.setTag('Black', 'Bo')
  study.undo()
  drawn.play('e4')
  const [before, other] = [all(study), all(bytes)]
  trap()
  assert.deepEqual(all(study), before)
  assert.deepEqual(all(bytes), other)
  assert.equal(drawn.text, 'e2e4')
  assert.ok(study.redo() && study.tags().some(([name]) => name === 'Black'))
  while (study.undo());
  assert.deepEqual(described(study), described(Document.fromPgn(STUDY)))
  for (let count = 0; count < 2500; count += 1) study.setNote(1, { clock: count })
  study.undo()
  const late = all(study)
  trap()
  assert.deepEqual(all(study), late)
  assert.equal(study.node(1).clock, 2498)
  assert.equal(warn.mock.callCount(), 1)
})
