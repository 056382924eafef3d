// The page around the board: its places at each size, what lies over it, and what it remembers.

import { expect, type Page, test } from '@playwright/test';
import { isLab } from '../../www/app/page';
import { ADDRESSES, open, play, square } from './hands';

const boardOf = async (page: Page, name = 'Board') => {
  const board = page.getByRole('grid', { name });
  const box = () => board.evaluate((grid) => grid.getBoundingClientRect().toJSON() as DOMRect);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(0);
  return box();
};

/** How far things stand out of the page to its sides; and with words that are longer by two fifths, as in other languages. */
const overflow = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const before = wide();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = (text.nodeValue ?? '').replaceAll(
        /\b[a-z]{2,}(?![a-z_])/gi,
        (word) => word + '_'.repeat(Math.ceil(word.length * 0.4)),
      );
    const dialog = document.querySelector('dialog');
    return [before, wide(), dialog ? dialog.scrollWidth - dialog.clientWidth : 0];
  });

/** What of the tiles is not where it can be seen, or does not hold its words. */
const tilesOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tile')].flatMap((tile) => {
      const { top, bottom, left, right } = tile.getBoundingClientRect();
      const isIn = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
      const isHeld = tile.scrollWidth <= tile.clientWidth && tile.scrollHeight <= tile.clientHeight;
      return isIn && isHeld ? [] : [tile.className];
    }),
  );

/** Whether the place that is shown is in sight in the row of places. */
const isNamed = (page: Page): Promise<boolean> =>
  page
    .getByRole('navigation')
    .locator('[aria-current=page]')
    .evaluate((link) => {
      const [inner, outer] = [link, link.parentElement ?? link].map((element) => element.getBoundingClientRect());
      return (
        inner !== undefined && outer !== undefined && inner.left >= outer.left - 1 && inner.right <= outer.right + 1
      );
    });

/**
 * At each size how wide the board is at least, and whether all tiles are seen at once. 720 by 450 and 640 by 360 are 1440
 * by 900 and 1280 by 720 at 200 %, 320 is 1280 at 400 %.
 */
const SCREENS = {
  'three screens': [
    [1280, 720, 500, true],
    [640, 360, 300, false],
    [390, 664, 296, false],
  ],
  'other screens': [
    [1440, 900, 632, true],
    [820, 1180, 584, false],
    [720, 900, 400, false],
    [844, 390, 328, false],
    [720, 450, 352, false],
    [390, 844, 352, false],
    [320, 568, 240, false],
  ],
} as const;

