// @ts-check
/** What views of a document tell: as they are declared, only what has changed, and all of that. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inner } from './support.mjs'

const { Document, ROOT } = await inner('document.js')
const { within } = await inner('document/module.js')

/** @typedef {import('../../src/web/tree/view.d.ts').View} View */

const declarations = ['view', 'ask'].map((name) => readFileSync(new URL(`../../src/web/tree/${name}.d.ts`, import.meta.url), 'utf8')).join('')

/** The fields of each declaration: their names, with a question mark where they may be missing. */
const DECLARED = new Map(
  Array.from(declarations.matchAll(/export interface (\w+)(?:<\w+>)?(?: extends \w+)? \{(.*?)\n\}/gs), ([, name, body]) => [
    name, Array.from(body.matchAll(/^ {2}(\w+)(\??):/gm), ([, field, mark]) => field + mark),
  ]),
)

/** Compares the fields of a value with those that are declared for it. @param {string} name @param {any} value @param {string[]} [more] */
function isDeclared(name, value, more = []) {
  const fields = DECLARED.get(name) ?? []
  const known = new Set([...fields, ...more].map((field) => field.replace('?', '')))
  for (const key of Object.keys(value)) assert.ok(known.has(key), `${name} has ${key}`)
  for (const field of fields) assert.ok(field.endsWith('?') || field in value, `${name} lacks ${field}`)
}

/** @param {any} view */
function check(view) {
  isDeclared('View', view)
  isDeclared('ShownPosition', view.position)
  if (view.position.last) isDeclared('ShownEffect', view.position.last)
  for (const node of view.nodes) {
    isDeclared('ShownNode', node)
    if (node.move) isDeclared('ShownMove', node.move)
  }
  if (view.line) {
    isDeclared('Splice', view.line)
    for (const step of view.line.added) if (typeof step !== 'number') isDeclared('ShownStep', step)
  }
  if (view.text) isDeclared('Splice', view.text)
  if (view.game) isDeclared('ShownGame', view.game)
  const diagnostic = ['source', 'code', 'severity', 'args', 'line', 'column', 'start', 'end', 'fix', 'message']
  for (const told of view.diagnostics?.first ?? []) isDeclared('ShownDiagnostic', told, diagnostic)
}

/** Somebody who knows of a document what its views tell. */
class Store {
  /** @type {Map<number, any>} */
  nodes = new Map()
  /** @type {any[]} */
  line = []
  text = ''
  version = 0
  /** @type {any} */
  rest = {}

  /** @param {any} view */
  take(view) {
    check(view)
    if (view.since === 0) Object.assign(this, new Store())
    else assert.equal(view.since, this.version)
    const { version, since: _, nodes, gone, line, text, ...rest } = view
    this.version = version
    for (const id of gone) assert.ok(this.nodes.delete(id), `${id} was not there`)
    for (const node of nodes) this.nodes.set(node.id, node)
    if (line) this.line.splice(line.at, line.removed, ...line.added.map((/** @type {any} */ step) => this.step(step)))
    if (text) this.text = this.text.slice(0, text.at) + text.added + this.text.slice(text.at + text.removed)
    Object.assign(this.rest, rest)
  }

  /** A step that is told by its node. @param {any} step */
  step(step) {
    if (typeof step !== 'number') return step
    const { kind, move } = this.nodes.get(step)
    return { nodes: [step], kind, move }
  }
}

