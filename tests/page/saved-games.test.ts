// The games that this browser keeps: which come there by themselves, once each, and what is done with them.

import { batch } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { Documents, SavedGames } from '../../www/document/documents';
import { Keeper } from '../../www/document/keeper';
import { quarantineText, type SavedGame } from '../../www/document/library';
import { Session } from '../../www/document/session';
import { askOnce } from '../../www/document/stills';
import { filtered } from '../../www/games/saved-list';
import { english as en } from '../../www/i18n/en/all';
import { dateTag } from '../../www/play/bars';
import { loadOpenings, openingOf } from '../../www/moves/openings';
import { openGame } from '../../www/play/game';
import { readRecord, type Terms } from '../../www/play/rules';
import { Memory } from './memory';
import { ToldEngine } from './told-engine';
import { settled, TurnedClock } from './turned';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));
await loadOpenings();

const TWO: Terms = { white: 'person', black: 'person', isHelpAllowed: true, seed: 7 };
const DAMAGED = Uint8Array.of(2, 4, 32, 40);
/** The shortest mate. */
const FOOL = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const FIVE_EACH = ['e2e4', 'c7c5', 'g1f3', 'd7d6', 'd2d4', 'c5d4', 'f3d4', 'g8f6', 'b1c3', 'a7a6'];

/** A page that plays on a library, of a document. */
function opened(library = new Memory(), core = Core.open(), gameRecord?: unknown) {
  const [session, clock] = [new Session(core), new TurnedClock()];
  if (gameRecord !== undefined) session.gameRecord.value = gameRecord;
  const tab = {
    moveTo: () => Promise.resolve(false),
    openNames: () => Promise.resolve(new Set<string>()),
  };
  const documents = new Documents(session, library, new Keeper(session, library, 'own', clock), {
    clock,
    tab,
  });
  const saved = new SavedGames(session, documents);
  const game = openGame(session, new ToldEngine(), clock, {
    tagsOf: ({ seed }) => [
      ['White', `Ann ${seed}`],
      ['Black', 'Ben'],
    ],
    isCalm: () => true,
    keep: (played) => saved.keep(played),
  });
  const play = (...moves: readonly string[]) => moves.forEach((move) => assert.ok(commands.play.run(session, move)));
  const kept = async () => {
    await settled();
    return saved.list();
  };
  const facts = async () => (await kept()).map(({ white, result, plies }) => `${white} ${result} ${plies}`);
  const said = () => session.feedback.value?.text(en) ?? session.spoken.value(en);
  return { library, session, clock, documents, saved, game, play, kept, facts, said };
}

const bytesOf = (moves: string): Uint8Array => {
  const core = Core.open();
  core.change((document) => document.setText(moves));
  return core.bytes;
};
const gameOf = (more: Partial<SavedGame> = {}): SavedGame => ({
  bytes: bytesOf('e2e4'),
  date: 1,
  white: 'Ann',
  black: 'Ben',
  result: '*',
  plies: 1,
  ...more,
});
const NAJDORF = 'Sicilian Defense: Najdorf Variation';
const named = (game?: SavedGame) => openingOf(game?.positions ?? [])?.name;

test('each game that ends is kept by itself, the newest first, with what a list shows of it', async () => {
  const { game, session, clock, play, kept } = opened();
  game.start(TWO, 'standard');
  for (const by of ['w', 'b', 'w']) {
    play('e2e4', 'c7c5');
    if (by === 'b') play('g1f3');
    clock.turn(1000);
    game.actions.resign.run();
    await settled();
    game.actions.rematch.run();
  }
  play('d2d4', 'd7d5');
  clock.turn(1000);
  game.actions.offerDraw.run();
  const games = await kept();
  assert.deepEqual(
    games.map((kept) => [kept.white, kept.result, kept.plies, named(kept), kept.date]),
    [
      ['Ann 10', '1/2-1/2', 2, 'Queen’s Pawn Game', 4000],
      ['Ann 9', '0-1', 2, 'Sicilian Defense', 3000],
      ['Ann 8', '1-0', 3, 'Sicilian Defense', 2000],
      ['Ann 7', '0-1', 2, 'Sicilian Defense', 1000],
    ],
  );
  assert.equal(new Set(games.map(({ key }) => key)).size, 4);
  assert.deepEqual(games.find(({ white }) => white === 'Ann 10')?.bytes, session.bytes.value);
});

test('a game that ended where the page was left at once is kept when it comes back, and not again once it was deleted', async () => {
  const first = opened();
  const never = new Promise<never>(() => undefined);
  first.library.update = () => never;
  first.game.start(TWO, 'standard');
  first.play(...FOOL);
  await settled();
  const left = first.session.gameRecord.value;
  // The database is as it was, with nothing written.
  const second = opened(new Memory(), Core.open(first.session.bytes.value), left);
  assert.deepEqual(await second.facts(), ['Ann 7 0-1 4']);
  const [game] = await second.kept();
  await second.saved.remove(game?.key ?? '');
  const third = opened(second.library, Core.open(second.session.bytes.value), second.session.gameRecord.value);
  assert.deepEqual(await third.facts(), []);
});

