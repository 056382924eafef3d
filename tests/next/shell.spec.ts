// The page around the board: its places at each size, what lies over it, and what it remembers.

import { expect, type Page, test } from '@playwright/test';

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const play = async (page: Page, ...moves: string[]) => {
  for (const move of moves) {
    await square(page, move.slice(0, 2)).click();
    await square(page, move.slice(2)).click();
  }
};
const open = async (page: Page, address = './') => {
  await page.goto(address);
  await page.getByRole('grid', { name: 'Board' }).waitFor();
};
const boardOf = async (page: Page) => {
  const box = await page.getByRole('grid', { name: 'Board' }).boundingBox();
  if (!box) throw new Error('The board is not seen.');
  return box;
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

for (const [width, height, least] of [
  [1440, 900, 632],
  [1280, 720, 500],
  [820, 1180, 584],
  [720, 900, 400],
  [720, 450, 240],
  [390, 844, 352],
  [320, 568, 192],
] as const) {
  test(`nothing runs over at ${width} by ${height}, in any place`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const place of ['', 'play', 'analyse', 'script', 'games']) {
      await page.evaluate((hash) => void (location.hash = hash), place);
      await expect(page.locator('main > section').nth(1)).toHaveClass(place === '' ? 'welcome' : 'panel');
      expect(await overflow(page), place).toEqual([0, 0, 0]);
      // A game that is being chosen has a small screen to itself.
      if (place === 'play') await page.getByRole('button', { name: 'Cancel' }).click();
      expect((await boardOf(page)).width).toBeGreaterThanOrEqual(least);
    }
    for (const sheet of ['settings', 'share', 'keys'] as const) {
      if (sheet === 'keys') await page.keyboard.press('Shift+?');
      else await page.getByRole('button', { name: sheet }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await overflow(page), sheet).toEqual([0, 0, 0]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('on a phone a game fits the screen, and only its moves scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const before = await boardOf(page);
  const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  await play(page, ...there, ...there, ...there);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  expect(await boardOf(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Ng8' }).last()).toBeInViewport();
});

test('nothing moves the board, and places are gone to and back from', async ({ page }) => {
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
  await square(page, 'e2').click();
  await square(page, 'e5').click();
  await expect(page.getByText(/pawn on e2 cannot go to e5/).first()).toBeVisible();
  expect(await boardOf(page)).toEqual(before);
  await page.goBack();
  await expect(places.locator('[aria-current=page]')).toHaveText('Analyse');
  await page.reload();
  await expect(places.locator('[aria-current=page]')).toHaveText('Analyse');
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('what is refused never hides whose move it is, and goes with the next move', async ({ page }) => {
  await open(page);
  const whose = page.getByRole('region', { name: 'Board' }).getByRole('img', { name: 'White to move.' });
  await expect(whose).toHaveCount(0);
  await play(page, 'e2e5');
  await expect(whose).toBeVisible();
  await square(page, 'e4').click();
  await expect(whose).toHaveCount(0);
  await expect(page.getByText('Black to move.')).toBeVisible();
  await expect(page).toHaveTitle('Black to move · Gridmate');
});

test('what is chosen in the settings is there after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await paper()).toBe('rgb(250, 247, 241)');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio', { name: 'Dark' }).check();
  await page
    .getByRole('group', { name: 'Letters and numbers at the board' })
    .getByRole('radio', { name: 'Hidden' })
    .check();
  expect(await paper()).toBe('rgb(20, 22, 26)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.reload();
  await page.getByRole('grid', { name: 'Board' }).waitFor();
  expect(await paper()).toBe('rgb(20, 22, 26)');
  await expect(page.locator('.files')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('where the browser keeps nothing the page says so, and works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  await open(page);
  await expect(page.getByText(/This browser keeps nothing/)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await play(page, 'e2e4');
  await expect(page.getByRole('status')).toHaveText('Pawn to e4.');
});

test('a link that is shared opens to the same game, place and side', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, './#script');
  await play(page, 'e2e4', 'e7e5');
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByRole('status')).toHaveText('The link is copied. Paste it where you like.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(sheet.getByRole('textbox', { name: 'Link to this game' })).toHaveValue(link);
  await sheet.getByRole('button', { name: 'Copy position (FEN)' }).click();
  await expect(sheet.getByRole('status')).toHaveText('The position is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^rnbqkbnr\/pppp1ppp\//);
  const other = await context.newPage();
  await open(other, link);
  await expect(square(other, 'e5')).toHaveAccessibleName('e5, black pawn');
  await expect(other.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await expect(other.getByRole('navigation').locator('[aria-current=page]')).toHaveText('Script');
});

test('the keyboard reaches everything, and a list tells its keys', async ({ page }) => {
  await open(page);
  const reached: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at === document.body
        ? ''
        : (at?.ariaLabel ?? at?.querySelector('b')?.textContent ?? at?.textContent ?? '');
    });
    if (name === '') break;
    reached.push(name);
  }
  expect(reached.slice(0, 10)).toEqual([
    'To the board',
    'Gridmate, first page',
    'Play',
    'Analyse',
    'Script',
    'Games',
    'Keys',
    'Settings',
    'Share',
    'e2, white pawn',
  ]);
  expect(reached).toEqual(expect.arrayContaining(['Turn the board', 'Play the computer', 'Write a script']));
  await page.keyboard.press('Shift+?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet.getByRole('definition').first()).toHaveText('CtrlZ');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('the first visit shows little boards that move, until something is played', async ({ page }) => {
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
});

test('little boards stand still for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: 'Write a script' })).not.toContainText('e4e5');
});
