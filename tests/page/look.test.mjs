// What is seen: where feedback stands, what dialogs dim, paper, the board as text, white pieces as outlines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heavy } from './support/extent.mjs';
import { LANGUAGES } from './support/languages.mjs';
import { begin } from './support/game.mjs';
import { contrast, pixelsOf } from './support/pixels.mjs';
import { clickMoves, openBoard, openCard, openExample, openExamples, openTab, ready, square } from './support/playing.mjs';
import { CARDS, PANELS, SURFACES } from './support/surfaces.mjs';

/** @typedef {import('playwright-core').Page} Page */

const SCREENS = [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, { width: 390, height: 844 }, { width: 320, height: 568 }];
const START = '♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟\n· · · · · · · ·\n· · · · · · · ·\n· · · · · · · ·\n· · · · · · · ·\n♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙\n♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖\n';

heavy('a refusal and the title of an example are over the board, in sight, and nothing moves for them', async () => {
  for (const viewport of SCREENS) {
    const { page, close } = await openBoard({ viewport, reducedMotion: 'reduce' });
    const place = () => page.locator('#board').boundingBox();
    const notice = page.locator('#notice');
    let before = await place();
    const check = async (/** @type {string} */ what) => {
      assert.ok((await notice.innerText()).trim().length > 5, what);
      const [box, board] = [await notice.boundingBox(), await place()];
      assert.ok(box && board && box.y >= 0 && box.y + box.height <= Math.min(board.y, viewport.height), `${what} at ${viewport.width}: ${JSON.stringify(box)}`);
      assert.deepEqual(board, before, `${what} at ${viewport.width}`);
    };
    await square(page, 'c1').click();
    await square(page, 'c3').click();
    await check('a refusal');
    // On a low screen the board is smaller beside a tool.
    await openTab(page, 'script');
    before = await place();
    await openExample(page, 'move');
    await check('an example');
    await close();
  }
});

for (const locale of LANGUAGES) {
  heavy(`at no width the page is wider than the screen: ${locale}`, async () => {
    const { page, close } = await openBoard({ locale, reducedMotion: 'reduce' });
    for (let width = 320; width <= 1120; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      assert.ok(Number(inner) <= Number(outer), `${inner} of ${outer} at ${width}`);
    }
    await close();
  });
}

for (const locale of LANGUAGES) {
  heavy(`at no width a choice, or what is chosen, is cut off: ${locale}`, async () => {
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
    await page.click('#game-open');
    await page.waitForSelector('#game-start');
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
    await openCard(page, 'picture');
    const rows = await page.locator('#card-picture .choice').evaluateAll((choices) =>
      choices.filter((choice) => choice.getClientRects().length > 0).map((choice) => new Set(Array.from(choice.children, (label) => label.getBoundingClientRect().top)).size),
    );
    assert.deepEqual(new Set(rows), new Set([1]));
    await close();
  });
}

