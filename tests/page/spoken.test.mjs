// Eyes, ears, hands: moves and questions that are typed, what stands where, styles of speech, the title, more contrast.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy, sampleOf } from './support/extent.mjs';
import { CALM } from './support/game.mjs';
import { reloaded } from './support/kept.mjs';
import { clickMoves, movesShown, openBoard, setUp, spoken, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Opens the field for typed moves from the board. @param {Page} page */
async function openField(page) {
  await square(page, 'e1').press('i');
  await page.waitForSelector('#typed-move');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'typed-move');
}

/** @param {Page} page @param {string} text */
async function type(page, text) {
  await page.fill('#typed-move', text);
  await page.press('#typed-move', 'Enter');
}

for (const [locale, { moves, refused }] of sampleOf(Object.entries({
  en: { moves: ['knight f3', 'e7e5', 'e4', 'd5', 'pawn takes d5', 'Qxd5'], refused: ['Qh4', /queen on d1 cannot go to h4/] },
  de: { moves: ['Springer f3', 'e7e5', 'e4', 'd5', 'exd5', 'Dame schlägt d5'], refused: ['Dh4', /Dame/] },
  es: { moves: ['caballo f3', 'e7e5', 'e4', 'd5', 'exd5', 'dama captura d5'], refused: ['Dh4', /d1.*h4/] },
}), 1)) {
  test(`moves are typed as SAN, as two squares and in words: ${locale}`, async () => {
    const { page, complaints, close } = await openBoard({ ...CALM, locale });
    await openField(page);
    for (const [at, move] of moves.entries()) {
      await type(page, move);
      await page.waitForFunction((count) => document.querySelectorAll('#moves button[data-ply]').length === count, at + 1);
      assert.equal(await page.inputValue('#typed-move'), '');
    }
    const [wrong = '', reason] = refused;
    await type(page, String(wrong));
    await spoken(page, /** @type {RegExp} */ (reason));
    assert.match((await page.locator('#notice').textContent()) ?? '', /** @type {RegExp} */ (reason));
    assert.equal(await page.inputValue('#typed-move'), wrong, 'what cannot be played stays to be put right');
    assert.equal((await movesShown(page)).length, 6);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('#typed').isVisible(), false);
    assert.match(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''), /^e1,/);
    assert.deepEqual(complaints, []);
    await close();
  });
}

heavy('a typed move castles and promotes, and is refused after the end', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '4k3/P7/8/8/8/8/8/4K2R w K - 0 1');
  await openField(page);
  await type(page, 'castle short');
  await spoken(page, 'Castles kingside: king g1, rook f1.');
  await type(page, 'ke7');
  await spoken(page, 'King to e7.');
  await type(page, 'a8 becomes a knight');
  await spoken(page, 'Pawn to a8, becomes a knight.');
  await setUp(page, 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2');
  await type(page, 'Qh4');
  await spoken(page, 'Queen to h4. Checkmate. Black wins.');
  await type(page, 'e4');
  await spoken(page, 'Checkmate. Black wins.');
  await page.click('#previous');
  await type(page, 'hello');
  await spoken(page, '"hello" is not a move; write K, Q, R, B or N (nothing for a pawn) and a square, such as Nf3.');
  await close();
});

heavy('what stands where is asked for by typing and by keys, and is in a list that is heard', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await clickMoves(page, 'e2e4 d7d5');
  const list = page.locator('#pieces');
  assert.equal(await list.locator('p').first().textContent(), 'White: king e1; queen d1; rooks a1, h1; bishops c1, f1; knights b1, g1; pawns a2, b2, c2, d2, f2, g2, h2, e4.');
  assert.match((await list.locator('p').last().textContent()) ?? '', /^Black: king e8; .*d5/);
  assert.ok(await list.evaluate((element) => element.classList.contains('spoken')), 'it takes no room');
  await square(page, 'e4').press('s');
  await spoken(page, 'Rank 4: white pawn e4.');
  await square(page, 'e4').press('Shift+S');
  await spoken(page, 'File e: white king e1, white pawn e4, black pawn e7, black king e8.');
  await openField(page);
  for (const [question, answer] of [['p N', 'White knights: b1, g1.'], ['p q', 'Black queen: d8.'], ['s 6', 'Rank 6: empty.'], ['s d', 'File d: white queen d1, white pawn d2, black pawn d5, black queen d8.']]) {
    await type(page, String(question));
    await spoken(page, String(answer));
  }
  assert.deepEqual(complaints, []);
  await close();
});

