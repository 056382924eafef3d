// Starts a worker in a browser.

import { EngineFault } from '../document/fault';
import type { Start } from './client';

declare global {
  /** What this page uses of it; some browsers have none. For the types what it makes is the text that it stands for. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ): { createScriptURL: (address: string) => string };
      }
    | undefined;
}

const OWN = new URL(WORKER_ADDRESS, import.meta.url).href;

/** The only address that a script may be loaded from by its name. */
const policy = globalThis.trustedTypes?.createPolicy('gridmate', {
  createScriptURL(address) {
    if (address !== OWN) throw new TypeError(`No worker of this page: ${address}`);
    return address;
  },
});

/** Whether the site's rules forbid workers, which the browser says beside the worker's own error. */
let isForbidden = false;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  isForbidden ||= effectiveDirective === 'worker-src';
});

export const start: Start = (hear, lose) => {
  const worker = new Worker(policy?.createScriptURL(OWN) ?? OWN, { type: 'module' });
  worker.addEventListener('message', ({ data }) => hear(data));
  worker.addEventListener('messageerror', () => lose(new EngineFault('unreadable')));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (event.message) return lose(new EngineFault('failed', event.message));
    // A script that cannot be loaded has no message; why, may be said after this.
    setTimeout(() => lose(new EngineFault(isForbidden ? 'forbidden' : 'unloaded')), 0);
  });
  return { post: (order) => worker.postMessage(order), terminate: () => worker.terminate() };
};
