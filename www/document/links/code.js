// @ts-check
// What a link tells, as the part of an address behind `#`, and back.
//
// Version 2: the character 2, then bytes in base64url: two that check the others; marks, which tell what follows; the
// panel, with its length; the bytes of the document. Version 1, which is still read, has a line alone, and so has what
// people write by hand (`script=e2e4,e7e5&step=1`): the module `files` knows how.
import * as files from '../../files/files.js';
import { answer } from '../../ui/module.js';
import { LinkError, MOST_BYTES, checkOf, fromText, inflate, toText } from './bytes.js';

/**
 * What the page shows beside the document: the panel, none if it is the first; whether the board is turned.
 * @typedef {{ panel: string, flipped: boolean }} Shown
 * @typedef {import('../../files/files.js').LinkedLine} Line
 */

const FLIPPED = 2;
const PANEL = 32;
/** An address that is longer than this is not even looked at. */
const MOST_CHARACTERS = 200_000;

/** The part of an address behind `#`. @param {Shown & { bytes: Uint8Array }} shown with the bytes of its document */
export function encode({ bytes, panel, flipped }) {
  const words = new TextEncoder().encode(panel);
  if (bytes.length + words.length > MOST_BYTES) throw new LinkError('long');
  const marks = (flipped ? FLIPPED : 0) + (words.length > 0 ? PANEL : 0);
  const all = Uint8Array.from([marks, ...(words.length > 0 ? [words.length] : []), ...words, ...bytes]);
  return `2${toText(Uint8Array.from([...checkOf(all), ...all]))}`;
}

/** Whether something behind `#` means to be a link of ours. @param {string} fragment */
export const isLink = (fragment) => /^\d|=/.test(fragment);

/** What a link tells: the bytes of a document, or a line. @param {string} fragment @returns {Promise<(Shown & { bytes: Uint8Array }) | Line>} */
export async function decode(fragment) {
  if (fragment.length > MOST_CHARACTERS) throw new LinkError('long');
  if (!/^\d/.test(fragment) || /^960=/.test(fragment)) return readByHand(fragment);
  const version = fragment[0] ?? '';
  if (!'12'.includes(version)) throw new LinkError('newer');
  const bytes = fromText(fragment.slice(1));
  const all = bytes.subarray(2);
  if (all.length === 0 || checkOf(all).some((byte, at) => byte !== bytes[at])) throw new LinkError('damaged');
  return version === '1' ? readLine(all) : readDocument(all);
}

/** @param {Uint8Array} all */
function readDocument(all) {
  const [marks = 0, length = 0] = all;
  const begin = (marks & PANEL) === 0 ? 1 : 2 + length;
  if (begin > all.length) throw new LinkError('damaged');
  return { bytes: all.subarray(begin), panel: readText(all.subarray(2, begin)), flipped: (marks & FLIPPED) !== 0 };
}

/** @param {Uint8Array} all */
async function readLine(all) {
  if (all.length > MOST_BYTES) throw new LinkError('long');
  await files.default();
  const packed = answer(files, () => files.deflatedPart(all));
  const words = packed && (await inflate(packed));
  const line = answer(files, () => files.readLink(all, words));
  if (!line) throw new LinkError('damaged');
  return line;
}

/** @param {Uint8Array} bytes */
function readText(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The bytes are not UTF-8.
    throw new LinkError('damaged');
  }
}

/** @param {string} fragment */
async function readByHand(fragment) {
  await files.default();
  const line = answer(files, () => files.readLinkText(fragment));
  if (line.text.length > MOST_BYTES) throw new LinkError('long');
  return line;
}
