// What is pasted or dropped on the page: what a text is, what comes on the board, and what waits for a game.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { listenForContent } from '../../www/app/content';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { encode, type Shown } from '../../www/document/link';
import { Session } from '../../www/document/session';
import { english as en } from '../../www/i18n/en/all';
import { Pasted, takeShared } from '../../www/games/pasted';
import { labs } from './real';
import { settled } from './turned';
import { Games } from '../../www/games/games';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

function opened() {
  const session = new Session(Core.open());
  session.showScript(true);
  const places: string[] = [];
  const shown: Shown[] = [];
  const games = new Games(session, labs);
  const pasted = new Pasted(session, labs, {
    games: () => games,
    go: (place) => places.push(place),
    place: () => places.at(-1) ?? '',
    show: (its) => shown.push(its),
    leave: () => {
      session.locked.value = undefined;
      return true;
    },
  });
  const text = () => session.store.text.value;
  const said = () => session.feedback.value?.text(en);
  const action = () => session.feedback.value?.action;
  return { session, games, pasted, places, shown, text, said, action };
}
const GAME = '[White "Ann"]\n[Black "Ben"]\n\n1. e4 e5 *';
const ROOKS = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';

test('games, moves, positions and links come on the board in one go, and can be analysed in one press', async () => {
  const core = Core.open();
  core.change((document) => document.setText('g1f3'));
  const link = encode({ bytes: core.bytes, panel: 'analyse', isFlipped: true });
  for (const [input, script] of [
    [GAME, 'e2e4, e7e5'],
    ['1.d4 d5 2.c4', 'd2d4, d7d5, c2c4'],
    ['e4', 'e2e4'],
    ['e2e4, xd1', 'e2e4, xd1'],
    [ROOKS, ''],
    ['4k3/8/8/8/8/8/8/R3K2R', ''],
    ['960:518', ''],
    [`https://example.org/page#${link}`, 'g1f3'],
    [`#${link}`, 'g1f3'],
  ] as const) {
    const { session, pasted, places, shown, text, action } = opened();
    await pasted.open(input);
    assert.deepEqual([text(), session.opened.value], [script, 1], input);
    if (input === ROOKS) assert.equal(session.store.position.value.fen, ROOKS);
    if (input.endsWith('R3K2R')) assert.equal(session.feedback.value?.lead?.(en), 'Put right in what you pasted:');
    assert.equal(session.store.cursor.value.steps, session.store.line.value.length);
    if (input.includes('#')) {
      assert.deepEqual([shown[0]?.panel, shown[0]?.isFlipped], ['analyse', true]);
      continue;
    }
    assert.deepEqual([action()?.label(en), places], ['Analyse', []], input);
    action()?.run();
    assert.deepEqual(places, ['analyse'], input);
    // There it is not offered.
    await pasted.open('e2e4');
    assert.equal(action(), undefined);
    commands.undo.run(session);
    commands.undo.run(session);
    assert.equal(text(), '', input);
  }
});

test('of several games the first is on the board, and all are listed in Games', async () => {
  const { games, pasted, places, text } = opened();
  await pasted.open(`${GAME}\n\n[White "Cy"]\n\n1. d4 *`);
  const { file, section } = games;
  assert.deepEqual([text(), places, section.value, file.count.value], ['e2e4, e7e5', ['games'], 'file', 2]);
});

test('what is none of these is refused with what was not understood, and what is, and so is what is wrong in it', async () => {
  for (const [input, told] of [
    ['see you at the club on Friday', /^“see you at the club on F…” is no game.* a PGN, a FEN, moves such as e2e4/],
    ['4k3/9/8 b', /FEN/],
    ['1. e4 e5 2. Ke3', /"Ke3" is not legal here.* On the board up to there: 2 half-moves\.$/],
    ['https://example.org/#2AAAA', /link/i],
  ] as const) {
    const { session, pasted, said, action } = opened();
    await pasted.open(input);
    assert.match(said() ?? '', told);
    assert.deepEqual([session.feedback.value?.tone, action()], ['refusal', undefined], input);
  }
});

