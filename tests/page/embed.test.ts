// The board that another page shows, on the module that it has: its address, what is played on it, a lesson.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { EmbedBoard } from '../../www/embed/embed-board';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { embedAddress, EMBED_PARTS, embedText, readEmbed } from '../../www/document/embed-link';
import { decode, encode } from '../../www/document/link';
import { Store } from '../../www/document/store';
import { english as en } from '../../www/i18n/en/all';
import { SquaresQuestion } from '../../www/learn/mark-question';
import { playing } from './lessons';
import { labs } from './real';
import { sansOf } from './reviewed';

await Core.load(await readFile(process.env['GRIDMATE_EMBED'] ?? ''));

const OPERA = 'e2e4, e7e5, g1f3, d7d6';
const ROOKS = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';
const HOME = 'https://example.org/chess/?a=b#games';

const boardAt = (hash: string, search = '') => new EmbedBoard(readEmbed(search, hash));

const bytesOf = (start: string | undefined, script: string): Uint8Array => {
  const core = Core.open();
  core.change((document) => document.loadScript(start, script));
  return core.bytes;
};

test('an address says how a board is shown, and is read as it was written', () => {
  const linked = { bytes: bytesOf(undefined, OPERA), panel: '', isFlipped: true };
  const usual = { side: undefined, theme: 'system', size: undefined, parts: EMBED_PARTS } as const;
  const plain = embedAddress(HOME, linked, usual);
  assert.equal(plain, `https://example.org/chess/embed/#${encode(linked)}`);
  const look = { side: 'w', theme: 'dark', size: 320, parts: ['board', 'controls'] } as const;
  const { hash, search } = new URL(embedAddress(HOME, linked, look));
  const { link, ...others } = readEmbed(search, hash);
  assert.deepEqual(decode(link ?? ''), linked);
  assert.deepEqual(others, { ...look, fen: undefined, script: undefined, pgn: undefined, language: '' });
});

test('what an address says that is not known is as usual, and a size has its limits', () => {
  const read = (hash: string) => readEmbed('?lang=de', hash);
  const { side, theme, size, parts, language } = read('#theme=red&side=up&size=-4&parts=clock');
  assert.deepEqual(
    [side, theme, size, parts, language],
    [undefined, 'system', undefined, ['board', 'moves', 'controls'], 'de'],
  );
  assert.deepEqual([read('#size=10').size, read('#size=9999').size, read('#size=many').size], [192, 2000, undefined]);
  assert.deepEqual(read('#parts=controls,moves').parts, ['moves', 'controls']);
});

test('the text of a frame has its size and its title, and nothing of these ends it', () => {
  const look = { side: undefined, theme: 'dark', size: 400, parts: EMBED_PARTS } as const;
  const { html, width, height } = embedText('https://example.org/embed/#2a&theme=dark', look, '"A" & <B>');
  assert.deepEqual([width, height], [724, 508]);
  assert.equal(
    html,
    '<iframe src="https://example.org/embed/#2a&amp;theme=dark" width="724" height="508" ' +
      'title="&quot;A&quot; &amp; &lt;B>" loading="lazy" style="border: 0; max-width: 100%"></iframe>',
  );
  const sizeOf = (size: number | undefined, ...parts: (typeof EMBED_PARTS)[number][]) => {
    const made = embedText('', { ...look, size, parts }, '');
    return [made.width, made.height];
  };
  assert.deepEqual(sizeOf(240, 'board', 'moves', 'controls'), [264, 508]);
  assert.deepEqual(sizeOf(undefined, 'board'), [424, 464]);
  assert.deepEqual(sizeOf(320, 'moves'), [344, 208]);
  assert.equal(embedText('', { ...look, size: 240 }, '', true).height, 588);
});

test('a link, a script and a FEN are on the board, and nothing of them can be taken back', () => {
  const link = encode({ bytes: bytesOf(undefined, OPERA), panel: 'script', isFlipped: true });
  for (const board of [boardAt(`#${link}`), boardAt(`#script=${encodeURIComponent(OPERA)}&side=black`)]) {
    const { store } = board.session;
    assert.deepEqual([store.line.value.length, store.history.value.canUndo], [4, false]);
    assert.equal(board.isFlipped.value, true);
    assert.equal(board.session.feedback.value, undefined);
  }
  assert.equal(boardAt(`#${link}&side=white`).isFlipped.value, false);
  const rooks = boardAt(`#theme=dark`, `?fen=${encodeURIComponent(ROOKS)}&script=e1c1,a1d1`);
  assert.equal(rooks.session.store.line.value[0]?.move?.san, 'O-O-O');
  assert.equal(boardAt('#fen=960:518').session.store.game.value.isChess960, true);
  assert.equal(boardAt('').session.store.line.value.length, 0);
});

