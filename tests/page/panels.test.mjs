// The panels: positions and games as text, Chess960, counting.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickMoves, movesShown, openBoard, openSheet, pgnShown, ready, setUp, square, status } from './support/playing.mjs';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test('a FEN goes out, and one that is pasted comes in', async () => {
  const { page, complaints, close } = await openBoard();
  await openSheet(page, 'fen');
  assert.equal(await page.inputValue('#fen'), START);
  await setUp(page, '4k3/8/8/8/8/8/4P3/4K3 b - - 5 40');
  assert.equal(await status(page), 'Black to move');
  assert.equal(await page.locator('#fen-message').innerText(), 'This position is on the board.');
  await page.click('#fen-start');
  assert.equal(await page.inputValue('#fen'), START);
  assert.deepEqual(complaints, []);
  await close();
});

test('a FEN that is repaired says what was put right', async () => {
  const { page, close } = await openBoard();
  await setUp(page, '4k3/8/8/8/44/8/8/4K2R w KQ');
  assert.equal(await page.inputValue('#fen'), '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  assert.ok((await page.locator('#fen-message .repair').count()) >= 3);
  await close();
});

test('a FEN that cannot be read says why, is kept to be mended, and leaves the board alone', async () => {
  const { page, close } = await openBoard();
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

test('a PGN goes out and comes back, and a fault in one has its place', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  const text = await pgnShown(page);
  assert.match(text, /\n1\. e4 e5 \*/);
  await page.fill('#pgn', '[White "Ann"]\n\n1. d4 d5 (1... Nf6) 2. c4 {Queen\'s Gambit} 1/2-1/2');
  await page.click('#pgn-load');
  assert.deepEqual(await movesShown(page), ['d4', 'd5', 'c4']);
  assert.match(await page.locator('#pgn-message').innerText(), /Loaded 3 moves\.\n+Only the main line was loaded/);
  assert.match(await pgnShown(page), /\[White "Ann"\][^]*1\/2-1\/2\s*$/);
  await page.fill('#pgn', '1. e4 e5\n2. Ke3 *');
  await page.click('#pgn-load');
  assert.match(await page.locator('#pgn-message').innerText(), /^Line 2, column 4: "Ke3" is not legal here/);
  assert.deepEqual(await movesShown(page), ['d4', 'd5', 'c4']);
  await close();
});

test('the game that another replaced can be brought back', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  await setUp(page, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await page.click('#back');
  await page.click('#tab-game');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  await close();
});

test('copying says that it is done', async () => {
  const { page, close } = await openBoard({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openSheet(page, 'fen');
  for (const [control, pattern] of [['#fen-copy', /^rnbqkbnr\/.* w KQkq - 0 1$/], ['#diagram-copy', /^-{33}\n\| r \|/]]) {
    await page.click(control);
    await page.waitForFunction((name) => document.querySelector(name)?.textContent === 'Copied', control);
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), pattern);
  }
  await close();
});

test('the board is drawn as text in three styles', async () => {
  const { page, close } = await openBoard();
  await openSheet(page, 'fen');
  const first = async () => (await page.locator('#diagram').textContent())?.split('\n')[0];
  assert.equal(await first(), '-'.repeat(33));
  await page.locator('#diagram-style input[value="unicode"]').check();
  assert.equal(await first(), '8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜');
  await page.locator('#diagram-style input[value="letters"]').check();
  assert.equal(await first(), '8 r n b q k b n r');
  await close();
});

test('Chess960 starts by number, at random and not at all beyond 959', async () => {
  const { page, close } = await openBoard();
  await openSheet(page, 'chess960');
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
  }
  await page.click('#chess960-standard');
  assert.equal(await page.inputValue('#chess960'), '518');
  assert.match(await square(page, 'e1').getAttribute('aria-label'), /white king/);
  await close();
});

test('paths are counted away from the page, which stays free meanwhile', async () => {
  const { page, complaints, close } = await openBoard();
  await setUp(page, 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
  await openSheet(page, 'count');
  await page.evaluate(() => {
    const longest = { time: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest.time = Math.max(longest.time, entry.duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { longest });
  });
  await page.selectOption('#depth', '5');
  const start = performance.now();
  await page.click('#count');
  await page.waitForSelector('#counts tr:nth-child(5)');
  const took = performance.now() - start;
  const counts = await page.locator('#counts td:nth-child(2)').allTextContents();
  assert.deepEqual(counts.map((text) => Number(text.replaceAll('\u202F', ''))), [48, 2039, 97862, 4085603, 193690690]);
  // Counted on the page's own thread it would be one task that takes nearly all the time; on a busy machine any task
  // may take longer than it should.
  const longest = await page.evaluate(() => globalThis.longest.time);
  assert.ok(longest <= Math.max(50, took / 4), `a task of ${longest} ms, while counting took ${took} ms`);
  assert.equal(await page.locator('#count').textContent(), 'Count');
  assert.deepEqual(complaints, []);
  await close();
});

test('a count can be stopped', async () => {
  const { page, close } = await openBoard();
  await setUp(page, 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
  await openSheet(page, 'count');
  await page.selectOption('#depth', '5');
  await page.locator('#count').evaluate((control) => {
    control.click();
    control.click();
  });
  assert.equal(await page.locator('#count-state').textContent(), 'stopped');
  assert.equal(await page.locator('#count').textContent(), 'Count');
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

test('the game survives a reload, and what is kept may be junk', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5 g1f3');
  await page.click('#previous');
  await page.reload();
  await ready(page);
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3']);
  assert.equal(await status(page), 'White to move');
  for (const junk of [
    '{', '"x"', '{"text":7}', '{"start":"e4","text":"","ply":1}', '{"start":"8/8/8/8/8/8/P7/K6k w - - 0 1","text":"a1b1","ply":1e9}',
    '{"start":"8/8/8/8/8/8/P7/K6k w - - 0 1","text":"","ply":-1,"sheet":7,"record":"1. e9"}',
  ]) {
    await page.evaluate((text) => localStorage.setItem('gridmate.document.1', text), junk);
    await page.reload();
    await ready(page);
    assert.match(await status(page), /to move$/, junk);
  }
  assert.deepEqual(complaints, []);
  await close();
});
