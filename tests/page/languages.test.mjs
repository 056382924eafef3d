// The page in other languages: chosen by the browser or the reader, complete, and from right to left.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { markup } from '../../www/i18n/de/markup.js';
import { openPage, siteUrl } from './support/browser.mjs';
import { heavy } from './support/extent.mjs';
import { LANGUAGES, OTHER_LANGUAGES, words } from './support/languages.mjs';
import { begin, CALM, played } from './support/game.mjs';
import { clickMoves, movesShown, openBoard, openCard, openTab, pgnShown, ready, square, status } from './support/playing.mjs';
import { closeOther, openAny, OTHERS, PANELS, CARDS } from './support/surfaces.mjs';

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-system', 'data-light', 'data-dark'];
/** What of the markup is the same in every language. */
const NAMES = ['Gridmate', 'FEN', 'PGN', 'Chess960', '▾', '0 / 0'];
/** How a node of the tree in Think writes its score: the name of a function and a number. */
const SCORE = /^(?:max|min) [+−]?\d+(?:[.,]\d+)?$/;
/** What a panel says in the words of English though it is in another language: names, and words that a language shares. */
const SHARED = {
  every: ['Gridmate', 'English', 'Deutsch', 'Español', 'FEN', 'PGN', 'Chess960', 'Minimax', 'Negamax', 'Esc', 'Alt', 'Ctrl+C', 'Ctrl+Z', 'Ctrl+Y', 'null', 'SVG'],
  de: ['Match', 'Analyse', 'Material', 'Initiative', 'En passant', 'Name', 'Enter', 'NATO'],
  es: ['Material', 'Total', 'Ctrl'],
};

