// PGN files and texts on the real modules: games that are found, sifted and opened, and what is said of what is wrong.

import { signal } from '@preact/signals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { labs, labsWith, real } from './real';
import { startOf, withFields } from '../../www/chess/fen';
import { squareIndex } from '../../www/chess/squares';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { encode } from '../../www/document/link';
import { openLink } from '../../www/document/open-link';
import { Session } from '../../www/document/session';
import { MOST_FILE_GAMES, PgnFile } from '../../www/games/file';
import { Games, LONG } from '../../www/games/games';
import { english } from '../../www/i18n/en/all';
import { type FilePart, labsOf } from '../../www/workers/labs';

await Core.load(await readFile(process.env['GRIDMATE_DOCUMENT'] ?? ''));

const THREE = `[Event "Riga"]
[White "Tal"]
[Black "Hansen"]
[Date "1961.04.02"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 1-0

[Event "Paris"]
[White "Morphy"]
[Black "Allies"]
[Date "1858.??.??"]
[Result "1/2-1/2"]

1. d4 d5 2. c4 1/2-1/2

[White "Fault"]

1. e4 e5
2. Ke3 *
`;

function begun(its = labs) {
  const session = new Session(Core.open());
  const games = new Games(session, its);
  const moves = () => session.store.line.value.map(({ move }) => move?.san);
  const pgn = async () => (await labs.pgn(session.bytes.value))[0];
  return { session, games, file: games.file, moves, pgn };
}

