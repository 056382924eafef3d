// The game against the computer: from the first move to the result, and what may go wrong on the way.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { heavy } from './support/extent.mjs';
import { comeBackTo } from './support/kept.mjs';
import { bars, begin, CALM, engineReady, noticed, played, resultShown, state } from './support/game.mjs';
import { clickMoves, listen, movesShown, openBoard, openTab, pgnShown, ready, setUp, square, status } from './support/playing.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A mate, else the most valuable capture, else any move. @param {Chess} chess @param {() => number} random */
function simpleMove(chess, random) {
  const moves = chess.moves({ verbose: true }).filter((move) => !move.promotion || move.promotion === 'q');
  const worth = (move) => (move.san.endsWith('#') ? 100 : (move.captured ? 'pnbrq'.indexOf(move.captured) + 1 : 0) + (move.promotion ? 9 : 0) + random());
  return moves.sort((a, b) => worth(b) - worth(a))[0];
}

test('a game against level 1 is played to its end, each of its moves legal', { timeout: 240_000 }, async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { level: 1 });
  const chess = new Chess();
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 0x7fffffff) / 0x7fffffff;
  const isOver = () => chess.isCheckmate() || chess.isStalemate() || chess.isInsufficientMaterial();
  while (!isOver() && !(await page.locator('#claim').isVisible())) {
    const move = simpleMove(chess, random);
    await clickMoves(page, move.from + move.to);
    if (move.promotion) await page.locator('.question').press('q');
    chess.move(move);
    if (isOver()) break;
    // The computer answers, or claims a draw.
    const count = chess.history().length;
    await page.waitForFunction(
      (before) => document.querySelectorAll('#moves button[data-ply]').length > before || document.querySelector('#game-result:not([hidden])') !== null,
      count,
    );
    const moves = await movesShown(page);
    if (moves.length === count) break;
    chess.move(moves.at(-1) ?? '');
  }
  if (await page.locator('#claim').isVisible()) await page.click('#claim');
  assert.deepEqual(await movesShown(page), chess.history());
  if (chess.isCheckmate()) assert.match(await resultShown(page), /^You (won|lost)\. Checkmate\./);
  assert.equal(await page.locator('#game-rematch').isVisible(), true);
  assert.deepEqual(complaints, []);
  await close();
});

test('the computer answers at every level, level 10 when told to move now', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  for (let level = 1; level <= 10; level += 1) {
    await begin(page, { level });
    await engineReady(page);
    assert.match(await bars(page), new RegExp(`^Level ${level} · .+ Black · about \\d+ Elo ± \\d+ You White$`));
    await clickMoves(page, 'e2e4');
    if (level === 10) await page.click('#game-moveNow');
    await played(page, 2);
    assert.equal(await status(page), 'White to move', `level ${level}`);
    assert.match(await page.locator('.figures').innerText(), /^Depth\s+\d+\s+Positions\s+\d/);
  }
  assert.deepEqual(complaints, []);
  await close();
});

heavy('who plays Black is moved against first, sees the board from there, and may not move for the computer', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { side: 'b', level: 10 });
  assert.equal(await page.locator('#board').getAttribute('aria-label'), 'Chess board, Black at the bottom');
  const { untilHeard } = await listen(page);
  await square(page, 'e2').click();
  await untilHeard(/^Wait for White’s move\. The pawn on e2 could go to/);
  await page.click('#game-moveNow');
  await played(page, 1);
  await page.waitForFunction(() => /^White: (knight|pawn) to [a-h][34]\.$/.test(document.querySelector('#live')?.textContent ?? ''));
  await clickMoves(page, 'e7e6');
  assert.equal((await movesShown(page)).length, 2);
  assert.match(await pgnShown(page), /\[White "Gridmate, level 10"\]\n\[Black "You"\]/);
  await close();
});

