// @ts-check
// Scripts in the package: as the module has them, and safe should that trap.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridmate, inner } from './support.mjs'

const { Chess, Script, Relation } = gridmate

test('a script is read, remarked on, fixed and played on', () => {
  const document = new Script(undefined, 'e2e4, e7e5, Nf3')
  const [remark] = document.remarks(0, 5)
  assert.deepEqual([remark.code, remark.start, remark.end, remark.fix], ['san-move', 12, 15, 'g1f3'])
  document.fixAll()
  assert.equal(document.sans(0, document.steps), 'e4\ne5\nNf3')
  assert.equal(document.move(3, 57, 42), 4)
  assert.equal(document.text, 'e2e4, e7e5, g1f3, b8c6')
  assert.equal(new Chess(document.fen(4)).turn(), 'w')
  assert.throws(() => document.edit(99, 0, 'x'), { code: 'out-of-range' })
  assert.throws(() => new Script('nonsense'), /FEN/)
})

test('a document outlives a module that traps, its changes and its undone changes included', async (context) => {
  const { guarded } = await inner('module.js')
  context.mock.method(console, 'warn', () => {})
  const trap = guarded(() => { throw new WebAssembly.RuntimeError('unreachable') })
  const one = new Script('960:518', 'e2e4')
  const other = new Script(undefined, 'd2d4', true)
  one.play(1, 'e5')
  one.play(2, 'Nf3')
  one.undo()
  one.play(2, 'Nc3')
  assert.throws(trap, { code: 'module-trapped' })
  assert.equal(one.text, 'e2e4, e7e5, b1c3')
  assert.equal(one.sans(0, 3), 'e4\ne5\nNc3')
  assert.deepEqual([other.text, other.sheet], ['d2d4', true])
  for (let count = 0; count < 250; count += 1) one.edit(one.text.length, 0, count % 2 ? ', e4e2' : ', e2e4')
  const text = one.text
  assert.throws(trap, { code: 'module-trapped' })
  assert.equal(one.text, text)
  assert.equal(one.tokens, 253)
})

test('sets of moves are worked with', () => {
  const rook = Relation.named('rook')
  assert.deepEqual([rook.count, rook.union(Relation.named('bishop')).count], [896, 1456])
  assert.deepEqual([...Relation.named('knight').from(14)], [4, 20, 29, 31])
  assert.throws(() => Relation.named('tower'), { code: 'no-such-set' })
})
