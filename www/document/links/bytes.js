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
    // `atob` takes no text of such a length.
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
      // What is wrong with the rest does not matter.
      void reader.cancel().catch(() => {});
      throw new LinkError('long');
    }
  }
  return new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer());
}
