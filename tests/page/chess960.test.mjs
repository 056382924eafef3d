// The 960 starts in the page.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { heavy } from './support/extent.mjs';
import { openBoard, openCard, square } from './support/playing.mjs';

/** Opens the card of Chess960, and all that opens within it. @param {import('playwright-core').Page} page */
async function openChess960(page) {
  await openCard(page, 'chess960');
  await page.locator('#card-chess960 details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
}

test('Chess960 starts by number, at random and not at all beyond 959', async () => {
  const { page, close } = await openBoard();
  await openChess960(page);
  await page.fill('#chess960', '0');
  assert.equal(await page.locator('#chess960-row').getAttribute('aria-label'), 'bishop, bishop, queen, knight, knight, rook, king, rook');
  await page.click('#chess960-start');
  assert.match(await square(page, 'g1').getAttribute('aria-label'), /white king/);
  await page.click('#chess960-random');
  const number = Number(await page.inputValue('#chess960'));
  assert.ok(Number.isInteger(number) && number >= 0 && number < 960, String(number));
  for (const wrong of ['960', '-1', '1.5', '']) {
    await page.fill('#chess960', wrong);
    await page.click('#chess960-start');
    assert.equal(await page.locator('#chess960-message').innerText(), 'Chess960: the starts are numbered 0 to 959.', wrong);
    assert.equal(await page.locator('#chess960-steps').isVisible(), false);
  }
  await page.click('#chess960-standard');
  assert.equal(await page.inputValue('#chess960'), '518');
  assert.match(await square(page, 'e1').getAttribute('aria-label'), /white king/);
  await close();
});

heavy('the way from a number to its row is shown step by step', async () => {
  const { page, complaints, close } = await openBoard();
  await openChess960(page);
  await page.waitForSelector('#chess960-steps li:nth-child(5)');
  const lines = async (/** @type {string} */ part) => page.locator(`#chess960-steps ${part}`).allTextContents();
  assert.deepEqual(await lines('.sum'), ['518 = 4 × 129 + 2', '129 = 4 × 32 + 1', '32 = 6 × 5 + 2', '5 of 10 pairs', 'R K R']);
  assert.match((await lines('.sum + p'))[0] ?? '', /bishop on the light squares: of b, d, f, h, counted from 0, f\./);
  assert.equal((await lines('.arrangement'))[4]?.replaceAll('\uFE0E', ''), '♜♞♝♛♚♝♞♜');
  assert.equal(await page.locator('#chess960-mirror').innerText(), 'Mirrored, it is number 534');
  await page.click('#chess960-mirror');
  assert.equal(await page.inputValue('#chess960'), '534');
  assert.match(await square(page, 'd1').getAttribute('aria-label'), /white king/);
  assert.deepEqual(complaints, []);
  await close();
});

test('every number leads to the row that others know', async () => {
  const packed = await readFile(new URL('../data/sp960.tsv.gz', import.meta.url));
  const rows = gunzipSync(packed).toString().trim().split('\n').map((line) => line.split('\t'));
  const known = rows.filter(([number]) => /^\d+$/.test(number ?? '')).map(([number, row]) => [Number(number), row]);
  const { page, close } = await openBoard();
  await openChess960(page);
  await page.waitForSelector('#chess960-text:not(:empty)');
  for (const [number, row = ''] of known.filter((_, at) => at % 97 === 0)) {
    await page.fill('#chess960', String(number));
    const [, back, , pawns] = ((await page.locator('#chess960-text').textContent()) ?? '').split('\n');
    assert.equal(back?.replace(/[ |]/g, ''), row, String(number));
    assert.equal(pawns?.replace(/[ |]/g, ''), 'pppppppp');
  }
  await close();
});

heavy('a number is played against the computer', async () => {
  const { page, complaints, close } = await openBoard();
  await page.click('#tab-script');
  await openChess960(page);
  await page.fill('#chess960', '0');
  await page.click('#chess960-play');
  await page.waitForSelector('#game-number:visible');
  assert.equal(await page.inputValue('#game-number'), '0');
  assert.equal(await page.locator('#tab-game').getAttribute('aria-selected'), 'true');
  assert.equal(await page.locator('#panel-setup').isVisible(), false);
  await page.click('#game-start');
  await page.waitForSelector('#game:not([hidden])');
  assert.match(await square(page, 'g1').getAttribute('aria-label'), /white king/);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a hundred boards are drawn and each is found to keep the rules', async () => {
  const { page, close } = await openBoard({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openChess960(page);
  await page.click('#chess960-check');
  assert.equal(await page.locator('#chess960-checks .total').innerText(), '100 of 100 boards follow all rules.');
  assert.equal(await page.locator('#chess960-checks li.right').count(), 3);
  await page.waitForSelector('#chess960-text:not(:empty)');
  await page.click('#chess960-copy');
  await page.waitForFunction(() => document.querySelector('#chess960-copy')?.textContent === 'Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const lines = text.trimEnd().split('\n');
  assert.equal(lines.length, 17);
  assert.deepEqual([lines[0], lines[1], lines[3], lines[5]], ['-'.repeat(33), '| R | N | B | Q | K | B | N | R |', '| p | p | p | p | p | p | p | p |', '|   |   |   |   |   |   |   |   |']);
  assert.equal(lines[15], lines[1]);
  await close();
});

test('a row that breaks a rule is found out', async () => {
  const { check } = await import('../../www/panels/position/selfcheck.js');
  assert.deepEqual(check(['RNBQKBNR', 'RBNQKBNR', 'KRBQNBNR', 'RQBQKBNR', 'RKRBBQNN']), { kept: [4, 4, 4], passed: 2 });
});
