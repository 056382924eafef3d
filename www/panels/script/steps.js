// @ts-check
// What the chips show of each step: its tokens, and what became of them.
import * as game from '../../document/document.js';
import { tokensIn } from '../../document/tokens.js';
import { written } from '../../i18n/words.js';

/** Longer tokens are cut short. */
const LONGEST = 32;
const WARNING = 2;
const ERROR = 3;

/**
 * `legal` moves and `free` edits; `idle` did nothing, though it was meant to or, `mild`, in all likelihood not; a `note`
 * has nothing to do. What ran, but oddly, is `odd` too.
 * @typedef {'legal' | 'free' | 'idle' | 'idle mild' | 'note' | 'legal odd' | 'free odd'} Look
 * @typedef {object} Step
 * @property {Look} look
 * @property {string[]} tokens
 * @property {string} san of a legal move
 * @property {import('../../document/document.js').Entry} entry
 * @property {string} key what shows the same has the same
 */

/**
 * Some of the steps of a script.
 * @param {import('../../document/document.js').View} view
 * @param {number} from
 * @param {number} to
 */
export function readSteps({ line }, from, to) {
  const [first, last] = [firstToken(from), firstToken(to)];
  const found = tokensIn(first, last);
  /** @type {Step[]} */
  const steps = [];
  let at = 0;
  for (const entry of line.slice(from, to)) {
    const number = found[at]?.step;
    const begin = at;
    while (at < found.length && found[at]?.step === number) at += 1;
    const own = found.slice(begin, at);
    const tokens = own.map(({ text }) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text));
    const look = lookOf(found[at - 1]?.kind ?? 'ignored', Math.max(0, ...own.map(({ says }) => says)));
    const san = entry.kind === 'legal' ? written(entry.text) : '';
    steps.push({ look, tokens, san, entry, key: `${look} ${entry.number}${entry.turn}${san} ${tokens.join(' ')}` });
  }
  return steps;
}

/** Whether a token did nothing. @param {number} token */
export const isIgnored = (token) => tokensIn(token, token + 1)[0]?.kind === 'ignored';

/** @param {'ignored' | 'free' | 'legal'} kind @param {number} says @returns {Look} */
function lookOf(kind, says) {
  if (kind !== 'ignored') return says < WARNING ? kind : `${kind} odd`;
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
