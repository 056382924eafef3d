// Everybody can use the page: widths, themes, contrast, motion, failures.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { openPage, siteUrl } from './support/browser.mjs';
import { heavy, isAll, sampleOf, some } from './support/extent.mjs';
import { blankInForcedColors, lostInForcedColors } from './support/forced.mjs';
import { OTHER_LANGUAGES } from './support/languages.mjs';
import { begin } from './support/game.mjs';
import { clickMoves, openBoard, openTab, setUp, square } from './support/playing.mjs';
import { closeOther as close, html, openAny as open, OTHERS, PANELS, CARDS, surfacesFound } from './support/surfaces.mjs';

/** @typedef {import('playwright-core').Page} Page */

test('no dialog, menu, bench or form is unknown to these tests', async () => {
  assert.deepEqual(await surfacesFound(), [...OTHERS].sort());
});

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param {number} width */
const screen = (width) => ({ viewport: { width, height: width < 600 ? 844 : 900 } });

/** What is too wide for the screen, or does not fit in the list of tabs. @param {Page} page */
const tooWide = (page) =>
  page.evaluate(() => {
    const lists = [document.documentElement, ...document.querySelectorAll('#tabs, dialog[open]')];
    return lists.filter((list) => list.scrollWidth > list.clientWidth).map((list) => {
      const isOut = (/** @type {Element} */ part) => part.getBoundingClientRect().right > list.getBoundingClientRect().right + 1;
      const parts = Array.from(list.querySelectorAll('*')).filter(isOut).slice(0, 3).map((part) => `${part.tagName}#${part.id}.${part.className}`);
      return `${list.id || list.tagName} takes ${list.scrollWidth} of ${list.clientWidth} px: ${parts.join(' ')}`;
    });
  });

const SCREENS = /** @type {const} */ (['light', 'dark']).flatMap((colorScheme) => [320, 390, 720, 1440].map((width) => ({ colorScheme, width })));
/** Where all there is is not run: one narrow and light, one wide and dark. */
const axed = sampleOf(SCREENS, 1, 7);
const SURFACES = isAll ? [...PANELS, ...CARDS, ...OTHERS] : [...PANELS, 'fen', 'pgn', 'panels/play/new-game.js'];

for (const { colorScheme, width } of axed) {
  test(`axe finds nothing in ${some || 'any of the '}panels, and nothing is too wide: ${colorScheme}, ${width} px`, async () => {
    const opened = await openBoard({ colorScheme, reducedMotion: 'reduce', ...screen(width) });
    const { page } = opened;
    await clickMoves(page, 'e2e4 e7e5 f1c4 a7a6 c4f7');
    await page.evaluate(axe);
    for (const panel of SURFACES) {
      await open(page, panel);
      if (panel === 'script') await page.locator('#script').press('x');
      if (panel === 'fen') await setUp(page, 'nonsense');
      const picks = !OTHERS.includes(panel);
      if (picks) await square(page, 'e8').click();
      // What is still fading in has not its own colours.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      const violations = await page.evaluate(async () => {
        const results = await globalThis.axe.run();
        return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
      });
      assert.deepEqual([...violations, ...(await tooWide(page))], [], panel);
      if (picks) await square(page, 'e8').click();
      await close(page, panel);
    }
    await opened.close();
  });
}

test('squares are large enough to hit', async () => {
  const opened = await openBoard();
  for (const [width, least] of /** @type {const} */ ([[320, 24], [390, 44], [720, 44], [1440, 44]])) {
    await opened.page.setViewportSize(screen(width).viewport);
    const box = await square(opened.page, 'a1').boundingBox();
    assert.ok(box && box.width >= least && box.height >= least, `${box?.width} px at ${width}`);
  }
  await opened.close();
});

/** What fingers would miss: controls that are less than 44 pixels high, but for those within a text or a table. @param {Page} page */
const tooSmall = (page) =>
  page.evaluate(() => {
    const controls = Array.from(document.querySelectorAll('button, select, summary, textarea, input:not(label input), label:has(input)'));
    return controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isMeant = control.checkVisibility() && height > 0 && !control.closest('.board, p, li, td, [role="tree"]');
      return isMeant && height < 43.5 ? [`${control.tagName}#${control.id}.${control.className} ${control.textContent?.trim()} ${width}x${height}`] : [];
    });
  });

heavy('on a touch screen all that can be worked is large enough for fingers', async () => {
  const opened = await openBoard({ hasTouch: true, isMobile: true, ...screen(390) });
  const { page } = opened;
  await clickMoves(page, 'e2e4 e7e5 f1c4');
  for (const panel of [...PANELS, ...CARDS, ...OTHERS]) {
    await open(page, panel);
    assert.deepEqual(await tooSmall(page), [], panel);
    await close(page, panel);
  }
  await opened.close();
});

