// Documents that only something is asked of give back the memory of the module.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { settled } from './turned';
import { TreeDocument } from '#doors/document.js';
import { LineEvaluation } from '../../www/analyse/line-evaluation';
import { USUAL_START } from '../../www/chess/fen';
import { squareIndex } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { endOf, lookOf, reachOf, stillsOf } from '../../www/document/stills';
import { exampleBoard, GROUPS } from '../../www/games/examples';
import { bytesOf } from '../../www/match/open';
import type { Engine } from '../../www/workers/jobs';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** How many documents there are: each that is opened is set up once. */
let count = 0;
const { setUserEdits, free } = TreeDocument.prototype;
TreeDocument.prototype.setUserEdits = function (isOn) {
  count += 1;
  setUserEdits.call(this, isOn);
};
TreeDocument.prototype.free = function () {
  count -= 1;
  free.call(this);
};

const session = new Session(Core.open());
commands.loadScript.run(session, undefined, 'e2e4, e7e5, g1f3');
const bytes = session.bytes.peek();

for (const [name, ask] of Object.entries({
  'a look at a document': () => assert.equal(lookOf(bytes)?.steps, 3),
  'where a script ends': () => assert.match(endOf(undefined, 'e2e4').board, /P/),
  'each step of a script': () => {
    const stills = stillsOf(undefined, 'e2e4, e7e5').map((still) => still());
    assert.deepEqual(
      stills.map(({ from }) => from),
      [undefined, 'e2', 'e7'],
    );
  },
  'where a piece of the other side may go': () => assert.equal(reachOf(session, squareIndex('f3')).length, 5),
  'an example': () => GROUPS.forEach(({ examples }) => examples.forEach((example) => exampleBoard(example))),
  'a game of a match': () => {
    const game = {
      number: 0,
      first: 'w',
      start: USUAL_START,
      moves: 'e2e4 e7e5',
      end: 'length',
      result: '1/2-1/2',
    } as const;
    assert.ok(bytesOf(game, { white: 'A', black: 'B', round: 1 }).length > 0);
  },
}))
  test(`${name} is freed`, () => {
    const before = count;
    for (let time = 0; time < 3; time += 1) ask();
    assert.equal(count, before);
  });

test('the course of a game is freed where it is left', async () => {
  const before = count;
  const isWanted = signal(true);
  const engine: Engine = {
    run: (_, options) =>
      new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  };
  const course = new LineEvaluation(session, engine, isWanted, assert.ifError);
  await settled();
  assert.deepEqual([count, course.isBusy.value], [before + 1, true]);
  isWanted.value = false;
  await settled();
  assert.equal(count, before);
});
