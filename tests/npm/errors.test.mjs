// @ts-check
/** Wrong arguments, one at a time, of all that the package exports: each call works, or fails with a code and a sentence. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gridmate } from './support.mjs'

const { Chess, DEFAULT_POSITION, Relation } = gridmate

/** @type {Record<string, any>} */
const SIGNATURES = JSON.parse(readFileSync('npm/signatures.json', 'utf8'))

const ODD = [null, undefined, NaN, Infinity, -1, 1.5, 1e9, 1e300, 10n, true, '', 'nonsense', 'e9', '💥', {}, [], [[]], Symbol('odd'), () => 1, new Date(NaN)]
const NO_TEXT = ODD.filter((value) => typeof value !== 'string')
const NO_WHOLE = ODD.filter((value) => !(value === 1e9))
const NO_SQUARE = [...ODD, 64, 'e', 'e44', 'é4']

/** By the kind of an argument: a right value, those that are refused, and with which code. @type {Record<string, [unknown, unknown[], string]>} */
const KINDS = {
  text: ['', NO_TEXT, 'not-a-text'],
  flag: [false, ODD.filter((value) => value !== true), 'not-a-flag'],
  number: [518, ODD.filter((value) => typeof value !== 'number' || Number.isNaN(value)), 'not-a-number'],
  whole: [0, NO_WHOLE, 'not-a-number'],
  seed: [1, NO_WHOLE, 'not-a-number'],
  square: ['e2', NO_SQUARE, 'no-such-square'],
  location: ['E2', NO_SQUARE, 'no-such-square'],
  squares: [['e2', 28], [...ODD.filter((value) => typeof value !== 'string' && !Array.isArray(value))], 'not-a-list'],
  side: ['w', ODD, 'no-such-side'],
  moves: ['', NO_TEXT.filter((value) => !Array.isArray(value)), 'not-a-text'],
  relation: [Relation.named('rook'), ODD, 'not-a-set'],
  piece: ['N', ODD.filter((value) => typeof value === 'string'), 'no-such-piece'],
}

/** What the calls need whose texts are not just any. @type {Record<string, unknown[]>} */
const RIGHT = {
  attackers: [DEFAULT_POSITION, 'f3', 'w'],
  control: [DEFAULT_POSITION],
  formulaSteps: ['rook without king'],
  evaluatePosition: [DEFAULT_POSITION, ''],
  minimaxScoring: [DEFAULT_POSITION, '', 1],
  perft: [DEFAULT_POSITION, 1],
  pgnNotes: ['1. e4 *'],
  reachIn: [DEFAULT_POSITION, 'e2', true],
  relationAbout: ['rook'],
  relationSql: ['rook'],
  repairFen: [DEFAULT_POSITION],
  'Relation.formula': ['rook without king', ''],
  'Relation.named': ['rook'],
}

/** Every call with arguments: its name, its kinds, and what makes it. */
const CALLS = Object.entries(SIGNATURES).flatMap(([name, kinds]) => {
  if (Array.isArray(kinds)) return [{ name, kinds, call: (/** @type {any[]} */ args) => gridmate[name](...args) }]
  return Object.entries(/** @type {Record<string, string[]>} */ (kinds)).map(([member, kinds]) => ({
    name: `${name}.${member}`, kinds, call: (/** @type {any[]} */ args) => {
      if (member in gridmate[name]) return gridmate[name][member](...args)
      return /** @type {any} */ (Relation.named('knight'))[member](...args)
    },
  }))
})

/** @param {string} name @param {string[]} kinds */
const rightOf = (name, kinds) => RIGHT[name] ?? kinds.map((kind) => KINDS[kind.replace('?', '')][0])

/**
 * How a call ends: well, or with an error that has a code and a sentence.
 * @param {string} said
 * @param {() => unknown} call
 */