test('a game that is left is kept after five moves of each side, whichever way it is left, and not before', async () => {
  const leave: Record<string, (page: ReturnType<typeof opened>) => unknown> = {
    'is left': ({ game }) => game.actions.leave.run(),
    'makes way for a new one': ({ game }) => game.start({ ...TWO, seed: 1 }, 'standard'),
    'makes way for another document': ({ session }) =>
      batch(() => session.change((document) => document.load(bytesOf('a2a3')), { isOpening: true })),
  };
  for (const [name, act] of Object.entries(leave)) {
    const [long, short] = [opened(), opened()];
    for (const [page, moves] of [
      [long, FIVE_EACH],
      [short, FIVE_EACH.slice(0, 9)],
    ] as const) {
      page.game.start(TWO, 'standard');
      page.play(...moves);
      act(page);
    }
    assert.deepEqual(await long.facts(), ['Ann 7 * 10'], name);
    assert.deepEqual(await short.facts(), [], name);
    const [kept] = await long.kept();
    assert.deepEqual([named(kept), Core.open(kept?.bytes).view(true).text?.added], [NAJDORF, FIVE_EACH.join(', ')]);
  }
});

test('a game is kept once: a reload, a mate that is taken back and notes on it change the same entry', async () => {
  const first = opened();
  first.game.start(TWO, 'standard');
  first.play(...FOOL);
  assert.deepEqual(await first.facts(), ['Ann 7 0-1 4']);
  const second = opened(first.library, Core.open(first.session.bytes.value), first.session.gameRecord.value);
  assert.equal(second.game.phase.value, 'over');
  assert.deepEqual(await second.facts(), ['Ann 7 0-1 4']);
  second.game.actions.takeBack.run();
  second.play('b8c6', 'a2a3');
  second.game.actions.resign.run();
  assert.deepEqual(await second.facts(), ['Ann 7 1-0 5']);
  assert.ok(commands.comment.run(second.session, second.session.store.cursor.value.node, 'too early'));
  second.game.actions.rematch.run();
  const [kept, ...others] = await second.kept();
  assert.equal(others.length, 0);
  assert.match(JSON.stringify(Core.open(kept?.bytes).view(false).nodes), /too early/);
  // What is played on from its end is another game.
  second.play(...FOOL);
  await settled();
  second.game.actions.leave.run();
  assert.deepEqual((await second.facts()).toSorted(), ['Ann 7 1-0 5', 'Ann 8 0-1 4']);
});

test('a game that was deleted does not come back when its board is left', async () => {
  const { game, play, saved, kept } = opened();
  game.start(TWO, 'standard');
  play(...FOOL);
  const [{ key } = { key: '' }] = await kept();
  await saved.remove(key);
  game.actions.rematch.run();
  assert.deepEqual(await kept(), []);
});

test('a game is kept by hand once, with what is done to it since, and so is one that was opened', async () => {
  const { session, saved, play, facts, kept, said } = opened();
  play('e2e4');
  assert.ok(await saved.keepThis());
  assert.equal(said(), '“White – Black” is in My games.');
  play('e7e5');
  commands.setTag.run(session, 'White', 'Cy');
  assert.ok(await saved.keepThis());
  assert.deepEqual(await facts(), ['Cy * 2']);
  commands.loadScript.run(session, undefined, 'd2d4');
  assert.ok(await saved.keepThis());
  assert.deepEqual((await facts()).toSorted(), [' * 1', 'Cy * 2']);
  const [{ key } = { key: '' }] = (await kept()).filter(({ white }) => white === 'Cy');
  assert.ok(await saved.open(key));
  assert.equal(said(), '“Cy – Black” is on the board. Undo brings back the game before.');
  assert.equal(session.store.line.value.length, 2);
  commands.last.run(session);
  play('g1f3');
  assert.ok(await saved.keepThis());
  assert.deepEqual((await facts()).toSorted(), [' * 1', 'Cy * 3']);
  commands.loadScript.run(session, undefined, 'd2d4');
  commands.undo.run(session);
  assert.equal(session.store.line.value.length, 3);
});

test('a game is deleted and brought back as it was', async () => {
  const { library, saved, kept, said } = opened();
  library.stores.saved.set('1', gameOf({ date: 5 }));
  const before = [...library.stores.saved];
  const back = await saved.remove('1');
  assert.equal(said(), '“Ann – Ben” is deleted.');
  assert.deepEqual(await kept(), []);
  assert.equal(await back?.(), true);
  assert.equal(said(), '“Ann – Ben” is back.');
  assert.deepEqual([...library.stores.saved], before);
  assert.equal(saved.changes.value, 2);
});

