// Games as PGN: written, pasted, opened and dropped; many in one file.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { heavy } from './support/extent.mjs';
import { reloaded } from './support/kept.mjs';
import { clickMoves, movesShown, openBoard, openCard, pgnShown, ready, setUp, spoken, status } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

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

/** Rows from outside: all that lie beside the project, or else the sample that belongs to it. @param {string} name @param {boolean} isSample */
async function rows(name, isSample = true) {
  const places = [...(isSample ? [] : ['../../../shared/oracle/']), '../data/'].map((folder) => new URL(`${folder}${name}.jsonl.gz`, import.meta.url));
  const packed = await readFile(places.find((place) => existsSync(place)) ?? '');
  return gunzipSync(packed).toString().trim().split('\n').map((line) => JSON.parse(line));
}

/** Hands a file to the sheet. @param {Page} page @param {string} name @param {string | Buffer} content */
const openFile = (page, name, content) =>
  page.setInputFiles('#pgn-file', { name, mimeType: 'application/x-chess-pgn', buffer: Buffer.from(content) });

/** Waits until a file has been read to its end. @param {Page} page */
const read = (page) => page.waitForSelector('#games-card:not([hidden]):has(#games-progress[hidden])');

/** The players of the games that are listed. @param {Page} page */
const listed = (page) => page.locator('#games .players').allTextContents();

