// The chapters of a lesson beside the document: what is on the board, what is kept, and what can be taken back.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Memory } from './memory';
import { labs } from './real';
import { settled, TurnedClock, until } from './turned';
import { Chapters } from '../../www/document/chapters';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Documents, SavedGames } from '../../www/document/documents';
import { DELAY_MS, Keeper } from '../../www/document/keeper';
import type { Kept } from '../../www/document/library';
import { encode } from '../../www/document/link';
import { openLink } from '../../www/document/open-link';
import { begin } from '../../www/document/opening';
import { Session } from '../../www/document/session';
import { setTask } from '../../www/document/tasks';
import { english as en } from '../../www/i18n/en/all';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const ROOKS = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';

function opened() {
  const session = new Session(Core.open());
  session.showScript(true);
  const chapters = new Chapters(session, labs);
  const text = () => session.store.text.value;
  const said = () => session.feedback.value?.text(en) ?? session.spoken.value(en);
  const titles = () => chapters.list.value.map(({ title }) => title);
  return { session, chapters, text, said, titles };
}

/** A lesson of three chapters, whose titles are A, B and C, with B on the board. */
function lesson() {
  const its = opened();
  const { session, chapters } = its;
  const name = (title: string) => commands.setTag.run(session, 'Event', title);
  name('A');
  commands.play.run(session, 'e2e4');
  chapters.add(undefined);
  name('B');
  chapters.add(ROOKS);
  name('C');
  setTask.run(session, 0, 'find');
  chapters.select(1);
  return its;
}

const textOf = (bytes: Uint8Array) => Core.open(bytes).view(true).text?.added ?? '';

test('a document is the one chapter of its lesson, until another is added behind it', () => {
  const { session, chapters, said } = opened();
  assert.deepEqual([chapters.list.value, chapters.at.value], [[{ title: '', tasks: 0 }], 0]);
  commands.setTag.run(session, 'Event', 'Mate');
  assert.ok(chapters.add(ROOKS));
  assert.deepEqual(
    [chapters.list.value, chapters.at.value],
    [
      [
        { title: 'Mate', tasks: 0 },
        { title: '', tasks: 0 },
      ],
      1,
    ],
  );
  assert.equal(session.store.game.value.start, ROOKS);
  assert.equal(said(), 'Chapter 2 of 2.');
  setTask.run(session, 0, 'find');
  assert.equal(chapters.list.value[1]?.tasks, 1);
});

test('a chapter that is chosen is on the board as it was left, with what undo leads to there', () => {
  const { session, chapters, text, said } = lesson();
  assert.deepEqual([text(), session.store.history.value.canUndo], ['', true]);
  chapters.select(0);
  assert.deepEqual([text(), said()], ['e2e4', 'Chapter 1 of 3: A.']);
  commands.play.run(session, 'e7e5');
  chapters.select(2);
  assert.equal(session.store.node(0)?.value.task, 'find');
  chapters.select(0);
  assert.equal(text(), 'e2e4, e7e5');
  commands.undo.run(session);
  commands.undo.run(session);
  commands.undo.run(session);
  assert.deepEqual([text(), session.store.history.value.canUndo], ['', false]);
  assert.deepEqual([chapters.at.value, chapters.list.value.length], [0, 3]);
  commands.redo.run(session);
  commands.redo.run(session);
  assert.equal(text(), 'e2e4');
  assert.deepEqual(chapters.all().map(textOf), ['e2e4', '', '']);
});

test('a chapter that is removed comes back in one press, at its place', () => {
  for (const at of [0, 1, 2]) {
    const { session, chapters, said, titles } = lesson();
    assert.ok(chapters.remove(at));
    assert.deepEqual(
      titles(),
      ['A', 'B', 'C'].filter((_, index) => index !== at),
    );
    assert.equal(said(), `Chapter ${at + 1} is removed: ${'ABC'[at]}.`);
    assert.equal(titles()[chapters.at.value], at === 1 ? 'C' : 'B');
    session.feedback.value?.action?.run();
    assert.deepEqual([titles(), chapters.at.value], [['A', 'B', 'C'], at]);
    assert.equal(chapters.removed.value, undefined);
    assert.equal(new Map(session.store.game.value.tags).get('Event'), 'ABC'[at]);
  }
});

