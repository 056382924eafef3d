// Links: what is shown goes into one and comes out of it, old ones are understood, and none can do harm.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { Chess } from 'chess.js';
import { openPage, siteUrl } from './support/browser.mjs';
import { heavy } from './support/extent.mjs';
import { comeBackTo, reloaded } from './support/kept.mjs';
import { clickMoves, movesShown, openBoard, openCard, openTab, pgnShown, ready, square } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const count = (page) => page.locator('#count-steps').innerText();
/** @param {Page} page */
const noticed = (page) => page.locator('#notice').innerText();
/** @param {Page} page */
async function scriptShown(page) {
  await openTab(page, 'script');
  return page.inputValue('#script');
}

/** Opens a link in a browser that knows nothing yet. @param {string} fragment */
async function follow(fragment) {
  const opened = await openPage(`${siteUrl}#${fragment}`);
  await ready(opened.page);
  return opened;
}

/** Presses the button; answers what stands in the address behind `#`. @param {Page} page */
async function copyLink(page) {
  await page.click('#copy-link');
  await page.waitForFunction(() => document.querySelector('#copy-link-face')?.textContent === 'Link copied');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  return new URL(page.url()).hash.slice(1);
}

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

heavy('a link carries start, script, step, panel, side, reading and arrows, and opens elsewhere as it was', async () => {
  const { page, complaints, close } = await openBoard(CLIPBOARD);
  const entries = await page.evaluate(() => history.length);
  await openCard(page, 'chess960');
  await page.fill('#chess960', '518');
  await page.click('#chess960-start');
  await clickMoves(page, 'e2e4 e7e5 g1f3');
  await openTab(page, 'script');
  await page.check('#script-sheet');
  await page.locator('#script').press('End');
  await page.locator('#script').pressSequentially(', e4=♕, <b>hm</b>');
  await page.click('#first');
  await page.click('#next');
  await page.click('#flip');
  await page.evaluate(() => import('/board/drawing.js').then((drawing) => drawing.show('g1f3,Re5')));
  const fragment = await copyLink(page);
  assert.equal(await page.evaluate(() => history.length), entries, 'no step back leads to the same page');
  await close();

  const other = await follow(fragment);
  assert.equal(await other.page.inputValue('#script'), 'e2e4, e7e5, g1f3, e4=♕, <b>hm</b>');
  assert.equal(await other.page.isChecked('#script-sheet'), true);
  assert.equal(await count(other.page), '1 / 5');
  assert.equal(await other.page.locator('#board').getAttribute('aria-label'), 'Chess board, Black at the bottom');
  assert.equal(await other.page.locator('#tab-script').getAttribute('aria-selected'), 'true');
  assert.match(await square(other.page, 'e4').getAttribute('aria-label') ?? '', /white pawn/);
  assert.equal(await other.page.evaluate(() => import('/document/document.js').then((game) => game.current().shapes.join(' '))), 'Gg1f3 Re5');
  for (let round = 0; round < 2; round += 1) {
    assert.match(await other.page.evaluate(() => import('/document/document.js').then((game) => game.keep().start)), /^960:518$/);
    await reloaded(other.page);
  }
  assert.deepEqual([...complaints, ...other.complaints], []);
  await other.close();
});

test('links of version 1 mean what they meant', async () => {
  const { page, close } = await openBoard();
  for (const [fragment, expected] of Object.entries(VERSION_1)) {
    const shown = await page.evaluate((text) => import('/document/links/code.js').then((code) => code.decode(text)), fragment);
    assert.deepEqual(JSON.parse(JSON.stringify(shown)), expected, fragment);
  }
  await close();
});

heavy('a game of a hundred moves of each side takes 215 characters, castles, promotions and all, and a famous one of 23 moves 52', async () => {
  const { page, close } = await openBoard();
  for (const seed of [3, 8, 21]) {
    const { text, plies } = randomScript(seed, 200);
    const fragment = await linkOf(page, text);
    const back = await page.evaluate(async (made) => {
      const [{ decode }, { Document }] = await Promise.all([import('/document/links/code.js'), import('/document/ask.js')]);
      const document = new Document();
      document.open((await decode(made)).bytes);
      return document.text;
    }, fragment);
    assert.equal(back, text);
    assert.ok(fragment.length <= 215, `${fragment.length} characters for ${plies} plies`);
  }
  const immortal = await page.evaluate(async () => {
    const [{ groups }, { loadReader, readExample }] = await Promise.all(['panels/examples/list.js', 'panels/examples/read.js'].map((path) => import(`/${path}`)));
    await loadReader();
    const { text } = readExample(groups.flatMap((/** @type {any} */ { examples }) => examples).find((/** @type {any} */ { name }) => name === 'immortal')).kept;
    return text;
  });
  const fragment = await linkOf(page, immortal);
  assert.ok(immortal.length > 250 && fragment.length <= 52, `${fragment.length} characters for ${immortal.length}`);
  await close();
});