/** Done when something is so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    assert.ok(turns < 2000, 'it comes to that');
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const whites = ({ list }: PgnFile): readonly string[] => list.value.games.map(({ white }) => white);

test('a file with one game puts it on the board, and says who plays', async () => {
  const { games, session, moves } = begun();
  await games.file.open(new Blob(['[White "Ann"]\n[Date "1999.??.??"]\n\n1. d4 d5 *\n']), 'one.pgn');
  assert.deepEqual(moves(), ['d4', 'd5']);
  assert.deepEqual(games.taken.value, { fault: undefined, notes: [], plies: 2 });
  const { lead, text } = session.feedback.value ?? {};
  assert.deepEqual([lead?.(english), text?.(english)], ['Ann.', '1999']);
});

test('a file with a position puts that on the board, or says what is wrong with it', async () => {
  const { games, session } = begun();
  const open = (text: string) => games.openFile(new File([text], 'x.FEN'));
  assert.equal(open('4k3/8/8/8/8/8/4P3/4K3 b - - 5 40\r\nmore'), false);
  await until(() => session.opened.value === 1);
  assert.match(session.store.position.value.fen, /^4k3\/8\/8\/8\/8\/8\/4P3\/4K3 b - - 5 40$/);
  assert.deepEqual([games.section.value, games.file.isList.value], ['saved', false]);
  open('4k3/9/8 b');
  await until(() => session.feedback.value !== undefined);
  assert.match(session.feedback.value?.text?.(english) ?? '', /FEN/);
  assert.equal(session.opened.value, 1);
});

test('games as programs and people write them are all found in one file', async () => {
  const packed = gunzipSync(await readFile('tests/data/games_noise.jsonl.gz'))
    .toString()
    .trim()
    .split('\n');
  const rows = packed.map((line): { pgn_noisy: string; san: string[] } => JSON.parse(line));
  const { games, file } = begun();
  await file.open(new Blob([rows.map((row) => row.pgn_noisy).join('\n\n')]), 'noise.pgn');
  assert.ok(rows.length > 20);
  assert.deepEqual([file.count.value, file.faults.value], [rows.length, 0]);
  const last = file.list.value.games.at(-1);
  assert.ok(last);
  await file.choose(last);
  assert.deepEqual([games.taken.value?.fault, games.taken.value?.plies], [undefined, rows.at(-1)?.san.length]);
});

test('a list is closed, also while it is read; the game on the board stays', async () => {
  const { file, moves } = begun();
  await file.open(new Blob([THREE]), 'three.pgn');
  const [, morphy] = file.list.value.games;
  if (morphy) await file.choose(morphy);
  file.narrow('morphy', false);
  const before = moves();
  assert.equal(before.length, 3);
  file.close();
  assert.deepEqual([file.isList.value, file.count.value, file.list.value.games], [false, 0, []]);
  assert.deepEqual([file.current.value, file.filter.value, moves()], [undefined, '', before]);
  const reading = file.open(new Blob([THREE.repeat(2)]), 'six.pgn');
  file.close();
  await reading;
  assert.deepEqual([file.isList.value, file.count.value, file.state.value], [false, 0, 'none']);
  await file.open(new Blob([THREE]), 'three.pgn');
  assert.equal(file.count.value, 3);
});

test('of several games one is chosen; they are sifted by words and by faults, and walked through', async () => {
  const { games, session, file, moves } = begun();
  await file.open(new Blob([THREE]), 'three.pgn');
  assert.deepEqual([file.count.value, file.faults.value, file.state.value], [3, 1, 'read']);
  assert.deepEqual(moves(), []);
  const [tal, morphy, fault] = file.list.value.games;
  assert.ok(tal && morphy && fault);
  assert.deepEqual(
    [morphy.black, morphy.event, morphy.date, morphy.result, morphy.plies],
    ['Allies', 'Paris', '1858.??.??', '1/2-1/2', 3],
  );
  file.narrow('paris 1858', false);
  assert.deepEqual(whites(file), ['Morphy']);
  file.narrow('', true);
  assert.deepEqual(whites(file), ['Fault']);
  assert.match(fault.error ? english.problem(fault.error) : '', /^Line 20, column 4: "Ke3" is not legal here/);
  file.narrow('', false);
  assert.equal(file.neighbour(1), tal);
  assert.equal(file.neighbour(-1), undefined);
  await file.choose(morphy);
  assert.deepEqual(moves(), ['d4', 'd5', 'c4']);
  assert.deepEqual([file.neighbour(-1), file.neighbour(1)], [tal, fault]);
  await file.choose(fault);
  assert.deepEqual(moves(), ['e4', 'e5']);
  const told = games.taken.value?.fault;
  assert.match(told ? english.problem(told) : '', /^Line 4, column 4: "Ke3" is not legal here: the king on e1/);
  assert.match(
    session.feedback.value?.text(english) ?? '',
    /"Ke3" is not legal here.*On the board up to there: 2 half-moves\.$/,
  );
  file.narrow('nobody', false);
  assert.deepEqual([whites(file), file.neighbour(1)], [[], undefined]);
});

test('a game that is chosen while another is read is the one that comes on the board', async () => {
  const { session, file, moves } = begun();
  await file.open(new Blob([THREE]), 'three.pgn');
  const [first, second] = file.list.value.games;
  assert.ok(first && second);
  await Promise.all([file.choose(first), file.choose(second)]);
  assert.deepEqual(moves(), ['d4', 'd5', 'c4']);
  assert.equal(file.current.value, second);
  commands.restart.run(session);
  assert.equal(file.current.value, undefined);
});

test('a game that was chosen before another and is read after it does not come on the board', async () => {
  let go = (): void => undefined;
  const isRead = new Promise<void>((resolve) => (go = resolve));
  const slow = labsWith({
    fileGame: async (blob, from, to) => {
      if (from === 0) await isRead;
      return labs.fileGame(blob, from, to);
    },
  });
  const { file, moves } = begun(slow);
  await file.open(new Blob([THREE]), 'three.pgn');
  const [first, second] = file.list.value.games;
  assert.ok(first?.from === 0 && second);
  const waiting = file.choose(first);
  await file.choose(second);
  go();
  await waiting;
  assert.deepEqual(moves(), ['d4', 'd5', 'c4']);
  assert.equal(file.current.value, second);
});

test('files in Latin-1 and UTF-16 are read, and it is said', async () => {
  const { file, pgn } = begun();
  const text = '[White "Müller"]\n\n1. e4 *\n\n[White "Čigorin"]\n\n1. d4 *\n';
  await file.open(new Blob([Buffer.from(text.replace('Č', 'C'), 'latin1')]), 'latin.pgn');
  assert.deepEqual(whites(file), ['Müller', 'Cigorin']);
  assert.match(file.note.value ? english.problem(file.note.value) : '', /not UTF-8/);
  const [first] = file.list.value.games;
  if (first) await file.choose(first);
  assert.match(await pgn(), /\[White "Müller"\]/);
  for (const [mark, swap] of [
    ['\uFEFF', false],
    ['\uFEFF', true],
  ] as const) {
    const wide = Buffer.from(mark + text, 'utf16le');
    await file.open(new Blob([swap ? wide.swap16() : wide]), 'wide.pgn');
    assert.deepEqual(whites(file), ['Müller', 'Čigorin']);
    assert.match(file.note.value ? english.problem(file.note.value) : '', /UTF-16/);
    const second = file.list.value.games[1];
    if (second) await file.choose(second);
    assert.match(await pgn(), /\[White "Čigorin"\][^]*1\. d4 \*/);
  }
});