test('while a game is played what is pasted waits, until that is left by its button or is over', async () => {
  const locked = { code: 'locked', allows: new Set<never>() } as const;
  const [one, other] = [opened(), opened()];
  for (const { session, pasted, text, said, action } of [one, other]) {
    session.locked.value = locked;
    await pasted.open(GAME);
    assert.deepEqual([text(), said()], ['', en.games.pasted.waits]);
    assert.equal(action()?.label(en), 'Leave the game and open it');
  }
  one.action()?.run();
  while (one.text() === '') await settled();
  assert.equal(one.text(), 'e2e4, e7e5');
  other.session.announce(() => 'Something else.');
  other.session.locked.value = undefined;
  other.session.announce(() => 'White resigned.');
  await settled();
  assert.deepEqual([other.said(), other.action()?.label(en)], [en.games.pasted.ready, 'Open it']);
  other.action()?.run();
  while (other.text() === '') await settled();
  assert.equal(other.text(), 'e2e4, e7e5');
});

test('a file is taken before the text that comes with it', async () => {
  const { session, pasted, places } = opened();
  void pasted.take({ file: new File([ROOKS], 'x.fen'), text: 'e2e4' });
  while (session.opened.value === 0) await settled();
  assert.equal(session.store.position.value.fen, ROOKS);
  void pasted.take({ file: new File([`${GAME}\n\n${GAME}`], 'x.pgn'), text: '' });
  await settled();
  assert.deepEqual(places, ['games']);
});

test('what is pasted or dropped waits until it is opened; nothing at all does not, nor what is meant for a field', (t) => {
  class Target extends EventTarget {
    tagName = 'BODY';
  }
  const page = new Target();
  Object.assign(globalThis, { HTMLElement: Target, addEventListener: page.addEventListener.bind(page) });
  t.after(() => ['HTMLElement', 'addEventListener'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
  const content = listenForContent();
  const give = (type: string, text: string, ...files: File[]) => {
    const types = files.length > 0 ? ['Files'] : ['text/plain'];
    const key = type === 'paste' ? 'clipboardData' : 'dataTransfer';
    const event = new Event(type, { cancelable: true });
    page.dispatchEvent(Object.assign(event, { [key]: { types, files, getData: () => text } }));
    return event.defaultPrevented;
  };
  const file = new File([ROOKS], 'x.fen');
  assert.deepEqual([give('paste', ' \n'), give('dragover', ''), content.value], [true, true, undefined]);
  assert.deepEqual([give('paste', ' e2e4\n'), content.value], [true, { file: undefined, text: 'e2e4' }]);
  page.tagName = 'TEXTAREA';
  assert.deepEqual([give('paste', 'd2d4'), give('dragover', ''), content.value?.text], [false, false, 'e2e4']);
  assert.deepEqual([give('drop', '', file), content.value], [true, { file, text: '' }]);
  // Cells of a spreadsheet.
  const picture = new File(['…'], 'image.png', { type: 'image/png' });
  assert.deepEqual([give('paste', 'd2d4', picture), content.value?.file], [false, file]);
  assert.deepEqual([give('paste', 'x.fen', file), content.value], [true, { file, text: 'x.fen' }]);
  page.tagName = 'BODY';
  assert.deepEqual([give('paste', 'd2d4', picture), content.value], [true, { file: undefined, text: 'd2d4' }]);
  assert.deepEqual([give('drop', '', picture), content.value?.file], [true, picture]);
});

test('what another program shares comes on the board once: a file by its name, a text, and nothing said of nothing', async (t) => {
  const kept = new Map<string, Response>();
  const cache = { match: (key: string) => Promise.resolve(kept.get(key)) };
  const caches = { open: () => Promise.resolve(cache), delete: () => Promise.resolve(kept.clear()) };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  t.after(() => Reflect.deleteProperty(globalThis, 'caches'));
  const share = async (content: string, name: string) => {
    const its = opened();
    kept.set('https://example.org/?shared', new Response(content, { headers: { 'X-Name': encodeURIComponent(name) } }));
    await takeShared(its.pasted, 'https://example.org/');
    await settled();
    return its;
  };
  assert.equal((await share(' e2e4, e7e5\n', '')).text(), 'e2e4, e7e5');
  const file = await share(ROOKS, 'Türme.fen');
  assert.equal(file.session.store.position.value.fen, ROOKS);
  assert.equal(kept.size, 0);
  const nothing = opened();
  await takeShared(nothing.pasted, 'https://example.org/');
  assert.equal(nothing.session.feedback.value?.code, 'not-known');
});
