// Games in a browser: saved ones, those of files and texts, examples, and pictures.

import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { paste } from './hands';

const section = (page: Page, name: string) => page.getByRole('tab', { name });
const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
async function play(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}
const openFile = (page: Page, name: string, content: string) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
/** What is saved by a button: its name and its content. */
async function saved(page: Page, button: string): Promise<readonly [name: string, content: Buffer]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

test('games that are played are there by themselves, are sifted, opened, deleted and brought back, and stay', async ({
  page,
}) => {
  await page.goto('./#play');
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const resign = async () => {
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('group', { name: 'Resign this game?' }).getByRole('button', { name: 'Resign' }).click();
  };
  await play(page, 'e2', 'e4');
  await resign();
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await play(page, 'd2', 'd4');
  await play(page, 'd7', 'd5');
  await resign();
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await play(page, 'b1', 'c3');
  await resign();
  await page.reload();
  await page.goto('./#games');
  const list = page.getByRole('list', { name: 'My games' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveText([/^White – Black.*1 move1–0$/, /Queen’s Pawn Game.*0–1$/, /King’s Pawn Game.*1–0$/]);
  await page.getByRole('searchbox').fill('king');
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  const first = rows.first().getByRole('button').first();
  await first.focus();
  await page.keyboard.press('End');
  await expect(rows.last().getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  await rows.last().getByRole('button', { name: 'More for White – Black' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('“White – Black” is deleted.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await play(page, 'g1', 'f3');
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await page.reload();
  await expect(rows).toHaveCount(3);
  const [name, content] = await saved(page, 'Export all as PGN');
  expect(name).toBe('gridmate.pgn');
  expect(content.toString().match(/\[Date "\d{4}\.\d\d\.\d\d"\]/g)).toHaveLength(3);
});

test('the game of a tab that was closed is in sight and brought back, as is the one before', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await play(page, 'b2', 'b4');
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('gridmate documents');
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('open').objectStore('open').count();
            counting.addEventListener('success', () => {
              opening.result.close();
              resolve(counting.result);
            });
          });
        }),
    );
  await expect.poll(kept).toBe(1);
  // A new tab goes on with the newest that no tab works on.
  const later = await context.newPage();
  await later.goto('./');
  await play(later, 'a2', 'a4');
  await expect.poll(kept).toBe(2);
  await later.close();
  await page.close();
  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 720 });
  await other.goto('./#games');
  const closed = other.getByRole('region', { name: 'From tabs that are closed' }).getByRole('button').first();
  await expect(closed).toBeInViewport();
  await expect(other.getByRole('button', { name: 'Bring back the previous game' })).toBeInViewport();
  await closed.press('Enter');
  await expect(square(other, 'b4')).toHaveAccessibleName('b4, white pawn');
  await expect(other.locator('.games-saved :focus')).toBeVisible();
});

const FILE = Array.from(
  { length: 5000 },
  (_, at) => `[White "Player ${at}"]\n[Event "Open ${at % 7}"]\n\n1. e4 e5 2. ${at === 4990 ? 'Ke3' : 'Nf3'} *\n\n`,
).join('');

test('a file of thousands of games is listed, sifted, walked through by keys, and says what is wrong in it', async ({
  page,
}) => {
  await page.goto('./#games');
  await openFile(page, 'many.pgn', FILE);
  await expect(page.getByRole('heading', { name: '5,000 games in many.pgn' })).toBeVisible();
  const list = page.getByRole('listbox', { name: 'Games of the file' });
  const active = () =>
    list.evaluate((box) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.ariaLabel);
  expect(await list.getByRole('option').count()).toBeLessThan(60);
  await list.press('End');
  expect(await active()).toMatch(/^Player 4999 – \?, \*, Open 1, 3 half-moves$/);
  await list.press('Enter');
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, white knight');
  await section(page, 'My games').click();
  await section(page, 'File').click();
  await expect(list.locator('[aria-current="true"]')).toHaveAccessibleName(/^Player 4999/);
  await expect(list.locator('[aria-current="true"]')).toBeInViewport();
  await page.getByRole('searchbox').fill('player 499');
  await expect(page.getByText('15 of 5,000', { exact: true })).toBeVisible();
  await list.getByRole('option', { name: /^Player 4499 / }).click();
  await expect(page.getByText('Game 4,500 of 5,000')).toBeVisible();
  await page.getByRole('button', { name: 'Next game of the file' }).click();
  await expect(
    page.getByText('Line 4, column 13: "Ke3" is not legal here: the king', { exact: false }).first(),
  ).toBeVisible();
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, empty');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'With a fault (1)' }).click();
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.goto('./#script');
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['1. c4 c5 *'], 'dropped.pgn'));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    document.querySelector('[role="grid"]')?.dispatchEvent(new DragEvent('drop', options));
  });
  await expect(square(page, 'c4')).toHaveAccessibleName('c4, white pawn');
  await expect(section(page, 'File')).toHaveAttribute('aria-selected', 'true');
});