test('a file without a game is told, and nothing comes on the board', async () => {
  const { games, file, moves, session } = begun();
  await file.open(new Blob([' \n']), 'empty.pgn');
  assert.deepEqual([file.count.value, file.state.value, moves()], [0, 'read', []]);
  await file.open(new Blob(['Dear Ben, this is no game.']), 'letter.txt');
  assert.deepEqual([games.taken.value?.plies, session.opened.value], [undefined, 0]);
  assert.match(games.taken.value?.fault?.message ?? '', /^Line 1, column 1: "Dear" is not a move/);
});

const fail = (error: unknown) => assert.fail(String(error));
const many = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `[White "Player ${at}"]\n[Black "Other"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 *\n\n`,
  ).join('');

test('a large file comes in helpings, none of which holds a page up, and the filter follows it', async () => {
  const helpings: FilePart[] = [];
  const watched = {
    fileGame: labs.fileGame,
    filePart: async (...args: Parameters<typeof labs.filePart>) => {
      const part = await labs.filePart(...args);
      helpings.push(part);
      return part;
    },
  };
  const file = new PgnFile(watched, () => true, fail, signal(0));
  const reading = file.open(new Blob([many(60_000)]), 'large.pgn');
  await until(() => file.count.value > 0);
  file.narrow('player 1234', false);
  await reading;
  const wanted = Array.from({ length: 60_000 }, (_, at) => `Player ${at}`).filter((name) => name.includes('1234'));
  await until(() => file.list.value.games.length === wanted.length);
  assert.equal(file.count.value, 60_000);
  assert.equal(helpings.length > 60 && helpings.every(({ games }) => games.length <= 1000), true);
  assert.deepEqual(whites(file), wanted);
  const shares = helpings.map(({ share }) => share);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  assert.deepEqual([shares.at(-1), helpings.filter(({ isLast }) => isLast).length], [1, 1]);
});

test('reading is stopped where somebody stops it, and by another file', async () => {
  const slow = async (...args: Parameters<typeof labs.filePart>) => {
    await new Promise((resolve) => setTimeout(resolve));
    return labs.filePart(...args);
  };
  const file = new PgnFile(labsWith({ filePart: slow }), () => true, fail, signal(0));
  const first = file.open(new Blob([many(20_000)]), 'first.pgn');
  await until(() => file.count.value > 0);
  file.stop();
  await first;
  const stopped = file.count.value;
  assert.deepEqual([stopped < 20_000, file.state.value], [true, 'stopped']);
  const [second, third] = [file.open(new Blob([many(5000)]), 'second.pgn'), file.open(new Blob([THREE]), 'third.pgn')];
  await Promise.all([second, third]);
  assert.deepEqual([whites(file), file.state.value], [['Tal', 'Morphy', 'Fault'], 'read']);
});

test('no more games are listed than a page can hold', async () => {
  const game = { from: 0, to: 1, plies: 0, result: '*', white: '', black: '', event: '', date: '' };
  const games = Array.from({ length: 150_000 }, () => game);
  const part = { games, share: 0, isLast: false, note: undefined, file: new Blob() };
  const file = new PgnFile(
    { filePart: () => Promise.resolve(part), fileGame: labs.fileGame },
    () => true,
    fail,
    signal(0),
  );
  await file.open(new Blob(['x']), 'endless.pgn');
  assert.deepEqual([file.count.value, file.state.value], [MOST_FILE_GAMES, 'full']);
});

