// The panels and pages: how they open and close, positions as FEN, what is kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { comeBackWithOld, reloaded } from './support/kept.mjs';
import { CARDS, clickMoves, fenOf, movesShown, openBoard, openCard, openPlace, openTab, setUp, square, status } from './support/playing.mjs';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test('a FEN goes out, and one that is pasted comes in', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'fen');
  assert.equal(await page.inputValue('#fen'), START);
  await setUp(page, '4k3/8/8/8/8/8/4P3/4K3 b - - 5 40');
  assert.equal(await status(page), 'Black to move');
  assert.equal(await page.locator('#fen-message').innerText(), 'This position is on the board.');
  await page.click('#free-start');
  assert.equal(await page.inputValue('#fen'), START);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a FEN that is repaired says what was put right', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'fen');
  await setUp(page, '4k3/8/8/8/44/8/8/4K2R w KQ');
  assert.equal(await page.inputValue('#fen'), '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  assert.ok((await page.locator('#fen-message .repair').count()) >= 3);
  await close();
});

test('a FEN that cannot be read says why, is kept to be mended, and leaves the board alone', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'fen');
  const wrong = START.replace('PPPPPPPP', 'PPPPPPP');
  await setUp(page, wrong);
  assert.equal(await page.locator('#fen-message').innerText(), 'FEN: rank 2 ("PPPPPPP") has 7 squares; it needs 8.');
  assert.equal(await page.locator('#fen').getAttribute('aria-invalid'), 'true');
  assert.equal(await page.inputValue('#fen'), wrong);
  assert.match(await square(page, 'a2').getAttribute('aria-label'), /white pawn/);
  await page.locator('#fen').press('Escape');
  assert.equal(await page.inputValue('#fen'), START);
  assert.equal(await page.locator('#fen').getAttribute('aria-invalid'), null);
  await close();
});

heavy('a game in the box of the FEN, and a position in that of the PGN, are told where they belong', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'fen');
  for (const text of ['1. e4 e5 2. Nf3', '[White "Ann"]\n\n1. d4 *']) {
    await setUp(page, text);
    assert.match(await page.locator('#fen-message .error').innerText(), /^This looks like a game, not a position/, text);
  }
  await openCard(page, 'pgn');
  await page.fill('#pgn', START);
  await page.click('#pgn-load');
  assert.match(await page.locator('#pgn-message .error').innerText(), /^This looks like a position, not a game/);
  await close();
});

heavy('the game that another replaced can be brought back', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await setUp(page, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await page.focus('#back');
  await page.keyboard.press('Enter');
  // Nothing was played in the one that goes, so there is no way back to it but by undoing.
  assert.equal(await page.locator('#back').isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'undo', 'the keyboard is not lost');
  await page.click('#tab-game');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  await close();
});

test('whether a position is legal is said with all that is wrong with it', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'fen');
  assert.equal(await page.locator('#fen-verdict').innerText(), 'A legal position.');
  await page.click('#tab-script');
  await page.fill('#script', 'xe1, xe8');
  await openCard(page, 'fen');
  await page.waitForSelector('#fen-reasons li:nth-child(2)');
  assert.equal(await page.locator('#fen-verdict').innerText(), 'This is not a legal position:');
  assert.match(await page.locator('#fen-reasons').innerText(), /^White .*king.*\.\nBlack .*king.*\.$/i);
  await close();
});