test('a link leads to variations, comments and marks as well, and opened again only to its place', async () => {
  const { page, complaints, close } = await openBoard(CLIPBOARD);
  await openCard(page, 'pgn');
  await page.fill('#pgn', '[White "Ann"]\n\n1. e4! {best by test} e5 (1... c5 2. Nf3) 2. Nf3 1-0');
  await page.click('#pgn-load');
  const pgn = await pgnShown(page);
  const link = await copyLink(page);
  await page.goto('about:blank');
  await page.goto(`${siteUrl}#${link}`);
  await ready(page);
  assert.equal(await pgnShown(page), pgn);
  await page.keyboard.press('Escape');
  await page.click('#first');
  await page.evaluate((hash) => {
    location.hash = '';
    location.hash = hash;
  }, link);
  await page.waitForFunction(() => document.querySelector('#count-steps')?.textContent === '3 / 3');
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), [], 'the first opening is what is taken back');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a link by hand is understood', async () => {
  const { page, close } = await follow('script=e2e4,%20e7e5+g1f3&step=2&flip=1&panel=script');
  assert.equal(await scriptShown(page), 'e2e4, e7e5 g1f3');
  assert.equal(await count(page), '2 / 3');
  await page.evaluate(() => {
    location.hash = 'start=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1&script=e1g1,h1f1';
  });
  await page.waitForFunction(() => document.querySelector('#count-steps')?.textContent === '1 / 1');
  assert.match(await square(page, 'g1').getAttribute('aria-label') ?? '', /white king/);
  await page.evaluate(() => {
    location.hash = '960=0';
  });
  await page.waitForFunction(() => document.querySelector('#count-steps')?.textContent === '0 / 0');
  assert.match(await square(page, 'a1').getAttribute('aria-label') ?? '', /white bishop/);
  await close();
});

heavy('a link by hand is taken apart as the browser takes addresses apart', async () => {
  const { page, close } = await openBoard();
  const names = ['script', 'start', '960', 'panel', 'arrows', 'step', 'flip', 'sheet', 's%63ript', 'flip+', '%', ''];
  const parts = ['=', '&', '+', '%', '%2', '%zz', '%20', '%26', '%3D', '%25', '%00', '%ff', '%C3', '%bc', '%F0%9F%92%A9', '%ED%A0%80', '%E2%99', '%EF%BB%BF',
    '_', '?', '#', '1', '1', '07', '-', 'e2e4', 'ü', '♕', '💩', '\u202e', '"', ';', '\n'];
  let state = 5;
  const random = (/** @type {number} */ below) => (state = (state * 48271) % 0x7fffffff) % below;
  const some = (/** @type {string[]} */ list, /** @type {number} */ most) => Array.from({ length: random(most + 1) }, () => list[random(list.length)]).join('');
  const fragments = ['?script=a', '%73cript=a', 'script=a&script=b', 'script&script=b', '960=&start=a_b', '960=&960=5', 'step=%2B1', 'step=007'];
  while (fragments.length < 4000) {
    const pairs = Array.from({ length: 1 + random(6) }, () => `${names[random(names.length)]}=${some(parts, 4)}`);
    fragments.push(`x&${pairs.join('&')}`);
  }
  const wrong = await page.evaluate(async (all) => {
    const { decode } = await import('/document/links/code.js');
    const differing = [];
    for (const fragment of all) {
      const told = new URLSearchParams(fragment);
      const [number, step = ''] = [told.get('960'), told.get('step') ?? ''];
      const expected = {
        start: (number ? `960:${number}` : told.get('start')?.replaceAll('_', ' ')) || undefined,
        text: told.get('script') ?? '',
        sheet: told.get('sheet') === '1',
        step: /^\d{1,9}$/.test(step) ? Number(step) : undefined,
        panel: told.get('panel') ?? '',
        flipped: told.get('flip') === '1',
        arrows: told.get('arrows') ?? '',
      };
      const line = /** @type {Record<string, unknown>} */ (await decode(fragment));
      const known = new Set([...Object.keys(expected), ...Object.keys(line)]);
      if ([...known].some((name) => line[name] !== expected[/** @type {keyof typeof expected} */ (name)])) differing.push([fragment, line, expected]);
    }
    return differing.slice(0, 5);
  }, fragments);
  assert.deepEqual(wrong, []);
  await close();
});

