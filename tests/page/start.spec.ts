// The page as it opens, what is played at once, and what may be wrong with it.

import { expect, type Page, test } from '@playwright/test';
import { drawn, here, moves, open, paste, play, square } from './hands';

/** What the page complains of from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  return complaints;
}

test('the page opens with the start position, and a game is dragged and tapped to mate, and taken back by keys', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('./');
  const board = page.getByRole('grid', { name: 'Board' });
  await expect(board.getByRole('row')).toHaveCount(8);
  await expect(board.getByRole('gridcell')).toHaveCount(64);
  await expect(square(page, 'e1')).toHaveText('♚\uFE0E');
  await expect(square(page, 'e4')).toBeEmpty();
  await expect(page.getByText('White to move.')).toBeVisible();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await square(page, 'f2').dragTo(square(page, 'f3'));
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, white pawn');
  await square(page, 'e7').dragTo(square(page, 'e4'));
  await expect(page.getByText(/The pawn on e7 cannot go to e4/).first()).toBeVisible();
  const king = square(page, 'e1').locator('.piece');
  const before = await king.boundingBox();
  // It is still held.
  await square(page, 'e5').click();
  await play(page, 'g2g4', 'd8h4');
  await expect(page.getByRole('status')).toHaveText('Queen to h4. Checkmate. Black wins.');
  await expect(page).toHaveTitle('Checkmate. Black wins · Gridmate');
  // The badge of the check moves nothing.
  expect(await king.boundingBox()).toEqual(before);
  await page.locator('body').press('Control+z');
  await expect(page.getByText('Black to move.', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what cannot be loaded is said, and comes when it is tried again', async ({ page }) => {
  const again = page.getByRole('button', { name: 'Try again' });
  await page.route('**/main.*.js', (route) => route.abort());
  await page.goto('./');
  // It is shown after a while.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('Gridmate could not load.')).toBeVisible();
  await page.unroute('**/main.*.js');
  await page.route('**/*.wasm', (route) => route.abort());
  // Once playing cannot be opened, although all has come.
  await page.addInitScript(() => {
    const add = document.addEventListener.bind(document);
    document.addEventListener = (...given: Parameters<typeof add>) => {
      if (given[0] === 'visibilitychange' && /value\s*=\s*!/.test(String(given[1]))) {
        document.addEventListener = add;
        throw new Error('Not yet.');
      }
      add(...given);
    };
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Not everything could be loaded.');
  await page.evaluate(() => (WebAssembly.validate = () => false));
  await again.click();
  await expect(page.getByRole('alert')).toContainText('This browser is too old');
  await page.evaluate(() => (WebAssembly.validate = () => true));
  await page.unroute('**/*.wasm');
  await page.route('**/deferred.*.css', (route) => route.abort());
  await again.click();
  await expect(page.getByRole('alert')).toContainText('Not everything could be loaded.');
  // The place that comes with the first move asks for it once more.
  const isRefused = page.waitForEvent('requestfailed', (request) => /\/deferred\.[^/]*css$/.test(request.url()));
  await play(page, 'e2e4');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  await isRefused;
  await page.unroute('**/deferred.*.css');
  await again.press('Enter');
  await expect(page.locator('head link[rel=stylesheet][href*="deferred."]')).toHaveCount(1);
  await expect(again).toBeVisible();
  await again.press('Enter');
  await expect(page.locator('head link[rel=stylesheet][href*="deferred."]')).toHaveCount(1);
  await expect(page.locator('.panel')).toBeFocused();
  await expect(moves(page).filter({ hasText: 'e4' })).toBeVisible();
  // So is a language.
  await page.route('**/all.*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Language' }).getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.notice')).toContainText('Not everything could be loaded.');
  await page.unroute('**/all.*.js');
  await again.click();
  await expect(page.locator('.notice > p').first()).toHaveText('Schwarz am Zug.');
  await expect(page.getByRole('status')).toHaveText('Schwarz am Zug.');
  // Of a page that is not packed nothing is kept.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('what is pasted before the page is whole is on the board as soon as it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/deferred-parts.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await paste(page, '1. d4 d5 *');
  await expect(square(page, 'd4')).toHaveAccessibleName('d4, empty');
  release();
  await expect(square(page, 'd4')).toHaveAccessibleName('d4, white pawn');
  await expect(page.getByRole('button', { name: 'Analyse' })).toBeVisible();
});

