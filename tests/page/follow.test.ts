// Links of all versions open to what they say; what is damaged, made up or refused is told.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { test } from 'node:test';
import { english as en } from '../../www/i18n/en/all';
import { Core } from '../../www/document/core';
import { follower, openLink } from '../../www/document/follow';
import { encode, MOST_BYTES, toText } from '../../www/document/link';
import { Session } from '../../www/document/session';
import { labs, labsWith } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

interface Line {
  readonly start?: string;
  readonly text: string;
  readonly sheet?: boolean;
  readonly step?: number;
  readonly panel?: string;
  readonly flipped?: boolean;
  readonly arrows?: string;
}
const links = JSON.parse(await readFile('tests/data/old-page/links.json', 'utf8')) as Record<
  'version1' | 'byHand',
  Record<string, Line>
>;

async function opened(fragment: string) {
  const session = new Session(Core.open());
  session.showScript(true);
  const shown = await openLink(fragment, session, labs);
  return { session, shown, store: session.store, said: session.feedback.value?.text(en) };
}

/** A link of version 1 of these bytes. */
function version1(bytes: readonly number[]): string {
  let [one, two] = [1, 0];
  for (const byte of bytes) [one, two] = [(one + byte) % 251, (one + byte + two) % 251];
  return `1${toText(Uint8Array.of(one, two, ...bytes))}`;
}

for (const [fragment, line] of [...Object.entries(links.version1), ...Object.entries(links.byHand)]) {
  test(`the link ${fragment.slice(0, 30)} opens to what it says`, async () => {
    const { shown, store, said, session } = await opened(fragment);
    assert.equal(said, undefined);
    assert.equal(store.text.value, line.text);
    assert.equal(store.game.value.isSheet, line.sheet ?? false);
    assert.equal(store.cursor.value.steps, line.step ?? store.line.value.length);
    assert.deepEqual([shown?.panel, shown?.isFlipped], [line.panel ?? '', line.flipped ?? false]);
    const start = new Session(Core.open());
    if (line.start) start.change((document) => document.loadScript(line.start, ''));
    assert.equal(store.game.value.start, start.store.game.value.start);
    const shapes = store.node(store.cursor.value.node)?.value.shapes ?? [];
    const drawn = shapes.map(({ from, to }) => (from === to ? from : from + to)).join(',');
    assert.equal(drawn, line.arrows ?? '');
    assert.ok(session.store.history.value.canUndo);
  });
}

test('arrows keep their colours; what is no arrow is left out', async () => {
  const { store } = await opened('script=e2e4&arrows=Re2e4,Ye5,Re2e4,Bz9a1,x,d7d5,Gg1');
  const shapes = store.node(store.cursor.value.node)?.value.shapes ?? [];
  assert.deepEqual(
    shapes.map(({ color, from, to }) => `${color} ${from}${to}`),
    ['red e2e4', 'yellow e5e5', 'green d7d5', 'green g1g1'],
  );
});

test('a link by hand turns the board and names a panel', async () => {
  const { shown } = await opened('script=e2e4&flip=1&panel=script');
  assert.deepEqual([shown?.panel, shown?.isFlipped], ['script', true]);
});

test('a link of today is opened, with what is shown beside it', async () => {
  const bytes = Core.open().bytes;
  const { shown } = await opened(encode({ bytes, panel: 'script', isFlipped: true }));
  assert.deepEqual([shown?.panel, shown?.isFlipped], ['script', true]);
});

test('what is damaged, too long or no position is refused in a sentence, and the document stays', async () => {
  const bomb = deflateRawSync(Buffer.alloc(MOST_BYTES * 50, 'e2e4 '));
  for (const [fragment, sentence] of [
    ['1L44UAQP9Fa', en.links.damaged],
    ['1', en.links.damaged],
    ['1%', en.links.damaged],
    [version1([16, 200, 1]), en.links.damaged],
    [version1([64, 3, 255, 255]), en.links.damaged],
    [version1([64, ...bomb]), en.links.long],
    [encode({ bytes: Uint8Array.of(2, 4, 32), panel: '', isFlipped: false }), /bytes/],
    ['7AAAA', en.links.newer],
    [`script=${'e2e4 '.repeat(50_000)}`, en.links.long],
    ['960=960', /960/],
    ['start=nothing_at_all', /FEN/],
  ] as const) {
    const { shown, said = '', session } = await opened(fragment);
    assert.equal(shown, undefined);
    if (typeof sentence === 'string') assert.equal(said, sentence, fragment.slice(0, 40));
    else assert.match(said, sentence);
    assert.deepEqual(session.bytes.value, Core.open().bytes);
  }
});

test('a link to a game that is being played is refused by that', async () => {
  const session = new Session(Core.open());
  session.locked.value = { code: 'locked', allows: new Set() };
  assert.equal(await openLink('script=e2e4', session, labs), undefined);
  assert.equal(session.feedback.value?.code, 'locked');
});

test('where the reader of older links cannot be had, that is a fault, and the document stays', async () => {
  const session = new Session(Core.open());
  const broken = labsWith({ oldLink: () => Promise.reject(new Error('no network')) });
  assert.equal(await openLink('script=e2e4', session, broken), undefined);
  assert.equal(session.feedback.value?.tone, 'fault');
});

test('of two links the one that is followed later is opened, also where the other takes longer', async () => {
  const session = new Session(Core.open());
  session.showScript(true);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = labsWith({ oldLink: async (fragment: string) => (await held, labs.oldLink(fragment)) });
  const shown: string[] = [];
  const open = follower(session, slow, ({ panel }) => void shown.push(panel));
  const now = new Session(Core.open());
  now.change((document) => document.setText('d2d4'));
  const both = [
    open('script=e2e4&panel=think'),
    open(encode({ bytes: now.bytes.peek(), panel: 'sets', isFlipped: false })),
  ];
  release();
  await Promise.all(both);
  assert.deepEqual([session.store.text.value, shown], ['d2d4', ['think', 'sets']]);
  session.change((document) => void document.undo());
  assert.equal(session.store.text.value, 'e2e4');
});
