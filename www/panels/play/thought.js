// @ts-check
// What the computer thinks, in figures and as a line of moves.
import { tellLine } from '../../document/aside.js';
import { h, make, setText } from '../../ui/dom.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';
import { partsOf } from './state.js';

const { thinking: words, meter: meterWords } = await translated('play', english);
/** So many moves of its line are told. */
const LINE_MOVES = 8;

const names = /** @type {const} */ (['depth', 'positions', 'speed', 'score']);
const figures = new Map(names.map((name) => [name, make('dd')]));
const line = make('p', 'line');
const lineTitle = make('p', 'muted');
const by = make('span', 'muted');
const list = h('dl', { class: 'figures' }, ...names.map((name) => h('div', {}, make('dt', '', words[name]), figures.get(name) ?? '')));
export const thoughts = h(
  'details',
  { class: 'thoughts', open: true },
  h('summary', {}, words.title, ' ', by),
  list,
  lineTitle,
  line,
);
let drawn = '';

/**
 * @param {import('./asking.js').Told | undefined} told
 * @param {boolean} hasScore whether its score is shown: not beside the evaluation, which may say another
 */
export function showThought(told, hasScore) {
  thoughts.hidden = !told;
  if (!told) return;
  const { fen, player, depth, nodes, elapsed, score, mateIn } = told;
  const turn = fen.split(' ')[1] ?? 'w';
  const sign = turn === 'w' ? 1 : -1;
  const isStrong = partsOf(player).kind === 'level';
  const texts = {
    depth: String(depth),
    positions: words.count(nodes),
    speed: words.perSecond(nodes, elapsed),
    score: isStrong ? meterWords.words(sign * score, mateIn === undefined ? undefined : sign * mateIn) : words.points(score),
  };
  setText(by, words.by(player, turn));
  setText(lineTitle, isStrong ? words.line : words.move);
  for (const [name, element] of figures) setText(element, texts[name]);
  const figure = figures.get('score')?.parentElement;
  if (figure) figure.hidden = !hasScore;
  const wanted = `${fen} ${told.line}`;
  if (wanted === drawn) return;
  drawn = wanted;
  setText(line, tellLine(fen, told.line, LINE_MOVES).text);
}
