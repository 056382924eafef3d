// How the page begins: with what was kept, with what a browser has instead of it, and with what is wrong with it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Memory } from './memory';
import { TurnedClock } from './turned';
import type { Command } from '../../www/document/command';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { MOST_CLOSED } from '../../www/document/documents';
import { DELAY_MS } from '../../www/document/keeper';
import { encode } from '../../www/document/link';
import { openLink } from '../../www/document/open-link';
import { begin, PATIENCE_MS } from '../../www/document/opening';
import { Session } from '../../www/document/session';
import { StorageError, storageErrorOf } from '../../www/document/storage';
import type { Kept, Library } from '../../www/document/library';
import { english as en } from '../../www/i18n/en/all';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const bytesOf = (moves: string): Uint8Array => {
  const core = Core.open();
  core.change((document) => document.setText(moves));
  return core.bytes;
};
const kept = (moves: string, changed = 1, count = changed): Kept => ({ bytes: bytesOf(moves), changed, count });
const DAMAGED: Kept = { bytes: Uint8Array.of(2, 4, 32, 40), changed: 5, count: 5 };

interface Around {
  readonly library?: Memory;
  readonly openStorage?: () => Promise<Library>;
  /** Whether the tab has no name yet. */
  readonly isNew?: boolean;
  readonly openNames?: readonly string[];
  readonly left?: Kept;
  readonly like?: string;
  readonly isLinked?: boolean;
}

/** A browser in which this tab is called `tab`. */
function placed({ library = new Memory(), isLinked = false, ...its }: Around) {
  const { openStorage, isNew, openNames, left, like } = its;
  const clock = new TurnedClock();
  const lefts = left ? [left] : [];
  const place = {
    openStorage: openStorage ?? (() => Promise.resolve(library)),
    tab: {
      claim: async (offer: () => Promise<string | undefined>) => {
        const offered = isNew ? await offer() : undefined;
        return { name: offered ?? 'tab', like };
      },
      moveTo: () => Promise.resolve(true),
      openNames: () => Promise.resolve(new Set(openNames)),
      takeLeft: () => lefts.pop(),
      leave: (value: Kept) => void lefts.push(value),
    },
    clock,
    isLinked,
  };
  return { library, clock, place, lefts };
}
const textOf = (bytes: Uint8Array | undefined) => Core.open(bytes).view(true).text?.added ?? '';
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the document of the tab is there, and kept from then on', async () => {
  const { library, clock, place } = placed({});
  library.stores.open.set('tab', { ...kept('e2e4'), gameRecord: { b: 'level:1' } });
  const { session, unkept, documents } = await begin(place);
  assert.equal(textOf(session.bytes.value), 'e2e4');
  assert.deepEqual(session.gameRecord.value, { b: 'level:1' });
  assert.equal(documents.value?.keeper.unkept, undefined);
  commands.play.run(session, 'e7e5');
  clock.turn(DELAY_MS);
  await settled();
  assert.equal(textOf(library.stores.open.get('tab')?.bytes), 'e2e4, e7e5');
  assert.deepEqual(library.stores.open.get('tab')?.gameRecord, { b: 'level:1' });
  assert.equal(unkept.value, undefined);
});

test('what was left with the tab is newer, and is kept', async () => {
  const { library, place } = placed({ left: kept('e2e4, e7e5', 2) });
  library.stores.open.set('tab', kept('e2e4', 1));
  const { session, documents } = await begin(place);
  assert.equal(textOf(session.bytes.value), 'e2e4, e7e5');
  assert.ok(documents.value?.keeper.unkept);
});

test('what was kept later is what was kept more often, also where the clock was set back', async () => {
  for (const [left, expected] of [
    [kept('d2d4', 1, 3), 'd2d4'],
    [kept('d2d4', 9, 2), 'e2e4'],
  ] as const) {
    const { library, place, clock } = placed({ left });
    library.stores.open.set('tab', kept('e2e4', 5, 2));
    const { session, documents } = await begin(place);
    assert.equal(textOf(session.bytes.value), expected);
    session.change((document) => void document.setTag('White', 'Ann'));
    clock.turn(DELAY_MS);
    await settled();
    assert.equal(library.stores.open.get('tab')?.count, left.count === 3 ? 4 : 3);
    assert.equal(documents.value?.keeper.unkept, undefined);
  }
});

