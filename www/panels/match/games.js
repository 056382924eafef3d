// @ts-check
// The games of a match that are over: a list to open them from, and their PGN.
import { readMove } from '../../aside.js';
import * as game from '../../document.js';
import { action, h } from '../../dom.js';
import { download } from '../../position/parts.js';
import { Document as SafeDocument } from '../../shared/safe.js';
import { say } from '../../speech.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */
/** @typedef {typeof import('../../words/en/match.js').match} Words */

/** It has what the module's own document has. */
const Document = /** @type {typeof import('../../pkg/gridmate.js').Document} */ (/** @type {unknown} */ (SafeDocument));
const CLAIMS = ['threefold', 'fifty'];

/** @param {Plan} plan @param {Played} played */
function pgnOf(plan, { number, start, moves, first, end }) {
  const aside = new Document(start, '');
  try {
    let steps = 0;
    for (const uci of moves.split(' ').filter(Boolean)) {
      const { from, to, role } = readMove(uci);
      steps = aside.goOn(steps, from, to, role);
    }
    const [white, black] = first === 'w' ? [plan.first, plan.second] : [plan.second, plan.first];
    const tags = `[Event "Gridmate match, seed ${plan.seed}"]\n[Round "${number + 1}"]\n[White "${white}"]\n[Black "${black}"]\n`;
    return aside.gamePgn(tags, CLAIMS.includes(end) ? end : undefined) ?? '';
  } finally {
    aside.free();
  }
}

/** @param {Words} words */
export function gameList(words) {
  const list = h('ol', { class: 'games', id: 'match-list' });
  /** @type {Plan} */
  let plan;
  /** @type {Played[]} in order */
  let shown = [];
  /** @param {string} text @param {string} name */
  const save = (text, name) => download(new Blob([text], { type: 'application/x-chess-pgn' }), name);
  const all = action(words.allPgn, () => save(shown.map((played) => pgnOf(plan, played)).join('\n'), 'match.pgn'), { id: 'match-pgn' });
  const element = h('section', { class: 'card', 'aria-labelledby': 'match-games-title', hidden: true }, h('h2', { id: 'match-games-title' }, words.list), list, h('div', { class: 'row' }, all));

  /** @param {Played} played */
  function open(played) {
    game.loadPgn(pgnOf(plan, played));
    say(words.opened(played.number + 1));
  }

  /** @param {Played} played */
  function line(played) {
    const { number, result, end, first, moves } = played;
    const [white, black] = first === 'w' ? [plan.first, plan.second] : [plan.second, plan.first];
    const count = Math.ceil(moves.split(' ').length / 2);
    const told = h('span', { class: 'told' }, h('strong', {}, `${number + 1}. ${result.replaceAll('1/2', '½').replace('-', '–')}`), ` ${words.gameLine(words.player(white), words.player(black), words.ends[/** @type {keyof typeof words.ends} */ (end)] ?? end, count)}`);
    return h(
      'li',
      {},
      told,
      action(words.open, () => open(played), { class: 'open', 'aria-label': words.openGame(number + 1) }),
      action('PGN', () => save(pgnOf(plan, played), `game-${number + 1}.pgn`), { 'aria-label': words.gamePgn(number + 1) }),
    );
  }

  /** @param {Plan} nextPlan @param {Played[]} played in order */
  function show(nextPlan, played) {
    element.hidden = played.length === 0;
    const isOther = nextPlan !== plan;
    plan = nextPlan;
    if (isOther) {
      list.replaceChildren();
      shown = [];
    }
    // Lines stay as they are, so that the keyboard keeps its place.
    played.forEach((next, at) => {
      if (shown[at] === next) return;
      list.insertBefore(line(next), list.children[at] ?? null);
      shown.splice(at, 0, next);
    });
  }
  return { element, show };
}
