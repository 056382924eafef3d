// What comes to the board when it is wanted: arrows, free mode, the names of the squares, letters, the keyboard map.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { begin } from './support/game.mjs';
import { clickMoves, middle, movesShown, openBoard, openCard, openTab, pgnShown, ready, setUp, spoken, square, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Chooses something of the Board menu. @param {Page} page @param {string} id */
async function choose(page, id) {
  await page.click('#board-options');
  await page.click(`#board-${id}`);
}

/** Drags with the right button. @param {Page} page @param {string} from @param {string} [to] */
async function draw(page, from, to = from) {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
}

/** @param {Page} page */
const shapes = (page) => page.locator('.arrows .drawn > *').evaluateAll((all) => all.map((one) => one.getAttribute('class')));

/** What the document has drawn at its place. @param {Page} page */
const drawn = (page) => page.evaluate(async () => (await import(new URL('./document/document.js', location.href).href)).current().shapes.join(' '));

/** @param {Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('the right button draws arrows and circles, and takes them away', async () => {
  const { page, complaints, close } = await openBoard();
  await draw(page, 'g1', 'f3');
  await spoken(page, 'Arrow from g1 to f3.');
  await draw(page, 'e5');
  await spoken(page, 'Circle on e5.');
  assert.deepEqual(await shapes(page), ['arrow', 'circle']);
  assert.equal(await page.locator('#board-drawn').textContent(), 'Drawn on the board: arrow from g1 to f3; circle on e5.');
  assert.equal(await page.locator('.picked').count(), 0);
  await draw(page, 'e5');
  await spoken(page, 'Circle on e5 removed.');
  assert.deepEqual(await shapes(page), ['arrow']);
  await square(page, 'd5').click();
  await page.waitForFunction(() => !document.querySelector('.arrows .drawn > *'));
  await draw(page, 'b1', 'c3');
  await spoken(page, 'Arrow from b1 to c3.');
  await square(page, 'a4').focus();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.arrows .drawn > *'));
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what is drawn belongs to its board: a move leaves it behind, a step back brings it again', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await draw(page, 'e7', 'e5');
  await spoken(page, 'Arrow from e7 to e5.');
  await clickMoves(page, 'e7e5');
  await page.waitForFunction(() => !document.querySelector('.arrows .drawn .arrow'));
  await page.click('#previous');
  await page.waitForSelector('.arrows .drawn .arrow');
  await page.click('#flip');
  const [from, to] = [await middle(page, 'e7'), await middle(page, 'e5')];
  const box = await page.locator('.arrows .drawn .arrow').boundingBox();
  assert.ok(box && box.y > to.y - 3 && box.y + box.height < from.y, 'it turns with the board');
  await close();
});

test('what is drawn is kept with its move, in colours: in the PGN, through undo and a reload', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await page.keyboard.down('Control');
  await draw(page, 'd7', 'd5');
  await page.keyboard.up('Control');
  await spoken(page, 'Red arrow from d7 to d5.');
  await page.keyboard.down('Alt');
  await draw(page, 'e5');
  await page.keyboard.up('Alt');
  await spoken(page, 'Blue circle on e5.');
  await draw(page, 'c7', 'c5');
  await draw(page, 'c7', 'c5');
  await spoken(page, 'Arrow from c7 to c5 removed.');
  // The same in another colour takes its place.
  await draw(page, 'e5');
  await spoken(page, 'Circle on e5.');
  assert.equal(await drawn(page), 'Rd7d5 Ge5');
  assert.deepEqual(await page.locator('.arrows .drawn > *').evaluateAll((all) => all.map((one) => one.getAttribute('data-paint'))), ['R', 'G']);
  const fill = (/** @type {string} */ paint) => page.locator(`.arrows .drawn [data-paint="${paint}"]`).evaluate((one) => getComputedStyle(one).fill);
  assert.notEqual(await fill('R'), await fill('G'));
  assert.match(await pgnShown(page), /1\. e4 \{\[%cal Rd7d5\] \[%csl Ge5\]\} \*/);
  await page.reload();
  await ready(page);
  await page.waitForFunction(() => document.querySelectorAll('.arrows .drawn > *').length === 2);
  await page.waitForSelector('#undo:enabled');
  await page.click('#undo');
  await page.waitForSelector('.arrows .drawn [data-paint="B"]');
  await page.click('#redo');
  // Escape takes all away, and says what brings it back.
  await square(page, 'a4').focus();
  await page.keyboard.press('Escape');
  await spoken(page, 'Arrows and circles cleared; Undo brings them back.');
  assert.equal(await drawn(page), '');
  await page.click('#undo');
  assert.equal(await drawn(page), 'Rd7d5 Ge5');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('to draw disturbs nothing: not the computer that thinks, nor the tree that is walked', async () => {
  const { page, complaints, close } = await openBoard({ viewport: { width: 1280, height: 900 }, hasClock: true });
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    const asked = /** @type {unknown[]} */ ([]);
    Worker.prototype.postMessage = function (/** @type {any} */ ...message) {
      if (message[0].kind === 'think') asked.push(message[0]);
      postMessage.apply(this, /** @type {any} */ (message));
    };
    Object.assign(window, { asked });
  });
  const asked = () => page.evaluate(() => /** @type {any} */ (window).asked.length);
  await begin(page, { side: 'b', level: 10 });
  await page.waitForFunction(() => /** @type {any} */ (window).asked.length === 1);
  await draw(page, 'e7', 'e5');
  await page.waitForSelector('#moves [data-ply="1"]');
  assert.equal(await asked(), 1);
  await openTab(page, 'think');
  await page.waitForSelector('#think-on:enabled');
  for (let at = 1; at <= 3; at += 1) {
    await page.click('#think-on');
    await page.waitForFunction((start) => document.querySelector('#think-step')?.textContent?.startsWith(start), `Step ${at} of`);
  }
  const step = page.locator('#think-step');
  await draw(page, 'd7', 'd5');
  await spoken(page, 'Arrow from d7 to d5.');
  await page.clock.runFor(2000);
  assert.match(await step.innerText(), /^Step 3 of/);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what a PGN and old links have drawn is on the board', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  await page.fill('#pgn', '{[%csl Yd4]} 1. e4 {[%cal Ge7e5,Bc7c5] the two} e5 *');
  await page.click('#pgn-load');
  await page.keyboard.press('Escape');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  assert.deepEqual(await shapes(page), []);
  await page.click('#previous');
  await page.waitForFunction(() => document.querySelectorAll('.arrows .drawn .arrow').length === 2);
  assert.equal(await page.locator('#board-drawn').textContent(), 'Drawn on the board: arrow from e7 to e5; blue arrow from c7 to c5.');
  await page.click('#previous');
  await page.waitForSelector('.arrows .drawn .circle[data-paint="Y"]');
  await page.goto(`${page.url().replace(/#.*/, '')}#1BqsovwcKCmUyZTQsZzE`);
  await page.waitForFunction(() => document.querySelectorAll('.arrows .drawn [data-paint="G"]').length === 2);
  assert.deepEqual(await shapes(page), ['arrow', 'circle']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a text draws arrows, and what is no arrow in it does nothing', async () => {
  const { page, close } = await openBoard();
  const show = (/** @type {string} */ text) => page.evaluate(async (hostile) => (await import(new URL('./board/drawing.js', location.href).href)).show(hostile), text);
  assert.equal(await drawn(page), '');
  await show('e2e4,g1,g1,e2e9,<svg>,a1a1,,h8h1x,Rd4,Pd5,Bb1c3x,Yb1c3');
  assert.equal(await drawn(page), 'Ge2e4 Gg1 Rd4 Yb1c3');
  await show(Array.from({ length: 4000 }, (_, index) => `${'abcdefgh'[index % 8]}${1 + (index >> 3) % 8}${'abcdefgh'[(index >> 6) % 8]}8`).join(','));
  assert.equal((await drawn(page)).split(' ').length, 64);
  await close();
});