test('a reader of German gets German, from the title to what the rules say', async () => {
  const { page, complaints, close } = await openBoard({ locale: 'de-AT' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  assert.equal(await page.title(), `Weiß am Zug · ${markup['Gridmate: a chess playground']}`);
  assert.equal(await status(page), 'Weiß am Zug');
  assert.equal(await page.locator('#tab-game').innerText(), 'Spielen');
  assert.equal(await page.locator('#theme-name').innerText(), 'Farben: System');
  assert.equal(await square(page, 'e2').getAttribute('aria-label'), 'e2, weißer Bauer');
  await clickMoves(page, 'g1g3');
  assert.match(await page.locator('#notice').innerText(), /Springer/);
  assert.deepEqual(complaints, []);
  await close();
});

test('the language can be changed, which is remembered, and the game goes on', async () => {
  const { page, close } = await openBoard({ locale: 'zu-ZA' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await clickMoves(page, 'e2e4');
  await page.click('#languages [lang="de"]');
  await page.waitForSelector('html[lang="de"][data-ready]', { state: 'attached' });
  assert.equal(await status(page), 'Schwarz am Zug');
  await page.click('#languages [lang="en"]');
  await page.waitForSelector('html[lang="en"][data-ready]', { state: 'attached' });
  assert.equal(await status(page), 'Black to move');
  await close();
});

test('nothing is shown in English before a language is there, and all is if it cannot be loaded', async () => {
  const { page, close } = await openPage('about:blank', { locale: 'de' });
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route('**/i18n/de/index.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl, { waitUntil: 'domcontentloaded' });
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  // After three seconds a reader has waited long enough.
  const seen = await page.evaluate(() => {
    const [unveiling] = document.body.getAnimations();
    unveiling?.pause();
    return [2999, 3000].map((ms) => {
      if (unveiling) unveiling.currentTime = ms;
      return getComputedStyle(document.body).visibility;
    });
  });
  assert.deepEqual(seen, ['hidden', 'visible']);
  release();
  await ready(page);
  assert.equal(await page.locator('h1').isVisible(), true);
  await page.route('**/i18n/de/**', (route) => route.abort());
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  assert.equal(await status(page), 'White to move');
  await close();
});

test('every text of the markup has its words in each language, and they have no other', async () => {
  const html = await (await fetch(siteUrl)).text();
  const { page, close } = await openPage();
  const texts = await page.evaluate(
    ([source, attributes]) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      // The parser runs no script, so it reads what only shows without.
      const found = [parsed.title, parsed.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''];
      const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent?.trim() ?? '');
      for (const name of attributes) {
        for (const element of parsed.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
      }
      return found.filter((text) => text !== '');
    },
    /** @type {const} */ ([html, ATTRIBUTES]),
  );
  const used = new Set(texts);
  for (const language of OTHER_LANGUAGES) {
    const own = (await words(language, 'markup')).markup;
    const known = new Set([...Object.keys(own), ...NAMES]);
    assert.deepEqual(texts.filter((text) => !known.has(text)), [], language);
    assert.deepEqual(Object.keys(own).filter((text) => !used.has(text)), [], language);
  }
  await close();
});

/** All names below a value, as paths. @param {unknown} value @param {string} [path] @returns {string[]} */
function namesBelow(value, path = '') {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, below]) => namesBelow(below, `${path}.${name}`));
}

test('a language is a folder and a line in the list: each is offered, and has every sentence of every file', async () => {
  const { page, close } = await openBoard();
  const listed = await page.evaluate(() => Object.keys(globalThis.gridmateLanguages));
  assert.deepEqual([...listed].sort(), LANGUAGES);
  const offered = await page.locator('#languages > [lang]').evaluateAll((all) => all.map((one) => one.getAttribute('lang')));
  assert.deepEqual(['en', ...offered], listed);
  await close();
  const files = (await readdir(new URL('../../www/i18n/en/', import.meta.url))).map((name) => name.replace('.js', '')).filter((name) => name !== 'parts');
  for (const language of OTHER_LANGUAGES) {
    const { files: own } = await words(language, 'index');
    assert.deepEqual(Object.keys(own).sort(), files.sort(), language);
    for (const file of files) {
      const names = namesBelow({ ...(await own[file]()) });
      assert.deepEqual(names.sort(), namesBelow({ ...(await words('en', file)) }).sort(), `${language}/${file}`);
    }
  }
});

/** What counts are said with, for 0, 1, 2 and 5. @type {Record<string, string[]>} */
const COUNTS = {
  en: ['0 games added.', '1 game added.', '2 games added.', '5 games added.', '0 rows', '1 row', '2 rows', '5 rows'],
  de: ['0 Partien hinzugefügt.', '1 Partie hinzugefügt.', '2 Partien hinzugefügt.', '5 Partien hinzugefügt.', '0 Zeilen', '1 Zeile', '2 Zeilen', '5 Zeilen'],
  es: ['0 partidas añadidas.', '1 partida añadida.', '2 partidas añadidas.', '5 partidas añadidas.', '0 filas', '1 fila', '2 filas', '5 filas'],
};

test('each language has a form for one and forms for more', async () => {
  assert.deepEqual(Object.keys(COUNTS).sort(), LANGUAGES);
  for (const language of LANGUAGES) {
    const [{ documents }, { sql }] = await Promise.all([words(language, 'documents'), words(language, 'sets')]);
    const said = [...[0, 1, 2, 5].map(documents.added), ...[0, 1, 2, 5].map((count) => sql.rows(count, count))];
    assert.deepEqual(said, COUNTS[language], language);
  }
  assert.equal((await words('es', 'documents')).documents.added(2_000_000), '2000000 de partidas añadidas.');
});

/** All that a page says by text or by name, wherever it can be seen or heard. @param {import('playwright-core').Page} page */
const textsOf = (page) =>
  page.evaluate((attributes) => {
    const found = /** @type {string[]} */ ([]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.parentElement?.checkVisibility() && !node.parentElement.closest('pre, code')) found.push(node.textContent ?? '');
    for (const name of attributes) for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter((text) => /\p{L}{3,}/u.test(text));
  }, ['aria-label', 'title', 'placeholder', 'aria-valuetext']);

/** What each panel, sheet, menu and dialog says. @param {string} locale */
async function saidEverywhere(locale) {
  const { page, complaints, close } = await openBoard({ ...CALM, locale });
  /** @type {Set<string>} */
  const said = new Set();
  for (const name of [...PANELS, ...CARDS, ...OTHERS]) {
    await openAny(page, name);
    for (const text of await textsOf(page)) said.add(text);
    await closeOther(page, name);
  }
  assert.deepEqual(complaints, [], locale);
  await close();
  return said;
}

heavy('no sentence of English is left over in another language, whatever is opened', async () => {
  const english = await saidEverywhere('en');
  assert.ok(english.size > 400, String(english.size));
  for (const language of OTHER_LANGUAGES) {
    const shared = new Set([...SHARED.every, ...(SHARED[/** @type {keyof typeof SHARED} */ (language)] ?? [])]);
    const left = [...(await saidEverywhere(language))].filter((text) => english.has(text) && !shared.has(text) && !SCORE.test(text));
    assert.deepEqual(left, [], language);
  }
});

heavy('another language leaves the page that is open and the keyboard where they were, and the game and its clocks as they are', async () => {
  const { page, complaints, close } = await openBoard({ ...CALM, locale: 'en' });
  await begin(page, { level: 1, clock: '3+2' });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  const times = () => page.locator('.player .clock-time').allInnerTexts();
  const [moves, before] = [await movesShown(page), await times()];
  await openCard(page, 'fen');
  await page.locator('#languages [lang="de"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('html[lang="de"][data-complete]', { state: 'attached' });
  await page.waitForSelector('#panel-setup:not([hidden], [aria-busy]) #card-fen > div:not([aria-busy]) > *');
  await page.waitForFunction(() => document.activeElement?.textContent === 'English');
  await page.click('#tab-game');
  assert.deepEqual((await movesShown(page)).length, moves.length);
  const seconds = (/** @type {string[]} */ texts) => texts.map((text) => text.match(/(\d+):(\d+)/)).map((found) => Number(found?.[1]) * 60 + Number(found?.[2]));
  seconds(await times()).forEach((now, at) => assert.ok(Math.abs(now - (seconds(before)[at] ?? 0)) <= 10, `${now} of ${before[at]}`));
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('#panel-game').isVisible(), true, 'it is remembered once');
  assert.deepEqual(complaints, []);
  await close();
});

/** Moves, wherever the page shows them. @param {import('playwright-core').Page} page */
async function writtenMoves(page) {
  await page.click('#tab-game');
  const list = (await movesShown(page)).join(' ');
  const branch = await page.locator('#moves .branch').innerText();
  const label = await page.locator('#moves button[data-ply="3"]').getAttribute('aria-label');
  await openTab(page, 'script');
  const script = await page.inputValue('#script');
  await openTab(page, 'think');
  await page.waitForSelector('#think-outline [aria-level="2"]');
  const tree = await page.locator('#think-outline .san').allInnerTexts();
  await page.waitForFunction(() => document.querySelectorAll('#think-diagram .box').length > 1);
  const verdict = await page.locator('#think-verdict').innerText();
  const pgn = (await pgnShown(page)).replaceAll(/\s+/g, ' ');
  return { list, branch, label, script, tree: tree.join(' '), verdict, pgn };
}

heavy('moves are written in the letters of the language or those that are chosen, where a person reads; files keep English', async () => {
  const { page, complaints, close } = await openBoard({ ...CALM, locale: 'de' });
  await clickMoves(page, 'e2e4 e7e5 g1f3 b8c6');
  await page.click('#undo');
  await clickMoves(page, 'g8f6');
  /** @param {string} knight @param {string} queen */
  const check = async (knight, queen) => {
    const { list, branch, label, script, tree, verdict, pgn } = await writtenMoves(page);
    assert.equal(list, `e4 e5 ${knight}f3 ${knight}f6`);
    assert.match(branch, new RegExp(`2… ${knight}c6$`));
    assert.match(label ?? '', new RegExp(`${knight}f3$`));
    assert.equal(script, 'e2e4, e7e5, g1f3, g8f6');
    assert.match(tree, new RegExp(`${knight}xe5.*${queen}e2`));
    assert.match(verdict, new RegExp(`^(${knight}|[a-h]|${queen})`));
    assert.match(pgn, /1\. e4 e5 2\. Nf3 Nf6/);
  };
  await check('S', 'D');
  await page.click('#letters button:text("♘f3")');
  await page.waitForFunction(() => document.activeElement?.textContent === '♘f3');
  assert.equal(await page.locator('#panel-think').isVisible(), true);
  await check('♘', '♕');
  await page.click('#letters button:text("Nf3")');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Nf3');
  await check('N', 'Q');
  await page.click('#languages [lang="en"]');
  await page.waitForSelector('html[lang="en"][data-complete]', { state: 'attached' });
  assert.equal(await page.locator('#letters [aria-pressed="true"]').innerText(), 'Nf3');
  assert.deepEqual(complaints, []);
  await close();
});

/** What the page says of inputs that are wrong. @param {string} locale */
async function saidOfMistakes(locale) {
  const { page, close } = await openBoard({ locale, reducedMotion: 'reduce' });
  const said = [];
  await openCard(page, 'fen');
  for (const fen of ['8/8/8/8/8/8/8/8 w - - 0 1', 'rnbqkbnr/pppp/8/8 w', '4k3/8/8/8/8/8/8/4K2R w Q - 00 1']) {
    await page.fill('#fen', fen);
    await page.click('#fen-load');
    await page.waitForSelector('#fen-message > p');
    said.push(await page.locator('#card-fen').innerText());
  }
  await openTab(page, 'script');
  await page.fill('#script', 'e2e4; Nf6, zz, e4=, g1g3 Ke5');
  await page.locator('#script-remarks li').nth(2).waitFor();
  said.push(await page.locator('#panel-script').innerText());
  await close();
  return said.flatMap((text) => text.split('\n')).map((line) => line.trim()).filter((line) => /\p{L}{3,} \p{L}{2,}/u.test(line));
}

heavy('what the page says of mistakes is in the language of the reader', async () => {
  const english = new Set(await saidOfMistakes('en'));
  assert.ok(english.size > 15, String(english.size));
  for (const language of OTHER_LANGUAGES) {
    assert.deepEqual((await saidOfMistakes(language)).filter((line) => english.has(line)), [], language);
  }
});
