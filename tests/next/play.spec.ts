// Games, as they are chosen, played and ended with the real engine.

import { expect, type Page, test } from '@playwright/test';

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });

async function move(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

const moves = (page: Page) => page.getByRole('group', { name: 'Moves' }).getByRole('button');

/** Opens the panel, and begins a game against level 1 with White. */
async function begin(page: Page): Promise<void> {
  await page.goto('./#play');
  await page.getByRole('slider', { name: 'Level' }).fill('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/** The opponent has answered. */
const answered = (page: Page, count: number) => expect(moves(page)).toHaveCount(count);

test('a game against level 1: three moves, one taken back, a hint in two steps, resigned, and a rematch', async ({
  page,
}) => {
  await begin(page);
  await expect(page.getByRole('group', { name: 'Black: Level 1' })).toContainText('First steps · about 430 Elo');
  for (const [at, [from, to]] of [
    ['a2', 'a3'],
    ['h2', 'h3'],
    ['b2', 'b3'],
  ].entries()) {
    await move(page, from ?? '', to ?? '');
    await answered(page, 2 * at + 2);
  }
  await page.getByRole('button', { name: 'Take back' }).click();
  await answered(page, 4);
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, white pawn');

  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await page.getByRole('button', { name: 'Show the move' }).click();
  await expect(hint).toBeVisible();

  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('button', { name: 'Play on' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Resign' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Resign this game?' }).getByRole('button', { name: 'Resign' }).click();

  const result = page.getByRole('dialog', { name: 'You lose by resignation' });
  await expect(result).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('group', { name: 'White: Level 1' })).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await answered(page, 1);
});

test('a reload goes on with the same game', async ({ page }) => {
  await begin(page);
  await move(page, 'e2', 'e4');
  await answered(page, 2);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Black: Level 1' })).toBeVisible();
  await answered(page, 2);
  await move(page, 'a2', 'a3');
  await answered(page, 4);
});

test('a game is chosen by the keyboard alone, and the board shows it', async ({ page }) => {
  await page.goto('./#play');
  await page.getByRole('radio', { name: 'White', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Random' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('spinbutton', { name: 'Number' }).fill('0');
  await expect(square(page, 'h8')).toHaveAccessibleName('h8, black rook');
  await expect(square(page, 'a8')).toHaveAccessibleName('a8, black bishop');
  await page.getByRole('radio', { name: '5 + 3' }).check();
  await expect(page.getByRole('timer', { name: 'White’s clock' })).toHaveText('5:00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Random moves – You' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'White: Random moves' })).toBeVisible();
  await answered(page, 1);
});

test('without help there is none, and it is said why', async ({ page }) => {
  await page.goto('./#play');
  await page.getByRole('switch', { name: 'Help is allowed' }).uncheck();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const hint = page.getByRole('button', { name: 'Hint' });
  await expect(hint).toHaveAttribute('aria-disabled', 'true');
  await hint.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This game is played without help').first()).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(0);
});

test('who is ahead is told beside the board where that is wished', async ({ page }) => {
  await page.goto('./#play');
  await page.getByRole('switch', { name: 'Show who is ahead' }).check();
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('meter', { name: 'Evaluation' })).toHaveAttribute('aria-valuetext', /better|equally/);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Move now' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
});