test('where nothing is opened the tab goes on with what it was left with, and brings it along when something is', async () => {
  const left = { ...kept('e2e4', 1, 7), gameRecord: { b: 'level:1' }, previous: bytesOf('c2c4') };
  const openStorage = () => Promise.reject(new DOMException('', 'VersionError'));
  const { place, lefts } = placed({ openStorage, left });
  const { session, unkept, leave } = await begin(place);
  assert.deepEqual([textOf(session.bytes.value), unkept.value], ['e2e4', 'later']);
  assert.deepEqual([session.gameRecord.value, session.previous.value], [left.gameRecord, left.previous]);
  commands.play.run(session, 'e7e5');
  leave();
  const [last] = lefts;
  assert.ok(last);
  const { library, place: next, clock } = placed({ left: last });
  library.stores.open.set('tab', kept('e2e4', 5, 7));
  const { session: again } = await begin(next);
  assert.deepEqual([textOf(again.bytes.value), again.gameRecord.value], ['e2e4, e7e5', left.gameRecord]);
  clock.turn(DELAY_MS);
  await settled();
  assert.equal(textOf(library.stores.open.get('tab')?.bytes), 'e2e4, e7e5');
});

test('who does nothing where nothing is opened leaves nothing', async () => {
  const { place, lefts } = placed({ openStorage: () => Promise.reject(new DOMException('', 'SecurityError')) });
  const { session, leave } = await begin(place);
  leave();
  assert.equal(lefts.length, 0);
  commands.play.run(session, 'e2e4');
  leave();
  assert.equal(textOf(lefts[0]?.bytes), 'e2e4');
});

/** Begins, does something that is kept step by step, and begins again. */
async function reloaded(library: Memory, ...work: readonly ((session: Session) => unknown)[]) {
  const { clock, place } = placed({ library });
  const { session } = await begin(place);
  for (const step of work) {
    step(session);
    clock.turn(DELAY_MS);
    await settled();
  }
  const again = await begin(placed({ library }).place);
  return { session, again: again.session };
}
/** What a document comes to by a command, time after time. */
function states(session: Session, way: Command): string[] {
  const found: string[] = [];
  while (way.run(session)) found.push(`${session.store.position.value.fen} ${textOf(session.bytes.value)}`);
  return found;
}
const plays = (move: string) => (session: Session) => commands.play.run(session, move);

test('what was changed can be taken back and made again after a reload, too', async () => {
  const library = new Memory();
  const set = (session: Session) => commands.loadScript.run(session, '4k3/8/8/8/8/8/8/4K2R w K - 0 1', '');
  const { session, again } = await reloaded(
    library,
    plays('e2e4'),
    plays('e7e5'),
    commands.first.run,
    plays('d2d4'),
    set,
    plays('e1g1'),
    commands.back.run,
    commands.undo.run,
    commands.undo.run,
  );
  assert.equal(textOf(again.bytes.value), textOf(session.bytes.value));
  assert.deepEqual(states(again, commands.redo), states(session, commands.redo));
  const back = states(session, commands.undo);
  assert.deepEqual([back.length, states(again, commands.undo)], [5, back]);
  // What is done then goes on from there.
  const next = await reloaded(library, plays('c2c4'));
  assert.deepEqual(states(next.again, commands.undo), states(next.session, commands.undo));
});

test('as much of what was done is kept as there is room for, and nothing behind the floor', async () => {
  const moves = 'g1f3 g8f6 f3g1 f6g8'.split(' ');
  const many = Array.from({ length: 60 }, (_, at) => plays(moves[at % 4] ?? ''));
  const { again } = await reloaded(new Memory(), ...many);
  assert.deepEqual([again.store.line.value.length, states(again, commands.undo).length], [60, 60]);
  const long = (session: Session) => commands.rewrite.run(session, 'x '.repeat(600_000));
  const large = await reloaded(new Memory(), plays('e2e4'), long, (session) => commands.first.run(session));
  assert.equal(states(large.again, commands.undo).length, 0);
  const floor = (session: Session) => session.change((document) => document.limitUndo());
  const kept = await reloaded(new Memory(), plays('e2e4'), floor, plays('e7e5'));
  assert.deepEqual(states(kept.again, commands.undo).length, 1);
});

