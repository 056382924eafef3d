// The form of a new game: what it remembers, and what it does with what cannot be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { reloaded } from './support/kept.mjs';
import { LANGUAGES } from './support/languages.mjs';
import { begin, CALM, resign } from './support/game.mjs';
import { openBoard, ready } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const KEY = 'gridmate.new-game.1';

/** What the form shows. @param {Page} page */
const chosen = (page) =>
  page.evaluate(() => {
    const field = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.querySelector(`#game-card #${id}`));
    const radios = Array.from(document.querySelectorAll('#game-card input[type="radio"]:checked:not([name="level-other-kind"])'), (radio) => /** @type {HTMLInputElement} */ (radio).value);
    return [...radios, field('level').value, field('game-clock-own-minutes').value, field('game-help').checked].join(' ');
  });

/** @param {Page} page */
async function openForm(page) {
  await page.waitForSelector('#game-open:not([hidden]), #game-other:not([hidden])');
  await page.locator('#game-open, #game-other').filter({ visible: true }).click();
  await page.waitForSelector('#game-card form:not([hidden])');
}

heavy('a new game begins with what was chosen the last time', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await openForm(page);
  assert.equal(await chosen(page), 'w standard level none 3 20 false');
  await page.locator('#game-card input[value="own"]').check();
  await page.fill('#game-clock-own-minutes', '7');
  assert.equal(await page.locator('#game-clock-its-minutes').isVisible(), false, 'until another time is wished for the computer');
  await page.locator('#game-card input[value="b"]').check();
  await page.locator('#game-card input[value="chess960"]').check();
  await page.fill('#game-number', '77');
  await page.locator('#level-minimax').check();
  await page.locator('#level').fill('2');
  await page.check('#game-help');
  await page.click('#game-start');
  await page.waitForSelector('#game:not([hidden])');
  await resign(page);
  for (const language of LANGUAGES) {
    await page.evaluate((tag) => localStorage.setItem('gridmate.language', tag), language);
    await reloaded(page);
    await openForm(page);
    assert.equal(await chosen(page), 'b chess960 minimax own 2 7 false', language);
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => localStorage.setItem('gridmate.language', 'en'));
  // The position of that moment is not what the next game starts from.
  await reloaded(page);
  await page.click('#first');
  await openForm(page);
  await page.locator('#game-card input[value="here"]').check();
  await page.locator('#game-card input[value="none"]').check();
  await page.click('#game-start');
  await page.waitForSelector('#game:not([hidden])');
  await reloaded(page);
  await openForm(page);
  assert.equal((await chosen(page)).split(' ').slice(0, 4).join(' '), 'b standard minimax none');
  assert.deepEqual(complaints, []);
  await close();
});

test('a Chess960 game begins with a drawn start, which is shown and can be drawn again or typed', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  const row = page.locator('#game-card .arrangement');
  const drawn = async () => {
    await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.querySelector('#game-number')).value !== '');
    return page.inputValue('#game-number');
  };
  const numbers = new Set();
  for (let at = 0; at < 4; at += 1) {
    await openForm(page);
    await page.locator('#game-card input[value="chess960"]').check();
    numbers.add(await drawn());
    await page.keyboard.press('Escape');
  }
  assert.ok(numbers.size > 1, `four times ${[...numbers]}`);
  await openForm(page);
  await page.locator('#game-card input[value="chess960"]').check();
  const first = await drawn();
  for (let at = 0; at < 3 && (await page.inputValue('#game-number')) === first; at += 1) {
    await page.evaluate(() => Object.assign(/** @type {HTMLInputElement} */ (document.querySelector('#game-number')), { value: '' }));
    await page.click('#game-draw');
    // The same number may be drawn again, by chance.
    await drawn();
  }
  assert.notEqual(await page.inputValue('#game-number'), first);
  await page.fill('#game-number', '0');
  assert.equal(await row.getAttribute('aria-label'), 'bishop, bishop, queen, knight, knight, rook, king, rook');
  await page.fill('#game-number', '960');
  assert.equal(await row.isVisible(), false);
  await page.click('#game-draw');
  await row.waitFor();
  const letters = /** @type {Record<string, string>} */ ({ bishop: 'B', queen: 'Q', knight: 'N', rook: 'R', king: 'K' });
  const shown = ((await row.getAttribute('aria-label')) ?? '').split(', ').map((name) => letters[name]).join('');
  await page.click('#game-start');
  await page.waitForSelector('#game:not([hidden])');
  const placed = await page.locator('.square[aria-label*="1, white"]').evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label') ?? '').sort());
  assert.equal(placed.map((label) => letters[label.split(' ').at(-1) ?? '']).join(''), shown, 'what was shown is what is played');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a start that is drawn while its number is being written is written over', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  let free = () => {};
  const freed = /** @type {Promise<void>} */ (new Promise((resolve) => {
    free = resolve;
  }));
  await page.route(/\/files\/.*\.wasm$/, async (route) => {
    await freed;
    await route.continue();
  });
  await openForm(page);
  await page.locator('#game-card input[value="chess960"]').check();
  await page.focus('#game-number');
  free();
  await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.querySelector('#game-number')).value !== '');
  await page.keyboard.type('7');
  assert.equal(await page.inputValue('#game-number'), '7');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('what is kept of the form may be anything', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  const junk = ['{', '7', '[]', '{"level":{"a":1},"w":"yes","own":3}', '{"level":"1e9","game-number":"1e9","game-clock-own-minutes":"-5","game-clock-handicap":"x"}', '{"level":"<b>","game-number":"5.5","none":false}'];
  for (const text of junk) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), /** @type {const} */ ([KEY, text]));
    await page.reload();
    await ready(page);
    await openForm(page);
    const level = text.includes('1e9') ? '10' : text.includes('<b>') ? '6' : '3';
    assert.match(await chosen(page), new RegExp(`^w standard level none (3|${level}) 20 false$`), text);
    await page.keyboard.press('Escape');
  }
  await begin(page, { level: 1 });
  await page.waitForSelector('#game:not([hidden])');
  // A reload breaks off what is still on its way.
  assert.deepEqual(complaints.filter((text) => !text.endsWith('ERR_ABORTED')), []);
  await close();
});

test('while a game that was under way comes back, nothing offers a new one in its place', async () => {
  const { page, complaints, close } = await openBoard({ ...CALM, serviceWorkers: 'block' });
  await begin(page, {});
  await page.waitForSelector('#game:not([hidden])');
  /** @type {() => void} */
  let letGo = () => {};
  const isLetGo = new Promise((resolve) => (letGo = () => resolve(undefined)));
  await page.route('**/panels/play/panel.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await reloaded(page);
  assert.equal(await page.locator('#game-open').isVisible(), false);
  letGo();
  await page.waitForSelector('#game:not([hidden])');
  assert.deepEqual(complaints, []);
  await page.unroute('**/panels/play/panel.js');
  await page.route('**/panels/play/panel.js', (route) => route.abort());
  await page.reload();
  await ready(page);
  await page.waitForSelector('#game-open:not([hidden])');
  await close();
});
