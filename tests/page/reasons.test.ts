// Reasons for moves in a game that goes on, with the real engine.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Reasons } from '../../www/analyse/reasons';
import { USUAL_START } from '../../www/chess/fen';
import { Core } from '../../www/document/core';
import { english } from '../../www/i18n/en/all';
import { real } from './real';
import { ToldEngine } from './told-engine';
import { settled } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const reasons = new Reasons(real(), 0, 3000);
const placeOf = (moves: string, start = USUAL_START) => ({ start, moves, isChess960: false });
const SCHOLAR = 'e2e4 e7e5 f1c4 b8c6 d1h5';

test('a move is the best one by what is proved of it beside the second best', async () => {
  const why = await reasons.why(placeOf(`${SCHOLAR} g8f6`), 'h5f7');
  assert.match(why(english), /^The next best move, 4\. \S+, is worse\. .*Better is Qxf7#, mate\.$/);
  const only = await reasons.why(placeOf('', '6rk/8/8/8/8/8/7r/7K w - - 0 1'), 'h1h2');
  assert.equal(only(english), 'It is the only legal move.');
  const none = await reasons.why(placeOf(''), 'a2a3');
  assert.equal(none(english), 'No reason is proved: other moves may be about as good.');
});

test('what a move is up to is what it would do next, where that wins something', async () => {
  const threat = await reasons.purpose(placeOf(SCHOLAR));
  assert.equal(threat(english), 'It threatens mate: Qxf7#.');
  const quiet = await reasons.purpose(placeOf('e2e4'));
  assert.equal(quiet(english), 'No threat is proved, and other moves may have been about as good.');
});

test('no threat is looked for while a king is in check', async () => {
  const engine = new ToldEngine();
  const asked = new Reasons(engine).purpose(placeOf('e2e4 f7f6 d1h5'));
  await engine.asked[0]?.answer([
    {
      ply: 0,
      lines: [
        { score: 90, line: 'd2d4' },
        { score: 60, line: 'b1c3' },
      ],
    },
  ]);
  assert.equal(engine.asked[1]?.name, 'explainMove');
  await engine.asked[1]?.answer([]);
  await settled();
  assert.equal(engine.asked.length, 2);
  assert.match((await asked)(english), /^No threat is proved/);
});
