// @ts-check
/** The board as an element, in Chromium: what its attributes show, moves by mouse, touch and keys, and what it reports. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { folder } from './support.mjs'

const TYPES = /** @type {Record<string, string>} */ ({ '.js': 'text/javascript', '.html': 'text/html' })
const SCRIPT = `
  import { GridmateBoard } from '/element.js'
  import { Document } from '/document.js'
  globalThis.said = []
  globalThis.Document = Document
  globalThis.Board = GridmateBoard
  for (const name of ['move', 'change', 'select', 'message', 'error'])
    document.addEventListener(name, ({ type, detail }) => said.push([type, detail]), true)
`

/** @type {import('playwright-core').Browser} */
let browser
/** @type {string} */
let address
let html = ''

const server = createServer(({ url = '/' }, response) => {
  try {
    const [type, body] = url === '/' ? ['text/html', html] : [TYPES[extname(url)] ?? 'text/plain', readFileSync(join(folder, url))]
    response.writeHead(200, { 'Content-Type': type }).end(body)
  } catch {
    response.writeHead(404).end()
  }
})

before(async () => {
  await /** @type {Promise<void>} */ (new Promise((listening) => server.listen(0, '127.0.0.1', listening)))
  address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`
  const args = (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean)
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args })
})
after(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

/**
 * A page with some boards, in which nothing slides.
 * @param {string} body
 * @param {import('playwright-core').BrowserContextOptions} [options]
 * @param {() => void} [first] what runs before all else
 */
async function open(body, options = {}, first = () => {}) {
  html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title><body>${body}<script type="module">${SCRIPT}</script>`
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 600, height: 600 }, ...options })
  page.on('pageerror', (error) => assert.fail(error))
  await page.addInitScript(first)
  await page.goto(address)
  await page.locator('gridmate-board [role=grid]').first().waitFor()
  const square = (/** @type {string} */ name) => page.locator(`[data-square="${'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1)}"]`)
  const board = page.locator('gridmate-board').first()
  const get = (/** @type {string} */ name) => board.evaluate((element, name) => /** @type {any} */ (element)[name], name)
  const call = (/** @type {string} */ name, /** @type {unknown[]} */ ...args) =>
    board.evaluate((element, [name, args]) => {
      try {
        return /** @type {any} */ (element)[name](...args)
      } catch (error) {
        return [error.code, error.message]
      }
    }, /** @type {const} */ ([name, args]))
  /** What was reported of these kinds since it was asked last. */
  const said = async (/** @type {string[]} */ ...kinds) => {
    const all = /** @type {[string, any][]} */ (await page.evaluate('said.splice(0)'))
    return all.filter(([type]) => kinds.length === 0 || kinds.includes(type))
  }
  const heard = () => page.locator('[role=status]').first().textContent()
  const drag = async (/** @type {string} */ from, /** @type {string} */ to, button = /** @type {'left' | 'right'} */ ('left')) => {
    const [start, end] = [await square(from).first().boundingBox(), await square(to).first().boundingBox()]
    if (!start || !end) throw new Error('there is no such square')
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
    await page.mouse.down({ button })
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
    await page.mouse.up({ button })
  }
  return { page, square, board, get, call, said, heard, drag }
}

const board = (/** @type {string} */ attributes) => `<gridmate-board ${attributes}></gridmate-board>`
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

