// @ts-check
// What the games of a match come to: points by player and by colour, why they ended, and what that is in Elo.
import { matchElo } from '../../engine/engine.js';
import { h } from '../../ui/dom.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */
/** @typedef {typeof import('../../i18n/en/match.js').match} Words */
/** @typedef {{ won: number, drawn: number, lost: number }} Score */
/** @typedef {{ games: number, elo: number, low: number, high: number }} Point */

/** The curve has no more points than these. */
const POINTS = 100;

/** The points of the first player, doubled. @param {Played} game */
function pointsOf({ result, first }) {
  if (result === '1/2-1/2') return 1;
  return (result === '1-0') === (first === 'w') ? 2 : 0;
}

/** @param {Played[]} played @returns {Score} */
export function scoreOf(played) {
  const score = { won: 0, drawn: 0, lost: 0 };
  for (const game of played) score[/** @type {const} */ (['lost', 'drawn', 'won'])[pointsOf(game)] ?? 'drawn'] += 1;
  return score;
}

/** @param {Score} score @returns {Score} */
const turned = ({ won, drawn, lost }) => ({ won: lost, drawn, lost: won });

/** Elo after more and more games; of a match in pairs, after each pair. @param {Plan} plan @param {Played[]} played @returns {Point[]} */
export function curve({ swap }, played) {
  const step = swap ? 2 : 1;
  const stride = step * Math.max(1, Math.ceil(played.length / step / POINTS));
  const pairs = [0, 0, 0, 0, 0];
  const counts = [0, 0, 0];
  /** @type {Point[]} */
  const points = [];
  const last = swap && played.length > 1 ? played.length - (played.length % 2) : played.length;
  let before = 0;
  played.forEach((game, at) => {
    const own = pointsOf(game);
    counts[own] = (counts[own] ?? 0) + 1;
    const games = at + 1;
    const isWhole = !swap || games % 2 === 0;
    if (swap && isWhole) pairs[before + own] = (pairs[before + own] ?? 0) + 1;
    before = own;
    if (games !== last && (!isWhole || games % stride !== 0)) return;
    if (games > last) return;
    const [elo = 0, low = 0, high = 0] = matchElo(counts[2] ?? 0, counts[1] ?? 0, counts[0] ?? 0, new Uint32Array(swap && isWhole ? pairs : []));
    points.push({ games, elo, low, high });
  });
  return points;
}

/** The games without gaps, so that pairs stay together. @param {Played[]} played in order */
export function unbroken(played) {
  const gap = played.findIndex(({ number }, at) => number !== at);
  return gap < 0 ? played : played.slice(0, gap);
}

/** @typedef {[name: string, ...cells: string[]]} Line */

/**
 * @param {string} caption
 * @param {string[]} heads
 * @param {Line[][]} groups what belongs together; the first line of several is above the others
 */
export function table(caption, heads, groups) {
  const head = heads.map((name, at) => h('th', { scope: 'col', class: at ? 'number' : undefined }, name));
  const bodies = groups.map((lines) => h('tbody', {}, ...lines.map(([name, ...cells], at) => {
    const look = at > 0 ? 'part' : lines.length > 1 ? 'whole' : undefined;
    return h('tr', { class: look }, h('th', { scope: 'row' }, name), ...cells.map((cell) => h('td', { class: 'number' }, cell)));
  })));
  return h('table', {}, h('caption', {}, caption), h('thead', {}, h('tr', {}, ...head)), ...bodies);
}

/** @param {Score} one @param {Score} other @returns {Score} */
const sum = (one, other) => ({ won: one.won + other.won, drawn: one.drawn + other.drawn, lost: one.lost + other.lost });

/** The tables of a match. @param {Words} words @param {Plan} plan @param {Played[]} played */
export function tables(words, { first, second }, played) {
  const row = (/** @type {string} */ name, /** @type {Score} */ score) => {
    const { won, drawn, lost } = score;
    const games = won + drawn + lost;
    return /** @type {Line} */ ([name, String(won), String(drawn), String(lost), games > 0 ? words.share((won + drawn / 2) / games) : '–']);
  };
  const asWhite = scoreOf(played.filter((game) => game.first === 'w'));
  const asBlack = scoreOf(played.filter((game) => game.first === 'b'));
  const white = sum(asWhite, turned(asBlack));
  /** @type {(name: string, place: number, white: Score, black: Score) => Line[]} */
  const group = (name, place, withWhite, withBlack) => [
    row(words.numbered(words.player(name), place), sum(withWhite, withBlack)),
    row(words.asWhite, withWhite),
    row(words.asBlack, withBlack),
  ];
  const reasons = new Map();
  for (const { end } of played) reasons.set(end, (reasons.get(end) ?? 0) + 1);
  const ends = [...reasons].sort(([, a], [, b]) => b - a);
  return [
    table(words.scores, words.scoreHeads, [
      group(first, 1, asWhite, asBlack),
      group(second, 2, turned(asBlack), turned(asWhite)),
      [row(words.white, white)],
      [row(words.black, turned(white))],
    ]),
    table(words.reasons, words.reasonHeads, ends.map(([end, count]) => [[words.ends[/** @type {keyof typeof words.ends} */ (end)] ?? end, String(count)]])),
  ];
}

/** How often each side lost, as the article counts. @param {Words} words @param {Played[]} played */
export function losers(words, played) {
  const lost = { '0-1': 0, '1-0': 0, '1/2-1/2': 0 };
  for (const { result } of played) lost[/** @type {keyof typeof lost} */ (result)] += 1;
  /** @type {Line[]} */
  const lines = [[words.white, String(lost['0-1'])], [words.black, String(lost['1-0'])], [words.nobody, String(lost['1/2-1/2'])]];
  return table(words.losers, words.loserHeads, lines.filter(([, count]) => count !== '0').map((line) => [line]));
}

/** Won, drawn and lost as parts of a bar; what is not played yet is empty. @param {Score} score @param {number} games */
export function bar({ won, drawn, lost }, games) {
  const parts = Object.entries({ won, drawn, lost }).filter(([, count]) => count > 0).map(([name, count]) => {
    const part = h('span', { class: name }, h('b', {}, String(count)));
    part.style.setProperty('--part', `${(count / games) * 100}%`);
    return part;
  });
  return h('div', { class: 'tally', 'aria-hidden': 'true' }, ...parts);
}
