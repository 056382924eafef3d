// What of a document is given to others.

import { signal } from '@preact/signals';
import { Chess } from 'chess.js';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { linkOf } from '../../www/app/sheet';
import { copy, copyPgn, type CopySaid } from '../../www/document/answer';
import { Chapters } from '../../www/document/chapters';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { decode, encode } from '../../www/document/link';
import { openLink } from '../../www/document/open-link';
import { Session } from '../../www/document/session';
import { documentOf, GROUPS } from '../../www/games/examples';
import { english as en } from '../../www/i18n/en/all';
import type { Labs } from '../../www/workers/labs';
import { labs } from './real';

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
