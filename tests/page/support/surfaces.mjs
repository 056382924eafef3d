// What opens on the page: panels, cards, and besides them dialogs, menus, benches, forms. Each is found in the markup or
// in the sources by itself, so that none can be forgotten; how a person opens it is told here.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { siteUrl } from './browser.mjs';
import { CARDS as PLACES, openCard, openTab, setUp, square } from './playing.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ open: (page: Page) => Promise<unknown>, shown: string, close?: (page: Page) => Promise<unknown> }} Surface */

const www = new URL('../../../www/', import.meta.url);

/** The page as it is served. */
export const html = await (await fetch(siteUrl)).text();
/** What the markup has tabs for. */
export const PANELS = Array.from(html.matchAll(/role="tab" id="tab-(\w+)"/g), ([, name = '']) => name);
/** The cards of the pages, as their source lists them. */
export const CARDS = Array.from((await readFile(new URL('app/pages.js', www), 'utf8')).matchAll(/^  (\w+): \[\(\) => import/gm), ([, name = '']) => name);
assert.deepEqual(CARDS, Object.keys(PLACES));

/** @param {Page} page @param {string} id */
async function choose(page, id) {
  await page.click('#board-options');
  await page.click(`#${id}`);
}

/** By the file that makes it, or by its id where the markup does. @type {Record<string, Surface>} */
export const SURFACES = {
  '#board-menu': { open: (page) => page.click('#board-options'), shown: '#board-menu:popover-open #board-keys' },
  'board/help.js': { open: (page) => choose(page, 'board-keys'), shown: '#board-help-dialog[open]' },
  'board/drawing.js': { open: (page) => choose(page, 'board-draw'), shown: '.bench', close: (page) => page.click('#bench-done') },
  'board/typed.js': { open: (page) => choose(page, 'board-type'), shown: '#typed:not([hidden])', close: (page) => page.click('#typed-close') },
  'panels/play/new-game.js': {
    async open(page) {
      await page.click('#tab-game');
      await page.locator('#game-open').click();
      await page.locator('#game-card input[value="own"]').check();
    },
    shown: '#game-card form',
  },
  'panels/match/form.js': { open: (page) => openTab(page, 'match'), shown: '#panel-match form', close: (page) => page.click('#tab-game') },
  'panels/position/documents.js': {
    async open(page) {
      await openCard(page, 'documents');
      await page.fill('#documents-name', 'One');
      await page.click('#documents-save');
      await page.locator('.saved li button').nth(1).click();
    },
    shown: '.saved input',
  },
  'board/question.js': {
    async open(page) {
      await page.click('#tab-game');
      await setUp(page, '7k/P7/8/8/8/8/8/K7 w - - 0 1');
      await square(page, 'a7').click();
      await square(page, 'a8').click();
    },
    shown: 'dialog.question[open]',
  },
};

/** What else opens. */
export const OTHERS = Object.keys(SURFACES);

/** What the sources say there is to open, named as above. */
export async function surfacesFound() {
  const found = [];
  for (const name of await readdir(www, { recursive: true })) {
    if (!/\.(js|html)$/.test(name) || name.startsWith('i18n')) continue;
    const text = await readFile(new URL(name.replaceAll('\\', '/'), www), 'utf8');
    if (name.endsWith('.html')) {
      for (const [, id] of text.matchAll(/<[^>]* id="([\w-]+)"[^>]* popover[ >]|<dialog[^>]* id="([\w-]+)"/g)) found.push(`#${id}`);
    } else if (/\(\s*'(dialog|form)'|[^n] openBench\(|\bpopover:/.test(text)) found.push(name);
  }
  return found.sort();
}

/** Opens one, and waits until it is there. @param {Page} page @param {string} name */
export async function openSurface(page, name) {
  const { open, shown } = SURFACES[name] ?? (() => { throw new Error(`How is ${name} opened?`); })();
  await open(page);
  await page.locator(shown).first().waitFor();
}

/** @param {Page} page @param {string} name */
export async function closeSurface(page, name) {
  const close = SURFACES[name]?.close ?? (() => page.keyboard.press('Escape'));
  await close(page);
  await page.locator(SURFACES[name]?.shown ?? '').first().waitFor({ state: 'hidden' });
}

/** Shows a panel, a card or what else opens. @param {Page} page @param {string} name */
export async function openAny(page, name) {
  if (PANELS.includes(name)) return openTab(page, name);
  if (CARDS.includes(name)) return openCard(page, name);
  await openSurface(page, name);
}

/** Closes what opens besides panels and cards. @param {Page} page @param {string} name */
export async function closeOther(page, name) {
  if (OTHERS.includes(name)) await closeSurface(page, name);
}

/** The element that one is, or that it is in. @param {Page} page @param {string} name */
export function surface(page, name) {
  if (PANELS.includes(name)) return page.locator(`#panel-${name}`);
  if (CARDS.includes(name)) return page.locator(`#card-${name}`);
  return page.locator(SURFACES[name]?.shown ?? '').first().locator('xpath=ancestor-or-self::*[self::dialog or @popover or contains(@class, "bench") or self::form or self::ul][last()]');
}
