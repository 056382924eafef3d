// Setting up in a browser: pieces from the palette, a FEN, rights, Chess960, counts, and what follows from them.

import { expect, type Locator, type Page, test } from '@playwright/test';

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const fen = (page: Page) => page.getByRole('textbox', { name: 'FEN, the position in one line' });
const own = (page: Page, side: 'White' | 'Black') => page.getByRole('toolbar', { name: `${side}’s pieces` });

async function setUp(page: Page, text: string): Promise<void> {
  await fen(page).fill(text);
  await fen(page).press('Enter');
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

test('pieces are dragged onto the cleared board, tapped, erased, moved anywhere, and undone', async ({ page }) => {
  await page.goto('./#setup');
  await expect(page.getByText('Setting up.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear board' }).click();
  await expect(page.getByRole('status')).toHaveText('The board is empty.');
  await drag(page, own(page, 'White').getByRole('button', { name: 'White king' }), square(page, 'e1'));
  await expect(square(page, 'e1')).toHaveAccessibleName('e1, white king');
  await own(page, 'Black').getByRole('button', { name: 'Black king' }).click();
  await square(page, 'e8').click();
  await square(page, 'd8').click();
  await expect(page.getByText('Black has more than one king.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Eraser' }).click();
  await square(page, 'd8').click();
  await expect(page.getByText(/^A legal position\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await drag(page, square(page, 'e1'), square(page, 'b4'));
  await expect(square(page, 'b4')).toHaveAccessibleName('b4, white king');
  await page.keyboard.press('Control+z');
  await expect(square(page, 'e1')).toHaveAccessibleName('e1, white king');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(own(page, 'White')).toBeHidden();
  await square(page, 'e1').press('Delete');
  await expect(page.getByRole('status')).toHaveText('Pieces can be taken off the board only in Set up.');
  await expect(square(page, 'e1')).toHaveAccessibleName('e1, white king');
});

test('the palette works by keyboard alone, with one Tab stop a side', async ({ page }) => {
  await page.goto('./#setup');
  await own(page, 'Black').getByRole('button', { name: 'Black king' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(own(page, 'Black').getByRole('button', { pressed: true })).toHaveAccessibleName('Black rook');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveAccessibleName('e2, white pawn');
  await page.keyboard.press('Enter');
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, black rook');
});

test('an untidy FEN is set up and put right, a wrong one is told, and rights follow the rooks', async ({ page }) => {
  await page.goto('./#setup');
  await setUp(page, 'FEN: r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6');
  await expect(page.getByText('Put right in what you pasted:')).toBeVisible();
  await expect(fen(page)).toHaveValue('r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1');
  await page.getByRole('checkbox', { name: 'White, rook on h1' }).uncheck();
  await expect(fen(page)).toHaveValue('r3k2r/8/8/2pP4/8/8/8/R3K2R w Qkq c6 0 1');
  await page.getByRole('combobox', { name: 'A pawn has just passed over' }).selectOption('none');
  await expect(fen(page)).toHaveValue('r3k2r/8/8/2pP4/8/8/8/R3K2R w Qkq - 0 1');
  await page.getByRole('radio', { name: 'Black' }).check({ force: true });
  await expect(fen(page)).toHaveValue('r3k2r/8/8/2pP4/8/8/8/R3K2R b Qkq - 0 1');
  await setUp(page, '8/8/8/8/8/8/8/k7 w - - 0 1');
  await expect(page.getByText('The board shows another position.')).toBeVisible();
  await expect(fen(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(square(page, 'e8')).toHaveAccessibleName('e8, black king');
  await fen(page).press('Escape');
  await expect(page.getByText(/^A legal position\. Black has \d+ moves\.$/)).toBeVisible();
});

test('a Chess960 start is set up by its number, walked to, checked, and played', async ({ page }) => {
  await page.goto('./#setup');
  const number = page.getByRole('spinbutton', { name: 'Number' });
  const chess960 = page.getByRole('region', { name: 'Chess960' });
  await number.fill('960');
  await expect(chess960.getByText('the starts are numbered 0 to 959')).toBeVisible();
  await expect(chess960.getByRole('list')).toBeHidden();
  await number.fill('0');
  await number.press('Enter');
  await expect(square(page, 'g1')).toHaveAccessibleName('g1, white king');
  await expect(chess960.getByRole('img')).toHaveAccessibleName(
    'bishop, bishop, queen, knight, knight, rook, king, rook',
  );
  await chess960.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(chess960.getByRole('img')).toHaveAccessibleName(/^bishop, bishop, empty, empty/);
  await page.getByText('Check the generator').click();
  await page.getByRole('button', { name: 'Check 100 boards' }).click();
  await expect(page.getByText('100 of 100 boards follow all rules.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(square(page, 'g1')).toHaveAccessibleName('g1, white king');
  await page.goto('./#setup');
  await expect(page.getByText('Not while this game is being played: finish it or leave it.').first()).toBeVisible();
  await expect(own(page, 'White')).toBeHidden();
  await page.getByRole('button', { name: 'Clear board' }).click({ force: true });
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await expect(page.getByRole('heading', { name: 'Set up' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'New game' })).toBeHidden();
  await expect(square(page, 'g1')).toHaveAccessibleName('g1, white king');
});

test('positions are counted, and told by first moves', async ({ page }) => {
  await page.goto('./#setup');
  await page.getByText('Count positions (perft)').click();
  await page.getByRole('combobox', { name: 'Position' }).selectOption('Kiwipete: every kind of move');
  await page.getByRole('combobox', { name: 'Depth' }).selectOption('3 half-moves');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  const table = page.getByRole('region', { name: 'Count positions (perft)' });
  await expect(table.getByRole('cell', { name: '✓ right' })).toHaveCount(3);
  await expect(table.getByRole('cell', { name: '97,862' })).toBeVisible();
  await page.getByText('By first move, 3 half-moves deep').click();
  await expect(page.getByRole('region', { name: 'By first move' }).getByRole('row')).toHaveCount(49);
  // A count ends where its place is left.
  await page.getByRole('combobox', { name: 'Depth' }).selectOption('5 half-moves');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByRole('status')).toHaveText('The count is stopped.');
});

test('what is set up on a phone is played from there', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto('./#setup');
  await page.getByRole('button', { name: 'Clear board' }).click();
  const places = [
    ['White', 'White king', 'e1'],
    ['White', 'White rook', 'a1'],
    ['Black', 'Black king', 'e8'],
  ] as const;
  for (const [side, piece, to] of places) {
    await own(page, side).getByRole('button', { name: piece }).click();
    await square(page, to).click();
  }
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByRole('radio', { name: 'This position' })).toBeChecked();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, white rook');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});