test('a text is pasted or dropped anywhere, told of itself, copied and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#script');
  await page.evaluate(() => navigator.clipboard.writeText('1. c4 e5 2. g3 *'));
  await square(page, 'a1').press('Control+v');
  await expect(square(page, 'g3')).toHaveAccessibleName('g3, white pawn');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('heading', { name: 'Analyse' })).toBeVisible();
  await page.goto('./#games');
  await section(page, 'File').click();
  await paste(page, '[White "Ann"]\n\n1. d4 {best} d5 (1... Nf6) 2. Ke4 *');
  await expect(page.getByText('Line 3, column 31: "Ke4" is not legal here', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('On the board up to there: 2 half-moves.').first()).toBeVisible();
  await paste(page, '[White "Ann"]\n\n1. d4 {best} d5 (1... Nf6) 2. c4 *');
  await expect(page.getByText('On the board: 3 half-moves.')).toBeVisible();
  await page.getByText('Players, event, result').click();
  await page.getByRole('textbox', { name: 'Black' }).fill('Ben/Bob');
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Result' }).selectOption({ label: 'Draw' });
  const text =
    /\[White "Ann"\]\n\[Black "Ben\/Bob"\]\n\[Result "1\/2-1\/2"\]\n\n1\. d4 \{best\} 1\.\.\. d5 \(1\.\.\. Nf6\) 2\. c4 1\/2-1\/2\n$/;
  await page.getByRole('button', { name: 'Copy PGN' }).click();
  await expect(page.getByText('The game is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  const [name, content] = await saved(page, 'Save as PGN');
  expect([name, content.toString()]).toEqual(['Ann - BenBob.pgn', expect.stringMatching(text)]);
});

test('an example is chosen by keys, with a card on what it shows, and leads where it is seen', async ({ page }) => {
  await page.goto('./#games');
  await section(page, 'My games').press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(section(page, 'Examples')).toBeFocused();
  await page.getByRole('button', { name: 'All 11: Famous games' }).press('Enter');
  await page.getByRole('button', { name: 'The Opera Game' }).press('Enter');
  const card = page.getByRole('region', { name: 'The Opera Game' });
  await expect(card).toContainText('Paul Morphy – Duke of Brunswick and Count Isouard, Paris 1858');
  await expect(card).toContainText('At the end the queen is given, and the last rook and the last bishop mate.');
  await expect(card.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('group', { name: 'White: Paul Morphy' })).toHaveText(/^Paul Morphy1/);
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, white pawn');
  await expect(page.getByText('0 / 33')).toBeVisible();
  await card.getByRole('button', { name: 'Show the moves' }).click();
  await expect(page.getByRole('group', { name: 'Moves' })).toContainText('Rd8#');
  await page.goBack();
  await card.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByRole('radio', { name: 'This position' })).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: 'All 11: Famous games' }).click();
  await card.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('button', { name: 'The Opera Game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading')).toBeInViewport();
  await page.getByRole('button', { name: 'Removals' }).click();
  await expect(page.getByRole('textbox', { name: 'Moves as text' })).toHaveValue('xd8, xd1');
  await page.goBack();
  await expect(card).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Removals' }).click();
  await expect(page.getByRole('textbox', { name: 'Moves as text' })).toHaveValue('xd8, xd1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the board is saved as SVG and PNG, as large and from the side that is wanted', async ({ page }) => {
  await page.goto('./#games');
  await play(page, 'e2', 'e4');
  await section(page, 'Picture').click();
  const picture = page.getByRole('img', { name: 'After 1 half-move' });
  await expect(picture).toBeVisible();
  const pawn = (svg: string) => /<use href="#P" x="(\d+)" y="(\d+)"/.exec(svg)?.slice(1).join();
  const address = async () => decodeURIComponent((await picture.getAttribute('src')) ?? '');
  const [name, content] = await saved(page, 'Save as SVG');
  expect([name, pawn(content.toString())]).toEqual(['gridmate-1.svg', '0,600']);
  expect(await address()).toBe(`data:image/svg+xml,${content}`);
  expect(content.toString()).toContain('#f1e4cb');
  await page.getByRole('radio', { name: 'Black' }).check();
  await expect.poll(async () => pawn(await address())).toBe('700,100');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(address).toContain('#c4b59c');
  await page.getByRole('radio', { name: '512' }).check();
  await expect.poll(address).toContain('width="512"');
  const [, png] = await saved(page, 'Save as PNG');
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 512, 512]);
});
