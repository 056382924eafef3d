// The tokens of the script one by one, what is said about them, and the script as the spreadsheet wants it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { openBoard, openCard, openTab, setUp, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} text @param {import('playwright-core').BrowserContextOptions} [options] */
async function openScript(text, options) {
  const opened = await openBoard(options);
  await openTab(opened.page, 'script');
  await opened.page.fill('#script', text);
  return opened;
}

/** @param {Page} page */
const chips = (page) => page.locator('.chip').allInnerTexts();
/** @param {Page} page */
const current = async (page) => (await page.locator('.chip[aria-current="step"]').allInnerTexts()).join();
/** @param {Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('each token has a chip that looks like what it does, and a move of several tokens is one with its SAN', async () => {
  const { page, complaints, close } = await openScript(
    'e2e4, e7e5, 2. g1f3, b8c6, f1c4, Nc6, g8f6, e1g1, h1f1, xd8, h9h8, e8=Q, {so}, e4e5',
  );
  const seen = await page.locator('.chip').evaluateAll((nodes) => nodes.map((node) => [node.textContent, node.className, node.ariaLabel]));
  assert.deepEqual(seen, [
    ['e2e4', 'chip legal', 'e2e4: 1, White e4'],
    ['e7e5', 'chip legal', 'e7e5: 1, Black e5'],
    ['2.', 'chip note', '2.: changes nothing'],
    ['g1f3', 'chip legal', 'g1f3: 2, White Nf3'],
    ['b8c6', 'chip legal', 'b8c6: 2, Black Nc6'],
    ['f1c4', 'chip legal', 'f1c4: 3, White Bc4'],
    ['Nc6', 'chip idle', 'Nc6: ignored'],
    ['g8f6', 'chip legal', 'g8f6: 3, Black Nf6'],
    ['e1g1h1f1O-O', 'chip legal', 'e1g1 h1f1 O-O: 4, White'],
    ['xd8', 'chip free', 'xd8: edit of the board'],
    ['h9h8', 'chip idle mild', 'h9h8: no effect'],
    ['e8=Q', 'chip free odd', 'e8=Q: edit of the board, with a remark'],
    ['{so}', 'chip idle mild', '{so}: no effect'],
    ['e4e5', 'chip free', 'e4e5: edit of the board'],
  ]);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a move in passing and a promotion are one chip each', async () => {
  const { page, close } = await openScript('e2e4, a7a6, e4e5, d7d5, e5d6, xd5, a6a5, d6c7, a5a4, c7b8, b8=♕');
  assert.deepEqual((await chips(page)).filter((text) => text.length > 4).map((text) => text.replace(/\s+/g, ' ')), [
    'e5d6 xd5 exd6',
    'c7b8 b8=♕ cxb8=Q',
  ]);
  await close();
});

heavy('a comment that goes over lines is one step, and so is a token of the spreadsheet that does', async () => {
  const { page, close } = await openScript('e2e4 {a good\nmove} e7e5');
  assert.equal(await page.locator('.chip').count(), 3);
  assert.equal(await current(page), 'e7e5');
  await page.check('#script-sheet');
  await page.fill('#script', 'e2e4\ne7e5, g1f3');
  assert.equal(await page.locator('.chip').count(), 2);
  assert.equal(await current(page), 'g1f3');
  await close();
});

test('a chip leads to its step by mouse and by keyboard, with one Tab stop', async () => {
  const { page, close } = await openScript('e2e4, e7e5, g1f3, b8c6');
  assert.equal(await current(page), 'b8c6');
  await page.locator('.chip', { hasText: 'e7e5' }).click();
  assert.equal(await current(page), 'e7e5');
  assert.match((await square(page, 'f3').getAttribute('aria-label')) ?? '', /empty/);
  assert.equal(await page.locator('.chip[tabindex="0"]').count(), 1);
  await page.focus('#script');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'e7e5');
  for (const [key, text] of [['ArrowRight', 'g1f3'], ['End', 'b8c6'], ['ArrowRight', 'b8c6'], ['Home', 'e2e4'], ['ArrowLeft', 'e2e4'], ['ArrowRight', 'e7e5'], ['ArrowRight', 'g1f3']]) {
    await page.keyboard.press(key);
    assert.equal(await focused(page), text, key);
  }
  assert.equal(await current(page), 'e7e5');
  await page.keyboard.press('Enter');
  assert.equal(await current(page), 'g1f3');
  await page.click('#first');
  assert.equal(await current(page), '');
  await page.click('#next');
  assert.equal(await current(page), 'e2e4');
  await close();
});

heavy('up and down go to the chip above and below', async () => {
  const { page, close } = await openScript('g1f3, g8f6, f3g1, f6g8, '.repeat(20));
  await page.locator('.chip').first().focus();
  await page.keyboard.press('ArrowDown');
  const [first, second] = await page.evaluate(() => [document.querySelector('.chip'), document.activeElement].map((node) => node?.getBoundingClientRect().toJSON()));
  assert.ok(second.top > first.top && Math.abs(second.left - first.left) < 60, JSON.stringify([first, second]));
  await page.keyboard.press('ArrowUp');
  assert.equal(await page.evaluate(() => document.activeElement === document.querySelector('.chip')), true);
  await close();
});

heavy('chips are kept while others come and go, and the current one is scrolled to', async () => {
  const { page, close } = await openScript('g1f3, g8f6, f3g1, f6g8, '.repeat(50));
  await page.evaluate(() => Object.assign(globalThis, { kept: Array.from(document.querySelectorAll('.chip')) }));
  await page.focus('#script');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('e2e4, ');
  const same = await page.evaluate(() => globalThis.kept.every((/** @type {Element} */ node, /** @type {number} */ at) => node === document.querySelectorAll('.chip')[at]));
  assert.equal(same, true);
  assert.equal(await current(page), 'e2e4');
  const isSeen = () => {
    const box = document.querySelector('.token-strip')?.getBoundingClientRect();
    const chip = document.querySelector('.chip[aria-current]')?.getBoundingClientRect();
    return box && chip && chip.top >= box.top && chip.bottom <= box.bottom;
  };
  await page.waitForFunction(isSeen);
  await page.click('#first');
  await page.click('#next');
  await page.waitForFunction(isSeen);
  await close();
});