test('a link never takes the own game away: it can be brought back, and a reload goes on where one was', async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'd2d4 d7d5');
  await page.goto('about:blank');
  await page.goto(`${siteUrl}#script=e2e4,e7e5`);
  await ready(page);
  assert.deepEqual(await movesShown(page), ['e4', 'e5']);
  await clickMoves(page, 'g1f3');
  await reloaded(page);
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3'], 'what was played since is not lost');
  await page.evaluate(() => {
    location.hash = 'script=c2c4';
  });
  await page.waitForFunction(() => document.querySelectorAll('#moves button[data-ply]').length === 1);
  assert.equal(await page.locator('#back').isVisible(), true);
  await page.click('#back');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3']);
  await page.click('#undo');
  await page.click('#undo');
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3']);
  await page.click('.skip', { force: true }).catch(() => {});
  await page.evaluate(() => {
    location.hash = 'board';
  });
  assert.equal(await noticed(page), '', 'places on the page are no links to games');
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a game against the computer does not go on in a document that came by a link', async () => {
  const { page, close } = await openBoard({ reducedMotion: 'reduce' });
  await comeBackTo(page, () => ({ changed: 1, game: { w: 0, b: 1, seed: 1, isOver: false, isPaused: false } }));
  await page.goto('about:blank');
  await page.goto(`${siteUrl}#script=e2e4`);
  await ready(page);
  await page.waitForFunction(() => document.querySelector('#game .state')?.textContent === 'Paused.');
  assert.deepEqual(await movesShown(page), ['e4']);
  await close();
});

heavy('a link for which a part of the page is missing is refused in a sentence, and opened when that is there', async () => {
  const { page, close } = await openPage('about:blank', { serviceWorkers: 'block' });
  await page.route('**/board/drawing.js', (route) => route.abort());
  await page.goto(`${siteUrl}#script=e2e4&arrows=e7e5`);
  await ready(page);
  assert.equal(await noticed(page), 'Copy link could not load. Perhaps the network failed.');
  assert.equal(await count(page), '0 / 0');
  await clickMoves(page, 'd2d4');
  await page.unroute('**/board/drawing.js');
  await page.route('**/files_bg.wasm', (route) => route.abort());
  await page.reload();
  await ready(page);
  assert.equal(await noticed(page), 'Copy link could not load. Perhaps the network failed.');
  await page.unroute('**/files_bg.wasm');
  await page.reload();
  await ready(page);
  assert.equal(await count(page), '1 / 1');
  assert.deepEqual(await movesShown(page), ['e4']);
  await page.waitForSelector('.drawn path', { state: 'attached' });
  await close();
});

heavy('of two links the one that is asked for later is opened, also where the other takes longer', async () => {
  const { page, complaints, close } = await openBoard({ serviceWorkers: 'block' });
  /** @type {() => void} */
  let release = () => {};
  const wait = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route('**/board/drawing.js', async (route) => {
    await wait;
    await route.continue();
  });
  const asked = page.waitForRequest('**/board/drawing.js');
  await page.evaluate(() => (location.hash = '#script=e2e4&arrows=e7e5'));
  await asked;
  await page.evaluate(() => (location.hash = '#script=d2d4,d7d5'));
  await page.waitForFunction(() => history.state?.opened === location.hash);
  release();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await movesShown(page), ['d4', 'd5']);
  assert.equal(await page.locator('.drawn path').count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('where copying is not allowed, the link stands in the address bar', async () => {
  const { page, close } = await openBoard();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }));
  await clickMoves(page, 'e2e4');
  await page.click('#copy-link');
  await page.waitForFunction(() => document.querySelector('#notice')?.textContent?.includes('address bar'));
  assert.match(page.url(), /#2[\w-]+$/);
  await close();
});

