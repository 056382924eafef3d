// The examples: each is what it says, and opens as a document that the one before can be brought back from.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { groups } from '../../www/panels/examples/list.js';
import { heavy, isAll, sampleOf } from './support/extent.mjs';
import { LANGUAGES, words } from './support/languages.mjs';
import { clickMoves, movesShown, openBoard, openCard, openExample, openExamples, openTab, pgnShown, setUp, spoken, square, status } from './support/playing.mjs';

const all = groups.flatMap(({ name, examples }) => examples.map((example) => ({ group: name, ...example })));

test('every example has a name of its own and words in every language', async () => {
  const names = all.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  const games = all.filter(({ group }) => group === 'games').map(({ name }) => name);
  for (const language of LANGUAGES) {
    const { groups: kinds, examples, stories } = await words(language, 'examples');
    assert.deepEqual(Object.keys(kinds), groups.map(({ name }) => name));
    assert.deepEqual(Object.keys(examples), names);
    assert.deepEqual(Object.keys(stories), games);
    for (const { sentences } of /** @type {{ sentences: string[] }[]} */ (Object.values(stories))) assert.ok(sentences.length === 3 && sentences.every((sentence) => /^[^.].*[^.]\.$/.test(sentence)));
  }
});

test('every example runs, with the remarks that it is to have, and those of the spreadsheet show the same board there', async () => {
  const { page, complaints, close } = await openBoard();
  const told = await page.evaluate(async () => {
    const load = (/** @type {string} */ path) => import(new URL(path, location.href).href);
    const parts = ['panels/examples/list.js', 'panels/examples/read.js', 'pkg/gridmate.js', 'files/files.js'];
    const [{ groups }, { loadReader, readExample }, { Document }, { ScriptCheck }] = await Promise.all(parts.map(load));
    await loadReader();
    return groups.flatMap((/** @type {any} */ { name: group, examples }) => examples.map((/** @type {any} */ example) => {
      const { kept, board, picture } = readExample(example);
      const { start, text, sheet, ply } = kept;
      const script = new Document(start, text, sheet);
      const last = script.after(script.steps);
      const check = new ScriptCheck(start, sheet);
      check.follow(text);
      const remarks = check.count;
      check.follow(check.allFixed()[0]);
      const inSheet = new Document(start, text, true);
      return {
        group, name: example.name, remarks, board, picture, shown: script.after(ply).board,
        kinds: [...new Set(script.state(0).line.map((/** @type {any} */ { kind }) => kind))].join(),
        reasons: last.reasons.length, end: last.end ?? last.claims.join(), left: check.count,
        last: last.board, sheetBoard: inSheet.after(inSheet.steps).board,
      };
    }));
  });
  assert.equal(told.length, all.length);
  told.forEach((/** @type {any} */ found, /** @type {number} */ index) => {
    const { name, remarks = 0, moves, sheet } = all[index];
    assert.equal(found.remarks, remarks, name);
    assert.equal(found.shown, found.board, name);
    // A riddle is not solved by its picture.
    assert.equal(found.picture, all[index].start ? found.board : found.last, `the picture of ${name}`);
    assert.equal(found.left, 0, `${name}, with all fixed`);
    if (moves) assert.equal(found.kinds, 'legal', name);
    if (!sheet) assert.equal(found.reasons, 0, `${name} is a legal position`);
    if (found.group === 'spreadsheet') assert.equal(found.sheetBoard, found.last, name);
  });
  const ends = Object.fromEntries(told.filter((/** @type {any} */ { end }) => end).map((/** @type {any} */ { name, end }) => [name, end]));
  const mates = ['random', 'thousand', 'smothered', 'fool', 'scholar', 'legal', 'immortal', 'evergreen', 'opera', 'reti-tartakower', 'hunt'];
  assert.deepEqual(ends, { ...Object.fromEntries(mates.map((name) => [name, 'checkmate'])), loyd: 'stalemate', near: 'stalemate', twice: 'threefold' });
  assert.deepEqual(complaints, []);
  await close();
});