/** The numbers of a seed. @param {number} seed */
function numbers(seed) {
  let state = seed
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const TEXTS = ['e2e4', ', e7e5', ' Nf3', 'xe4,', '{so}', 'oops', '7', ';', '(', '']

/** One change, whichever; what cannot be done is refused. @param {any} document @param {(below: number) => number} next */
function change(document, next) {
  const ids = document.nodes().map((/** @type {any} */ { id }) => id)
  const node = ids[next(ids.length)]
  const moves = document.legalMoves()
  // Where there is none, one that is refused.
  const { san, uci } = moves[next(moves.length)] ?? { san: 'Kz9', uci: 'a1a1' }
  const { length } = document.text
  const at = next(length + 1)
  const changes = [
    () => document.play(san), () => document.play(uci), () => document.reply(san), () => document.play('--'),
    () => document.move(next(64), next(64)), () => document.remove(next(64)), () => document.insert(next(64), 'KQRBNPkqrbnp'[next(12)]),
    () => document.edit(at, next(length - at + 1), TEXTS[next(TEXTS.length)]), () => document.write(at, 0, TEXTS[next(TEXTS.length)], next(9) * 1000),
    () => document.setText(TEXTS[next(TEXTS.length)]), () => document.setText(['xd1', 'xd2', 'h8=Q'][next(3)]), () => document.select(node), () => document.goTo(next(9)),
    () => document.promote(node), () => document.makeMain(node), () => document.deleteFrom(node),
    () => document.setNote(node, { comments: [`${next(9)}`], nags: [next(300)], clock: next(99_999) }), () => document.setNote(node, { comments: [] }),
    () => document.setTag('White', `${next(9)}`), () => document.removeTag('White'), () => document.setResult(['*', '1-0', 'agreed'][next(3)]),
    () => document.setStart(['960:0', undefined, '8/8/8/8/8/8/8/8'][next(3)], next(4) === 0), () => document.fix(node), () => document.fixAll(),
    () => document.chooseTurn('wb'[next(2)]), () => document.chooseCastling('KQ'), () => document.undo(), () => document.undo(), () => document.redo(),
    () => document.pause(), () => document.limitUndo(), () => document.unlimitUndo(), () => document.setUserEdits(next(2) === 0), () => document.forgetViews(),
  ]
  try {
    changes[next(changes.length)]()
  } catch (error) {
    assert.ok(error instanceof Error && 'code' in error, String(error))
  }
}

test('a sample of random changes: the differences, one by one, are the whole', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const next = numbers(seed)
    const document = new Document()
    const store = new Store()
    store.take(document.view({ text: true }))
    for (let step = 0; step < 60; step += 1) {
      change(document, next)
      if (next(4) > 0) store.take(document.view({ text: true }))
    }
    store.take(document.view({ text: true }))
    document.forgetViews()
    const whole = new Store()
    whole.take(document.view({ text: true }))
    const known = (/** @type {Store} */ { nodes, line, text, rest }) => ({ nodes: new Map([...nodes].sort(([a], [b]) => a - b)), line, text, rest })
    assert.deepEqual(known(store), known(whole), `seed ${seed}`)
    assert.equal(store.text, document.text)
    assert.deepEqual([...store.nodes.keys()].sort((a, b) => a - b), document.nodes().map((/** @type {any} */ { id }) => id).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b))
  }
})

test('what is not another is not told', () => {
  const document = new Document(undefined, 'e2e4, e7e5')
  document.view({ text: true })
  const { nodes, gone, line, text, game, diagnostics, since } = document.view({ text: true })
  assert.deepEqual([nodes, gone, line, text, game, diagnostics, since], [[], [], undefined, undefined, undefined, undefined, 1])
  document.setNote(1, { comments: ['best'] })
  const noted = document.view({ text: true })
  assert.deepEqual([noted.nodes.map((/** @type {any} */ { id }) => id), noted.line, noted.text], [[1], undefined, undefined])
  document.setTag('White', 'Ann')
  assert.deepEqual(document.view().game.tags, [['White', 'Ann']])
})

test('the position is another where a token that edits the board is', () => {
  const document = new Document(undefined, 'xd1')
  document.view()
  document.setText('xd2')
  assert.equal(document.view().position.board, document.position().board)
})

test('a step is told by its node, but where it does something else on the line', () => {
  const document = new Document('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1, e8e7')
  const added = () => document.view().line.added
  const [king, black] = document.line()
  assert.deepEqual(added(), [king, black])
  document.goTo(1)
  document.move('h1', 'f1')
  const rook = document.line()[1]
  assert.deepEqual(added(), [{ nodes: [king, rook], kind: 'legal', move: document.node(rook).move }])
  document.makeMain(rook)
  document.select(black)
  // Of the line that is the main one now it begins to castle.
  assert.equal(document.nodes().find((/** @type {any} */ { id }) => id === king).kind, 'legal')
  assert.deepEqual(added(), [{ nodes: [king], kind: 'free', move: null }, black])
})

test('the text is told where it is wanted, and then all that has changed since', () => {
  const document = new Document(undefined, 'e2e4')
  assert.deepEqual(document.view({ text: true }).text, { at: 0, removed: 0, added: 'e2e4' })
  document.play('e5')
  assert.equal(document.view().text, undefined)
  document.play('Nf3')
  assert.deepEqual(document.view({ text: true }).text, { at: 4, removed: 0, added: ', e7e5, g1f3' })
  document.setText('e2e4, ♔♔, oops')
  const { text, diagnostics } = document.view({ text: true })
  assert.deepEqual([text, diagnostics.count], [{ at: 6, removed: 10, added: '♔♔, oops' }, 2])
  assert.deepEqual(diagnostics.first.map((/** @type {any} */ { start, end, node }) => [start, end, node]), [[6, 8, document.line()[1]], [10, 14, document.line()[2]]])
})

