// Whoever presses a button keeps the keyboard: on the button, or on what has come in its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { begin, CALM, played } from './support/game.mjs';
import { CARDS, clickMoves, openBoard, openCard, openTab, settled } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const MOST = 40;

/**
 * Presses every button of a part of the page, once each, and what comes along; answers after which the keyboard was lost.
 * @param {Page} page @param {string} part @param {string} [last] the button that closes the part
 */
async function pressAll(page, part, last = '') {
  const pressed = /** @type {string[]} */ ([]);
  const lost = [];
  for (let count = 0; count < MOST; count += 1) {
    const name = await page.evaluate(([scope, done, end]) => {
      const nameOf = (/** @type {Element} */ button) => button.id || button.getAttribute('aria-label') || button.textContent || '';
      const buttons = [...document.querySelectorAll(`${scope} button:enabled`)].filter((button) => button.checkVisibility({ visibilityProperty: true }) && !done.includes(nameOf(button)));
      const next = buttons.find((button) => nameOf(button) !== end) ?? buttons[0];
      if (next instanceof HTMLElement) next.focus();
      return next && nameOf(next);
    }, /** @type {const} */ ([part, pressed, last]));
    if (name === undefined) break;
    pressed.push(name);
    await page.keyboard.press('Enter');
    await settled(page);
    const isLost = () => page.evaluate(() => document.activeElement === document.body || !document.activeElement?.checkVisibility());
    if (await isLost()) lost.push(name);
    while (await page.locator('dialog[open], :popover-open').first().isVisible()) {
      await page.keyboard.press('Escape');
      await settled(page);
      if (await isLost()) lost.push(`${name}, then Escape`);
    }
  }
  return { pressed, lost };
}

for (const [part, least] of /** @type {const} */ ([['board', 5], ['game', 5], ['script', 5], ['sets', 5], ['think', 4], ['analyse', 20]])) {
  heavy(`no button takes the keyboard away: ${part}`, async () => {
    const { page, close } = await openBoard(CALM);
    await clickMoves(page, 'e2e4 d7d5 e4d5 d8d5');
    await page.click('#undo');
    if (part !== 'board') await openTab(page, part);
    if (part === 'script') await page.fill('#script', 'e2e4, e7e5, Nf3, zz');
    if (part === 'analyse') {
      await page.check('#analyse-engine');
      await page.locator('.line-move').nth(20).waitFor();
      await page.uncheck('#analyse-engine');
    }
    const { pressed, lost } = await pressAll(page, part === 'board' ? '.play' : `#panel-${part}`);
    assert.deepEqual(lost, []);
    assert.ok(pressed.length >= least, pressed.join(', '));
    await close();
  });
}

heavy('no button takes the keyboard away: the cards of Set up and Games', async () => {
  const { page, close } = await openBoard(CALM);
  await clickMoves(page, 'e2e4');
  for (const card of Object.keys(CARDS)) {
    await openCard(page, card);
    assert.deepEqual((await pressAll(page, `#card-${card}`)).lost, [], card);
  }
  await close();
});

test('no button takes the keyboard away: a game against the computer, from its first move to its end', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1 });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const lost = async () => page.evaluate(() => document.activeElement === document.body);
  for (const name of ['hint', 'hint', 'takeBack', 'resign', 'resign', 'review', 'rematch', 'other']) {
    await page.waitForSelector(`#game-${name}:enabled`);
    await page.focus(`#game-${name}`);
    await page.keyboard.press('Enter');
    await settled(page);
    assert.equal(await lost(), false, name);
  }
  await close();
});