test('an error of the page is told with a way on, and logged with its stack', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page);
  await play(page, 'e2e4');
  const told = page.getByText('The program had a fault.', { exact: false }).first();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('unforeseen');
    });
  });
  await expect(told).toBeVisible();
  await play(page, 'e7e5');
  await expect(told).toBeHidden();
  await page.evaluate(() => void Promise.reject(new Error('nobody waits for it')));
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(told).toBeHidden();
  await expect(square(page, 'e5')).toHaveAccessibleName('e5, black pawn');
  expect(complaints).toHaveLength(2);
  expect(complaints[0]).toMatch(/^Error: unforeseen\n +at /);
  expect(complaints[1]).toMatch(/^Error: nobody waits for it\n +at /);
});

test('a game is played to mate by taps and drags of a finger, while the page scrolls beside, and taken back by keys', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 700 },
  });
  const page = await context.newPage();
  const finger = await context.newCDPSession(page);
  await page.goto('./');
  const square = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  const touch = (type: Touch, touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const slide = async (way: { x: number; y: number }[], end: 'touchEnd' | 'touchCancel' = 'touchEnd') => {
    // The first step follows at once: a finger that rests means something else.
    const [start, ...steps] = way.map((at, index) => touch(index === 0 ? 'touchStart' : 'touchMove', [at]));
    await Promise.all([start, ...steps]);
    await touch(end, []);
  };
  const middle = async (name: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await square(name).boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drag = async (from: string, to: string) => {
    const [start, end] = [await middle(from), await middle(to)];
    await slide([start, { x: start.x + 14, y: start.y }, end]);
  };
  const tap = async (from: string, to: string) => {
    // A finger that rests before it is lifted, as on a busy machine, is no tap.
    for (const at of [await middle(from), await middle(to)])
      await Promise.all([touch('touchStart', [at]), touch('touchEnd', [])]);
  };
  await expect(page.getByRole('button', { name: 'Write a script' })).toBeVisible();
  const empty = await middle('d5');
  const scrolled = () => page.evaluate(() => scrollY);
  // A finger that is taken away does not give the page a push.
  const up = Array.from({ length: 16 }, (_, index) => ({ x: empty.x, y: empty.y - 10 * index }));
  await slide(up, 'touchCancel');
  await expect.poll(scrolled).toBeGreaterThan(40);
  await page.evaluate(() => scrollTo(0, 0));
  await tap('e2', 'e4');
  const said = page.getByRole('status');
  await expect(said).toHaveText('Pawn to e4.');
  await drag('e7', 'e5');
  await expect(said).toHaveText('Pawn to e5.');
  await drag('f1', 'c4');
  await expect(said).toHaveText('Bishop to c4.');
  await tap('b8', 'c6');
  await expect(said).toHaveText('Knight to c6.');
  await tap('d1', 'h5');
  await expect(said).toHaveText('Queen to h5.');
  await drag('g8', 'f6');
  await expect(said).toHaveText('Knight to f6.');
  const before = await scrolled();
  await drag('h5', 'f7');
  await expect(said).toHaveText('Queen takes pawn on f7. Checkmate. White wins.');
  expect(await scrolled()).toBe(before);
  await page.locator('body').press('Control+z');
  await expect(page.getByText('White to move.', { exact: true })).toBeVisible();
  await context.close();
});

test('a reload keeps the game and its side, a second tab has its own, and a damaged link leaves it as it is', async ({
  page,
  context,
}) => {
  await open(page);
  await play(page, 'e2e4');
  const other = await context.newPage();
  await open(other);
  await expect(square(other, 'e2')).toHaveAccessibleName('e2, white pawn');
  await play(other, 'd2d4');
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await page.reload();
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  await other.reload();
  await expect(square(other, 'd4')).toHaveAccessibleName('d4, white pawn');
  await expect(square(other, 'e2')).toHaveAccessibleName('e2, white pawn');
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await expect(other.getByRole('gridcell').first()).toHaveAccessibleName('a8, black rook');
  // A copy of a tab has a document of its own, too.
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(location.href))]);
  await expect(square(copy, 'e4')).toHaveAccessibleName('e4, white pawn');
  await play(copy, 'e7e5');
  await copy.reload();
  await expect(square(copy, 'e5')).toHaveAccessibleName('e5, black pawn');
  await page.reload();
  await expect(square(page, 'e7')).toHaveAccessibleName('e7, black pawn');
  await page.evaluate(() => void (location.hash = '2AAAA'));
  await expect(page.getByText('This link is damaged; copy all of it again.').first()).toBeVisible();
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
});