heavy('a game starts with the page scrolled no further than the board asks for, and its card keeps its distances', async () => {
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
      const choice = /** @type {HTMLElement} */ (document.querySelector('#game-card > .check'));
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

for (const locale of LANGUAGES) {
  heavy(`on a phone the board, the clocks and what may be asked of a running game are in view at once: ${locale}`, async () => {
    const viewport = { width: 390, height: 844 };
    const { page, close } = await openBoard({ locale, viewport, hasTouch: true, reducedMotion: 'reduce' });
    await begin(page, { clock: '10+5' });
    for (const moves of ['', 'e2e4']) {
      await clickMoves(page, moves);
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of ['.board-frame', '.clock >> nth=0', '.clock >> nth=1', '#moves, #moves-empty', '#game-takeBack', '#game-hint', '#game-offer', '#game-resign']) {
        const box = await page.locator(part).filter({ visible: true }).first().boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${part} after ${moves}: ${JSON.stringify(box)}`);
      }
    }
    await close();
  });
}

heavy('what an example is about can be read whole', async () => {
  for (const viewport of SCREENS) {
    const { page, close } = await openBoard({ viewport, reducedMotion: 'reduce' });
    for (const name of ['figure', 'unchecked']) {
      await openExamples(page, name);
      const example = page.locator(`.example[data-example="${name}"]`);
      await example.waitFor();
      const [title, about] = await example.locator('.example-text > *').allTextContents();
      await example.click();
      await page.locator('#panel-games').waitFor({ state: 'hidden' });
      assert.deepEqual(await page.locator('#story h2, #story .story-text').allInnerTexts(), [title, about]);
      assert.equal(await page.locator('#notice').innerText(), title);
      for (const text of await page.locator('#story h2, #story p, #notice').all()) {
        assert.ok(await text.evaluate((element) => element.scrollHeight <= element.clientHeight + 1), `${name} at ${viewport.width}: ${await text.innerText()}`);
      }
    }
    await close();
  }
});

heavy('behind a dialog the strip of the scroll bar is as dim as the page', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const { page, close } = await openBoard({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    // Long enough to be scrolled: the bar or its room is there.
    await page.evaluate(() => document.body.style.setProperty('min-block-size', '200dvh'));
    await page.click('#board-options');
    await page.click('#board-keys');
    await page.locator('#board-help-dialog[open]').waitFor();
    const { at } = await pixelsOf(page);
    const [inner, edge] = [at(4, 700), at(1278, 700)];
    assert.ok(inner.every((part, index) => Math.abs(part - (edge[index] ?? 0)) <= 3), `${colorScheme}: ${inner} and ${edge}`);
    await close();
  }
});

heavy('from the dark theme a game with clocks is printed dark on white', async () => {
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

heavy('of white pieces as outlines and solid ones those are drawn that were chosen last, also where the outlines come late', async () => {
  const { page, close } = await openBoard({ serviceWorkers: 'block' });
  /** @type {import('playwright-core').Route[]} */
  const late = [];
  await page.route('**/outline.css', (route) => void late.push(route));
  await page.click('#board-options');
  const choices = page.locator('input[name="white-pieces"]');
  await choices.nth(1).check();
  await choices.first().check();
  await page.waitForFunction(() => document.documentElement.dataset.pieces === 'solid');
  const loaded = page.waitForResponse('**/outline.css');
  for (const route of late) await route.continue();
  await loaded;
  await page.waitForFunction(() => document.querySelector('link[href$="outline.css"]')?.sheet !== null);
  assert.deepEqual([await page.getAttribute('html', 'data-pieces'), await page.locator('#board .piece.white.k').textContent()], ['solid', '♚\uFE0E']);
  await close();
});

for (const viewport of [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 320, height: 568 }]) {
  heavy(`while a tool is open the board stays in sight, with little more than half of a screen of ${viewport.width}`, async () => {
    const { page, complaints, close } = await openBoard({ viewport, hasTouch: true });
    const box = (/** @type {string} */ selector) => page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    });
    const scroll = (/** @type {number} */ to) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);
    const pinned = async (/** @type {string[]} */ names) => {
      for (const name of names) {
        await openTab(page, name);
        // However short it is, it can be scrolled.
        await page.evaluate(() => document.body.style.setProperty('min-block-size', '300dvh'));
        await scroll(600);
        const [board, play] = [await box('#board'), await box('.play')];
        assert.ok(board.top >= 0 && board.bottom < play.bottom && play.bottom - board.top <= viewport.height * 0.57, `${name}: ${JSON.stringify([board, play])}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, name);
        assert.ok((await square(page, 'a1').evaluate((element) => element.getBoundingClientRect().width)) >= 24, name);
        await scroll(0);
      }
    };
    await pinned(['sets', 'think', 'script', 'analyse', 'match', 'setup', 'games']);
    await page.evaluate(() => document.body.style.removeProperty('min-block-size'));
    // What the keyboard goes to is not under the board.
    await openTab(page, 'sets');
    await page.locator('#tab-sets').focus();
    for (let at = 0; at < 40; at += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('.tools') || focused.matches('textarea, input:not([type="checkbox"], [type="radio"])')) return '';
        const { left, top, bottom, width } = focused.getBoundingClientRect();
        return document.elementsFromPoint(left + width / 2, (top + bottom) / 2)[0]?.closest('.play') ? focused.outerHTML.slice(0, 100) : '';
      });
      assert.equal(hidden, '');
    }
    // Who writes has all the room.
    await scroll(600);
    await page.locator('#panel-sets textarea').first().focus();
    await scroll(600);
    assert.ok((await box('#board')).top < 0);
    await openTab(page, 'game');
    await scroll(600);
    assert.ok((await box('#board')).top < 0, 'the board is not held where moves are what one looks at');
    if (viewport.height > 640) {
      // During a game, too, with both clocks in sight.
      await scroll(0);
      await begin(page, { clock: '10+5' });
      await pinned(['analyse', 'script', 'match']);
      await scroll(600);
      for (const clock of await page.locator('.clock').all()) assert.ok(((await clock.boundingBox())?.y ?? -1) >= 0);
    }
    assert.deepEqual(complaints, []);
    await close();
  });
}

