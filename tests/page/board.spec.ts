// Whole journeys on the board.

import { expect, test } from '@playwright/test';
import { drawn, play, square, write } from './hands';

test('in a small window a pawn becomes what its letter chooses, and castling is asked about and told before it is done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('./');
  await play(page, 'a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'g8f6', 'a6a7', 'f6g8');
  await square(page, 'a7').click();
  await square(page, 'b8').click();
  const question = page.getByRole('dialog', { name: 'What does the pawn become?' });
  for (const name of ['Queen', 'Rook', 'Bishop', 'Knight'])
    await expect(question.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('n');
  await expect(page.getByRole('status')).toHaveText('Pawn from a7 takes knight on b8, becomes a knight.');
  await expect(square(page, 'b8')).toBeFocused();
  await write(page, 'e2e4,e7e5,g1f3,b8c6,f1c4,g8f6', '');
  await expect(square(page, 'f6')).toHaveAccessibleName('f6, black knight');
  await square(page, 'e1').focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('status')).toHaveText('Castling: the king to g1, the rook to f1.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toHaveText('White king back on e1.');
  await square(page, 'e1').click();
  await square(page, 'h1').click();
  const either = page.getByRole('dialog', { name: 'Which move do you mean?' });
  await expect(either.getByRole('button', { name: 'Pick up the rook on h1' })).toBeInViewport({ ratio: 1 });
  const castle = either.getByRole('button', { name: 'Castle: king to g1, rook to f1' });
  await expect(castle).toBeInViewport({ ratio: 1 });
  await castle.click();
  await expect(page.getByRole('status')).toHaveText('Castles: king to g1, rook to f1.');
});

test('arrows are drawn with the right button, with the pencil and by keys, and taken away', async ({ page }) => {
  await page.goto('./');
  const board = page.getByRole('grid', { name: 'Board' });
  await square(page, 'd2').hover();
  await page.mouse.down({ button: 'right' });
  await square(page, 'd4').hover();
  await page.mouse.up({ button: 'right' });
  await expect(page.getByRole('status')).toHaveText('Green arrow from d2 to d4.');
  for (const [modifiers, paint] of [
    [['Control'], 'Red'],
    [['Alt'], 'Blue'],
    [['Shift', 'Alt'], 'Yellow'],
    [['Shift'], 'Red'],
  ] as const) {
    await square(page, 'e4').click({ button: 'right', modifiers: [...modifiers] });
    await expect(page.getByRole('status')).toHaveText(`${paint} circle on e4.`);
  }
  await expect(board).toHaveAccessibleDescription('Drawn on the board: green arrow from d2 to d4; red circle on e4.');
  await page.getByRole('button', { name: 'Board tools' }).click();
  await page.getByRole('menuitem', { name: 'Draw arrows' }).click();
  const bench = page.getByRole('group', { name: 'Colours of arrows' });
  await bench.getByRole('button', { name: 'Blue' }).click();
  await square(page, 'g1').click();
  await square(page, 'f3').click();
  await expect(page.getByRole('status')).toHaveText('Blue arrow from g1 to f3.');
  await square(page, 'd5').focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('status')).toHaveText('Blue arrow from d5 to e5.');
  await bench.getByRole('button', { name: 'Erase all' }).click();
  await expect(board).toHaveAccessibleDescription('');
  await bench.getByRole('button', { name: 'Done' }).click();
  await square(page, 'g1').click();
  await expect(page.getByRole('status')).toHaveText(/^White knight on g1 picked up/);
});

test('a move is typed where a key of the board opens the field; a refusal and an answer are shown', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Board tools' }).waitFor();
  const field = page.getByRole('textbox', { name: 'Move or question' });
  for (const elsewhere of ['Settings', 'Turn the board'])
    await page.getByRole('button', { name: elsewhere }).press('i');
  await page.getByRole('button', { name: 'Settings' }).press('Shift+?');
  await drawn(page);
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await square(page, 'e2').press('i');
  await expect(field).toBeFocused();
  await page.keyboard.type('e2e5');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/the pawn on e2 cannot go to e5/);
  await page.keyboard.type('e2e4');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toHaveAccessibleDescription('Pawn to e4.');
  await page.keyboard.type('p N');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('White knights: b1, g1.');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(square(page, 'e2')).toBeFocused();
});

test('a piece slides to where it lands, unless it was carried there or nothing is to move', async ({ page }) => {
  await page.goto('./');
  const flying = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => Object.getPrototypeOf(one) === Animation.prototype).length,
    );
  // What slides is stopped as it begins, so that it can be looked at.
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      return animation;
    };
  });
  await square(page, 'e2').dragTo(square(page, 'e4'));
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, white pawn');
  expect(await flying()).toBe(0);
  await play(page, 'e7e5');
  expect(await flying()).toBe(1);
  // The next change begins where the piece is seen, at the start of its way.
  const top = async () => (await square(page, 'e7').locator('.piece').boundingBox())?.y;
  const seen = await square(page, 'e5').locator('.piece').boundingBox();
  await page.locator('body').press('Control+z');
  expect(await top()).toBeCloseTo(seen?.y ?? 0, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('body').press('Control+y');
  expect(await flying()).toBe(0);
});

test('the board stays left to right on a page that is not, and is seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('./');
  await square(page, 'a1').waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const [a, h] = [await square(page, 'a1').boundingBox(), await square(page, 'h1').boundingBox()];
  expect(a?.x).toBeLessThan(h?.x ?? 0);
  const colors = (name: string) =>
    square(page, name).evaluate((cell) => {
      const piece = getComputedStyle(cell.querySelector('.piece') ?? cell);
      return [getComputedStyle(cell).backgroundColor, piece.color, piece.webkitTextStrokeColor];
    });
  const [[dark, white, line], [light, black]] = [await colors('a1'), await colors('h7')];
  expect([white, line, black]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  expect(dark).not.toBe(light);
});
