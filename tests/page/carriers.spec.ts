// Texts of strangers that would be markup or a program if anything took them for that.

import { expect, type Page, test } from '@playwright/test';
import { open, play, square } from './hands';

const CARRIER = `<img src=x onerror="isReached=1"><svg onload=isReached=1><script>isReached=1</script>"'\`javascript:isReached=1`;

/** What a text has come to be but a text. */
const reached = (page: Page) =>
  page.evaluate(() => {
    const elements = 'img, script:not([type=module]), iframe, object, [onload], [onerror], [href^="javascript:"]';
    return [
      ...[...document.body.querySelectorAll(elements)].map(({ outerHTML }) => outerHTML),
      ...('isReached' in globalThis ? ['A text has been run.'] : []),
      ...(globalThis as unknown as { refused: string[] }).refused,
    ];
  });

test('whatever a text of a stranger holds, it is shown as a text and nothing of it runs', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      refused.push(`${violatedDirective} ${sample}`);
    });
  });
  const go = (place: string) => page.evaluate((hash) => void (location.hash = hash), place);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const shown = async (where = page.locator('main')) => {
    await expect(where.getByText('<img src=x', { exact: false }).filter({ visible: true }).first()).toBeVisible();
    expect(await reached(page)).toEqual([]);
  };

  await open(page);
  await play(page, 'e2e4');
  await page.getByRole('button', { name: 'e4', exact: true }).press('c');
  await page.getByRole('textbox').fill(CARRIER);
  await page.keyboard.press('Tab');
  await shown(page.getByRole('group', { name: 'Moves' }));

  await go('games');
  await page.getByRole('tab', { name: 'File' }).click();
  await page.getByText('Players, event, result').click();
  await box('White').fill(CARRIER);
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: 'My games' }).click();
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await shown(page.getByRole('list', { name: 'My games' }));
  const tag = (name: string) => `[${name} "${CARRIER.replaceAll('"', String.raw`\"`)}"]\n`;
  const pgn = `${tag('White')}${tag('Event')}\n{${CARRIER}} 1. e4 $4 {${CARRIER}} ${CARRIER} *\n\n${tag('Black')}\n1. d4 *\n`;
  const file = { name: `${CARRIER}.pgn`, mimeType: 'text/plain', buffer: Buffer.from(pgn) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await shown(page.getByRole('listbox'));
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  await shown();

  await go('script');
  await page.getByRole('textbox', { name: 'Moves as text' }).fill(CARRIER);
  await expect(page.getByRole('list', { name: 'Remarks' }).getByRole('listitem')).not.toHaveCount(0);
  await shown();
  await go('setup');
  const fen = page.getByRole('textbox', { name: 'FEN' });
  await fen.fill(CARRIER);
  await fen.press('Enter');
  await expect(fen).toHaveAttribute('aria-invalid', 'true');
  expect(await reached(page)).toEqual([]);

  await go('sets');
  await page.getByRole('textbox', { name: 'Formula' }).fill(CARRIER);
  await expect(page.getByRole('textbox', { name: 'Formula' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('radio', { name: 'Ask in SQL' }).check();
  const query = page.getByRole('textbox', { name: 'Your question' });
  for (const text of [`select '${CARRIER.replaceAll("'", "''")}' as [${CARRIER}]`, `select * from [${CARRIER}]`]) {
    await query.fill(text);
    await query.press('Control+Enter');
    await shown(page.locator('main > section').nth(1));
  }

  await page.keyboard.press('Escape');
  await square(page, 'a1').press('i');
  await page.getByRole('textbox', { name: 'Move or question' }).fill(CARRIER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Move or question' })).toHaveAccessibleDescription(/<img/);
  for (const link of [CARRIER, `1${CARRIER}`, `2${CARRIER}`, `3${CARRIER}`]) {
    for (const text of [link, encodeURIComponent(link)]) {
      await go(text);
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await reached(page), text).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
});