function ends(said, call) {
  try {
    call()
    return undefined
  } catch (error) {
    assert.ok(error instanceof Error, said)
    const { code, message } = /** @type {Error & { code?: unknown }} */ (error)
    assert.match(String(code), /^[a-z][a-z0-9-]+$/, `${said}: ${message}`)
    assert.doesNotMatch(String(code), /module-trapped|object-gone|undefined/, `${said}: ${message}`)
    assert.ok(message.length > 10 && !/wasm|__wbindgen|undefined \(reading/.test(message), `${said}: ${message}`)
    return code
  }
}

test('every call works with the right arguments', () => {
  for (const { name, kinds, call } of CALLS) assert.equal(ends(name, () => call(rightOf(name, kinds))), undefined, name)
})

test('every wrong argument of every function is refused for what it is', () => {
  let refused = 0
  for (const { name, kinds, call } of CALLS) {
    kinds.forEach((kind, place) => {
      const [, wrong, code] = KINDS[kind.replace('?', '')]
      for (const value of wrong) {
        if (kind.endsWith('?') && (value === null || value === undefined)) continue
        const args = [...rightOf(name, kinds)]
        args[place] = value
        const said = `${name}, argument ${place}: ${typeof value} ${String(typeof value === 'object' ? JSON.stringify(value) : String(value))}`
        assert.equal(ends(said, () => call(args)), code, said)
        refused += 1
      }
    })
  }
  assert.ok(refused > 600, `${refused}`)
})

test('any argument whatever ends well or with a code, and no module traps', () => {
  for (const { name, kinds, call } of CALLS) {
    // A count to depth 1,000,000,000 is refused; one to depth 32 would not end.
    for (const value of ODD) {
      ends(`${name} of nothing but odd`, () => call(kinds.map(() => value)))
      kinds.forEach((_, place) => {
        const args = [...rightOf(name, kinds)]
        args[place] = value
        ends(`${name}, argument ${place}`, () => call(args))
      })
      ends(`${name} without arguments`, () => call([]))
    }
  }
})

/** What is asked of a game, with odd values in each place: what it answers, or the code of why not. @type {[string, unknown[], unknown][]} */
const OF_CHESS = [
  ['load', [undefined], 'not-a-text'], ['load', [null], 'not-a-text'], ['load', [{}], 'not-a-text'], ['load', [''], 'invalid-fen'],
  ['load', [DEFAULT_POSITION, null], 'not-options'], ['load', [DEFAULT_POSITION, 'strict'], 'not-options'],
  ['move', [undefined], 'invalid-move'], ['move', [7], 'invalid-move'], ['move', [10n], 'invalid-move'], ['move', [''], 'invalid-move'],
  ['move', [{}], 'invalid-move'], ['move', [{ from: null, to: NaN }], 'invalid-move'], ['move', [Symbol('e4')], 'invalid-move'],
  ['move', ['e4', 'strict'], 'not-options'], ['moves', ['e2'], 'not-options'], ['moves', [null], 'not-options'], ['history', [true], 'not-options'],
  ['fen', [1], 'not-options'], ['clear', ['all'], 'not-options'], ['pgn', [null], 'not-options'],
  ['pgn', [{ maxWidth: NaN }], 'not-a-number'], ['pgn', [{ maxWidth: '80' }], 'not-a-number'], ['pgn', [{ newline: 1 }], 'not-a-text'],
  ['loadPgn', [undefined], 'not-a-text'], ['loadPgn', [{}], 'not-a-text'], ['loadPgn', ['1. e4 *', { newlineChar: '(' }], 'no-such-pattern'],
  ['loadPgn', ['1. e4 *', null], 'not-options'], ['loadPgn', ['1. Ke4'], 'invalid-move'],
  ['put', [null, 'e4'], 'no-such-piece'], ['put', ['q', 'e4'], 'no-such-piece'], ['put', [{}, 'e4'], false], ['put', [{ type: 'q', color: 'w' }, null], false],
  ['get', [null], undefined], ['get', ['e9'], undefined], ['remove', [{}], undefined], ['squareColor', [12], null],
  ['findPiece', [null], 'no-such-piece'], ['findPiece', [{ type: 'q' }], 'no-such-side'],
  ['attackers', ['e9'], 'no-such-square'], ['attackers', ['e4', 'x'], 'no-such-side'], ['isAttacked', [null, 'w'], 'no-such-square'],
  ['isAttacked', ['e4'], 'no-such-side'], ['setTurn', ['x'], 'no-such-side'], ['setTurn', [undefined], 'no-such-side'],
  ['getCastlingRights', ['x'], 'no-such-side'], ['setCastlingRights', ['x', {}], 'no-such-side'], ['setCastlingRights', ['w', null], 'not-options'],
  ['perft', [NaN], 'not-a-number'], ['perft', ['3'], 'not-a-number'], ['perft', [1e9], 'depth-out-of-range'], ['perft', [10], 'depth-out-of-range'], ['perft', [undefined], 'not-a-number'],
  ['setHeader', [null, 'x'], 'not-a-text'], ['setHeader', ['White', 7], 'not-a-text'], ['removeHeader', [{}], 'not-a-text'], ['setComment', [null], 'not-a-text'],
]

test('a game is asked odd things', () => {
  for (const [name, args, wanted] of OF_CHESS) {
    const game = new Chess()
    /** @type {unknown} */
    let answer
    const code = ends(name, () => { answer = game[name](...args) })
    assert.equal(typeof wanted === 'string' ? code : answer, wanted, `${name}(${args.map((value) => typeof value)})`)
    assert.equal(game.fen(), DEFAULT_POSITION, name)
  }
  for (const piece of [{ type: 'z', color: 'w' }, { type: 'q', color: 'z' }]) assert.deepEqual(new Chess().findPiece(piece), [])
  assert.equal(ends('new Chess', () => new Chess(null)), 'not-a-text')
  assert.equal(ends('new Chess', () => new Chess(DEFAULT_POSITION, 960)), 'not-options')
  for (const number of [960, -1, 1.5, 1e9]) assert.equal(ends('chess960', () => Chess.chess960(number)), 'chess960-number')
  for (const number of [NaN, '5', null]) assert.equal(ends('chess960', () => Chess.chess960(number)), 'not-a-number')
  const inCheck = new Chess('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1')
  assert.equal(ends('a passed turn', () => inCheck.move('--')), 'null-move-in-check')
  for (const value of NO_TEXT) assert.equal(ends('validateFen', () => gridmate.validateFen(value)), 'not-a-text')
  for (const value of ODD.filter((value) => typeof value !== 'bigint')) assert.equal(ends('xoroshiro128', () => gridmate.xoroshiro128(value)), 'not-a-number')
})

test('all methods of a game end well or with a code, whatever they are passed', () => {
  for (const name of Object.getOwnPropertyNames(Chess.prototype)) {
    if (name === 'constructor' || name.startsWith('_')) continue
    for (const value of ODD) {
      ends(`${name} of ${typeof value}`, () => new Chess()[name](value))
      ends(`${name} of ${typeof value}, twice`, () => new Chess()[name](value, value))
    }
  }
})

test('names and squares are accepted everywhere', () => {
  assert.equal(gridmate.reachJson('knight', 14), gridmate.reachJson('N', 'g2'))
  assert.equal(gridmate.reachJson('horse', 'g2'), gridmate.reachJson('N', 14))
  assert.deepEqual([...gridmate.reach('black pawn', 'E7')], [...gridmate.reach('p', 52)])
  assert.match(gridmate.reachJson('rook', 'E6'), /"current_location": "E6", "moves": \["a6", /)
  assert.equal(gridmate.reachJson('♞', 'g2'), gridmate.reachJson('n', 'g2'))
})

test('what was freed says so', () => {
  const knight = Relation.named('knight')
  knight.free()
  assert.throws(() => knight.count, { code: 'object-gone' })
  assert.throws(() => Relation.named('rook').union(knight), { code: 'object-gone' })
})