test('told to move now, the computer moves, also when it has just begun to think', async () => {
  const { page, close } = await openBoard(CALM);
  for (const isAtOnce of [true, false]) {
    await begin(page, { level: 10 });
    await clickMoves(page, 'e2e4');
    await page.waitForSelector('#game.thinking');
    if (!isAtOnce) await page.locator('.thoughts').filter({ visible: true }).waitFor();
    await page.click('#game-moveNow');
    await played(page, 2);
  }
  await close();
});

for (const [how, breakIt] of /** @type {const} */ ([
  ['dies', () => void setTimeout(() => { throw new Error('killed'); })],
  ['traps', async () => {
    const { Thinker } = await import(new URL('engine.js', location.href).href);
    Thinker.prototype.goOn = () => { throw new WebAssembly.RuntimeError('unreachable'); };
  }],
  ['hangs', async () => {
    const { Thinker } = await import(new URL('engine.js', location.href).href);
    Thinker.prototype.goOn = () => { for (;;); };
  }],
])) {
  heavy(`a worker that ${how} while it thinks is replaced, which is said, and the game goes on`, async () => {
    const { page, close } = await openBoard(CALM);
    await begin(page, { level: 10 });
    await clickMoves(page, 'e2e4');
    await page.waitForSelector('.thoughts:not([hidden])');
    await page.workers()[0]?.evaluate(breakIt);
    await noticed(page, /^The engine stopped and was started anew\. The game goes on\.$/);
    await page.click('#game-moveNow');
    await played(page, 2);
    assert.equal(await status(page), 'White to move');
    await close();
  });
}

heavy('an engine that cannot load says so, and can be tried again', async () => {
  const { page, close } = await openBoard(CALM);
  await page.route('**/engine_bg.wasm', (route) => route.abort());
  await begin(page, { level: 2 });
  await clickMoves(page, 'e2e4');
  const trouble = page.locator('#game .message');
  await trouble.getByText('The chess engine does not work now. What works on it in the background could not be loaded: the network failed. Your game is safe, and you can make the moves of both sides.').waitFor();
  await page.unroute('**/engine_bg.wasm');
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await played(page, 2);
  assert.equal(await trouble.innerText(), '');
  await close();
});

test('taking back leads to the own turn before, also from a mate', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1 });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await page.click('#game-takeBack');
  assert.deepEqual(await movesShown(page), []);
  assert.equal(await page.locator('#game-takeBack').isDisabled(), true);
  await setUp(page, '7k/8/6K1/8/8/8/Q7/8 w - - 0 1');
  await page.click('#tab-game');
  assert.equal(await state(page), 'Paused.', 'another game on the board is not played on unasked');
  await begin(page, { level: 1, from: 'here' });
  await clickMoves(page, 'a2a8');
  assert.equal(await resultShown(page), 'You won. Checkmate. White wins.');
  await page.click('#game-takeBack');
  assert.equal(await state(page), 'Your move.');
  await close();
});

heavy('looking back holds the computer up, and the last move lets it go on', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 10 });
  await clickMoves(page, 'd2d4');
  await page.click('#previous');
  assert.equal(await state(page), 'You are looking back. Go to the last move to play on.');
  assert.equal(await page.locator('#game-moveNow').isDisabled(), true);
  await page.click('#next');
  await page.click('#game-moveNow');
  await played(page, 2);
  await close();
});

test('a hint names the piece, then the move', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '7k/8/6K1/8/8/8/Q7/8 w - - 0 1');
  await page.click('#tab-game');
  await begin(page, { level: 1, from: 'here' });
  await page.click('#game-hint');
  await noticed(page, /^Hint: the queen on a2\.$/);
  assert.match((await square(page, 'a2').getAttribute('class')) ?? '', /hint/);
  await page.click('#game-hint');
  await noticed(page, /^Hint: Queen to /);
  assert.equal(await page.locator('.square.hint').count(), 2);
  await page.waitForSelector('.arrows .hint .arrow');
  await close();
});

