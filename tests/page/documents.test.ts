// Saved games and documents of closed tabs: what is done with them, what is said of it, and what may go wrong.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { english as en } from '../../www/i18n/en/all';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Documents } from '../../www/document/documents';
import { DELAY_MS, Keeper } from '../../www/document/keeper';
import { asideText } from '../../www/document/library';
import { Session } from '../../www/document/session';
import { Memory } from './memory';
import { TurnedClock } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

/** The documents of a tab called `own`, beside tabs that are open. */
function laid(...others: string[]) {
  const [session, library, clock] = [new Session(Core.open()), new Memory(), new TurnedClock()];
  session.showScript(true);
  const keeper = new Keeper(session, library, 'own', clock);
  keeper.start();
  const open = new Set(['own', ...others]);
  const moveTo = (name: string) => {
    if (open.has(name)) return Promise.resolve(false);
    open.clear();
    open.add(name);
    return Promise.resolve(true);
  };
  const documents = new Documents(session, library, keeper, {
    clock,
    tab: { moveTo, openNames: () => Promise.resolve(open) },
  });
  const said = () => session.feedback.value?.text(en) ?? session.spoken.value(en);
  const names = async () => (await documents.games()).map(({ name }) => name);
  const keyOf = async (name: string) => (await documents.games()).find((game) => game.name === name)?.key ?? '';
  const kept = async () => {
    clock.turn(DELAY_MS);
    await keeper.flush();
  };
  return { session, library, clock, keeper, documents, said, names, keyOf, kept };
}
const DAMAGED = Uint8Array.of(2, 4, 32, 40);
const bytesOf = (moves: string): Uint8Array => {
  const core = Core.open();
  core.change((document) => document.setText(moves));
  return core.bytes;
};

test('games are saved under names, the newest first, and opened, which can be taken back', async () => {
  const { session, clock, documents, said, names, keyOf } = laid();
  commands.play.run(session, 'e2e4');
  assert.ok(await documents.save('King’s pawn'));
  assert.equal(said(), '“King’s pawn” is saved.');
  clock.turn(1);
  commands.play.run(session, 'e7e5');
  assert.ok(await documents.save(' \u202eBoth\u0000 '));
  assert.deepEqual(await names(), ['Both', 'King’s pawn']);
  assert.ok(await documents.open(await keyOf('King’s pawn')));
  assert.equal(said(), '“King’s pawn” is on the board. Undo brings back the game before.');
  assert.equal(session.store.text.value, 'e2e4');
  commands.undo.run(session);
  assert.equal(session.store.text.value, 'e2e4, e7e5');
});

test('a game without a name is called after its day', async () => {
  const { documents, said, names } = laid();
  assert.ok(await documents.save('  '));
  assert.deepEqual(await names(), ['']);
  assert.match(said(), /“Game of (January 1, 1970|December 31, 1969)” is saved\./);
});

test('games are renamed, deleted and brought back as they were', async () => {
  const { session, library, documents, said, names, keyOf } = laid();
  commands.play.run(session, 'e2e4');
  await documents.save('One');
  assert.ok(await documents.rename(await keyOf('One'), 'Two'));
  assert.equal(said(), 'The game is called “Two” now.');
  assert.deepEqual(await names(), ['Two']);
  const before = [...library.stores.saved];
  const back = await documents.remove(await keyOf('Two'));
  assert.equal(said(), '“Two” is deleted.');
  assert.deepEqual(await names(), []);
  assert.equal(await back?.(), true);
  assert.equal(said(), '“Two” is back.');
  assert.deepEqual([...library.stores.saved], before);
});

test('what another tab has deleted is told, and is not made anew', async () => {
  const { documents, said, names } = laid();
  for (const work of [
    () => documents.open('none'),
    () => documents.rename('none', 'Some'),
    () => documents.bringBack('none'),
  ]) {
    assert.equal(await work(), false);
    assert.equal(said(), en.kept.faults.gone);
  }
  assert.equal(await documents.remove('none'), undefined);
  assert.equal(said(), en.kept.faults.gone);
  assert.deepEqual(await names(), []);
});

test('a saved game that cannot be read is put aside, told, and comes as a text', async () => {
  const { session, library, documents, said, names } = laid();
  const game = { name: 'Torn', date: 1, bytes: DAMAGED };
  library.stores.saved.set('1', game);
  assert.equal(await documents.open('1'), false);
  assert.equal(said(), en.kept.faults.unread);
  assert.deepEqual(await names(), []);
  assert.equal(
    await asideText(library),
    `${JSON.stringify({ from: 'saved 1', value: { ...game, bytes: [...DAMAGED] } })}\n`,
  );
  assert.equal(session.store.history.value.canUndo, false);
});

