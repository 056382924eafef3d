// What stands around the board: the line of feedback over it, the players' bars on its edges, the result over it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { begin, CALM, played, resign, resultShown } from './support/game.mjs';
import { reloaded } from './support/kept.mjs';
import { clickMoves, middle, movesShown, openBoard, ready, setUp, spoken, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** As long as the longest sentences that are shown over the board. */
const LONG = 'This sentence is as long as those that say in every detail why something that was asked for cannot be done, and what could be done in its place.';

for (const viewport of [{ width: 320, height: 568 }, { width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1280, height: 720 }]) {
  heavy(`a long sentence over the board is seen whole, and moves nothing: ${viewport.width} px`, async () => {
    const { page, close } = await openBoard({ ...CALM, viewport });
    const place = () => page.locator('#board').boundingBox();
    const before = await place();
    await page.evaluate((text) => document.querySelector('#notice')?.replaceChildren(text), LONG);
    assert.deepEqual(await place(), before);
    const cut = await page.locator('#notice').evaluate((notice) => {
      const range = document.createRange();
      range.selectNodeContents(notice);
      const lines = Array.from(range.getClientRects());
      const header = Number(document.querySelector('header')?.getBoundingClientRect().bottom);
      const isSeen = (/** @type {DOMRect} */ { left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= header && document.elementFromPoint(left + 2, (top + bottom) / 2) !== null;
      return notice.scrollHeight > notice.clientHeight + 1 || !lines.every(isSeen) || getComputedStyle(notice).overflow !== 'visible';
    });
    assert.equal(cut, false);
    await close();
  });
}

test('the bars show what each side has taken, and by how much it is ahead', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '4k3/1P6/8/3q4/4P3/8/8/R3K3 w - - 0 1');
  await page.click('#tab-game');
  await begin(page, { level: 1, from: 'here' });
  const bar = (/** @type {string} */ color) => page.locator(`.player:has(.turn.${color})`);
  const taken = (/** @type {string} */ color) => bar(color).locator('.taken').getAttribute('aria-label');
  assert.equal(await bar('w').locator('.taken').isVisible(), false);
  assert.equal(await bar('b').locator('.lead').innerText(), '+2');
  await clickMoves(page, 'e4d5');
  assert.equal(await taken('w'), 'Has taken: queen; ahead by 7.');
  assert.equal(await bar('w').locator('.lead').innerText(), '+7');
  assert.equal(await bar('b').locator('.lead').innerText(), '');
  await played(page, 2);
  await square(page, 'b7').click();
  await square(page, 'b8').click();
  await page.locator('dialog.question button').first().click();
  await played(page, 4);
  assert.equal(await bar('b').locator('.taken').isVisible(), false, 'a pawn that was promoted was not taken');
  await close();
});

/** A game in which each side has moved once. @param {import('playwright-core').BrowserContextOptions} options */
async function openGame(options) {
  const opened = await openBoard({ ...CALM, ...options });
  await begin(opened.page, { level: 1 });
  await clickMoves(opened.page, 'e2e4');
  await played(opened.page, 2);
  return opened;
}

/** Whether all of it is on the screen. @param {import('playwright-core').Locator} part */
const isSeen = (part) =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return element.checkVisibility() && bottom > top && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  });

for (const [width, height, isPhone] of /** @type {const} */ ([[1440, 900, false], [1280, 720, false], [820, 1180, true], [390, 844, true]])) {
  heavy(`while a game is played, the moves are in sight beside the board or below it: ${width} × ${height}`, async () => {
    const { page, close } = await openGame({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone });
    for (const name of ['#status', '#board', '#moves', '#moves [aria-current]']) assert.equal(await isSeen(page.locator(name)), true, name);
    if (!isPhone) assert.equal(await isSeen(page.locator('#game-hint')), true, 'what may be asked is in sight as well');
    const before = await page.locator('#game-hint').boundingBox();
    await clickMoves(page, 'd2d4');
    await played(page, 4);
    assert.deepEqual(await page.locator('#game-hint').boundingBox(), before, 'the list grows and moves nothing');
    assert.equal(await isSeen(page.locator('#moves [aria-current]')), true, 'the last move is scrolled to');
    await close();
  });
}

for (const [width, locale] of /** @type {const} */ ([[320, 'de'], [360, 'en'], [390, 'de'], [390, 'es']])) {
  heavy(`the card over a small board has all that the card in the panel has: ${width} px, ${locale}`, async () => {
    const { page, close } = await openGame({ ...PHONE, locale, viewport: { width, height: 844 } });
    await resign(page);
    await resultShown(page);
    await page.evaluate(() => document.querySelector('.board-frame')?.scrollIntoView());
    const [card, board] = await Promise.all([page.locator('#game-result').boundingBox(), page.locator('#board').boundingBox()]);
    assert.ok(card && board && card.y >= board.y && card.y + card.height <= board.y + board.height, JSON.stringify([card, board]));
    for (const name of ['rematch', 'same', 'harder', 'review', 'copy', 'download', 'result-close']) assert.equal(await isSeen(page.locator(`#game-${name}`)), true, name);
    await close();
  });
}