test('turn, castling rights and the square of a capture in passing are chosen by controls', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'fen');
  const fen = () => page.inputValue('#fen');
  await page.locator('#fen-turn input[value="b"]').check();
  assert.equal(await fen(), START.replace(' w ', ' b '));
  await page.locator('#fen-castle-Q').uncheck();
  assert.equal(await fen(), START.replace(' w KQkq', ' b Kkq'));
  assert.equal(await page.locator('#fen-passing').isDisabled(), true);
  await setUp(page, '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1');
  assert.deepEqual(await page.locator('#fen-passing option').allTextContents(), ['none', 'd6']);
  await page.selectOption('#fen-passing', 'd6');
  assert.equal(await fen(), '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1');
  assert.equal(await page.locator('#fen-castle-K').isDisabled(), true);
  await page.selectOption('#fen-passing', '-');
  assert.equal(await fen(), '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('any rook beside the king may be given the right to castle, one on each side', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'fen');
  await setUp(page, '4k3/8/8/8/8/8/8/RR2K1RR w - - 0 1');
  const names = () => page.locator('.rights label:has(:enabled)').allInnerTexts();
  const rights = async () => [...((await page.inputValue('#fen')).split(' ')[2] ?? '')].sort().join('');
  assert.deepEqual(await names(), ['White kingside', 'White queenside']);
  await page.locator('#fen-castle-960').check();
  assert.deepEqual(await names(), ['White kingside, rook h1', 'White queenside, rook a1', 'White, rook b1', 'White, rook g1']);
  for (const [letter, wanted] of /** @type {const} */ ([['B', 'B'], ['K', 'BK'], ['Q', 'KQ'], ['G', 'GQ']])) {
    await page.locator(`#fen-castle-${letter}`).check();
    assert.equal(await rights(), wanted);
    assert.equal(await page.locator(`#fen-castle-${letter}`).isChecked(), true);
  }
  await page.locator('#fen-castle-B').check();
  await page.locator('#fen-castle-Q').check();
  await page.locator('#fen-castle-Q').uncheck();
  assert.equal(await rights(), 'G');
  await page.locator('#fen-castle-B').check();
  assert.equal(await rights(), 'BG');
  // The king goes onto the rook: to c1 with the rook from b1 on d1.
  await clickMoves(page, 'e1b1');
  await page.click('.question button[value="castle"]');
  assert.equal((await fenOf(page)).split(' ')[0], '4k3/8/8/8/8/8/8/R1KR2RR');
  // After an edit they are chosen in the script.
  await page.click('#undo');
  await openTab(page, 'script');
  await page.fill('#script', 'xa1');
  await openCard(page, 'fen');
  await page.locator('#fen-castle-G').uncheck();
  assert.match(await page.inputValue('#script'), /^xa1, castling=/);
  assert.equal(await rights(), 'Q');
  // Shredder-FEN goes in.
  await setUp(page, '4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1');
  assert.equal(await rights(), 'BG');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('after an edit of the board, turn and rights go into the script', async () => {
  const { page, close } = await openBoard();
  await page.click('#tab-script');
  await page.fill('#script', 'xd8');
  await openCard(page, 'fen');
  await page.locator('#fen-turn input[value="b"]').check();
  await page.locator('#fen-castle-K').uncheck();
  assert.match(await page.inputValue('#script'), /^xd8, /);
  assert.equal(await page.inputValue('#fen'), 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b Qkq - 0 1');
  await close();
});

heavy('what cannot be chosen says why, and nothing changes', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'fen');
  const check = '4k3/8/8/8/8/8/8/4RK2 b - - 0 1';
  await setUp(page, check);
  await page.locator('#fen-turn input[value="w"]').click();
  assert.match(await page.locator('#fen-message .error').innerText(), /FEN: .*check/);
  assert.equal(await page.inputValue('#fen'), check);
  assert.equal(await page.locator('#fen-turn input[value="b"]').isChecked(), true);
  await close();
});

