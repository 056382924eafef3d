// Help and printing in the browser.

import { expect, test } from '@playwright/test';

test('help shows an example of a place, and each place is printed with what it tells, without controls', async ({
  page,
}) => {
  await page.goto('./#games');
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByText('open Examples and choose a little board.')).toBeVisible();
  await help.getByRole('button', { name: 'Show me: The Immortal Game' }).click();
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
  const moves = page.getByRole('group', { name: 'Moves' });
  await expect(moves).toHaveCount(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Adolf Anderssen – Lionel Kieseritzky' })).toBeVisible();
  await expect(moves.getByRole('button', { name: 'Be7#' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await expect(moves).toHaveCount(0);
  await page.getByRole('link', { name: 'Script', exact: true }).click();
  await page.getByRole('textbox', { name: 'Moves as text' }).fill('g1f3, g8f6, f3g1, f6g8, '.repeat(150));
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(moves.getByRole('button').first()).toHaveText('Nf3');
  for (const format of ['A4', 'Letter']) {
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(pages).toBeLessThanOrEqual(8);
  }
});
