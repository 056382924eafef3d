// The page as it opens.

import { expect, test } from '@playwright/test';

test('the page opens with the start position, and nothing goes wrong', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  await page.goto('./');
  const board = page.getByRole('grid', { name: 'Board' });
  await expect(board.getByRole('gridcell')).toHaveCount(64);
  await expect(board.getByRole('gridcell', { name: 'e1, white king' })).toHaveText('♚\uFE0E');
  await expect(board.getByRole('gridcell', { name: 'e4, empty' })).toBeEmpty();
  await expect(page.getByText('White to move.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('where the module cannot be loaded that is said, and it can be tried again', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('The board could not be loaded.');
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
});

test('where the panels cannot be loaded that is said, the board is played on, and they are tried again', async ({
  page,
}) => {
  await page.route('**/rest.*.css', (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('gridcell', { name: 'e2, white pawn' }).click();
  await page.getByRole('gridcell', { name: 'e4, empty' }).click();
  await expect(page.getByRole('gridcell', { name: 'e4, white pawn' })).toBeVisible();
  await page.unroute('**/rest.*.css');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Moves' }).getByRole('button', { name: 'e4' })).toBeVisible();
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
  const slide = async (way: { x: number; y: number }[], end: 'touchEnd' | 'touchCancel' = 'touchEnd') => {
    const touch = (type: 'touchStart' | 'touchMove' | typeof end, touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
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
    await square(from).tap();
    await square(to).tap();
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
  await tap('b8', 'c6');
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

test('a move is made by the keyboard alone', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('grid', { name: 'Board' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'To the board' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'e2, white pawn' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'e2' })).toHaveAccessibleName('e2, white pawn, picked up');
  await expect(page.getByRole('gridcell', { name: 'e4' })).toHaveAccessibleName('e4, empty, possible');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Pawn to e4.');
  await expect(page.getByRole('gridcell', { name: 'e4, white pawn' })).toBeFocused();
});

test('a reload keeps the game, and a second tab has its own', async ({ page, context }) => {
  await page.goto('./');
  const moveIn = async (where: typeof page, from: string, to: string) => {
    await where.getByRole('gridcell', { name: new RegExp(`^${from},`) }).click();
    await where.getByRole('gridcell', { name: new RegExp(`^${to},`) }).click();
  };
  await moveIn(page, 'e2', 'e4');
  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible();
  await moveIn(other, 'd2', 'd4');
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'e4, white pawn' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('gridcell', { name: 'd4, white pawn' })).toBeVisible();
  await expect(other.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible();
});

test('a damaged link is refused in a sentence, and the game is there', async ({ page }) => {
  await page.goto('./#2AAAA');
  await expect(page.getByText('This link is damaged; copy all of it again.').first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
});

test('another move becomes a variation, which is gone to in the list, by the slider and by keys', async ({ page }) => {
  await page.goto('./');
  const play = async (from: string, to: string) => {
    await page.getByRole('gridcell', { name: new RegExp(`^${from},`) }).click();
    await page.getByRole('gridcell', { name: new RegExp(`^${to},`) }).click();
  };
  await play('e2', 'e4');
  await play('e7', 'e5');
  await page.getByRole('button', { name: 'Back' }).click();
  await play('c7', 'c5');
  const moves = page.getByRole('group', { name: 'Moves' });
  await expect(moves.getByRole('button')).toHaveText(['e4', 'e5', 'c5']);
  await expect(moves.getByRole('button', { name: 'c5' })).toHaveAttribute('aria-current', 'step');
  await moves.getByRole('button', { name: 'e5' }).click();
  await expect(page.getByRole('gridcell', { name: 'e5, black pawn' })).toBeVisible();
  await page.getByRole('slider', { name: 'Step' }).fill('0');
  await expect(page.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible();
  await page.locator('body').press('End');
  await expect(moves.getByRole('button', { name: 'e5' })).toHaveAttribute('aria-current', 'step');
  const nodes = await page.evaluateHandle(() => new Set(document.querySelectorAll('[data-square], [data-square] *')));
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  const others = await nodes.evaluate(
    (known) =>
      [...document.querySelectorAll('[data-square], [data-square] *')].filter((node) => !known.has(node)).length,
  );
  expect(others).toBe(0);
});

test('a piece is dragged with the mouse, and goes back where it may not stay', async ({ page }) => {
  await page.goto('./');
  const square = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  await square('e2').dragTo(square('e4'));
  await expect(page.getByRole('gridcell', { name: 'e4, white pawn' })).toBeVisible();
  await square('e7').dragTo(square('e4'));
  await expect(page.getByText(/the pawn on e7 cannot go to e4/).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'e7, black pawn' })).toBeVisible();
  // Off the board, or where Escape is pressed meanwhile, it is put back.
  const said = page.getByRole('status');
  await square('d7').hover();
  await page.mouse.down();
  await page.mouse.move(2, 2, { steps: 3 });
  await page.mouse.up();
  await expect(said).toHaveText('Black pawn back on d7.');
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
