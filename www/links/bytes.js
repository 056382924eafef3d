// @ts-check
// Bytes as a part of a link, and back. Whatever comes in may be damaged or made up: it is refused by a `LinkError`.

/** Nothing that a link holds is longer than this, in bytes. */
export const MOST_BYTES = 100_000;

/** Why a link cannot be opened or made. */
export class LinkError extends Error {
  /** @param {'damaged' | 'newer' | 'long'} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @param {Uint8Array} bytes */
export function toText(bytes) {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {string} text */
export function fromText(text) {
  if (!/^[\w-]*$/.test(text)) throw new LinkError('damaged');
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    throw new LinkError('damaged');
  }
}

/** Two bytes that are others when any of these is another. @param {Uint8Array} bytes */
export function checkOf(bytes) {
  let [one, two] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 251;
    two = (two + one) % 251;
  }
  return [one, two];
}

/** A number in as few bytes as it takes, seven bits in each. @param {number} number */
export function fromNumber(number) {
  const bytes = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push(rest % 128 + 128);
  }
}

/** Reads bytes one after the other. */
export class Reader {
  #bytes;
  #at = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
  }

  byte() {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new LinkError('damaged');
    this.#at += 1;
    return byte;
  }

  number() {
    let number = 0;
    for (let unit = 1; unit < 2 ** 35; unit *= 128) {
      const byte = this.byte();
      number += (byte % 128) * unit;
      if (byte < 128) return number;
    }
    throw new LinkError('damaged');
  }

  /** @param {number} count */
  bytes(count) {
    if (this.#at + count > this.#bytes.length) throw new LinkError('damaged');
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  rest() {
    return this.bytes(this.#bytes.length - this.#at);
  }
}

/** Makes bytes fewer, where the browser can. @param {Uint8Array<ArrayBuffer>} bytes */
export async function deflate(bytes) {
  if (typeof CompressionStream === 'undefined') return undefined;
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** However much it is made to be, only as much is read of it as a link may hold. @param {Uint8Array} bytes */
export async function inflate(bytes) {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new LinkError('damaged');
    });
    if (done) break;
    length += value.length;
    parts.push(value);
    if (length > MOST_BYTES) {
      void reader.cancel().catch(() => {});
      throw new LinkError('long');
    }
  }
  return new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer());
}