test('what is kept of changes may be anything, and is believed if it leads to the document', async () => {
  const library = new Memory();
  await reloaded(library, plays('e2e4'), plays('e7e5'));
  const whole = library.stores.open.get('tab');
  assert.ok(whole?.past);
  const { origin, calls } = whole.past;
  for (const [past, undos] of [
    [whole.past, 2],
    ['{', 0],
    [null, 0],
    [[], 0],
    [{ origin, calls: 'x' }, 0],
    [{ origin, calls: [null, 1] }, 0],
    [{ origin, calls: [...calls, ['free', []]] }, 0],
    [{ origin, calls: [...calls, ['constructor', []]] }, 0],
    [{ origin, calls: [...calls, ['play', ['g1f3']]] }, 0],
    [{ origin, calls: calls.slice(0, -1) }, 0],
    [{ origin, calls: [...calls, ['play', ['e1e8']]] }, 2],
    [{ origin: DAMAGED.bytes, calls }, 0],
    [{ calls }, 2],
    [{ origin: 'AA', calls }, 0],
  ] as const) {
    library.stores.open.set('tab', { ...whole, past } as Kept);
    const { session } = await begin(placed({ library }).place);
    assert.equal(textOf(session.bytes.value), 'e2e4, e7e5');
    assert.equal(states(session, commands.undo).length, undos, JSON.stringify(past));
  }
});

test('a copy of another tab begins as that is, and is kept under its own name', async () => {
  const { library, clock, place } = placed({ like: 'first' });
  library.stores.open.set('first', kept('e2e4'));
  const { session } = await begin(place);
  assert.equal(textOf(session.bytes.value), 'e2e4');
  clock.turn(DELAY_MS);
  await settled();
  assert.equal(textOf(library.stores.open.get('tab')?.bytes), 'e2e4');
});

test('a tab that is opened anew goes on with the last document that no tab works on, or begins one', async () => {
  const library = new Memory();
  for (const [name, moves, changed] of [
    ['first', 'e2e4', 1],
    ['last', 'd2d4', 3],
    ['open', 'c2c4', 5],
  ] as const)
    library.stores.open.set(name, kept(moves, changed));
  const begun = async (isLinked: boolean, ...openNames: string[]) => {
    const { session, documents } = await begin(placed({ library, isNew: true, openNames, isLinked }).place);
    return [documents.value?.keeper.name, textOf(session.bytes.value)];
  };
  assert.deepEqual(await begun(false, 'open'), ['last', 'd2d4']);
  assert.deepEqual(await begun(false, 'open', 'last'), ['first', 'e2e4']);
  assert.deepEqual(await begun(false, 'open', 'last', 'first'), ['tab', '']);
  // What a link leads to takes the place of no other document.
  assert.deepEqual(await begun(true, 'open'), ['tab', '']);
});

test('of documents of closed tabs only the last that is gone on with is read, and the oldest of very many are deleted', async (t) => {
  const library = new Memory();
  const name = (at: number) => `closed ${at}`;
  for (let at = 0; at <= MOST_CLOSED + 1; at += 1) library.stores.open.set(name(at), kept('e2e4', at));
  library.stores.open.set('open', kept('c2c4', 0));
  const read = t.mock.method(library, 'get').mock;
  const all = t.mock.method(library, 'all').mock;
  const { documents } = await begin(placed({ library, isNew: true, openNames: ['open'] }).place);
  await settled();
  assert.equal(documents.value?.keeper.name, name(MOST_CLOSED + 1));
  assert.deepEqual([read.callCount(), all.callCount()], [2, 0]);
  const closed = Array.from({ length: MOST_CLOSED }, (_, at) => name(at + 2));
  assert.deepEqual([...library.stores.open.keys()].toSorted(), [...closed, 'open'].toSorted());
  assert.equal((await documents.value.closed()).length, MOST_CLOSED - 1);
});

test('a link begins a document of its own, and the game that was being played stays among the closed ones, whole', async () => {
  const library = new Memory();
  library.stores.open.set('tab', { ...kept('e2e4', 1), gameRecord: { b: 'level:1' } });
  const game = { ...kept('e2e4, e7e5', 2), gameRecord: { b: 'level:1' } };
  for (const left of [game, undefined, { ...DAMAGED, count: 9 }]) {
    const { place, clock } = placed({ library, isLinked: true, ...(left ? { left } : {}) });
    const { session, documents } = await begin(place);
    assert.equal(session.gameRecord.value, undefined);
    assert.ok(openLink(encode({ bytes: bytesOf('d2d4'), panel: '', isFlipped: false }), session));
    clock.turn(DELAY_MS);
    await settled();
    assert.deepEqual(library.stores.open.get('tab'), game);
    const { name = '' } = documents.value?.keeper ?? {};
    assert.equal(textOf(library.stores.open.get(name)?.bytes), 'd2d4');
    assert.ok(
      (await documents.value?.closed())?.some(({ key, gameRecord }) => key === 'tab' && gameRecord !== undefined),
    );
  }
});

