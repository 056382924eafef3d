// @ts-check
// The time of a game, as a person agrees to it in the form: none, one of the usual ones, or an own one.
import { h, setText } from '../dom.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';

/** @typedef {import('./state.js').Allowance} Allowance */

const { clock: words } = await translated('play', english);
/** Minutes, and seconds for each move. */
const PRESETS = [[1, 0], [3, 2], [5, 0], [10, 5], [15, 10], [30, 0]];
const MOST_MINUTES = 180;
const MOST_SECONDS = 180;
const FIRST = { minutes: 20, seconds: 5 };

/** @param {string} id @param {string} label @param {number} value @param {number} most @param {string} step */
function field(id, label, value, most, step) {
  const input = h('input', { type: 'number', id, inputMode: 'decimal', min: '0', max: String(most), step, value: String(value) });
  const name = h('span', {}, label);
  return { element: h('label', { class: 'field' }, name, input), input, name };
}

/** Minutes and seconds that can be typed. @param {string} id */
function own(id) {
  const minutes = field(`${id}-minutes`, words.minutes, FIRST.minutes, MOST_MINUTES, 'any');
  const increment = field(`${id}-increment`, words.increment, FIRST.seconds, MOST_SECONDS, '1');
  return {
    element: h('div', { class: 'row' }, minutes.element, increment.element),
    /** @param {{ minutes: string, increment: string }} labels */
    name(labels) {
      setText(minutes.name, labels.minutes);
      setText(increment.name, labels.increment);
    },
    /** @returns {Allowance | undefined} nothing, if that is no time */
    value() {
      const [base, added] = [minutes.input.valueAsNumber, increment.input.valueAsNumber];
      const isTime = base >= 0 && base <= MOST_MINUTES && added >= 0 && added <= MOST_SECONDS && base + added > 0;
      // Whoever begins with nothing has the first move's seconds.
      return isTime ? { base: Math.round(base * 60_000) || added * 1000, increment: Math.round(added * 1000) } : undefined;
    },
  };
}

/**
 * The choice of a clock.
 * @returns {{ element: HTMLElement, show: (hasPerson: boolean) => void, value: (person: 'w' | 'b' | undefined) => import('./state.js').Duel['time'] }}
 *   the value throws a problem, if what was typed is no time
 */
export function clockSetting() {
  const name = 'opponent-clock';
  const choices = [
    ['none', words.none],
    ...PRESETS.map(([minutes = 0, seconds = 0]) => [`${minutes}+${seconds}`, words.preset(minutes, seconds)]),
    ['own', words.own],
  ];
  const inputs = choices.map(([value]) => h('input', { type: 'radio', name, value }));
  const chips = inputs.map((input, index) => h('label', {}, input, h('span', {}, choices[index]?.[1] ?? '')));
  if (inputs[0]) inputs[0].checked = true;
  const head = h('span', { class: 'setting-name', id: `${name}-title` }, words.title);
  const about = h('p', { class: 'muted' }, words.about);
  const mine = own(`${name}-own`);
  const its = own(`${name}-its`);
  const box = h('input', { type: 'checkbox', id: `${name}-handicap` });
  const handicap = h('label', { class: 'check' }, box, words.handicap);
  const chosen = () => inputs.find((input) => input.checked)?.value ?? 'none';

  return {
    element: h(
      'div',
      { class: 'setting' },
      head,
      h('div', { class: 'chips', role: 'radiogroup', 'aria-labelledby': head.id }, ...chips),
      mine.element,
      its.element,
      handicap,
      about,
    ),
    show(hasPerson) {
      const isOwn = chosen() === 'own';
      const isUnequal = isOwn && hasPerson && box.checked;
      mine.element.hidden = !isOwn;
      handicap.hidden = !isOwn || !hasPerson;
      its.element.hidden = !isUnequal;
      about.hidden = chosen() === 'none';
      mine.name(isUnequal ? words.yours : words);
      its.name(words.its);
    },
    value(person) {
      if (chosen() === 'none') return undefined;
      const [minutes, seconds] = chosen().split('+').map(Number);
      const known = chosen() === 'own' ? mine.value() : { base: (minutes ?? 0) * 60_000, increment: (seconds ?? 0) * 1000 };
      const other = its.element.hidden ? known : its.value();
      if (!known || !other) throw Object.assign(new Error(words.wrong), { code: 'no-time' });
      return person === 'b' ? { w: other, b: known } : { w: known, b: other };
    },
  };
}

/** @param {Allowance} allowance */
const control = ({ base, increment }) => `${Math.round(base / 1000)}+${Math.round(increment / 1000)}`;

/** What a PGN says about the time. @param {import('./state.js').Duel['time']} time */
export function timeTags(time) {
  if (!time) return '';
  const [white, black] = [control(time.w), control(time.b)];
  const both = `[TimeControl "${white}"]\n`;
  return white === black ? both : `${both}[WhiteTimeControl "${white}"]\n[BlackTimeControl "${black}"]\n`;
}
