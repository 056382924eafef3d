// How playing lies on screens: all there is to choose, and in a game the current move beside the buttons.

import { expect, type Page, test } from '@playwright/test';

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`all there is to choose is seen at once at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#play');
    for (const side of ['Black', 'Watch']) {
      await page.getByRole('radio', { name: side, exact: true }).check();
      await page.getByRole('radio', { name: 'Chess960' }).check();
      await page.getByRole('radio', { name: 'Own' }).check();
      const body = page.getByRole('form', { name: 'New game' }).locator('.body');
      expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
        0,
      );
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport();
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const) {
  test(`in a game the current move is seen beside board and buttons at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#play');
    await page.getByRole('radio', { name: 'Two people' }).check();
    await page.getByRole('radio', { name: '5 + 3' }).check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const there = ['g1f3', 'g8f6', 'b1c3', 'b8c6'];
    const back = ['f3g1', 'f6g8', 'c3b1', 'c6b8'];
    for (const move of [...there, ...back, 'e2e4', 'e7e5', ...there, ...back]) await play(page, move);
    const current = page.getByRole('group', { name: 'Moves' }).locator('[aria-current]');
    await expect(current).toHaveText('Nb8');
    await expect(current).toBeInViewport({ ratio: 0.95 });
    for (const name of ['Take back', 'Hint', 'Resign', 'More']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.95 });
    }
    await expect(page.getByRole('group', { name: 'White', exact: true })).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByRole('timer', { name: 'Black’s clock' })).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the result does not cover the king that is mated, whichever way the board lies', async ({ page }) => {
  await page.goto('./#play');
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) await play(page, move);
  const result = page.getByRole('dialog', { name: 'Black wins by checkmate' });
  const king = page.getByRole('gridcell', { name: 'e1, white king' });
  const areApart = async () => {
    const [card, cell] = [await result.boundingBox(), await king.boundingBox()];
    return card && cell && (card.y + card.height <= cell.y || cell.y + cell.height <= card.y);
  };
  await expect(result).toBeVisible();
  await expect.poll(areApart).toBe(true);
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect.poll(areApart).toBe(true);
});

async function play(page: Page, move: string): Promise<void> {
  for (const name of [move.slice(0, 2), move.slice(2)])
    await page.getByRole('gridcell', { name: new RegExp(`^${name},`) }).click();
}
