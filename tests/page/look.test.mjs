// What is seen: where feedback stands, what dialogs dim, the gallery, paper, the board as text, white pieces as outlines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from './support/opponent.mjs';
import { contrast, pixelsOf } from './support/pixels.mjs';
import { clickMoves, openBoard, openTab, ready, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const SCREENS = [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, { width: 390, height: 844 }, { width: 320, height: 568 }];
const START = '♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟\n· · · · · · · ·\n· · · · · · · ·\n· · · · · · · ·\n· · · · · · · ·\n♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙\n♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖\n';

test('a refusal and the title of an example are over the board, in sight, and nothing moves for them', async () => {
  for (const viewport of SCREENS) {
    const { page, close } = await openBoard({ viewport, reducedMotion: 'reduce' });
    const place = () => page.locator('#board').boundingBox();
    const notice = page.locator('#notice');
    const before = await place();
    const check = async (/** @type {string} */ what) => {
      assert.ok((await notice.innerText()).trim().length > 5, what);
      const [box, board] = [await notice.boundingBox(), await place()];
      assert.ok(box && board && box.y >= 0 && box.y + box.height <= Math.min(board.y, viewport.height), `${what} at ${viewport.width}: ${JSON.stringify(box)}`);
      assert.deepEqual(board, before, `${what} at ${viewport.width}`);
    };
    await square(page, 'c1').click();
    await square(page, 'c3').click();
    await check('a refusal');
    await page.click('#examples');
    await page.locator('.example').first().click();
    await page.locator('#gallery').waitFor({ state: 'hidden' });
    await check('an example');
    await close();
  }
});

for (const locale of ['en', 'de']) {
  test(`at no width the page is wider than the screen: ${locale}`, async () => {
    const { page, close } = await openBoard({ locale, reducedMotion: 'reduce' });
    for (let width = 320; width <= 1120; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      assert.ok(Number(inner) <= Number(outer), `${inner} of ${outer} at ${width}`);
    }
    await close();
  });
}

for (const locale of ['en', 'de']) {
  test(`at no width a choice, or what is chosen, is cut off: ${locale}`, async () => {
    const { page, close } = await openBoard({ locale, forcedColors: 'active', reducedMotion: 'reduce' });
    /** What reaches over the edge of what it stands in, or comes closer to it than is good. @param {string} inner @param {string} outer */
    const tight = (inner, outer) =>
      page.evaluate(([one, other]) => {
        const all = Array.from(document.querySelectorAll(one)).filter((element) => element.getClientRects().length > 0);
        if (all.length < 3) return ['nothing is seen'];
        return all.flatMap((element) => {
          const frame = element.closest(other);
          const range = document.createRange();
          range.selectNodeContents(element);
          const [text, box] = [range.getBoundingClientRect(), frame?.getBoundingClientRect()];
          if (!frame || !box) return [other];
          const radius = Math.min(parseFloat(getComputedStyle(frame).borderTopLeftRadius), box.height / 2);
          const [left, top] = [text.left - box.left, Math.min(text.top - box.top, box.bottom - text.bottom)];
          const isInCorner = left < radius && top < radius && Math.hypot(radius - left, radius - top) > radius;
          return isInCorner || left < 3 || top < 0 || box.right - text.right < 3 ? [element.textContent] : [];
        });
      }, [inner, outer]);
    await page.click('#opponent-open');
    await page.waitForSelector('#opponent-start');
    for (const width of [320, 340, 360, 390, 420, 960, 980, 1000, 1020, 1060, 1120]) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await tight('.new-game .choice span', '.choice'), [], `${width}`);
      assert.deepEqual(await tight('.new-game .choice span', 'label'), [], `${width}`);
    }
    await openTab(page, 'sets');
    await page.waitForSelector('#set-count');
    await page.selectOption('#set-more', 'black-pawn-double-pushes');
    await page.locator('[name="set-join"][value="then"]').check({ force: true });
    for (const set of ['possible', 'queen']) await page.click(`.set-palette [value="${set}"]`);
    for (const width of [320, 340, 390, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await tight('.sets .choice span', '.choice'), [], `${width}`);
      assert.deepEqual(await tight('.sets .choice span', 'label'), [], `${width}`);
      assert.deepEqual(await tight('.sets .chips span', 'li'), [], `${width}`);
      assert.deepEqual(await tight('.set-palette .set > :not(.glyphs)', 'button'), [], `${width}`);
    }
    // Where there is room all stand in one row.
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.click('#position');
    await page.click('#position-menu [value="picture"]');
    await page.locator('#drawer .choice').first().waitFor();
    const rows = await page.locator('#drawer .choice').evaluateAll((choices) =>
      choices.filter((choice) => choice.getClientRects().length > 0).map((choice) => new Set(Array.from(choice.children, (label) => label.getBoundingClientRect().top)).size),
    );
    assert.deepEqual(new Set(rows), new Set([1]));
    await close();
  });
}

