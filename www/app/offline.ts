// Keeps the packed page for visits without a network, and says of a new version, which waits until it is wanted.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Session } from '../document/session';
import { scriptAddress } from '../workers/policy';
import type { AllWords } from '../i18n/words';
import type { Message } from './kept';

const UPDATE_MS = 3_600_000;
/** So often a new version is asked to take over until it does. */
const ASK_MS = 1000;

/** What cannot be kept leaves the page as it is: without a network, without room, or where storage is blocked. */
const unkept = (error: unknown): undefined => void console.warn(error);

export async function keepPage(
  session: Session,
  news: Signal<Message | undefined>,
  words: ReadonlySignal<AllWords | undefined>,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // Nothing is kept of a page that is being written.
  if (!IS_PACKED) return void (await workers.getRegistration().catch(unkept))?.unregister();
  const registration = await workers.register(scriptAddress('serviceWorker'), { updateViaCache: 'none' }).catch(unkept);
  if (!registration) return;
  const text: Message['text'] = () => words.value?.sheets.version.ready ?? '';
  const label: Message['text'] = () => words.value?.sheets.version.use ?? '';
  const look = () => {
    // Without a controller this is the first visit, and the worker that waits is no news.
    if (!registration.waiting || !workers.controller) return;
    news.value = { text, action: { label, run: () => use(registration) } };
    session.speak(text);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  setInterval(() => void registration.update().catch(unkept), UPDATE_MS);
}

/** Goes on with the new version; the document is kept anyway. */
function use(registration: ServiceWorkerRegistration): void {
  // Another tab may have asked for it, and an even newer one may have come.
  const ask = () => (registration.waiting ? registration.waiting.postMessage('use') : location.reload());
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  // A browser that is busy may not start the one that waits, or leave the one before at work: it is asked again.
  setInterval(ask, ASK_MS);
  ask();
}