test('a document that is as it came by a link is there after a reload, but no new tab goes on with it', async () => {
  const library = new Memory();
  library.stores.open.set('other', kept('e2e4', 0));
  const fragment = encode({ bytes: bytesOf('d2d4'), panel: '', isFlipped: false });
  const next = async () => {
    const { session } = await begin(placed({ library, isNew: true }).place);
    return textOf(session.bytes.value);
  };
  await reloaded(library, (session) => openLink(fragment, session), commands.first.run);
  assert.equal(await next(), 'e2e4');
  const { session } = await reloaded(library, commands.last.run);
  assert.equal(textOf(session.bytes.value), 'd2d4');
  assert.equal(await next(), 'e2e4');
  await reloaded(library, plays('d7d5'));
  assert.equal(await next(), 'd2d4, d7d5');
});

test('the document before another is there after a reload, too', async () => {
  const load = (session: Session) => commands.loadScript.run(session, undefined, 'c2c4');
  const { again } = await reloaded(new Memory(), plays('e2e4'), load, plays('c7c5'));
  assert.equal(textOf(again.bytes.value), 'c2c4, c7c5');
  assert.ok(commands.bringBack.run(again));
  assert.equal(textOf(again.bytes.value), 'e2e4');
});

test('bytes that cannot be read are put into quarantine and told, and the tab has a new document, which is kept', async () => {
  const { library, clock, place } = placed({});
  library.stores.open.set('tab', DAMAGED);
  const { session, unread, unkept } = await begin(place);
  assert.equal(unread.value, 1);
  assert.match(en.kept.unread(1), /^1 thing kept here cannot be read/);
  assert.deepEqual([...library.stores.quarantine.values()], [{ from: 'open tab', value: DAMAGED }]);
  assert.equal(library.stores.open.has('tab'), false);
  commands.play.run(session, 'e2e4');
  clock.turn(DELAY_MS);
  await settled();
  assert.equal(textOf(library.stores.open.get('tab')?.bytes), 'e2e4');
  assert.equal(unkept.value, undefined);
});

test('where the browser has no room to put it there, nothing is written over it', async () => {
  const { library, place } = placed({});
  library.stores.open.set('tab', DAMAGED);
  const { change } = library;
  library.change = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  const { unkept, documents } = await begin(place);
  library.change = change;
  assert.deepEqual([unkept.value, documents.value], ['full', undefined]);
  assert.deepEqual(library.stores.open.get('tab'), DAMAGED);
});

test('another tab’s bytes that cannot be read stay that tab’s', async () => {
  const { library, place } = placed({ like: 'first' });
  library.stores.open.set('first', DAMAGED);
  const { unread } = await begin(place);
  assert.equal(unread.value, 1);
  assert.deepEqual(library.stores.open.get('first'), DAMAGED);
});

test('what was left damaged does not hide what was kept', async () => {
  const { library, place } = placed({ left: DAMAGED });
  library.stores.open.set('tab', kept('e2e4'));
  const { session, unread } = await begin(place);
  assert.equal(textOf(session.bytes.value), 'e2e4');
  assert.equal(unread.value, 1);
});

for (const [error, code] of [
  [new DOMException('', 'SecurityError'), 'denied'],
  [new DOMException('', 'InvalidStateError'), 'denied'],
  [new DOMException('Access is denied', 'UnknownError'), 'denied'],
  [new DOMException('', 'VersionError'), 'later'],
  [new DOMException('', 'QuotaExceededError'), 'full'],
  [new DOMException('', 'UnknownError'), 'broken'],
  [new TypeError('no such thing'), 'broken'],
  [new StorageError('denied'), 'denied'],
] as const) {
  test(`a browser that opens nothing (${error.name}) is told as ${code}, and the board is there`, async () => {
    const { place } = placed({ openStorage: () => Promise.reject(error) });
    const { session, unkept, documents } = await begin(place);
    assert.deepEqual([unkept.value, documents.value, storageErrorOf(error)], [code, undefined, code]);
    assert.ok(commands.play.run(session, 'e2e4'));
    assert.equal(unkept.value, code);
  });
}

