// @ts-check
// Continuations that were replaced by others. Each is a whole script with the steps that it makes, so that the place
// where it leaves another can be found by comparing them.

/** @typedef {{ text: string, steps: string }} Branch its script, and a line for each step that changes the board */

/** So many are kept, of so many characters in all; the oldest go first. */
const MOST = 32;
const MOST_CHARACTERS = 400_000;

/** The steps of a line that change the board, a line each. @param {string[]} lines */
export const stepsOf = (lines) => lines.filter((line) => !line.startsWith('-')).join('\n');

/** Whether all steps stand at the beginning of others. @param {string} steps @param {string} others */
const begins = (steps, others) => steps === '' || `${others}\n`.startsWith(`${steps}\n`);

/**
 * The branches, when one line has taken the place of another.
 * @param {Branch[]} branches
 * @param {Branch} old
 * @param {string} now the steps of the new line
 */
export function grow(branches, old, now) {
  let grown = branches.filter(({ steps }) => !begins(steps, now));
  const isLost = ![now, ...grown.map(({ steps }) => steps)].some((steps) => begins(old.steps, steps));
  if (isLost && old.text.length + old.steps.length <= MOST_CHARACTERS) {
    grown = grown.filter(({ steps }) => !begins(steps, old.steps));
    grown.push(old);
  }
  let characters = 0;
  const first = grown.findLastIndex(({ text, steps }) => (characters += text.length + steps.length) > MOST_CHARACTERS);
  return grown.slice(Math.max(first + 1, grown.length - MOST));
}

/** How many steps two lines have in common. @param {string} one @param {string} other */
export function fork(one, other) {
  const others = other.split('\n');
  const at = one.split('\n').findIndex((step, index) => step !== others[index]);
  return at < 0 ? others.length : at;
}