test('what another tab has deleted is told; what cannot be read is put aside, told, and comes as a text', async () => {
  const { library, saved, kept, said } = opened();
  assert.equal(await saved.open('none'), false);
  assert.equal(said(), en.kept.faults.gone);
  assert.equal(await saved.remove('none'), undefined);
  assert.equal(said(), en.kept.faults.gone);
  const game = gameOf({ bytes: DAMAGED });
  library.stores.saved.set('1', game);
  assert.equal(await saved.open('1'), false);
  assert.equal(said(), en.kept.faults.unread);
  assert.deepEqual(await kept(), []);
  const value = { ...game, bytes: [...DAMAGED] };
  assert.equal(await quarantineText(library), `${JSON.stringify({ from: 'saved 1', value })}\n`);
});

test('a game that is being played is not left for another one, and where there is no room that is said', async () => {
  const { library, session, saved, said } = opened();
  library.stores.saved.set('1', gameOf());
  session.locked.value = { code: 'locked', allows: new Set() };
  assert.equal(await saved.open('1'), false);
  assert.equal(session.feedback.value?.code, 'locked');
  library.trouble = new DOMException('', 'QuotaExceededError');
  assert.equal(await saved.keepThis(), false);
  assert.equal(said(), en.kept.problems.full);
});

test('two thousand games are listed without reading one of them, and sifted by words and by result', async () => {
  const { library, kept } = opened();
  const najdorf = askOnce(Core.open(bytesOf(FIVE_EACH.join(', '))), (core) =>
    core.ask((document) => document.lineKeys()),
  );
  for (let at = 0; at < 2000; at += 1) {
    const result = at % 3 === 0 ? '1-0' : '0-1';
    const [white, positions] = [`Player ${at}`, at % 2 === 0 ? najdorf : []];
    const date = Date.UTC(2026, 10, 1 + (at % 28), 12);
    library.stores.saved.set(String(at), gameOf({ bytes: DAMAGED, date, white, positions, result }));
  }
  const games = await kept();
  assert.equal(games.length, 2000);
  const found = (text: string, result: '' | '1-0' | '*' = '') => filtered(games, { text, result }, en).length;
  assert.equal(filtered(games, { text: '', result: '' }, en), games);
  assert.deepEqual(
    [found('player 1999'), found('PLAYER 1999 ben'), found('najdorf'), found('b90'), found('nov 28, 2026')],
    [1, 1, 1000, 1000, 71],
  );
  assert.deepEqual([found('', '1-0'), found('najdorf', '1-0'), found('', '*'), found('nobody')], [667, 334, 0, 0]);
});

test('of forty games that two tabs keep at once none is lost', async () => {
  const one = opened();
  const other = opened(one.library);
  const turns = Array.from({ length: 20 }, (_, number) => number);
  await Promise.all(
    turns.flatMap((at) => [
      one.saved.keep({ key: `one ${at}`, bytes: bytesOf('e2e4') }),
      other.saved.keep({ key: `other ${at}`, bytes: bytesOf('d2d4') }),
    ]),
  );
  await Promise.all([one.saved.remove('other 7'), other.saved.keep({ key: 'other 7', isUpdate: true })]);
  const keys = new Set((await one.kept()).map(({ key }) => key));
  assert.deepEqual([keys.size, keys.has('other 7')], [39, false]);
});

test('a day is written as PGN has it', () => {
  assert.equal(dateTag(new Date(2026, 0, 5)), '2026.01.05');
});

test('a copy gets what is written to its game afterwards, where it still stands', async () => {
  const page = opened();
  const { game, saved, session, kept } = page;
  const marked = () => saved.update(readRecord(session.gameRecord.peek())?.key);
  assert.equal(await marked(), false, 'a document that was not kept has no copy');
  game.start(TWO, 'standard');
  page.play(...FOOL);
  await settled();
  const [node = 0] = session.store.line.value[2]?.nodes ?? [];
  commands.mark.run(session, node, 4);
  // After a reload only the record of the game names its copy.
  const later = opened(page.library, Core.open(session.bytes.peek()), session.gameRecord.peek());
  assert.ok(await later.saved.update(readRecord(later.session.gameRecord.peek())?.key));
  assert.deepEqual(
    (await kept()).map(({ bytes }) => bytes),
    [session.bytes.peek()],
  );
  // One that was opened from the list is named by that.
  const [copy] = await kept();
  const other = opened(page.library);
  assert.ok(await other.saved.open(copy?.key ?? ''));
  commands.mark.run(other.session, other.session.store.line.value[0]?.nodes[0] ?? 0, 6);
  assert.ok(await other.saved.update());
  assert.deepEqual(
    (await kept()).map(({ bytes }) => bytes),
    [other.session.bytes.peek()],
  );
  await saved.remove(copy?.key ?? '');
  await other.saved.update();
  assert.deepEqual(await kept(), [], 'what was deleted stays deleted');
});