test('boards show what their attributes say, and share one module with documents', async () => {
  const { page } = await open(
    board('fen="start"') + board('pgn="1. e4 e5 (1... c5) 2. Nf3 *" orientation="black"') + board('script="e2e4, xd7" coordinates="every"') +
    board('fen="8/8/8/3k4/8/8/3P4/3K4 w" interactive shapes="Rd2d4,Ya1"') + board('fen="960:0" coordinates="off"'),
    {},
    () => {
      const { Module } = WebAssembly
      // @ts-expect-error it is counted
      globalThis.modules = 0
      WebAssembly.Module = /** @type {any} */ (class extends Module { constructor(/** @type {any} */ bytes) { super(bytes); /** @type {any} */ (globalThis).modules += 1 } })
    },
  )
  const boards = await page.locator('gridmate-board').evaluateAll((all) => all.map((element) => {
    const { fen, orientation, coordinates, interactive, shapes } = /** @type {any} */ (element)
    return [fen, orientation, coordinates, interactive, shapes.length]
  }))
  assert.deepEqual(boards, [
    [START, 'white', 'outside', false, 0],
    ['rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2', 'black', 'outside', false, 0],
    ['rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', 'white', 'every', false, 0],
    ['8/8/8/3k4/8/8/3P4/3K4 w - - 0 1', 'white', 'outside', true, 2],
    ['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', 'white', 'off', false, 0],
  ])
  assert.equal(await page.evaluate("new Document().play('e4') + modules"), 2)
  const [first, black] = [page.getByRole('grid').first(), page.getByRole('grid').nth(1)]
  assert.equal(await first.getByRole('gridcell').count(), 64)
  const [a1, h8] = [first.getByRole('gridcell', { name: 'a1, white rook' }), black.getByRole('gridcell', { name: 'h8, black rook' })]
  assert.equal(await first.getByRole('gridcell').nth(56).getAttribute('aria-label'), 'a1, white rook')
  const boxes = await Promise.all([first, a1, black, h8].map((item) => item.boundingBox()))
  const isLowLeft = ([outer, inner] = /** @type {any[]} */ ([])) => Math.abs(outer.x - inner.x) < 2 && Math.abs(outer.y + outer.height - inner.y - inner.height) < 2
  assert.ok(isLowLeft(boxes.slice(0, 2)) && isLowLeft(boxes.slice(2)), 'each side is below on its own board')
  assert.match(await page.locator('gridmate-board').nth(3).locator('#drawn').textContent() ?? '', /red arrow from d2 to d4; yellow circle on a1/)
  await page.close()
})

test('a hand moves by taps and drags; moves are reported, and taken back before they are seen where the page does not want them', async () => {
  const { page, square, get, said, drag, heard, board: element } = await open(board('interactive'))
  await square('e2').click()
  assert.deepEqual(await said(), [['select', { square: 'e2', piece: 'P', destinations: ['e3', 'e4'] }]])
  await square('e4').click()
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
  const move = { color: 'w', from: 'e2', to: 'e4', piece: 'p', san: 'e4', uci: 'e2e4', before: START, after: fen }
  assert.deepEqual(await said('move', 'change'), [['move', move], ['change', { fen, turn: 'b', check: false, end: null, winner: null }]])
  assert.equal(await heard(), 'Pawn to e4.')
  await drag('g8', 'f6')
  assert.equal((await said('move'))[0][1].san, 'Nf6')
  assert.equal(await square('f6').getAttribute('aria-label'), 'f6, black knight')
  const now = await get('fen')
  await drag('f1', 'a5')
  assert.match((await said('message'))[0][1].text, /bishop/i)
  assert.equal(await get('fen'), now)
  await element.evaluate((board) => board.addEventListener('move', (event) => event.preventDefault(), { once: true }))
  await drag('f1', 'c4')
  const [, { text }] = (await said('message')).at(-1) ?? []
  assert.equal(text, 'That move is not accepted here.')
  assert.equal(await get('fen'), now)
  assert.equal(await element.evaluate((board) => board.redo()), false, 'nor is it made again')
  assert.equal(await square('f1').getAttribute('aria-label'), 'f1, white bishop, picked up')
  await square('c4').click()
  assert.equal((await said('move'))[0][1].san, 'Bc4')
  assert.match(await get('pgn'), /\n1\. e4 Nf6 2\. Bc4 \*\n$/)
  await page.close()
})

test('fingers move pieces and leave the page alone', async () => {
  const { page, square, said } = await open(board('interactive="black" fen="4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"'), { hasTouch: true })
  await square('e2').tap()
  assert.deepEqual(await said('select'), [], 'a piece of the other side')
  await square('e7').tap()
  assert.deepEqual(await said('select'), [['select', { square: 'e7', piece: 'p', destinations: ['e6', 'e5'] }]])
  await square('e5').tap()
  const all = await said()
  assert.equal(all.find(([type]) => type === 'move')?.[1].uci, 'e7e5')
  assert.deepEqual(all.filter(([type]) => type === 'select'), [['select', null]])
  await page.close()
})

