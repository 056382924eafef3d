// Analysing with the real engine: lines that are walked and played from, and the picture of the game.

import { expect, type Page, test } from '@playwright/test';
import { moves, write } from './hands';

const lines = (page: Page) => page.getByRole('list', { name: 'Best lines' }).getByRole('listitem');
const preview = (page: Page) => page.locator('.preview');
const arrows = (page: Page) => page.locator('.stage .arrows g:is(.best, .second, .line):has(.body)');
const engine = (page: Page) => page.getByRole('switch', { name: 'Engine' });
const place = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click();

test('the engine’s lines show their positions, are walked and played from by keys, and rest elsewhere', async ({
  page,
}) => {
  await page.goto('./#analyse');
  await engine(page).check();
  await expect(lines(page)).toHaveCount(3);
  await expect(arrows(page)).toHaveCount(3);
  // No arrow hides the number of another.
  await expect(page.locator('.stage .arrows circle')).toHaveCount(3);
  await expect(page.locator('.stage .arrows g:has(circle) ~ g:has(.body)')).toHaveCount(0);
  await expect(page.getByRole('meter', { name: 'Evaluation' })).toHaveAttribute('aria-valuetext', /better|equally/);
  await expect(page.getByText(/^depth \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Fewer lines' }).click();
  await expect(lines(page)).toHaveCount(2);

  const first = lines(page)
    .first()
    .getByRole('button', { name: /^1[.…] / });
  await first.first().hover();
  await expect(preview(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(preview(page)).toHaveCount(0);
  const second = lines(page).first().locator('[data-move]').nth(1);
  await second.waitFor();
  await first.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(preview(page).getByText('1… ')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(lines(page).nth(1).getByRole('button', { name: /^1\. / }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveCount(2);
  await expect(lines(page).first().getByRole('button', { name: /^2\. / }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(lines(page).first().getByRole('button', { name: /^2\. / }).first()).toBeFocused();

  await place(page, 'Script');
  await expect(arrows(page)).toHaveCount(0);
  await expect(page.getByRole('meter')).toHaveCount(0);
  await place(page, 'Analyse');
  await expect(engine(page)).toBeChecked();
  await expect(lines(page)).toHaveCount(2);
});

test('how a game stands is a picture that goes to each move by keys and mouse, and says where it was over', async ({
  page,
}) => {
  await write(page, 'f2f3,e7e5,g2g4,d8h4', 'analyse');
  await engine(page).check();
  const graph = page.getByRole('slider', { name: 'How the game stands, for White' });
  await expect(page.getByText('The game is over here')).toBeVisible();
  await expect(graph).toHaveAttribute('aria-valuetext', 'After 2… Qh4#: Black has won');
  await expect(page.getByText(/^The largest swing: 2\. g4, from [+−]?\d+\.\d to −M1\.$/)).toBeVisible();
  await graph.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(graph).toHaveAttribute('aria-valuetext', 'After 2. g4: Black mates in 1 move');
  await page.keyboard.press('Home');
  await expect(graph).toHaveAttribute('aria-valuetext', /^At the start: (Both sides|White is|Black is) /);
  const width = await graph.evaluate((picture) => picture.getBoundingClientRect().width);
  await graph.click({ position: { x: width / 2, y: 20 } });
  await expect(graph).toHaveAttribute('aria-valuenow', '2');
  await expect(moves(page).nth(1)).toHaveAttribute('aria-current', 'step');
});

test('the current move stays in sight where what the engine finds takes its room', async ({ page }) => {
  const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  await write(page, `${Array.from({ length: 60 }, (_, at) => there[at % 4]).join(',')},e2e4`, 'analyse');
  const current = page.getByRole('button', { name: 'e4', exact: true });
  await expect(current).toBeInViewport({ ratio: 1 });
  await engine(page).check();
  await expect(lines(page)).toHaveCount(3);
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('of a game without help the engine says nothing before it ends', async ({ page }) => {
  await page.goto('./#analyse');
  await engine(page).check();
  await expect(lines(page)).toHaveCount(3);
  await place(page, 'Play');
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByRole('switch', { name: 'Help is allowed' }).uncheck();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await place(page, 'Analyse');
  await expect(page.getByText('This game is played without help: the engine says nothing')).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(arrows(page)).toHaveCount(0);
});

test('an engine that cannot be had is told, and asked again when somebody wants it', async ({ page }) => {
  await page.route('**/engine_bg.*', (route) => route.abort());
  await page.goto('./#analyse');
  await engine(page).check();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/engine_bg.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`lines, picture and moves have room at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await write(page, 'e2e4,e7e5,g1f3,b8c6', 'analyse');
    await engine(page).check();
    await page.getByRole('button', { name: 'More lines' }).click();
    await page.getByRole('button', { name: 'More lines' }).click();
    await expect(lines(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Show all of line 1' }).click();
    await page.getByRole('slider', { name: 'How the game stands' }).scrollIntoViewIfNeeded();
    await moves(page).last().scrollIntoViewIfNeeded();
    await expect(moves(page).last()).toBeInViewport();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBe(0);
  });
}
