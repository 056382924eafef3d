// What is large.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { openBoard, openCard } from './support/playing.mjs';

for (const [name, end, said] of /** @type {const} */ ([
  ['a single game of many megabytes', '*', /^Loaded: 20 moves \(40 half-moves\)\.\n/],
  ['one with a fault at its end', 'Ke5 *', /"Ke5" is not legal here[^]*Loaded up to there: 20 moves \(40 half-moves\)\.\n/],
])) {
  heavy(`${name} is read`, async () => {
    const { page, complaints, close } = await openBoard();
    await openCard(page, 'pgn');
    await page.evaluate((last) => {
      const words = new Blob([` {${'as the players told it afterwards '.repeat(13_000)}} `]);
      const moves = Array.from({ length: 10 }, (_, at) => [`${2 * at + 1}. Nf3`, 'Nf6', `${2 * at + 2}. Ng1`, 'Ng8']).flat();
      const transfer = new DataTransfer();
      transfer.items.add(new File([...moves.flatMap((move) => [move, words]), last], 'long.pgn'));
      /** @type {HTMLInputElement} */ (document.querySelector('#pgn-file')).files = transfer.files;
    }, end);
    await page.locator('#pgn-file').dispatchEvent('change');
    await page.locator('#pgn-message .done').waitFor();
    assert.match(await page.locator('#pgn-message').innerText(), said);
    assert.deepEqual(complaints, []);
    await close();
  });
}

test('the move on the board is marked in the list also where the part of a long game ends that is drawn', async () => {
  const { page, complaints, close } = await openBoard();
  await page.evaluate(async () => {
    const { loadScript } = await import(`${location.origin}/document/replace.js`);
    loadScript(undefined, 'g1f3 g8f6 f3g1 f6g8 '.repeat(225));
  });
  const current = page.locator('#moves [aria-current]');
  // Of the 900 steps the last 800 are drawn.
  await page.waitForSelector('#moves [data-ply="101"]', { state: 'attached' });
  await page.evaluate(() => import(`${location.origin}/document/commands.js`).then(({ goTo }) => goTo(100)));
  assert.equal(await current.getAttribute('data-ply'), '100');
  assert.deepEqual(complaints, []);
  await close();
});