test('an example takes the place of the game, which comes back by one button', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'd2d4 d7d5');
  await openExample(page, 'opera');
  await spoken(page, /^The Opera Game: Morphy/);
  assert.equal(await status(page), 'White to move', 'it begins at move 0');
  assert.equal((await movesShown(page)).at(-1), 'Rd8#');
  assert.match(await pgnShown(page), /\[White "Paul Morphy"\][^]*Rd8# 1-0/);
  await page.click('#back');
  assert.deepEqual(await movesShown(page), ['d4', 'd5']);
  await openExample(page, 'castling');
  assert.equal(await page.inputValue('#script'), 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1, h1f1');
  assert.match((await square(page, 'e1').getAttribute('aria-label')) ?? '', /white king/, 'it begins at move 0, too');
  await page.click('#last');
  assert.match((await square(page, 'g1').getAttribute('aria-label')) ?? '', /white king/);
  await page.focus('#script');
  await page.keyboard.press('Control+z');
  assert.equal(await page.inputValue('#script'), 'd2d4, d7d5');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a riddle starts at its beginning, and its answer is a step away', async () => {
  const { page, close } = await openBoard();
  await openExample(page, 'thousand');
  assert.equal(await status(page), 'White to move');
  await page.click('#next');
  assert.match(await status(page), /^Checkmate/);
  await openExample(page, 'sample');
  assert.match((await square(page, 'b1').getAttribute('aria-label')) ?? '', /white king/);
  await close();
});

heavy('an example of the spreadsheet’s traps is read as there, and the game that comes back is not', async () => {
  const { page, close } = await openBoard();
  await openTab(page, 'script');
  await page.fill('#script', 'e2-e4');
  await openExample(page, 'traps');
  assert.equal(await page.locator('#script-sheet').isChecked(), true);
  await page.click('#back');
  assert.equal(await page.locator('#script-sheet').isChecked(), false);
  assert.match((await square(page, 'e4').getAttribute('aria-label')) ?? '', /white pawn/);
  await openExample(page, 'repair');
  assert.equal(await page.locator('#script-remarks li').count(), 6);
  await page.click('#script-fix-all');
  assert.deepEqual(await page.locator('#script-remarks li').evaluateAll((nodes) => nodes.map((node) => node.className)), ['done']);
  await close();
});

heavy('the examples are worked by keyboard, and the keyboard goes to what one opens', async () => {
  const { page, close } = await openBoard();
  await openCard(page, 'examples');
  await page.locator('[data-kind="mistakes"] summary').press('Enter');
  await page.waitForSelector('[data-example="repair"]');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-example')), 'repair');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#panel-script:not([hidden])');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'tab-script');
  await close();
});

