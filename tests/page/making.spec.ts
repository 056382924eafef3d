// A lesson is made by keys alone, tried as a pupil, and is there after a reload.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from './hands';

/** Goes to something by the Tab key alone. */
async function tabTo(page: Page, to: Locator, key = 'Tab'): Promise<void> {
  for (let count = 0; count < 120; count += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('It is not reached by keys.');
}

/** Writes in a field that it goes to by keys, and leaves it. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('a lesson of two chapters is made and tried by keys alone', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { print: () => document.body.classList.add('is-printed') }));
  await open(page, './#learn');
  await tabTo(page, page.getByRole('tab', { name: 'Lessons' }));
  await page.keyboard.press('ArrowRight');
  await fill(page, 'Title', 'First move');
  const kind = page.getByRole('combobox', { name: 'Task' });
  await tabTo(page, kind);
  await page.keyboard.press('ArrowDown');
  const wrong = page.getByRole('region', { name: 'What is wrong' });
  await expect(wrong).toContainText('This task has no answer; play the move that is to be found.');
  await expect(page.getByRole('button', { name: /First move/ })).toContainText('1 task · 1 fault');
  await fill(page, 'Hint', 'Look at the centre.');
  // The answer is played on the board.
  await tabTo(page, page.getByRole('gridcell', { name: /^e2/ }), 'Shift+Tab');
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter', 'Home']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  const start = page.getByRole('button', { name: /^Start/ });
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(wrong).toContainText('Nothing is wrong with this chapter.');
  await tabTo(page, page.getByRole('button', { name: 'Add a chapter' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^2\. Chapter without a title/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await fill(page, 'Title', 'Question');
  await tabTo(page, kind);
  await page.keyboard.type('Ch');
  await expect(kind).toHaveValue('choose');
  await fill(page, 'Text 1', 'Yes');
  await fill(page, 'Text 2', 'No');
  await expect(wrong).toContainText('No text says what is wanted here; write the question as a comment.');
  await fill(page, 'Text before the answer', 'May White castle?');
  await expect(wrong).toContainText('Nothing is wrong with this chapter.');
  await tabTo(page, page.getByRole('button', { name: /^2\. Question/ }), 'Shift+Tab');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('button', { name: /^1\. Question/ })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  // From here on as a pupil.
  const tried = page.getByRole('button', { name: 'Try it as a pupil' });
  await tabTo(page, tried, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Task 2 of 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Lesson' })).toContainText('Choose the right answer.');
  await tabTo(page, page.getByRole('button', { name: 'Leave the lesson' }));
  await page.keyboard.press('Enter');
  await expect(tried).toBeFocused();
  await expect(kind).toHaveValue('choose');
  await tabTo(page, page.getByRole('button', { name: 'Keep in Lessons' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The lesson is kept in Lessons.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Print', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Print the sheet' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('body.is-printed > .lesson-paper .sheet-task')).toHaveCount(2);
  await page.reload();
  await page.getByRole('tab', { name: 'Make' }).click();
  await expect(page.getByRole('region', { name: 'Chapters' }).getByRole('listitem')).toHaveText([
    /^1\. First move/,
    /^2\. Question/,
  ]);
  // It is edited again from the list of lessons.
  await page.getByRole('tab', { name: 'Lessons' }).click();
  await page.getByRole('button', { name: 'Edit First move' }).click();
  await expect(page.getByRole('region', { name: 'Chapters' }).getByRole('listitem')).toHaveCount(2);
});

test('a task is added at a move of the game, from its menu', async ({ page }) => {
  await open(page, './#script');
  await page.getByRole('textbox', { name: 'Moves as text' }).fill('e2e4,e7e5,g1f3');
  await page.evaluate(() => void (location.hash = 'analyse'));
  await page.getByRole('button', { name: 'e5', exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Add a task here' }).click();
  await expect(page).toHaveURL(/#learn$/);
  await expect(page.getByRole('heading', { name: 'Task after e5' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Task' }).selectOption('squares');
  // What is tapped then is marked, and is no move.
  await page.getByRole('button', { name: 'Mark on the board' }).click();
  await page.getByRole('gridcell', { name: /^d4/ }).click();
  await expect(page.getByRole('textbox', { name: 'Squares', exact: true })).toHaveValue('d4');
  await expect(page.getByRole('gridcell', { name: /^d4.*to be marked/ })).toBeVisible();
});
