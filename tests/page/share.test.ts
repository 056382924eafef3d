// What of a document is given to others.

import { signal } from '@preact/signals';
import { Chess } from 'chess.js';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { linkOf, Sharing, type SharingTools } from '../../www/app/sharing';
import { copy, copyPgn, type CopySaid } from '../../www/document/answer';
import { Chapters } from '../../www/document/chapters';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { decode, encode } from '../../www/document/link';
import { openLink } from '../../www/document/open-link';
import { Session } from '../../www/document/session';
import { documentOf, GROUPS } from '../../www/games/examples';
import { english as en } from '../../www/i18n/en/all';
import { askedOf, numberedOf, solutionOf } from '../../www/moves/lesson-paper';
import { printedOf } from '../../www/moves/lesson-print';
import type { Labs } from '../../www/workers/labs';
import { readCode } from './qr-reader';
import { labs, labsWith } from './real';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const page = { place: signal('script'), isFlipped: signal(true) };

/** Takes the clipboard's place; answers what is written to it. */
function clipboard(isDenied = false): string[] {
  const written: string[] = [];
  const writeText = (text: string) =>
    isDenied ? Promise.reject(new DOMException('Denied', 'NotAllowedError')) : Promise.resolve(void written.push(text));
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { writeText } }, configurable: true });
  return written;
}

const SAID: CopySaid = { done: () => 'done', byHand: (words) => words.sheets.share.notCopied };

test('a link opens to the same document, place and side', () => {
  const session = new Session(Core.open());
  commands.play.run(session, 'e2e4');
  const link = linkOf(session, page, 'https://example.org/');
  assert.ok(typeof link === 'string' && link.startsWith('https://example.org/#2'));
  const linked = decode(link.slice(link.indexOf('#') + 1));
  assert.deepEqual([linked?.panel, linked?.isFlipped], ['script', true]);
  assert.equal(new Session(Core.open(linked?.bytes)).store.position.value.fen, session.store.position.value.fen);
});

test('a document that is too long for a link is refused in a sentence', () => {
  const session = new Session(Core.open());
  const linked = (moves: number) => {
    commands.loadScript.run(session, undefined, 'g1f3 g8f6 f3g1 f6g8 '.repeat(moves / 4));
    return linkOf(session, page, '');
  };
  const link = linked(20_004);
  assert.ok(typeof link === 'function');
  assert.equal(link(en), en.links.long);
  const last = linked(19_996);
  assert.ok(typeof last === 'string');
  const other = new Session(Core.open());
  assert.ok(openLink(last.slice(1), other));
  assert.equal(other.store.line.value.length, 19_996);
});

test('a link that holds more than links do is refused in a sentence', () => {
  const [session, other] = [new Session(Core.open()), new Session(Core.open())];
  commands.loadScript.run(session, undefined, 'g1f3 g8f6 f3g1 f6g8 '.repeat(5001));
  const fragment = encode({ bytes: session.bytes.value, panel: '', isFlipped: false });
  assert.equal(openLink(fragment, other), undefined);
  assert.match(other.feedback.value?.text(en) ?? '', /bytes/);
  assert.equal(other.store.line.value.length, 0);
});

test('what is copied is said, and what could not be', async (t) => {
  const written = clipboard();
  assert.deepEqual((await copy('text', SAID)).isDone, true);
  assert.deepEqual(written, ['text']);
  const warn = t.mock.method(console, 'warn', () => undefined);
  clipboard(true);
  const { isDone, text } = await copy('text', SAID);
  assert.deepEqual([isDone, text(en), warn.mock.callCount()], [false, en.sheets.share.notCopied, 1]);
});

test('a game is copied as PGN, with what that leaves out; a board without a legal position is not', async () => {
  const session = new Session(Core.open());
  const left = { source: 'pgn', code: 'x', severity: 'info', args: {}, message: 'Something is left out.' } as const;
  const pgnIs = (...answer: Awaited<ReturnType<Labs['pgn']>>) =>
    copyPgn(session, { pgn: () => Promise.resolve(answer) }, SAID.byHand);
  const written = clipboard();
  assert.equal((await pgnIs('1. e4 *', undefined)).text(en), 'The game is copied.');
  assert.equal((await pgnIs('1. e4 *', left)).text(en), 'The game is copied. Something is left out.');
  const nothing = await pgnIs('', undefined);
  assert.deepEqual([nothing.isDone, nothing.text(en)], [false, en.sheets.share.noPgn]);
  assert.deepEqual(written, ['1. e4 *', '1. e4 *']);
});