test('resigning takes two presses, ends the game in the PGN too, and a rematch changes colours and level', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 3 });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await page.click('#game-resign');
  assert.equal(await state(page), 'Your move.');
  await page.click('#game-resign');
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.');
  assert.equal(await status(page), 'White resigned. Black wins. 0–1');
  assert.match(await pgnShown(page), /\[Result "0-1"\]/);
  await page.reload();
  await ready(page);
  await page.waitForSelector('#game:not([hidden])');
  assert.equal(await resultShown(page), 'You lost. You resigned. Black wins.');
  await page.getByRole('button', { name: 'Level 4', exact: true }).click();
  await played(page, 1);
  assert.match(await bars(page), /^Level 4 · Hobby White · about .* You Black$/);
  await close();
});

for (const player of ['level:1', 'minimax:1', 'random']) {
  heavy(`a draw is agreed where the computer is worse, and declined where it wins: ${player}`, async () => {
    const { page, close } = await openBoard(CALM);
    await setUp(page, '6k1/5ppp/8/8/8/8/5PPP/Q5K1 w - - 0 1');
    await page.click('#tab-game');
    await begin(page, { player, from: 'here' });
    await page.click('#game-offer');
    await page.getByText('Draw agreed. ½–½').first().waitFor();
    assert.match(await pgnShown(page), /1\/2-1\/2\s*$/);
    await setUp(page, 'q5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1');
    await page.click('#tab-game');
    await begin(page, { player, from: 'here' });
    await page.click('#game-offer');
    await noticed(page, /^The computer declines the draw\.$/);
    assert.equal(await page.locator('#game-offer').isDisabled(), true);
    await close();
  });
}

heavy('the game goes on after a reload, with the computer to move', async () => {
  const { page, complaints, close } = await openBoard(CALM);
  await begin(page, { side: 'b', level: 1, from: 'chess960', number: '0' });
  await played(page, 1);
  await page.click('#game-resign');
  await page.click('#game-resign');
  await page.click('#game-harder');
  await square(page, 'a1').and(page.locator('[aria-label="a1, white bishop"]')).waitFor();
  assert.match(await bars(page), /^Level 2 · Beginner Black · .* You White$/);
  await page.click('#game-other');
  await page.click('#game-start');
  await begin(page, { side: 'w', level: 10, from: 'chess960', number: '0' });
  await clickMoves(page, 'e2e4');
  await page.reload();
  await ready(page);
  await page.waitForSelector('#game-moveNow:enabled');
  await page.click('#game-moveNow');
  await played(page, 2);
  for (const junk of ['{', 7, { w: 0, b: 0 }, { w: 11, b: 0 }, { w: '3', b: 0 }, []]) {
    await comeBackTo(page, () => ({ changed: 1, game: junk }));
    assert.equal(await status(page), 'White to move');
  }
  // What was being fetched when the page was left is no failure.
  assert.deepEqual(complaints.filter((text) => !text.endsWith('ERR_ABORTED')), []);
  await close();
});

heavy('a script that is being written is not written into', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 1 });
  await openTab(page, 'script');
  await page.locator('#script').pressSequentially('e2e4, ');
  await page.click('#tab-game');
  assert.equal(await state(page), 'Paused.');
  assert.deepEqual(await movesShown(page), ['e4']);
  await page.click('#game-pause');
  await played(page, 2);
  await close();
});

test('while the computer thinks the page can be worked', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 10 });
  await clickMoves(page, 'e2e4');
  await page.waitForSelector('#game.thinking');
  await page.click('#flip');
  assert.equal(await page.locator('#board').getAttribute('aria-label'), 'Chess board, Black at the bottom');
  await openTab(page, 'sets');
  await page.click('#tab-game');
  assert.equal(await page.locator('#game.thinking').count(), 1);
  await page.click('#game-moveNow');
  await played(page, 2);
  await close();
});

