// Links: what they tell comes back, and what is damaged or made up is refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, encode, isLink, MOST_BYTES } from '../../www/document/link';
import { LinkError } from '../../www/workers/fault';

const LINKS = [
  { bytes: Uint8Array.of(1, 2, 3), panel: '', isFlipped: false },
  { bytes: Uint8Array.of(), panel: '', isFlipped: false },
  { bytes: Uint8Array.from({ length: 300 }, (_, at) => at % 256), panel: 'script', isFlipped: true },
  { bytes: Uint8Array.of(255), panel: 'Brettspiel ♞', isFlipped: true },
  { bytes: Uint8Array.of(4, 5), panel: 'play', isFlipped: false },
  { bytes: Uint8Array.of(6), panel: '', isFlipped: true },
];

const code = (fragment: string): string | undefined => {
  try {
    decode(fragment);
    return undefined;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return error.code;
  }
};

test('what a link tells comes back', () => {
  for (const told of LINKS) {
    const fragment = encode(told);
    assert.ok(isLink(fragment) && /^2[\w-]*$/.test(fragment));
    assert.deepEqual(decode(fragment), told);
  }
});

test('places are no links', () => {
  for (const place of ['', 'play', 'script=e2e4']) assert.equal(isLink(place), false);
});

test('a link with any character changed, or cut short, is refused or tells what it told', () => {
  const fragment = encode({ bytes: Uint8Array.of(1, 2, 3, 4, 5, 6), panel: 'sets', isFlipped: true });
  for (let at = 1; at < fragment.length; at += 1) {
    for (const other of 'A_z9') {
      if (other === fragment[at]) continue;
      const changed = fragment.slice(0, at) + other + fragment.slice(at + 1);
      // The last character holds bits that nobody reads.
      if (at < fragment.length - 1) assert.equal(code(changed), 'damaged', changed);
      else assert.ok([undefined, 'damaged'].includes(code(changed)));
    }
    assert.equal(code(fragment.slice(0, at)), 'damaged');
  }
});

test('what is newer, longer or no link at all is refused', () => {
  assert.equal(code('3AAAA'), 'newer');
  assert.equal(code(`2${'A'.repeat(200_000)}`), 'long');
  for (const fragment of ['1', '1AAAA', '2', '2%', '2AAAAA', '2AQEg', '2AAAgBA'])
    assert.equal(code(fragment), 'damaged', fragment);
  assert.throws(() => encode({ bytes: new Uint8Array(MOST_BYTES + 1), panel: '', isFlipped: false }), { code: 'long' });
});
