// The script in a browser: its box, its chips, its remarks, and what is copied.

import { expect, type Page, test } from '@playwright/test';
import { square } from './hands';

const box = (page: Page) => page.getByRole('textbox', { name: 'Moves as text' });
const chips = (page: Page) => page.getByRole('toolbar', { name: 'Tokens' }).getByRole('button');

test('the board follows who types, by keys or by an input method; undo in the box takes all back', async ({ page }) => {
  await page.goto('./#script');
  await box(page).pressSequentially('e2e4, e7e5');
  await expect(square(page, 'e5')).toHaveAccessibleName('e5, black pawn');
  await square(page, 'g1').click();
  await square(page, 'f3').click();
  await expect(box(page)).toHaveValue('e2e4, e7e5, g1f3');
  await box(page).press('Control+z');
  await expect(box(page)).toHaveValue('e2e4, e7e5');
  await box(page).press('Control+z');
  await expect(box(page)).toHaveValue('e2e4, ');
  await box(page).press('Control+y');
  await box(page).press('Control+Shift+z');
  await expect(box(page)).toHaveValue('e2e4, e7e5, g1f3');
  await box(page).pressSequentially(', b8c6');
  await expect(box(page)).toHaveValue('e2e4, e7e5, g1f3, b8c6');
  await box(page).fill('e2e4, e7e5, g1f3');
  await expect(chips(page).last()).toHaveAttribute('aria-current', 'step');
  await box(page).fill('e4=');
  await box(page).focus();
  const client = await page.context().newCDPSession(page);
  for (const text of ['k', 'ku', '♕'])
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(box(page)).toHaveValue('e4=♕');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, empty');
  await client.send('Input.insertText', { text: '♕' });
  await expect(box(page)).toHaveValue('e4=♕');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white queen');
});

test('chips lead to their steps, with one Tab stop and arrow keys', async ({ page }) => {
  await page.goto('./#script');
  await box(page).fill('e2e4, e7e5, 2. g1f3, b8c6, f1c4, g8f6, e1g1, h1f1, xd8');
  await expect(chips(page)).toHaveText(['e2e4', 'e7e5', '2.', 'g1f3', 'b8c6', 'f1c4', 'g8f6', 'e1g1h1f1O-O', 'xd8']);
  await expect(chips(page).last()).toHaveAttribute('aria-current', 'step');
  await chips(page).filter({ hasText: 'O-O' }).click();
  await expect(square(page, 'g1')).toHaveAccessibleName('g1, white king');
  await expect(square(page, 'd8')).toHaveAccessibleName('d8, black queen');
  await box(page).press('Tab');
  await expect(chips(page).filter({ hasText: 'O-O' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'e7e5: 1, Black e5' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips(page).nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, empty');
});

test('what is not understood is told with its place and put right by a click, then all at once; moves of a game are read as one', async ({
  page,
}) => {
  await page.goto('./#script');
  await box(page).fill('e2e4 e7e5, Nf3; b8c6, oops');
  const remarks = page.getByRole('list', { name: 'Remarks' }).getByRole('listitem');
  await expect(remarks).toHaveCount(3);
  await expect(remarks.first()).toContainText('Error Line 1, column 12: "Nf3" was ignored');
  await expect(page.getByRole('status')).toContainText('3 remarks. First: Line 1, column 12');
  await expect(chips(page).filter({ hasText: 'Nf3' })).toHaveAccessibleName('Nf3: ignored');
  await remarks.last().getByRole('button').first().click();
  const selected = () =>
    box(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(await selected()).toBe('oops');
  await page.getByRole('button', { name: 'Use g1f3' }).click();
  await expect(box(page)).toHaveValue('e2e4 e7e5, g1f3; b8c6, oops');
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, white knight');
  await expect(remarks).toHaveCount(2);
  // The keyboard goes on with the next fix, and to the box after the last.
  await expect(remarks.locator('.fix').first()).toBeFocused();
  await page.getByRole('button', { name: 'Fix all' }).click();
  await expect(box(page)).toHaveValue('e2e4 e7e5, g1f3, b8c6');
  await expect(page.getByRole('status')).toHaveText('Done: 1 left out, 1 separator replaced.');
  await expect(remarks).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await box(page).press('Control+z');
  await expect(box(page)).toHaveValue('e2e4 e7e5, g1f3; b8c6, oops');
  await box(page).fill('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... Nf6) 1-0');
  await expect(remarks).toHaveCount(5);
  await page.getByRole('button', { name: 'and 3 more' }).click();
  await expect(remarks).toHaveCount(8);
  await expect(remarks.nth(5).getByRole('button').first()).toBeFocused();
  await page.getByRole('button', { name: 'Read it as a game' }).click();
  await expect(box(page)).toHaveValue('e2e4, e7e5, g1f3, b8c6, f1b5, a7a6');
  await expect(remarks).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('a script of five hundred tokens is pasted, and the marks lie under its letters', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#script');
  const script = Array.from({ length: 125 }, () => 'g1f3, g8f6, f3g1, f6g8').join(', ');
  await page.evaluate((text) => navigator.clipboard.writeText(text), script);
  await box(page).focus();
  await page.keyboard.press('Control+v');
  await expect(chips(page)).toHaveCount(101);
  await page.getByRole('toolbar', { name: 'Tokens' }).scrollIntoViewIfNeeded();
  await expect(chips(page).last()).toBeInViewport();
  await page.keyboard.type(', hello');
  await expect(chips(page).last()).toHaveAccessibleName('hello: ignored');
  const layout = (area: Element) => {
    const behind = area.previousElementSibling;
    return [area, behind].map((one) => [one?.scrollHeight, one?.clientWidth, one?.scrollTop]);
  };
  // The marks are drawn a frame after the letters.
  await expect
    .poll(() =>
      box(page)
        .evaluate(layout)
        .then(([one, other]) => `${one}` === `${other}`),
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Copy for the spreadsheet' }).click();
  await expect(page.getByRole('status')).toContainText('in the clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(script);
  for (const before of [400, 320, 240, 160, 80]) await page.getByRole('button', { name: `${before} before` }).click();
  await chips(page).first().click();
  await expect(chips(page).first()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { name: 'and 381 more' })).toBeVisible();
});

test('a reload keeps how the script is read, an example is taken back, and the board is copied as text', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('./#script');
  await page.getByRole('switch', { name: 'Read it exactly as the spreadsheet does' }).check();
  await box(page).fill('xf2; xe2');
  await expect(chips(page)).toHaveCount(2);
  await page.reload();
  await expect(box(page)).toHaveValue('xf2; xe2');
  await page.getByRole('switch', { name: 'Read it exactly as the spreadsheet does' }).uncheck();
  const chosen = 'xa1, turn=b';
  await box(page).fill(chosen);
  await page.getByRole('button', { name: /^Nf3/ }).click();
  await expect(page.getByRole('button', { name: 'Use g1f3' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page)).toHaveValue(chosen);
  await page.getByRole('button', { name: 'Copy the board as text' }).click();
  await page.getByRole('menuitem', { name: 'with letters' }).click();
  const text = page.getByRole('textbox', { name: /copy it by hand/ });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^8 r n b q k b n r\n/);
});