test('arrows are drawn by keyboard and by touch as well', async () => {
  const { page, close } = await openBoard({ hasTouch: true, viewport: { width: 390, height: 800 } });
  await choose(page, 'draw');
  await page.waitForSelector('#bench');
  await square(page, 'g1').tap();
  await spoken(page, 'From g1 to …');
  await square(page, 'f3').tap();
  await spoken(page, 'Arrow from g1 to f3.');
  await square(page, 'd4').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await spoken(page, 'Circle on d4.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  assert.equal(await drawn(page), 'Gg1f3 Gd4');
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  for (const name of ['b8', 'c6']) await square(page, name).tap();
  await spoken(page, 'Red arrow from b8 to c6.');
  assert.equal(await drawn(page), 'Gg1f3 Gd4 Rb8c6');
  await page.click('#bench-done');
  assert.equal(await page.locator('#bench').count(), 0);
  await clickMoves(page, 'g1f3');
  await spoken(page, 'Knight to f3.');
  await close();
});

test('in free mode pieces go anywhere, come from the palette, and go off the board; the script has it all', async () => {
  const { page, complaints, close } = await openBoard({ viewport: { width: 1280, height: 800 } });
  await openCard(page, 'free');
  await page.click('#free-mode');
  await clickMoves(page, 'e2e5');
  await spoken(page, 'White pawn to e5.');
  await page.click('.palette [value="Q"]');
  await spoken(page, 'White queen: choose where to put it.');
  await square(page, 'd4').click();
  await spoken(page, 'White queen on d4.');
  await square(page, 'd4').click();
  await spoken(page, 'White queen removed from d4.');
  await page.click('.palette [value=""]');
  await square(page, 'a8').click();
  await spoken(page, 'Black rook removed from a8.');
  await page.click('.palette [value=""]');
  const [from, to, off] = [await page.locator('.palette [value="n"]').boundingBox(), await middle(page, 'c4'), await middle(page, 'h8')];
  assert.ok(from);
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await spoken(page, 'Black knight on c4.');
  await page.mouse.move(off.x, off.y);
  await page.mouse.down();
  await page.mouse.move(off.x + 120, off.y + 20, { steps: 4 });
  await page.mouse.up();
  await spoken(page, 'Black rook removed from h8.');
  await square(page, 'e8').focus();
  await page.keyboard.press('Delete');
  await spoken(page, 'Black king removed from e8.');
  assert.match(await status(page), /^Not a legal position/);
  await page.click('#free-mode');
  await spoken(page, /^You cannot play on from here yet: .*king/);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['e2e5', 'd4=♕', 'xd4', 'xa8', 'c4=♞', 'xh8']);
  await page.click('#free-mode');
  await page.click('#free-mode');
  await spoken(page, /^You can play on from here: (White|Black) to move\.$/);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the board is cleared and set up from the palette, and both can be taken back', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'free');
  const pieces = () => page.locator('#board .piece:is(.white, .black)').count();
  await page.click('#free-clear');
  await spoken(page, 'The board is empty.');
  assert.equal(await pieces(), 0);
  await page.click('.palette [value="K"]');
  await square(page, 'e1').click();
  assert.equal(await pieces(), 1);
  await page.click('#free-start');
  await spoken(page, 'The start position is on the board.');
  assert.equal(await pieces(), 32);
  await page.click('#undo');
  assert.equal(await pieces(), 1);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the palette works by keyboard alone, and a square takes many pieces of a kind', async () => {
  const { page, close } = await openBoard();
  await setUp(page, '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  await openCard(page, 'free');
  await page.locator('.palette [value="K"]').focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await spoken(page, 'Black rook: choose where to put it.');
  await square(page, 'a8').focus();
  for (const key of ['Enter', 'End', ' ']) await page.keyboard.press(key);
  await spoken(page, 'Black rook on h8.');
  await page.keyboard.press('Escape');
  await spoken(page, 'Nothing is chosen: the pieces on the board can be moved.');
  await page.keyboard.press('Enter');
  await spoken(page, 'Black rook on h8 picked up. It may go anywhere.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await spoken(page, 'Black rook to h7.');
  await close();
});

test('letters and digits ask the board and lead along it', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 d7d5');
  await square(page, 'e1').focus();
  const ask = async (/** @type {string} */ key, /** @type {string | RegExp} */ text) => {
    await page.keyboard.press(key);
    await spoken(page, text);
  };
  const go = async (/** @type {string} */ key, /** @type {string} */ name) => {
    await page.keyboard.press(key);
    await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label')?.startsWith(label), name);
  };
  await ask('o', 'e1, white king');
  await ask('l', 'Last move: Black: pawn to d5.');
  await go('n', 'g1, white knight');
  await go('n', 'b8, black knight');
  await go('Shift+N', 'g1, white knight');
  await ask('m', 'White knight on g1, 3 moves: e2, f3, h3.');
  await go('4', 'g4');
  await go('Shift+Digit5', 'e4, white pawn');
  await ask('Shift+M', 'White pawn on e4 can take the black pawn on d5.');
  await go('q', 'd8, black queen');
  await ask('m', /^Black queen on d8, 2 moves: d7, d6\.$|^Black queen on d8, 2 moves: d6, d7\.$/);
  assert.equal(await page.locator('.reach').count(), 2);
  await ask('v', 'The engine has not looked at this game. Counting the pieces: Even.');
  await page.keyboard.press('?');
  await page.waitForSelector('.help[open]');
  assert.match(await page.locator('.help').innerText(), /the last move/);
  await page.keyboard.press('Escape');
  assert.match(await focused(page), /^d8/);
  await ask('Delete', 'To remove pieces, switch on free mode under Set up.');
  await ask('g', /^Best move: (Pawn|Knight|Bishop|Queen|King)( from [a-h][1-8])? (to|takes \w+ on) [a-h][1-8](, check)?\.$/);
  await page.waitForSelector('.arrows .hint .arrow');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the names of the squares stand beside the board or on it, and that is kept', async () => {
  const { page, close } = await openBoard({ colorScheme: 'dark' });
  await page.click('#board-options');
  await page.locator('#board-menu label').nth(1).click();
  assert.equal(await page.locator('#ranks').isVisible(), false);
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('#files').isVisible(), false);
  const name = await square(page, 'c6').locator('.ring').evaluate((ring) => getComputedStyle(ring, '::before').content);
  assert.equal(name, '"c6"');
  await close();
});

