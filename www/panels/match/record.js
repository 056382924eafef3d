// @ts-check
// A game of a match as others take it: as PGN, and as a link.
import { aside } from '../../document/aside.js';
import { gamePgn } from '../../document/notation.js';
import { encode } from '../../document/links/code.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */

const CLAIMS = ['threefold', 'fifty'];

/** @template T @param {Played} played @param {(document: import('../../pkg/gridmate.js').Document) => T} question about the game, played to its end */
const replay = ({ start, moves }, question) => aside(start, moves.split(' ').filter(Boolean), question);

/** Who has the white pieces, and who the black. @param {Plan} plan @param {Played} played @returns {[string, string]} */
export const sides = ({ first, second }, played) => (played.first === 'w' ? [first, second] : [second, first]);

/** @param {Plan} plan @param {Played} played */
export function pgnOf(plan, played) {
  const [white, black] = sides(plan, played);
  const tags = `[Event "Gridmate match, seed ${plan.seed}"]\n[Round "${played.number + 1}"]\n[White "${white}"]\n[Black "${black}"]\n`;
  return replay(played, ({ start, text }) => gamePgn(start, text, false, tags, CLAIMS.includes(played.end) ? played.end : undefined));
}

/** The address of this page with the game. @param {Played} played */
export function linkTo(played) {
  const fragment = encode({ bytes: replay(played, (document) => document.bytes()), panel: '', flipped: false });
  return `${location.origin}${location.pathname}#${fragment}`;
}