test('a PGN goes out and comes back, and a fault in one has its place', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4 e7e5');
  const text = await pgnShown(page);
  assert.match(text, /\n1\. e4 e5 \*/);
  await openCard(page, 'pgn');
  await page.fill('#pgn', '[White "Ann"]\n\n1. d4 d5 (1... Nf6) 2. c4 {Queen\'s Gambit} 1/2-1/2');
  await page.click('#pgn-load');
  assert.deepEqual(await movesShown(page), ['d4', 'd5', 'c4']);
  assert.match(await page.locator('#pgn-message').innerText(), /^Loaded: 2 moves \(3 half-moves\)\.$/);
  assert.match(await pgnShown(page), /\[White "Ann"\][^]*\n1\. d4 d5 \(1\.\.\. Nf6\) 2\. c4 \{Queen's Gambit\} 1\/2-1\/2\s*$/);
  await page.fill('#pgn', '1. Ke3 *');
  await page.click('#pgn-load');
  assert.match(await page.locator('#pgn-message').innerText(), /^Line 1, column 4: "Ke3" is not legal here/);
  assert.deepEqual(await movesShown(page), ['d4', 'd5', 'c4']);
  await close();
});

test('all that a pasted game says beside its moves is kept: variations, comments, marks, drawings and clocks', async () => {
  const { page, complaints, close } = await openBoard();
  const text = [
    '[White "Ann"]', '', '{before the game} 1. e4! {[%csl Gd4,Rd5][%cal Gd2d4] takes the centre} e5 $6 (1... c5 {Sicilian} 2. Nf3!? (2. c3))',
    '2. Nf3 {[%clk 0:01:30]} Nc6 {[%eval 0.3]} 3. Bb5 *',
  ].join('\n');
  await openCard(page, 'pgn');
  await page.fill('#pgn', text);
  await page.click('#pgn-load');
  assert.equal(await page.locator('#pgn-message').innerText(), 'Loaded: 3 moves (5 half-moves).');
  const written = async () => (await page.inputValue('#pgn')).replace(/\s+/g, ' ');
  for (const part of [
    '{before the game} 1. e4 $1 {[%csl Gd4,Rd5][%cal Gd2d4] takes the centre}', '$6 (1... c5 {Sicilian} 2. Nf3 $5 (2. c3))',
    '2. Nf3 {[%clk 0:01:30]}', '{[%eval 0.3]} 3. Bb5 *',
  ]) assert.ok((await written()).includes(part), `${part} in ${await written()}`);
  await page.click('#tab-game');
  await page.waitForSelector('#moves .branch');
  assert.deepEqual(await page.locator('#moves .branch').allInnerTexts(), ['or 1… c5 Sicilian 2. Nf3!?', 'or 2. c3']);
  await clickMoves(page, 'a7a6');
  assert.match(await pgnShown(page), /3\. Bb5 a6 \*\s*$/);
  await reloaded(page);
  await openCard(page, 'pgn');
  assert.match(await written(), /\(1\.\.\. c5 \{Sicilian\}/, 'after a reload as well');
  assert.deepEqual(complaints, []);
  await close();
});

test('a game with a fault is loaded up to it, its text stays to be mended, and the game before comes back', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'd2d4');
  await openCard(page, 'pgn');
  const text = '[White "Ann"]\n\n1. e4 e5\n2. Ke3 Nf6 3. Nf3 1-0';
  await page.fill('#pgn', text);
  await page.click('#pgn-load');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  const fault = 'Line 4, column 4: "Ke3" is not legal here: the king on e1 cannot go to e3.';
  assert.match(await page.locator('#pgn-message').innerText(), new RegExp(`^${fault}\n+Loaded up to there: 1 move \\(2 half-moves\\)\\.$`));
  await spoken(page, new RegExp(`^${fault}`));
  assert.deepEqual([await page.inputValue('#pgn'), await page.getAttribute('#pgn', 'aria-invalid')], [text, 'true']);
  await page.fill('#pgn', text.replace('Ke3', 'Ke2'));
  await page.click('#pgn-load');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Ke2', 'Nf6', 'Nf3']);
  assert.equal(await page.getAttribute('#pgn', 'aria-invalid'), null);
  await page.click('#undo');
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['d4']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a PGN with a fault at its first move is loaded with its tags, and what is no game is not', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'd2d4');
  await openCard(page, 'pgn');
  await page.fill('#pgn', '[White "Ann"]\n[Black "Ben"]\n\n1. Ke3 e5 *');
  await page.click('#pgn-load');
  assert.match(await page.locator('#pgn-message').innerText(), /^Line 4, column 4: "Ke3" is not legal here: [^]*\n+Loaded up to there: 0 moves \(0 half-moves\)\.$/);
  assert.deepEqual(await movesShown(page), []);
  await page.locator('#pgn').press('Escape');
  assert.match(await page.inputValue('#pgn'), /\[White "Ann"\]\n\[Black "Ben"\]/);
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['d4']);
  await page.fill('#pgn', 'Dear Ben, this is no game.');
  await page.click('#pgn-load');
  await page.locator('#pgn-message .error').waitFor();
  assert.equal(await page.locator('#pgn-message .done').count(), 0);
  assert.deepEqual(await movesShown(page), ['d4']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a game is saved as a file named after its players, and copied', async () => {
  const { page, close } = await openBoard({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openCard(page, 'pgn');
  await page.fill('#pgn', '[White "Anderssen, A."]\n[Black "Kies/eritzky"]\n\n1. e4 e5 2. f4 *');
  await page.click('#pgn-load');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#pgn-save')]);
  assert.equal(saved.suggestedFilename(), 'Anderssen, A. - Kieseritzky.pgn');
  const text = await readFile(await saved.path(), 'utf8');
  assert.match(text, /\n1\. e4 e5 2\. f4 \*\n$/);
  await page.click('#pgn-copy');
  await page.waitForFunction(() => document.querySelector('#pgn-copy')?.textContent === 'Copied');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  await close();
});

test('a file with one game puts it on the board', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  await openFile(page, 'one.pgn', '[White "Ann"]\n\n1. d4 d5 *\n');
  await page.waitForSelector('#pgn-message .done');
  assert.deepEqual(await movesShown(page), ['d4', 'd5']);
  assert.equal(await page.locator('#games-card').isVisible(), false);
  assert.deepEqual(complaints, []);
  await close();
});

test('of several games one is chosen from a list, by filter and by keyboard', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  await openFile(page, 'three.pgn', THREE);
  await read(page);
  assert.equal(await page.locator('#games-title').innerText(), '3 games in three.pgn');
  assert.deepEqual(await listed(page), ['Tal – Hansen', 'Morphy – Allies', 'Fault – ?']);
  assert.equal(await page.locator('#games .facts').nth(1).innerText(), 'Paris, 1858 · 3 half-moves');
  assert.equal(await page.locator('#games .result').nth(1).innerText(), '½–½');
  assert.match(await page.locator('#games .fault').innerText(), /Line 20, column 4: "Ke3" is not legal here/);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'games-filter');
  await page.fill('#games-filter', 'paris 1858');
  assert.deepEqual(await listed(page), ['Morphy – Allies']);
  await page.keyboard.press('Escape');
  assert.equal((await listed(page)).length, 3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = () => page.locator('#games').evaluate((list) => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent);
  assert.match((await active()) ?? '', /^Morphy/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#games [aria-current]:nth-child(2)');
  assert.deepEqual(await movesShown(page), ['d4', 'd5', 'c4']);
  assert.match(await page.inputValue('#pgn'), /\[White "Morphy"\]/);
  await page.focus('#games');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#games [aria-current]:nth-child(3)');
  assert.match(await page.locator('#pgn-message .error').innerText(), /^Line 4, column 4: "Ke3" is not legal here/);
  assert.match(await page.inputValue('#pgn'), /\[White "Fault"\]/);
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a pasted text with several games loads the first and lists them all', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'pgn');
  await page.fill('#pgn', THREE);
  await page.click('#pgn-load');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3', 'Nc6']);
  await read(page);
  assert.equal(await page.locator('#games [aria-current]').count(), 1);
  await page.locator('#games [role="option"]').nth(1).click();
  await page.waitForSelector('#games [aria-current]:nth-child(2)');
  assert.deepEqual(await movesShown(page), ['d4', 'd5', 'c4']);
  await close();
});

heavy('a file that is dropped anywhere is opened, under a sign that it may be', async () => {
  const { page, complaints, close } = await openBoard();
  /** @param {string} kind @param {string} name @param {string} content */
  const drag = (kind, name, content) =>
    page.evaluate(([type = '', file = '', text = '']) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], file));
      document.querySelector('.status')?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, [kind, name, content]);
  await drag('dragenter', 'x.pgn', '');
  await page.waitForSelector('#drop-zone', { state: 'attached' });
  await drag('dragover', 'x.pgn', '');
  await page.waitForSelector('#drop-zone:not([hidden])');
  await drag('drop', 'x.pgn', '1. c4 c5 2. g3 *');
  await page.waitForSelector('#pgn-message .done');
  assert.equal(await page.locator('#drop-zone').isVisible(), false);
  assert.deepEqual(await movesShown(page), ['c4', 'c5', 'g3']);
  await drag('drop', 'x.fen', '4k3/8/8/8/8/8/4P3/4K3 b - - 5 40\n');
  await page.waitForFunction(() => document.querySelector('#notice')?.textContent === 'x.fen is on the board.');
  assert.equal(await status(page), 'Black to move');
  await drag('drop', 'empty.pgn', ' \n');
  await page.waitForSelector('#games-message .error');
  assert.equal(await page.locator('#games-message').innerText(), 'There is no game in empty.pgn.');
  assert.deepEqual(complaints, []);
  await close();
});