test('moves are spoken in words, as SAN or with the NATO letters, everywhere alike, and that is kept', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await clickMoves(page, 'e2e4 e7e5');
  const choose = async (/** @type {number} */ at) => {
    await page.click('#board-options');
    await page.locator('input[name="spoken-moves"]').nth(at).check();
    await page.keyboard.press('Escape');
  };
  await choose(1);
  await spoken(page, 'Last move: Black: e5.');
  await clickMoves(page, 'g1f3');
  await spoken(page, 'Nf3.');
  await page.click('#previous');
  await page.click('#next');
  await spoken(page, 'Step 3 of 3: Nf3.');
  await reloaded(page);
  await square(page, 'e1').press('l');
  await spoken(page, 'Last move: White: Nf3.');
  await choose(2);
  await spoken(page, 'Last move: White: knight to foxtrot 3.');
  assert.equal(await page.locator('#board .square').nth(21).getAttribute('aria-label'), 'foxtrot 3, white knight');
  await page.locator('#board .square').nth(12).press('s');
  await spoken(page, /^Rank 2: white pawn alpha 2, /);
  assert.match((await page.locator('#pieces p').last().textContent()) ?? '', /echo 5/);
  // So are the names of what is not announced: the scrubber, the moves, a node of the tree and its board.
  assert.equal(await page.getAttribute('#scrubber', 'aria-valuetext'), 'Step 3 of 3: Knight to foxtrot 3.');
  assert.equal(await page.locator('#moves button[data-ply="3"]').getAttribute('aria-label'), '2, White: N foxtrot 3');
  await page.click('#tab-think');
  await page.locator('#think-outline [aria-level="2"]').first().click();
  assert.match((await page.locator('#think-outline [aria-selected="true"]').getAttribute('aria-label')) ?? '', /(alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel) [1-8]/);
  await page.waitForFunction(() => /^The position after .*(alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel) [1-8]/.test(document.querySelector('.think .still')?.getAttribute('aria-label') ?? ''));
  await page.keyboard.press('Escape');
  await page.click('#tab-script');
  const chip = page.locator('.chip').last();
  assert.match((await chip.getAttribute('aria-label')) ?? '', /N foxtrot 3/);
  await choose(0);
  assert.match((await chip.getAttribute('aria-label')) ?? '', /Nf3/);
  await choose(2);
  assert.match((await chip.getAttribute('aria-label')) ?? '', /N foxtrot 3/);
  await page.click('#tab-game');
  await page.locator('#board .square').nth(57).click();
  await spoken(page, 'Black knight on bravo 8 picked up. 2 moves: alpha 6, charlie 6.');
  await choose(0);
  await spoken(page, 'Last move: White: knight to f3.');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the title says whose turn it is, and how the game has ended', async () => {
  const { page, close } = await openBoard(CALM);
  const title = async () => (await page.title()).split(' · ');
  assert.deepEqual(await title(), ['White to move', 'Gridmate: a chess playground']);
  await clickMoves(page, 'f2f3 e7e5 g2g4');
  assert.equal((await title())[0], 'Black to move');
  await clickMoves(page, 'd8h4');
  assert.equal((await title())[0], 'Checkmate. Black wins');
  await close();
});

heavy('who wishes for more contrast gets a board of white and grey, where all that is drawn stands out', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, close } = await openBoard({ ...CALM, contrast: 'more', colorScheme });
    const colors = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['square-light', 'square-dark', 'mark', 'black-fill', 'white-line'].map((name) => style.getPropertyValue(`--${name}`));
    });
    assert.deepEqual(colors, ['#fff', '#949494', '#000', '#000', '#000']);
    const [light, dark] = await Promise.all(['a2', 'a1'].map((name) => square(page, name).evaluate((element) => getComputedStyle(element).backgroundColor)));
    assert.deepEqual([light, dark], ['rgb(255, 255, 255)', 'rgb(148, 148, 148)']);
    await close();
  }
});

for (const [locale, questions] of Object.entries({
  de: {
    'p S': /^Weiße Springer: b1, g1/, 'p d': /^Schwarze Dame: d8/, 'p N': /^Weiße Springer: b1, g1/, 'p t': /^Schwarze Türme: a8, h8/,
    xyz: /schreibe K, D, T, L oder S \(nichts für einen Bauern\) und ein Feld, etwa Sf3/, Sd5: /^"Sd5" ist hier nicht erlaubt/,
  },
  es: {
    'p C': /^Caballos blancos: b1, g1/, 'p d': /^Dama negra: d8/, 'p R': /^Rey blanco: e1/, 'p t': /^Torres negras: a8, h8/,
    xyz: /escribe R, D, T, A o C \(nada para un peón\) y una casilla, como Cf3/,
  },
})) {
  heavy(`who asks for pieces names them by the letters of the language: ${locale}`, async () => {
    const { page, close } = await openBoard({ ...CALM, locale });
    await openField(page);
    for (const [question, answer] of Object.entries(questions)) {
      await type(page, question);
      await spoken(page, answer);
    }
    assert.match(await page.locator('#typed-about').innerText(), new RegExp(`; ${Object.keys(questions)[0]}: `));
    await close();
  });
}
