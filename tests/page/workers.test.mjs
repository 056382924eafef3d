// Each way in which a worker may be dead, with each worker: what is the matter is said, nobody waits for ever, and the next
// try may be better.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, siteUrl } from './support/browser.mjs';
import { heavy, isAll, sampleOf } from './support/extent.mjs';
import { begin, CALM, played } from './support/game.mjs';
import { clickMoves, openBoard, openCard, openTab, ready } from './support/playing.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Route} Route */

const SECOND = 1000;
/** Without it, an isolated page does not start a worker. */
const ISOLATED = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
const SCRIPT = 'text/javascript';

/** @param {Page} page */
async function playMatch(page) {
  await openTab(page, 'match');
  await page.fill('#match-games', '2');
  await page.selectOption('#match-first', 'random');
  await page.selectOption('#match-second', 'random');
  await page.click('#match-start');
}

/**
 * What uses a worker: how it is asked, and again after a failure, and where it says what is the matter.
 * @typedef {{ start: (page: Page) => Promise<void>, again?: (page: Page) => Promise<void>, place: string, says?: RegExp }} Use
 */
/** @type {Record<string, Use>} */
const USES = {
  'engine/worker.js': {
    start: async (page) => {
      await begin(page, { level: 2 });
      await clickMoves(page, 'e2e4');
    },
    again: (page) => page.locator('#game .message').getByRole('button', { name: 'Try again' }).click(),
    place: '#game .message .error',
  },
  'panels/match/worker.js': { start: playMatch, place: '#match-trouble' },
  'panels/think/worker.js': {
    start: (page) => openTab(page, 'think'),
    again: (page) => page.locator('#panel-think .error button').first().click(),
    place: '#panel-think .error',
  },
  'panels/position/count-worker.js': {
    start: async (page) => {
      await openCard(page, 'count');
      await page.click('#count');
    },
    place: '#count-message .error',
  },
  'panels/position/pgn-worker.js': {
    start: async (page) => {
      await openCard(page, 'pgn');
      await page.setInputFiles('#card-pgn input[type="file"]', { name: 'x.pgn', mimeType: 'text/plain', buffer: Buffer.from('1. e4 *\n\n'.repeat(3)) });
    },
    place: '#card-pgn .error',
  },
  'panels/sets/sql/worker.js': {
    start: async (page) => {
      await openTab(page, 'sets');
      await page.click('#sql-run');
    },
    again: (page) => page.click('#sql-run'),
    place: '#sql-message .error',
    // It has sentences of its own.
    says: /SQLite could not load/,
  },
};

