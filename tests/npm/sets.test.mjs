// @ts-check
// Sets of moves in the package.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridmate } from './support.mjs'

const { Relation } = gridmate

test('sets of moves are worked with', () => {
  const rook = Relation.named('rook')
  assert.deepEqual([rook.count, rook.union(Relation.named('bishop')).count], [896, 1456])
  assert.deepEqual([...Relation.named('knight').from(14)], [4, 20, 29, 31])
  assert.throws(() => Relation.named('tower'), { code: 'no-such-set' })
})