test('the last chapter stays, and none is changed while the board is locked', () => {
  const { session, chapters, said } = opened();
  assert.equal(chapters.remove(0), false);
  assert.equal(said(), en.refusals['last-chapter']);
  const other = lesson();
  other.session.locked.value = { code: 'locked', allows: new Set() };
  const tried = [
    other.chapters.select(0),
    other.chapters.add(ROOKS),
    other.chapters.remove(0),
    other.chapters.move(0, 1),
  ];
  assert.deepEqual(tried, [false, false, false, false]);
  assert.equal(other.said(), en.refusals.locked);
  assert.equal(session.store.history.value.canUndo, false);
});

test('chapters are moved, and that on the board stays there', () => {
  const { session, chapters, titles, said } = lesson();
  const { changes } = session.revision.value;
  assert.ok(chapters.move(1, 1));
  assert.deepEqual([titles(), chapters.at.value, said()], [['A', 'C', 'B'], 2, 'This is chapter 3 of 3 now.']);
  assert.ok(chapters.move(0, 1));
  assert.deepEqual([titles(), chapters.at.value], [['C', 'A', 'B'], 2]);
  assert.equal(chapters.move(2, 1), false);
  assert.equal(session.revision.value.changes, changes);
});

test('on a board on which nothing was done the first that is added is the first chapter', () => {
  const { chapters, session } = opened();
  chapters.add([Core.open().bytes, Core.open().bytes]);
  assert.deepEqual([chapters.list.value.length, chapters.at.value], [2, 0]);
  assert.equal(session.store.history.value.canUndo, false);
});

test('another position is a chapter of the same lesson; another document ends it, and all of it can be brought back', async () => {
  const { session, chapters, titles } = lesson();
  commands.clear.run(session);
  assert.deepEqual([titles(), chapters.at.value], [['A', '', 'C'], 1]);
  commands.undo.run(session);
  const other = Core.open();
  other.change((document) => document.setText('d2d4'));
  commands.open.run(session, other.bytes);
  assert.deepEqual([titles(), session.chapters.value], [[''], undefined]);
  const before = session.previous.value;
  await until(() => session.previous.value !== before);
  commands.bringBack.run(session);
  await until(() => chapters.list.value.length > 1);
  assert.deepEqual([titles(), chapters.at.value], [['A', 'B', 'C'], 0]);
  assert.deepEqual(chapters.all().map(textOf), ['e2e4', '', '']);
});

test('a link of several chapters opens them all, and one of a single document opens that', async () => {
  const { bytes } = await labs.lessonOf(lesson().chapters.all());
  const fragment = encode({ bytes, panel: 'learn', isFlipped: false });
  const { session, chapters, titles } = opened();
  assert.equal(openLink(fragment, session)?.panel, 'learn');
  assert.deepEqual((await chapters.whole()).map(textOf), ['e2e4', '', '']);
  assert.deepEqual([titles(), chapters.at.value], [['A', 'B', 'C'], 0]);
  const alone = opened();
  const task = Core.open();
  task.change((document) => document.setTask(0, 'find', '', ''));
  openLink(encode({ bytes: task.bytes, panel: '', isFlipped: false }), alone.session);
  assert.equal((await alone.chapters.whole()).length, 1);
  assert.equal(alone.session.chapters.value, undefined);
});

test('a lesson has a name of its own, which stays as it is changed and after a reload', async () => {
  const { session, chapters } = lesson();
  const { key } = chapters;
  chapters.select(0);
  chapters.remove(2);
  commands.clear.run(session);
  assert.equal(chapters.key, key);
  chapters.remove(1);
  commands.play.run(session, 'e2e4');
  assert.equal(chapters.key, key);
  chapters.restore();
  const again = new Session(Core.open());
  again.chapters.value = structuredClone(session.chapters.value);
  assert.equal(new Chapters(again, labs).key, key);
  commands.open.run(session, Core.open().bytes);
  assert.notEqual(chapters.key, key);
});

test('a lesson that is kept is opened to be changed, under its name', async () => {
  const { bytes } = await labs.lessonOf(lesson().chapters.all());
  const { session, chapters, titles } = opened();
  assert.ok(chapters.open(bytes, 'mine'));
  await chapters.whole();
  chapters.select(2);
  assert.deepEqual([titles(), chapters.key], [['A', 'B', 'C'], 'mine']);
  session.locked.value = { code: 'locked', allows: new Set() };
  assert.equal(chapters.open(bytes, 'other'), false);
  assert.equal(chapters.key, 'mine');
});