heavy('of many chips those are drawn that are seen, wherever the list is scrolled to', async () => {
  const { page, close } = await openScript('g1f3, g8f6, f3g1, f6g8, '.repeat(125));
  const strip = page.locator('.token-strip');
  const drawn = () => strip.evaluate((element) => {
    const { left, top, bottom, height } = element.getBoundingClientRect();
    // What is clipped away cannot be hit; between two rows there is nothing to hit.
    const isHit = (/** @type {number} */ y) => document.elementFromPoint(left + 30, y)?.closest('.chip');
    return [top + 20, top + height / 2, bottom - 20].every((y) => isHit(y) || isHit(y + 7));
  });
  for (const share of [1, 0.5, 0, 0.8]) {
    await strip.evaluate((element, at) => element.scrollTo(0, at * (element.scrollHeight - element.clientHeight)), share);
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))));
    assert.equal(await drawn(), true, `scrolled to ${share}`);
  }
  await close();
});

heavy('of a long script the chips around the current step are shown, and the others can be reached', async () => {
  const { page, close } = await openScript('g1f3, g8f6, f3g1, f6g8, '.repeat(500));
  const count = await page.locator('.chip').count();
  assert.ok(count <= 600, `${count} chips`);
  assert.equal(await current(page), 'f6g8');
  assert.equal(await page.locator('.chip-more').first().innerText(), `${(2000 - count).toLocaleString('en').replace(',', '\u202F')} before`);
  await page.locator('.chip-more').first().click();
  assert.equal(await page.locator('.chip-more').last().isVisible(), true);
  await page.keyboard.press('Home');
  assert.equal(await page.locator('.chip-more').first().isVisible(), false);
  assert.equal(await focused(page), 'g1f3');
  await page.keyboard.press('Enter');
  assert.equal(await current(page), 'g1f3');
  assert.equal(await page.locator('.chip[aria-current]').getAttribute('aria-label'), 'g1f3: 1, White Nf3');
  await page.click('#last');
  assert.equal(await page.locator('.chip[aria-current]').getAttribute('aria-label'), 'f6g8: 1000, Black Ng8');
  await close();
});

test('a remark shows its token in the script, and those that are counted come when they are asked for', async () => {
  const { page, close } = await openScript('e2e4,\nhuh, b, c, d, e, f, g, h');
  await page.waitForSelector('#script-remarks .more');
  await page.locator('#script-remarks .place').first().click();
  const selected = await page.locator('#script').evaluate((/** @type {HTMLTextAreaElement} */ box) => [document.activeElement === box, box.value.slice(box.selectionStart, box.selectionEnd)]);
  assert.deepEqual(selected, [true, 'huh']);
  assert.equal(await page.locator('#script-remarks .place').first().innerText(), 'Line 2, column 1');
  await page.locator('#script-remarks .more button').click();
  assert.equal(await page.locator('#script-remarks li').count(), 8);
  assert.equal(await focused(page), 'Line 2, column 18');
  await close();
});

