// A browser's side of a service worker, as a model: caches that may be full, a host that comes and goes, tabs, and the
// life of workers.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import { transform } from 'esbuild';

const HOME = 'https://host/page/';

/** What a worker finds around it. */
const AROUND = ['self', 'PRECACHE', 'caches', 'fetch', 'Date', 'Response', 'crypto', 'console'];

const source = (await transform(await readFile('www/sw.ts', 'utf8'), { loader: 'ts', format: 'iife' })).code;
const run = compileFunction(source, AROUND);

type Files = Readonly<Record<string, string>>;
type Handler = (event: object) => void;

interface Worker {
  readonly version: number;
  /** Does what an event asks for, and answers what it is answered with or waits for. */
  readonly hold: (event: { readonly type: string } & Record<string, unknown>) => Promise<unknown>;
}

export interface Tab {
  readonly id: string;
  readonly version: number;
  isControlled: boolean;
  isListed: boolean;
  isKept: boolean;
}

const digests = new Map<string, Buffer>();

function sha256(text: string): Buffer {
  const digest = digests.get(text) ?? createHash('sha256').update(text).digest();
  digests.set(text, digest);
  return digest;
}

/** The name of a file, with signs that stand for its text, as the bundler writes them. */
function hashed(name: string, text: string): [string, string] {
  const digest = sha256(text);
  const signs = Array.from(digest.subarray(0, 8), (byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32]).join('');
  return [`assets/${name}.${signs}.js`, text];
}

const known = new Map<number, Files>();

/** The files of a version: one that never changes, one that often does, two that always do. */
export function filesOf(version: number): Files {
  const files: Files = known.get(version) ?? {
    '': `page ${version}`,
    ...Object.fromEntries([
      hashed('rules', 'rules'),
      hashed('panel', `panel ${version >> 1}`),
      hashed('main', `main ${version}`),
      hashed('late', `late ${version}`),
    ]),
  };
  known.set(version, files);
  return files;
}

/** The list of some files, as packing writes it. */
const listed = (files: Files) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, [text.length, sha256(text).toString('hex')]] as const),
  );

/** An answer whose body can be read once: the browser's own takes too long for so many. */
class Answer {
  readonly ok = true;
  readonly redirected = false;
  readonly headers = {};
  #isRead = false;

  constructor(readonly body = '') {}

