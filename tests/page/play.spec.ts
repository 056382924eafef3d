// Games, as they are chosen, played and ended with the real engine.

import { expect, type Page, test } from '@playwright/test';
import { drawn, modulesOf, moves } from './hands';

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });

async function play(page: Page, ...all: string[]): Promise<void> {
  for (const move of all) {
    await square(page, move.slice(0, 2)).click();
    await square(page, move.slice(2)).click();
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The opponent has answered. */
const answered = (page: Page, count: number) => expect(moves(page)).toHaveCount(count);

async function goTo(page: Page, place: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();
}

/** Opens what has no room in the row, and chooses from it. */
async function more(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name }).click();
}

test('a game against level 1: one move taken back, a hint in two steps, a reload, resigned, and a rematch', async ({
  page,
}) => {
  const modules = modulesOf(page);
  await page.goto('./#play');
  await page.getByRole('slider', { name: 'Level' }).fill('1');
  await button(page, 'Play').click();
  await expect(page.getByRole('group', { name: 'Black: Level 1' })).toContainText('First steps · about 430 Elo');
  for (const [at, move] of ['a2a3', 'h2h3', 'b2b3'].entries()) {
    await play(page, move);
    await answered(page, 2 * at + 2);
  }
  expect(modules).toContain('engine');
  expect(modules).not.toContain('review');
  await button(page, 'Take back').focus();
  await page.keyboard.press('Enter');
  await answered(page, 4);
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, white pawn');
  for (const count of [2, 0]) {
    await page.keyboard.press('Enter');
    await answered(page, count);
  }
  // It has the keyboard still where it does nothing.
  await expect(button(page, 'Take back')).toBeFocused();
  await expect(button(page, 'Take back')).toHaveAttribute('aria-disabled', 'true');

  await square(page, 'e2').press('g');
  await button(page, 'Show the move').click();
  await expect(button(page, 'Why?')).toBeFocused();
  await expect(page.getByText(/^Hint: .* goes to /).first()).toBeVisible();
  await button(page, 'Why?').click();
  await expect(page.locator('.notice')).toHaveText(/No reason is proved|The next best move, /);
  await goTo(page, 'Script');
  await expect(page.locator('.notice')).toHaveText(/^White to move\./);
  await goTo(page, 'Play');
  await play(page, 'a2a3');
  await answered(page, 2);

  // While the game comes back nothing offers a new one in its place.
  let letGo = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/deferred-parts.*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  const asked = page.waitForRequest('**/deferred-parts.*.js');
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(button(page, 'New game')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('group', { name: 'Black: Level 1' })).toBeVisible();
  await answered(page, 2);
  await play(page, 'h2h3');
  await answered(page, 4);

  await button(page, 'Resign').click();
  await expect(button(page, 'Play on')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Resign')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Resign this game?' }).getByRole('button', { name: 'Resign' }).click();
  const result = page.getByRole('dialog', { name: 'You lose by resignation' });
  await expect(result).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Play' }).getByText('You lose by resignation')).toBeVisible();
  await more(page, 'Rematch: Level 2');
  await expect(page.getByRole('group', { name: 'White: Level 2' })).toBeVisible();
  await expect(button(page, 'More')).toBeFocused();
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await answered(page, 1);
});

test('a game is chosen by the keyboard alone, and the board shows it; without help there is none', async ({ page }) => {
  await page.goto('./#play');
  await page.getByRole('radio', { name: 'White', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Other players')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Level' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('group', { name: 'Opponent' }).getByRole('radio', { name: 'Random' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('spinbutton', { name: 'Number' }).fill('0');
  await expect(square(page, 'h8')).toHaveAccessibleName('h8, black rook');
  await expect(square(page, 'a8')).toHaveAccessibleName('a8, black bishop');
  await page.getByRole('radio', { name: '5 + 3' }).check();
  await expect(page.getByRole('timer', { name: 'White’s clock' })).toHaveText('5:00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Help is allowed' })).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Random moves – You' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'White: Random moves' })).toBeVisible();
  await answered(page, 1);
  await expect(button(page, 'Hint')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Hint').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This game is played without help').first()).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(0);

  // While the computer thinks the page can be worked.
  await more(page, 'New game');
  for (const name of ['White', 'Level', 'Standard', '15 + 10'])
    await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('slider', { name: 'Level' }).fill('10');
  await button(page, 'Play').click();
  await play(page, 'e2e4');
  await expect(page.getByText('thinking …')).toBeVisible();
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
  await goTo(page, 'Script');
  await goTo(page, 'Play');
  // On a busy machine it may have moved by now, and is told nothing new.
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Move now' }).dispatchEvent('click');
  await answered(page, 2);
});

test('two people play with a clock and a pause, it is told who is ahead, and the result leaves the king uncovered', async ({
  page,
}) => {
  await page.goto('./#play');
  await page.getByRole('switch', { name: 'Show who is ahead' }).check();
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByRole('radio', { name: '5 + 3' }).check();
  await button(page, 'Play').click();
  const meter = page.getByRole('meter', { name: 'Evaluation' });
  await expect(meter).toHaveAttribute('aria-valuetext', /better|equally/);
  // White’s share stands at White’s side of the board.
  const isWhiteBelow = () =>
    meter.evaluate((bar) => {
      const share = bar.firstElementChild?.getBoundingClientRect();
      const { top, bottom } = bar.getBoundingClientRect();
      return share && Math.abs(share.bottom - bottom) < Math.abs(share.top - top);
    });
  await expect.poll(isWhiteBelow).toBe(true);
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect.poll(isWhiteBelow).toBe(false);
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await button(page, 'More').click();
  await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'More')).toBeFocused();

  await square(page, 'e2').press('t');
  await expect(page.getByRole('status')).toHaveText('White has 5 minutes, Black 5 minutes.');
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keys' }).getByText('What the clocks show')).toBeVisible();
  await page.keyboard.press('Escape');

  await play(page, 'f2f3');
  await more(page, 'Pause');
  const row = page.getByRole('region', { name: 'Play' });
  await expect(page.locator('.notice').getByRole('button', { name: 'Go on' })).toBeVisible();
  await row.getByRole('button', { name: 'Go on' }).focus();
  await page.keyboard.press('Enter');
  // Another sign comes in its place, and has the keyboard.
  await expect(button(page, 'Take back')).toBeFocused();

  await play(page, 'e7e5', 'g2g4', 'd8h4');
  const result = page.getByRole('dialog', { name: 'Black wins by checkmate' });
  const king = page.getByRole('gridcell', { name: 'e1, white king' });
  const areApart = async () => {
    const [card, cell] = [await result.boundingBox(), await king.boundingBox()];
    return card && cell && (card.y + card.height <= cell.y || cell.y + cell.height <= card.y);
  };
  await expect(result).toBeVisible();
  await expect.poll(areApart).toBe(true);
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect.poll(areApart).toBe(true);

  // Who types when a flag falls goes on typing.
  await page.clock.install();
  await page.goto('./?flag#play');
  await button(page, 'New game').click();
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByRole('radio', { name: '5 + 3' }).check();
  await button(page, 'Play').click();
  await play(page, 'e2e4');
  await goTo(page, 'Lab');
  await page.getByRole('radio', { name: 'Ask in SQL' }).check();
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill('select');
  await page.clock.runFor(301_000);
  await expect(page.getByRole('dialog', { name: 'White wins on time' })).toBeVisible();
  await drawn(page);
  await page.keyboard.type(' 1');
  await expect(box).toHaveValue('select 1');
});
