// What the page before this one leaves in a browser, as it was recorded with it (tests/data/old-page).

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Core } from '../../www/document/core';
import { decode } from '../../www/document/link';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

interface Entry {
  readonly value: { readonly kept: { readonly bytes: string; readonly text: string; readonly ply: number } };
}
interface Recorded {
  readonly stores: { readonly documents: readonly Entry[]; readonly saved: readonly Entry[] };
  readonly version2: string;
}

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(`tests/data/old-page/${name}`, 'utf8'));
const kept = (await read('kept.json')) as Recorded;
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

test('its documents are read by their bytes, with line and variations', () => {
  const entries = [...kept.stores.documents, ...kept.stores.saved];
  assert.ok(entries.length >= 2);
  for (const { value } of entries) {
    const view = Core.open(bytesOf(value.kept.bytes)).view(true);
    assert.equal(view.text?.added, value.kept.text);
    assert.equal(view.cursor.steps, value.kept.ply);
  }
  const [saved] = kept.stores.saved;
  const whole = Core.open(bytesOf(saved?.value.kept.bytes ?? '')).view(false);
  assert.equal(whole.nodes.find(({ id }) => id === 0)?.children.length, 2);
});

test('its links are read', () => {
  const linked = decode(kept.version2);
  assert.equal(Core.open(linked?.bytes).view(true).text?.added, 'd2d4, d7d5');
});

test('links of version 1 and those by hand are known as such', async () => {
  const { version1, byHand } = (await read('links.json')) as Record<string, Record<string, unknown>>;
  for (const fragment of [...Object.keys(version1 ?? {}), ...Object.keys(byHand ?? {})]) {
    assert.equal(decode(fragment), undefined, fragment);
  }
});
