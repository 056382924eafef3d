// @ts-check
// The tokens of the script, as the module says what became of each.
import { current, read } from './document.js';

/** So many numbers tell of a token; see `tokensIn` of the module. */
const NUMBERS = 6;
const KINDS = /** @type {const} */ (['ignored', 'free', 'legal']);

/**
 * The tokens from one up to another: the text, how much there is to say of it (0 nothing, 1 info, 2 warning, 3 error), the
 * step that it belongs to, and what that is.
 * @param {number} from
 * @param {number} [to]
 */
export function tokensIn(from, to = Infinity) {
  const { text } = current();
  const numbers = read((script) => script.tokensIn(from, Math.min(to, script.tokens)));
  return Array.from({ length: numbers.length / NUMBERS }, (_, at) => {
    const [start = 0, length = 0, , says = 0, step = 0, kind = 0] = numbers.subarray(at * NUMBERS, (at + 1) * NUMBERS);
    return { text: text.slice(start, start + length), says, step, kind: KINDS[kind] ?? 'ignored' };
  });
}
