// The FEN sheet: what it says about a text and about the board never contradicts itself.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { heavy } from './support/extent.mjs';
import { openBoard, openCard } from './support/playing.mjs';

/** The malformed FENs that belong to the project. */
async function malformed() {
  const packed = await readFile(new URL('../data/malformed.jsonl.gz', import.meta.url));
  const rows = gunzipSync(packed).toString().trim().split('\n').map((line) => JSON.parse(line));
  return rows.filter(({ kind, encoding, input }) => kind === 'fen' && encoding === 'text' && input !== undefined);
}

test('a FEN is called legal or refused, never both', async () => {
  const texts = await malformed();
  assert.ok(texts.length > 50, `${texts.length} rows`);
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'fen');
  const told = await page.evaluate((inputs) => {
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
    const box = /** @type {HTMLTextAreaElement} */ (find('#fen'));
    return inputs.map((input) => {
      box.value = input;
      box.dispatchEvent(new Event('input'));
      find('#fen-load').click();
      const isMarked = find('#fen-verdict').classList.contains('legal');
      return { error: find('#fen-message').querySelector('.error')?.textContent ?? '', verdict: find('#fen-verdict').textContent, isMarked };
    });
  }, texts.map(({ input }) => input));
  let refused = 0;
  told.forEach(({ error, verdict, isMarked }, at) => {
    const row = `${texts[at].id}: ${JSON.stringify(texts[at].input)} -> ${error} ${verdict}`;
    if (error) refused += 1;
    assert.equal(verdict, error ? 'The board shows another position.' : isMarked ? 'A legal position.' : 'This is not a legal position:', row);
    assert.ok(!error || !isMarked, row);
  });
  assert.ok(refused > 30, `${refused} refused`);
  await page.fill('#fen', '8/8/8/8/8/8/8/k7 w - - 0 1');
  await page.click('#fen-load');
  assert.match(await page.locator('#fen-message .error').innerText(), /king/);
  await page.fill('#fen', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  assert.equal(await page.locator('#fen-message').innerText(), '');
  await page.click('#fen-load');
  assert.equal(await page.locator('#fen-verdict').innerText(), 'A legal position.');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a field that cannot be set says that the position stays', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'fen');
  await page.fill('#fen', '4k3/8/8/8/8/8/4R3/4K3 b - - 0 1');
  await page.click('#fen-load');
  await page.locator('input[name="fen-turn"][value="w"]').click({ force: true });
  assert.match(await page.locator('#fen-message .error').innerText(), /^The position stays as it is\. /);
  assert.equal(await page.locator('input[name="fen-turn"]:checked').getAttribute('value'), 'b');
  assert.equal(await page.locator('#fen-verdict').innerText(), 'A legal position.');
  assert.deepEqual(complaints, []);
  await close();
});