test('a game starts with the page scrolled no further than the board asks for, and its card keeps its distances', async () => {
  for (const viewport of SCREENS) {
    const { page, close } = await openBoard({ viewport, reducedMotion: 'reduce' });
    await begin(page, { clock: '10+5' });
    await page.locator('.clock').first().waitFor();
    const [scrolled, needed] = await page.evaluate(() => {
      const bottom = Number(document.querySelector('.board-frame')?.getBoundingClientRect().bottom) + scrollY;
      return [scrollY, Math.max(0, bottom + 8 - innerHeight)];
    });
    if (viewport.height > 600) assert.ok(scrolled <= Math.ceil(needed), `${scrolled} of ${needed} at ${viewport.width}`);
    /** Above the line over the choice, and below its text, as much as within the card. */
    const [above, line, below] = await page.evaluate(() => {
      const choice = /** @type {HTMLElement} */ (document.querySelector('#opponent > .check'));
      const range = document.createRange();
      range.selectNodeContents(choice);
      const [box, text] = [choice.getBoundingClientRect(), range.getBoundingClientRect()];
      const end = Number(choice.previousElementSibling?.getBoundingClientRect().bottom);
      const card = Number(choice.closest('.card')?.getBoundingClientRect().bottom);
      return [box.top - end, text.top - box.top, card - text.bottom];
    });
    for (const distance of [above, line, below]) assert.ok(distance && distance >= 9 && distance <= 24, `${above}, ${line}, ${below} at ${viewport.width}`);
    await close();
  }
});

test('what an example is about can be read whole', async () => {
  for (const viewport of SCREENS) {
    const { page, close } = await openBoard({ viewport, reducedMotion: 'reduce' });
    for (const name of ['figure', 'unchecked']) {
      await page.click('#examples');
      const example = page.locator(`.example[data-example="${name}"]`);
      await example.waitFor();
      const [title, about] = await example.locator('.example-text > *').allTextContents();
      await example.click();
      await page.locator('#gallery').waitFor({ state: 'hidden' });
      assert.deepEqual(await page.locator('#story h2, #story .story-text').allInnerTexts(), [title, about]);
      assert.equal(await page.locator('#notice').innerText(), title);
      for (const text of await page.locator('#story h2, #story p, #notice').all()) {
        assert.ok(await text.evaluate((element) => element.scrollHeight <= element.clientHeight + 1), `${name} at ${viewport.width}: ${await text.innerText()}`);
      }
    }
    await close();
  }
});

test('behind a dialog the strip of the scroll bar is as dim as the page', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, close } = await openBoard({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    // Long enough to be scrolled: the bar or its room is there.
    await page.evaluate(() => document.body.style.setProperty('min-block-size', '200dvh'));
    for (const [open, dialog] of [['#examples', '#gallery'], ['#board-keys', '#board-help-dialog']]) {
      if (open === '#board-keys') await page.click('#board-options');
      await page.click(String(open));
      await page.locator(`${dialog}[open]`).waitFor();
      const { at } = await pixelsOf(page);
      const [inner, edge] = [at(4, 700), at(1278, 700)];
      assert.ok(inner.every((part, index) => Math.abs(part - (edge[index] ?? 0)) <= 3), `${dialog}, ${colorScheme}: ${inner} and ${edge}`);
      await page.keyboard.press('Escape');
    }
    await close();
  }
});

test('a kind of examples is where it was asked for at the first click, the last as well as the first', async () => {
  const { page, close } = await openBoard({ viewport: { width: 1280, height: 720 } });
  await page.click('#examples');
  const kinds = page.locator('.gallery-kinds button');
  await kinds.first().waitFor();
  const count = await kinds.count();
  await page.keyboard.press('Escape');
  for (let at = 0; at < count; at += 1) {
    await page.reload();
    await ready(page);
    await page.click('#examples');
    const ended = page.locator('.gallery-list').evaluate((list) => new Promise((resolve) => list.addEventListener('scrollend', resolve, { once: true })).then(() => {}));
    await kinds.nth(at).click();
    await ended;
    const off = () => page.evaluate((index) => {
      const list = /** @type {HTMLElement} */ (document.querySelector('.gallery-list'));
      const group = /** @type {HTMLElement} */ (list.querySelectorAll('.gallery-group')[index]);
      // The last are as high up as there is something behind them.
      const rest = list.scrollHeight - list.clientHeight - list.scrollTop;
      return Math.min(Math.abs(group.getBoundingClientRect().top - list.getBoundingClientRect().top), Math.max(0, rest));
    }, at);
    assert.ok((await off()) < 2, `${await kinds.nth(at).innerText()}: ${await off()} px away`);
  }
  await close();
});