  clone(): Answer {
    if (this.#isRead) throw new TypeError('read before');
    return new Answer(this.body);
  }

  async text(): Promise<string> {
    if (this.#isRead) throw new TypeError('read before');
    this.#isRead = true;
    return this.body;
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async arrayBuffer(): Promise<Buffer> {
    return Buffer.from(await this.text());
  }
}

const textOf = (answer: unknown): Promise<string> | undefined => (answer instanceof Answer ? answer.text() : undefined);

class Cache {
  readonly bodies = new Map<string, string>();

  constructor(readonly world: World) {}

  async match(url: string): Promise<Answer | undefined> {
    const body = this.bodies.get(url);
    return body === undefined ? undefined : new Answer(body);
  }

  async put(url: string, response: Answer): Promise<void> {
    const body = await response.text();
    if (this.world.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.bodies.set(url, body);
  }

  async delete(url: string): Promise<boolean> {
    return this.bodies.delete(url);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.bodies.keys()].map((url) => ({ url }));
  }
}

export class World {
  now = 1e12;
  isOnline = true;
  isFull = false;
  /** What the host has: the files of a version, some of which may not be there yet. */
  host = { version: 1, missing: new Set<string>() };
  readonly kept = new Map([['another page', new Cache(this)]]);
  active: Worker | undefined;
  waiting: Worker | undefined;
  installing: Worker | undefined;
  tabs: Tab[] = [];
  #ids = 0;

  /** What the host answers: its own page for what it does not have. */
  async fetch(url: string): Promise<Answer> {
    if (!this.isOnline) throw new TypeError('no network');
    const path = url.slice(HOME.length).split('?')[0] ?? '';
    const text = this.host.missing.has(path) ? undefined : filesOf(this.host.version)[path];
    return new Answer(text ?? 'the page of the host for what it does not have');
  }

  /** Starts a worker: what an earlier run of the same knew is gone. */
  start(version: number): Worker {
    const handlers: Record<string, Handler> = {};
    const registration = { scope: HOME };
    Object.defineProperties(registration, {
      waiting: { get: () => this.waiting },
      installing: { get: () => this.installing },
    });
    const self = {
      registration,
      clients: {
        matchAll: async () => [
          ...this.tabs.filter(({ isListed }) => isListed).map(({ id }) => ({ id, url: HOME })),
          { id: 'x', url: 'https://host/other/' },
        ],
        claim: async () => this.tabs.forEach((tab) => (tab.isControlled = true)),
      },
      skipWaiting: () => this.promote(),
      addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    };
    const caches = {
      open: async (name: string) => {
        const cache = this.kept.get(name) ?? new Cache(this);
        this.kept.set(name, cache);
        return cache;
      },
      has: async (name: string) => this.kept.has(name),
      keys: async () => [...this.kept.keys()],
      delete: async (name: string) => this.kept.delete(name),
    };
    const fetch = (request: string | { url: string }) =>
      this.fetch(typeof request === 'string' ? request : request.url);
    const list = { version: String(version), files: listed(filesOf(version)) };
    const crypto = {
      subtle: { digest: async (_name: string, bytes: Uint8Array) => sha256(Buffer.from(bytes).toString()) },
    };
    run(self, list, caches, fetch, { now: () => this.now }, Answer, crypto, { warn: () => {} });
    const hold: Worker['hold'] = async (event) => {
      let work: Promise<unknown> | undefined;
      const take = (promise: Promise<unknown>) => (work = promise);
      // An answer that is given stands, whatever else is waited for.
      const wait = (promise: Promise<unknown>) => (work ??= promise);
      handlers[event.type]?.({ ...event, waitUntil: wait, respondWith: take });
      return work;
    };
    return { version, hold };
  }

  /** Looks for a new version, as the browser and the page do. */
  async update(): Promise<void> {
    const { version } = this.host;
    if (!this.isOnline || this.installing || version === (this.waiting ?? this.active)?.version) return;
    const next = this.start(version);
    this.installing = next;
    const isWhole = await next.hold({ type: 'install' }).then(
      () => true,
      () => false,
    );
    this.installing = undefined;
    if (!isWhole) return;
    this.waiting = next;
    if (!this.active) await this.promote();
  }

  /** The version that waits takes over. */
  async promote(): Promise<void> {
    const next = this.waiting;
    if (!next) return;
    this.active = next;
    this.waiting = undefined;
    for (const tab of this.tabs) if (!tab.isControlled && tab.version === next.version) tab.isKept = true;
    await next.hold({ type: 'activate' });
  }

  /** What a person does who wants the new version. */
  async accept(): Promise<void> {
    await this.waiting?.hold({ type: 'message', data: 'use' });
  }

  /** The browser ends the workers, and starts them anew when they are next needed. */
  restart(): void {
    if (this.active) this.active = this.start(this.active.version);
    if (this.waiting) this.waiting = this.start(this.waiting.version);
  }

  /** A person tries once more to load something, in a tab or anew. */
  async again(): Promise<void> {
    await this.active?.hold({ type: 'message', data: 'again' });
  }

  /** Opens a tab; past the worker, if it is forced. */
  async open(isForced = false, search = ''): Promise<Tab | undefined> {
    this.#ids += 1;
    const id = `tab ${this.#ids}`;
    const worker = isForced ? undefined : this.active;
    const request = { method: 'GET', url: HOME + search };
    const answer = worker ? worker.hold({ type: 'fetch', request, resultingClientId: id }) : this.fetch(HOME);
    const text = await answer.then(textOf, () => '');
    const version = Number(/^page (\d+)$/.exec(text ?? '')?.[1]);
    if (!version) return undefined;
    const isKept = [this.active, this.waiting].some((other) => other?.version === version);
    const tab = { id, version, isControlled: worker !== undefined, isListed: false, isKept };
    this.tabs.push(tab);
    return tab;
  }

  /** Time passes: what was being opened is open. */
  pass(milliseconds = 5_000): void {
    this.now += milliseconds;
    for (const tab of this.tabs) tab.isListed = true;
  }

  async close(tab: Tab): Promise<void> {
    this.tabs = this.tabs.filter((other) => other !== tab);
    if (!this.tabs.some(({ isControlled }) => isControlled)) await this.promote();
  }

  /** What a tab gets of a file; nothing, if that fails. */
  async ask(tab: Tab, path: string): Promise<string | undefined> {
    const request = { method: 'GET', url: HOME + path };
    const answer =
      tab.isControlled && this.active
        ? this.active.hold({ type: 'fetch', request, resultingClientId: '' })
        : this.fetch(request.url);
    return answer.then(textOf, () => undefined);
  }

  /** Something happens to a kept file. */
  spoil(at: number): void {
    const all = [...this.kept.values()].flatMap(({ bodies }) =>
      [...bodies.keys()].filter((url) => url.endsWith('.js')).map((url) => ({ bodies, url })),
    );
    const { bodies, url = '' } = all[at % Math.max(1, all.length)] ?? {};
    bodies?.set(url, 'no file of the page');
  }

  /** The caches of the page's versions. */
  versions(): string[] {
    return [...this.kept.keys()].filter((name) => /\d$/.test(name));
  }
}
