// What a tab keeps of itself in the storage of its session.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claim, leave, takeLeft } from '../../www/document/tab';

/** The storage of one tab, and locks that are free. */
function browser(): Map<string, string> {
  const texts = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const locks = { request: (_name: string, _options: object, held: () => Promise<void>) => held() };
  for (const [name, value] of Object.entries({ sessionStorage, navigator: { locks } }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return texts;
}

const kept = { bytes: Uint8Array.of(1, 2), previous: Uint8Array.of(3), gameRecord: { a: 1 }, changed: 5, count: 7 };
const none = () => Promise.resolve(undefined);

test('what is left comes back once, under its name, also where all that was stored has been cleared', async () => {
  const texts = browser();
  const { name } = await claim(none);
  texts.clear();
  leave(kept, name);
  assert.deepEqual(await claim(none), { name, like: undefined });
  assert.deepEqual(takeLeft(name), kept);
  assert.equal(takeLeft(name), undefined);
});

test('what undo leads to is left, too, where there is room for it', async () => {
  browser();
  const { name } = await claim(none);
  const calls = [
    ['play', ['e2e4']],
    ['load', [Uint8Array.of(4, 5)]],
  ] as const;
  leave({ ...kept, past: { calls } }, name);
  assert.deepEqual(takeLeft(name), { ...kept, past: { calls } });
  leave({ ...kept, past: { calls: [['setText', ['e2e4, '.repeat(100_000)]]] } }, name);
  const { previous: _, ...its } = kept;
  assert.deepEqual(takeLeft(name), its);
});

test('a tab without a name gets one with what it is left with', async () => {
  browser();
  leave(kept);
  const { name } = await claim(none);
  assert.deepEqual(takeLeft(name), kept);
  leave(kept, 'other');
  assert.equal(takeLeft(name), undefined);
});

test('where the session stores nothing, nothing is left and nothing comes', (t) => {
  t.mock.method(console, 'warn', () => undefined);
  Object.defineProperty(globalThis, 'sessionStorage', {
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
    configurable: true,
  });
  leave(kept, 'name');
  assert.equal(takeLeft(), undefined);
});
