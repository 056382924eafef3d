// What makes one text of another.

import type { Splice } from '#doors/document.js';

/** The one part in which a text differs from another; halves of a character never stand alone. */
export function difference(old: string, text: string): Splice<string> {
  const most = Math.min(old.length, text.length);
  let at = 0;
  while (at < most && old.charCodeAt(at) === text.charCodeAt(at)) at += 1;
  let end = 0;
  const isSame = () => old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end);
  while (end < most - at && isSame()) end += 1;
  if (/[\uD800-\uDBFF]/.test(old.charAt(at - 1))) at -= 1;
  if (/[\uDC00-\uDFFF]/.test(old.charAt(old.length - end))) end -= 1;
  return { at, removed: old.length - end - at, added: text.slice(at, text.length - end) };
}
