// A game, a lesson and an analysis by keys alone and by what is heard alone: nothing here looks at the page.

import { test } from '@playwright/test';
import { paste } from './hands';
import { Listener } from './listener';

const GAME = `[White "Teacher"]
[Black "Pupil"]

{The shortest way to lose.} 1. f3? {It opens the way to the king.} e5 2. g4?? (2. e4 {was still no harm.}) Qh4# {Nothing helps.} 0-1
`;

/** From where it is on the board to a square, by its file and rank; and presses it. */
async function press(by: Listener, square: string): Promise<void> {
  const [file = '', rank = ''] = square;
  await by.press(`Shift+Digit${file.charCodeAt(0) - 96}`, `Digit${rank}`, 'Enter');
}

test('two people play to mate by keys and by what they hear', async ({ page }) => {
  const by = await Listener.open(page);
  await by.goes('link Play');
  await by.press('Enter');
  await by.goes(/^radio White, checked/);
  await by.goes('radio Two people, checked', 'ArrowRight');
  await by.goes('button Play');
  await by.press('Enter');
  await by.finds(/^heading /);
  await by.goes('button To the board', 'Shift+Tab');
  await by.press('Enter');
  await by.finds('gridcell e2, white pawn');
  await by.press('Enter');
  await by.hears('White pawn on e2 picked up. 2 moves: e3, e4.');
  await by.press('ArrowUp', 'ArrowUp');
  await by.finds('gridcell e4, empty, possible');
  await by.press('Enter');
  await by.hears('Pawn to e4.');
  for (const [from, to, said] of [
    ['e7', 'e5', 'Pawn to e5.'],
    ['d1', 'h5', 'Queen to h5.'],
    ['b8', 'c6', 'Knight to c6.'],
  ] as const) {
    await press(by, from);
    await press(by, to);
    await by.hears(said);
  }
  // What is refused says why.
  await press(by, 'c1');
  await by.hears('The white bishop on c1 has no legal move.');
  await by.press('Shift+Digit8', 'Digit7', 'Shift+q');
  await by.press('i');
  await by.write('Bc4');
  await by.press('Enter');
  await by.hears('Bishop to c4.');
  await by.press('Escape');
  await press(by, 'g8');
  await press(by, 'f6');
  await by.hears('Knight to f6.');
  await press(by, 'h5');
  await press(by, 'f7');
  await by.hears('Queen takes pawn on f7. Checkmate. White wins.');
  await by.finds('dialog White wins by checkmate');
  await by.press('Escape');
  await by.finds('gridcell f7, white queen');
  for (const [key, said] of [
    ['l', 'Queen takes pawn on f7. Checkmate. White wins.'],
    ['m', 'The white queen on f7 cannot move now.'],
    ['c', 'White has taken: pawn. Black has taken: nothing.'],
    ['t', 'This game has no clock.'],
    ['v', 'Checkmate. White wins.'],
    ['s', /^Rank 7: black pawn a7, .* white queen f7, black pawn g7, black pawn h7\.$/],
  ] as const) {
    await by.press(key);
    await by.hears(said);
  }
});

test('a lesson is read, heard with its remarks, and another remark is written, by keys alone', async ({ page }) => {
  const by = await Listener.open(page, './#games');
  await by.goes('tab My games');
  await by.press('ArrowRight');
  await by.finds('tab File');
  await paste(page, GAME);
  await by.hears('On the board: 4 half-moves.');
  await by.goes(/^slider Step/, 'Shift+Tab');
  for (const [key, said] of [
    ['Home', 'The start. White to move. The shortest way to lose.'],
    ['ArrowRight', 'Pawn to f3. Mistake. It opens the way to the king.'],
    ['ArrowRight', 'Pawn to e5.'],
    ['ArrowRight', 'Pawn to g4. Blunder.'],
    ['ArrowRight', 'Queen to h4. Checkmate. Black wins. Nothing helps.'],
    ['ArrowLeft', 'Pawn to g4. Blunder.'],
  ] as const) {
    await by.press(key);
    await by.hears(said);
  }
  await by.finds('slider Step: 3');
  await by.goes('link Analyse', 'Shift+Tab');
  await by.press('Enter');
  await by.finds('region Analyse');
  await by.goes('button g4??');
  await by.goes('button e4', 'ArrowDown', 1);
  await by.press('Enter');
  await by.hears('Pawn to e4. was still no harm.');
  await by.press('Shift+F10');
  await by.finds(/^menuitemcheckbox good move/);
  await by.press('Escape', 'c');
  await by.finds('textbox Comment on e4');
  await by.press('Control+a');
  await by.write('White is safe.');
  await by.press('Control+Enter');
  await by.hears('Comment on e4 kept.');
  await by.press('!');
  await by.hears('e4: good move.');
  await by.finds('button e4!');
  await by.press('Enter');
  await by.hears('Pawn to e4. Good move. White is safe.');
});