heavy('axe finds nothing in the examples, and they fit', async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const width of [320, 390, 720, 1440]) {
      const { page, close } = await openBoard({ colorScheme, viewport: { width, height: 844 } });
      for (const { name } of groups) await openExamples(page, name);
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const results = await globalThis.axe.run();
        return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.target).join(' ')}`);
      });
      assert.deepEqual(violations, [], `${colorScheme}, ${width}`);
      const [content, room] = await page.locator('#card-examples').evaluate((list) => [list.scrollWidth, list.clientWidth]);
      assert.ok(content <= room, `${content} of ${room} px at ${width}`);
      await close();
    }
  }
});

/** Whose sentences are about what comes out: the others begin at move 0, so that they can be played through. */
const OF_THE_END = ['sweep', 'traps', 'repair', 'pasted', 'half', 'reply'];

/** How many pairs a set has, as the article counts them. */
const COUNTS = { rook: 896, bishop: 560, knight: 336, queen: 1456, king: 424, pawn: 324 };
/** What can be reached, as the article lists it. */
const REACHED = { 'knight-g2': ['e1', 'e3', 'f4', 'h4'], 'rook-e6': ['a6', 'b6', 'c6', 'd6', 'e1', 'e2', 'e3', 'e4', 'e5', 'e7', 'e8', 'f6', 'g6', 'h6'] };
/** The first rows by their numbers. */
const ROWS = { sample: 'RKQBRNBN', zero: 'BBQNNRKR', last: 'RKRNNQBB' };
/** How many steps those have in which somebody castles. */
const CASTLED = { swap: 1, stay: 3, long: 1 };
/** What Think says. */
const VERDICTS = {
  twenty: /^20 moves tie at 0; one is drawn at random\. 20 positions/,
  reply: /^20 moves tie at 0; one is drawn at random\. 20 positions/,
  figure: /^Nc2 is best for White, with 0\. 6 positions/,
  thousand: /^Rd8# is best for White, with \+1000\./,
  greed: /^3 moves tie at \+8; one is drawn at random\./,
};

/** What is to be seen once an example is open; each claim of its own. @type {Record<string, (page: import('playwright-core').Page, example: any) => Promise<void>>} */
const claims = {
  async spreadsheet(page, { name, text, remarks = 0 }) {
    assert.equal(await page.inputValue('#script'), text, name);
    // Those that are alike are shown as one.
    assert.equal((await page.locator('#script-remarks li').count()) > 0, remarks > 0, name);
  },
  async sets(page, { name }) {
    await page.waitForFunction((count) => document.querySelector('#set-count')?.textContent?.replace(/\D/g, '') === count, String(COUNTS[name]));
    assert.equal((await page.locator('.chips li').allInnerTexts()).length, 1, name);
    assert.match(await page.locator('.chips li').innerText(), new RegExp(`^${name}`, 'i'));
  },
  async mechanics(page, { name }) {
    const [piece, square] = name.split('-');
    await page.waitForFunction((from) => document.querySelector('.chips')?.textContent?.includes(from), square);
    const { moves, ...rest } = JSON.parse((await page.locator('#set-json').textContent()) ?? '');
    assert.deepEqual(moves, REACHED[name]);
    assert.match(JSON.stringify(rest), new RegExp(piece, 'i'));
    assert.equal(await page.locator('#set-count').innerText(), String(REACHED[name].length));
  },
  async paths(page, { name }) {
    if (name === 'castle-way') {
      await page.waitForFunction(() => document.querySelector('.chips')?.textContent?.includes('paths'));
      const pairs = (await page.locator('.pairs li').allInnerTexts()).sort();
      assert.deepEqual(pairs, ['a1–a2', 'a1–a3', 'a1–a4', 'a1–a5', 'a1–a6', 'a1–a7', 'a1–b1', 'a1–c1', 'a1–d1', 'a1–e1', 'a1–f1', 'a1–g1']);
    } else {
      await page.waitForFunction(() => document.querySelector('#sql-state')?.textContent?.startsWith('100 rows'));
      assert.match((await page.locator('#sql-results tbody').innerText()).replaceAll(/\s+/g, ' '), /a1 a8 rook a2 a7/);
    }
  },
  async chess960(page, { name }) {
    const steps = CASTLED[name] ?? 0;
    assert.equal(await page.locator('#count-steps').innerText(), `0 / ${steps}`, name);
    if (ROWS[name]) assert.match(await pgnShown(page), new RegExp(`FEN "${ROWS[name].toLowerCase()}/`));
  },
  async engine(page, { name, opens }) {
    await page.waitForFunction(() => document.querySelector('.shown-tree:not([hidden], [aria-busy]) [role="treeitem"], .think .message p'));
    const chosen = await page.locator('.think input:checked').evaluateAll((inputs) => inputs.map((input) => /** @type {HTMLInputElement} */ (input).value));
    assert.deepEqual(chosen, [opens.method, String(opens.depth)], name);
    if (VERDICTS[name]) assert.match(await page.locator('#think-verdict').innerText(), VERDICTS[name]);
    else assert.match(await page.locator('.think').innerText(), /evaluation of this position: \+1000, for the game is over by checkmate\.[^]*The game is over: there is nothing to search/);
  },
  async rules(page, { name, moves = '' }) {
    const length = moves.split(/\s+/).filter(Boolean).length;
    assert.equal((await movesShown(page)).length, length, name);
  },
  async games(page, { name, moves }) {
    const english = await words('en', 'examples');
    const [title] = english.examples[name];
    const { players, place, sentences } = english.stories[name];
    assert.match(await page.locator('#count-steps').innerText(), /^0 \/ /);
    assert.equal((await movesShown(page)).length, moves.split(/\s+/).filter(Boolean).length, name);
    assert.deepEqual((await page.locator('#story').innerText()).split(/\n+/), [title, 'Close', `${players} ${place}`, sentences.join(' ')]);
  },
};
claims.mistakes = claims.spreadsheet;