for (const [colorScheme, width] of /** @type {const} */ ([['light', 320], ['dark', 1440]])) {
  heavy(`axe finds nothing in the board's tools, and nothing is too wide: ${colorScheme}, ${width} px`, async () => {
    const { page, close } = await openBoard({ colorScheme, viewport: { width, height: 800 } });
    await page.evaluate(axe);
    const check = async (/** @type {string} */ where) => {
      const found = await page.evaluate(async () => (await globalThis.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`));
      assert.deepEqual(found, [], where);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), where);
    };
    await draw(page, 'g1', 'f3');
    await page.click('#board-options');
    await page.waitForSelector('#board-draw');
    await check('menu');
    await page.keyboard.press('Escape');
    await openCard(page, 'free');
    await page.click('#free-mode');
    await check('free mode');
    await page.click('#tab-game');
    assert.equal(await page.locator('#board').getAttribute('data-mode'), null, 'leaving the page ends free mode');
    await square(page, 'e1').focus();
    await page.keyboard.press('?');
    await page.waitForSelector('.help[open]');
    await check('help');
    await close();
  });
}

heavy('what draws arrows is asked for again where it could not be loaded', async () => {
  const { page, close } = await openBoard({ serviceWorkers: 'block' });
  for (const script of ['board/drawing.js', 'board/shapes.js']) {
    await page.route(`**/${script}`, (route) => route.abort());
    await draw(page, 'e2', 'e4');
    await page.waitForFunction(() => /could not load/.test(document.querySelector('#notice')?.textContent ?? ''));
    // Each move of the pointer has tried to load it; all of these tries have failed by then.
    await page.evaluate((name) => import(`${location.origin}/${name}`).catch(() => {}), script);
    await page.unroute(`**/${script}`);
    await page.click('#flip');
    await page.click('#flip');
    await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
  }
  await draw(page, 'e2', 'e4');
  await draw(page, 'd2', 'd4');
  await page.waitForFunction(() => document.querySelectorAll('.arrows .drawn > *').length > 0);
  await close();
});
