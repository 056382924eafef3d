// @ts-check
// What a new game against the computer is to be: which side, from where, against whom, on which clock, with what help.
import * as doc from '../../document/document.js';
import { h, make, setText } from '../../ui/dom.js';
import { choice, tick } from '../../ui/field.js';
import { readSetting, writeSetting } from '../../ui/settings.js';
import { drawing } from './drawing.js';
import { playerPicker } from './picker.js';
import { clockSetting } from './terms.js';
import { translated } from '../../i18n/words.js';
import * as english from '../../i18n/en/play.js';

const { game: words } = await translated('play', english);
/** What was chosen the last time. */
const KEY = 'gridmate.new-game.1';

/** @typedef {import('./state.js').Game} Game */
/** @typedef {Pick<Game, 'w' | 'b' | 'time' | 'help'> & { load: (tags: import('./terms.js').Tags) => void }} Plan */

/**
 * The settings of a form that are remembered: not the position of one moment, nor the number that was drawn, nor that help is
 * forbidden, which somebody else may have wished.
 * @param {HTMLFormElement} form
 */
const settings = (form) =>
  Array.from(form.querySelectorAll('input')).filter(({ id, value }) => !['game-help', 'game-number'].includes(id) && value !== 'here');

/** @param {HTMLInputElement} input */
const keyOf = ({ id, value }) => id || value;

/** @param {HTMLInputElement} input */
const canBeTicked = ({ type }) => type === 'radio' || type === 'checkbox';

/** Remembers what is chosen. @param {HTMLFormElement} form */
function remember(form) {
  const chosen = settings(form).map((input) => [keyOf(input), canBeTicked(input) ? input.checked : input.value]);
  writeSetting(KEY, Object.fromEntries(chosen));
}

/** Chooses what was chosen the last time, as far as that can still be chosen. @param {HTMLFormElement} form */
function recall(form) {
  const kept = /** @type {Record<string, unknown>} */ (readSetting(KEY) ?? {});
  for (const input of settings(form)) {
    const value = kept[keyOf(input)];
    const before = input.value;
    if (canBeTicked(input)) {
      if (value === true || (value === false && input.type === 'checkbox')) input.checked = value;
    } else if (typeof value === 'string' && value.trim() !== '') {
      input.value = value;
      if (!input.value || !input.validity.valid) input.value = before;
    }
  }
}

/**
 * The form. Calls back with the plan, or when nothing is to begin.
 * @param {(plan: Plan) => void} onStart
 * @param {() => void} onCancel
 */
export function newGameForm(onStart, onCancel) {
  const form = make('form', 'new-game');
  const side = choice('game-side', words.side, words.sides);
  const from = choice('game-from', words.from, words.starts);
  const first = playerPicker('level');
  const second = playerPicker('level-other');
  const problem = make('p', 'problem');
  problem.setAttribute('role', 'alert');
  const drawn = drawing((text) => setText(problem, text));
  const clock = clockSetting();
  const lock = tick('game-help', words.help, { 'aria-describedby': 'game-help-means' });
  const lockMeans = h('p', { class: 'muted', id: 'game-help-means' }, words.helpMeans);
  const help = h('div', { class: 'setting' }, lock.element, lockMeans);
  const start = make('button', 'primary', words.start);
  start.id = 'game-start';
  const cancel = make('button', '', words.cancel);
  cancel.type = 'button';
  const ends = make('div', 'row');
  ends.append(start, cancel);
  form.noValidate = true;
  form.append(side.element, from.element, drawn.element, first.element, second.element, clock.element, help, problem, ends);

  const show = () => {
    const watches = side.value() === 'watch';
    drawn.show(from.value() === 'chess960');
    second.element.hidden = !watches;
    first.show(watches ? 'w' : undefined);
    second.show('b');
    clock.show(!watches);
    help.hidden = watches;
    lockMeans.hidden = !lock.input.checked;
  };

  /** @param {import('./terms.js').Tags} tags */
  const load = (tags) => {
    const view = doc.current();
    const start = from.value();
    if (start === 'chess960') return doc.beginGame(drawn.value(), tags);
    if (start === 'here' && (view.reasons.length > 0 || view.end)) throw Object.assign(new Error(words.notLegal), { code: 'no-game' });
    doc.beginGame(start, tags);
  };

  const submit = async () => {
    // Whoever is fast gets the start that is being drawn.
    if (from.value() === 'chess960') await drawn.settled();
    const chosen = side.value();
    const own = chosen === 'random' ? (Math.random() < 0.5 ? 'w' : 'b') : chosen;
    const rival = first.value();
    const person = own === 'watch' ? undefined : own;
    const players = own === 'watch' ? { w: rival, b: second.value() } : { w: own === 'w' ? '' : rival, b: own === 'b' ? '' : rival };
    try {
      setText(problem, '');
      remember(form);
      onStart({ ...players, time: clock.value(person), help: person && lock.input.checked ? 'locked' : 'free', load });
    } catch (error) {
      setText(problem, doc.sentence(error));
    }
  };

  recall(form);
  first.settle();
  second.settle();
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onCancel();
  });
  cancel.addEventListener('click', onCancel);
  return {
    element: form,
    show,
    startFrom(/** @type {number} of Chess960 */ chosen) {
      drawn.choose(chosen);
      from.choose('chess960');
    },
    /** Draws anew what is drawn. */
    renew: drawn.renew,
    focus: () => form.querySelector('input')?.focus(),
  };
}
