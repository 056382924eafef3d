// Documents of closed tabs: what is done with them, what is said of it, and what may go wrong.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { english as en } from '../../www/i18n/en/all';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Documents } from '../../www/document/documents';
import { DELAY_MS, Keeper } from '../../www/document/keeper';
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
  const kept = async () => {
    clock.turn(DELAY_MS);
    await keeper.flush();
  };
  return { session, library, clock, keeper, documents, said, kept };
}
const DAMAGED = Uint8Array.of(2, 4, 32, 40);
const bytesOf = (moves: string): Uint8Array => {
  const core = Core.open();
  core.change((document) => document.setText(moves));
  return core.bytes;
};

test('a game that is being played is not left for another one', async () => {
  const { session, library, keeper, documents } = laid();
  library.stores.open.set('closed', { bytes: bytesOf('e2e4'), changed: 1, count: 1 });
  session.locked.value = { code: 'locked', allows: new Set() };
  assert.equal(await documents.reopen('closed'), false);
  assert.deepEqual([session.feedback.value?.code, keeper.name], ['locked', 'own']);
});

test('the documents of closed tabs are listed, the newest first; one is gone on with, and this one is among them', async () => {
  const { session, library, keeper, documents, said, kept } = laid('other');
  for (const [at, name] of ['old', 'other', 'own', 'new'].entries())
    library.stores.open.set(name, { bytes: bytesOf('e2e4'), changed: at, count: 1, gameRecord: name });
  const keys = async () => (await documents.closed()).map(({ key }) => key);
  assert.deepEqual(await keys(), ['new', 'old']);
  commands.play.run(session, 'd2d4');
  assert.ok(await documents.reopen('new'));
  assert.equal(said(), 'The game is back on the board.');
  assert.deepEqual([session.store.text.value, keeper.name, session.gameRecord.value], ['e2e4', 'new', 'new']);
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
  assert.equal(await documents.reopen('other'), false);
  assert.equal(said(), en.kept.faults.elsewhere);
  assert.equal(await documents.reopen('torn'), false);
  assert.equal(said(), en.kept.faults.unread);
  assert.equal(library.stores.quarantine.size, 1);
  assert.deepEqual([keeper.name, session.store.text.value], ['own', '']);
});

test('where this document cannot be kept it is not left, and why is said', async () => {
  const { session, library, keeper, documents, said } = laid();
  library.stores.open.set('closed', { bytes: bytesOf('e2e4'), changed: 1, count: 1 });
  commands.play.run(session, 'd2d4');
  library.change = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  assert.equal(await documents.reopen('closed'), false);
  assert.deepEqual([said(), keeper.name], [en.kept.problems.full, 'own']);
});

test('a document that there was no room for is kept once something else is deleted', async () => {
  const { session, library, keeper, documents } = laid();
  commands.play.run(session, 'd2d4');
  const { change } = library;
  library.change = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  await keeper.flush();
  assert.equal(documents.problem.value, 'full');
  library.change = change;
  assert.ok(await documents.attempt(() => Promise.resolve(true)));
  await keeper.flush();
  assert.equal(documents.problem.value, undefined);
  assert.deepEqual(library.stores.open.get('own')?.bytes, session.bytes.value);
});

test('what the browser does not do is said', async () => {
  const { session, library, documents } = laid();
  library.trouble = new DOMException('', 'UnknownError');
  assert.equal(await documents.reopen('1'), false);
  assert.equal(session.feedback.value?.code, 'broken');
  library.trouble = undefined;
  assert.equal(await documents.reopen('none'), false);
  assert.equal(session.feedback.value?.code, 'gone');
});