/** Has a script begin with something else, once what it imports is there. @param {string} first @returns {(route: Route) => Promise<void>} */
const beginningWith = (first) => async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${first}\n${await response.text()}` });
};
/** @param {string} body @returns {(route: Route) => Promise<void>} */
const insteadOf = (body) => (route) => route.fulfill({ contentType: SCRIPT, headers: ISOLATED, body });

/** How a worker may be dead: what comes in its place, and what is said then. @type {Record<string, { route: (route: Route) => Promise<void>, says: RegExp, isTimed?: boolean, except?: RegExp }>} */
const WAYS = {
  'cannot be loaded': { route: (route) => route.abort(), says: /could not be loaded: the network failed/ },
  'throws at its start': { route: insteadOf("throw new Error('no start');"), says: /has failed: .*no start/ },
  'never comes': { route: insteadOf(''), says: /no longer answers/, isTimed: true },
  'falls silent at work': {
    route: insteadOf('onmessage = ({ data: { id } }) => postMessage({ id, isHeard: true }); postMessage({ isReady: true });'),
    says: /no longer answers/,
    isTimed: true,
    // Below one move it may count for as long as it likes.
    except: /count/,
  },
  'ends itself': { route: insteadOf('postMessage({ isReady: true }); close();'), says: /has ended/, isTimed: true },
  traps: {
    route: beginningWith(`
      const instantiate = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = async (...given) => {
        const { instance, module } = await instantiate(...given);
        const trap = () => { throw new WebAssembly.RuntimeError('unreachable'); };
        const exports = Object.fromEntries(Object.entries(instance.exports).map(([name, value]) => [name, typeof value !== 'function' || name.startsWith('__') ? value : trap]));
        return { instance: { exports }, module };
      };`),
    says: /has broken down/,
  },
  'may not compile WebAssembly': {
    route: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "script-src 'self'" } });
    },
    says: /WebAssembly is forbidden there/,
  },
  'finds no memory': {
    route: beginningWith(`
      globalThis.hoard = [];
      try { for (;;) hoard.push(new WebAssembly.Memory({ initial: 1, maximum: 65536 })); } catch {}`),
    says: /not enough memory left/,
    // It has two workers, and where the one ends there is room for the other. The quick browser of the gate runs out of
    // memory itself before it runs out of addresses.
    except: isAll ? /think/ : /./,
  },
  'says what cannot be read': {
    route: insteadOf('postMessage({ isReady: true }); onmessage = ({ data: { id } }) => postMessage({ id, result() {} });'),
    says: /has failed: .*could not be cloned/,
  },
};

for (const [number, [way, { route, says, isTimed, except }]] of Object.entries(WAYS).entries()) {
  // Each way with each worker is 46 tests; in the gate each way is met by one worker.
  for (const [script, { start, again = start, place, ...own }] of sampleOf(Object.entries(USES), number % Object.keys(USES).length)) {
    if (except?.test(script)) continue;
    test(`${script} that ${way}: it is said, and works when it can`, async () => {
      const { page, close } = await openBoard({ ...CALM, serviceWorkers: 'block' });
      if (isTimed) await page.clock.install();
      await page.route(`**/${script}*`, route);
      const made = isTimed && page.waitForEvent('worker');
      await start(page);
      await made;
      const trouble = page.locator(place, { hasText: own.says ?? says }).first();
      for (let seconds = 0; isTimed && seconds < 140 && !(await trouble.isVisible()); seconds += 1) {
        await page.clock.runFor(SECOND);
        assert.ok(seconds > 2 || !(await trouble.isVisible()), 'it is waited for');
      }
      await trouble.waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await again(page);
      await trouble.waitFor({ state: 'detached' });
      await close();
    });
  }
}

heavy('a worker whose message cannot be read is replaced', async () => {
  const { page, close } = await openBoard({ ...CALM, serviceWorkers: 'block' });
  await page.evaluate(() => {
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      postMessage(message) {
        super.postMessage(message);
        if (message.kind !== 'think') return;
        setTimeout(() => this.dispatchEvent(new MessageEvent('messageerror')), 0);
        globalThis.Worker = Real;
      }
    };
  });
  const { start, again, place } = USES['engine/worker.js'] ?? assert.fail();
  await start(page);
  const trouble = page.locator(place, { hasText: /could not read each other/ });
  await trouble.waitFor();
  await again?.(page);
  await played(page, 2);
  await close();
});

test('an engine that has ended unseen is started anew with the next move', async () => {
  const { page, close } = await openBoard(CALM);
  await begin(page, { level: 2 });
  await clickMoves(page, 'e2e4');
  await played(page, 2);
  await page.workers()[0]?.evaluate(() => close());
  await clickMoves(page, 'h2h3');
  await played(page, 4);
  await close();
});

/** Opens the page under another policy. @param {string} policy */
async function openUnder(policy) {
  const opened = await openPage('about:blank', { serviceWorkers: 'block' });
  await opened.page.route(siteUrl, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await opened.page.goto(siteUrl);
  return opened;
}

test('where workers are forbidden, that is said, and the board works', async () => {
  const { page, close } = await openUnder("script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'");
  await ready(page);
  await playMatch(page);
  await page.locator('#match-trouble', { hasText: /workers are forbidden here/ }).waitFor();
  await close();
});

test('where WebAssembly is forbidden, the network is not blamed', async () => {
  const { page, close } = await openUnder("script-src 'self'");
  await page.locator('#failure-text', { hasText: 'does not have or does not allow' }).waitFor();
  await close();
});
