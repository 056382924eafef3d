// The place for lessons, which is loaded when it is wanted: once, and again where it could not be loaded.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Learning } from '../../www/app/learning';
import { Core } from '../../www/document/core';
import { Session } from '../../www/document/session';
import { english } from '../../www/i18n/en/all';
import type { OpenLearn } from '../../www/learn/open';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** A place that fails to load some times before it is there. */
function loading(failures: number) {
  const session = new Session(Core.open());
  const made = {} as OpenLearn;
  const counts = { opened: 0, looked: 0 };
  const open = () => {
    counts.opened += 1;
    if (counts.opened <= failures) throw new TypeError('no network');
    return made;
  };
  const learning = new Learning(session, open, () => void (counts.looked += 1));
  return { session, made, counts, learning };
}

test('the place for lessons is loaded once, for all who ask for it', async () => {
  const { made, counts, learning } = loading(0);
  const asked: OpenLearn[] = [];
  await Promise.all([learning.run((learn) => asked.push(learn)), learning.load(), learning.run(() => undefined)]);
  assert.deepEqual([asked, counts], [[made], { opened: 1, looked: 0 }]);
  assert.equal(learning.opened.value, made);
});

test('what could not be loaded is said, and is loaded anew by one press', async (context) => {
  context.mock.method(console, 'error', () => undefined);
  const { session, counts, learning } = loading(1);
  let count = 0;
  await learning.run(() => (count += 1));
  const { text, action } = session.feedback.value ?? assert.fail('nothing is said');
  assert.deepEqual([text(english), action?.label(english)], ['Not everything could be loaded.', 'Try again']);
  assert.deepEqual([learning.isLost.value, count], [true, 0]);
  action?.run();
  await learning.load();
  await Promise.resolve();
  assert.deepEqual([learning.isLost.value, count, counts], [false, 1, { opened: 2, looked: 1 }]);
});
