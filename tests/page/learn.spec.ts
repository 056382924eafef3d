// A lesson that is played by keys alone, left and come back to, and one that comes by a link.

import { expect, type Page, test } from '@playwright/test';
import { encode } from '../../www/document/link';
import { words as de } from '../../www/i18n/de/all';
import { faults, loadAxe } from './axe-faults';
import { here, open, play } from './hands';

const spoken = (page: Page) => page.locator('.notice [role=status]');

/** A move by the keys of the board: the squares are gone to by rank and file. */
async function move(page: Page, from: string, to: string): Promise<void> {
  for (const square of [from, to]) await go(page, square);
}

/** Presses a square by the keys of the board. */
async function go(page: Page, square: string): Promise<void> {
  const file = square.charCodeAt(0) - 96;
  await page.keyboard.press(`${square.charAt(1)}`);
  await page.keyboard.press(`Shift+Digit${file}`);
  await page.keyboard.press('Enter');
}

/** The name of the square that is marked. */
async function marked(page: Page): Promise<string> {
  const name = await page.locator('[data-square].hatch').getAttribute('aria-label');
  return (name ?? '').slice(0, 2);
}

test('a lesson is played by keys alone, and kept with what was solved', async ({ page }) => {
  await open(page, './#learn');
  await page.getByRole('button', { name: /^Three famous mates/ }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', { name: 'Lesson', exact: true });
  await expect(card).toBeFocused();
  await expect(spoken(page)).toHaveText(
    'Three famous mates. Black’s king stands behind its own pawns. Task 1 of 4. White mates with this move.',
  );
  await page.keyboard.press('j');
  await expect(spoken(page)).toHaveText('Which rank is not guarded?');
  await page.locator('[data-square][tabindex="0"]').focus();
  await move(page, 'd1', 'd8');
  await expect(spoken(page)).toHaveText('Rd8#: mate. The mate on the back rank. Go on to the next task.');
  await page.keyboard.press('Shift+Enter');
  await expect(card.getByText('The king has few squares.')).toBeVisible();
  await move(page, 'b3', 'g8');
  await expect(spoken(page)).toHaveText('Rook takes queen on g8. White mates with this move.');
  await move(page, 'h6', 'f7');
  await expect(card.getByText('Nf7#: mate.')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  // Left and come back to, the lesson goes on where it was.
  await page.evaluate(() => void (location.hash = 'play'));
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible();
  await page.goBack();
  await expect(card.getByText('Black’s bishop pins the knight')).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(card.getByText('The lesson is over: 1 of 4 tasks solved at the first try.')).toBeVisible();
  await expect(card.getByText('comes back in 3 days')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).focus();
  await page.keyboard.press('Enter');
  const row = page.getByRole('button', { name: /^Three famous mates.*1 of 4 solved/ });
  await expect(row).toBeVisible();
  // The list comes whole: what is the last in it stays where it is in its first frame, however late the course comes.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/course.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const tops = new Set<number>();
    const look = () => {
      const last = document.querySelector('.lessons > section:last-of-type');
      if (last) tops.add(last.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { tops });
  });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Lessons' })).toBeVisible();
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await page.evaluate(frames);
  release();
  await expect(row).toBeVisible();
  await page.evaluate(frames);
  expect(await page.evaluate(() => (globalThis as unknown as { tops: Set<number> }).tops.size)).toBe(1);
});

test('a PGN is opened as a lesson, is deleted and comes back; a link plays its lesson', async ({ page }) => {
  await open(page, './#learn');
  const pgn = '[Event "Mine"]\n[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"]\n\n{Go. [%task mate 1]} 1. Rd8# *\n';
  const file = { name: 'mine.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(pgn) };
  await page.getByLabel('Open a PGN as a lesson').first().setInputFiles(file);
  const card = page.getByRole('group', { name: 'Lesson', exact: true });
  await expect(card.getByText('Go.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  const row = page.getByRole('button', { name: /^Mine/ });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Delete Mine' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  const bytes = await page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const request = indexedDB.open('gridmate documents');
        request.addEventListener('error', () => reject(new Error(String(request.error))));
        request.addEventListener('success', () => {
          const all = request.result.transaction('lessons').objectStore('lessons').getAll();
          all.addEventListener('success', () => resolve([...(all.result[0] as { bytes: Uint8Array }).bytes]));
        });
      }),
  );
  const link = encode({ bytes: Uint8Array.from(bytes), panel: 'learn', isFlipped: false });
  await page.goto('about:blank');
  await open(page, `./#${link}`);
  await expect(card.getByText('Go.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#learn$/);
});

test('a text that is right is chosen by keys, which then go on from the card', async ({ page }) => {
  await open(page, './#learn');
  const file = { name: 'a.pgn', mimeType: 'text/plain', buffer: Buffer.from('{Is it? [%task choose +Yes|-No]} *') };
  await page.getByLabel('Open a PGN as a lesson').first().setInputFiles(file);
  await page.getByRole('radio', { name: 'No' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Enter');
  await expect(spoken(page)).toHaveText('All right. That was the last one. Go on to the result.');
  await expect(page.getByRole('group', { name: 'Lesson', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText('The lesson is over: 1 of 1 task solved at the first try.');
});

/** A puzzle of a game, as what is found in games is kept. */
const FOUND =
  '[Event "Ann – Ben"]\n[FEN "2r3k1/5pp1/7p/3N4/7P/8/5PP1/6K1 w - - 0 21"]\n\n{[%task find]} 1. Ne7+ Kf8 2. Nxc8 *\n';

test('a puzzle of a game that was reviewed is played from what is behind the mistakes there, on a small screen', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ ...here(baseURL), locale: 'de', viewport, colorScheme: 'dark' });
  const page = await context.newPage();
  await open(page, './#learn');
  const { learn, mine } = de;
  const row = page.getByRole('region', { name: mine.title, exact: true });
  await expect(row.getByRole('button', { name: mine.choose })).toBeVisible();
  const file = { name: 'found.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(FOUND) };
  await page.getByLabel(learn.openPgn).first().setInputFiles(file);
  const card = page.getByRole('group', { name: learn.card, exact: true });
  await page.getByRole('button', { name: learn.leave }).click();
  await row.waitFor();
  // The game of it stands among those that were reviewed.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('gridmate documents');
        opening.addEventListener('success', () => {
          const both = opening.result.transaction(['lessons', 'reviewed'], 'readwrite');
          const all = both.objectStore('lessons').getAll();
          all.addEventListener('success', () => {
            const [{ bytes }] = all.result as [{ bytes: Uint8Array }];
            const motifs = { w: [], b: [{ motif: 'fork', isMissed: false }] };
            const game = { title: 'Ann – Ben', date: 0, puzzles: [{ bytes, themes: ['fork'] }], motifs, side: 'b' };
            both.objectStore('reviewed').put(game, 'a game');
          });
          both.addEventListener('complete', () => (opening.result.close(), resolve()));
        });
      }),
  );
  await page.reload();
  await expect(row).toContainText(mine.count(1, 1));
  await loadAxe(page);
  expect(await faults(page)).toEqual([]);
  await row.getByRole('button', { name: /^Gabeln.*1 × zugelassen · mit \d+ Aufgaben üben/ }).click();
  // It comes first, then those of the page.
  await expect(card.getByRole('heading', { name: 'Ann – Ben' })).toBeVisible();
  await expect(page.locator('.lesson-head')).toContainText(/Aufgabe 1 von \d\d/);
  expect(await faults(page)).toEqual([]);
  await play(page, 'd5e7');
  await expect(card).toContainText(learn.right('Se7+'));
  await page.getByRole('button', { name: learn.leave }).click();
  await row.getByText(mine.games(1), { exact: true }).click();
  const game = row.getByRole('button', { name: `Ann – Ben ${mine.puzzlesOf(1)}`, exact: true });
  await expect(game).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await game.click();
  await expect(page.getByText(learn.place(1, 1), { exact: true })).toBeVisible();
  await context.close();
});

test('a trainer is worked by keys, ends by the clock, and keeps the best', async ({ page }) => {
  await page.clock.install();
  await open(page, './#learn');
  await page.getByRole('button', { name: /^Name the square/ }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', { name: 'Trainer', exact: true });
  const field = card.getByLabel('Name of the square');
  await expect(field).toBeFocused();
  await expect(page.locator('.ranks').first()).toBeHidden();
  await loadAxe(page);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.type(await marked(page));
  await expect(card.getByText('Right.')).toBeVisible();
  const asked = (await card.locator('.asked').textContent()) ?? '';
  await expect(page.locator('[data-square][tabindex="0"]')).toBeFocused();
  await go(page, asked.slice(-3, -1));
  await expect(field).toBeFocused();
  await expect(page.locator('.lesson-head').getByText('2 points')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(card.getByText('2 points: your best so far.')).toBeVisible();
  await expect(card).toBeFocused();
  await expect(spoken(page)).toHaveText('Time is up. 2 points: your best so far.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Name the square.*Best: 2 points/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Name the square.*Best: 2 points/ })).toBeVisible();
});