test('what cannot be read is said, and there is a board all the same', () => {
  const said = (hash: string) => {
    const { session } = boardAt(hash);
    const { code, text } = session.feedback.value ?? {};
    return [code, text?.(en), session.store.position.value.isLegal];
  };
  assert.deepEqual(said('#2abcd'), ['damaged', en.links.damaged, true]);
  const [code, text, isLegal] = said('#fen=8/8 w - -');
  assert.deepEqual([code, isLegal], ['field-count', true]);
  assert.match(String(text), /^FEN: the text has 4 fields/);
});

test('moves branch, are walked, taken back and made again; a wrong one is refused with its reason', () => {
  const { session } = boardAt(`#script=${OPERA}`);
  const { store } = session;
  const text = () => store.line.value.map(({ move }) => move?.san).join(' ');
  commands.goTo.run(session, 1);
  assert.ok(commands.move.run(session, 52, 36));
  assert.deepEqual([text(), store.cursor.value.steps], ['e4 e5 Nf3 d6', 2]);
  commands.back.run(session);
  commands.play.run(session, 'c7c5');
  assert.equal(text(), 'e4 c5');
  assert.equal(store.node(store.node(0)?.value.children[0] ?? -1)?.value.children.length, 2);
  commands.undo.run(session);
  assert.equal(text(), 'e4 e5 Nf3 d6');
  commands.redo.run(session);
  assert.equal(text(), 'e4 c5');
  const { problem } = session.ask((document) => document.attempt(6, 22));
  assert.equal(problem?.code, 'unreachable');
  assert.match(problem?.message ?? '', /a knight moves two squares/);
  assert.deepEqual(
    session.ask((document) => document.destinations(6)).map(({ to }) => to),
    ['e2', 'f3', 'h3'],
  );
  commands.draw.run(session, { paint: 'red', from: 6, to: 21 });
  assert.deepEqual(store.node(store.cursor.value.node)?.value.shapes, [{ color: 'red', from: 'g1', to: 'f3' }]);
  // What is kept of it is what is shown.
  const again = new Store(Core.open(session.bytes.value).view(false));
  assert.deepEqual(
    again.line.value.map(({ move }) => move),
    store.line.value.map(({ move }) => move),
  );
  assert.equal(again.position.value.fen, store.position.value.fen);
});

const LESSON = `[Event "A fork"]
[FEN "r3k3/8/8/3N4/8/8/6PP/6K1 w q - 0 1"]

{Two at once. [%task find] [%hint Think of the king.]}
1. Nc7+ {A fork. [%cal Gc7e8,Gc7a8]} (1. Nf6+ {Only the king.} 1... Kf7) 1... Kd7 {[%task squares a8] What hangs?} 2. Nxa8 *
`;

test('a link of a lesson is one, and it is solved on the module that its board has', async () => {
  const { chapters } = await labs.readLesson(LESSON);
  const { bytes } = await labs.lessonOf(chapters);
  assert.ok(boardAt(`#${encode({ bytes, panel: 'learn', isFlipped: false })}`).lesson);
  const { lesson, board, ready, reply, text, learn } = await playing(LESSON);
  commands.play.run(board, 'd5f6');
  await ready();
  assert.deepEqual([lesson.stage.value, text()], ['refuted', 'Nf6+ is wrong. Only the king.']);
  lesson.goOn();
  lesson.hint();
  assert.equal(text(), 'Think of the king.');
  commands.move.run(board, 35, 50);
  await reply();
  assert.deepEqual([...lesson.outcomes.value], [[0, 'later']]);
  assert.equal(sansOf(board), 'Nc7+ Kd7');
  assert.deepEqual(
    board.store.node(board.store.line.value[0]?.nodes[0] ?? -1)?.value.shapes?.map(({ to }) => to),
    ['e8', 'a8'],
  );
  const question = lesson.question.value;
  assert.ok(question instanceof SquaresQuestion);
  question.press(56);
  lesson.goOn();
  await ready();
  assert.deepEqual([...lesson.outcomes.value.values()], ['later', 'first']);
  learn.close();
});
