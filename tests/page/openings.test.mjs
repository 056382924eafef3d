// What the openings are called: legal moves by another program, and the names beside the list of moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { OPENINGS, openingOf } from '../../www/panels/play/openings.js';
import { heavy } from './support/extent.mjs';
import { LANGUAGES, words } from './support/languages.mjs';
import { clickMoves, openBoard, openTab } from './support/playing.mjs';

test('each opening is made of legal moves, is found by them, and has a name of its own in each language', async () => {
  for (const [name, [code = '', moves = '']] of Object.entries(OPENINGS)) {
    const game = new Chess();
    for (const san of moves.split(' ')) game.move(san);
    assert.match(code, /^[A-E]\d\d$/, name);
    assert.equal(openingOf(game.history()), name);
  }
  for (const language of LANGUAGES) {
    const names = Object.values((await words(language, 'openings')).openings);
    assert.equal(new Set(names).size, Object.keys(OPENINGS).length, language);
  }
});

for (const [locale, names] of /** @type {const} */ ([
  ['en', ['B00 King’s Pawn Opening', 'B20 Sicilian Defence', 'B90 Sicilian, Najdorf Variation']],
  ['de', ['B00 Königsbauern-Eröffnung', 'B20 Sizilianische Verteidigung', 'B90 Sizilianisch, Najdorf-Variante']],
  ['es', ['B00 Apertura de peón de rey', 'B20 Defensa siciliana', 'B90 Siciliana, variante Najdorf']],
])) {
  heavy(`the opening of the step on the board is named beside its moves: ${locale}`, async () => {
    const { page, complaints, close } = await openBoard({ locale });
    const isNamed = (/** @type {string} */ name) => page.waitForFunction((text) => document.querySelector('#opening')?.textContent === text, name);
    await clickMoves(page, 'e2e4');
    await isNamed(names[0]);
    await clickMoves(page, 'c7c5 g1f3 d7d6');
    await isNamed(names[1]);
    await clickMoves(page, 'd2d4 c5d4 f3d4 g8f6 b1c3 a7a6 c1g5');
    await isNamed(names[2]);
    for (let step = 0; step < 2; step += 1) await page.click('#previous');
    await isNamed(names[1]);
    await page.click('#first');
    await isNamed('');
    assert.deepEqual(complaints, []);
    await close();
  });
}

test('what does not begin as games do, or goes on by free edits, has no opening', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await page.waitForFunction(() => document.querySelector('#opening')?.textContent?.startsWith('B00'));
  await openTab(page, 'script');
  await page.fill('#script', 'e2e4, c7c5, xa1');
  await page.waitForFunction(() => document.querySelector('#opening')?.textContent === '');
  await page.fill('#script', 'e2e4, c7c5');
  await page.waitForFunction(() => document.querySelector('#opening')?.textContent === 'B20 Sicilian Defence');
  assert.deepEqual(complaints, []);
  await close();
});
