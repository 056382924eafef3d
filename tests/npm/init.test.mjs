// @ts-check
/** The two ways to start: at once, and by `init`; each in a process of its own. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { folder, inner } from './support.mjs'

/** @param {string} file */
const address = (file) => JSON.stringify(pathToFileURL(resolve(folder, file)).href)

/** What a program prints. @param {string} text */
const printed = (text) => execFileSync(process.execPath, ['--input-type=module', '--eval', text]).toString().trim()

const CODE = `const code = async (work) => { try { await work(); return 'works' } catch (error) { return error.code } }\n`

test('nothing works before init, and everything after it', () => {
  const program = `import init, { Chess, Relation, reachJson, validateFen } from ${address('init.js')}
${CODE}
const calls = [() => new Chess(), () => void Relation.named('rook'), () => reachJson('N', 'g2'), () => validateFen('')]
const before = await Promise.all(calls.map(code))
await init()
const after = await Promise.all(calls.map(code))
console.log([...new Set(before), ...new Set(after)].join())`
  assert.equal(printed(program), 'module-not-started,works')
})

test('init takes bytes, a module, a promise of them, and another address after a wrong one', () => {
  const file = `readFileSync(new URL(${address('pkg/gridmate_bg.wasm')}))`
  for (const source of [file, `new WebAssembly.Module(${file})`, `Promise.resolve(${file})`, `new URL(${address('pkg/gridmate_bg.wasm')})`]) {
    const program = `import { readFileSync } from 'node:fs'
import init, { Chess } from ${address('init.js')}
${CODE}
const wrong = [await code(() => init(new URL('file:///nowhere.wasm'))), await code(() => init(new Uint8Array(3)))]
await Promise.all([init(${source}), init()])
console.log(wrong.join(), new Chess().moves().length)`
    assert.equal(printed(program), 'module-not-started,module-not-started 20', source)
  }
})

test('an address that answers no module is named with what it answers, and what does is taken whatever its type', () => {
  const program = `import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import init, { Chess } from ${address('init.js')}
const module = readFileSync(new URL(${address('pkg/gridmate_bg.wasm')}))
const ANSWERS = {
  '/page': [200, 'text/html', '<!doctype html>'], '/bare': [200, 'application/wasm', '<p>'], '/gone': [404, 'text/plain', 'nothing here'],
  '/bytes': [200, 'application/octet-stream', module],
}
const server = createServer(({ url }, response) => {
  const [status, type, body] = ANSWERS[url]
  response.writeHead(status, { 'Content-Type': type }).end(body)
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
const base = 'http://127.0.0.1:' + server.address().port
for (const path of ['/page', '/bare', '/gone', '/bytes']) {
  await init(base + path).then(() => console.log(path, new Chess().moves().length), ({ code, message }) => console.log(path, code, message.replace(base, '')))
}
server.close()`
  const [page, bare, gone, bytes] = printed(program).split('\n')
  const does = 'Copy gridmate/gridmate.wasm there, or pass init() the address that your bundler gives it.'
  assert.equal(page, `/page module-not-started The WebAssembly module could not be started: /page answered HTML (status 200) where the file `
    + `gridmate.wasm should be, as servers do for what they do not have. ${does}`)
  assert.match(bare, /^\/bare module-not-started .*WebAssembly/)
  assert.match(gone, /^\/gone module-not-started .*\/gone answered something else \(status 404\)/)
  assert.equal(bytes, '/bytes 20')
})

test('both entries in one program are one module', () => {
  const program = `import { Chess } from ${address('index.js')}
import init, { Chess as Other } from ${address('init.js')}
await init()
console.log(Chess === Other, new Other().moves().length)`
  assert.equal(printed(program), 'true 20')
})

test('what is carried is the file, byte for byte', async () => {
  const { unpacked } = await inner('embedded.js')
  const { bytes } = await inner('embedded/gridmate.js')
  assert.deepEqual(Buffer.from(unpacked(bytes)), readFileSync(join(folder, 'pkg/gridmate_bg.wasm')))
})

test('a browser that compiles no large module at once is told what to import', async (context) => {
  const { compiled } = await inner('embedded.js')
  context.mock.method(WebAssembly, 'Module', function Module() { throw new RangeError('larger than 4KB') })
  assert.throws(() => compiled(new Uint8Array(0)), { code: 'module-too-large', message: /gridmate\/init/ })
})