test('a worker that is new goes on where another one was', async () => {
  const [file, one, other] = [new Blob([many(3000)]), labsOf(real()), labsOf(real())];
  const first = await one.filePart(1, file, 0);
  const known = first.games.length;
  const [next, same] = [await one.filePart(1, file, known), await other.filePart(1, file, known)];
  assert.ok(known > 0 && next.games.length > 0);
  assert.deepEqual([same.games, same.isLast], [next.games, next.isLast]);
});

test('a game that is longer than a slice of the file is found all the same', async () => {
  const { file, moves } = begun();
  const long = `[White "Long"]\n\n{${'a word '.repeat(30_000)}} 1. e4 *\n\n[White "Short"]\n\n1. d4 *\n`;
  await file.open(new Blob([long]), 'long.pgn');
  assert.deepEqual(whites(file), ['Long', 'Short']);
  const second = file.list.value.games[1];
  if (second) await file.choose(second);
  assert.deepEqual(moves(), ['d4']);
});

test('a game of many megabytes is read, up to the fault at its end', async () => {
  const { games, file, moves } = begun();
  const words = ` {${'as the players told it afterwards '.repeat(10_000)}} `;
  const there = ['1. Nf3', 'Nf6', '2. Ng1', 'Ng8', '3. Nf3', 'Nf6', '4. Ng1', 'Ng8']
    .map((move) => move + words)
    .join('');
  await file.open(new Blob([there, '*']), 'long.pgn');
  assert.deepEqual([moves().length, games.taken.value?.fault, games.taken.value?.plies], [8, undefined, 8]);
  await file.open(new Blob([there, 'Ke5 *']), 'long.pgn');
  const { fault, plies } = games.taken.value ?? {};
  assert.match(fault ? english.problem(fault) : '', /^Line 1, column \d+: "Ke5" is not legal here/);
  assert.equal(plies, 8);
});

test('all that a pasted game says beside its moves goes in and comes out', async () => {
  const { games, pgn } = begun();
  const text =
    '1. e4 $1 {[%csl Gd4,Re5][%cal Ge2e4] best by test} e5 (1... c5 {[%clk 0:09:58] Sicilian} 2. Nf3 (2. c3 $5) d6) ' +
    '2. Nf3 {[%eval 0.3]} Nc6 1/2-1/2';
  await games.read(`[White "Ann"]\n[Black "Ben"]\n[Annotator "Me"]\n[Result "1/2-1/2"]\n\n${text}\n`);
  assert.deepEqual(games.taken.value, { fault: undefined, notes: [], plies: 4 });
  const written = await pgn();
  assert.match(written, /\[Annotator "Me"\]/);
  await games.read(written);
  assert.equal(await pgn(), written);
  const told = [/\$1/, /\[%csl Gd4,Re5\]/, /\[%cal Ge2e4\]/, /best by test/, /\(1\.\.\. c5/, /\[%clk 0:09:58\]/, /\$5/];
  for (const part of [...told, /\[%eval 0\.30?\]/]) assert.match(written.replaceAll('\n', ' '), part);
});

test('a text with a fault is loaded up to it, and why is said over the board; what is no game changes nothing', async () => {
  const { games, session, moves, pgn } = begun();
  const said = () => session.feedback.value?.text(english) ?? '';
  commands.play.run(session, 'd2d4');
  await games.read('1. e4 e5 2. Ke3 *');
  assert.deepEqual([moves(), games.taken.value?.plies], [['e4', 'e5'], 2]);
  assert.match(games.taken.value?.fault?.message ?? '', /^Line 1, column 13: "Ke3" is not legal here/);
  assert.match(said(), /^Line 1, column 13: "Ke3" .* On the board up to there: 2 half-moves\.$/);
  await games.read('1. e4 e5 2. Ke2 *');
  assert.deepEqual([moves(), said()], [['e4', 'e5', 'Ke2'], '']);
  await games.read('Dear Ben');
  assert.deepEqual([moves(), games.taken.value?.plies], [['e4', 'e5', 'Ke2'], undefined]);
  assert.match(said(), /"Dear"/);
  commands.undo.run(session);
  commands.undo.run(session);
  assert.deepEqual(moves(), ['d4']);
  assert.match(await pgn(), /1\. d4 \*/);
});

test('a pasted text with several games loads the first and lists them all; a long one is listed alone', async () => {
  const { games, file, moves } = begun();
  await games.read(THREE);
  assert.deepEqual([moves(), file.current.value?.white, file.count.value], [['e4', 'e5', 'Nf3', 'Nc6'], 'Tal', 3]);
  const long = many(4000);
  assert.ok(long.length > LONG);
  await games.read(long);
  assert.deepEqual([file.count.value, file.current.value], [4000, undefined]);
  assert.deepEqual(moves(), ['e4', 'e5', 'Nf3', 'Nc6']);
});

test('a PGN of any kind is loaded as far as it goes, or a sentence says what is wrong and where', async () => {
  const packed = gunzipSync(await readFile('tests/data/malformed.jsonl.gz'))
    .toString()
    .trim()
    .split('\n');
  const rows = packed
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ kind, encoding }) => kind === 'pgn' && encoding === 'text');
  assert.ok(rows.length > 20, `${rows.length} rows`);
  for (const { id, input, lenient, plies } of rows) {
    const { games } = begun();
    await games.read(String(input));
    const { fault, plies: there } = games.taken.value ?? {};
    assert.ok(fault || there !== undefined, String(id));
    if (fault) assert.match(english.problem(fault), /^(Line \d+, column \d+: [^]*\.|PGN: .*\.)$/, String(id));
    if (!fault && lenient === 'accept' && plies !== undefined) assert.equal(there, plies, String(id));
  }
});

