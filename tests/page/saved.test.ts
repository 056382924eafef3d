// What the page before this one kept is taken over: as it was recorded with it (tests/data/old-page), and of before it had a
// database.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Core } from '../../www/document/core';
import { asideText } from '../../www/document/library';
import type { OldPage } from '../../www/document/old';
import { oldSettings } from '../../www/document/old-settings';
import { gameOf } from '../../www/document/old-game';
import { LANGUAGES, pickLanguage } from '../../www/i18n/languages';
import { takeOver } from '../../www/document/saved';
import { Memory } from './memory';
import { labs, labsWith } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

interface Recorded {
  readonly stores: Readonly<
    Record<'documents' | 'matches' | 'saved' | 'aside', readonly { key: unknown; value: unknown }[]>
  >;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}
const recorded = JSON.parse(await readFile('tests/data/old-page/kept.json', 'utf8')) as Recorded;
const TAB = recorded.session['gridmate.tab'] ?? '';
const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const NOW = 2_000_000_000_000;

const store = (name: keyof Recorded['stores']) =>
  new Map(recorded.stores[name].map(({ key, value }) => [String(key), value]));
const page: OldPage = {
  stores: { documents: store('documents'), matches: store('matches'), saved: store('saved'), aside: store('aside') },
  texts: new Map(Object.entries(recorded.local)),
  left: undefined,
  openNames: new Set(),
};
const EMPTY: OldPage = {
  stores: { documents: new Map(), matches: new Map(), saved: new Map(), aside: new Map() },
  texts: new Map(),
  left: undefined,
  openNames: new Set(),
};
const taken = (library: Memory, old: OldPage, tab?: string) =>
  takeOver(library, () => Promise.resolve(old), tab, labs, NOW);
const line = (text: string, more = {}) => ({ start: USUAL, text, sheet: false, ply: 1, ...more });
const scriptOf = (bytes: Uint8Array | undefined) => Core.open(bytes ?? new Uint8Array()).view(true).text?.added;
const scripts = (library: Memory) =>
  [...library.stores.saved.values()].map(({ name, bytes }) => [name, scriptOf(bytes)]);

test('the tab goes on with its document and its game, and saved games are saved games', async () => {
  const library = new Memory();
  const before = JSON.stringify([...page.stores.documents, ...page.stores.saved]);
  assert.deepEqual(await taken(library, page, TAB), { own: TAB, notice: { code: 'taken', count: 1 } });
  const own = library.stores.open.get(TAB);
  assert.equal(scriptOf(own?.bytes), 'c2c4');
  assert.equal(own?.changed, 1795658332007);
  const full = { w: 300_000, b: 300_000 };
  assert.deepEqual(own?.beside, {
    version: 1,
    terms: {
      white: 'person',
      black: 'level:1',
      clock: { w: { initial: 300_000, increment: 0 }, b: { initial: 300_000, increment: 0 } },
      isHelpAllowed: true,
      seed: 4265443292,
    },
    where: 'standard',
    origin: { fen: USUAL, steps: 0 },
    isOver: false,
    stamps: [full, full],
  });
  assert.deepEqual(scripts(library), [['Two ways to begin', 'd2d4, d7d5']]);
  const [saved] = library.stores.saved.values();
  assert.equal(saved?.date, 1795658331326);
  assert.equal(
    Core.open(saved.bytes)
      .view(false)
      .nodes.find(({ id }) => id === 0)?.children.length,
    2,
  );
  assert.equal(library.stores.aside.size, 0);
  assert.equal(JSON.stringify([...page.stores.documents, ...page.stores.saved]), before);
});

test('it is taken over once, whatever is done with it then', async () => {
  const library = new Memory();
  await taken(library, page, TAB);
  library.stores.saved.clear();
  assert.deepEqual(await taken(library, page), { own: undefined, notice: undefined });
  assert.equal(library.stores.saved.size, 0);
});

test('two tabs that come at once take it over once', async () => {
  const library = new Memory();
  const both = await Promise.all([taken(library, page, TAB), taken(library, page, 'other')]);
  assert.deepEqual(
    both.map(({ own }) => own),
    [TAB, 'other'],
  );
  assert.equal(scripts(library).filter(([name]) => name === 'Two ways to begin').length, 1);
  assert.equal(library.stores.open.has(TAB), true);
});