heavy('no panel, page or dialog has more than one button that stands out', async () => {
  const { page, close } = await openBoard({ reducedMotion: 'reduce' });
  const loud = () => page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document;
    return Array.from(root.querySelectorAll('button.primary')).filter((button) => button.checkVisibility()).map(({ id }) => id);
  });
  assert.deepEqual(await loud(), ['game-open']);
  for (const name of PANELS) {
    await openTab(page, name);
    assert.ok((await loud()).length <= 1, `${name}: ${await loud()}`);
  }
  // With all of a page's cards open.
  for (const name of CARDS) {
    await openCard(page, name);
    assert.ok((await loud()).length <= 1, `${name}: ${await loud()}`);
  }
  for (const [name, { open, shown, close: leave }] of Object.entries(SURFACES)) {
    await open(page);
    await page.locator(shown).first().waitFor();
    assert.ok((await loud()).length <= 1, `${name}: ${await loud()}`);
    if (leave) await leave(page);
    else await page.keyboard.press('Escape');
  }
  await close();
});

heavy('when a game is over one button stands out, and while the next one is set up another', async () => {
  const { page, close } = await openBoard({ reducedMotion: 'reduce' });
  const loud = () => page.locator('button.primary').filter({ visible: true }).evaluateAll((buttons) => buttons.map(({ id }) => id));
  await begin(page, {});
  assert.deepEqual(await loud(), []);
  for (let time = 0; time < 2; time += 1) await page.click('#game-resign');
  await page.locator('#game-result').waitFor();
  assert.deepEqual(await loud(), ['game-rematch']);
  await page.click('#game-other');
  await page.locator('#game-start').waitFor();
  assert.deepEqual(await loud(), ['game-start']);
  await close();
});

heavy('on a phone on its side the board stands beside the panels, as high as the screen', async () => {
  const viewport = { width: 740, height: 360 };
  const { page, close } = await openBoard({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  for (const name of ['sets', 'match', 'games', 'game']) {
    await openTab(page, name);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    const [board, tools, strip] = await Promise.all(['#board', '.tools', '.strip'].map((part) => page.locator(part).boundingBox()));
    assert.ok(board && tools && strip && board.x + board.width <= tools.x && board.width >= 24 * 8, `${name}: ${JSON.stringify([board, tools])}`);
    if (name !== 'game') assert.ok(board.y >= 0 && strip.y + strip.height <= viewport.height, `${name}: ${JSON.stringify([board, strip])}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name);
  }
  await close();
});

for (const [width, height, hasTouch, rows] of /** @type {const} */ ([[320, 568, true, 2], [390, 844, true, 2], [820, 1180, true, 1], [1280, 720, false, 1], [1440, 900, false, 1]])) {
  heavy(`what goes back and forth is a row of icons with names, two where one has no room: ${width} px`, async () => {
    for (const locale of LANGUAGES) {
      const { page, close } = await openBoard({ locale, viewport: { width, height }, hasTouch, reducedMotion: 'reduce' });
      const buttons = await page.locator('.strip button:visible').evaluateAll((all) => all.map((button) => {
        const { top, width: across, height: up, right } = button.getBoundingClientRect();
        return { name: button.title, text: button.textContent?.trim(), top, across, up, right };
      }));
      for (const { name, text, across, up, right } of buttons) {
        assert.deepEqual([name.length > 3, text], [true, '']);
        assert.ok(Math.min(across, up) >= (hasTouch ? 44 : 32) && right <= width, `${name}: ${across} by ${up}`);
      }
      assert.equal(new Set(buttons.map(({ name }) => name)).size, buttons.length);
      assert.equal(new Set(buttons.map(({ top }) => Math.round(top))).size, rows);
      assert.ok(((await page.locator('#scrubber').boundingBox())?.width ?? 0) >= 80);
      assert.ok(await page.locator('.strip').evaluate((strip) => strip.scrollWidth <= strip.clientWidth));
      await close();
    }
  });
}