test('in a game that is being played nothing is put on the board', async () => {
  const { session, games, file, moves } = begun();
  session.locked.value = { code: 'locked', allows: new Set() };
  await games.read('1. e4 *');
  await file.open(new Blob([THREE]), 'three.pgn');
  const [first] = file.list.value.games;
  if (first) await file.choose(first);
  assert.deepEqual([moves(), file.current.value, games.taken.value], [[], undefined, undefined]);
  assert.equal(session.feedback.value?.code, 'locked');
});

test('a picture shows the board as it is, with its marks, from the side that is wanted', async () => {
  const { session } = begun();
  commands.play.run(session, 'e2e4');
  const look = { colors: Array.from({ length: 19 }, () => '#12345678'), title: 'T', size: 512, isFlipped: false };
  const of = (isFlipped: boolean, hasSigns: boolean, hasMarks = true) =>
    labs.picture(session.bytes.value, { ...look, isFlipped, hasSigns, hasMarks });
  const pawn = (svg: string) => /<use href="#P" x="(\d+)" y="(\d+)"/.exec(svg)?.slice(1).join();
  commands.draw.run(session, { paint: 'green', from: squareIndex('e2'), to: squareIndex('e4') });
  const svg = await of(false, true);
  // From the middle of e2, in thousandths of a square.
  assert.match(svg, /^<svg [^>]*width="512"[^>]*viewBox="-34 0 834 834"[^]*<title>T<\/title>[^]*d="M4585 1780l/);
  assert.equal(svg.match(/<use [^>]* x=/g)?.length, 32);
  assert.doesNotMatch(svg, /<text|font|<script|<image|url\(/);
  assert.deepEqual([pawn(svg), pawn(await of(true, true))], ['0,600', '700,100']);
  const plain = await of(false, false, false);
  assert.match(plain, /viewBox="0 0 800 800"/);
  assert.doesNotMatch(plain, /M4585/);
  assert.ok(plain.length < (await of(false, false)).length);
});

test('a Chess960 game from a later position that looks standard stays one in bytes, links and Set up', async () => {
  const { session, games, pgn, moves } = begun();
  const is960 = async () => assert.match(await pgn(), /\[Variant "Chess960"\][^]*20\. Ra2/);
  await games.read('[Variant "Chess960"]\n[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 20"]\n\n20. Ra2 *');
  assert.deepEqual(moves(), ['Ra2']);
  await is960();
  const bytes = session.bytes.peek();
  commands.loadScript.run(session, '4k3/8/8/8/8/8/8/4K2R w K - 0 1', '');
  assert.equal(session.store.game.value.isChess960, false);
  openLink(encode({ bytes, panel: '', isFlipped: false }), session);
  await is960();
  const { fen } = session.store.position.value;
  commands.loadScript.run(session, startOf(withFields(fen, { turn: 'w' }), session.store.game.value.isChess960), '');
  assert.equal(session.store.game.value.isChess960, true);
});
