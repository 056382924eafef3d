// How a search thinks, in a browser: the board follows the walk, the tree is walked by keys, examples show what they say.

import { expect, type Page, test } from '@playwright/test';
import { toLab } from './hands';

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const tree = (page: Page) => page.getByRole('tree', { name: 'What the search looked at' });
const selected = (page: Page) => tree(page).locator('[aria-selected="true"]');
const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the search' });
/** The drawing is not told to who cannot see it: it has no roles. */
const drawing = (page: Page) => page.locator('.diagram');

async function openLesson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Positions to try' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByText(name)).toBeVisible();
}

test('it opens where taking the queen loses, and the board goes back when the place is left or somebody wants it', async ({
  page,
}) => {
  await page.goto('./#think');
  await expect(page.getByText('Black can answer Rxc1#')).toBeVisible();
  await expect(square(page, 'd5')).toHaveAccessibleName('d5, white knight');
  await expect(page.getByText('The board follows the search: 1 Nxd5.').first()).toBeVisible();
  await expect(drawing(page)).toContainText('Qxc8+');
  // What is only shown is not played on.
  await square(page, 'c8').click();
  await square(page, 'c1').click();
  await expect(page.getByText('This position is only shown.').first()).toBeVisible();
  await expect(square(page, 'c8')).toHaveAccessibleName(/black rook/);
  await page.getByRole('link', { name: 'Script' }).click();
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, white pawn');
  await toLab(page, 'Think');
  await expect(square(page, 'd5')).toHaveAccessibleName('d5, white knight');
  await page.getByRole('button', { name: 'This position' }).click();
  await expect(selected(page)).toHaveText(/^White to move, 0/);
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await expect(selected(page)).toHaveText(/^Black to move/);
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  await tree(page).getByRole('treeitem', { name: /^e5,/ }).click();
  await expect(square(page, 'e5')).toHaveAccessibleName('e5, black pawn');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(square(page, 'e5')).toHaveAccessibleName('e5, empty');
  await expect(selected(page)).toHaveText(/^Black to move/);
});

test('the outline is a tree for the keyboard', async ({ page }) => {
  await page.goto('./#think');
  await page.getByRole('button', { name: 'This position' }).click();
  await expect(tree(page).getByRole('treeitem')).toHaveCount(21);
  await expect(tree(page).locator('[tabindex="0"]')).toHaveCount(1);
  await selected(page).focus();
  const names = await tree(page).getByRole('treeitem').allTextContents();
  const press = async (key: string, name: string | RegExp) => {
    await page.keyboard.press(key);
    await expect(selected(page)).toHaveText(name);
    await expect(selected(page)).toBeFocused();
  };
  await press('ArrowDown', names[1] ?? '');
  await press('End', names[20] ?? '');
  await press('Home', /^White to move/);
  await press('n', /^Na3/);
  await expect(selected(page)).toHaveAttribute('aria-posinset', '17');
  await expect(selected(page)).toHaveAttribute('aria-setsize', '20');
  await page.keyboard.press('ArrowRight');
  await expect(selected(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(tree(page).locator('[aria-level="3"]').first()).toBeVisible();
  const [reply = ''] = await tree(page).locator('[aria-level="3"]').allTextContents();
  await press('ArrowRight', reply);
  await press('ArrowLeft', /^Na3/);
  await page.keyboard.press('ArrowLeft');
  await expect(tree(page).locator('[aria-level="3"]')).toHaveCount(0);
  await press('ArrowLeft', /^White to move/);
});

test('the walk is gone through by slider, buttons and drawing, in each search as deep as it goes', async ({ page }) => {
  await page.goto('./#think');
  await openLesson(page, 'A pawn that costs the queen');
  await expect(page.getByText('one is drawn at random')).toBeVisible();
  await page.getByRole('button', { name: 'To the first position' }).click();
  await expect(slider(page)).toHaveValue('0');
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 47');
  await expect(selected(page)).toHaveAttribute('aria-level', '3');
  await page.getByRole('button', { name: 'Up the tree' }).click();
  await expect(selected(page)).toHaveText(/^Kf1,/);
  await drawing(page).getByText('11 more').click();
  await drawing(page).getByText('Qxd5').click();
  await expect(selected(page)).toHaveText(/^Qxd5, at most −3/);
  await page.getByRole('button', { name: 'Down the tree' }).click();
  await expect(selected(page)).toHaveText(/^cxd5, −3/);
  await page.getByText('What the article counts here').click();
  await expect(page.getByRole('row', { name: 'Queens 9 0 0 0' })).toBeVisible();
  await page.getByText('What the strong engine sees here').click();
  await expect(page.getByRole('row', { name: /^How safe the king is/ })).toBeVisible();
  await page.getByRole('radio', { name: '5' }).press(' ');
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked();
  await page.getByRole('radio', { name: 'Negamax' }).press(' ');
  await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '5' })).toHaveCount(0);
  await expect(page.getByText('each for the side that is to move there')).toBeVisible();
});

test('examples show what they say, at each width', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('./#think');
    await openLesson(page, 'Two moves, two replies');
    await expect(drawing(page)).toContainText('cxb3');
    await page.getByRole('radio', { name: 'Alpha-beta' }).press(' ');
    await expect(drawing(page)).toContainText('1 not looked at');
    await expect(drawing(page)).not.toContainText('cxb3');
    await openLesson(page, 'King and rook change places');
    await expect(page.getByText('xg1, f1g1, f1=♖')).toBeVisible();
    await openLesson(page, 'Mate at random');
    await expect(page.getByText('+1000, for the game is over by checkmate')).toBeVisible();
    const [content = 0, room = 0] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBeLessThanOrEqual(room);
  }
});
