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
    const radios = Array.from(document.querySelectorAll('#opponent input[type="radio"]:checked'), (radio) => /** @type {HTMLInputElement} */ (radio).value);
    return [...radios, field('level').value, field('opponent-number').value, field('opponent-clock-own-minutes').value, field('opponent-help').checked].join(' ');
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
  assert.equal(await chosen(page), 'w standard none 3 518 20 false');
  await page.locator('#opponent input[value="own"]').check();
  await page.fill('#opponent-clock-own-minutes', '7');
  assert.equal(await page.locator('#opponent-clock-its-minutes').isVisible(), false, 'until another time is wished for the computer');
  await page.locator('#opponent input[value="b"]').check();
  await page.locator('#opponent input[value="chess960"]').check();
  await page.fill('#opponent-number', '77');
  await page.locator('#level').fill('6');
  await page.check('#opponent-help');
  await page.click('#opponent-start');
  await page.waitForSelector('#duel:not([hidden])');
  await resign(page);
  for (const language of ['en', 'de']) {
    await page.evaluate((tag) => localStorage.setItem('gridmate.language', tag), language);
    await page.reload();
    await ready(page);
    await openForm(page);
    assert.equal(await chosen(page), 'b chess960 own 6 77 7 false', language);
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
  assert.equal((await chosen(page)).split(' ').slice(0, 3).join(' '), 'b standard none');
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
    assert.match(await chosen(page), new RegExp(`^w standard none (3|${level}) 518 20 false$`), text);
    await page.keyboard.press('Escape');
  }
  await begin(page, { level: 1 });
  await page.waitForSelector('#duel:not([hidden])');
  // A reload breaks off what is still on its way.
  assert.deepEqual(complaints.filter((text) => !text.endsWith('ERR_ABORTED')), []);
  await close();
});
