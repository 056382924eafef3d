// The service worker: after one visit the page works without a network, from files that all belong together.
//
// In: a version and its files with their lengths and SHA-256, which packing writes above this. Out: answers from kept
// files, each of which is what its list says. A new version is fetched whole beside the old ones and waits until the page
// asks for it; the files of a version stay as long as a tab shows it. What other programs share with the page is kept until
// the page takes it.

/** What a file has to be: its length, and its SHA-256. */
type Fact = readonly [bytes: number, sha256: string];
/** What each file has to be, by its path below the page. */
type List = Readonly<Record<string, Fact>>;

declare const PRECACHE: { readonly version: string; readonly files: List };

const worker = self as unknown as ServiceWorkerGlobalScope;
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
/** How the page is asked for once more where it could not be loaded. */
const AGAIN = '?again';
/** Where other programs send what they share, as the manifest says; where it waits, and how the page is asked to take it. */
const [TARGET, SHARED, TAKE] = [`${home}share`, `gridmate-shared ${home}`, `${home}?shared`];
/** A tab that was opened just now may not be among the open ones yet. */
const OPENING_MS = 60_000;

/** What has been compared with its list since the worker was started, or since something could not be loaded. */
const checked = new Set<string>();
const lists = new Map([[own, PRECACHE.files]]);

/** Whether a name changes with what the file holds. */
const isHashed = (url: string): boolean => /\.[A-Z2-7]{8}\.\w+$/.test(url);

/** Where something cannot be kept, the page works all the same. */
const unkept = (error: unknown): undefined => void console.warn(error);

async function isSound(response: Response, [length, sha256]: Fact): Promise<boolean> {
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength !== length) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** A file of a cache, if it is there and sound. */
async function read(name: string, url: string, fact: Fact): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const key = `${name} ${url} ${fact[1]}`;
  if (!checked.has(key)) {
    const kept = await cache.match(url, { ignoreVary: true });
    if (!kept || !(await isSound(kept, fact))) return undefined;
    checked.add(key);
  }
  return cache.match(url, { ignoreVary: true });
}

/** Fetches a file, and past the browser's own cache if it is not what it has to be. */
async function fetchSound(url: string, fact: Fact): Promise<Response> {
  for (const cache of [isHashed(url) ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(url, { cache });
    if (!response.ok || !(await isSound(response.clone(), fact))) continue;
    // A page may not be answered by what came after a redirection.
    return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
  }
  throw new Error(`${url} is not the file of this version`);
}

/** The caches of other versions. */
async function others(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own && name !== TABS);
}

/** The list of a version, by the name of its cache. */
async function listOf(name: string): Promise<List> {
  const known = lists.get(name);
  if (known) return known;
  const kept = await (await caches.open(name)).match(LIST);
  const list = kept && ((await kept.json()) as List);
  if (list) lists.set(name, list);
  return list ?? {};
}

async function install(): Promise<void> {
  const isNew = !(await caches.has(own));
  try {
    const cache = await caches.open(own);
    await cache.put(LIST, new Response(JSON.stringify(PRECACHE.files)));
    const known = [own, ...(await others())];
    const keep = async ([file, fact]: [string, Fact]) => {
      const url = home + file;
      for (const name of known) {
        const response = await read(name, url, fact);
        if (response) return name === own ? undefined : cache.put(url, response);
      }
      return cache.put(url, await fetchSound(url, fact));
    };
    await Promise.all(Object.entries(PRECACHE.files).map(keep));
    if (!(await caches.has(own))) throw new Error('The files are gone again.');
  } catch (error) {
    if (isNew) await caches.delete(own);
    throw error;
  }
}

async function activate(): Promise<void> {
  // Without room for it, older versions are kept for longer.
  await takeOver().catch(unkept);
  await worker.clients.claim();
}

/** Notes that this version takes over now. */
async function takeOver(): Promise<void> {
  await (await caches.open(TABS)).delete(SINCE);
  await isSettled();
}

/** Whether this version took over so long ago that each tab that was opened before is among the open ones. */
async function isSettled(): Promise<boolean> {
  const cache = await caches.open(TABS);
  const since = await cache.match(SINCE);
  if (since) return Date.now() - Number(await since.text()) > OPENING_MS;
  // Where there is no room for it, the time begins with the next page.
  await cache.put(SINCE, new Response(String(Date.now())));
  return false;
}

