// What is said about moves, and what becomes of their lines: under the list of moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { comeBackTo, kept, reloaded, waitForKept } from './support/kept.mjs';
import { clickMoves, movesShown, openBoard, openCard, openTab, pgnShown } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Opens what there is to say about the move on the board. @param {Page} page */
async function openNote(page) {
  await page.waitForSelector('#note:not([hidden])');
  await page.click('#note summary');
}

test('a move is marked and commented on, which the list and the PGN show, undo takes back and a reload keeps', async () => {
  const { page, complaints, close } = await openBoard();
  assert.equal(await page.locator('#note').isVisible(), false, 'there is no move yet');
  await clickMoves(page, 'e2e4 e7e5');
  await openNote(page);
  await page.getByRole('button', { name: 'good move', exact: true }).click();
  assert.deepEqual(await movesShown(page), ['e4', 'e5!']);
  await page.getByRole('button', { name: 'dubious move', exact: true }).click();
  assert.deepEqual(await movesShown(page), ['e4', 'e5?!'], 'a move has one such mark');
  assert.equal(await page.getByRole('button', { name: 'good move', exact: true }).getAttribute('aria-pressed'), 'false');
  await page.fill('#note-comment', 'solid,\nand  old');
  await page.click('#previous');
  assert.equal(await page.inputValue('#note-comment'), '', 'nothing is said about the move before');
  const comment = page.locator('#moves .comment');
  assert.deepEqual([await comment.innerText(), await comment.getAttribute('aria-label')], ['solid, and old', 'on e5?!: solid, and old']);
  await comment.click();
  assert.equal(await page.inputValue('#note-comment'), 'solid, and old');
  assert.match(await pgnShown(page), /1\. e4 e5 \$6 \{solid, and old\} \*/);
  await page.keyboard.press('Escape');
  await reloaded(page);
  assert.deepEqual(await movesShown(page), ['e4', 'e5?!']);
  await page.waitForSelector('#undo:enabled');
  await page.click('#undo');
  await page.waitForFunction(() => !document.querySelector('#moves .comment'));
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['e4', 'e5!']);
  await page.click('#redo');
  assert.deepEqual(await movesShown(page), ['e4', 'e5?!']);
  assert.deepEqual(complaints, []);
  await close();
});

test('a line becomes the main one, and what follows a move is deleted, by keys alone', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  await page.fill('#pgn', '1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 *');
  await page.click('#pgn-load');
  await page.keyboard.press('Escape');
  const lines = () => page.locator('#moves .branch').allInnerTexts();
  await page.waitForSelector('#moves .branch');
  assert.deepEqual([await movesShown(page), await lines()], [['e4', 'e5', 'Nc3'], ['or 1… c5 2. Nf3 d6']]);
  await page.locator('#moves .branch button').first().focus();
  await page.keyboard.press('Enter');
  assert.deepEqual([await movesShown(page), await lines()], [['e4', 'c5', 'Nf3', 'd6'], ['or 1… e5 2. Nc3']]);
  assert.match(await pgnShown(page), /1\. e4 e5 \(1\.\.\. c5 2\. Nf3 d6\) 2\. Nc3/, 'to look at a line changes nothing');
  await page.keyboard.press('Escape');
  await page.locator('#note summary').focus();
  await page.keyboard.press('Enter');
  await page.locator('#note-main').focus();
  await page.keyboard.press('Enter');
  assert.match(await pgnShown(page), /1\. e4 c5 \(1\.\.\. e5 2\. Nc3\) 2\. Nf3 d6/);
  await page.keyboard.press('Escape');
  await page.locator('#note-remove').focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nc3'], 'the line goes on by what is left');
  assert.deepEqual(await lines(), []);
  await page.click('#undo');
  assert.deepEqual([await movesShown(page), await lines()], [['e4', 'c5', 'Nf3', 'd6'], ['or 1… e5 2. Nc3']]);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('the keyboard stays on the page when the first move is deleted, and when a move in the list is taken back', async () => {
  const { page, complaints, close } = await openBoard();
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await clickMoves(page, 'e2e4 e7e5');
  await page.waitForSelector('#note:not([hidden])');
  await page.locator('#moves button', { hasText: 'e5' }).focus();
  await page.keyboard.press('Control+z');
  assert.deepEqual([await movesShown(page), await focused()], [['e4'], 'e4']);
  await page.click('#note summary');
  await page.locator('#note-remove').focus();
  await page.keyboard.press('Enter');
  assert.deepEqual([await movesShown(page), await focused()], [[], 'undo']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a variation goes up by one, or becomes the main line at once', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  await page.fill('#pgn', '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. Nc3 *');
  await page.click('#pgn-load');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '2, Black: d5' }).click();
  await openNote(page);
  await page.click('#note-promote');
  assert.match(await pgnShown(page), /1\. e4 e5 \(1\.\.\. c5 2\. c3 \(2\. Nf3 d6\) 2\.\.\. d5\) 2\. Nc3/);
  await page.keyboard.press('Escape');
  await page.click('#note-promote');
  assert.match(await pgnShown(page), /1\. e4 c5 \(1\.\.\. e5 2\. Nc3\) 2\. c3 \(2\. Nf3 d6\) 2\.\.\. d5/);
  await page.keyboard.press('Escape');
  for (let time = 0; time < 2; time += 1) await page.click('#undo');
  await page.click('#note-main');
  assert.match(await pgnShown(page), /1\. e4 c5 \(1\.\.\. e5 2\. Nc3\) 2\. c3 \(2\. Nf3 d6\) 2\.\.\. d5/);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a comment that is being written stays about its move, whatever is played meanwhile', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await openNote(page);
  await page.locator('#note-comment').pressSequentially('the best');
  await page.evaluate(() => import('/document/commands.js').then((commands) => commands.reply(52, 36)));
  await page.locator('#note-comment').pressSequentially(' by test');
  assert.equal(await page.inputValue('#note-comment'), 'the best by test');
  await page.click('#first');
  await page.click('#last');
  assert.deepEqual([await movesShown(page), await page.locator('#moves .comment').allInnerTexts()], [['e4', 'e5'], ['the best by test']]);
  assert.match(await pgnShown(page), /1\. e4 \{the best by test\} 1\.\.\. e5 \*/);
  assert.deepEqual(complaints, []);
  await close();
});

