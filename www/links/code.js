// @ts-check
// What a link tells, as the part of an address behind `#`, and back.
//
// Version 1: the character 1, then bytes in base64url: two that check the others; marks, which tell what follows; the
// number of a Chess960 start; the step; the moves (how many, how many bytes where a text follows, the bytes); then a
// text, deflated where that is shorter: the start, the panel, the arrows, a line each, and what of the script is not in
// the moves.
//
// By hand: `script=e2e4,e7e5&step=1`, also with `start=` (a FEN, with `_` for a space) or `960=`, `panel=`, `flip=1`,
// `sheet=1` and `arrows=`.
import { LinkError, MOST_BYTES, Reader, checkOf, deflate, fromNumber, fromText, inflate, toText } from './bytes.js';
import { pack, unpack } from './moves.js';

/**
 * @typedef {object} Shown
 * @property {string | undefined} start a FEN, or `960:` and a number; the usual one, if there is none
 * @property {string} text
 * @property {boolean} sheet
 * @property {number | undefined} step the last, if there is none
 * @property {string} panel none, if it is the first
 * @property {boolean} flipped
 * @property {string} arrows
 */

const SHEET = 1;
const FLIPPED = 2;
const STEP = 4;
const NUMBER = 8;
const MOVES = 16;
const TEXT = 32;
const DEFLATED = 64;
/** An address that is longer than this is not even looked at. */
const MOST_CHARACTERS = 200_000;

/** The part of an address behind `#`. @param {Shown} shown */
export async function encode(shown) {
  const { start, text, sheet, step, panel, flipped, arrows } = shown;
  if (text.length > MOST_BYTES) throw new LinkError('long');
  const moves = await pack({ start, sheet }, text);
  const number = start?.match(/^960:(\d+)$/)?.[1];
  const lines = [number ? '' : (start ?? ''), panel, arrows, moves.rest].join('\n');
  const words = new TextEncoder().encode(moves.rest === '' ? lines.trimEnd() : lines);
  if (words.length > MOST_BYTES) throw new LinkError('long');
  const short = await deflate(words);
  const isDeflated = short !== undefined && short.length < words.length;
  const bytes = [
    (sheet ? SHEET : 0) + (flipped ? FLIPPED : 0) + (step === undefined ? 0 : STEP) + (number ? NUMBER : 0) +
      (moves.plies > 0 ? MOVES : 0) + (words.length > 0 ? TEXT : 0) + (isDeflated ? DEFLATED : 0),
    ...(number ? fromNumber(Number(number)) : []),
    ...(step === undefined ? [] : fromNumber(step)),
  ];
  if (moves.plies > 0) bytes.push(...fromNumber(moves.plies), ...(words.length > 0 ? fromNumber(moves.bytes.length) : []), ...moves.bytes);
  const all = Uint8Array.of(...bytes, ...(isDeflated ? short : words));
  return `1${toText(Uint8Array.of(...checkOf(all), ...all))}`;
}

/** Whether something behind `#` means to be a link of ours. @param {string} fragment */
export const isLink = (fragment) => /^\d|=/.test(fragment);

/** What a link tells. @param {string} fragment @returns {Promise<Shown>} */
export async function decode(fragment) {
  if (fragment.length > MOST_CHARACTERS) throw new LinkError('long');
  if (!/^\d/.test(fragment) || /^960=/.test(fragment)) return readByHand(fragment);
  if (!fragment.startsWith('1')) throw new LinkError('newer');
  const reader = new Reader(fromText(fragment.slice(1)));
  const check = [reader.byte(), reader.byte()];
  const all = reader.rest();
  if (checkOf(all).some((byte, at) => byte !== check[at])) throw new LinkError('damaged');
  return readBytes(new Reader(all));
}

/** @param {Reader} reader @returns {Promise<Shown>} */
async function readBytes(reader) {
  const marks = reader.byte();
  const has = (/** @type {number} */ mark) => (marks & mark) !== 0;
  const number = has(NUMBER) ? reader.number() : undefined;
  const step = has(STEP) ? reader.number() : undefined;
  const plies = has(MOVES) ? reader.number() : 0;
  const moves = !has(MOVES) ? new Uint8Array() : has(TEXT) ? reader.bytes(reader.number()) : reader.rest();
  const words = has(DEFLATED) ? await inflate(reader.rest()) : reader.rest();
  if (words.length > MOST_BYTES) throw new LinkError('long');
  const [fen, panel = '', arrows = '', ...rest] = readText(words).split('\n');
  const start = number === undefined ? fen || undefined : `960:${number}`;
  const sheet = has(SHEET);
  const text = (await unpack({ start, sheet }, plies, moves)) + rest.join('\n');
  return { start, text, sheet, step, panel, flipped: has(FLIPPED), arrows };
}

/** @param {Uint8Array} bytes */
function readText(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new LinkError('damaged');
  }
}

/** @param {string} fragment @returns {Shown} */
function readByHand(fragment) {
  const told = new URLSearchParams(fragment);
  const text = told.get('script') ?? '';
  if (text.length > MOST_BYTES) throw new LinkError('long');
  const number = told.get('960');
  const step = told.get('step') ?? '';
  return {
    start: number ? `960:${number}` : told.get('start')?.replaceAll('_', ' ') || undefined,
    text,
    sheet: told.get('sheet') === '1',
    step: /^\d{1,9}$/.test(step) ? Number(step) : undefined,
    panel: told.get('panel') ?? '',
    flipped: told.get('flip') === '1',
    arrows: told.get('arrows') ?? '',
  };
}
