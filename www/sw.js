// @ts-check
// The service worker: after one visit the page works without a network, from files that all belong together.
//
// In: the list of the page's files and a version, which packing writes above this. Out: answers from the kept files. A
// new version is fetched whole beside the old one, and waits until the page asks for it; what the old one may still load
// stays meanwhile, and with it one version before.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = worker.registration.scope;
const prefix = `gridmate ${home} `;
const own = prefix + PRECACHE.version;

/** Whether a name says what the file holds. @param {string} url */
const isHashed = (url) => /\.[0-9a-f]{10}\.\w+(\?.*)?$/.test(url);

/** Fetches a file, unless an earlier version has it: a name that carries a hash always means the same. @param {string} file */
async function get(file) {
  const url = new URL(file, home).href;
  const known = isHashed(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetch(url, { cache: isHashed(url) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { body, headers } = response;
  // A page may not be answered by what came after a redirection.
  return /** @type {const} */ ([url, response.redirected ? new Response(body, { headers }) : response]);
}

async function install() {
  const cache = await caches.open(own);
  await Promise.all(
    PRECACHE.files.map(async (file) => {
      const [url, response] = await get(file);
      await cache.put(url, response);
    }),
  );
}

async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  // Pages that are still open may load more of the last one.
  for (const name of others.slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
}

/** What was too large to be fetched for everybody is kept by who asked for it. @param {Cache} cache @param {Request} request */
async function fetchOnce(cache, request) {
  const response = await fetch(request);
  if (response.ok && isHashed(request.url)) await cache.put(request, response.clone());
  return response;
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(own);
  const { origin, pathname } = new URL(request.url);
  const isPage = [home, `${home}index.html`].includes(origin + pathname);
  const found = await cache.match(isPage ? home : request, { ignoreVary: true });
  return found ?? (await caches.match(request, { ignoreVary: true })) ?? fetchOnce(cache, request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(home)) event.respondWith(answer(request));
});
