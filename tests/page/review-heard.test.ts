// A review for who hears it alone: each step is announced once, in words.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { WALK_MS } from '../../www/analyse/line-walk';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { answered, FORK, judged, listening, mark, opened, waiting } from './reviewed';
import type { Asked } from './told-engine';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

test('a review is begun, gone through, shown, tried and practised by what is heard of it', async () => {
  const all = opened();
  const { engine, reviewing, session, shown, clock } = all;
  const heard = listening(all);

  // It begins, says how far it has come, and what it came to with the first mistake.
  reviewing.begin();
  assert.deepEqual(await heard(), ['The game is being reviewed.']);
  const [first, second] = waiting(engine, 'judgeBlock');
  for (const one of [first, second]) answered.add(one as Asked);
  await first?.answer(Array.from({ length: 10 }, (_, ply) => judged(ply, ply === 9 ? 'c6a5' : 'a1a1')));
  assert.deepEqual(await heard(), ['10 of 14 positions']);
  await second?.answer([10, 11, 12, 13].map((ply) => judged(ply, ply === 11 ? 'd8f6' : 'a1a1')));
  await mark(engine, { 10: 'blunder', 12: 'mistake' });
  assert.deepEqual(await heard(), [
    'Reviewed. Accuracy: White 91 %, Black 70 %. 5… Nxd5?? is a blunder. Better is Na5.',
  ]);
  // Why it is one follows, alone.
  await waiting(engine, 'explainMove')[0]?.answer([FORK]);
  assert.deepEqual(await heard(), ['Nxf7 forks the queen on d8 and the rook on h8.']);

  // From mistake to mistake, and round the end.
  for (const one of waiting(engine, 'explainMove')) await one.answer([]);
  reviewing.go(1);
  assert.deepEqual(await heard(), ['6… Kxf7? is a mistake. Better is Na5.']);
  reviewing.go(1);
  assert.deepEqual(await heard(), [
    'That was the last one; this is the first again. 5… Nxd5?? is a blunder. Nxf7 forks the queen on d8 and the rook on h8. Better is Na5.',
  ]);
  reviewing.go(1, 'inaccuracy');
  assert.deepEqual(await heard(), ['There is no such mistake.']);

  // A line is named, each of its moves is heard, and the way back.
  const mistake = reviewing.mistakes.current.value ?? assert.fail();
  reviewing.show(mistake, FORK, 0);
  assert.deepEqual(await heard(), ['On the board: Nxf7 Kxf7 Qf3+']);
  const moves: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    clock.turn(WALK_MS);
    moves.push(...(await heard()));
  }
  assert.deepEqual(moves, ['Knight takes pawn on f7.', 'King takes knight on f7.', 'Queen to f3, check.']);
  assert.equal(shown.value?.feedback.value?.code, 'only-shown', 'the line stays in sight');
  reviewing.back();
  assert.deepEqual(await heard(), ['Back in the game. Knight takes pawn on d5. Blunder.']);

  // Trying again: wrong, a hint, the answer, right.
  reviewing.retry.begin(mistake);
  assert.deepEqual(await heard(), ['5… Nxd5 was a mistake. Find a better move for Black.']);
  commands.play.run(session, 'c6b4');
  assert.deepEqual(await heard(), ['Nb4 is being judged …']);
  await waiting(engine, 'judgeLast')[0]?.answer({ isAsGood: false, answer: { ply: 1, lines: [] } });
  assert.deepEqual(await heard(), ['Nb4 is not good enough. Try another move.']);
  for (const text of [/^Hint: look at the black knight on c6\.$/, /goes to a5\.$/, /^The best move is Na5\.$/]) {
    reviewing.hint();
    const [said = '', ...more] = await heard();
    assert.match(said, text);
    assert.deepEqual(more, []);
  }
  reviewing.back();
  assert.match((await heard()).join('|'), /^5… Nxd5\?\? is a blunder\. [^|]*$/);
  reviewing.retry.begin(mistake);
  await heard();
  commands.play.run(session, 'c6a5');
  assert.deepEqual(await heard(), ['Na5 is the best move.']);

  // Practising: an exercise, what became of it, and the game again.
  reviewing.practiseOf('b');
  const board = shown.value ?? assert.fail();
  assert.deepEqual(await heard(), ['Exercise 1 of 2. 5… Nxd5 was a mistake. Find a better move for Black.']);
  commands.play.run(board, 'c6a5');
  assert.deepEqual((await heard()).at(-1), 'Na5 is the best move.');
  reviewing.practise.next();
  assert.deepEqual(await heard(), ['Exercise 2 of 2. 6… Kxf7 was a mistake. Find a better move for Black.']);
  reviewing.practise.next();
  assert.deepEqual(await heard(), ['1 of 2 solved at the first try.']);
  reviewing.back();
  assert.deepEqual(await heard(), ['Back in the game. Knight to a5.']);
});
