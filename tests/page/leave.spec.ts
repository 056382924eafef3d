// Each place works after it has been left and come back to, as it did before.

import { expect, type Page, test } from '@playwright/test';
import type { HelpId } from '../../www/i18n/words';
import { ADDRESSES, here, open, square } from './hands';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What a place is for, done once; it leaves the place as it was. */
const USES: Record<HelpId, (page: Page) => Promise<void>> = {
  play: async (page) => {
    const level = page.getByRole('slider', { name: 'Level' });
    await expect(level.or(button(page, 'Resign')).first()).toBeVisible();
    if (await button(page, 'Resign').isVisible()) {
      await button(page, 'More').last().click();
      await page.getByRole('menuitem', { name: 'New game' }).click();
    }
    await level.fill('2');
    await button(page, 'Play').click();
    await expect(button(page, 'Resign')).toBeVisible();
  },
  analyse: async (page) => {
    const engine = page.getByRole('switch', { name: 'Engine' });
    await engine.check();
    await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).not.toHaveCount(0);
    await engine.uncheck();
  },
  learn: async (page) => {
    await page.getByRole('tab', { name: 'Make' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Make' })).toBeVisible();
    await page.getByRole('tab', { name: 'Lessons' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Lessons' })).toBeVisible();
  },
  script: async (page) => {
    const box = page.getByRole('textbox', { name: 'Moves as text' });
    await box.fill('e2e4, e7e5');
    await expect(square(page, 'e5')).toHaveAccessibleName('e5, black pawn');
    await box.fill('');
    await expect(square(page, 'e5')).toHaveAccessibleName('e5, empty');
  },
  sets: async (page) => {
    const formula = page.getByRole('textbox', { name: 'Formula' });
    await formula.fill('knight from g1');
    await expect(square(page, 'f3')).toHaveAccessibleName('f3, empty, in the set, 1 pair ends here');
    await formula.fill('rook from a1');
    await expect(square(page, 'f3')).toHaveAccessibleName('f3, empty');
  },
  think: async (page) => {
    await button(page, 'Positions to try').click();
    await page.getByRole('menuitem', { name: 'Take the queen, or not?' }).click();
    await expect(square(page, 'd5')).toHaveAccessibleName('d5, white knight');
    await button(page, 'This position').click();
    await expect(page.getByRole('tree').getByRole('treeitem')).toHaveCount(21);
  },
  match: async (page) => {
    await page.getByLabel('Games', { exact: true }).fill('1000');
    await button(page, 'Start').click();
    await expect(page.getByText(/^\d+ of 1000 games$/)).toBeVisible();
    await button(page, 'Stop').click();
    await expect(button(page, 'Start')).toBeVisible();
  },
  setup: async (page) => {
    await button(page, 'Clear board').click();
    await expect(square(page, 'e1')).toHaveAccessibleName('e1, empty');
    await page.keyboard.press('Control+z');
    await expect(square(page, 'e1')).toHaveAccessibleName('e1, white king');
  },
  games: async (page) => {
    await page.getByRole('tab', { name: 'Examples' }).click();
    await button(page, 'Removals').click();
    await expect(page.getByRole('textbox', { name: 'Moves as text' })).toHaveValue('xd8, xd1');
    await page.keyboard.press('Escape');
    await button(page, 'Undo').click();
    await page.goBack();
    await page.getByRole('tab', { name: 'My games' }).click();
  },
};

test('each place works again after it has been left', async ({ browser, baseURL, page: shared }) => {
  await open(shared);
  for (const id of ADDRESSES) {
    await test.step(id, async () => {
      // A game that is being played locks the other places.
      const page = id === 'play' ? await browser.newPage(here(baseURL)) : shared;
      if (page !== shared) await open(page);
      const go = (hash: string) => page.evaluate((place) => void (location.hash = place), hash);
      await go(id);
      await USES[id](page);
      const [away, name] = id === 'analyse' ? ['script', 'Script'] : ['analyse', 'Analyse'];
      await go(away);
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      await go(id);
      await USES[id](page);
      if (page !== shared) await page.close();
    });
  }
});
