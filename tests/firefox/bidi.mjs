// A Firefox as it comes, driven by WebDriver BiDi, which it speaks itself: no driver and no package is needed.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What keeps it from asking, and from speaking to anybody but the page. */
const SETTINGS = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};
const PATIENCE_MS = 30_000;

/** Starts a Firefox with a fresh profile, and opens a tab. */
export async function startFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'gridmate-firefox-'));
  const settings = Object.entries(SETTINGS).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  await writeFile(join(profile, 'user.js'), settings.join(''));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', flags, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } });
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    createInterface({ input: firefox.stderr }).on('line', (line) => {
      const [, found] = line.match(/WebDriver BiDi listening on (ws:\S+)/) ?? [];
      if (found) resolve(found);
    });
    firefox.once('error', reject);
    firefox.once('exit', () => reject(new Error('Firefox ended before it could be driven')));
  });
  const session = await connect(`${address}/session`);
  await session.ask('session.new', { capabilities: {} });
  await session.ask('session.subscribe', { events: ['log.entryAdded'] });
  const openTab = async () => {
    const { context } = await session.ask('browsingContext.create', { type: 'tab' });
    return tab(session.ask, context);
  };
  return {
    ...(await openTab()),
    openTab,
    complaints: session.complaints,
    close: async () => {
      session.close();
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @param {string} address */
async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const open = new Map();
  /** @type {string[]} */
  const complaints = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data);
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(params.level)) complaints.push(params.text);
    if (type === 'success') open.get(id)?.resolve(result);
    if (type === 'error') open.get(id)?.reject(new Error(`${error}: ${message}`));
    open.delete(id);
  });
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { ask, complaints, close: () => socket.close() };
}

/** What a test does with a tab. @param {(method: string, params: object) => Promise<any>} ask @param {string} context */
function tab(ask, context) {
  /** Runs a function in the page. @param {Function} code @param {...unknown} values */
  async function evaluate(code, ...values) {
    const body = `async () => JSON.stringify(await (${code})(...${JSON.stringify(values)}) ?? null)`;
    const target = { context };
    const answer = await ask('script.callFunction', { functionDeclaration: body, awaitPromise: true, target });
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  }

  /** Waits until a function in the page answers with something. @param {Function} code @param {...unknown} values */
  async function until(code, ...values) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await evaluate(code, ...values).catch(() => undefined);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`Waited in vain: ${code} ${JSON.stringify(values)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** @param {object} source of input, with what it does */
  const act = (source) => ask('input.performActions', { context, actions: [source] });

  return {
    evaluate,
    until,
    /** @param {string} url */
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** Brings it to the front. */
    show: () => ask('browsingContext.activate', { context }),
    leave: () => ask('browsingContext.close', { context }),
    reload: () => ask('browsingContext.reload', { context, wait: 'complete' }),
    /** Presses a mouse button in the middle of an element. @param {string} selector */
    async click(selector) {
      const place = await until((/** @type {string} */ wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'nearest' });
        const box = element?.getBoundingClientRect();
        return box?.width ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : undefined;
      }, selector);
      const actions = [{ type: 'pointerMove', ...place }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await act({ type: 'pointer', id: 'mouse', actions });
    },
    /** Presses keys, one after the other. @param {...string} keys a letter each, or the name of a key */
    async press(...keys) {
      const actions = keys.flatMap((key) => {
        const value = KEYS[/** @type {keyof typeof KEYS} */ (key)] ?? key;
        return [{ type: 'keyDown', value }, { type: 'keyUp', value }];
      });
      await act({ type: 'key', id: 'keyboard', actions });
    },
  };
}

/** Keys without a letter, as the protocol writes them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' };
