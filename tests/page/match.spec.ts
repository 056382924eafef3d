// Matches with the real engine, on the big board, elsewhere on the page, after a reload and in two tabs.

import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { moves, toLab } from './hands';

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const games = (page: Page) => page.getByRole('list', { name: /^The games/ }).getByRole('button');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const place = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
/** The players at both edges of the board, the upper first. */
const players = (page: Page) => page.locator('.stage .player strong');

/** Chooses two players, and so many games. */
async function plan(page: Page, first: string, second: string, count: number): Promise<void> {
  await page.getByLabel('First player').selectOption(first);
  await page.getByLabel('Second player').selectOption(second);
  await page.getByLabel('Games', { exact: true }).fill(String(count));
}

test('a match is watched on the big board, and gives back what was there', async ({ page }) => {
  await page.goto('./');
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await toLab(page, 'Match');
  await plan(page, 'Random moves', 'Minimax, depth 1', 1000);
  await page.getByRole('switch', { name: 'Change sides after each game' }).uncheck();
  await press(page, 'Start');
  await expect(page.getByRole('status').first()).toHaveText(
    'The match begins: Random moves against Minimax, depth 1, 1000 games.',
  );
  await press(page, 'Watch this game');
  await expect(page.getByText(/^Game \d+ of 1000, move \d+$/)).toBeVisible();
  await expect(page.getByText(/^\d+ of 1000 games$/)).toBeVisible();
  await expect(page.getByText(/^\d+½? – \d+½?$/)).toBeVisible();
  await expect(players(page)).toHaveText(['Minimax, depth 1', 'Random moves']);
  await press(page, 'My board');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  await expect(players(page)).toHaveText(['Black', 'White']);
  await press(page, 'Watch this game');
  await expect(players(page)).toHaveText(['Minimax, depth 1', 'Random moves']);
  await press(page, 'Pause');
  // Keys are for what is shown.
  await page.getByRole('button', { name: 'Go on', exact: true }).press('Control+z');
  await expect(page.locator('.notice')).toContainText('This is a game of the match; My board brings back your own.');
  await press(page, 'Go on');
  await press(page, 'Stop');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(players(page)).toHaveText(['Black', 'White']);
  await place(page, 'Analyse');
  await expect(moves(page)).toHaveText(['e4']);
});

test('the ten games of the article are all won, too few to tell of Elo; one opens, and all are saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./#match');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Minimax plays White' }).click();
  await expect(page.getByText('10 of 10 games')).toBeVisible();
  await expect(page.getByText('10 – 0')).toBeVisible();
  await expect(page.getByText('Too few games to tell, or all went one way.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^The difference in Elo/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'checkmate 10' })).toBeVisible();
  await expect(
    page.getByText('The match is over: Minimax, depth 1 against Random moves, 10 won').first(),
  ).toBeVisible();

  const download = page.waitForEvent('download');
  await press(page, 'Save games');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.match(/\[White "Minimax, depth 1"\]/g)).toHaveLength(10);
  expect(text.match(/\[Result "1-0"\]/g)).toHaveLength(10);

  const list = page.getByRole('list', { name: /^The games/ });
  expect(await list.evaluate((ol) => ol.scrollHeight - ol.clientHeight), 'hidden of the list').toBe(0);
  await games(page).nth(1).click();
  await expect(page.getByRole('status').first()).toHaveText('Game 2 is on the board. Undo brings back what was there.');
  await place(page, 'Analyse');
  await expect(moves(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moves(page)).toHaveCount(0);
});

test('a match goes on in another place and after a reload, and another tab does not play meanwhile', async ({
  page,
  context,
}) => {
  await page.goto('./#match');
  await plan(page, 'Level 9', 'Level 8', 500);
  await press(page, 'Start');
  await place(page, 'Script');
  await expect(players(page)).toHaveText(['Black', 'White']);
  await toLab(page, 'Match');
  await expect(games(page).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('./#match');
  await expect(other.getByText('Another tab of this browser is playing a match.').first()).toBeVisible();
  await press(other, 'Start');
  await expect(other.locator('.notice')).toContainText('Stop it there first.');

  await place(page, 'Script');
  await page.reload();
  await expect(page.getByText(/^The match goes on: \d+ of 500 games played\.$/).first()).toBeVisible();
  await toLab(page, 'Match');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await press(page, 'Stop');
  await press(other, 'Start');
  await expect(other.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await press(other, 'Stop');
});
