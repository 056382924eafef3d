// @ts-check
// Keeps the packed page for visits without a network, and tells of a new version, which waits until it is wanted.
import { action, h, need } from '../ui/dom.js';
import { say } from '../ui/speech.js';
import * as english from '../i18n/en/offline.js';
import { translated } from '../i18n/words.js';

const UPDATE_MS = 3_600_000;
/** So often a new version is asked to take over until it does. */
const ASK_MS = 1000;

/** What cannot be kept leaves the page as it is: without a network, without room, or where storage is blocked. */
const unkept = () => undefined;

export async function start() {
  const workers = navigator.serviceWorker;
  // Nothing is kept of a page that is being written: only packed files have a hash in their names.
  const isPacked = /\.[0-9a-f]{10}\.js$/.test(import.meta.url);
  if (!isPacked) return forget(await workers?.getRegistration().catch(unkept));
  const registration = await workers?.register(new URL('../sw.js', import.meta.url), { updateViaCache: 'none' }).catch(unkept);
  if (!registration) return;
  const look = () => {
    // Without a controller this is the first visit, and the worker that waits is no news.
    if (registration.waiting && workers.controller) void offer(registration);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  setInterval(() => void registration.update().catch(unkept), UPDATE_MS);
}

/** @param {ServiceWorkerRegistration | undefined} registration */
async function forget(registration) {
  await registration?.unregister();
}

/** Offers a new version; the document is kept anyway. @param {ServiceWorkerRegistration} registration */
async function offer(registration) {
  const { offline: words } = await translated('offline', english);
  document.getElementById('news')?.remove();
  const use = () => {
    // Another tab may have asked for it, and an even newer one may have come.
    const ask = () => (registration.waiting ? registration.waiting.postMessage('use') : location.reload());
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    // A browser that is busy may not start the one that waits, or leave the one before at work: it is asked again.
    setInterval(ask, ASK_MS);
    ask();
  };
  const line = h('p', { id: 'news', class: 'news' }, `${words.ready} `, action(words.use, use));
  need('tabs', HTMLElement).before(line);
  say(words.ready);
}