test('a move in a game of five thousand steps is told in two kilobytes', () => {
  const round = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
  const document = new Document(undefined, Array.from({ length: 5000 }, (_, at) => round[at % 4]).join(', '))
  document.view({ text: true })
  for (const act of [() => document.play('e4'), () => document.undo(), () => document.play('d4'), () => { document.goTo(2500); document.play('Nc3') }, () => document.play('e5')]) {
    act()
    const size = JSON.stringify(document.view({ text: true })).length
    assert.ok(size <= 2048, `${size} bytes`)
  }
})

test('what a move did is told to be drawn and said', () => {
  const document = new Document('r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1')
  const last = (/** @type {string} */ move) => {
    document.goTo(0)
    document.play(move)
    return document.view().position.last
  }
  const { from, to, piece, captured, promotion, enPassant, rook, check, mate } = last('exd6')
  assert.deepEqual([from, to, piece, captured, promotion, enPassant, rook, check, mate], ['e5', 'd6', 'P', 'p', null, true, null, false, false])
  assert.deepEqual(last('O-O-O').rook, ['a1', 'd1'])
  assert.deepEqual([last('bxa8=Q').promotion, last('bxa8=Q').check], ['Q', true])
  assert.equal(new Document(undefined, 'f2f3, e7e5, g2g4, d8h4').view().position.last.mate, true)
})

test('where a piece may go, and why not', () => {
  const document = new Document('r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1')
  const from = (/** @type {string} */ name) => {
    const list = document.destinations(name)
    for (const one of list) isDeclared('Destination', one)
    return list.map((/** @type {any} */ { to, captured, promotes, castles }) => [to, captured, promotes, castles?.rookTo])
  }
  assert.deepEqual(from('e5').sort(), [['d6', 'p', false, undefined], ['e6', null, false, undefined]])
  assert.deepEqual(from('b7').sort(), [['a8', 'r', true, undefined], ['b8', null, true, undefined]])
  assert.deepEqual(from('e1').filter(([, , , rook]) => rook).sort(), [['c1', null, false, 'd1'], ['g1', null, false, 'f1']])
  assert.deepEqual([from('e8'), from('c3')], [[], []])
  assert.deepEqual([document.promotions('b7', 'a8'), document.promotions('e5', 'e6'), document.promotions('a8', 'a1')], ['qrbn', '', ''])
  assert.deepEqual(['e6', 'e7', 'e5'].map((to) => document.refusal('e5', to)?.code ?? null), [null, 'unreachable', 'same-square'])
  assert.deepEqual([new Document('8/8/8/8/8/8/8/8').destinations('a1'), new Document('8/8/8/8/8/8/8/8').refusal('a1', 'a2').code], [[], 'no-legal-position'])
  assert.deepEqual(new Document(undefined, 'f2f3, e7e5, g2g4, d8h4').destinations('e1'), [])
})

test('moves are read and looked ahead at, and none is made', () => {
  const document = new Document(undefined, 'e2e4')
  const before = document.nodes()
  isDeclared('AheadMove', document.readMove('knight f6'), DECLARED.get('ShownMove'))
  const { moves, problem } = document.ahead(' e7e5 Nf3  b8c6 ')
  assert.deepEqual([moves.map((/** @type {any} */ { san }) => san), problem], [['e5', 'Nf3', 'Nc6'], null])
  assert.equal(moves.at(-1).fen, 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3')
  assert.deepEqual([document.ahead('').moves, document.ahead('').problem], [[], null])
  assert.equal(new Document('8/8/8/8/8/8/8/8').ahead('e4').problem.code, 'no-legal-position')
  assert.deepEqual(document.nodes(), before)
})

test('after a trap the next view tells all', (context) => {
  context.mock.method(console, 'warn', () => {})
  const document = new Document(undefined, 'e2e4')
  document.view()
  assert.throws(() => within(() => { throw new WebAssembly.RuntimeError('unreachable') }), { code: 'module-trapped' })
  const view = document.view()
  assert.deepEqual([view.since, view.nodes.length, view.cursor.node], [0, 2, 1])
  assert.equal(view.nodes[0].id, ROOT)
})
