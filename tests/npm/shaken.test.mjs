// @ts-check
/** What a bundler leaves out: the module of what is not used, and no more. */
import assert from 'node:assert/strict'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { folder } from './support.mjs'

/** What a program weighs that hands on a part of an entry, in bytes. @param {string} names @param {string} entry */
async function size(names, entry) {
  const stdin = { contents: `export { ${names} } from ${JSON.stringify(resolve(folder, entry))}`, resolveDir: join(folder, '../..') }
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false })
  return outputFiles[0].contents.length
}

test('constants and what is made of them alone bring no module', async () => {
  assert.ok(await size('DEFAULT_POSITION, SQUARES, SEVEN_TAG_ROSTER, WHITE, KING', 'index.js') < 2000)
  assert.ok(await size('Move, xoroshiro128', 'index.js') < 3000)
  assert.ok(await size('SUFFIX_LIST, nagToGlyph', 'next.js') < 2000)
  assert.ok(await size('ROOT', 'document.js') < 2000)
})

test('each of the others brings the module', async () => {
  for (const name of ['Chess', 'Relation', 'perft', 'validateFen']) assert.ok(await size(name, 'index.js') > 500_000, name)
  assert.ok(await size('Chess', 'next.js') > 500_000)
})