test('no link does harm: at worst there is a sentence, and the own game is as it was', { timeout: 120_000 }, async () => {
  const { page, complaints, close } = await openBoard();
  await clickMoves(page, 'd2d4');
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const bomb = packed(64 + 32, deflateRawSync(Buffer.alloc(10_000_000, 'e2e4, ')));
  /** @type {[fragment: string, sentence: RegExp][]} */
  const refused = [
    ['1', /damaged/],
    ['1AAAA', /damaged/],
    ['1!!!!', /damaged/],
    ['1%00', /damaged/],
    ['1e2e4,e7e5', /damaged/],
    ['12WgUQyAF0hUgY3RlJHTaVl0AjjFLg0aRQJ0nKAlp', /damaged/],
    [packed(16, [200, 1]), /damaged/],
    [packed(16, [255, 255, 255, 255, 255, 255, 255]), /damaged/],
    [packed(16, [255, 255, 255, 127, 0]), /damaged/],
    [packed(16, [1, 255]), /damaged/],
    [packed(8, [255, 7]), /960/],
    [packed(32, [0xff, 0xfe, 0x80]), /damaged/],
    [packed(96, [1, 2, 3, 4, 5]), /damaged/],
    [packed(32, Buffer.from('no/fen\n\n\n')), /FEN/],
    [bomb, /longer than any/],
    [`1${'A'.repeat(300_000)}`, /longer than any/],
    ['2AAAA', /damaged/],
    ['3AAAA', /newer/],
    ['9', /newer/],
    [`script=${'e2e4,'.repeat(30_000)}`, /longer than any/],
    ['start=8/8/8/8/8/8/8/9&script=e2e4', /FEN/],
    ['start=%3Cimg%20src=x%20onerror=alert(1)%3E', /FEN/],
    ['960=960', /960/],
    ['960=-1', /960/],
    ['960=1e2', /960/],
  ];
  for (const [fragment, sentence] of refused) {
    await page.evaluate((text) => {
      document.querySelector('#notice').textContent = '';
      location.hash = text;
    }, fragment);
    await page.waitForFunction(() => document.querySelector('#notice')?.textContent !== '').catch(() => {
      throw new Error(`nothing is said of ${fragment.slice(0, 60)}`);
    });
    assert.match(await noticed(page), sentence, fragment.slice(0, 60));
    assert.deepEqual(await movesShown(page), ['d4'], fragment.slice(0, 60));
  }
  /** @type {[fragment: string, script: string][]} */
  const opened = [
    ['__proto__=1&script=e2e4&constructor=x&step=-1', 'e2e4'],
    ['script=e2e4&step=NaN&panel=__proto__', 'e2e4'],
    ['script=e2e4,e7e5&step=1e9', 'e2e4,e7e5'],
    ['script=e2e4&step=99999999999999999999&panel=%22%3E%3Cscript%3E&flip=yes&sheet=yes', 'e2e4'],
    ['script=%E2%80%AE4e2e%E2%80%AC%00%F0%9F%92%A9%ED%A0%80', '\u202e4e2e\u202c\0💩\ufffd\ufffd\ufffd'],
    ['script=%3Cscript%3Ealert(1)%3C/script%3E&arrows=javascript:alert(1)', '<script>alert(1)</script>'],
    ['script=', ''],
    [packed(4 + 32, [255, 255, 255, 255, 7, ...Buffer.from('\n__proto__\n\ne2e4')]), 'e2e4'],
    [packed(128, []), ''],
  ];
  for (const [fragment, script] of opened) {
    await page.evaluate((text) => {
      location.hash = text;
    }, fragment);
    await page.waitForFunction((text) => import('/document/document.js').then((game) => game.current().text === text), script).catch(async () => {
      throw new Error(`${fragment.slice(0, 60)} made ${JSON.stringify(await page.evaluate(() => import('/document/document.js').then((game) => game.current().text)))}`);
    });
  }
  assert.equal(await page.locator('body script:not([src])').count(), 0);
  assert.equal(dialogs, 0);
  assert.deepEqual(complaints, []);
  await close();
});

heavy('a part of a link that is missing or another is noticed', async () => {
  const { page, close } = await openBoard();
  const made = await linkOf(page, 'e2e4, e7e5, g1f3, b8c6, f1b5', 'script');
  const told = await page.evaluate(async (whole) => {
    const { decode } = await import('/document/links/code.js');
    const wrong = [];
    for (let at = 1; at < whole.length; at += 1) {
      const other = whole.slice(0, at) + (whole[at] === 'A' ? 'B' : 'A') + whole.slice(at + 1);
      for (const text of [whole.slice(0, at), other]) {
        const outcome = await decode(text).then((shown) => JSON.stringify(shown), (error) => error.code);
        // The last character may hold bits that mean nothing.
        if (outcome !== 'damaged' && at < whole.length - 1) wrong.push([text, outcome]);
      }
    }
    return wrong;
  }, made);
  assert.deepEqual(told, []);
  await close();
});

