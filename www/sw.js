// @ts-check
// The service worker: after one visit the page works without a network, from files that all belong together.
//
// In: a version and its files with their lengths and SHA-256, which packing writes above this. Out: answers from kept
// files, each of which is what its list says. A new version is fetched whole beside the old ones and waits until the page
// asks for it; the files of a version stay as long as a tab shows it.

/** @typedef {[bytes: number, sha256: string]} Fact what a file has to be */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = worker.registration.scope;
/** Other pages of this origin have caches, too. */
const prefix = `gridmate ${home} `;
const own = prefix + PRECACHE.version;
/** Which tab shows which version, one entry for each. */
const TABS = `${prefix}tabs`;
/** Where it stands among the tabs, when the newest version took over. */
const SINCE = `${home}?since`;
/** Where a version keeps its list. */
const LIST = `${home}?list`;
/** A tab that was opened just now may not be among the open ones yet. */
const OPENING_MS = 60_000;

/** What has been compared with its list since the worker was started. */
const checked = new Set();

/** Whether a name changes with what the file holds. @param {string} url */
const isHashed = (url) => /\.[0-9a-f]{10}\.\w+$/.test(url);

/** @param {Response} response @param {Fact} fact */
async function isSound(response, [length, sha256]) {
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength !== length) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** A file of a cache, if it is there and sound. @param {string} name @param {string} url @param {Fact | undefined} fact */
async function read(name, url, fact) {
  if (!fact) return undefined;
  const cache = await caches.open(name);
  const key = `${name} ${url} ${fact[1]}`;
  if (!checked.has(key)) {
    const kept = await cache.match(url, { ignoreVary: true });
    if (!kept || !(await isSound(kept, fact))) return undefined;
    checked.add(key);
  }
  return cache.match(url, { ignoreVary: true });
}

/** Fetches a file, and past the browser's own cache if it is not what it has to be. @param {string} url @param {Fact} fact */
async function fetchSound(url, fact) {
  const ways = /** @type {const} */ ([isHashed(url) ? 'default' : 'no-cache', 'reload']);
  for (const cache of ways) {
    const response = await fetch(url, { cache });
    if (!response.ok || !(await isSound(response.clone(), fact))) continue;
    // A page may not be answered by what came after a redirection.
    return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
  }
  throw new Error(`${url} is not the file of this version`);
}

/** The caches of other versions. */
const others = async () => (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own && name !== TABS);

/** @type {Map<string, Record<string, Fact>>} */
const lists = new Map([[own, PRECACHE.files]]);

/** The list of a version. @param {string} name of its cache */
async function listOf(name) {
  const list = lists.get(name) ?? (await (await (await caches.open(name)).match(LIST))?.json());
  if (list) lists.set(name, list);
  return /** @type {Record<string, Fact>} */ (list ?? {});
}

/** What a file has to be, by the list that it stands in. @param {Record<string, Fact>} list @param {string} url */
const factOf = (list, url) => list[url.slice(home.length)];

async function install() {
  const isNew = !(await caches.has(own));
  try {
    const cache = await caches.open(own);
    await cache.put(LIST, new Response(JSON.stringify(PRECACHE.files)));
    const known = [own, ...(await others())];
    const keep = async (/** @type {[string, Fact]} */ [file, fact]) => {
      const url = home + file;
      for (const name of known) {
        const response = await read(name, url, fact);
        if (response) return name === own ? undefined : cache.put(url, response);
      }
      return cache.put(url, await fetchSound(url, fact));
    };
    await Promise.all(Object.entries(PRECACHE.files).map(keep));
    if (!(await caches.has(own))) throw new Error('the files are gone again');
  } catch (error) {
    if (isNew) await caches.delete(own);
    throw error;
  }
}

async function activate() {
  // Without room for it, older versions are kept for longer.
  await takeOver().catch(() => {});
  await worker.clients.claim();
}

/** Notes that this version takes over now. */
async function takeOver() {
  const cache = await caches.open(TABS);
  await cache.delete(SINCE);
  await isSettled();
}

/** Whether this version took over so long ago that each tab that was opened before is among the open ones. */
async function isSettled() {
  const cache = await caches.open(TABS);
  const since = await cache.match(SINCE);
  if (since) return Date.now() - Number(await since.text()) > OPENING_MS;
  // Where there is no room for it, the time begins with the next page.
  await cache.put(SINCE, new Response(String(Date.now())));
  return false;
}

/** Deletes the versions that no tab shows; none, while there is a tab of which nobody knows what it shows. */
async function tidy() {
  if (!(await isSettled())) return;
  const noted = await notes();
  const shown = new Set([...noted.values()].map(({ name }) => name));
  const tabs = await openTabs();
  if (!tabs.every((id) => noted.has(id))) return;
  for (const name of await others()) {
    // One of them may be a version that is on its way, or that waits.
    const { installing, waiting } = worker.registration;
    if (!shown.has(name) && !installing && !waiting) await caches.delete(name);
  }
}

async function openTabs() {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(home)).map(({ id }) => id);
}

/** The tabs that are open or about to be, each with its version; the others are forgotten. */
async function notes() {
  const cache = await caches.open(TABS);
  const open = new Set(await openTabs());
  /** @type {Map<string, { name: string }>} */
  const noted = new Map();
  for (const { url } of await cache.keys()) {
    if (url === SINCE) continue;
    const { tab = '', name = '', at } = Object.fromEntries(new URL(url).searchParams);
    if (open.has(tab) || Date.now() - Number(at) < OPENING_MS) noted.set(tab, { name });
    else await cache.delete(url);
  }
  return noted;
}

/** Notes that a tab shows this version. @param {string} tab */
async function note(tab) {
  const cache = await caches.open(TABS);
  await cache.put(`${home}?${new URLSearchParams({ tab, name: own, at: String(Date.now()) })}`, new Response());
}

/** Answers with a kept file, or fetches what is missing. @param {Request} request @param {string} url */
async function load(request, url) {
  const kept = await find(url).catch(() => undefined);
  if (kept instanceof Response) return kept;
  // The page may be of a newer version, whose files are then fetched, too.
  if (!kept || !isHashed(url)) return fetch(request);
  const response = await fetchSound(url, kept.fact);
  const copy = response.clone();
  // Without room for it, it is fetched again the next time.
  void caches.open(kept.name).then((cache) => cache.put(url, copy)).catch(() => {});
  return response;
}

/** A kept file; where it should be, if it is missing there. @param {string} url */
async function find(url) {
  /** @type {{ name: string, fact: Fact } | undefined} */
  let missing;
  // The page itself is another in each version.
  for (const name of isHashed(url) ? [own, ...(await others())] : [own]) {
    const fact = factOf(await listOf(name), url);
    const kept = await read(name, url, fact);
    if (kept) return kept;
    if (fact) missing ??= { name, fact };
  }
  return missing;
}

/** @param {FetchEvent} event */
async function answer(event) {
  const { request, resultingClientId } = event;
  const { origin, pathname, search } = new URL(request.url);
  const isPage = [home, `${home}index.html`].includes(origin + pathname);
  const isFile = isHashed(pathname);
  if (isPage && resultingClientId) {
    // Without room for it, no version is deleted.
    await note(resultingClientId).catch(() => {});
    event.waitUntil(tidy().catch(() => {}));
  }
  const response = await load(request, isPage ? home : isFile ? origin + pathname : request.url);
  // Else a worker would take the address of the file for its own, and miss what stands behind it.
  return isFile && search && response.ok ? new Response(response.body, { headers: response.headers }) : response;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(home)) event.respondWith(answer(event));
});
