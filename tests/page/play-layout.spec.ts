// How playing lies on screens: all there is to choose, and in a game the current move beside the buttons.

import { expect, type Page, test } from '@playwright/test';

for (const [width, height, ...tag] of [
  [1440, 900, '@heavy'],
  [1280, 720],
  [390, 844],
] as const) {
  const name = `what there is to choose, players, clocks and the current move are all seen at ${width} by ${height}`;
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#play');
    const start = page.getByRole('button', { name: 'Play', exact: true });
    for (const side of ['Black', 'Watch']) {
      await page.getByRole('radio', { name: side, exact: true }).check();
      await page.getByRole('radio', { name: 'Chess960' }).check();
      await page.getByRole('radio', { name: 'Custom' }).check();
      const body = page.getByRole('form', { name: 'New game' }).locator('.body');
      const more = await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(more, side).toBeLessThanOrEqual(0);
      await expect(start).toBeInViewport();
    }
    await page.getByRole('radio', { name: 'Two people' }).check();
    await page.getByRole('radio', { name: '5 + 3' }).check();
    await start.click();
    const there = ['g1f3', 'g8f6', 'b1c3', 'b8c6'];
    const back = ['f3g1', 'f6g8', 'c3b1', 'c6b8'];
    for (const move of [...there, ...back, 'e2e4', 'e7e5', ...there, ...back]) await play(page, move);
    const current = page.getByRole('group', { name: 'Moves' }).locator('[aria-current]');
    await expect(current).toHaveText(/^Nb8/);
    await expect(current).toBeInViewport({ ratio: 0.95 });
    for (const name of ['Take back', 'Hint', 'Resign', 'More']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.95 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect.poll(() => edges(page)).toEqual(['Black', 'White']);
    await page.getByRole('button', { name: 'Turn the board' }).click();
    await expect.poll(() => edges(page)).toEqual(['White', 'Black']);
    // What is pressed twice resigns nothing, and nothing lies where Take back lay.
    const placeOf = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.x;
    const taken = await placeOf('Take back');
    for (const pause of [false, true]) {
      if (pause) await page.getByRole('button', { name: 'More' }).click();
      if (pause) await page.getByRole('menuitem', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Resign' }).dblclick();
      await expect(page.getByRole('group', { name: 'Resign this game?' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Resign' }).click();
    const sure = page.getByRole('group', { name: 'Resign this game?' }).getByRole('button', { name: 'Resign' });
    await expect(sure).toBeInViewport({ ratio: 1 });
    await sure.dblclick();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await placeOf('Take back')).toBe(taken);
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveAttribute('aria-disabled', 'true');
  });
}

/** Who has the upper and the lower edge of the board, with all of the clock in view. */
async function edges(page: Page): Promise<readonly string[]> {
  const board = await page.getByRole('grid', { name: 'Board' }).boundingBox();
  const found = ['', ''];
  for (const name of ['White', 'Black']) {
    const bar = page.getByRole('group', { name, exact: true });
    await expect(bar).toBeInViewport({ ratio: 0.95 });
    await expect(bar.getByRole('timer')).toBeInViewport({ ratio: 0.95 });
    const box = await bar.boundingBox();
    if (!board || !box) throw new Error('A bar or the board is missing.');
    const [above, below] = [board.y - box.y - box.height, box.y - board.y - board.height];
    if (above >= 0 && above < 12) found[0] = name;
    // The letters of the files stand between them.
    if (below >= 0 && below < 30) found[1] = name;
  }
  return found;
}

async function play(page: Page, move: string): Promise<void> {
  for (const name of [move.slice(0, 2), move.slice(2)])
    await page.getByRole('gridcell', { name: new RegExp(`^${name},`) }).click();
}