/** The link to a script. @param {import('playwright-core').Page} page @param {string} script @param {string} [panel] */
const linkOf = (page, script, panel = '') =>
  page.evaluate(async ([text, panel]) => {
    const [{ encode }, { Document }] = await Promise.all([import('/document/links/code.js'), import('/document/ask.js')]);
    return encode({ bytes: new Document(undefined, text).bytes(), panel, flipped: false });
  }, /** @type {const} */ ([script, panel]));

/** A link of version 1 with these marks and bytes. @param {number} marks @param {Iterable<number>} bytes */
function packed(marks, bytes) {
  const all = [marks, ...bytes];
  let [one, two] = [1, 0];
  for (const byte of all) {
    one = (one + byte) % 251;
    two = (two + one) % 251;
  }
  return `1${Buffer.from([one, two, ...all]).toString('base64url')}`;
}

/** A game of moves at random, as a board writes it. @param {number} seed @param {number} most */
function randomScript(seed, most) {
  let state = seed;
  const random = () => (state = (state * 48271) % 0x7fffffff) / 0x7fffffff;
  const chess = new Chess();
  const steps = [];
  while (steps.length < most && !chess.isGameOver()) {
    const moves = chess.moves({ verbose: true });
    const { from, to, flags, color, promotion } = chess.move(moves[Math.floor(random() * moves.length)]);
    const home = color === 'w' ? 1 : 8;
    let text = from + to;
    if (flags.includes('k')) text += `, h${home}f${home}`;
    if (flags.includes('q')) text += `, a${home}d${home}`;
    if (flags.includes('e')) text += `, x${to[0]}${from[1]}`;
    if (promotion) text += `, ${to}=${[...(color === 'w' ? '♕♖♗♘' : '♛♜♝♞')]['qrbn'.indexOf(promotion)]}`;
    steps.push(text);
  }
  return { text: steps.join(', '), plies: steps.length };
}

/** Links as they were made, and what they tell: these lines are never changed. */
const VERSION_1 = {
  '1AQEA': { text: '', sheet: false, panel: '', flipped: false, arrows: '' },
  '1L44UAQP9FA': { text: 'e2e4, e7e5, g1f3', sheet: false, step: 1, panel: '', flipped: false, arrows: '' },
  '1MT4yCAUdY5AjCwpzY3JpcHQ': { text: 'e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, e1g1, h1f1, f6e4', sheet: false, panel: 'script', flipped: true, arrows: '' },
  '1yBoYAAKt': { start: '960:0', text: 'e2e4, e7e5', sheet: false, panel: '', flipped: false, arrows: '' },
  '1BqsovwcKCmUyZTQsZzE': { start: '960:959', text: '', sheet: false, panel: '', flipped: false, arrows: 'e2e4,g1' },
  '1OMNxAQEIM8k21g8w17eAQvMC_SBjb6MghXIF70AFXQUDBUMuLi4dhQyjDEMgaWj7aOZsHYVE80QLIGkB5M0AAA': { start: '4k3/P7/8/8/8/8/7p/R3K2R w KQ - 0 1', text: 'e1c1, a1d1, h2h1, h1=♛, a7a8, a8=♘', sheet: true, panel: '', flipped: false, arrows: '' },
  '1pgx0AAEBBTPJNta3AEKjggATMMNC38TbWKFcQVch2UzBQMEIAA': { start: '4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2', text: 'd5c6, xc5', sheet: false, step: 0, panel: '', flipped: false, arrows: '' },
  '1xXc0AgEBDQpzZXRzCmExaDgKLCB4ZTcsIGhlbGxvIGU4PeKZlQovLyDDnG7Dr2NvZGUg8J-SqQ': { text: 'e2e4, xe7, hello e8=♕\n// Ünïcode 💩', sheet: false, step: 2, panel: 'sets', flipped: false, arrows: 'a1h8' },
  '13MNg4-LiSjVKNVEYJYgi8vMLigE': { text: `${'e2e4 '.repeat(60)}oops`, sheet: false, panel: '', flipped: false, arrows: '' },
};
