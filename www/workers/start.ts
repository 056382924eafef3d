// Starts a worker in a browser.

import { EngineFault } from './fault';
import type { Start } from './client';
import { scriptAddress } from './policy';

/** Whether the site's rules forbid workers, which the browser says beside the worker's own error. */
let isForbidden = false;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  isForbidden ||= effectiveDirective === 'worker-src';
});

export const start: Start = (onMessage, onError) => {
  const worker = new Worker(scriptAddress('worker'), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('messageerror', () => onError(new EngineFault('unreadable')));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (event.message) return onError(new EngineFault('failed', event.message));
    // A script that cannot be loaded has no message; why, may be said after this.
    setTimeout(() => onError(new EngineFault(isForbidden ? 'forbidden' : 'unloaded')), 0);
  });
  return { post: (order) => worker.postMessage(order), terminate: () => worker.terminate() };
};
