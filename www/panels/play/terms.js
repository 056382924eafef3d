// @ts-check
// The time of a game, as a person agrees to it in the form: none, one of the usual ones, or an own one.
import { h, setText } from '../../ui/dom.js';
import { choice, numberField, tick } from '../../ui/field.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';

/** @typedef {import('./state.js').Allowance} Allowance */

const { clock: words } = await translated('play', english);
/** Minutes, and seconds for each move. */
const PRESETS = [[1, 0], [3, 2], [5, 0], [10, 5], [15, 10], [30, 0]];
const MOST_MINUTES = 180;
const MOST_SECONDS = 180;
const FIRST = { minutes: 20, seconds: 5 };

/** Minutes and seconds that can be typed. @param {string} id */
function own(id) {
  const minutes = numberField(`${id}-minutes`, words.minutes, 0, MOST_MINUTES, { step: 'any', inputMode: 'decimal', value: String(FIRST.minutes) }, 'field');
  const increment = numberField(`${id}-increment`, words.increment, 0, MOST_SECONDS, { value: String(FIRST.seconds) }, 'field');
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
 * @returns {{ element: HTMLElement, show: (hasPerson: boolean) => void, value: (person: 'w' | 'b' | undefined) => import('./state.js').Game['time'] }}
 *   the value throws a problem, if what was typed is no time
 */
export function clockSetting() {
  const name = 'game-clock';
  const presets = PRESETS.map(([minutes = 0, seconds = 0]) => [`${minutes}+${seconds}`, words.preset(minutes, seconds)]);
  const { element, value: chosen } = choice(name, words.title, { none: words.none, ...Object.fromEntries(presets), own: words.own }, undefined, 'chips');
  const about = h('p', { class: 'muted' }, words.about);
  const mine = own(`${name}-own`);
  const its = own(`${name}-its`);
  const handicap = tick(`${name}-handicap`, words.handicap);
  element.append(mine.element, its.element, handicap.element, about);

  return {
    element,
    show(hasPerson) {
      const isOwn = chosen() === 'own';
      const isUnequal = isOwn && hasPerson && handicap.input.checked;
      mine.element.hidden = !isOwn;
      handicap.element.hidden = !isOwn || !hasPerson;
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

/** Names and values, as PGN has them. @typedef {[name: string, value: string][]} Tags */

/** What a PGN says about the time. @param {import('./state.js').Game['time']} time @returns {Tags} */
export function timeTags(time) {
  if (!time) return [];
  const [white, black] = [control(time.w), control(time.b)];
  /** @type {Tags} */
  const tags = [['TimeControl', white]];
  return white === black ? tags : [...tags, ['WhiteTimeControl', white], ['BlackTimeControl', black]];
}