test('files in Latin-1 and UTF-16 are read, and it is said', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'pgn');
  const text = '[White "Müller"]\n\n1. e4 *\n\n[White "Čigorin"]\n\n1. d4 *\n';
  await openFile(page, 'latin.pgn', Buffer.from(text.replace('Č', 'C'), 'latin1'));
  await read(page);
  assert.deepEqual(await listed(page), ['Müller – ?', 'Cigorin – ?']);
  assert.match(await page.locator('#games-message').innerText(), /not UTF-8/);
  await page.locator('#games [role="option"]').nth(0).click();
  await page.waitForFunction(() => /Müller/.test(/** @type {HTMLTextAreaElement} */ (document.querySelector('#pgn')).value));
  await openFile(page, 'wide.pgn', Buffer.from(`\uFEFF${text}`, 'utf16le'));
  await page.waitForFunction(() => document.querySelector('#games-title')?.textContent === '2 games in wide.pgn');
  assert.deepEqual(await listed(page), ['Müller – ?', 'Čigorin – ?']);
  assert.match(await page.locator('#games-message').innerText(), /UTF-16/);
  await close();
});

heavy('games as programs and people write them are all found in one file', async () => {
  const games = await rows('games_noise');
  const { page, close } = await openBoard();
  await openCard(page, 'pgn');
  await openFile(page, 'noise.pgn', games.map((row) => row.pgn_noisy).join('\n\n'));
  await read(page);
  assert.equal(await page.locator('#games-title').innerText(), `${games.length} games in noise.pgn`);
  assert.equal(await page.locator('#games .fault').count(), 0);
  const last = games.at(-1);
  await page.locator('#games').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#pgn-message .done');
  assert.match(await page.locator('#pgn-message .done').innerText(), new RegExp(`^Loaded: \\d+ moves? \\(${last.san.length} half-moves?\\)\\.`));
  await close();
});

heavy('reading can be stopped before a game has been found', async () => {
  const { page, close } = await openBoard({ serviceWorkers: 'block' });
  // Nothing is ever found where the worker does not come.
  await page.route('**/position/pgn-worker.js', () => {});
  await openCard(page, 'pgn');
  await page.setInputFiles('#pgn-file', { name: 'none.pgn', mimeType: 'text/plain', buffer: Buffer.from('[White "A"]\n\n1. e4 *\n') });
  await page.evaluate(() => document.querySelector('#games-card')?.removeAttribute('hidden'));
  await page.click('#games-stop');
  await page.waitForSelector('#games-progress', { state: 'hidden' });
  assert.equal(await page.locator('#games-stop').isVisible(), false);
  await close();
});