for (const [name, options, dir] of [...OTHER_LANGUAGES.map((locale) => [locale, { locale }, 'ltr']), ['a script from right to left', {}, 'rtl']]) {
  heavy(`${name} fits the screen, and the board is the same`, async () => {
    const opened = await openBoard(options);
    const { page } = opened;
    await page.evaluate((way) => {
      document.documentElement.dir = way;
    }, dir);
    await clickMoves(page, 'e2e4 e7e5 f1c4 a7a6 c4f7');
    for (const panel of [...PANELS, ...CARDS, ...OTHERS]) {
      await open(page, panel);
      for (const width of [1440, 720, 390, 320]) {
        await page.setViewportSize(screen(width).viewport);
        assert.deepEqual(await tooWide(page), [], `${panel} at ${width}`);
      }
      await page.setViewportSize(screen(1440).viewport);
      await close(page, panel);
    }
    const [a1, h1, a8] = await Promise.all(['a1', 'h1', 'a8'].map(async (at) => await square(page, at).boundingBox()));
    assert.ok(a1 && h1 && a8 && a1.x < h1.x && a8.y < a1.y);
    await opened.close();
  });
}

/** Relative luminance of `#rrggbb`, as WCAG defines it. @param {number[]} rgb */
function luminance(rgb) {
  const [red, green, blue] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {number[]} one @param {number[]} other */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string} text `#rgb`, `#rrggbb` or `#rrggbbaa`: three numbers, and how opaque it is */
function color(text) {
  const digits = text.length === 4 ? [...text.slice(1)].map((digit) => digit + digit).join('') : text.slice(1);
  const parts = digits.match(/../g).map((pair) => Number.parseInt(pair, 16));
  return { rgb: parts.slice(0, 3), alpha: (parts[3] ?? 255) / 255 };
}

/** What is seen of a tint over a colour. */
const over = (tint, ground) => ground.rgb.map((part, index) => part * (1 - tint.alpha) + tint.rgb[index] * tint.alpha);

/** Text on grounds it stands on, with the least contrast for text; then shapes, with the least for those. */
const TEXT = [
  ['ink', ['page', 'panel', 'wash', 'accent-wash']],
  ['muted', ['page', 'panel', 'wash']],
  ['accent', ['page', 'panel']],
  ['on-accent', ['accent']],
  ['error', ['panel', 'error-wash']],
  ['ok', ['panel', 'wash']],
  ['warning', ['panel', 'warning-wash']],
  ['on-alarm', ['alarm']],
  // The names of the squares, where they stand on them; in the dark on a ground of their own.
  ['white-line', ['named-light', 'named-dark']],
];
const SHAPES = [
  ['edge', ['page', 'panel']],
  ['accent', ['panel', 'accent-wash', 'page']],
  ['mark', ['square-light', 'square-dark', 'halo', 'from-light', 'from-dark', 'to-light', 'to-dark', 'picked-light', 'picked-dark']],
  // An arrow has a seam, which sets it off where the square is about as dark.
  ['arrow', ['halo', 'square-light']],
  ['black-fill', ['square-light', 'square-dark', 'from-light', 'from-dark', 'to-light', 'to-dark', 'picked-light', 'picked-dark']],
  ['white-line', ['white-fill', 'square-light', 'square-dark', 'from-light', 'from-dark', 'to-light', 'to-dark', 'picked-light', 'picked-dark']],
  ['black-line', ['black-fill']],
];

for (const [theme, wish] of /** @type {const} */ ([['light', 'no-preference'], ['dark', 'no-preference'], ['light', 'more'], ['dark', 'more']])) {
  test(`every pair of colours that meets has contrast enough: ${theme}, contrast ${wish}`, async () => {
    const { page, close } = await openBoard({ colorScheme: theme, contrast: wish });
    const names = [...new Set([...TEXT, ...SHAPES].flat(2)), 'tint-from', 'tint-to', 'tint-picked', 'names'];
    const table = await page.evaluate((wanted) => {
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(`--${name}`)]));
    }, names);
    const colors = Object.fromEntries(Object.entries(table).filter(([, text]) => text).map(([name, text]) => [name, color(text)]));
    for (const kind of ['from', 'to', 'picked']) {
      for (const shade of ['light', 'dark']) {
        colors[`named-${shade}`] = colors.names?.rgb.some(Number.isInteger) ? colors.names : colors[`square-${shade}`];
        colors[`${kind}-${shade}`] = { rgb: over(colors[`tint-${kind}`], colors[`square-${shade}`]), alpha: 1 };
      }
    }
    for (const [pairs, least] of /** @type {const} */ ([[TEXT, 4.5], [SHAPES, 3]])) {
      for (const [front, grounds] of pairs) {
        for (const ground of grounds) {
          const found = contrast(colors[front].rgb, colors[ground].rgb);
          assert.ok(found >= least, `${front} on ${ground}: ${found.toFixed(2)}`);
        }
      }
    }
    await close();
  });
}

