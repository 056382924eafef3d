// The form of a new game: what it remembers, and what it does with what cannot be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, CALM, resign } from './support/opponent.mjs';
import { openBoard, ready } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const KEY = 'gridmate.new-game.1';

/** What the form shows. @param {Page} page */
const chosen = (page) =>
  page.evaluate(() => {
    const field = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.querySelector(`#opponent #${id}`));
    const radios = Array.from(document.querySelectorAll('#opponent input[type="radio"]:checked:not([name="level-other-kind"])'), (radio) => /** @type {HTMLInputElement} */ (radio).value);
    return [...radios, field('level').value, field('opponent-clock-own-minutes').value, field('opponent-help').checked].join(' ');
  });

/** @param {Page} page */
async function openForm(page) {
  await page.waitForSelector('#opponent-open:not([hidden]), #opponent-other:not([hidden])');
  await page.locator('#opponent-open, #opponent-other').filter({ visible: true }).click();
  await page.waitForSelector('#opponent form:not([hidden])');
}

test('a new game begins with what was chosen the last time', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await openForm(page);
  assert.equal(await chosen(page), 'w standard level none 3 20 false');
  await page.locator('#opponent input[value="own"]').check();
  await page.fill('#opponent-clock-own-minutes', '7');
  assert.equal(await page.locator('#opponent-clock-its-minutes').isVisible(), false, 'until another time is wished for the computer');
  await page.locator('#opponent input[value="b"]').check();
  await page.locator('#opponent input[value="chess960"]').check();
  await page.fill('#opponent-number', '77');
  await page.locator('#level-minimax').check();
  await page.locator('#level').fill('2');
  await page.check('#opponent-help');
  await page.click('#opponent-start');
  await page.waitForSelector('#duel:not([hidden])');
  await resign(page);
  for (const language of ['en', 'de']) {
    await page.evaluate((tag) => localStorage.setItem('gridmate.language', tag), language);
    await page.reload();
    await ready(page);
    await openForm(page);
    assert.equal(await chosen(page), 'b chess960 minimax own 2 7 false', language);
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => localStorage.setItem('gridmate.language', 'en'));
  // The position of that moment is not what the next game starts from.
  await page.reload();
  await ready(page);
  await page.click('#first');
  await openForm(page);
  await page.locator('#opponent input[value="here"]').check();
  await page.locator('#opponent input[value="none"]').check();
  await page.click('#opponent-start');
  await page.waitForSelector('#duel:not([hidden])');
  await page.reload();
  await ready(page);
  await openForm(page);
  assert.equal((await chosen(page)).split(' ').slice(0, 4).join(' '), 'b standard minimax none');
  assert.deepEqual(complaints, []);
  await close();
});

test('a Chess960 game begins with a drawn start, which is shown and can be drawn again or typed', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  const row = page.locator('#opponent .arrangement');
  const drawn = async () => {
    await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.querySelector('#opponent-number')).value !== '');
    return page.inputValue('#opponent-number');
  };
  const numbers = new Set();
  for (let at = 0; at < 4; at += 1) {
    await openForm(page);
    await page.locator('#opponent input[value="chess960"]').check();
    numbers.add(await drawn());
    await page.keyboard.press('Escape');
  }
  assert.ok(numbers.size > 1, `four times ${[...numbers]}`);
  await openForm(page);
  await page.locator('#opponent input[value="chess960"]').check();
  const first = await drawn();
  for (let at = 0; at < 3 && (await page.inputValue('#opponent-number')) === first; at += 1) {
    await page.click('#opponent-draw');
    await page.waitForFunction((old) => /** @type {HTMLInputElement} */ (document.querySelector('#opponent-number')).value !== old, first, { timeout: 2000 }).catch(() => {});
  }
  assert.notEqual(await page.inputValue('#opponent-number'), first);
  await page.fill('#opponent-number', '0');
  assert.equal(await row.getAttribute('aria-label'), 'bishop, bishop, queen, knight, knight, rook, king, rook');
  await page.fill('#opponent-number', '960');
  assert.equal(await row.isVisible(), false);
  await page.click('#opponent-draw');
  await row.waitFor();
  const letters = /** @type {Record<string, string>} */ ({ bishop: 'B', queen: 'Q', knight: 'N', rook: 'R', king: 'K' });
  const shown = ((await row.getAttribute('aria-label')) ?? '').split(', ').map((name) => letters[name]).join('');
  await page.click('#opponent-start');
  await page.waitForSelector('#duel:not([hidden])');
  const placed = await page.locator('.square[aria-label*="1, white"]').evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label') ?? '').sort());
  assert.equal(placed.map((label) => letters[label.split(' ').at(-1) ?? '']).join(''), shown, 'what was shown is what is played');
  assert.deepEqual(complaints, []);
  await close();
});

test('what is kept of the form may be anything', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  const junk = ['{', '7', '[]', '{"level":{"a":1},"w":"yes","own":3}', '{"level":"1e9","opponent-number":"1e9","opponent-clock-own-minutes":"-5","opponent-clock-handicap":"x"}', '{"level":"<b>","opponent-number":"5.5","none":false}'];
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
  await page.waitForSelector('#duel:not([hidden])');
  // A reload breaks off what is still on its way.
  assert.deepEqual(complaints.filter((text) => !text.endsWith('ERR_ABORTED')), []);
  await close();
});

test('while a game that was under way comes back, nothing offers a new one in its place', async () => {
  const { page, complaints, close } = await openBoard({ ...CALM, serviceWorkers: 'block' });
  await begin(page, {});
  await page.waitForSelector('#duel:not([hidden])');
  /** @type {() => void} */
  let letGo = () => {};
  const isLetGo = new Promise((resolve) => (letGo = () => resolve(undefined)));
  await page.route('**/panels/opponent.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('#opponent-open').isVisible(), false);
  letGo();
  await page.waitForSelector('#duel:not([hidden])');
  assert.deepEqual(complaints, []);
  await page.unroute('**/panels/opponent.js');
  await page.route('**/panels/opponent.js', (route) => route.abort());
  await page.reload();
  await ready(page);
  await page.waitForSelector('#opponent-open:not([hidden])');
  await close();
});
