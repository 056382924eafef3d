// Sets and SQL in a browser, under the policy of the page.

import { expect, type Page, test } from '@playwright/test';

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const arrows = (page: Page) =>
  page.getByRole('grid', { name: 'Board' }).locator('.arrows :is(.line, .best):has(.body)');
const questions = (page: Page) => page.getByRole('combobox', { name: 'Questions to start with …' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });

async function openConsole(page: Page) {
  await page.goto('./#sets');
  await page.getByRole('radio', { name: 'Ask in SQL' }).check();
}

async function ask(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Control+Enter');
}

test('sets are built by buttons, in writing and on the board, and nothing of them stays elsewhere', async ({
  page,
}) => {
  await page.goto('./#sets');
  await expect(square(page, 'd4')).toHaveAccessibleName('d4, empty, in the set, 8 pairs end here');
  // In the colours that a reader forces on the page a hatch is seen, too.
  await page.emulateMedia({ forcedColors: 'active' });
  const hatch = (cell: Element) => getComputedStyle(cell).backgroundImage;
  expect(await square(page, 'd4').evaluate(hatch)).toMatch(/^repeating-linear-gradient\(-45deg, (rgb|color)/);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('button', { name: /^rook 896$/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Formula' })).toHaveValue('rook');
  await page.getByRole('radio', { name: '∪ or' }).check();
  await page.getByRole('button', { name: /^bishop 560$/ }).click();
  await expect(page.getByText('These are exactly the pairs of queen.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out: ∪ bishop' }).click();
  const formula = page.getByRole('textbox', { name: 'Formula' });
  await expect(formula).toHaveValue('rook');
  await expect(formula).toBeFocused();
  await formula.fill('knigt');
  await page.getByRole('button', { name: 'Use knight' }).click();
  await square(page, 'd4').click();
  await expect(page.getByRole('region', { name: 'Square d4' })).toContainText('b3 b5 c2 c6 e2 e6 f3 f5');
  await expect(arrows(page)).toHaveCount(8);
  await square(page, 'g1').focus();
  await page.keyboard.press('Enter');
  await expect(arrows(page)).toHaveCount(3);
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, empty, in the set, 1 pair ends here');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Script' }).click();
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, empty');
  await expect(arrows(page)).toHaveCount(0);
  await expect(page.locator('.square.hatch')).toHaveCount(0);
  await page.goBack();
  await expect(arrows(page)).toHaveCount(3);
});

test('a motif of the position is chosen, seen on the board, and asked for in SQL', async ({ page }) => {
  await page.goto('./#setup');
  const fen = page.getByRole('textbox', { name: 'FEN, the position in one line' });
  await fen.fill('r3k3/2N5/8/p7/8/4n3/8/4R1K1 b - - 0 1');
  await fen.press('Enter');
  await page.goto('./#sets');
  const more = page.getByRole('combobox', { name: 'More sets' });
  await more.selectOption('forks');
  await expect(page.getByText('2 pairs. forks')).toBeVisible();
  await expect(square(page, 'e8')).toHaveAccessibleName('e8, black king, in the set, 1 pair ends here');
  await expect(arrows(page)).toHaveCount(2);
  await page.getByRole('radio', { name: '∪ or' }).check();
  await more.selectOption('pins, for White');
  await expect(page.getByRole('textbox', { name: 'Formula' })).toHaveValue('fork or pin-w');
  await expect(arrows(page)).toHaveCount(3);
  await page.getByText('As SQL').press('Enter');
  await page.getByRole('button', { name: 'Ask in SQL' }).click();
  await expect(page.getByRole('heading', { name: /^3 rows/ })).toBeVisible();
  await expect(arrows(page)).toHaveCount(3);
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const) {
  test(`an example shows its answer at once at ${width} by ${height}`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    await page.setViewportSize({ width, height });
    await openConsole(page);
    await questions(page).selectOption('Which moves are blocked?');
    await expect(square(page, 'a8')).toHaveAccessibleName('a8, black rook, in the result, 3 rows');
    const result = page.getByRole('heading', { name: /^100 rows/ });
    await expect(result).toBeInViewport();
    await expect(page.getByRole('cell', { name: 'a1' }).first()).toBeInViewport();
    await questions(page).selectOption('Squares a knight reaches in two moves but not in one');
    await expect(arrows(page)).toHaveCount(12);
    await expect(page.getByRole('heading', { name: /^12 rows/ })).toBeInViewport();
    await page.getByRole('button', { name: 'Light row 3 on the board' }).click();
    await expect(page.getByRole('status').first()).toHaveText('Row 3 is lit.');
    await expect(page.locator('.arrows .best text')).toHaveText('3');
    expect(complaints).toEqual([]);
  });
}

test('what was broken is put back, what was meant is one press away, and what was lost is told', async ({ page }) => {
  await openConsole(page);
  await ask(page, 'drop table Board');
  await expect(page.getByText('Gone or changed: Board.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset the database' }).click();
  await expect(page.getByText('The database is as it was at the start.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run' })).toBeFocused();
  await ask(page, 'select squar from pieces');
  await expect(page.getByText('Line 1, column 8: no such column: squar.')).toBeVisible();
  await page.getByRole('button', { name: 'Use square' }).click();
  await expect(page.getByRole('heading', { name: /^32 rows/ })).toBeVisible();
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, white pawn, in the result, 1 row');
  await ask(page, 'create table mine as select 1 as x');
  await expect(page.getByText('Your own: mine')).toBeVisible();
  await ask(page, 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. Your own tables and views are gone with it: mine.')).toBeVisible();
  await ask(page, 'select count(*) from Paths');
  await expect(page.getByRole('cell', { name: '2576' })).toBeVisible();
});

test('without the database it is told what failed, and the next question tries again', async ({ page }) => {
  await page.route('**/sqlite3*.wasm', (route) => route.abort());
  await openConsole(page);
  await expect(page.getByText('SQLite could not be loaded: the network failed.')).toBeVisible();
  await page.unroute('**/sqlite3*.wasm');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('heading', { name: /^12 rows/ })).toBeVisible();
});

test('where workers are forbidden the network is not blamed', async ({ page }) => {
  await page.route(/\/(#.*)?$/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const without = policy.replace("worker-src 'self'", "worker-src 'none'");
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': without } });
  });
  await openConsole(page);
  await expect(page.getByText('SQLite could not start: workers are forbidden here.')).toBeVisible();
  await expect(page.getByText('network')).toHaveCount(0);
});