test('a page takes the place of a panel, pushes nothing down, and gives the place back', async () => {
  const { page, complaints, close } = await openBoard();
  await openTab(page, 'sets');
  const height = () => page.locator('#tabs').boundingBox().then((box) => box?.y);
  const before = await height();
  const isShown = (/** @type {string} */ name) => page.locator(`#panel-${name}`).isVisible();
  const ways = {
    button: (/** @type {string} */ name) => page.click(`#tab-${name}`),
    Escape: (/** @type {string} */ name) => page.locator(`#panel-${name} summary`).first().press('Escape'),
    move: () => clickMoves(page, 'e2e4'),
  };
  for (const [way, leave] of Object.entries(ways)) {
    for (const name of ['setup', 'games']) {
      await openPlace(page, name);
      assert.equal(await isShown('sets'), false);
      assert.equal(await page.locator('[role="tab"][aria-selected="true"]').count(), 0, 'no panel is shown');
      assert.equal(await height(), before);
      await leave(name);
      if (way === 'move') await page.click('#undo');
      assert.deepEqual([await isShown(name), await isShown('sets')], [false, true], `${name} by ${way}`);
    }
  }
  await openPlace(page, 'games');
  await openPlace(page, 'setup');
  assert.equal(await isShown('games'), false, 'one thing is shown');
  await openTab(page, 'script');
  assert.equal(await isShown('setup'), false);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a page is opened, worked and closed by keyboard, and the keyboard is where it was', async () => {
  const { page, complaints, close } = await openBoard();
  for (const name of ['setup', 'games']) {
    await page.focus(`#tab-${name}`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`#panel-${name}:not([hidden], [aria-busy]) > *`);
    for (const card of Object.keys(CARDS).filter((one) => CARDS[/** @type {keyof typeof CARDS} */ (one)] === name)) {
      const fold = page.locator(`#card-${card}`);
      const isOpen = (await fold.getAttribute('open')) !== null;
      await fold.locator('summary').first().press('Enter');
      assert.equal((await fold.getAttribute('open')) !== null, !isOpen, card);
    }
    await page.keyboard.press('Escape');
    assert.equal(await page.locator(`#panel-${name}`).isVisible(), false, name);
    assert.equal(await page.evaluate(() => document.activeElement?.id), `tab-${name}`);
  }
  assert.deepEqual(complaints, []);
  await close();
});

heavy('Escape in a box that was written into puts it back, and only then leaves the page', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'fen');
  await page.locator('#fen').press('x');
  await page.locator('#fen').press('Escape');
  assert.equal(await page.inputValue('#fen'), START);
  await page.locator('#fen').press('Escape');
  assert.equal(await page.locator('#panel-setup').isVisible(), false);
  await close();
});

test('tabs are walked by arrows, and only one is a Tab stop', async () => {
  const { page, close } = await openBoard();
  const ids = await page.locator('[role="tab"]').evaluateAll((tabs) => tabs.map((tab) => tab.id));
  const [first = '', second = ''] = ids;
  const last = ids.at(-1) ?? '';
  await page.focus(`#${first}`);
  for (const [key, id] of [['ArrowRight', second], ['ArrowLeft', first], ['End', last], ['ArrowRight', first], ['ArrowLeft', last], ['Home', first]]) {
    await page.keyboard.press(key);
    assert.equal(await page.evaluate(() => document.activeElement?.id), id);
    assert.equal(await page.locator('[role="tabpanel"]:not([hidden])').count(), 1);
    assert.equal(await page.locator('[role="tab"][tabindex="-1"]').count(), ids.length - 1);
  }
  await close();
});

heavy('the game survives a reload, and what is kept may be junk', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5 g1f3');
  await page.click('#previous');
  await reloaded(page);
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3']);
  assert.equal(await status(page), 'White to move');
  for (const junk of [
    '{', '"x"', '{"text":7}', '{"start":"e4","text":"","ply":1}', '{"start":"8/8/8/8/8/8/P7/K6k w - - 0 1","text":"a1b1","ply":1e9}',
    '{"start":"8/8/8/8/8/8/P7/K6k w - - 0 1","text":"","ply":-1,"sheet":7,"record":"1. e9"}',
  ]) {
    await comeBackWithOld(page, { 'gridmate.document.1': junk });
    assert.match(await status(page), /to move$/, junk);
  }
  assert.deepEqual(complaints, []);
  await close();
});