test('where it is interrupted nothing is written, and the next page takes it over', async () => {
  const library = new Memory();
  const broken = labsWith({ savedBytes: () => Promise.reject(new Error('no network')) });
  const old = { ...page, texts: new Map([['gridmate.document.1', JSON.stringify(line('e2e4'))]]) };
  await assert.rejects(
    takeOver(library, () => Promise.resolve(old), TAB, broken, NOW),
    /no network/,
  );
  assert.equal(library.writes, 0);
  await taken(library, old, TAB);
  assert.equal(library.stores.open.has(TAB), true);
});

test('a tab without a name goes on with what was open last; other closed ones are saved, open ones stay tabs', async () => {
  const library = new Memory();
  const documents = new Map<string, unknown>([
    ['old', { changed: 1, kept: line('a2a3') }],
    ['open', { changed: 9, kept: line('b2b3') }],
    ['last', { changed: 5, kept: line('c2c3') }],
    ['blank', { changed: 4, kept: line('') }],
    ['match', { changed: 3, runsMatch: true }],
  ]);
  const old = { ...EMPTY, stores: { ...EMPTY.stores, documents }, openNames: new Set(['open']) };
  assert.deepEqual(await taken(library, old), { own: 'last', notice: { code: 'taken', count: 1 } });
  assert.deepEqual([...library.stores.open.keys()].toSorted(), ['last', 'open']);
  assert.deepEqual(scripts(library), [['', 'a2a3']]);
});

test('a tab that comes later brings what it has done since, and what it left with last', async () => {
  const library = new Memory();
  const at = (changed: number, text: string) => ({ changed, kept: line(text) });
  const old = (record: unknown, left?: unknown): OldPage => ({
    ...EMPTY,
    stores: { ...EMPTY.stores, documents: new Map([['later', record]]) },
    left: left === undefined ? undefined : JSON.stringify(left),
    openNames: new Set(['later']),
  });
  await taken(library, old(at(1, 'e2e4')));
  await taken(library, old(at(2, 'e2e4, e7e5')), 'later');
  assert.equal(scriptOf(library.stores.open.get('later')?.bytes), 'e2e4, e7e5');
  await taken(library, old(at(2, 'e2e4, e7e5'), at(3, 'e2e4, e7e5, g1f3')), 'later');
  assert.equal(scriptOf(library.stores.open.get('later')?.bytes), 'e2e4, e7e5, g1f3');
  await taken(library, old(at(2, 'd2d4')), 'later');
  assert.equal(scriptOf(library.stores.open.get('later')?.bytes), 'e2e4, e7e5, g1f3');
});

test('a document that is newer here stays, and the older one is a saved game', async () => {
  const library = new Memory();
  const newer = { bytes: Core.open().bytes, changed: NOW };
  library.stores.open.set(TAB, newer);
  await taken(library, page, TAB);
  assert.deepEqual(library.stores.open.get(TAB), newer);
  assert.deepEqual(
    scripts(library).map(([, text]) => text),
    ['c2c4', 'd2d4, d7d5'],
  );
});

test('what was kept before there was a database is taken over: documents with their branches, records and ends', async () => {
  const library = new Memory();
  const texts = new Map(
    Object.entries({
      'gridmate.document.1': line('e2e4, e7e5', { ply: 2, claimed: 'resigned-w', branches: [{ text: 'e2e4, c7c5' }] }),
      'gridmate.document.1.copy': line('d2d4', { record: '[White "Ann"]\n\n1. d4 {best} *' }),
      'gridmate.match.1': { w: 0, b: 3, help: 'locked', from: 1 },
      'gridmate.saved.1': [
        { name: ' \u202eNew\u0000 ', date: 2, kept: line('c2c4') },
        { name: 'Old', date: 'then', kept: line('g1f3') },
      ],
      'gridmate.contest.1': { plan: 'a match' },
      'gridmate.past.1': {},
    }).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  assert.deepEqual(await taken(library, { ...EMPTY, texts }), {
    own: 'gridmate.document.1',
    notice: { code: 'taken', count: 3 },
  });
  const own = library.stores.open.get('gridmate.document.1');
  const view = Core.open(own?.bytes).view(true);
  assert.deepEqual([view.text?.added, view.cursor.steps, view.game?.result], ['e2e4, e7e5', 2, '0-1']);
  assert.equal(view.nodes.find(({ move }) => move?.san === 'e4')?.children.length, 2);
  const beside = JSON.stringify(own?.beside);
  assert.match(beside, /"white":"person","black":"level:3","isHelpAllowed":false,"seed":0},"where":"here"/);
  assert.match(beside, /"origin":{"fen":"rnbqkbnr\/pppppppp\/8\/8\/4P3.*","steps":1},"isOver":false,"stamps":\[\]/);
  assert.deepEqual(scripts(library), [
    ['', 'd2d4'],
    ['New', 'c2c4'],
    ['Old', 'g1f3'],
  ]);
  const dates = [...library.stores.saved.values()].map(({ date }) => date);
  assert.deepEqual(dates, [NOW - 1, 2, 0]);
  const [first] = library.stores.saved.values();
  assert.deepEqual(Core.open(first?.bytes).view(false).game?.tags, [['White', 'Ann']]);
  assert.deepEqual([...library.stores.matches.values()], [{ plan: 'a match' }]);
});

