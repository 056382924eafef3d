// The little boards of the first visit, and what sharing gives.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { FakeGame, fakeReasons } from './fake-game';
import { TILES } from '../../www/app/offers';
import { randomNumber } from '../../www/document/random';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { endOf, stillsOf } from '../../www/document/stills';
import { english as en } from '../../www/i18n/en/all';
import { Play } from '../../www/play/play';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

test('stills show each step of a script, legal or free', () => {
  const [start, push, last] = stillsOf(undefined, 'e2e4, e5=♛').map((still) => still());
  assert.ok(start && push && last);
  assert.equal(start.board[12], 'P');
  assert.deepEqual([push.board[12], push.board[28], push.from, push.to], ['.', 'P', 'e2', 'e4']);
  assert.equal(last.board[36], 'q');
  assert.deepEqual(endOf(undefined, 'e2e4, e5=♛'), last);
  assert.equal(endOf('960:0', '').board.slice(0, 8), 'BBQNNRKR');
});

test('each tile has boards that differ, and leads where it says', () => {
  for (const tile of TILES) {
    const frames = tile.frames().map((frame) => frame());
    assert.ok(new Set(frames.map(({ board }) => board)).size > 1, tile.id);
    assert.ok(frames.every(({ board }) => board.length === 64));
  }
});

test('what the page draws is as likely as any other, and comes from the browser', (t) => {
  const words = (...all: number[]) => {
    return () => all.shift() ?? assert.fail('no word is left');
  };
  // 2³² is no multiple of 960: what lies above the last one is drawn anew.
  assert.equal(randomNumber(960, words(2 ** 32 - 1, 2 ** 32 - 256, 2 ** 32 - 257)), 959);
  assert.equal(randomNumber(2 ** 32, words(2 ** 32 - 1)), 2 ** 32 - 1);
  t.mock.method(globalThis.crypto, 'getRandomValues', (bytes: Uint8Array) => bytes.fill(1));
  assert.equal(randomNumber(960), 0x01010101 % 960);
});

test('the famous game is legal to its mate, and opens at its start', () => {
  const tile = TILES.find(({ id }) => id === 'famous');
  const session = new Session(Core.open());
  const frame = tile?.frames()[0]?.();
  assert.ok(tile?.open && frame);
  tile.open(session, frame, undefined);
  assert.equal(session.store.cursor.value.steps, 0);
  assert.ok(session.store.line.value.every(({ kind }) => kind === 'legal'));
  assert.equal(session.store.line.value.at(-1)?.move?.san, 'Rd8#');
});

test('the Chess960 start that a tile shows is the one that it gives', () => {
  const tile = TILES.find(({ id }) => id === 'chess960');
  const session = new Session(Core.open());
  const play = new Play({
    session,
    game: new FakeGame(),
    isFlipped: signal(false),
    ratings: signal([]),
    reasons: fakeReasons().reasons,
    analyse: () => undefined,
    review: () => undefined,
    storage: () => ({ getItem: () => null, setItem: () => undefined }),
    draw: () => 0,
  });
  play.follow();
  for (const frame of tile?.frames().map((frame) => frame()) ?? []) {
    tile?.open?.(session, frame, play);
    assert.equal(play.shown.value.store.position.value.board, frame.board);
    assert.equal(frame.caption?.(en), `No. ${frame.number}`);
    play.enter();
    assert.equal(play.chosen.value.number, frame.number);
    play.close();
  }
});