test('the Theme button goes from the system to light to dark, and is remembered', async () => {
  const { page, close } = await openBoard({ colorScheme: 'dark' });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), 'dark');
  await page.click('#theme');
  assert.equal(await theme(), 'light');
  await page.reload();
  assert.equal(await theme(), 'light');
  await page.click('#theme');
  assert.equal(await theme(), 'dark');
  await page.click('#theme');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForSelector('html[data-theme="light"]', { state: 'attached' });
  await close();
});

test('with less motion nothing moves', async () => {
  const { page, close } = await openBoard({ reducedMotion: 'reduce' });
  await clickMoves(page, 'e2e4');
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await close();
});

heavy('who wishes for more contrast gets text and edges in ink', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, close } = await openBoard({ contrast: 'more', colorScheme });
    const [ink, muted, edge] = await page.evaluate(() => {
      const style = (/** @type {string} */ selector) => getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
      return [style('body').color, style('.tagline').color, style('.card').borderTopColor];
    });
    assert.deepEqual([muted, edge], [ink, ink]);
    await close();
  }
});

/** What puts all on a panel that may be on it. @type {Record<string, (page: Page) => Promise<unknown>>} */
const FILLED = {
  async script(page) {
    await page.locator('#script').press('End');
    await page.locator('#script').pressSequentially(', oops, e4, xa1');
    await page.locator('#script-remarks li').first().waitFor();
  },
  async think(page) {
    await page.waitForSelector('.shown-tree:not([hidden], [aria-busy]) [role="treeitem"]');
  },
  async analyse(page) {
    await page.click('#analyse-engine');
    await page.locator('#analyse-plot .curve').waitFor({ state: 'attached' });
    // It draws no more.
    await page.click('#analyse-engine');
  },
  async match(page) {
    await page.click('#match-ten-white');
    await page.locator('#panel-match [data-state="over"]').waitFor();
  },
  fen: (page) => setUp(page, 'nonsense'),
};

// The forced colours are dark or light, and the theme of the page is the other.
for (const [colorScheme, theme] of /** @type {const} */ ([['dark', 'light'], ['light', 'dark']])) {
  heavy(`in forced colours all is seen that is seen without: ${colorScheme} ones, ${theme} theme`, async () => {
    const opened = await openBoard({ colorScheme, reducedMotion: 'reduce', ...screen(1440) });
    const { page } = opened;
    await page.evaluate((chosen) => localStorage.setItem('gridmate.theme', chosen), theme);
    await page.reload();
    await page.waitForSelector(`html[data-theme="${theme}"][data-ready] > body > .ghost`, { state: 'attached' });
    await clickMoves(page, 'e2e4 e7e5 f1c4 a7a6 c4f7');
    /** @type {string[]} */
    const lost = [];
    for (const panel of [...PANELS, ...CARDS, ...OTHERS]) {
      await open(page, panel);
      await FILLED[panel]?.(page);
      for (const what of await lostInForcedColors(page)) lost.push(`${panel}: ${what}`);
      await close(page, panel);
    }
    assert.deepEqual(lost, []);
    await opened.close();
  });
}

for (const colorScheme of /** @type {const} */ (['dark', 'light'])) {
  heavy(`in forced colours every text can be read as it is painted, those of primary buttons and running clocks too: ${colorScheme}`, async () => {
    const opened = await openBoard({ colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 2, ...screen(1440) });
    const { page } = opened;
    /** @type {string[]} */
    const blank = [];
    for (const panel of [...PANELS, ...CARDS, ...OTHERS]) {
      await open(page, panel);
      // What is still being worked out moves what is below it.
      if (panel === 'think') await page.waitForSelector('.shown-tree:not([hidden], [aria-busy="true"]) [role="treeitem"]');
      for (const what of await blankInForcedColors(page)) blank.push(`${panel}: ${what}`);
      await close(page, panel);
    }
    await page.click('#tab-game');
    await begin(page, { clock: '3+2' });
    // The clocks run from the first move on.
    await clickMoves(page, 'e2e4');
    await page.waitForSelector('.clock.runs');
    for (const what of await blankInForcedColors(page)) blank.push(`a game with clocks: ${what}`);
    assert.deepEqual(blank, []);
    await opened.close();
  });
}

