// Whoever presses a button keeps the keyboard: on the button, or on what has come in its place.

import { expect, type Page, test } from '@playwright/test';
import { here, moves, play, write } from './hands';

/** What leads to a window of the system. */
const OUTSIDE = [
  'Open a file',
  'Open a PGN as a lesson',
  'Export all as PGN',
  'Save as PGN',
  'Save as SVG',
  'Save as PNG',
  'Save games',
];
/** So many are pressed in each place; of moves and tokens those that come first. */
const MOST = 16;

/** When what is done has been drawn: whether nothing has the keyboard that can be seen, whether something lies over the page. */
const looked = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    await frame();
    await frame();
    const { activeElement: at } = document;
    const over = [...document.querySelectorAll('dialog[open], [role=menu]')].some((one) => one.checkVisibility());
    return { isLost: at === document.body || !at?.checkVisibility(), isOver: over, hash: location.hash };
  });
const isLost = async (page: Page) => (await looked(page)).isLost;

/** Gives the keyboard to the next button of a place that has not been pressed; answers what it is called. */
const focusNext = (page: Page, done: readonly string[]) =>
  page.locator('main > section').evaluateAll((sections, known) => {
    const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent.trim();
    const all = sections.slice(1).flatMap((section) => [...section.querySelectorAll<HTMLElement>('button')]);
    const next = all.find((button) => button.checkVisibility() && !known.includes(nameOf(button)));
    next?.focus();
    return next && nameOf(next);
  }, done);

for (const places of [
  ['play', 'analyse', 'script', 'sets'],
  ['think', 'match', 'setup', 'games'],
  ['learn', 'learn Make'],
] as const) {
  test(`no button takes the keyboard away: ${places.join(', ')}`, async ({ browser, baseURL }) => {
    const lost: string[] = [];
    for (const place of places) {
      const [id = '', tab] = place.split(' ');
      const page = await browser.newPage(here(baseURL));
      await write(page, 'e2e4,d7d5,e4d5,d8d5', id);
      const buttons = page.locator('main > section.panel button:visible');
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      // Each of these tabs is gone through by itself.
      const done = [...OUTSIDE, tab ? 'Lessons' : 'Make'];
      if (tab) await page.getByRole('tab', { name: tab }).press('Enter');
      await expect.poll(() => focusNext(page, done)).toBeDefined();
      for (let count = 0; count < MOST; count += 1) {
        const name = await focusNext(page, done);
        if (name === undefined) break;
        done.push(name);
        await page.keyboard.press('Enter');
        let now = await looked(page);
        if (now.isLost) lost.push(`${place}: ${name}`);
        while (now.isOver) {
          await page.keyboard.press('Escape');
          now = await looked(page);
          if (now.isLost) lost.push(`${place}: ${name}, then Escape`);
        }
        // Some lead to another place.
        if (now.hash !== `#${id}`) {
          await page.evaluate((hash) => void (location.hash = hash), id);
          await expect.poll(() => buttons.count()).toBeGreaterThan(1);
        }
      }
      expect(done.length, place).toBeGreaterThan(OUTSIDE.length + 3);
      await page.close();
    }
    expect(lost).toEqual([]);
  });
}

test('no button takes the keyboard away in a whole game, and each key of the board works after it', async ({
  page,
}) => {
  await page.goto('./#play');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByRole('slider', { name: 'Level' }).fill('1');
  await button('Play').press('Enter');
  await play(page, 'e2e4');
  await expect(moves(page)).toHaveCount(2);
  const press = async (name: string) => {
    await button(name).last().press('Enter');
    expect(await isLost(page), name).toBe(false);
    // Asked again, for the computer may have had something to say since.
    await expect(async () => {
      await page.locator('[role=gridcell][tabindex="0"]').press('o');
      expect(await page.getByRole('status').first().textContent()).toMatch(/^[a-h][1-8], /);
    }).toPass();
  };
  await press('Hint');
  await expect(button('Show the move').last()).toBeVisible();
  await press('Show the move');
  await press('Take back');
  await expect(moves(page)).toHaveCount(0);
  await play(page, 'd2d4');
  await expect(moves(page)).toHaveCount(2);
  await press('Resign');
  await press('Play on');
  await button('Resign').press('Enter');
  await page.getByRole('group', { name: 'Resign this game?' }).getByRole('button', { name: 'Resign' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isLost(page)).toBe(false);
  await press('Rematch');
});
