// @ts-check
// The games of a match that are over: a list to open them from, to keep them as PGN and to share them.
import * as notation from '../../document/notation.js';
import { flash } from '../../ui/copy.js';
import { action, h } from '../../ui/dom.js';
import { download } from '../../ui/download.js';
import { say } from '../../ui/speech.js';
import { tell } from '../../board/hand.js';
import { linkTo, pgnOf, sides } from './record.js';

/** @typedef {import('./state.js').Plan} Plan */
/** @typedef {import('./state.js').Played} Played */
/** @typedef {typeof import('../../i18n/en/match.js').match} Words */

/** @type {Record<string, string>} */
const LOOKS = { '1-0': 'w', '0-1': 'b' };

/** @param {Words} words */
export function gameList(words) {
  const list = h('ol', { class: 'match-games', id: 'match-list' });
  /** @type {Plan} */
  let plan;
  /** @type {Played[]} in order */
  let shown = [];
  /** @param {Played[]} games @param {string} name */
  async function save(games, name) {
    if (!(await notation.loadOrTell(tell))) return;
    const texts = games.map((played) => pgnOf(plan, played));
    download(new Blob([texts.join('\n')], { type: 'application/x-chess-pgn' }), name);
  }
  const all = action(words.allPgn, () => void save(shown, 'match.pgn'), { id: 'match-pgn' });
  const shared = h('input', { type: 'text', id: 'match-shared', class: 'code', readOnly: true, hidden: true, 'aria-label': words.address });
  const element = h(
    'section',
    { class: 'card', 'aria-labelledby': 'match-games-title', hidden: true },
    h('div', { class: 'games-head' }, h('h2', { id: 'match-games-title' }, words.list), all),
    shared,
    list,
  );

  /** @param {Played} played */
  async function open(played) {
    if (!(await notation.loadOrTell(tell))) return;
    notation.loadPgn(pgnOf(plan, played));
    say(words.opened(played.number + 1));
  }

  /** @param {Played} played @param {HTMLElement} control */
  async function share(played, control) {
    const link = linkTo(played);
    shared.value = link;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Where copying is not allowed, the address is there to be copied by hand.
      shared.hidden = false;
      shared.focus();
      shared.select();
      return say(words.shown);
    }
    flash(control, words.copied);
    say(words.linkCopied(played.number + 1));
  }

  /** @param {Played} played */
  function line(played) {
    const { number, result, end, moves } = played;
    const [white, black] = sides(plan, played);
    const count = Math.ceil(moves.split(' ').length / 2);
    const link = action(words.link, () => void share(played, link), { class: 'share', 'aria-label': words.linkGame(number + 1) });
    return h(
      'li',
      {},
      h('span', { class: 'place' }, String(number + 1)),
      ' ',
      h('span', { class: `score ${LOOKS[result] ?? ''}` }, result.replaceAll('1/2', '½').replace('-', '–')),
      ' ',
      h('span', { class: 'told' }, h('span', {}, words.pairing(words.player(white), words.player(black))), ' ', h('span', { class: 'muted' }, words.gameEnd(words.ends[/** @type {keyof typeof words.ends} */ (end)] ?? end, count))),
      h(
        'span',
        { class: 'acts' },
        action(words.open, () => void open(played), { class: 'open', 'aria-label': words.openGame(number + 1) }),
        action('PGN', () => void save([played], `game-${number + 1}.pgn`), { 'aria-label': words.gamePgn(number + 1) }),
        link,
      ),
    );
  }

  /** @param {Plan} nextPlan @param {Played[]} played in order */
  function show(nextPlan, played) {
    element.hidden = played.length === 0;
    const isOther = nextPlan !== plan;
    plan = nextPlan;
    if (isOther) {
      list.replaceChildren();
      shared.hidden = true;
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
