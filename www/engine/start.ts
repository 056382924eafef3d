// Starts a worker in a browser.

import { EngineFault } from '../document/fault';
import type { Start } from './client';
import { scriptAddress } from './policy';

/** Whether the site's rules forbid workers, which the browser says beside the worker's own error. */
let isForbidden = false;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  isForbidden ||= effectiveDirective === 'worker-src';
});

export const start: Start = (hear, lose) => {
  const worker = new Worker(scriptAddress('worker'), { type: 'module' });
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
