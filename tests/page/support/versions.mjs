// A browser's side of a service worker, as a model: caches that may be full, a host that comes and goes, tabs, and the
// life of workers. The worker is www/sw.js itself.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const HOME = 'https://host/page/';
const code = await readFile(new URL('../../../www/sw.js', import.meta.url), 'utf8');
const run = new Function('self', 'PRECACHE', 'caches', 'fetch', 'Date', 'Response', 'crypto', code);

/** @typedef {Record<string, string>} Files texts by path */
/** @typedef {{ version: number, hold: (event: object) => Promise<any>, files: Files, handlers: Record<string, (event: any) => void> }} Worker */
/** @typedef {{ id: string, version: number, isControlled: boolean, isListed: boolean, isKept: boolean }} Tab */

/** Ten letters that stand for a text. @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** @param {string} name @param {string} text */
const hashed = (name, text) => [`${name}.${hash(text)}.js`, text];

/** @type {Map<number, Files>} */
const known = new Map();

/** The files of a version: one that never changes, one that often does, two that always do. @param {number} version @returns {Files} */
export function filesOf(version) {
  const files = known.get(version) ?? {
    '': `page ${version}`,
    ...Object.fromEntries([hashed('rules', 'rules'), hashed('panel', `panel ${version >> 1}`), hashed('main', `main ${version}`), hashed('late', `late ${version}`)]),
  };
  known.set(version, files);
  return files;
}

/** The list of some files, as packing writes it. @param {Files} files */
const listed = (files) => Object.fromEntries(Object.entries(files).map(([path, text]) => [path, [text.length, Buffer.from(sha256(text)).toString('hex')]]));

/** @type {Map<string, Buffer>} */
const digests = new Map();

/** @param {string} text */
function sha256(text) {
  const digest = digests.get(text) ?? createHash('sha256').update(text).digest();
  digests.set(text, digest);
  return digest;
}

const crypto = { subtle: { digest: async (/** @type {string} */ _name, /** @type {Uint8Array} */ bytes) => sha256(Buffer.from(bytes).toString()) } };