/** Deletes the versions that no tab shows; none, while there is a tab of which it is not known what it shows. */
async function tidy(): Promise<void> {
  if (!(await isSettled())) return;
  const noted = await notes();
  const shown = new Set(noted.values());
  if (!(await openTabs()).every((id) => noted.has(id))) return;
  for (const name of await others()) {
    // One of them may be a version that is on its way, or that waits.
    const { installing, waiting } = worker.registration;
    if (!shown.has(name) && !installing && !waiting) await caches.delete(name);
  }
}

async function openTabs(): Promise<string[]> {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(home)).map(({ id }) => id);
}

/** The tabs that are open or about to be, each with the cache of its version; the others are forgotten. */
async function notes(): Promise<Map<string, string>> {
  const cache = await caches.open(TABS);
  const open = new Set(await openTabs());
  const noted = new Map<string, string>();
  for (const { url } of await cache.keys()) {
    if (url === SINCE) continue;
    const { tab = '', name = '', at } = Object.fromEntries(new URL(url).searchParams);
    if (open.has(tab) || Date.now() - Number(at) < OPENING_MS) noted.set(tab, name);
    else await cache.delete(url);
  }
  return noted;
}

/** Notes that a tab shows this version. */
async function note(tab: string): Promise<void> {
  const cache = await caches.open(TABS);
  await cache.put(`${home}?${new URLSearchParams({ tab, name: own, at: String(Date.now()) })}`, new Response());
}

/** Answers with a kept file, or fetches what is missing. */
async function load(request: Request, url: string): Promise<Response> {
  const kept = await find(url).catch(unkept);
  if (kept instanceof Response) return kept;
  // The page may be of a newer version, whose files are then fetched, too.
  if (!kept || !isHashed(url)) return fetch(request);
  const response = await fetchSound(url, kept.fact);
  const copy = response.clone();
  // Without room for it, it is fetched again the next time.
  void caches
    .open(kept.name)
    .then((cache) => cache.put(url, copy))
    .catch(unkept);
  return response;
}

/** A kept file; where it should be, if it is missing there. */
async function find(url: string): Promise<Response | { readonly name: string; readonly fact: Fact } | undefined> {
  let missing;
  // The page itself is another in each version.
  for (const name of isHashed(url) ? [own, ...(await others())] : [own]) {
    const fact = (await listOf(name))[url.slice(home.length)];
    if (!fact) continue;
    const kept = await read(name, url, fact);
    if (kept) return kept;
    missing ??= { name, fact };
  }
  return missing;
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const { origin, pathname, search } = new URL(request.url);
  const isPage = [home, `${home}index.html`].includes(origin + pathname);
  const isFile = isHashed(pathname);
  // It is tried once more: what was sound may be damaged by now.
  if (isPage && search === AGAIN) checked.clear();
  if (isPage && resultingClientId) {
    // Without room for it, no version is deleted.
    await note(resultingClientId).catch(unkept);
    event.waitUntil(tidy().catch(unkept));
  }
  const response = await load(request, isPage ? home : isFile ? origin + pathname : request.url);
  // Else a worker would take the address of the file for its own, and miss what stands behind it.
  return isFile && search && response.ok ? new Response(response.body, { headers: response.headers }) : response;
}

/** Keeps what is shared, a file or a text, and has the page take it. */
async function receive(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const texts = ['text', 'url', 'title'].map((name) => form.get(name)).filter((value) => typeof value === 'string');
    const file = form.get('file');
    const isFile = file instanceof File && file.size > 0;
    const headers = { 'X-Name': encodeURIComponent(isFile ? file.name : '') };
    const shared = isFile ? file : (texts.find((text) => text.trim() !== '') ?? '');
    await (await caches.open(SHARED)).put(TAKE, new Response(shared, { headers }));
  } catch (error) {
    // The page finds nothing, and says so.
    unkept(error);
  }
  return Response.redirect(TAKE, 303);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(worker.skipWaiting());
  if (event.data === 'again') checked.clear();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(home)) event.respondWith(answer(event));
  else if (request.method === 'POST' && request.url === TARGET) event.respondWith(receive(request));
});

export {};
