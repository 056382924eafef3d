// The list of moves in the browser: its menu, its keys, comments, folds, and that it scrolls alone.

import { expect, type Page, test } from '@playwright/test';
import { write } from './hands';

/** The page after some moves, each of which is made on the board; `<` goes back, `|` to the start. */
async function played(page: Page, moves: string): Promise<void> {
  await page.goto('./');
  await page.getByRole('grid', { name: 'Board' }).waitFor();
  for (const move of moves.split(' ')) {
    if (move === '<') await page.getByRole('button', { name: 'Back' }).click();
    else if (move === '|') await page.getByRole('button', { name: 'To the start' }).click();
    else
      for (const name of [move.slice(0, 2), move.slice(2)])
        await page.getByRole('gridcell', { name: new RegExp(`^${name},`) }).click();
  }
}

const list = (page: Page) => page.getByRole('group', { name: 'Moves' });
const row = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });
const spoken = (page: Page) => page.getByRole('status');

test('the moves play by themselves, and a right click opens the menu of a move, which marks, copies and deletes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await played(page, 'e2e4 e7e5 g1f3');
  // So many moves that nobody has to be quick to choose how fast they come.
  const other = await context.newPage();
  await other.clock.install();
  await write(other, Array(6).fill('g1f3,g8f6,f3g1,f6g8').join(), 'analyse');
  await other.getByRole('button', { name: 'To the start' }).click();
  await other.getByRole('button', { name: 'Play the moves' }).click();
  await expect(list(other).locator('[aria-current=step]')).toBeVisible();
  await other.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
  await other.clock.runFor(8000);
  await expect(row(other, 'Ng8').last()).toHaveAttribute('aria-current', 'step');
  await expect(other.getByRole('button', { name: 'Play the moves' })).toBeVisible();
  await other.close();
  await row(page, 'e4').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy the position (FEN)' }).click();
  await expect(spoken(page)).toHaveText('The position is copied.');
  await expect(row(page, 'e4')).toHaveAttribute('aria-current', 'step');
  const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fen);
  await row(page, 'e5').click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'What to do with e5' });
  await expect(menu.getByRole('menuitem', { name: 'Promote the variation' })).toContainText('This is the main line.');
  await menu.getByRole('menuitemcheckbox', { name: 'mistake' }).click();
  await expect(row(page, 'e5?')).toBeVisible();
  await expect(menu).toBeHidden();
  await row(page, 'e5?').click({ button: 'right' });
  await expect(menu.getByRole('menuitemcheckbox', { name: 'mistake' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('heading', { name: 'Gridmate' }).click();
  await expect(menu).toBeHidden();
  await row(page, 'e5?').click();
  await page.getByRole('button', { name: 'What to do with e5' }).press('Enter');
  await menu.getByRole('menuitem', { name: 'Delete from here' }).click();
  await expect(list(page).getByRole('listitem')).toHaveText(['1.e4']);
  await expect(row(page, 'e4')).toBeFocused();
  await expect(spoken(page)).toHaveText('Removed e5; Undo brings it back.');
});

test('the keyboard alone walks through the list, opens the menu, marks, comments and deletes', async ({ page }) => {
  await played(page, 'e2e4 e7e5 g1f3 b8c6 < < < c7c5 g1f3');
  await row(page, 'e4').focus();
  for (const [key, name] of [
    ['ArrowRight', 'e5'],
    ['ArrowDown', 'c5'],
    ['ArrowRight', 'Nf3'],
    ['Home', 'c5'],
    ['ArrowDown', 'Nf3'],
    ['ArrowUp', 'c5'],
    ['ArrowLeft', 'e4'],
    ['End', 'Nc6'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('!');
  await expect(row(page, 'Nc6!')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Nc6!')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'What to do with Nc6' });
  await expect(menu.getByRole('menuitemcheckbox', { name: 'good move' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'Delete from here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Nc6!')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Comment on Nc6' }).pressSequentially('the knight\ncomes out');
  await page.keyboard.press('Control+Enter');
  await expect(row(page, 'Nc6!')).toBeFocused();
  await expect(list(page).getByText('the knight')).toHaveText('the knight\ncomes out');
  await expect(spoken(page)).toHaveText('Comment on Nc6 kept.');
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Comment on Nc6' }).fill('all of the knight');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Nc6!')).toBeFocused();
  await expect(list(page).getByText('all of the knight')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.locator(':focus')).toHaveText('Nf3');
  await expect(spoken(page)).toHaveText('Removed Nc6; Undo brings it back.');
  await page.keyboard.press('Control+z');
  await expect(list(page).getByText('all of the knight')).toBeVisible();
});

test('a comment is kept when its field is left, and when the page is', async ({ page }) => {
  await played(page, 'e2e4');
  const write = async (text: string) => {
    await row(page, 'e4').focus();
    await page.keyboard.press('c');
    await page.getByRole('textbox').fill(text);
  };
  await write('best by test');
  await page.getByRole('heading', { name: 'Gridmate' }).click();
  await expect(list(page).getByText('best by test')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByText('best by test')).toBeHidden();
  await write('pressed and kept');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(row(page, 'e4')).toBeFocused();
  await expect(list(page).getByText('pressed and kept')).toBeVisible();
  await write('half written');
  await page.reload();
  await expect(list(page).getByText('half written')).toBeVisible();
});

test('variations of variations of variations are folded, until the cursor goes in', async ({ page }) => {
  await played(page, 'e2e4 e7e5 g1f3 b8c6 < < < c7c5 g1f3 d7d6 < < b1c3 b8c6 < g7g6');
  await expect(list(page).getByRole('button', { name: '1 more variation' })).toHaveAttribute('aria-expanded', 'true');
  await row(page, 'e4').click();
  await expect(row(page, 'g6')).toBeVisible();
  await page.reload();
  await expect(row(page, 'e4')).toBeVisible();
  await expect(row(page, 'g6')).toBeHidden();
  await list(page).getByRole('button', { name: '1 more variation' }).click();
  await row(page, 'g6').click();
  await expect(row(page, 'g6')).toHaveAttribute('aria-current', 'step');
});

const MANY = Array.from({ length: 6 }, () => 'g1f3 g8f6 f3g1 f6g8').join(' ');

test('the current move is in view in its list, and on a phone the page stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await played(page, `e2e4 e7e5 ${MANY}`);
  const current = list(page).locator('[aria-current]');
  for (const key of ['Home', 'End']) {
    await page.locator('body').press(key);
    await page.locator('body').press(key === 'Home' ? 'ArrowRight' : 'ArrowLeft');
    await expect(current).toBeInViewport({ ratio: 1 });
    // Its menu is beside it, and it begins where its column does, with a clock time or without.
    await expect(page.getByRole('button', { name: /^What to do with / })).toBeInViewport({ ratio: 1 });
    const indent = await current.evaluate((move) => {
      const [outer, text] = [move, move.querySelector('span')].map((one) => one?.getBoundingClientRect().left ?? 0);
      return (text ?? 0) - (outer ?? 0);
    });
    expect(indent).toBeLessThan(12);
  }
  // The wheel over the board steps as well.
  const slider = page.getByRole('slider', { name: 'Step' });
  const before = Number(await slider.inputValue());
  await page.getByRole('grid', { name: 'Board' }).hover();
  await page.mouse.wheel(0, -120);
  await expect(slider).toHaveValue(String(before - 1));
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('slider', { name: 'Step' }).fill('3');
  await expect(current).toHaveText('Nf3');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a finger that stays opens the menu, and goes nowhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await played(page, 'e2e4 e7e5');
  const box = await row(page, 'e4').boundingBox();
  const touch = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
  const session = await context.newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await expect(page.getByRole('menu', { name: 'What to do with e4' })).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('menu', { name: 'What to do with e4' })).toBeVisible();
  await expect(row(page, 'e5')).toHaveAttribute('aria-current', 'step');
  await context.close();
});
