// What is given to others, in a browser: the states of the sheet that shares, and a lesson on paper.

import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { words as de } from '../../www/i18n/de/all';
import { english } from '../../www/i18n/en/all';
import { faults, loadAxe } from './axe-faults';
import { here, open, paste, square, write } from './hands';
import { readCode } from './qr-reader';

const LESSON = `[Event "The centre"]

{Who opens it? [%task find] [%hint The pawn before the king.]} 1. e4 {[%task choose +A bishop|-A rook] What has come free?} e5
{[%task squares d4,d5] Mark what White wants.${' This takes room on paper.'.repeat(24)}} 2. Nf3 {[%task find]} Nc6 {[%task formula knight from c6]} 3. Bc4 {[%task find]} Nd4
{[%task find]} 4. Nxe5 {[%task find] [%hint Two at once.]} Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 {[%task mate 1]} Nf3# 0-1`;

/** Opens the sheet; answers it and its buttons by their names. */
async function shared(page: Page, words = english) {
  await page.getByRole('button', { name: words.shell.sheet.share, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.shell.sheet.share });
  return { sheet, button: (name: string) => sheet.getByRole('button', { name, exact: true }) };
}

/** What a code says that is shown. */
async function codeIn(picture: Locator): Promise<string> {
  const [size, path] = await picture.evaluate((code) => {
    const [, modules] = code.querySelectorAll('path');
    return [Number(code.getAttribute('viewBox')?.split(' ')[2]) - 8, modules?.getAttribute('d') ?? ''] as const;
  });
  return readCode({ size, path }).text;
}

for (const [words, width, colorScheme] of [
  [english, 1440, 'light'],
  [de, 390, 'dark'],
] as const)
  test(`each state of the sheet that shares is without fault: ${words.tag}, ${width}, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const look = { colorScheme, locale: words.tag, reducedMotion: 'reduce', viewport: { width, height: 844 } } as const;
    const context = await browser.newContext({ ...here(baseURL), ...look });
    const page = await context.newPage();
    const { share } = words.sheets;
    await write(page, 'e2e4, e7e5, g1f3', 'script', words.script.box);
    await loadAxe(page);
    const { sheet, button } = await shared(page, words);
    const check = async (what: string) => expect(await faults(page), what).toEqual([]);
    await check('the link');
    await button(share.code).click();
    const code = sheet.getByRole('img', { name: share.codeOf });
    expect(await codeIn(code)).toBe(await sheet.getByRole('textbox').inputValue());
    await expect(code.locator('path').first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await check('the code');
    const [gif] = await Promise.all([page.waitForEvent('download'), button(share.gif).click()]);
    const bytes = await readFile(await gif.path());
    expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
    await expect(sheet.getByRole('status')).toHaveText(share.saved('gridmate.gif', Math.ceil(bytes.length / 1000)));
    await check('a file is saved');
    await context.close();
  });

test('a lesson is printed from the sheet that shares: boards, lines, its code, and the solutions last', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { print: () => document.body.classList.add('is-printed') }));
  await open(page);
  await loadAxe(page);
  await paste(page, LESSON);
  await expect(page.getByRole('button', { name: 'Nf3#', exact: true })).toBeVisible();
  const { paper } = english;
  const { sheet } = await shared(page);
  const offer = sheet.getByRole('group', { name: paper.title });
  const printed = async (boards: string) => {
    await offer.getByRole('radio', { name: boards, exact: true }).check();
    await offer.getByRole('button', { name: paper.print }).click();
    await expect(page.locator('body.is-printed > .lesson-paper')).toHaveCount(1);
    await page.evaluate(() => document.body.classList.remove('is-printed'));
  };
  await printed('6');
  await expect(page.locator('.lesson-paper')).toBeHidden();
  expect(await faults(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('img', { name: /^Board \d+$/ })).toHaveCount(9);
  await expect(page.getByRole('listitem').first()).toHaveText(
    /^1\. White to move\. Find the best move\.Who opens it\?$/,
  );
  await expect(page.getByText('A rook', { exact: true })).toBeVisible();
  await expect(page.locator('.lesson-paper > :last-child')).toHaveText(
    /^The centre: solutions1: 1\. e42: A bishop3: d4, d5/,
  );
  await expect(page.locator('.lesson-paper > :last-child li').last()).toHaveText('9: 7... Nf3#');
  await expect(page.locator('.lesson-paper')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const link = await codeIn(page.getByRole('img', { name: paper.codeOf }));
  const pages = async (format: string) =>
    (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  // Where a long text leaves no room for six, the next page has the rest of them and what follows.
  expect([await pages('A4'), await pages('Letter')]).toEqual([3, 3]);
  await page.emulateMedia({ media: null });
  await offer.getByRole('switch', { name: paper.withHints }).click();
  await printed('12');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Hint: Two at once.')).toBeVisible();
  expect([await pages('A4'), await pages('Letter')]).toEqual([2, 2]);
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(page.locator('.lesson-paper')).toHaveCount(0);
  await open(page, link);
  await expect(page.getByRole('grid')).toBeVisible();
  const again = await shared(page);
  await expect(again.sheet.getByRole('group', { name: paper.title })).toBeVisible();
});

test('a file that the device opens with the page comes on the board, whatever is there', async ({ page }) => {
  await page.addInitScript(() => {
    const setConsumer = (take: unknown) => Object.assign(globalThis, { take });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer }, configurable: true });
  });
  await open(page);
  await page.waitForFunction(() => 'take' in globalThis);
  const launch = (name: string, content: string) =>
    page.evaluate(
      ([called, text]) => {
        const { take } = globalThis as unknown as { take: (launch: object) => void };
        take({ files: [{ getFile: () => Promise.resolve(new File([text], called)) }] });
      },
      [name, content] as const,
    );
  await launch('rooks.fen', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1');
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, empty');
  await launch('game.pgn', '[White "Ann"]\n[Black "Ben"]\n\n1. d4 d5 *');
  await expect(square(page, 'd4')).toHaveAccessibleName('d4, white pawn');
  await expect(page).toHaveURL(/#games$/);
});