/** A page whose database comes when the test says so. */
async function slow(library: Memory) {
  let come: (library: Library) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const openStorage = () =>
    new Promise<Library>((resolve, reject) => {
      [come, fail] = [resolve, reject];
    });
  const { place, clock } = placed({ openStorage });
  const beginning = begin(place);
  clock.turn(PATIENCE_MS);
  const begun = await beginning;
  const arrive = async () => {
    come(library);
    await settled();
    clock.turn(DELAY_MS);
    await settled();
  };
  return { ...begun, arrive, fail: (error: Error) => fail(error) };
}

test('a database that is slow is told, and what was kept comes when it can', async () => {
  const library = new Memory();
  library.stores.open.set('tab', kept('e2e4'));
  const { session, unkept, arrive } = await slow(library);
  assert.deepEqual([unkept.value, textOf(session.bytes.value)], ['slow', '']);
  await arrive();
  assert.deepEqual([unkept.value, textOf(session.bytes.value)], [undefined, 'e2e4']);
});

test('who has moved before it comes keeps that, and what was kept is among the other documents', async () => {
  const library = new Memory();
  library.stores.open.set('tab', kept('e2e4'));
  const { session, unkept, documents, arrive } = await slow(library);
  commands.play.run(session, 'd2d4');
  session.gameRecord.value = { b: 'level:1' };
  await arrive();
  assert.deepEqual([unkept.value, textOf(session.bytes.value)], [undefined, 'd2d4']);
  assert.deepEqual(session.gameRecord.value, { b: 'level:1' });
  assert.equal(textOf(library.stores.open.get('tab')?.bytes), 'd2d4');
  const closed = (await documents.value?.closed()) ?? [];
  assert.deepEqual(
    closed.map(({ bytes }) => textOf(bytes)),
    ['e2e4'],
  );
});

test('a database that is slow and then fails is told as what it is', async () => {
  const { unkept, fail } = await slow(new Memory());
  fail(new DOMException('', 'VersionError'));
  await settled();
  assert.equal(unkept.value, 'later');
});

test('a full disk is told until something is kept again', async () => {
  const { library, clock, place } = placed({});
  const { session, unkept } = await begin(place);
  library.trouble = new DOMException('', 'QuotaExceededError');
  commands.play.run(session, 'e2e4');
  clock.turn(DELAY_MS);
  await settled();
  assert.equal(unkept.value, 'full');
  library.trouble = undefined;
  commands.play.run(session, 'e7e5');
  clock.turn(DELAY_MS);
  await settled();
  assert.equal(unkept.value, undefined);
});

test('a database that is lost is told at once, and what is there goes along with the tab', async () => {
  for (const code of ['newer', 'deleted', 'lost'] as const) {
    const { library, place } = placed({});
    library.stores.open.set('tab', kept('e2e4'));
    const { session, unkept, documents } = await begin(place);
    const left = () => documents.value?.keeper.unkept?.bytes;
    assert.equal(left(), undefined);
    library.lost.value = code;
    assert.equal(unkept.value, code);
    assert.deepEqual(left(), session.bytes.value);
  }
});

test('each trouble has one sentence, and a way on', () => {
  for (const sentence of Object.values(en.kept.problems))
    assert.match(sentence, /[Rr]eload|[Cc]opy a link|Close other tabs/);
});

test('a tab that has nothing begins before anything is looked for, and is kept from then on', async () => {
  const { library, clock, place } = placed({});
  const first = new Session(Core.open());
  commands.play.run(first, 'e2e4');
  const { session, unkept, documents } = await begin(place, first);
  assert.equal(session, first);
  await settled();
  assert.equal(unkept.value, undefined);
  assert.ok(documents.value);
  clock.turn(DELAY_MS);
  await settled();
  assert.equal(textOf(library.stores.open.get('tab')?.bytes), 'e2e4');
});

test('a new tab in which nothing has been done leaves no document behind', async () => {
  const { library, clock, place } = placed({});
  const { documents } = await begin(place, new Session(Core.open()));
  await settled();
  clock.turn(DELAY_MS);
  await settled();
  assert.equal(documents.value?.keeper.unkept, undefined);
  assert.equal(library.stores.open.size, 0);
});

test('a new tab says, too, that what is kept takes long to open, and says it no more once it has', async () => {
  const { library, clock, place } = placed({});
  const opening: ((library: Library) => void)[] = [];
  place.openStorage = () => new Promise((resolve) => opening.push(resolve));
  const { unkept } = await begin(place, new Session(Core.open()));
  assert.equal(unkept.value, undefined);
  clock.turn(PATIENCE_MS);
  await settled();
  assert.equal(unkept.value, 'slow');
  opening[0]?.(library);
  await settled();
  assert.equal(unkept.value, undefined);
});
