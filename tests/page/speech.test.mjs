// What is said of moves: the same words wherever they come from, with what is taken, and no faster than it can be heard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy, sampleOf } from './support/extent.mjs';
import { begin, CALM, resign } from './support/game.mjs';
import { clickMoves, openBoard, setUp, spoken, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ text: string, at: number }} Said */

/** Two knights can take on d5, and a bishop on f6. */
const TWO_KNIGHTS = '4k3/8/5n2/3p4/1N3N1B/8/8/4K3 w - - 0 1';
/** A screen reader is given so long for each character; timers may be a little early. */
const CHARACTER_MS = 60;
const EARLY_MS = 60;

/** Notes from now on what is said, and when. @param {Page} page @returns {Promise<() => Promise<Said[]>>} */
async function listen(page) {
  await page.evaluate(() => {
    const said = /** @type {Said[]} */ ([]);
    Object.assign(globalThis, { said });
    const live = /** @type {Element} */ (document.querySelector('#live'));
    new MutationObserver(() => live.textContent && said.push({ text: live.textContent, at: performance.now() })).observe(live, { childList: true });
  });
  return () => page.evaluate(() => /** @type {any} */ (globalThis).said);
}

/** @param {Said[]} said */
function couldBeHeard(said) {
  said.slice(1).forEach(({ text, at }, index) => {
    const last = said[index];
    assert.ok(last && at - last.at >= last.text.length * CHARACTER_MS - EARLY_MS, `"${last?.text}" had ${at - (last?.at ?? 0)} ms before "${text}"`);
  });
}

for (const [locale, { told, first, last, undone, redone }] of sampleOf(Object.entries({
  en: { told: 'Knight from b4 takes pawn on d5.', first: 'Start.', last: 'Last move: White: knight from b4 takes pawn on d5.', undone: 'Undone.', redone: 'Done again. Step 1 of 1:' },
  de: { told: 'Springer von b4 schlägt den Bauern auf d5.', first: 'Anfang.', last: 'Letzter Zug: Weiß: Springer von b4 schlägt den Bauern auf d5.', undone: 'Rückgängig gemacht.', redone: 'Wiederholt. Schritt 1 von 1:' },
  es: { told: 'Caballo de b4 captura el peón en d5.', first: 'Principio.', last: 'Última jugada: Blancas: caballo de b4 captura el peón en d5.', undone: 'Deshecho.', redone: 'Rehecho. Paso 1 de 1:' },
}), 0)) {
  test(`a move is told in the same words when it is made, stepped to, undone, done again and asked for: ${locale}`, async () => {
    const { page, complaints, close } = await openBoard({ ...CALM, locale });
    await setUp(page, TWO_KNIGHTS);
    await clickMoves(page, 'b4d5');
    await spoken(page, told);
    await page.click('#previous');
    await spoken(page, first);
    await page.click('#next');
    await spoken(page, `${redone.replace(/^.*\. /, '')} ${told}`);
    assert.equal(await page.locator('#scrubber').getAttribute('aria-valuetext'), `${redone.replace(/^.*\. /, '')} ${told}`);
    await page.click('#undo');
    await spoken(page, `${undone} ${first}`);
    await page.click('#redo');
    await spoken(page, `${redone} ${told}`);
    await square(page, 'd5').press('l');
    await spoken(page, last);
    assert.deepEqual(complaints, []);
    await close();
  });
}

test('what is taken is always said, and where a piece comes from only where it helps', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, TWO_KNIGHTS);
  await clickMoves(page, 'h4f6');
  await spoken(page, 'Bishop takes knight on f6.');
  await setUp(page, '4k3/8/8/2pP4/8/8/8/R3K2R w - c6 0 2');
  await clickMoves(page, 'd5c6');
  await spoken(page, 'Pawn from d5 takes pawn en passant on c6.');
  await clickMoves(page, 'e8e7 a1b1');
  await spoken(page, 'Rook to b1.');
  await setUp(page, '4k3/8/8/8/8/8/8/R4K1R w - - 0 1');
  await clickMoves(page, 'a1b1');
  await spoken(page, 'Rook to b1.');
  await setUp(page, '4k3/8/8/8/8/8/4K3/R6R w - - 0 1');
  await clickMoves(page, 'a1d1');
  await spoken(page, 'Rook from a1 to d1.');
  await close();
});

heavy('after mate the keys of the board know that the game is over', async () => {
  const { page, close } = await openBoard(CALM);
  await clickMoves(page, 'f2f3 e7e5 g2g4 d8h4');
  await spoken(page, 'Queen to h4. Checkmate. Black wins.');
  for (const [key, told] of [['l', 'Last move: Black: queen to h4. Checkmate. Black wins.'], ['v', 'Checkmate. Black wins.'], ['l', 'Last move: Black: queen to h4. Checkmate. Black wins.'], ['g', 'Checkmate. Black wins.']]) {
    await square(page, 'h4').press(key ?? '');
    await spoken(page, told ?? '');
  }
  await close();
});

heavy('autoplay says a step only when the one before can have been heard, and always the last', async () => {
  const { page, close } = await openBoard({ ...CALM, hasClock: true });
  await clickMoves(page, 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7');
  await spoken(page, 'Queen takes pawn on f7. Checkmate. White wins.');
  const heard = await listen(page);
  await page.click('#autoplay');
  // Its part of the page comes with the press.
  for (const isOn of [true, false]) await page.waitForSelector(`#autoplay[aria-pressed="${isOn}"]`);
  await spoken(page, 'Step 7 of 7: Queen takes pawn on f7. Checkmate. White wins.');
  const said = await heard();
  couldBeHeard(said);
  assert.ok(said.length >= 3 && said.length < 8, JSON.stringify(said));
  assert.equal(new Set(said.map(({ text }) => text)).size, said.length, 'none is said twice');
  await close();
});

heavy('what is asked for takes the place of a step that still waits to be said', async () => {
  const { page, close } = await openBoard({ ...CALM, hasClock: true });
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6');
  await page.click('#first');
  for (let step = 0; step < 3; step += 1) await page.click('#next');
  await square(page, 'e1').press('o');
  await spoken(page, /^e1/);
  const answer = await page.locator('#live').textContent();
  await page.clock.runFor(20_000);
  assert.equal(await page.locator('#live').textContent(), answer);
  await close();
});

heavy('where the computer plays itself, a move is said when the one before can have been heard, and none twice', async () => {
  const { page, close } = await openBoard({ ...CALM, hasClock: true });
  const heard = await listen(page);
  // These players take a while over each move.
  await begin(page, { side: 'watch', player: 'minimax:3', second: 'minimax:3' });
  await page.waitForFunction(() => /** @type {any} */ (globalThis).said.filter((/** @type {Said} */ { text }) => /^(White|Black): /.test(text)).length >= 3);
  const said = (await heard()).filter(({ text }) => /^(White|Black): /.test(text));
  couldBeHeard(said);
  assert.ok(said.every(({ text }, at) => text !== said[at - 1]?.text), 'none is said twice');
  await close();
});

test('a result is said, and no step before it', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1 });
  await spoken(page, /^New game/);
  const heard = await listen(page);
  await resign(page);
  await spoken(page, 'White resigned. Black wins.');
  assert.deepEqual((await heard()).map(({ text }) => text).filter((text) => !text.endsWith('?')), ['White resigned. Black wins.']);
  await close();
});