heavy('a large file is read in the background, fills the list meanwhile and can be stopped', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  const moves = Array.from({ length: 40 }, (_, at) => `${2 * at + 1}. Nf3 Nf6 ${2 * at + 2}. Ng1 Ng8`).join(' ');
  await page.evaluate((line) => {
    const longest = { time: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest.time = Math.max(longest.time, entry.duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { longest });
    const games = Array.from({ length: 60_000 }, (_, at) => `[White "Player ${at}"]\n[Black "Other"]\n\n${line} *\n\n`);
    const transfer = new DataTransfer();
    transfer.items.add(new File(games, 'large.pgn'));
    const field = /** @type {HTMLInputElement} */ (document.querySelector('#pgn-file'));
    globalThis.longest.time = 0;
    field.files = transfer.files;
    field.dispatchEvent(new Event('change'));
  }, moves);
  await page.waitForSelector('#games [role="option"]:nth-child(100)');
  await page.click('#games-stop');
  await page.waitForSelector('#games-progress', { state: 'hidden' });
  assert.match(await page.locator('#games-title').innerText(), /^[\d\u202F]+ games in large\.pgn$/);
  await page.click('#games-more');
  assert.equal(await page.locator('#games [role="option"]').count(), 200);
  await page.locator('#games [role="option"]').nth(150).click();
  await page.waitForSelector('#pgn-message .done');
  assert.match(await page.inputValue('#pgn'), /\[White "Player 150"\]/);
  assert.deepEqual(complaints, []);
  await close();
});

test('a PGN of any kind is loaded as far as it goes, or a sentence says what is wrong and where', async () => {
  const texts = (await rows('malformed', false)).filter(({ kind, encoding }) => kind === 'pgn' && encoding === 'text');
  assert.ok(texts.length > 20, `${texts.length} rows`);
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  const told = await page.evaluate((inputs) => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#pgn'));
    return inputs.map((input) => {
      /** @type {HTMLElement} */ (document.querySelector('#first')).click();
      box.value = input;
      box.dispatchEvent(new Event('input'));
      /** @type {HTMLElement} */ (document.querySelector('#pgn-load')).click();
      const [fault, done] = ['.error', '.done'].map((kind) => document.querySelector(`#pgn-message ${kind}`)?.textContent ?? '');
      return { fault, done, stays: box.value === input.replace(/\r\n?/g, '\n'), plies: Number(/** @type {HTMLInputElement} */ (document.querySelector('#scrubber')).max) };
    });
  }, texts.map(({ input }) => input));
  for (const [at, { fault, done, stays, plies }] of told.entries()) {
    const { id, input, lenient, plies: wanted } = texts[at];
    const row = `${id}: ${JSON.stringify(input).slice(0, 300)} -> ${fault} ${done}`;
    assert.ok(fault || done, row);
    if (fault) assert.match(fault, /^(Line \d+, column \d+: .*\.|PGN: .*\.)$/, row);
    if (fault) assert.ok(stays, row);
    if (done) assert.match(done, new RegExp(`^Loaded${fault ? ' up to there' : ''}: \\d+ moves? \\(${plies} half-moves?\\)\\.$`), row);
    if (done && !fault && lenient === 'accept' && wanted !== undefined) assert.equal(plies, wanted, row);
  }
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a file of many small games is listed at once, and a long text that is pasted stays out of the box', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', Array.from({ length: 60_000 }, (_, at) => `[White "P ${at}"]\n\n1. e4 e5 *\n\n`).join(''));
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('#pgn')?.dispatchEvent(paste);
  });
  await page.waitForFunction(() => /^60.000 games in the pasted text$/.test(document.querySelector('#games-title')?.textContent ?? ''));
  assert.equal((await page.inputValue('#pgn')).length < 1000, true);
  await page.fill('#games-filter', 'p 59999');
  await page.locator('#games [role="option"]').first().click();
  await page.waitForSelector('#pgn-message .done');
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a Chess960 game from a later position that looks standard is Chess960 after a reload, too', async () => {
  const { page, complaints, close } = await openBoard();
  await openCard(page, 'pgn');
  await page.fill('#pgn', '[Variant "Chess960"]\n[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 20"]\n\n20. Ra2 *');
  await page.click('#pgn-load');
  const isChess960 = async () => assert.match(await pgnShown(page), /\[Variant "Chess960"\][^]*20\. Ra2/);
  await isChess960();
  await reloaded(page);
  assert.deepEqual(await movesShown(page), ['Ra2']);
  await isChess960();
  await page.click('#copy-link');
  await page.waitForFunction(() => location.hash.length > 1);
  const link = page.url();
  await setUp(page, '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
  await isChess960();
  await openCard(page, 'fen');
  await page.locator('#fen-turn input').first().check();
  assert.match(await pgnShown(page), /\[Variant "Chess960"\]/);
  assert.deepEqual(complaints, []);
  await close();
});