test('until the chapters of a link are known none is changed, and where they cannot be read they are not lost', async (t) => {
  const { bytes } = await labs.lessonOf(lesson().chapters.all());
  const { session, chapters, said, titles } = opened();
  openLink(encode({ bytes, panel: '', isFlipped: false }), session);
  assert.equal(chapters.add(ROOKS), false);
  assert.equal(said(), en.loading.waiting);
  await chapters.whole();
  assert.ok(chapters.add(ROOKS));
  assert.deepEqual(titles(), ['A', '', 'B', 'C']);
  const error = t.mock.method(console, 'error', () => undefined);
  const other = new Session(Core.open());
  const fails = new Chapters(other, { ...labs, lessonChapters: () => Promise.reject(new Error('No labs.')) });
  openLink(encode({ bytes, panel: '', isFlipped: false }), other);
  assert.equal((await fails.whole()).length, 1);
  assert.deepEqual([other.chapters.value, error.mock.callCount()], [bytes, 1]);
});

test('a lesson that is saved among the games is saved with all its chapters', async () => {
  const { session, chapters, titles } = lesson();
  const library = new Memory();
  const { place } = placed(library);
  const keeper = new Keeper(session, library, 'tab', place.clock);
  const whole = async () => (await chapters.lesson())?.bytes;
  const saved = new SavedGames(session, new Documents(session, library, keeper, place), whole);
  assert.ok(await saved.keepThis());
  const [[key = '', game] = []] = library.stores.saved;
  assert.deepEqual(game?.bytes, await whole());
  commands.open.run(session, Core.open().bytes);
  assert.ok(await saved.open(key));
  await chapters.whole();
  assert.deepEqual([titles(), chapters.at.value], [['A', 'B', 'C'], 0]);
});

/** A browser in which this tab is called `tab`. */
function placed(library: Memory, left: Kept[] = []) {
  const clock = new TurnedClock();
  const tab = {
    claim: () => Promise.resolve({ name: 'tab', like: undefined }),
    moveTo: () => Promise.resolve(true),
    openNames: () => Promise.resolve(new Set<string>()),
    takeLeft: () => left.pop(),
    leave: (value: Kept) => void left.push(value),
  };
  return { clock, place: { openStorage: () => Promise.resolve(library), tab, clock, isLinked: false } };
}

test('after a reload the chapters are there, with what undo leads to in each', async () => {
  const library = new Memory();
  const { clock, place } = placed(library);
  const { session } = await begin(place);
  const chapters = new Chapters(session, labs);
  commands.play.run(session, 'e2e4');
  chapters.add(ROOKS);
  commands.play.run(session, 'a1a8');
  clock.turn(DELAY_MS);
  await settled();
  // What is only moved in the list is kept, too.
  chapters.move(1, -1);
  clock.turn(DELAY_MS);
  await settled();
  const again = await begin(placed(library).place);
  const its = new Chapters(again.session, labs);
  assert.deepEqual([its.at.value, its.all().map(textOf)], [0, ['a1a8', 'e2e4']]);
  its.select(1);
  commands.undo.run(again.session);
  assert.deepEqual(its.all().map(textOf), ['a1a8', '']);
  its.select(0);
  commands.undo.run(again.session);
  assert.deepEqual(its.all().map(textOf), ['', '']);
});

test('what is kept of chapters may be anything', async () => {
  for (const chapters of [
    'x',
    null,
    { at: 0 },
    { at: 5, others: [] },
    { at: 0, others: [{ bytes: 'x' }] },
    { at: 'x', others: [] },
  ]) {
    const library = new Memory();
    library.stores.open.set('tab', { bytes: Core.open().bytes, changed: 1, count: 1, chapters });
    const { session } = await begin(placed(library).place);
    assert.equal(new Chapters(session, labs).list.value.length, 1);
  }
  // One that cannot be read is not put on the board.
  const { session, chapters, said } = opened();
  session.chapters.value = { at: 0, others: [{ bytes: Uint8Array.of(2, 4, 32, 40) }] };
  assert.equal(chapters.select(1), false);
  assert.deepEqual([said(), chapters.at.value], [en.refusals['unread-chapter'], 0]);
});