test('a position is analysed by keys, and what the engine finds is heard', async ({ page }) => {
  const by = await Listener.open(page, './#analyse');
  await by.goes('switch Engine');
  await by.press('Space');
  await by.finds('switch Engine, checked');
  await by.goes('button To the board', 'Shift+Tab');
  await by.press('Enter');
  await by.asks('v', /^(White|Black) is .+, says the engine\.$|^Both sides stand equally well, says the engine\.$/m);
  await by.press('g');
  await by.hears(/^Hint: look at the white (pawn|knight) on [a-h][12]\.$/);
  await by.goes(/^button 1\. /);
  await by.tries('ArrowRight', /^button 1… /);
  await by.press('Enter');
  await by.hears(/^(Pawn|Knight) to [a-h][3456]\.$/);
  await by.finds('list Best lines');
  await by.tries('ArrowDown', /^button 2\. /);
  await by.goes(/^slider How the game stands, for White/);
  await by.press('Home');
  await by.hears('The start. White to move.');
});

test('lines of a piece, steps and variations of a game, and words that are typed, are heard at the board', async ({
  page,
}) => {
  const by = await Listener.open(page, './#games');
  await by.goes('tab My games');
  await paste(page, GAME);
  await by.hears('On the board: 4 half-moves.');
  await by.goes('button To the board', 'Shift+Tab');
  await by.press('Enter');
  await by.finds(/^gridcell e2, /);
  for (const [key, said] of [
    ['Shift+PageUp', 'The start. White to move. The shortest way to lose.'],
    ['PageUp', 'This is the start.'],
    ['PageDown', 'Pawn to f3. Mistake. It opens the way to the king.'],
    ['.', 'Pawn to e5.'],
    ['PageDown', 'Pawn to g4. Blunder. Line 1 of 2.'],
    ['a', 'Pawn to e4. was still no harm. Line 2 of 2.'],
    ['Shift+a', 'Pawn to g4. Blunder. Line 1 of 2.'],
    ['Shift+PageDown', 'Queen to h4. Checkmate. Black wins. Nothing helps.'],
    ['Shift+c', 'The last move took nothing.'],
    ['Shift+w', /^Black: king e8; queen h4; 2 rooks a8, h8; .*; 8 pawns /],
    ['h', /^Rank 8: black rook a8, .* Rank 1: white rook a1, .*white rook h1\.$/],
  ] as const) {
    await by.press(key);
    await by.hears(said);
  }
  await by.press('Shift+Digit8', 'Digit4');
  await by.finds('gridcell h4, black queen');
  await by.press('x');
  await by.hears(
    'From h4: h5 to h6 empty, black pawn h7; h3 empty, white pawn h2; g3 to f2 empty, white king e1; white pawn g4; g5 to d8 empty.',
  );
  await by.press('i');
  for (const [text, said] of [
    ['opponent', 'White: Teacher. Black: Pupil.'],
    ['previous', 'Pawn to g4. Blunder. Line 1 of 2.'],
    ['x d8', 'From d8: black king e8; e7 to h4 empty; black pawn d7; black pawn c7; black bishop c8.'],
    ['resign', 'No game is being played.'],
  ] as const) {
    await by.press('Control+a');
    await by.write(text);
    await by.press('Enter');
    await by.hears(said);
  }
  await by.press('Escape');
  await by.finds('gridcell h4, empty');
});
