// The board as a picture and as text.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { clickMoves, openBoard, openCard, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The SVG that is shown. @param {Page} page */
const shown = async (page) => decodeURIComponent(((await page.locator('#picture').getAttribute('src')) ?? '').replace(/^data:image\/svg\+xml,/, ''));

/** What is saved by a button. @param {Page} page @param {string} control */
async function saved(page, control) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(control)]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('the board is saved as SVG of paths alone, which is what is shown', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await openCard(page, 'picture');
  await page.waitForFunction(() => /** @type {HTMLImageElement} */ (document.querySelector('#picture')).naturalWidth > 0);
  const { name, bytes } = await saved(page, '#picture-svg');
  const svg = bytes.toString();
  assert.equal(name, 'gridmate-2.svg');
  assert.equal(svg, await shown(page));
  assert.doesNotMatch(svg, /<text|font|<script|<image|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  assert.equal(svg.match(/<use [^>]* x=/g)?.length, 32);
  assert.ok(svg.length < 16_000, `${svg.length} characters`);
  assert.match(svg, /<title>Chess board: rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w KQkq - 0 2<\/title>/);
  const isSound = await page.evaluate((text) => !new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror'), svg);
  assert.equal(isSound, true);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a PNG is as large as it was asked for, and squares have their colours in it', async () => {
  const { page, close } = await openBoard({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openCard(page, 'picture');
  await page.selectOption('#picture-size', '512');
  await page.locator('#picture-signs').uncheck();
  const { name, bytes } = await saved(page, '#picture-png');
  assert.equal(name, 'gridmate-0.png');
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [512, 512]);
  await page.click('#picture-copy');
  await page.waitForFunction(() => document.querySelector('#picture-copy')?.textContent === 'Copied');
  const colors = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(/** @type {Blob} */ (await item?.getType('image/png')));
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d'));
    context.drawImage(bitmap, 0, 0);
    // The corners of a4, b4 and a1, and the middle of the rook on a1.
    return [[4, 260], [68, 260], [4, 508], [32, 480]].map(([x = 0, y = 0]) => Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3)).join());
  });
  assert.deepEqual(colors.slice(0, 3), ['241,228,203', '185,139,94', '185,139,94']);
  assert.equal(colors[3], '255,253,248');
  await close();
});

heavy('the picture follows the board, its side, the theme and what is to be seen', async () => {
  const { page, close } = await openBoard({ colorScheme: 'light' });
  await openCard(page, 'picture');
  const first = await shown(page);
  const pawn = (/** @type {string} */ svg) => svg.match(/<use href="#P" x="(\d+)" y="(\d+)"/)?.slice(1).join();
  assert.equal(pawn(first), '0,600');
  await page.locator('#picture-side input[value="b"]').check();
  assert.equal(pawn(await shown(page)), '700,100');
  await page.locator('#picture-side input[value="board"]').check();
  await page.click('#flip');
  await page.waitForFunction((old) => document.querySelector('#picture')?.getAttribute('src') !== old, `data:image/svg+xml,${encodeURIComponent(first)}`);
  assert.equal(pawn(await shown(page)), '700,100');
  await page.click('#flip');
  await clickMoves(page, 'e2e4');
  await openCard(page, 'picture');
  await page.waitForFunction(() => /** @type {HTMLImageElement} */ (document.querySelector('#picture')).src.includes('fill-opacity'));
  assert.match(await shown(page), /viewBox="-34 0 834 834"[^]*fill-opacity/);
  await page.locator('#picture-marks').uncheck();
  await page.locator('#picture-signs').uncheck();
  const plain = await shown(page);
  assert.match(plain, /viewBox="0 0 800 800"/);
  assert.doesNotMatch(plain, /fill-opacity/);
  assert.ok(plain.includes('#f1e4cb'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => /** @type {HTMLImageElement} */ (document.querySelector('#picture')).src.includes('c4b59c'));
  await close();
});

heavy('arrows and circles on the board are in the picture, if they are wanted', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'picture');
  const middle = async (/** @type {string} */ name) => {
    const box = await square(page, name).boundingBox();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
  };
  for (const [from = '', to = ''] of [['e2', 'e4'], ['g1', 'g1']]) {
    const [[x = 0, y = 0], [endX = 0, endY = 0]] = [await middle(from), await middle(to)];
    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(endX, endY);
    await page.mouse.up({ button: 'right' });
  }
  await page.waitForFunction(() => document.querySelectorAll('.arrows .drawn > *').length === 2);
  // The same outlines as on the board.
  const paths = await page.locator('.arrows .drawn > *').evaluateAll((drawn) => drawn.map((path) => path.getAttribute('d') ?? ''));
  await page.waitForFunction((paths) => {
    const svg = decodeURIComponent(/** @type {HTMLImageElement} */ (document.querySelector('#picture')).src);
    return paths.every((path) => svg.includes(path));
  }, paths);
  await page.locator('#picture-marks').uncheck();
  assert.ok(!(await shown(page)).includes(paths[0] ?? ''));
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the board is drawn as text in three styles, and copied', async () => {
  const { page, close } = await openBoard({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openCard(page, 'picture');
  const first = async () => (await page.locator('#diagram').textContent())?.split('\n')[0];
  assert.equal(await first(), '-'.repeat(33));
  await page.click('#diagram-copy');
  await page.waitForFunction(() => document.querySelector('#diagram-copy')?.textContent === 'Copied');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^-{33}\n\| r \|/);
  await page.locator('#diagram-style input[value="unicode"]').check();
  assert.equal(await first(), '8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜');
  await page.locator('#diagram-style input[value="letters"]').check();
  assert.equal(await first(), '8 r n b q k b n r');
  await close();
});