test('of a lesson all chapters are in the link and in the PGN that is copied', async () => {
  const session = new Session(Core.open());
  const chapters = new Chapters(session, labs);
  commands.play.run(session, 'e2e4');
  assert.equal(await chapters.lesson(), undefined);
  chapters.add('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1');
  const lesson = await chapters.lesson();
  assert.ok(lesson);
  const link = linkOf(session, page, 'https://example.org/', lesson.bytes);
  assert.ok(typeof link === 'string');
  const { bytes } = decode(link.slice(link.indexOf('#') + 1));
  assert.deepEqual(await labs.lessonChapters(bytes), chapters.all());
  const written = clipboard();
  assert.ok((await copyPgn(session, labs, SAID.byHand, lesson.pgn)).isDone);
  assert.deepEqual(written, [lesson.pgn]);
  assert.equal(written[0]?.match(/\[FEN /g)?.length, 1);
  assert.match(written[0] ?? '', /1\. e4/);
});

test('a link takes 220 characters for a hundred moves of each side, and 140 for a famous game with its players', () => {
  const lengthOf = (session: Session) => String(linkOf(session, page, '')).length;
  const session = new Session(Core.open());
  const game = new Chess();
  for (let [state, ply] = [21, 0]; ply < 200; ply += 1) {
    const moves = game.moves({ verbose: true });
    state = (state * 48_271) % 0x7fff_ffff;
    const { from, to, promotion = '' } = moves[state % moves.length] ?? { from: '', to: '' };
    game.move({ from, to, promotion });
    commands.play.run(session, from + to + promotion);
  }
  assert.equal(session.store.line.value.length, 200);
  assert.ok(lengthOf(session) <= 220);
  const immortal = GROUPS.flatMap(({ examples }) => examples).find(({ id }) => id === 'immortal');
  assert.ok(immortal && lengthOf(new Session(documentOf(immortal))) <= 140);
});

const codeOf = async (text: string) => readCode(await labs.qrCode(text));

test('a QR code says its text, with as much correction as its size has room for', async () => {
  for (const [text, version, level] of [
    ['#2Ab-_', 1, 'H'],
    ['https://example.org/#2AAAA', 2, 'M'],
    ['https://example.org/gridmate/#2'.padEnd(100, 'aB3_-'), 6, 'M'],
    ['https://example.org/gridmate/#2'.padEnd(2000, 'aB3_-'), 38, 'M'],
    // Beyond what the middle level has room for.
    ['x'.repeat(2331), 40, 'M'],
    ['x'.repeat(2332), 36, 'L'],
    ['x'.repeat(2953), 40, 'L'],
  ] as const)
    assert.deepEqual(await codeOf(text), { text, version, level }, `${text.length} letters`);
  await assert.rejects(labs.qrCode('x'.repeat(2954)), { source: 'call', code: 'qr-too-long' });
});

/** What is given to others in a browser that saves nothing. */
function sharing(script: string, own: Partial<Labs> = {}) {
  const session = new Session(Core.open());
  commands.loadScript.run(session, undefined, script);
  const saved: (readonly [name: string, type: string, content: BlobPart])[] = [];
  const tools: SharingTools = {
    look: (title, size, isFlipped) => ({ title, size, isFlipped, hasSigns: true, colors: [], hasMarks: true }),
    png: (svg, size) => Promise.resolve(`${size} ${svg.length}`),
    save: (...file) => void saved.push(file),
  };
  const its = new Sharing(session, labsWith(own), { isFlipped: signal(false) }, () => en, tools);
  return { its, session, saved, said: () => its.outcome.value?.text(en) };
}

test('the board is saved as a picture that is called after what it shows, the game as PGN', async () => {
  const { its, saved, said } = sharing('e2e4');
  await its.savePicture('svg');
  await its.savePicture('png');
  await its.savePgn(undefined);
  assert.deepEqual(
    saved.map(([name, type]) => [name, type]),
    [
      ['gridmate-1.svg', 'image/svg+xml'],
      ['gridmate-1.png', 'image/png'],
      ['gridmate.pgn', 'application/x-chess-pgn'],
    ],
  );
  assert.match(String(saved[0]?.[2]), /<title>After 1 half-move<\/title>/);
  assert.match(String(saved[1]?.[2]), /^1024 \d+$/);
  assert.equal(said(), 'gridmate.pgn is saved: 1 KB.');
});

test('all moves are saved as a GIF, whose boards are counted while they are drawn', async () => {
  const { its, saved, said } = sharing('g1f3, g8f6, f3g1, f6g8, '.repeat(6));
  const counted: (number | undefined)[] = [];
  its.drawing.subscribe((drawing) => void counted.push(drawing?.drawn));
  // Who presses twice gets one.
  await Promise.all([its.saveFilm(), its.saveFilm()]);
  assert.equal(saved.length, 1);
  assert.deepEqual(counted, [undefined, 0, 11, 21, 25, undefined]);
  const [[name, type, content] = []] = saved;
  assert.deepEqual([name, type], ['gridmate.gif', 'image/gif']);
  assert.ok(content instanceof Uint8Array);
  assert.equal(new TextDecoder().decode(content.subarray(0, 6)), 'GIF89a');
  assert.equal(said(), `gridmate.gif is saved: ${Math.ceil(content.length / 1000)} KB.`);
});

test('a GIF that is stopped is not saved, nor is one of very many moves', async () => {
  const { its, saved, said } = sharing('g1f3, g8f6, f3g1, f6g8, '.repeat(6), {
    filmPart: (...args) => {
      queueMicrotask(() => its.stopFilm());
      return labs.filmPart(...args);
    },
  });
  await its.saveFilm();
  assert.deepEqual([its.drawing.value, saved, said()], [undefined, [], undefined]);
  const long = sharing('g1f3, g8f6, f3g1, f6g8, '.repeat(150));
  await long.its.saveFilm();
  assert.equal(long.said(), 'This line has 601 boards; a moving picture shows 600 at most.');
  assert.deepEqual([long.its.drawing.value, long.saved], [undefined, []]);
});

test('a picture that a worker has begun is drawn anew by another one', async () => {
  const { session } = sharing('e2e4, e7e5');
  const look = { title: '', size: 240, isFlipped: false, hasSigns: false, colors: [], hasMarks: false };
  const part = (id: number, drawn: number) => labs.filmPart(id, session.bytes.value, look, 1000, drawn);
  const [{ gif }, again] = [await part(1001, 0), await part(1002, 2)];
  assert.ok(gif && again.gif);
  assert.deepEqual([again.drawn, again.count, again.gif], [3, 3, gif]);
});

const LESSON = `[Event "Two tasks"]
[FEN "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"]

{Quietly. [%task mate 2] [%hint The pawn is pinned.]} 1. Ra6 bxa6 2. b7# *

[Event "Squares"]

{[%task squares e4,d5]} *

[Event "Texts"]

1. e4 {[%task choose +a|-b|+c]} *

[Event "Game"]

{[%task win 4,20]} *
`;

test('a lesson on paper has its tasks in order, with what they ask, their solutions and the code of its link', async () => {
  const { chapters } = await labs.readLesson(LESSON);
  const { chapters: sheets, code } = await printedOf(chapters, 'learn', labs, 'https://example.org/');
  const tasks = numberedOf(sheets);
  assert.deepEqual(
    tasks.map((task) => [task.number, task.title, task.turn, askedOf(task, en), solutionOf(task, en)]),
    [
      [1, 'Two tasks', 'w', 'Mate in 2.', '1. Ra6 bxa6 2. b7#'],
      [2, 'Squares', 'w', 'Mark the squares.', 'e4, d5'],
      [3, 'Texts', 'b', 'What is right?', 'a; c'],
      [4, 'Game', 'w', en.paper.asked.win(20, 4), en.paper.played],
    ],
  );
  assert.deepEqual(
    [tasks[0]?.text, tasks[0]?.hint, tasks[0]?.board.slice(0, 4)],
    ['Quietly.', 'The pawn is pinned.', '<svg'],
  );
  assert.ok(code);
  const link = readCode(code).text;
  assert.ok(link.startsWith('https://example.org/#2'));
  const linked = decode(link.slice(link.indexOf('#') + 1));
  assert.equal(linked.panel, 'learn');
  assert.deepEqual(await labs.lessonChapters(linked.bytes), chapters);
});

test('what is drawn at a task is on its printed board, each kind of arrow in another grey', async () => {
  const { chapters } = await labs.readLesson('{[%csl Gd4,Re5] [%cal Bg1f3,Ya1h8] [%task find]} 1. Nf3 {[%csl Gf3]} *');
  const [sheet] = await labs.lessonSheet(chapters);
  const [{ board = '' } = {}, ...others] = sheet?.tasks ?? [];
  assert.equal(others.length, 0);
  const fills = [...board.matchAll(/<path fill="(#\w+)" stroke="#ffffff"/g)].map(([, fill]) => fill);
  assert.deepEqual([fills.length, new Set(fills)], [4, new Set(['#555555', '#000000', '#333333', '#6e6e6e'])]);
});

test('a lesson whose link is too long for a code is printed without one', async () => {
  // Letters in an order that is no language’s.
  const text = Array.from({ length: 3000 }, (_, at) => String.fromCharCode(97 + ((at * at * 7 + (at >> 3)) % 26))).join(
    '',
  );
  const { chapters } = await labs.readLesson(`{${text} [%task find]} 1. e4 *`);
  const { chapters: sheets, code } = await printedOf(chapters, '', labs, 'https://example.org/');
  assert.deepEqual([sheets[0]?.tasks[0]?.text.length, code], [3000, undefined]);
});