test('a game that is being played is not left for another one', async () => {
  const { session, library, keeper, documents } = laid();
  await documents.save('One');
  library.stores.open.set('closed', { bytes: bytesOf('e2e4'), changed: 1, count: 1 });
  session.locked.value = { code: 'locked', allows: new Set() };
  const [game] = await documents.games();
  assert.equal(await documents.open(game?.key ?? ''), false);
  assert.equal(session.feedback.value?.code, 'locked');
  assert.equal(await documents.bringBack('closed'), false);
  assert.deepEqual([session.feedback.value?.code, keeper.name], ['locked', 'own']);
});

test('the documents of closed tabs are listed, the newest first; one is gone on with, and this one is among them', async () => {
  const { session, library, keeper, documents, said, kept } = laid('other');
  for (const [at, name] of ['old', 'other', 'own', 'new'].entries())
    library.stores.open.set(name, { bytes: bytesOf('e2e4'), changed: at, count: 1, beside: name });
  const keys = async () => (await documents.closed()).map(({ key }) => key);
  assert.deepEqual(await keys(), ['new', 'old']);
  commands.play.run(session, 'd2d4');
  assert.ok(await documents.bringBack('new'));
  assert.equal(said(), 'The game is back on the board.');
  assert.deepEqual([session.store.text.value, keeper.name, session.beside.value], ['e2e4', 'new', 'new']);
  assert.deepEqual((await keys()).toSorted(), ['old', 'other', 'own']);
  commands.play.run(session, 'e7e5');
  await kept();
  assert.deepEqual(library.stores.open.get('new')?.bytes, session.bytes.value);
  assert.deepEqual(library.stores.open.get('own')?.bytes, bytesOf('d2d4'));
});

test('a document that a tab works on, or that cannot be read, is not brought back, and this tab keeps its own', async () => {
  const { session, library, keeper, documents, said } = laid('other');
  library.stores.open.set('other', { bytes: bytesOf('e2e4'), changed: 1, count: 1 });
  library.stores.open.set('torn', { bytes: DAMAGED, changed: 1, count: 1 });
  assert.equal(await documents.bringBack('other'), false);
  assert.equal(said(), en.kept.faults.elsewhere);
  assert.equal(await documents.bringBack('torn'), false);
  assert.equal(said(), en.kept.faults.unread);
  assert.equal(library.stores.aside.size, 1);
  assert.deepEqual([keeper.name, session.store.text.value], ['own', '']);
});

test('where this document cannot be kept it is not left, and why is said', async () => {
  const { session, library, keeper, documents, said } = laid();
  library.stores.open.set('closed', { bytes: bytesOf('e2e4'), changed: 1, count: 1 });
  commands.play.run(session, 'd2d4');
  library.change = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  assert.equal(await documents.bringBack('closed'), false);
  assert.deepEqual([said(), keeper.name], [en.kept.troubles.full, 'own']);
  assert.equal(await documents.save('One'), false);
  assert.equal(said(), en.kept.troubles.full);
});

test('a document that there was no room for is kept once something else is deleted', async () => {
  const { session, library, keeper, documents } = laid();
  library.stores.saved.set('1', { name: 'One', date: 1, bytes: bytesOf('e2e4') });
  commands.play.run(session, 'd2d4');
  const { change } = library;
  library.change = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  await keeper.flush();
  assert.equal(documents.problem.value, 'full');
  library.change = change;
  assert.ok(await documents.remove('1'));
  await keeper.flush();
  assert.equal(documents.problem.value, undefined);
  assert.deepEqual(library.stores.open.get('own')?.bytes, session.bytes.value);
});

test('what the browser does not do is said for each of them', async () => {
  const { session, library, documents } = laid();
  library.trouble = new DOMException('', 'UnknownError');
  const works = [
    documents.save('One'),
    documents.open('1'),
    documents.rename('1', 'Two'),
    documents.remove('1'),
    documents.bringBack('1'),
  ];
  for (const done of await Promise.all(works)) assert.ok(!done);
  assert.equal(session.feedback.value?.code, 'broken');
});

test('of forty games that two tabs save at once none is lost, and each is renamed and deleted by what it is', async () => {
  const [one, other] = [laid(), laid()];
  const documents = new Documents(other.session, one.library, other.keeper, {
    clock: other.clock,
    tab: { moveTo: () => Promise.resolve(false), openNames: () => Promise.resolve(new Set<string>()) },
  });
  const turns = Array.from({ length: 20 }, (_, number) => number);
  await Promise.all(
    turns.flatMap((number) => [one.documents.save(`One ${number}`), documents.save(`Other ${number}`)]),
  );
  assert.equal((await one.names()).length, 40);
  const [kept, gone] = [await one.keyOf('One 7'), await one.keyOf('Other 7')];
  await Promise.all([documents.rename(kept, 'Seven'), one.documents.remove(gone)]);
  const names = new Set(await one.names());
  assert.deepEqual([names.size, names.has('Seven'), names.has('Other 7')], [39, true, false]);
});
