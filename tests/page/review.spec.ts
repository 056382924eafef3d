// Reviewing a game with the real engine, by keys, and trying to do better than a mistake.

import { expect, type Page, test } from '@playwright/test';
import { modulesOf, moves, open, paste, play, write } from './hands';

const line = (page: Page) => page.locator('.stage .notice');
const card = (page: Page) => page.getByRole('group', { name: 'Mistake' });
const current = (page: Page) => page.locator('.moves [aria-current=step]');

/** Black lets White mate at once. */
const SCHOLAR = 'e2e4,e7e5,f1c4,b8c6,d1h5,g8f6,h5f7';

test('a game is reviewed by one key, and its mistakes are gone through and explained by keys', async ({ page }) => {
  const modules = modulesOf(page);
  await write(page, SCHOLAR, 'analyse');
  await expect(page.getByRole('button', { name: 'Review the game' })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('row', { name: /^White/ })).toContainText('%');
  await page.getByRole('button', { name: 'Next mistake' }).focus();
  await page.keyboard.press('b');
  await expect(current(page)).toHaveText(/^Nf6\?\?/);
  await expect(card(page)).toContainText('3… Nf6 is a blunder.');
  await expect(line(page)).toContainText('3… Nf6?? is a blunder.');
  expect(modules).toContain('review');
  expect(modules).not.toContain('engine');
  await expect(page.locator('.graph-frame .mark-sign.blunder')).toHaveCount(1);
  await page.keyboard.press('Shift+B');
  await expect(current(page)).toHaveText(/^Nf6\?\?/);

  // What is known stays known, and its marks are in the game.
  await page.reload();
  await expect(card(page)).toContainText('3… Nf6 is a blunder.');
  await expect(moves(page).nth(5)).toHaveText(/^Nf6\?\?/);
});

test('a better move is tried on a small screen, refused with its answer, and found with a hint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await write(page, SCHOLAR, 'analyse');
  await page.getByRole('button', { name: 'Review the game' }).click();
  const decided = page.locator('details', { hasText: 'What decided it' });
  await expect(decided.getByRole('button')).toBeHidden();
  await decided.locator('summary').click();
  await expect(decided.getByRole('button')).toContainText('Black’s winning chances fell');
  await expect(page.getByRole('button', { name: /^Practise/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Find puzzles' }).click();
  await expect(page.getByRole('group', { name: 'Puzzles' }).getByRole('status')).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'First mistake' }).first().click();
  await page.locator('.panel').focus();
  await page.keyboard.press('b');
  await expect(card(page)).toContainText('is a blunder.');
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  await expect(decided).toBeHidden();
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(line(page)).toContainText('Find a better move for Black.');
  await play(page, 'a7a6');
  await expect(line(page)).toContainText('a6 fails to 4. Qxf7#.');
  await card(page).getByRole('button', { name: 'Hint' }).click();
  await expect(line(page)).toContainText('Hint: look at');
  await card(page).getByRole('button', { name: 'Show the move' }).click();
  const [, from = '', to = ''] = /on (\w\d) goes to (\w\d)/.exec((await line(page).textContent()) ?? '') ?? [];
  await play(page, `${from}${to}`);
  await expect(line(page)).toContainText('is the best move.');
});

/** The same with what a review has written. */
const REVIEWED = `{[%eval 0.23]} 1. e4 {[%eval 0.18]} e5 {[%eval 0.40]} 2. Bc4 {[%eval 0.19]} Nc6 {[%eval 0.21]}
3. Qh5 $6 {[%eval -0.61]} Nf6 $4 {[%eval #1]} 4. Qxf7# 1-0
`;

test('a game that is pasted with its review is shown so, and its mistakes are practised by keys', async ({ page }) => {
  await open(page, './#analyse');
  await paste(page, REVIEWED);
  await expect(page.getByRole('row', { name: /^White/ })).toContainText('%');
  const before = await moves(page).allTextContents();
  await page.locator('.panel').focus();
  await page.keyboard.press('p');
  const practise = page.getByRole('group', { name: 'Practise' });
  await expect(practise).toContainText('1 of 1');
  await expect(moves(page)).toHaveCount(0);
  await expect(line(page)).toContainText('3… Nf6 was a mistake. Find a better move for Black.');
  await play(page, 'a7a6');
  await expect(line(page)).toContainText('a6 fails to 4. Qxf7#.');
  await page.locator('.panel').focus();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(line(page)).toContainText(/goes to/);
  const [, from = '', to = ''] = /on (\w\d) goes to (\w\d)/.exec((await line(page).textContent()) ?? '') ?? [];
  await play(page, `${from}${to}`);
  await expect(line(page)).toContainText('is the best move.');
  await line(page).getByRole('button', { name: 'Result' }).click();
  await expect(line(page)).toContainText('0 of 1 solved at the first try.');
  await expect(practise).toContainText('later or with hints');
  await expect(practise).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(moves(page)).toHaveText(before);
});
