// Puzzles from one's own games, on the real modules: found in a game, kept, counted by what is behind the mistakes, and played.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { lookThrough, motifsOf } from '../../www/analyse/look-through';
import { ManyGames } from '../../www/analyse/many-games';
import { Core } from '../../www/document/core';
import { MOST_REVIEWED } from '../../www/document/reviewed';
import { words as de } from '../../www/i18n/de/all';
import { english as en } from '../../www/i18n/en/all';
import { puzzleCounts, weaknessesOf } from '../../www/learn/weaknesses';
import { engine, learning, when } from './lessons';
import { labs } from './real';
import { FORK } from './reviewed';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** So few nodes see a fork. */
const NODES = 3000;
/** Black overlooks a fork of king and rook, which White plays. */
const GAME =
  '[White "Ann"]\n[Black "Ben"]\n[FEN "2r3k1/5ppp/8/3N4/7P/8/5PP1/6K1 b - - 0 20"]\n\n20... h6 21. Ne7+ Kf8 22. Nxc8 Ke8 *';
const START = '2r3k1/5ppp/8/3N4/7P/8/5PP1/6K1 b - - 0 20';
const MOVES = 'h7h6 d5e7 g8f8 e7c8 f8e8';

const around = (report: (share: number) => void = () => undefined) => ({
  ...{ engine, labs, lanes: 2, report, signal: new AbortController().signal },
});

test('a game is looked through: its puzzles, and what is behind the mistakes of each side', async () => {
  const game = { start: START, moves: MOVES, nodes: NODES, theory: [] };
  const shares: number[] = [];
  const found = await lookThrough(
    game,
    'Ann – Ben',
    around((share) => shares.push(share)),
  );
  assert.deepEqual(
    shares,
    shares.toSorted((one, other) => one - other),
  );
  const [puzzle, ...others] = found.puzzles;
  assert.ok(puzzle && others.length === 0);
  assert.deepEqual(puzzle.themes, ['fork']);
  const { learner, tasks } = await labs.lessonTasks(puzzle.bytes);
  assert.deepEqual([learner, tasks[0]?.task.kind, tasks[0]?.node], ['w', 'find', 0]);
  assert.deepEqual(found.motifs, { w: [], b: [{ motif: 'fork', isMissed: false }] });
});

test('a motif counts once for a mistake, as allowed and as missed', () => {
  const claims = [FORK, FORK, { ...FORK, about: 'better' }, { ...FORK, about: 'judgement' }] as const;
  assert.deepEqual(motifsOf(claims), [
    { motif: 'fork', isMissed: false },
    { motif: 'fork', isMissed: true },
  ]);
});

test('weaknesses are those of one’s own side, the most frequent first; mates without a name of their own are mates', () => {
  const motif = (name: string, isMissed = false) => ({ motif: name, isMissed });
  const games = [
    { motifs: { w: [motif('pin'), motif('mate'), motif('boden-mate', true)], b: [motif('fork')] }, side: 'w' },
    { motifs: { w: [], b: [motif('mate'), motif('none'), motif('attacks')] }, side: 'b' },
    { motifs: { w: [motif('fork')], b: [motif('fork')] }, side: undefined },
  ] as const;
  assert.deepEqual(weaknessesOf(games, en), [
    { theme: 'checkmate', name: 'mates', allowed: 2, missed: 1 },
    { theme: 'pin', name: 'pins', allowed: 1, missed: 0 },
  ]);
  assert.equal(weaknessesOf(games, de)[0]?.name, 'Matts');
  const own = [{ puzzles: [{ bytes: new Uint8Array(), themes: ['fork', 'pin'] }] }];
  assert.deepEqual(
    [...puzzleCounts(own, [{ theme: 'fork', count: 3 }])],
    [
      ['fork', 4],
      ['pin', 1],
    ],
  );
});

test('the games of a file are looked through once, kept with whose they are, and their puzzles are played', async () => {
  const { learn, reviewed, session } = learning();
  const solved: unknown[] = [];
  const many = new ManyGames({
    ...{ engine, labs, reviewed, lanes: 1, nodes: NODES, theory: () => [], theoryKnown: async () => undefined },
    solve: () => void solved.push('all'),
  });
  const { bytes } = await labs.readGame(GAME);
  const game = { read: async () => bytes, title: 'Ann – Ben', side: 'b' } as const;
  const empty = { read: async () => (await labs.readGame('*')).bytes, title: '', side: undefined };
  await many.begin([game, empty]);
  assert.deepEqual(
    [many.found.value, many.progress.value, many.failure.value],
    [{ games: 1, puzzles: 1 }, undefined, undefined],
  );
  const [known] = await reviewed.list();
  assert.deepEqual([known?.title, known?.side, known?.puzzles.length], ['Ann – Ben', 'b', 1]);
  // What is known is only counted; another side is taken over.
  await many.begin([{ ...game, side: 'w' }]);
  assert.deepEqual([(await reviewed.list()).length, (await reviewed.list())[0]?.side], [1, 'w']);
  await learn.openOwn({ theme: 'fork' }, 'From my games: forks');
  const lesson = learn.lesson.value ?? assert.fail(session.feedback.value?.text(en) ?? 'no lesson');
  assert.equal(lesson.title(en), 'From my games: forks');
  // The own one comes first, then those of the page.
  assert.equal(lesson.chapters.length, 10);
  assert.equal(lesson.chapters[0]?.title, 'Ann – Ben');
  await learn.openOwn({ game: known?.key });
  await when(() => learn.lesson.value !== lesson);
  assert.equal(learn.lesson.value?.chapters.length, 1);
  learn.close();
  await learn.openOwn({ game: 'another' });
  assert.equal(session.feedback.value?.code, 'no-puzzles');
  const back = await reviewed.remove(known ?? assert.fail('no game'));
  assert.deepEqual(await reviewed.list(), []);
  assert.equal(await back?.(), true);
  assert.equal((await reviewed.list()).length, 1);
});

test('no more games are kept than there is room for: the oldest go', async () => {
  const { reviewed, clock } = learning();
  const game = { title: '', puzzles: [], motifs: { w: [], b: [] }, side: undefined };
  for (let count = 0; count <= MOST_REVIEWED; count += 1) {
    clock.turn(1);
    await reviewed.put(`${count}`, game);
  }
  const all = await reviewed.list();
  assert.deepEqual([all.length, all[0]?.key, all.at(-1)?.key], [MOST_REVIEWED, `${MOST_REVIEWED}`, '1']);
});
