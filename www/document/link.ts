// What a link says, as the part of an address behind `#`, and back.
//
// The character 2, then bytes in base64url: two that check the others; marks, which say what follows; the panel, with its
// length; the bytes of the document.

import { LinkError } from '../workers/fault';

/** Nothing that a link holds is longer than this, in bytes. */
export const MOST_BYTES = 100_000;
/** An address that is longer than this is not even looked at. */
const MOST_CHARACTERS = 200_000;
const FLIPPED = 2;
const PANEL = 32;

/** What is shown beside the document: the panel, none if it is the first; whether the board is turned. */
export interface Shown {
  readonly panel: string;
  readonly isFlipped: boolean;
}

export interface Linked extends Shown {
  readonly bytes: Uint8Array;
}

/** The part of an address behind `#`. */
export function encode({ bytes, panel, isFlipped }: Linked): string {
  const words = new TextEncoder().encode(panel);
  if (bytes.length + words.length > MOST_BYTES) throw new LinkError('long');
  const marks = (isFlipped ? FLIPPED : 0) + (words.length > 0 ? PANEL : 0);
  const all = Uint8Array.from([marks, ...(words.length > 0 ? [words.length] : []), ...words, ...bytes]);
  return `2${toText(Uint8Array.from([...checkOf(all), ...all]))}`;
}

/** Whether something behind `#` means to be a link of ours. */
export const isLink = (fragment: string): boolean => /^\d/.test(fragment);

/** What a link says. */
export function decode(fragment: string): Linked {
  if (fragment.length > MOST_CHARACTERS) throw new LinkError('long');
  if (!fragment.startsWith('2')) throw new LinkError(fragment > '2' ? 'newer' : 'damaged');
  const all = unpacked(fragment);
  const [marks = 0, length = 0] = all;
  const begin = (marks & PANEL) === 0 ? 1 : 2 + length;
  if (begin > all.length) throw new LinkError('damaged');
  const panel = begin === 1 ? '' : new TextDecoder().decode(all.subarray(2, begin));
  return { bytes: all.slice(begin), panel, isFlipped: (marks & FLIPPED) !== 0 };
}

/** The bytes of a link, which their check has to fit. */
function unpacked(fragment: string): Uint8Array {
  const bytes = fromText(fragment.slice(1));
  const all = bytes.subarray(2);
  const check = checkOf(all);
  if (all.length === 0 || check[0] !== bytes[0] || check[1] !== bytes[1]) throw new LinkError('damaged');
  return all;
}

/** Two bytes that are others when any of these is another. */
function checkOf(bytes: Uint8Array): readonly [number, number] {
  let [one, two] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 251;
    two = (two + one) % 251;
  }
  return [one, two];
}

/** Bytes as characters that addresses may have. */
export function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of such characters. */
export function fromText(text: string): Uint8Array {
  // Of four characters one alone says nothing.
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) throw new LinkError('damaged');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
