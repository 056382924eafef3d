// The board within pages of another origin, in a browser: a game and a lesson, by mouse and by keys; what else may not be there.

import { createServer } from 'node:http';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { squareIndex } from '../../www/chess/squares';
import { words as de } from '../../www/i18n/de/all';
import { english } from '../../www/i18n/en/all';
import { words as fr } from '../../www/i18n/fr/all';
import { faults, loadAxe } from './axe-faults';
import { here } from './hands';
import { DIST, startHost } from './host';

const LESSON = `[Event "Forks"]
[FEN "r3k3/8/8/3N4/8/8/6PP/6K1 w q - 0 1"]

{Two at once. [%task find] [%hint Think of the king.]} 1. Nc7+ {A fork. [%cal Gc7e8,Gc7a8]} 1... Kd7 2. Nxa8 *`;

/** Opens a page of another host that shows some addresses in frames. */
async function openWith(page: Page, addresses: readonly string[]): Promise<() => void> {
  const frames = addresses.map(
    (address, at) => `<iframe title="${at}" width="400" height="560" src="${address}"></iframe>`,
  );
  const html = `<!doctype html><html lang="en"><title>A page of its own</title><h1>Chess</h1>${frames.join('\n')}`;
  const host = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html));
  host.unref();
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const address = host.address();
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
  return () => void host.close();
}

const pgnAddress = (pgn: string, more = '') => `#pgn=${encodeURIComponent(pgn)}${more}`;
const frameOf = (page: Page, at: number): FrameLocator => page.frameLocator(`iframe[title="${at}"]`);
const squareOf = (frame: FrameLocator, name: string) => frame.locator(`[data-square="${squareIndex(name)}"]`);

test('a game and a lesson are played in a page of another origin, by mouse and by keys, and no other page is shown there', async ({
  page,
  baseURL,
}) => {
  const embed = `${baseURL ?? ''}embed/`;
  const close = await openWith(page, [
    `${embed}#script=e2e4,e7e5&side=black`,
    `${embed}${pgnAddress(LESSON)}`,
    baseURL ?? '',
  ]);
  const [game, lesson] = [frameOf(page, 0), frameOf(page, 1)];
  // By mouse: a variation of the move that is there.
  await expect(game.getByRole('grid')).toBeVisible();
  await game.getByRole('button', { name: english.commands.back, exact: true }).click();
  await squareOf(game, 'c7').click();
  await squareOf(game, 'c5').click();
  await expect(squareOf(game, 'c5')).toHaveAccessibleName('c5, black pawn');
  await expect(game.getByRole('status')).toHaveText('Pawn to c5.');
  await expect(
    game.getByRole('group', { name: english.moves.name }).getByRole('button', { name: /^(e4|e5|c5)$/ }),
  ).toHaveCount(3);
  // By keys: the knight goes to f3, which is seen from the other side.
  await squareOf(game, 'g1').focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(game.getByRole('status')).toHaveText('Knight to f3.');
  const way = game.getByRole('link', { name: english.embed.open });
  await way.focus();
  await expect(way).toHaveAttribute('href', /\/#2[\w-]+$/);
  // The lesson says what is wrong and what is right.
  const card = lesson.getByRole('group', { name: english.learn.card });
  await expect(card).toContainText('Two at once.');
  await squareOf(lesson, 'd5').focus();
  await page.keyboard.press('Enter');
  await squareOf(lesson, 'c7').focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Nc7+ is right.');
  await expect(lesson.getByRole('grid')).toBeVisible();
  // The page itself is refused, and so is each of its places.
  await expect(frameOf(page, 2).getByRole('grid')).toHaveCount(0);
  expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  close();
});

test('where a host sends no headers, the page itself is only a link in the frame of another, and the board is there', async ({
  page,
}) => {
  const packed = await startHost(DIST);
  const close = await openWith(page, [packed.url, `${packed.url}embed/index.html#fen=960:0`]);
  await expect(frameOf(page, 0).getByRole('link')).toHaveText('Gridmate');
  await expect(frameOf(page, 0).getByRole('grid')).toHaveCount(0);
  await expect(squareOf(frameOf(page, 1), 'a1')).toHaveAccessibleName('a1, white bishop');
  close();
  packed.close();
});

for (const [words, width, colorScheme] of [
  [english, 320, 'light'],
  [de, 390, 'dark'],
  [fr, 900, 'light'],
] as const)
  test(`the board of another page is without fault: ${words.tag}, ${width}, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const look = { colorScheme, locale: words.tag, reducedMotion: 'reduce', viewport: { width, height: 560 } } as const;
    const context = await browser.newContext({ ...here(baseURL), ...look });
    const page = await context.newPage();
    await page.goto(`embed/#script=${'e2e4,e7e5,g1f3,b8c6,f1b5'}&theme=${colorScheme === 'dark' ? 'system' : 'light'}`);
    await expect(page.getByRole('group', { name: words.moves.name })).toBeVisible();
    await loadAxe(page);
    expect(await faults(page), 'a game').toEqual([]);
    await page.goto('about:blank');
    await page.goto(`embed/${pgnAddress(LESSON)}`);
    await expect(page.getByRole('group', { name: words.learn.card })).toContainText('Two at once.');
    await loadAxe(page);
    expect(await faults(page), 'a lesson').toEqual([]);
    await page.goto('about:blank');
    await page.goto(`embed/#fen=8/8 w - -`);
    await expect(page.getByRole('status')).toHaveText(/FEN/);
    await loadAxe(page);
    expect(await faults(page), 'a fault').toEqual([]);
    await context.close();
  });

test('the parts that an address names are shown, in the size that it says', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  const shown = async (hash: string) => {
    await page.goto('about:blank');
    await page.goto(`embed/#script=e2e4&${hash}`);
    await expect(page.locator('main')).toBeVisible();
    await expect(
      page.locator('.scrubber .late').or(page.locator('.panel .moves')).or(page.getByRole('grid')).first(),
    ).toBeVisible();
    return Promise.all(['grid', 'slider', 'group'].map((role) => page.getByRole(role as 'grid').count()));
  };
  expect((await shown('parts=board'))[0]).toBe(1);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.locator('.panel')).toHaveCount(0);
  await shown('parts=moves');
  await expect(page.getByRole('group', { name: english.moves.name })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await shown('parts=board,controls&size=240');
  expect((await page.locator('.board').boundingBox())?.width).toBeCloseTo(240, 0);
});

test('fifty boards on one page can all be played on @heavy', async ({ page, baseURL }) => {
  const count = 50;
  const close = await openWith(
    page,
    Array.from({ length: count }, (_, at) => `${baseURL ?? ''}embed/#fen=960:${at}&parts=board`),
  );
  for (let at = 0; at < count; at += 1) await expect(frameOf(page, at).getByRole('grid')).toBeVisible();
  for (const at of [0, 24, 49]) {
    const frame = frameOf(page, at);
    await squareOf(frame, 'e2').click();
    await squareOf(frame, 'e4').click();
    await expect(squareOf(frame, 'e4')).toHaveAccessibleName('e4, white pawn');
  }
  close();
});
