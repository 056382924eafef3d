// @ts-check
// A game of a match as others take it: as PGN, and as a link.
import { readMove } from '../../aside.js';
import * as game from '../../document.js';
import { encode } from '../../links/code.js';
import { Document } from '../../document/ask.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */

const CLAIMS = ['threefold', 'fifty'];

/**
 * @template T
 * @param {Played} played
 * @param {(aside: import('../../pkg/gridmate.js').Document) => T} read what is wanted of the game, played to its end
 */
function replay({ start, moves }, read) {
  const aside = new Document(start, '');
  try {
    let steps = 0;
    for (const uci of moves.split(' ').filter(Boolean)) {
      const { from, to, role } = readMove(uci);
      steps = aside.goOn(steps, from, to, role);
    }
    return read(aside);
  } finally {
    aside.free();
  }
}

/** Who has the white pieces, and who the black. @param {Plan} plan @param {Played} played @returns {[string, string]} */
export const sides = ({ first, second }, played) => (played.first === 'w' ? [first, second] : [second, first]);

/** @param {Plan} plan @param {Played} played */
export function pgnOf(plan, played) {
  const [white, black] = sides(plan, played);
  const tags = `[Event "Gridmate match, seed ${plan.seed}"]\n[Round "${played.number + 1}"]\n[White "${white}"]\n[Black "${black}"]\n`;
  return replay(played, (aside) => aside.gamePgn(tags, CLAIMS.includes(played.end) ? played.end : undefined) ?? '');
}

/** The address of this page with the game. @param {Played} played */
export async function linkTo(played) {
  const { start, text } = replay(played, (aside) => ({ start: aside.start, text: aside.text }));
  const fragment = await encode({
    start: start === game.usualStart() ? undefined : start,
    text,
    sheet: false,
    step: undefined,
    panel: '',
    flipped: false,
    arrows: '',
  });
  return `${location.origin}${location.pathname}#${fragment}`;
}
