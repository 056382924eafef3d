// @ts-check
// Files for the person.
import { h } from './dom.js';

const KEPT_MS = 60_000;

/** Hands a file to the browser, to be kept. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = h('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