/** An answer whose body can be read once: the browser's own takes too long for so many. */
class Answer {
  ok = true;
  redirected = false;
  headers = {};
  #isRead = false;
  /** @param {string} body */
  constructor(body = '') {
    this.body = body;
  }
  clone() {
    if (this.#isRead) throw new TypeError('read before');
    return new Answer(this.body);
  }
  async text() {
    if (this.#isRead) throw new TypeError('read before');
    this.#isRead = true;
    return this.body;
  }
  json = async () => JSON.parse(await this.text());
  arrayBuffer = async () => Buffer.from(await this.text());
}

class Cache {
  /** @type {Map<string, string>} */
  bodies = new Map();
  /** @param {World} world */
  constructor(world) {
    this.world = world;
  }
  /** @param {string} url */
  async match(url) {
    const body = this.bodies.get(url);
    return body === undefined ? undefined : new Answer(body);
  }
  /** @param {string} url @param {Answer} response */
  async put(url, response) {
    const body = await response.text();
    if (this.world.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.bodies.set(url, body);
  }
  /** @param {string} url */
  async delete(url) {
    return this.bodies.delete(url);
  }
  async keys() {
    return [...this.bodies.keys()].map((url) => ({ url }));
  }
}

export class World {
  now = 1e12;
  isOnline = true;
  isFull = false;
  /** What the host has: the files of a version, some of which may not be there yet. */
  host = { version: 1, missing: new Set() };
  /** @type {Map<string, Cache>} */
  kept = new Map([['another page', new Cache(this)]]);
  /** @type {Worker | undefined} */
  active;
  /** @type {Worker | undefined} */
  waiting;
  /** @type {Worker | undefined} */
  installing;
  /** @type {Tab[]} */
  tabs = [];
  #ids = 0;

  /** What the host answers: its own page for what it does not have. @param {string} url */
  async fetch(url) {
    if (!this.isOnline) throw new TypeError('no network');
    const path = url.slice(HOME.length).split('?')[0] ?? '';
    const text = filesOf(this.host.version)[path];
    const isThere = text !== undefined && !this.host.missing.has(path);
    return new Answer(isThere ? text : 'the page of the host for what it does not have');
  }

  /** Starts a worker: what an earlier run of the same knew is gone. @param {number} version @returns {Worker} */
  start(version) {
    /** @type {Worker['handlers']} */
    const handlers = {};
    const world = this;
    const self = {
      registration: {
        scope: HOME,
        get waiting() { return world.waiting; },
        get installing() { return world.installing; },
      },
      clients: {
        matchAll: async () => [...world.tabs.filter(({ isListed }) => isListed).map(({ id }) => ({ id, url: HOME })), { id: 'x', url: 'https://host/other/' }],
        claim: async () => world.tabs.forEach((tab) => { tab.isControlled = true; }),
      },
      skipWaiting: () => world.promote(),
      addEventListener: (/** @type {string} */ name, /** @type {any} */ handler) => { handlers[name] = handler; },
    };
    const caches = {
      open: async (/** @type {string} */ name) => world.kept.get(name) ?? world.kept.set(name, new Cache(world)).get(name),
      has: async (/** @type {string} */ name) => world.kept.has(name),
      keys: async () => [...world.kept.keys()],
      delete: async (/** @type {string} */ name) => world.kept.delete(name),
    };
    const fetch = (/** @type {string | { url: string }} */ request) => world.fetch(typeof request === 'string' ? request : request.url);
    const files = filesOf(version);
    const list = { version: String(version), files: listed(files) };
    run(self, list, caches, fetch, { now: () => world.now }, Answer, crypto);
    const hold = async (/** @type {any} */ event) => {
      /** @type {Promise<any> | undefined} */
      let work;
      handlers[event.type]?.({ ...event, waitUntil: (/** @type {any} */ promise) => { work = promise; }, respondWith: (/** @type {any} */ promise) => { work = promise; } });
      return work;
    };
    return { version, hold, files, handlers };
  }

  /** Looks for a new version, as the browser and the page do. */
  async update() {
    const { version } = this.host;
    if (!this.isOnline || this.installing || version === (this.waiting ?? this.active)?.version) return;
    const next = this.start(version);
    this.installing = next;
    const isWhole = await next.hold({ type: 'install' }).then(() => true, () => false);
    this.installing = undefined;
    if (!isWhole) return;
    this.waiting = next;
    if (!this.active) await this.promote();
  }

  /** The version that waits takes over. */
  async promote() {
    const next = this.waiting;
    if (!next) return;
    this.active = next;
    this.waiting = undefined;
    for (const tab of this.tabs) if (!tab.isControlled && tab.version === next.version) tab.isKept = true;
    await next.hold({ type: 'activate' });
  }

  /** What a person does who wants the new version. */
  async accept() {
    if (this.waiting) await this.waiting.hold({ type: 'message', data: 'use' });
  }

  /** The browser ends the workers, and starts them anew when they are next needed. */
  restart() {
    if (this.active) this.active = this.start(this.active.version);
    if (this.waiting) this.waiting = this.start(this.waiting.version);
  }

  /** Opens a tab; past the worker, if it is forced. @param {boolean} [isForced] */
  async open(isForced = false) {
    const id = `tab ${(this.#ids += 1)}`;
    const worker = isForced ? undefined : this.active;
    const answer = worker
      ? worker.hold({ type: 'fetch', request: { method: 'GET', url: HOME }, resultingClientId: id })
      : this.fetch(HOME);
    const text = await answer.then((/** @type {Answer} */ response) => response.text(), () => '');
    const [, version] = /^page (\d+)$/.exec(text) ?? [];
    if (!version) return undefined;
    const isKept = [this.active, this.waiting].some((other) => other?.version === Number(version));
    const tab = { id, version: Number(version), isControlled: worker !== undefined, isListed: false, isKept };
    this.tabs.push(tab);
    return tab;
  }

  /** Time passes: what was being opened is open. */
  pass(ms = 5_000) {
    this.now += ms;
    for (const tab of this.tabs) tab.isListed = true;
  }

  /** @param {Tab} tab */
  async close(tab) {
    this.tabs = this.tabs.filter((other) => other !== tab);
    if (!this.tabs.some(({ isControlled }) => isControlled)) await this.promote();
  }

  /** What a tab gets of a file; nothing, if that fails. @param {Tab} tab @param {string} path @returns {Promise<string | undefined>} */
  async ask(tab, path) {
    const url = HOME + path;
    const answer = tab.isControlled && this.active
      ? this.active.hold({ type: 'fetch', request: { method: 'GET', url }, resultingClientId: '' })
      : this.fetch(url);
    return answer.then((/** @type {Answer} */ response) => response.text(), () => undefined);
  }

  /** Something happens to a kept file. @param {number} at */
  spoil(at) {
    const all = [...this.kept.values()].flatMap(({ bodies }) => [...bodies.keys()].filter((url) => /\.js$/.test(url)).map((url) => /** @type {const} */ ([bodies, url])));
    const [bodies, url = ''] = all[at % Math.max(1, all.length)] ?? [];
    bodies?.set(url, 'no file of the page');
  }

  /** The caches of the page's versions. */
  versions() {
    return [...this.kept.keys()].filter((name) => /\d$/.test(name));
  }
}
