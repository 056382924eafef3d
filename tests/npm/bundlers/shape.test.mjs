// @ts-check
/** The package as two programs read it that know what goes wrong with packages. */
import assert from 'node:assert/strict'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bundler, folder } from './support.mjs'

const root = join(folder, 'node_modules/gridmate')

test('publint has nothing to say of the package', async () => {
  const { messages } = await bundler('publint').publint({ pkgDir: root, pack: false })
  assert.deepEqual(messages, [])
})

test('the types of each entry are found and have its kind, however it is resolved', async () => {
  const { Package, checkPackage } = bundler('@arethetypeswrong/core')
  const names = readdirSync(root, { recursive: true }).map(String).filter((name) => statSync(join(root, name)).isFile())
  const files = Object.fromEntries(names.map((name) => [`/node_modules/gridmate/${name}`, readFileSync(join(root, name), 'utf8')]))
  // No program imports by name the scripts of workers and pages or the module's file, nor requires the board.
  const { entrypoints, problems } = await checkPackage(new Package(files, 'gridmate', '0.1.0'), { excludeEntrypoints: [/worker|standalone|wasm|board/] })
  assert.deepEqual(Object.keys(entrypoints), ['.', './init', './next', './document', './engine', './review', './package.json'])
  assert.deepEqual(problems, [])
})
