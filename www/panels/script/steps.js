// @ts-check
// What the chips show of each step: its tokens, and what became of them.
import * as game from '../../document.js';
import { written } from '../../words.js';

/** Longer tokens are cut short. */
const LONGEST = 32;
/** As many numbers tell of a token; see `tokensIn` of the module. */
const NUMBERS = 6;
const WARNING = 2;
const ERROR = 3;
const LEGAL = 2;
const FREE = 1;

/**
 * `legal` moves and `free` edits; `idle` did nothing, though it was meant to or, `mild`, in all likelihood not; a `note`
 * has nothing to do. What ran, but oddly, is `odd` too.
 * @typedef {'legal' | 'free' | 'idle' | 'idle mild' | 'note' | 'legal odd' | 'free odd'} Look
 * @typedef {object} Step
 * @property {Look} look
 * @property {string[]} tokens
 * @property {string} san of a legal move
 * @property {import('../../document.js').Entry} entry
 * @property {string} key what shows the same has the same
 */

/**
 * Some of the steps of a script.
 * @param {import('../../document.js').View} view
 * @param {number} from
 * @param {number} to
 */
export function readSteps({ text, line }, from, to) {
  const [first, last] = [firstToken(from), firstToken(to)];
  const numbers = game.read((script) => script.tokensIn(first, last));
  /** @type {Step[]} */
  const steps = [];
  let at = 0;
  for (const entry of line.slice(from, to)) {
    const number = numbers[at + 4];
    let worst = 0;
    const tokens = [];
    for (; at < numbers.length && numbers[at + 4] === number; at += NUMBERS) {
      const [start = 0, length = 0, , says = 0] = numbers.subarray(at, at + NUMBERS);
      tokens.push(length > LONGEST ? `${text.slice(start, start + LONGEST)}…` : text.slice(start, start + length));
      worst = Math.max(worst, says);
    }
    const look = lookOf(numbers[at - 1] ?? 0, worst);
    const san = entry.kind === 'legal' ? written(entry.text) : '';
    steps.push({ look, tokens, san, entry, key: `${look} ${entry.number}${entry.turn}${san} ${tokens.join(' ')}` });
  }
  return steps;
}

/** Whether a token did nothing. @param {number} token */
export const isIdle = (token) => game.read((script) => script.tokensIn(token, token + 1)[NUMBERS - 1]) === 0;

/** @param {number} kind @param {number} says @returns {Look} */
function lookOf(kind, says) {
  if (kind === LEGAL) return says < WARNING ? 'legal' : 'legal odd';
  if (kind === FREE) return says < WARNING ? 'free' : 'free odd';
  return says < WARNING ? 'note' : says < ERROR ? 'idle mild' : 'idle';
}

/** The first token of a step, or how many there are. @param {number} step */
function firstToken(step) {
  return game.read((script) => {
    let low = step;
    let high = script.tokens;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (script.stepOf(middle) < step) low = middle + 1;
      else high = middle;
    }
    return low;
  });
}