test('from the dark theme a game with clocks is printed dark on white', async () => {
  for (const viewport of [{ width: 1280, height: 900 }, { width: 390, height: 844 }]) {
    const { page, close } = await openBoard({ colorScheme: 'dark', viewport, reducedMotion: 'reduce' });
    await begin(page, { clock: '3+2' });
    await clickMoves(page, 'e2e4');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const faint = await page.evaluate(() => {
      const channels = (/** @type {string} */ text) => (text.match(/[\d.]+/g) ?? []).map(Number);
      const light = (/** @type {number[]} */ rgb) => rgb.slice(0, 3).map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)).reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
      const shown = Array.from(document.querySelectorAll('body *')).filter((element) => element.checkVisibility() && !element.closest('.board, .spoken') && Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim()));
      // Printers leave grounds out: a text has to be dark, and its ground light.
      return shown.flatMap((element) => {
        const text = light(channels(getComputedStyle(element).color));
        const grounds = [];
        for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
          const [red = 0, green = 0, blue = 0, alpha = 1] = channels(getComputedStyle(at).backgroundColor);
          if (alpha > 0) grounds.push(light([red, green, blue]));
        }
        return 1.05 / (text + 0.05) < 4.5 || grounds.some((ground) => ground < 0.8) ? [`${element.tagName}.${element.className} ${element.textContent}`] : [];
      });
    });
    assert.deepEqual(faint, [], `${viewport.width}`);
    await close();
  }
});

test('the board is selected and copied as eight lines of pieces, white and black told apart', async () => {
  const { page, close } = await openBoard({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = () => page.evaluate(async () => (await navigator.clipboard.readText()).replaceAll('\r', ''));
  await page.evaluate(() => getSelection()?.selectAllChildren(/** @type {Node} */ (document.querySelector('#board'))));
  await page.keyboard.press('Control+c');
  assert.equal((await clipboard()).trimEnd(), START.trimEnd());
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await clickMoves(page, 'e2e4');
  await square(page, 'e4').focus();
  await page.keyboard.press('Control+c');
  const moved = START.replace('♙ ♙ ♙ ♙ ♙', '♙ ♙ ♙ ♙ ·').split('\n').map((line, at) => (at === 4 ? '· · · · ♙ · · ·' : line)).join('\n');
  assert.equal(await clipboard(), moved);
  // As the board is turned.
  await page.click('#flip');
  await page.click('#board-options');
  await page.click('#board-copy');
  await page.waitForFunction(() => document.querySelector('#board-copy')?.textContent === 'Copied');
  assert.equal(await clipboard(), `${moved.trimEnd().split('\n').map((line) => [...line].reverse().join('')).reverse().join('\n')}\n`);
  await close();
});

test('white pieces are outlines where a person wants them, now and the next time, and are told from any square', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, complaints, close } = await openBoard({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    const king = () => page.locator('#board .piece.white.k').textContent();
    assert.equal(await king(), '♚\uFE0E');
    await page.click('#board-options');
    await page.locator('input[name="white-pieces"]').nth(1).check();
    await page.waitForFunction(() => document.documentElement.dataset.pieces === 'outline');
    assert.equal(await king(), '♔\uFE0E');
    assert.equal(await page.locator('#board .piece.black.k').textContent(), '♚\uFE0E');
    await page.reload();
    await ready(page);
    await page.waitForFunction(() => document.documentElement.dataset.pieces === 'outline' && document.fonts.check('40px "Chess Solid"', '♔'));
    assert.equal(await king(), '♔\uFE0E');
    // Their ink against the square under them, as it is drawn.
    const { at } = await pixelsOf(page);
    for (const name of ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2']) {
      const box = await square(page, name).boundingBox();
      assert.ok(box);
      const points = Array.from({ length: 40 * 40 }, (_, index) => at(Math.round(box.x + (box.width * ((index % 40) + 0.5)) / 40), Math.round(box.y + (box.height * (Math.floor(index / 40) + 0.5)) / 40)));
      const ground = at(Math.round(box.x + 2), Math.round(box.y + 2));
      const most = Math.max(...points.map((point) => contrast(point, ground)));
      assert.ok(most >= 3, `${name}, ${colorScheme}: ${most.toFixed(2)}`);
    }
    await page.click('#board-options');
    await page.locator('input[name="white-pieces"]').first().check();
    await page.waitForFunction(() => document.documentElement.dataset.pieces === 'solid');
    assert.equal(await king(), '♚\uFE0E');
    assert.deepEqual(complaints, []);
    await close();
  }
});