for (const { name: group, panel, examples } of groups) {
  test(`${isAll ? 'each example' : 'a sample'} of ${group} opens what it says`, async () => {
    const { page, complaints, close } = await openBoard();
    for (const example of sampleOf(examples, 0)) {
      await openExample(page, example.name);
      await page.waitForSelector(`#tab-${panel}[aria-selected="true"]`);
      await page.waitForSelector(`#panel-${panel}:not([hidden], [aria-busy]) > *`);
      await claims[group]?.(page, example);
      const [step = 0, steps = 0] = (await page.locator('#count-steps').innerText()).split(' / ').map(Number);
      assert.equal(step, OF_THE_END.includes(example.name) ? steps : 0, `${example.name} at ${step}`);
      assert.equal(await page.locator('#story .story-who').count(), group === 'games' ? 1 : 0, example.name);
    }
    assert.deepEqual(complaints, []);
    await close();
  });
}

test('the two-by-two tree of the article is open as a whole', async () => {
  const { page, close } = await openBoard();
  await openExample(page, 'figure');
  await page.waitForFunction(() => document.querySelectorAll('#think-outline [role="treeitem"]').length === 7);
  const shown = await page.locator('#think-outline [role="treeitem"]').evaluateAll((items) =>
    items.map((item) => [item.getAttribute('aria-level'), item.querySelector('.san')?.textContent, item.querySelector('.score')?.textContent]));
  assert.deepEqual(shown, [
    ['1', 'White to move', '0'],
    ['2', 'Nc2', '0'], ['3', 'b3', '0'], ['3', 'c3', '0'],
    ['2', 'Nb3', '−3'], ['3', 'c3', '0'], ['3', 'cxb3', '−3'],
  ]);
  await close();
});

heavy('the card of a famous game is in sight, in both languages, and goes with the game', async () => {
  for (const viewport of [{ width: 1280, height: 720 }, { width: 390, height: 844 }]) {
    for (const locale of ['en-GB', 'de-DE']) {
      const { page, complaints, close } = await openBoard({ viewport, locale });
      for (const { name } of all.filter(({ group }) => group === 'games')) {
        await openExample(page, name);
        const box = await page.locator('#story').boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${name}, ${locale}: ${JSON.stringify(box)} in ${viewport.height}`);
      }
      await page.click('#tab-script');
      await page.click('#next');
      assert.equal(await page.locator('#story').isVisible(), true, 'it stays while the game is played through');
      await page.click('#story-close');
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'next');
      await openExample(page, 'opera');
      await openExample(page, 'twenty');
      assert.equal(await page.locator('#story .story-who').count(), 0);
      await setUp(page, '4k3/8/8/8/8/8/8/4K2R w - - 0 1');
      assert.equal(await page.locator('#story').count(), 0);
      assert.deepEqual(complaints, []);
      await close();
    }
  }
});