heavy('in forced colours the tab that is shown is the one underlined', async () => {
  const { page, close } = await openBoard({ forcedColors: 'active' });
  const [shown, other, ground] = await page.evaluate(() => {
    const line = (/** @type {string} */ selector) => getComputedStyle(/** @type {Element} */ (document.querySelector(selector))).borderBottomColor;
    return [line('.tabs [aria-selected="true"]'), line('.tabs [aria-selected="false"]'), getComputedStyle(document.body).backgroundColor];
  });
  assert.equal(other, ground);
  assert.notEqual(shown, ground);
  await close();
});

heavy('in forced colours the board keeps its own, and the keyboard ring shows', async () => {
  const { page, close } = await openBoard({ forcedColors: 'active' });
  await square(page, 'e2').focus();
  await page.keyboard.press('ArrowUp');
  const [ground, ring] = await page.evaluate(() => {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const ringed = /** @type {Element} */ (focused.querySelector('.ring'));
    return [getComputedStyle(focused).backgroundColor, getComputedStyle(ringed).outlineStyle];
  });
  assert.equal(ground, 'rgb(185, 139, 94)');
  assert.equal(ring, 'solid');
  await close();
});

heavy('in forced colours the mark of the side to move keeps its colour', async () => {
  const { page, close } = await openBoard({ forcedColors: 'active' });
  const fill = () => page.locator('#turn-mark').evaluate((mark) => getComputedStyle(mark).backgroundColor);
  const white = await fill();
  await clickMoves(page, 'e2e4');
  assert.notEqual(await fill(), white);
  await close();
});

test('the markup holds no script and no style of its own', async () => {
  assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=|javascript:/i);
  assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)/i);
});

test('without the module the page says so and offers a way on', async () => {
  const { page, close } = await openBoard();
  await page.route('**/*.wasm', (route) => route.abort());
  await page.reload();
  await page.waitForSelector('#failure:not([hidden])');
  assert.match(await page.locator('#failure-text').innerText(), /could not load/);
  assert.equal(await page.locator('#tabs').isVisible(), false);
  await page.unroute('**/*.wasm');
  await page.click('#failure-retry');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await close();
});

test('when a script is missing the page says so and offers a way on', async () => {
  const { page, close } = await openPage('about:blank');
  await page.route('**/board/board.js', (route) => route.abort());
  await page.goto(siteUrl);
  await page.waitForSelector('#failure:not([hidden])');
  assert.match(await page.locator('#failure-text').innerText(), /could not load/);
  assert.equal(await page.locator('#status-main').isVisible(), false);
  await page.unroute('**/board/board.js');
  await page.click('#failure-retry');
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await close();
});

heavy('a browser without SIMD is told what it lacks', async () => {
  const { page, close } = await openPage('about:blank');
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto(siteUrl);
  await page.waitForSelector('#failure:not([hidden])');
  assert.match(await page.locator('#failure-text').innerText(), /SIMD/);
  await close();
});

test('on paper there are the board and the moves, and no controls', async () => {
  const { page, close } = await openBoard();
  await clickMoves(page, 'e2e4');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#board').isVisible(), true);
  assert.equal(await page.locator('#moves').isVisible(), true);
  await page.waitForSelector('#paper-fen', { state: 'attached' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.equal(await page.locator('#paper-fen').innerText(), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  for (const control of ['#undo', '#tabs', '#theme', '#tab-setup', '#copy-link', 'footer']) assert.equal(await page.locator(control).isVisible(), false, control);
  await close();
});

heavy('on paper are all the moves of a long game, whichever panel was open', async () => {
  const { page, close } = await openBoard();
  await openTab(page, 'script');
  await page.fill('#script', 'g1f3, g8f6, f3g1, f6g8, '.repeat(300));
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.equal(await page.locator('#moves button[data-ply]').count(), 1200);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(pages >= 2 && pages <= 8, `${pages} pages for 600 moves`);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.click('#tab-game');
  const drawn = await page.locator('#moves button[data-ply]').count();
  assert.ok(drawn < 1000, `${drawn} moves`);
  assert.equal(await page.locator('#moves [aria-current]').innerText(), 'Ng8');
  await page.click('#first');
  // The list is scrolled when steps have come to rest; what is out of sight has no text that is seen.
  await page.waitForFunction(() => /** @type {HTMLElement | null} */ (document.querySelector('#moves button'))?.innerText === 'Nf3');
  await close();
});