test('a game is played by keys alone, with what a screen reader hears; a pawn becomes what its letter says', async () => {
  const { page, square, get, heard, said } = await open('<button>before</button>' + board('interactive fen="8/P6k/8/8/8/8/8/K7 w - - 0 1" aria-label="Endgame"'))
  const keys = async (/** @type {string[]} */ ...names) => { for (const name of names) await page.keyboard.press(name) }
  await page.getByRole('grid', { name: 'Endgame' }).waitFor()
  await page.locator('button').first().focus()
  await keys('Tab')
  assert.equal(await page.evaluate('document.activeElement.localName'), 'gridmate-board')
  await keys('Home', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter')
  assert.equal(await heard(), 'White pawn on a7 picked up. 1 move: a8.')
  await keys('ArrowUp', 'Enter')
  await page.getByRole('dialog', { name: 'What does the pawn become?' }).waitFor()
  await keys('ArrowRight', 'ArrowRight', 'ArrowRight')
  assert.equal(await page.getByRole('button', { name: 'Knight' }).evaluate((button) => button.matches(':focus')), true)
  await keys('r')
  assert.equal((await said('move'))[0][1].san, 'a8=R')
  assert.equal(await heard(), 'Pawn to a8, becomes a rook.')
  assert.equal(await square('a8').evaluate((cell) => cell.matches(':focus')), true)
  // These keys have come with the first focus.
  await page.waitForFunction(() => {
    const board = /** @type {HTMLElement} */ (document.querySelector('gridmate-board'))
    board.shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', bubbles: true }))
    return board.shadowRoot?.activeElement?.ariaLabel === 'a1, white king'
  })
  await keys('w')
  assert.match(await heard() ?? '', /^White: king a1; rook a8/)
  await keys('f')
  assert.equal(await get('orientation'), 'black')
  assert.equal(await square('a1').evaluate((cell) => cell.matches(':focus')), true)
  const boxes = await Promise.all(['a1', 'h8'].map((name) => square(name).boundingBox()))
  assert.ok((boxes[0]?.y ?? 0) < (boxes[1]?.y ?? 0) && (boxes[0]?.x ?? 0) > (boxes[1]?.x ?? 0), 'the board is turned')
  await page.close()
})

test('a position that a move leads to is that move: it is marked, said and kept, and what was chosen ahead is made', async () => {
  const { page, square, get, said, heard, call } = await open(board('interactive="white" fen="start"'))
  await square('e2').click()
  await square('e4').click()
  await square('g1').click()
  await square('f3').click()
  assert.equal(await heard(), 'Next the white knight on g1 goes to f3, if it can.')
  assert.equal(await page.locator('.arrows .premove').count(), 1)
  await said()
  await page.locator('gridmate-board').evaluate((element) => element.setAttribute('fen', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2'))
  await page.getByRole('gridcell', { name: 'f3, white knight' }).waitFor()
  assert.deepEqual((await said('move')).map(([, { san }]) => san), ['Nf3'])
  assert.match(await get('pgn'), /\n1\. e4 e5 2\. Nf3 \*\n$/)
  // The same position again changes nothing, and another one is put there.
  await page.locator('gridmate-board').evaluate((element) => { /** @type {any} */ (element).fen = /** @type {any} */ (element).fen })
  assert.deepEqual(await said(), [])
  assert.deepEqual(await call('back'), true)
  assert.deepEqual(await call('first'), true)
  assert.equal(await get('fen'), START)
  await page.locator('gridmate-board').evaluate((element) => { /** @type {any} */ (element).fen = '8/8/8/3k4/8/8/3P4/3K4 w - - 0 1' })
  assert.equal(await call('undo'), false)
  await page.close()
})

test('programs move, go through a game and draw; a document goes in and out', async () => {
  const { page, get, call, said, drag, square } = await open(board('interactive'))
  const made = await call('move', 'e4')
  assert.deepEqual([made.san, made.from, (await said()).map(([type]) => type)], ['e4', 'e2', ['change']])
  assert.equal((await call('move', { from: 'd7', to: 'd5' })).san, 'd5')
  assert.deepEqual(await call('destinations', 'e4'), ['e5', 'd5'])
  assert.equal(await call('undo'), true)
  assert.equal(await call('redo'), true)
  await page.evaluate("document.querySelector('gridmate-board').shapes = [{ from: 'd1', to: 'd5', color: 'blue', label: '1' }, { from: 'nowhere' }]")
  assert.deepEqual(await get('shapes'), [{ from: 'd1', to: 'd5', color: 'blue', label: '1' }])
  assert.equal(await page.locator('.arrows .blue text').textContent(), '1')
  await drag('g8', 'f6', 'right')
  assert.match(await get('pgn'), /\[%cal Gg8f6\]/)
  assert.equal(await page.evaluate("Document.fromBytes(document.querySelector('gridmate-board').bytes).text"), 'e2e4, d7d5')
  await page.evaluate("document.querySelector('gridmate-board').load({ bytes: new Document('960:0').bytes() })")
  assert.equal(await square('a1').getAttribute('aria-label'), 'a1, white bishop')
  await page.close()
})

test('what cannot be shown is reported with its reason, and the board stays as it was', async () => {
  const { page, get, call, said } = await open(board('interactive') )
  await page.locator('gridmate-board').evaluate((element) => element.setAttribute('fen', '8/8 w'))
  await page.locator('gridmate-board').evaluate((element) => Object.assign(element, { fen: 7 }))
  const errors = await page.evaluate("said.splice(0).filter(([type]) => type === 'error').map(([, error]) => [error.code, error.message])")
  assert.deepEqual(errors, [['rank-count', 'FEN: the board has 2 ranks; it needs 8, with / between.'], ['rank-count', 'FEN: the board has 1 rank; it needs 8, with / between.']])
  assert.equal(await get('fen'), START)
  assert.equal((await call('load', { pgn: '1. e4 e5 2. Ke3 Nc6' }))[0], 'unreachable')
  assert.match(await get('fen'), /4p3\/4P3/)
  assert.equal((await call('move', 'Ke3'))[0], 'unreachable')
  await said()
  await page.close()
})

test('what was set before the element was there counts, and a board may be taken off the page and come back', async () => {
  const { page, get } = await open(`${board('id="early"')}<script>Object.assign(early, { orientation: 'black', fen: '8/8/8/3k4/8/8/3P4/3K4 w', pgn: '1. d4 d5' })</script>`)
  assert.deepEqual(await Promise.all(['orientation', 'fen', 'turn'].map(get)), ['black', 'rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2', 'w'])
  await page.evaluate(`(() => {
    const late = document.createElement('gridmate-board')
    late.pgn = '1. e4'
    late.interactive = 'white'
    document.body.append(late)
    const [first] = document.querySelectorAll('gridmate-board')
    first.remove()
    document.body.append(first)
  })()`)
  const seen = await page.locator('gridmate-board').evaluateAll((all) => all.map((element) => [element.getAttribute('interactive'), /** @type {any} */ (element).turn, element.shadowRoot?.querySelectorAll('[role=grid]').length]))
  assert.deepEqual(seen, [['white', 'b', 1], [null, 'w', 1]])
  assert.match(await get('fen'), /4P3/)
  await page.close()
})

test('a board goes on elsewhere in the page, and in another document, whatever it is in the middle of', async () => {
  const { page, square, board: element, get } = await open(board('interactive fen="8/P6k/8/8/8/8/8/K7 w - - 0 1"') + '<iframe srcdoc="<p>Elsewhere</p>"></iframe>')
  const move = () => element.evaluate((board) => document.body.append(board))
  const middle = async (/** @type {string} */ name) => {
    const { x, y, width, height } = await square(name).boundingBox() ?? assert.fail()
    return /** @type {const} */ ([x + width / 2, y + height / 2])
  }
  // It asks on.
  await square('a7').click()
  await square('a8').click()
  await move()
  await page.getByRole('dialog').getByRole('button', { name: 'Rook' }).click()
  assert.equal(await get('fen'), 'R7/7k/8/8/8/8/8/K7 b - - 0 1')
  // What was carried is in the hand, and nothing more happens to it where the pointer is let go.
  await page.mouse.move(...await middle('h7'))
  await page.mouse.down()
  await page.mouse.move(...await middle('g6'), { steps: 3 })
  assert.equal(await page.locator('.carried').count(), 1)
  await move()
  await page.mouse.up()
  assert.equal(await page.locator('.carried').count(), 0)
  assert.equal(await square('h7').getAttribute('aria-label'), 'h7, black king, picked up')
  await square('g6').click()
  assert.equal(await get('turn'), 'w')
  // Another's keys come while it is away.
  await page.evaluate(`(() => {
    const other = document.body.appendChild(new Board())
    other.focus()
    other.remove()
    globalThis.other = other
  })()`)
  await page.evaluate('document.body.append(other), other.focus()')
  await page.waitForFunction(() => {
    const board = /** @type {HTMLElement} */ ([...document.querySelectorAll('gridmate-board')].at(-1))
    board.shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', code: 'KeyW', bubbles: true }))
    return /^White: king e1; queen d1; 2 rooks/.test(board.shadowRoot?.querySelector('[role=status]')?.textContent ?? '')
  })
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame() ?? assert.fail()
  await element.evaluate((board) => document.querySelector('iframe')?.contentDocument?.body.append(board))
  const inside = (/** @type {number} */ index) => frame.locator(`[data-square="${index}"]`)
  assert.equal(await inside(0).evaluate((cell) => getComputedStyle(cell).display), 'grid')
  await inside(56).dragTo(inside(63))
  assert.equal(await inside(63).getAttribute('aria-label'), 'h8, white rook')
  await page.close()
})

test('a board goes on where the module was started anew, as after a trap in another document', async () => {
  const { page, get, call, square } = await open(board('interactive pgn="1. e4 (1. d4) e5"'))
  await call('move', 'Nf3')
  await page.evaluate("import('/document/module.js').then(({ restart }) => restart())")
  await square('b8').click()
  await square('c6').click()
  assert.match(await get('pgn'), /\n1\. e4 \(1\. d4\) 1\.\.\. e5 2\. Nf3 Nc6 \*\n$/)
  await page.close()
})

test('a board speaks the language around it, or its own, where that was added, and English elsewhere', async () => {
  const { page, board: element, square, said, heard } = await open(`<div lang="de-AT">${board('interactive')}</div>`)
  const names = () => page.evaluate(`[...document.querySelectorAll('gridmate-board')].map(({ shadowRoot }) => ['.root', '.board', '[data-square="12"]'].map((part) => shadowRoot.querySelector(part)).flatMap((part) => part.lang || part.ariaLabel))`)
  const english = ['en', 'Board', 'e2, white pawn']
  assert.deepEqual(await names(), [english])
  await page.evaluate("import('/element-de.js')")
  assert.deepEqual(await names(), [['de', 'Brett', 'e2, weißer Bauer']])
  await square('e2').click()
  assert.equal(await heard(), 'Weißer Bauer auf e2 aufgenommen. 2 Züge: e3, e4.')
  await said()
  await square('d3').click()
  assert.equal((await said('message'))[0][1].text, 'Ein Bauer zieht nur schräg, um zu schlagen, und auf d3 gibt es nichts zu schlagen.')
  await page.evaluate("document.querySelector('gridmate-board').addEventListener('move', (event) => event.preventDefault(), { once: true })")
  await square('e4').click()
  assert.equal((await said('message'))[0][1].text, 'Dieser Zug wird hier nicht angenommen.')
  await page.keyboard.press('Escape')
  // What keys ask is answered in it, too.
  await page.waitForFunction(() => {
    const { shadowRoot } = /** @type {HTMLElement} */ (document.querySelector('gridmate-board'))
    shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', code: 'KeyW', bubbles: true }))
    return shadowRoot?.querySelector('[role=status]')?.textContent?.startsWith('Weiß: König e1; Dame d1; 2 Türme a1, h1; ')
  })
  const grid = await page.getByRole('grid').elementHandle()
  await element.evaluate((board) => { board.lang = 'fr' })
  assert.deepEqual(await names(), [english])
  await page.evaluate("import('/element-fr.js')")
  assert.deepEqual(await names(), [['fr', 'Échiquier', 'e2, pion blanc']])
  await page.evaluate("import('/element-es.js')")
  await element.evaluate((board) => {
    board.removeAttribute('lang')
    board.ariaLabel = 'Partida'
    board.parentElement?.setAttribute('lang', 'es')
  })
  assert.deepEqual(await names(), [['es', 'Partida', 'e2, peón blanco']])
  assert.ok(await page.getByRole('grid').evaluate((now, before) => now === before, grid), 'it is the same board all the time')
  // One that comes later, and in a shadow tree, where only its own language is followed.
  await page.evaluate(() => {
    document.documentElement.lang = 'de'
    const host = document.body.appendChild(document.createElement('div'))
    host.attachShadow({ mode: 'open' }).append(document.createElement('gridmate-board'))
  })
  assert.equal(await page.locator('gridmate-board').nth(1).locator('.board').getAttribute('aria-label'), 'Brett')
  await page.close()
})

test('axe finds nothing wrong with boards, in light and dark, and while one asks', async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, square } = await open(
      `<style>:root { color-scheme: light dark }</style><main><h1>Boards</h1>${board('interactive fen="8/P6k/8/8/8/8/8/K7 w - - 0 1" aria-label="Endgame"')}${board('pgn="1. e4 e5 2. Qh5" shapes="Rh5f7" coordinates="inside"')}</main>`,
      { colorScheme },
    )
    await page.evaluate(axe)
    const faults = () => page.evaluate("axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))")
    assert.deepEqual(await faults(), [], colorScheme)
    await square('a7').first().click()
    await square('a8').first().click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await faults(), [], `${colorScheme}, asked`)
    await page.close()
  }
})

test('its script, with styles and font, weighs no more than 25 KB, and a language 4.6', () => {
  const weight = (/** @type {string} */ name) => brotliCompressSync(readFileSync(join(folder, name))).length
  assert.ok(weight('element.js') + weight('element-chunk.js') <= 25_000)
  assert.ok(weight('element-late.js') <= 3000, 'what comes with the keyboard')
  for (const language of ['de', 'es', 'fr']) assert.ok(weight(`element-${language}.js`) <= 4600, language)
})
