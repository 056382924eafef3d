// @ts-check
// What the list of moves shows besides them: the branches where they leave the line, and the tokens that make the steps.
// Loaded when there is a branch, or when the tokens are wanted.
import { writeStep } from '../aside.js';
import { fork } from '../branches.js';
import * as game from '../document.js';
import { translated } from '../words.js';
import * as english from '../words/en/moves.js';

const { moves: words } = await translated('moves', english);

/** So many steps of a branch are told. */
const SHOWN = 6;
/** As many numbers tell of a token; see `tokensIn` of the module. */
const NUMBERS = 6;

/** @typedef {import('./moves.js').Row} Row */

/**
 * The rows with those of the branches, each behind the move that it would replace.
 * @param {Row[]} rows
 * @param {number} first how many steps that change the board come before the first row
 */
export function weave(rows, first) {
  const { branches, steps } = game.otherLines();
  const places = branches.map((branch) => fork(branch.steps, steps));
  if (rows.length === 0) return branches.map((branch, index) => tell(branch.steps.split('\n'), index));
  let seen = first;
  return rows.flatMap((row, at) => {
    const start = seen;
    seen += row.cells.filter(Boolean).length;
    const end = at === rows.length - 1 ? Number.MAX_SAFE_INTEGER : seen;
    const other = branches.flatMap((branch, index) => {
      const place = places[index] ?? 0;
      return place >= start && place < end ? [tell(branch.steps.split('\n').slice(place), index)] : [];
    });
    return [row, ...other];
  });
}

/** @param {string[]} steps @param {number} branch @returns {Row} */
function tell(steps, branch) {
  const text = steps.slice(0, SHOWN).map(writeStep).join(' ') + (steps.length > SHOWN ? ' …' : '');
  return { head: '', cells: [undefined, undefined], branch, text: words.branch(text), label: words.branchLabel(text, steps.length) };
}

/** The tokens of each step. */
export function tokens() {
  const { text, line } = game.current();
  const numbers = game.read((script) => script.tokensIn(0, script.tokens));
  /** @type {string[]} */
  const told = line.map(() => '');
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const [start = 0, length = 0, , , step = 0] = numbers.slice(at, at + NUMBERS);
    told[step] += `${told[step] ? ', ' : ''}${text.slice(start, start + length)}`;
  }
  return told;
}