test('the computer plays both sides, and pauses when it is told to', async () => {
  const { page, close } = await openBoard({ ...CALM, hasClock: true });
  // Two that think for a while and do not lose in ten moves: the game must still be going on when the pause is pressed.
  await begin(page, { side: 'watch', level: 9, other: 9 });
  await played(page, 6);
  await page.click('#game-pause');
  assert.equal(await state(page), 'Paused.');
  const count = (await movesShown(page)).length;
  await page.clock.runFor(5000);
  assert.equal((await movesShown(page)).length, count);
  await page.click('#game-pause');
  await played(page, count + 2);
  await close();
});

heavy('the computer claims a draw where it is no better', async () => {
  const { page, close } = await openBoard(CALM);
  await setUp(page, '4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1');
  await page.click('#tab-game');
  await begin(page, { side: 'watch', from: 'here', level: 5, other: 5 });
  await page.locator('#game-result').getByText(/^Draw claimed: /).waitFor();
  assert.match(await pgnShown(page), /1\/2-1\/2\s*$/);
  await close();
});

heavy('what is touched in the form and the game is large enough', async () => {
  const { page, close } = await openBoard({ ...CALM, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const sizes = () =>
    page.locator('#game-card :is(button, input, summary):visible').evaluateAll((found) =>
      found.map((element) => [element.id || element.outerHTML, Math.round((element.closest('label.check') ?? element).getBoundingClientRect().height)]),
    );
  await page.click('#game-open');
  await page.waitForSelector('#game-start');
  const form = await sizes();
  await page.click('#game-start');
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  for (const [name, height] of [...form, ...(await sizes())]) assert.ok(Number(height) >= 44, `${name}: ${height} px`);
  await close();
});

heavy('a number that is none of the 960 is refused in the form', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { from: 'chess960', number: '960' });
  assert.equal(await page.locator('#game-card [role="alert"]').innerText(), 'Chess960: the starts are numbered 0 to 959.');
  await page.locator('#game-number').press('Escape');
  assert.equal(await page.locator('#game-open').isVisible(), true);
  await close();
});

test('a game is begun and played by keyboard alone', async () => {
  const { page, close } = await openBoard(CALM);
  await page.focus('#game-open');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#game-start');
  await page.waitForFunction(() => document.activeElement?.getAttribute('value') === 'w');
  for (const key of ['Tab', 'Tab', 'Tab', 'Home', 'ArrowRight', 'Tab', 'Enter']) await page.keyboard.press(key);
  assert.match(await bars(page), /^Level 2/);
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await played(page, 2);
  assert.equal((await movesShown(page))[0], 'e4');
  await close();
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const width of [320, 390, 1440]) {
    heavy(`axe finds nothing in a game against the computer, and nothing is too wide: ${colorScheme}, ${width} px`, async () => {
      const { page, close } = await openBoard({ ...CALM, colorScheme, viewport: { width, height: width < 600 ? 844 : 900 } });
      await page.evaluate(axe);
      const check = async (/** @type {string} */ where) => {
        const violations = await page.evaluate(async () => {
          const results = await globalThis.axe.run();
          return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
        });
        assert.deepEqual(violations, [], where);
        const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        assert.ok(content <= room, `${where} is ${content} px wide`);
      };
      await page.click('#game-open');
      await page.locator('#game-card input[value="watch"]').check();
      await page.locator('#game-card input[value="chess960"]').check();
      await page.locator('#game-card input[value="own"]').check();
      await check('form');
      await page.locator('#game-card input[value="w"]').check();
      await page.locator('#game-clock-handicap').check();
      await check('form with two clocks');
      await page.locator('#game-card input[value="1+0"]').check();
      await page.click('#game-start');
      await clickMoves(page, 'g2g3');
      await played(page, 2);
      await page.click('#game-hint');
      await noticed(page, /^Hint/);
      await check('match');
      await page.click('#game-resign');
      await page.click('#game-resign');
      await check('result');
      await close();
    });
  }
}