test('a comment that is being written is kept with its move when another game comes, and when the page is left', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await openNote(page);
  const box = page.locator('#note-comment');
  const comments = () => page.locator('#moves .comment').allInnerTexts();
  await box.pressSequentially('the best');
  await page.evaluate(() => import('/document/replace.js').then((commands) => commands.loadScript(undefined, 'd2d4')));
  assert.deepEqual([await movesShown(page), await comments(), await box.inputValue()], [['d4'], [], '']);
  await box.pressSequentially('solid');
  await box.blur();
  assert.deepEqual(await comments(), ['solid']);
  await page.click('#back');
  assert.deepEqual([await movesShown(page), await comments()], [['e4'], ['the best']]);
  await box.press('End');
  await box.pressSequentially(' by test');
  await reloaded(page);
  assert.deepEqual([await movesShown(page), await comments()], [['e4'], ['the best by test']]);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a comment that is being written when the browser is ended is there again, and can be taken back', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await openNote(page);
  await page.locator('#note-comment').pressSequentially('the best');
  const isKept = (/** @type {any} */ record) => record?.draft?.comment === 'the best';
  await waitForKept(page, isKept);
  const ended = await kept(page);
  const comments = page.locator('#moves .comment');
  await comeBackTo(page, () => ended);
  await comments.waitFor();
  assert.deepEqual([await movesShown(page), await comments.allInnerTexts()], [['e4'], ['the best']]);
  await page.waitForSelector('#undo:enabled');
  await page.click('#undo');
  assert.equal(await comments.count(), 0);
  await waitForKept(page, (record) => record && !record.draft);
  // A comment about a move that is no longer there is about nothing.
  await comeBackTo(page, (record) => ({ ...record, draft: { ...ended.draft, text: 'd2d4' } }));
  await page.waitForSelector('#note:not([hidden])');
  assert.deepEqual([await movesShown(page), await comments.count()], [['e4'], 0]);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('each move of a variation leads to its position, and up and down to what was played in place of a move', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  await page.fill('#pgn', '1. e4 e5 {open} (1... c5 2. Nf3 {by far the most played} d6 3. d4) (1... e6 2. d4) 2. Nc3 *');
  await page.click('#pgn-load');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#moves .branch');
  const branches = page.locator('#moves .branch');
  assert.deepEqual(await branches.allInnerTexts(), ['or 1… c5 2. Nf3 by far the most played d6 3. d4', 'or 1… e6 2. d4']);
  assert.equal(await branches.first().getAttribute('aria-label'), 'or 1… c5 2. Nf3 d6 3. d4, another line of 4 steps');
  const move = page.getByRole('button', { name: '2, Black: d6' });
  await move.focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await movesShown(page), ['e4', 'c5', 'Nf3', 'd6', 'd4']);
  assert.equal(await page.locator('#moves [aria-current]').innerText(), 'd6');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'd6', 'the focus goes on with the move');
  // From the second move on: there nothing was played in its place.
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.locator('#moves [aria-current]').innerText(), 'd6');
  for (let at = 0; at < 2; at += 1) await page.keyboard.press('ArrowLeft');
  const seen = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    seen.push(await page.locator('#moves [aria-current]').innerText());
  }
  assert.deepEqual(seen, ['e6', 'e6', 'c5', 'e5', 'e5']);
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nc3']);
  await page.locator('.timeline input').focus();
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.locator('#moves [aria-current]').innerText(), 'e4', 'on the scrubber the keys are steps');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nc3']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a long variation is shown in part, and whole when that is asked for, with the keyboard where it goes on', async () => {
  const { page, complaints, close } = await openBoard({ reducedMotion: 'reduce' });
  await openCard(page, 'pgn');
  await page.fill('#pgn', '1. e4 (1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 Nbd7 7. Rc1 c6 8. Bd3 dxc4) 1... e5 *');
  await page.click('#pgn-load');
  await openTab(page, 'game');
  const branch = page.locator('#moves .branch');
  await branch.waitFor();
  const moves = () => branch.locator('button[data-node]').allInnerTexts();
  assert.deepEqual([(await moves()).length, (await moves()).at(-1)], [12, 'Nbd7']);
  await page.getByRole('button', { name: 'Show all 16 steps' }).press('Enter');
  assert.deepEqual([(await moves()).length, (await moves()).at(-1)], [16, 'dxc4']);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), '7. Rc1');
  assert.match((await branch.getAttribute('aria-label')) ?? '', /dxc4, another line of 16 steps$/);
  // It stays so when the list is drawn anew.
  await page.check('#moves-tokens');
  assert.equal((await moves()).length, 16);
  await branch.locator('button').last().click();
  await page.waitForFunction(() => document.querySelector('#count-steps')?.textContent === '16 / 16');
  assert.deepEqual(complaints, []);
  await close();
});