test('another move becomes a variation, which is gone to in the list, by the slider and by keys', async ({ page }) => {
  await open(page);
  await play(page, 'e2e4', 'e7e5');
  await page.getByRole('button', { name: 'Back' }).click();
  await play(page, 'c7c5');
  const move = (name: string) => moves(page).filter({ hasText: name });
  await expect(moves(page)).toHaveText(['e4', 'e5', 'c5']);
  await expect(move('c5')).toHaveAttribute('aria-current', 'step');
  await move('e5').click();
  await expect(square(page, 'e5')).toHaveAccessibleName('e5, black pawn');
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toHaveAttribute('aria-valuetext', '2 of 2');
  await slider.click();
  await expect(slider).toHaveAttribute('aria-valuetext', '1 of 2');
  await slider.press('Home');
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, white pawn');
  await page.locator('body').press('End');
  await expect(move('e5')).toHaveAttribute('aria-current', 'step');
  const nodes = await page.evaluateHandle(() => new Set(document.querySelectorAll('[data-square], [data-square] *')));
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  const others = await nodes.evaluate(
    (known) =>
      [...document.querySelectorAll('[data-square], [data-square] *')].filter((node) => !known.has(node)).length,
  );
  expect(others).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
  await expect(move('c5')).toBeVisible();
  await expect(page.getByText('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2')).toBeVisible();
  for (const control of ['Undo', 'Settings', 'Share', 'Turn the board', 'Board tools'])
    await expect(page.getByRole('button', { name: control })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^What to do with / })).toHaveCount(0);
});

test('the top and the greeting are there before the board, which comes where it was shown empty', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/document_bg*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  const table = page.locator('.table');
  const empty = await table.boundingBox();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Script' }).click();
  await expect(page.getByRole('region', { name: 'Script' })).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  release();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(64);
  await expect(page.getByRole('heading', { name: 'Script' })).toBeVisible();
  expect(await table.boundingBox()).toEqual(empty);
});

test('nothing is said in English before another language is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...here(baseURL), locale: 'de-DE' });
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/de.*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/de.*.js');
  await page.goto('./', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('body')).toHaveText('');
  release();
  await expect(page.getByText('Weiß am Zug.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});

test('a board that was chosen is shown so from the first, without its styles where they do not come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('gridmate.settings', JSON.stringify({ board: 'blue' }));
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      const board = document.querySelector('.board');
      if (board) seen.add(getComputedStyle(board).getPropertyValue('--sq-dark'));
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => [...(globalThis as unknown as { readonly seen: Set<string> }).seen]);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/deferred.*.css', async (route) => {
    await held;
    await route.continue();
  });
  const core = page.waitForResponse('**/document_bg*.wasm');
  await page.goto('./', { waitUntil: 'commit' });
  await (await core).finished();
  await drawn(page);
  release();
  await expect(square(page, 'a1')).toHaveCSS('background-color', 'rgb(134, 163, 191)');
  expect(await seen()).toHaveLength(1);
  await page.unroute('**/deferred.*.css');
  await page.route('**/deferred.*.css', (route) => route.abort());
  await page.reload();
  await expect(square(page, 'a1')).toHaveCSS('background-color', 'rgb(185, 139, 94)');
});

test('a piece is dragged with the mouse, and goes back where it may not stay', async ({ page }) => {
  await page.goto('./');
  const square = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  await square('e2').dragTo(square('e4'));
  await expect(page.getByRole('gridcell', { name: 'e4, white pawn' })).toBeVisible();
  await square('e7').dragTo(square('e4'));
  await expect(page.getByText(/The pawn on e7 cannot go to e4/).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'e7, black pawn' })).toBeVisible();
  // Off the board, or where Escape is pressed meanwhile, it is put back.
  const said = page.getByRole('status');
  await square('d7').hover();
  await page.mouse.down();
  await page.mouse.move(2, 2, { steps: 3 });
  await page.mouse.up();
  await expect(said).toHaveText('Black pawn back on d7.');
  // Let go where it began, it is put back, and not picked up by a click there.
  await square('d7').hover();
  await page.mouse.down();
  await square('d5').hover();
  await square('d7').hover();
  await page.mouse.up();
  await expect(page.locator('.carried')).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /picked up|possible/ })).toHaveCount(0);
  const before = await said.locator('span').elementHandle();
  await square('d7').hover();
  await page.mouse.down();
  await square('d5').hover();
  await expect(page.locator('.carried')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.carried')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('gridcell', { name: 'd7, black pawn' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /picked up|possible/ })).toHaveCount(0);
  // The same is said once more.
  await expect(said).toHaveText('Black pawn back on d7.');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
});