for (const viewport of [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1440, height: 900 }]) {
  heavy(`the bars of a game that goes on after a reload move nothing: ${viewport.width} px`, async () => {
    const { page, close } = await openBoard({ ...CALM, viewport, hasTouch: viewport.width < 1000, serviceWorkers: 'block' });
    await begin(page, { level: 1 });
    await clickMoves(page, 'e2e4');
    await played(page, 2);
    /** @type {import('playwright-core').Route[]} */
    const late = [];
    await page.route('**/panels/play/players.js', (route) => void late.push(route));
    await page.reload();
    await ready(page);
    const places = async () => Promise.all(['#board', '#tabs'].map((name) => page.locator(name).evaluate((element) => Object.values(element.getBoundingClientRect().toJSON()).map(Math.round))));
    const before = await places();
    for (const route of late) await route.continue();
    await page.waitForSelector('.player');
    await page.waitForFunction(() => !document.documentElement.classList.contains('bars'));
    assert.deepEqual(await places(), before);
    await close();
  });
}

heavy('Escape takes the result off the board and leaves what is drawn there', async () => {
  const { page, close } = await openGame({ ...CALM, viewport: { width: 1280, height: 720 } });
  const to = await middle(page, 'd4');
  await square(page, 'd2').hover();
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
  await spoken(page, 'Arrow from d2 to d4.');
  await resign(page);
  assert.equal(await page.locator('.board-frame #game-result').isVisible(), true);
  await square(page, 'a1').focus();
  for (const [at, drawn] of ['Drawn on the board: arrow from d2 to d4.', ''].entries()) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await spoken(page, 'a1, white rook');
    assert.deepEqual([await page.locator('.board-frame #game-result').count(), await page.locator('#board-drawn').textContent()], [0, drawn], `${at}`);
  }
  await close();
});

test('the result lies over the board until it is closed, and is kept in the panel', async () => {
  const { page, close } = await openGame(PHONE);
  await resign(page);
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.');
  await page.waitForFunction(() => document.querySelector('#live')?.textContent?.startsWith('White resigned. Black wins.'));
  const isOver = () => page.locator('.board-frame #game-result').isVisible();
  assert.equal(await isOver(), true);
  const [card, board] = await Promise.all([page.locator('#game-result').boundingBox(), page.locator('#board').boundingBox()]);
  assert.ok(card && board && card.x >= board.x - 8 && card.x + card.width <= board.x + board.width && card.y >= board.y && card.y + card.height <= board.y + board.height, JSON.stringify([card, board]));
  // The keyboard comes in and goes out.
  await square(page, 'h1').focus();
  for (let at = 0; at < 12; at += 1) await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('#game-result')), null);
  await page.click('#game-result-close');
  assert.equal(await isOver(), false);
  assert.equal(await page.evaluate(() => document.activeElement?.closest('#board') !== null), true);
  assert.equal(await page.locator('#game-card #game-result').isVisible(), true);
  await page.click('#game-same');
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await resign(page);
  assert.equal(await isOver(), true, 'each end is news');
  await page.keyboard.press('Escape');
  assert.equal(await isOver(), false);
  await reloaded(page);
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.');
  assert.equal(await isOver(), false, 'what ended long ago hides no position');
  assert.equal((await movesShown(page)).length, 2);
  await close();
});

heavy('what may be asked of the game is one row of icons with names, the last ones behind a button where there is no room', async () => {
  const { page, close } = await openGame(PHONE);
  const seen = () =>
    page.locator('.game-controls button').evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => {
        const { top, width, height } = one.getBoundingClientRect();
        return { name: /** @type {HTMLElement} */ (one).innerText.trim(), top: Math.round(top), width, height, icon: one.querySelector('svg[aria-hidden="true"]') !== null };
      }),
    );
  const row = await seen();
  assert.deepEqual(row.map(({ name }) => name), ['Take back', 'Hint', 'Offer draw', 'Resign', 'More']);
  assert.equal(new Set(row.map(({ top }) => top)).size, 1);
  await page.click('#game-more');
  const all = await seen();
  assert.deepEqual(all.map(({ name }) => name).sort(), ['Take back', 'Hint', 'Offer draw', 'Resign', 'More', 'Move now', 'Why this move?', 'New game …'].sort());
  for (const { name, width, height, icon } of all) assert.ok(icon && width >= 44 && height >= 44, `${name}: ${width} × ${height}`);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.click('#tab-game');
  assert.equal(await page.locator('#game-more').isVisible(), false);
  const wide = await seen();
  assert.equal(new Set(wide.map(({ top }) => top)).size, 1);
  await close();
});