heavy('with the switch the board follows the caret', async () => {
  const { page, close } = await openScript('e2e4, e7e5, g1f3');
  await page.focus('#script');
  await page.keyboard.press('Home');
  assert.equal(await current(page), 'g1f3');
  await page.check('#script-follow');
  await page.focus('#script');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.chip[aria-current]:has-text("e2e4")');
  for (let count = 0; count < 8; count += 1) await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.chip[aria-current]:has-text("e7e5")');
  assert.match((await square(page, 'e5').getAttribute('aria-label')) ?? '', /black pawn/);
  await close();
});

test('the copy for the spreadsheet shows the same board there, from its own start', async () => {
  const { page, close } = await openScript('', { permissions: ['clipboard-read', 'clipboard-write'] });
  const board = () => page.locator('.square').evaluateAll((cells) => cells.map((cell) => cell.querySelector('.piece')?.className).join());
  const copied = async () => {
    await page.click('#script-copy-sheet');
    await page.waitForFunction(() => document.querySelector('#script-copy-sheet')?.textContent === 'Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  /** @param {string} script */
  const check = async (script) => {
    const wanted = await board();
    await openCard(page, 'fen');
    await page.click('#free-start');
    await openTab(page, 'script');
    await page.check('#script-sheet');
    await page.fill('#script', script);
    assert.equal(await board(), wanted, script);
    await page.uncheck('#script-sheet');
  };
  const messy = '1. e2-e4 {good} e7e5; 2... Nf3, e4e4, xd7; 1... e5xd4\ne8=Q, ＥＥ, h9h8, a7-a8';
  await page.fill('#script', messy);
  const text = await copied();
  assert.equal(text, 'e2e4, e7e5, xd7, e5d4, e8=♕, a7a8');
  await check(text);
  await setUp(page, '4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1');
  await page.fill('#script', 'a7a8q, e8e7, e1c1, a1d1');
  const other = await copied();
  assert.match(other, /^xb1, xc1, xd1, xf1, [^]*a7a8, a8=♕, e8e7, e1c1, a1d1$/);
  await check(other);
  await close();
});

heavy('axe finds nothing in chips and remarks of all kinds, before and behind the current step', async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const script = 'e2e4, 1. e7-e5, Nf3, xd8, e8=Q, i9i1, g1f3, {so}, 2. xa2, h1h8, e2e3, oops, b1c3';
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const width of [320, 1440]) {
      const { page, close } = await openScript(script, { colorScheme, viewport: { width, height: 900 } });
      await page.locator('.chip').nth(6).click();
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const results = await globalThis.axe.run('#panel-script', { resultTypes: ['violations'] });
        return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => `${node.target} ${node.failureSummary}`).join(' ')}`);
      });
      assert.deepEqual(violations, [], `${colorScheme}, ${width}`);
      const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      assert.ok(content <= room, `${content} of ${room} px at ${width}`);
      await close();
    }
  }
});

heavy('on a touch screen chips, places and fixes are large enough for fingers', async () => {
  const { page, close } = await openScript('e2e4, Nf6, e7e5, x', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.waitForSelector('#script-remarks .fix');
  const small = await page.locator('#panel-script button:visible').evaluateAll((nodes) => nodes.filter((node) => node.getBoundingClientRect().height < 44).map((node) => node.textContent));
  assert.deepEqual(small, []);
  await page.locator('.chip').first().tap();
  assert.equal(await current(page), 'e2e4');
  await close();
});

test('a script of a MiB, pasted, is read, and few of its chips are made', async () => {
  const { page, complaints, close } = await openScript('');
  for (const [unit, times, count] of /** @type {const} */ ([['g1f3, g8f6, f3g1, f6g8, ', 43_690, /174\D?760/], ['e4=♕,', 149_000, /1 edit/]])) {
    await page.evaluate(([text, many]) => {
      const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#script'));
      box.value = text.repeat(many).trimEnd();
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, /** @type {const} */ ([unit, times]));
    await page.waitForFunction((said) => new RegExp(said).test(document.querySelector('#script-summary')?.textContent ?? ''), count.source);
    assert.ok((await page.locator('.chip').count()) <= 600);
  }
  assert.deepEqual(complaints, []);
  await close();
});