test('what cannot be read is put aside as it was, told, and comes as a text; what of it can be read is there', async () => {
  const library = new Memory();
  const documents = new Map<string, unknown>([
    ['torn', { changed: 7, kept: { ...line('e2e4'), bytes: 'AgO8WrhmlM8kONWL' } }],
    ['later', { changed: 6, kept: { version: 2, start: USUAL, text: '', ply: 0 } }],
    ['start', { changed: 5, kept: line('e2e4', { start: 'nonsense' }) }],
  ]);
  const saved = new Map<string, unknown>([
    ['1', 'junk'],
    ['2', { name: 'Good', date: 1, kept: line('d2d4') }],
  ]);
  const aside = new Map([['1', { key: 'saved 9', value: Uint8Array.of(1, 2) }]]);
  const texts = new Map([
    ['gridmate.document.1', 'torn {'],
    ['gridmate.document.1.null', 'null'],
    ['gridmate.saved.1', '{"no": "list"}'],
    ['gridmate.aside.1', 'from before'],
    ['other', '{'],
  ]);
  const old = { ...EMPTY, stores: { ...EMPTY.stores, documents, saved, aside }, texts };
  assert.deepEqual(await taken(library, old, 'torn'), { own: 'torn', notice: { code: 'aside', count: 8 } });
  assert.equal(scriptOf(library.stores.open.get('torn')?.bytes), 'e2e4');
  assert.deepEqual(scripts(library), [['Good', 'd2d4']]);
  const lines = (await asideText(library))
    .trim()
    .split('\n')
    .map((text): unknown => JSON.parse(text));
  assert.equal(lines.length, 8);
  assert.deepEqual(lines[0], { from: 'documents torn', value: documents.get('torn') });
  const found = new Map(lines.map((entry) => [(entry as { from: string }).from, (entry as { value: unknown }).value]));
  assert.deepEqual(found.get('saved 1'), 'junk');
  assert.deepEqual(found.get('aside 1'), { key: 'saved 9', value: [1, 2] });
  assert.deepEqual(found.get('aside gridmate.document.1'), 'torn {');
  assert.deepEqual(found.get('aside gridmate.aside.1'), 'from before');
});

test('what its reader has chosen is known', () => {
  const storage = (texts: Record<string, string>) => ({ getItem: (key: string) => texts[key] ?? null });
  assert.deepEqual(oldSettings(storage(recorded.local)), { theme: 'dark', language: 'de' });
  assert.deepEqual(oldSettings(storage({ 'gridmate.pieces.1': '"outline"' })), { pieces: 'outline' });
  const said = { 'gridmate.letters': 'figurines', 'gridmate.spoken.1': 'nato' };
  assert.deepEqual(oldSettings(storage(said)), { letters: 'figurines', spoken: 'nato' });
  for (const { tag } of LANGUAGES) {
    const { language = '' } = oldSettings(storage({ 'gridmate.language': tag }));
    assert.equal(pickLanguage(language, []).tag, tag);
  }
});

test('a game that waited, that nobody knows or that is none does not go on', () => {
  const { bytes } = Core.open();
  const players = { w: '', b: 'level:3' };
  assert.ok(gameOf(players, bytes));
  const others = [
    { ...players, isPaused: true },
    { ...players, isAway: true },
    { w: '', b: '' },
    { w: '', b: 'level:11' },
  ];
  for (const found of [...others, { w: {}, b: 'random' }, undefined, null, 'x'])
    assert.equal(gameOf(found, bytes), undefined);
});