for (const [name, sizes] of Object.entries(SCREENS)) {
  const tag = name === 'three screens' ? [] : '@heavy';
  test(`nothing runs over on ${name}, in any place, and a game fits them`, { tag }, async ({ page }) => {
    await open(page);
    for (const [width, height, least, areTilesSeen] of sizes) {
      await page.setViewportSize({ width, height });
      const size = `${width} by ${height}`;
      for (const place of ['', ...ADDRESSES]) {
        await page.evaluate((hash) => void (location.hash = hash), place);
        await expect(page.locator('main > section').nth(1)).toHaveClass(place === '' ? 'welcome' : 'panel');
        await expect(page.locator('main > section h2')).not.toHaveCount(0);
        if (place !== '')
          await expect(page.locator('nav [aria-current=page]')).toHaveAttribute(
            'href',
            `#${isLab(place) ? 'lab' : place}`,
          );
        if (place !== '') expect(await isNamed(page), `${place} ${size}`).toBe(true);
        if (place === '') {
          await expect(page.locator('.tile')).toHaveCount(4);
          if (areTilesSeen) expect(await tilesOut(page), size).toEqual([]);
        }
        if (place === 'analyse' && height > 500) {
          // Only its moves scroll.
          expect(await page.evaluate(() => document.documentElement.scrollHeight), size).toBe(height);
          if (width >= 390) expect((await boardOf(page)).width, size).toBeGreaterThanOrEqual(352);
        }
        expect(await overflow(page), `${place} ${size}`).toEqual([0, 0, 0]);
        // A game that is being chosen has a small screen to itself.
        if (place === 'play') await page.getByRole('button', { name: 'Cancel' }).click();
        // On a phone the tree of Think needs room, and its board is only looked at.
        const narrowest = place === 'think' && width < 600 ? 240 : least;
        await expect.poll(async () => (await boardOf(page)).width, size).toBeGreaterThanOrEqual(narrowest);
        if (width > height && height < 520) {
          // Board and panel stand side by side, and the board is whole.
          const [board, panel] = [await boardOf(page), await page.locator('main > section').nth(1).boundingBox()];
          expect([board.bottom <= height, (panel?.x ?? 0) >= board.right], `${place} ${size}`).toEqual([true, true]);
        }
      }
      for (const sheet of ['settings', 'share', 'keys'] as const) {
        if (sheet === 'keys') await square(page, 'e2').press('Shift+?');
        else await page.getByRole('button', { name: sheet }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await overflow(page), `${sheet} ${size}`).toEqual([0, 0, 0]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    await open(page, './?game');
    const before = await boardOf(page);
    const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    await play(page, ...there, ...there, ...there);
    const [{ height } = { height: 0 }] = [page.viewportSize() ?? undefined];
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect((await boardOf(page)).y).toBe(before.y);
    await expect(page.getByRole('button', { name: 'Ng8' }).last()).toBeInViewport();
  });
}

test('nothing moves the board, what is refused never hides whose move it is, and places are gone to and back from', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  const before = await boardOf(page);
  const places = page.getByRole('navigation', { name: 'Places' });
  for (const name of ['Play', 'Analyse', 'Script']) {
    await places.getByRole('link', { name }).click();
    await expect(places.locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('region', { name, exact: true })).toBeFocused();
    expect(await boardOf(page)).toEqual(before);
  }
  const whose = page.getByRole('region', { name: 'Board' }).getByRole('img', { name: 'White to move.' });
  await expect(whose).toHaveCount(0);
  await play(page, 'e2e5');
  await expect(page.getByRole('status')).toHaveText(/pawn on e2 cannot go to e5/);
  // The same words are heard again.
  const heard = await page.getByRole('status').evaluateHandle((status) => {
    const all: string[] = [];
    new MutationObserver(() => all.push(status.textContent)).observe(status, { childList: true });
    return all;
  });
  await square(page, 'e5').click();
  await expect.poll(() => heard.jsonValue()).toEqual([expect.stringMatching(/pawn on e2 cannot go to e5/)]);
  await expect(whose).toBeVisible();
  expect(await boardOf(page)).toEqual(before);
  await square(page, 'e4').click();
  await expect(whose).toHaveCount(0);
  await expect(page.getByText('Black to move.')).toBeVisible();
  await expect(page).toHaveTitle('Black to move · Gridmate');
  // Lab is three tabs in one place; each has its own address, which the place keeps.
  await page.evaluate(() => void (location.hash = 'match'));
  await expect(places.locator('[aria-current=page]')).toHaveText('Lab');
  await expect(page.getByRole('tabpanel', { name: 'Match' }).getByLabel('First player')).toBeVisible();
  await page.getByRole('tab', { name: 'Match' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Think' })).toBeFocused();
  await expect(page).toHaveURL(/#think$/);
  await places.getByRole('link', { name: 'Script' }).click();
  await places.getByRole('link', { name: 'Lab' }).click();
  await expect(page.getByRole('tab', { name: 'Think', selected: true })).toBeVisible();
  await expect(page).toHaveURL(/#think$/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(places.locator('[aria-current=page]')).toHaveText('Script');
  await page.goBack();
  await expect(places.locator('[aria-current=page]')).toHaveText('Analyse');
  await page.reload();
  await expect(places.locator('[aria-current=page]')).toHaveText('Analyse');
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('what is chosen in the settings is there at once and after a reload, and the game goes on in another language', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await paper()).toBe('rgb(250, 247, 241)');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('group', { name: 'Letters and numbers' }).getByRole('radio', { name: 'Hidden' }).check();
  expect(await paper()).toBe('rgb(20, 22, 26)');
  // The browser around the page takes its colour.
  await expect(page.locator('meta[name="theme-color"][content="#14161a"]')).toHaveAttribute('media', 'all');
  await expect(page.locator('meta[name="theme-color"][content="#faf7f1"]')).toHaveAttribute('media', 'not all');
  const king = () =>
    square(page, 'e1')
      .locator('.piece')
      .evaluate((piece) => getComputedStyle(piece, '::before').content);
  expect(await king()).toBe('none');
  await page.getByRole('group', { name: 'Pieces' }).getByRole('radio', { name: 'Drawn in lines' }).check();
  expect(await king()).toContain('♔');
  const characters = page.getByRole('group', { name: 'Keys of one letter, digit or sign' });
  await characters.getByRole('radio', { name: 'Off' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await square(page, 'e2').press('Shift+?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await play(page, 'e2e4');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Language' }).getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, weißer Bauer');
  await play(page, 'e7e5');
  await expect(page.getByRole('status')).toHaveText('Bauer nach e5.');
  await expect(page.locator('[aria-current=step]')).toHaveText(['e5']);
  await page.locator('body').press('Control+z');
  await expect(page.getByText('Schwarz am Zug.', { exact: true }).first()).toBeVisible();
  await page.reload();
  await page.getByRole('grid').waitFor();
  expect(await paper()).toBe('rgb(20, 22, 26)');
  await expect(page.locator('.files')).toBeHidden();
  expect(await king()).toContain('♔');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, weißer Bauer');
  // The board has the room above and below, and the panel stands before it, for the keyboard, too.
  const usual = await boardOf(page, 'Brett');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('radio', { name: 'Groß, auf breiten Bildschirmen' }).check();
  await page.getByRole('radio', { name: 'Bereich daneben zuerst' }).check();
  await page.getByRole('radio', { name: 'Auf jedem Feld' }).check();
  await page.keyboard.press('Escape');
  const [large, panel] = [await boardOf(page, 'Brett'), await page.locator('main > section').first().boundingBox()];
  expect(large.width).toBeGreaterThan(usual.width + 100);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThan(large.x);
  expect(large.bottom).toBeLessThanOrEqual(720);
  await expect(page.locator('.names > span')).toHaveCount(64);
  expect((await overflow(page))[0]).toBe(0);
});

test('a link that is shared opens to the same game, place and side', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, './#script');
  await play(page, 'e2e4', 'e7e5');
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Link copied with all moves and comments.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(sheet.getByRole('textbox', { name: 'Link to this game' })).toHaveValue(link);
  await sheet.getByRole('button', { name: 'Copy position (FEN)' }).click();
  await expect(sheet.getByRole('status')).toHaveText('The position is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^rnbqkbnr\/pppp1ppp\//);
  // Who marks a text and lets go beside the sheet has not pressed there.
  await sheet.getByRole('textbox', { name: 'Link to this game' }).hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(sheet).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(sheet).toHaveCount(0);
  const other = await context.newPage();
  await open(other, link);
  await expect(square(other, 'e5')).toHaveAccessibleName('e5, black pawn');
  await expect(other.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await expect(other.getByRole('navigation').locator('[aria-current=page]')).toHaveText('Script');
});

test('the keyboard reaches everything, a list tells its keys, and a move is made by the keyboard alone', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('.tile')).toHaveCount(4);
  const reached: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at === document.body
        ? ''
        : (at?.ariaLabel ?? at?.getAttribute('title') ?? at?.querySelector('b')?.textContent ?? at?.textContent ?? '');
    });
    if (name === '') break;
    reached.push(name);
  }
  expect(reached.slice(0, 13)).toEqual([
    'To the board',
    'Gridmate, first page',
    'Play',
    'Analyse',
    'Learn',
    'Script',
    'Lab',
    'Set up',
    'Games',
    'Help',
    'Settings',
    'Share',
    'e2, white pawn',
  ]);
  expect(reached).toEqual(expect.arrayContaining(['Turn the board', 'Play the computer', 'Write a script']));
  await square(page, 'e2').press('Shift+?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet.getByRole('definition').first()).toHaveText('CtrlZ');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'To the board' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 'e2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, white pawn, picked up');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, empty, possible');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Pawn to e4.');
  await expect(square(page, 'e4')).toBeFocused();
  // The board is one stop of the Tab key, wherever the keyboard has been on it.
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1);
});

test('the first visit shows little boards that move where that is wished, until something is played; each leads to its place', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const welcome = page.getByRole('region', { name: 'What would you like to do?' });
  const script = welcome.getByRole('button', { name: 'Write a script' });
  await expect(script).toContainText('e4=♕, e5=♛');
  await expect(script).not.toContainText('e4e5');
  await page.clock.runFor(6100);
  await expect(script).toContainText('e4=♕, e5=♛, e4e5');
  await play(page, 'e2e4');
  await expect(welcome).toHaveCount(0);
  await page.locator('body').press('Control+z');
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'See a famous game' }).click();
  await expect(page.getByRole('region', { name: 'Analyse' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Rd8#' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [tile, place] of [
    ['Play the computer', 'Play'],
    ['Chess960', 'Play'],
    ['Write a script', 'Script'],
  ] as const) {
    await page.locator('body').press('Control+z');
    await page.getByRole('link', { name: 'Gridmate, first page' }).click();
    await page.clock.runFor(20_000);
    await expect(script).not.toContainText('e4e5');
    await welcome.getByRole('button', { name: tile }).click();
    await expect(page.getByRole('region', { name: place, exact: true })).toBeFocused();
  }
});
