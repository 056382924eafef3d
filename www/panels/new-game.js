// @ts-check
// What a new game against the computer is to be: which side, from where, at which level, on which clock, with what help.
import * as game from '../document.js';
import { h, make, setAttribute, setText } from '../dom.js';
import * as engine from '../engine.js';
import { readKey, storeQuietly } from '../keep.js';
import { TOP_LEVEL } from '../opponent/state.js';
import { clockSetting } from '../opponent/terms.js';
import { translated } from '../words.js';
import * as english from '../words/en/play.js';

const { opponent: words } = await translated('play', english);
/** What was chosen the last time. */
const KEY = 'gridmate.new-game.1';
const STANDARD = 518;
const FIRST_LEVEL = 3;

/** @typedef {import('../opponent/state.js').Duel} Duel */
/** @typedef {Pick<Duel, 'w' | 'b' | 'time' | 'help'> & { load: (tags: string) => void }} Plan a level for each side, 0 for a person */

/**
 * One of several, as radio buttons.
 * @template {string} K
 * @param {string} title
 * @param {Record<K, string>} names
 */
function choice(title, names) {
  const group = make('div', 'setting');
  const head = make('span', 'setting-name', title);
  const list = make('div', 'choice');
  head.id = `setting-${title.replaceAll(' ', '-').toLowerCase()}`;
  list.setAttribute('role', 'radiogroup');
  list.setAttribute('aria-labelledby', head.id);
  const inputs = Object.entries(names).map(([value, name]) => {
    const label = make('label');
    const input = make('input');
    Object.assign(input, { type: 'radio', name: head.id, value });
    label.append(input, make('span', '', /** @type {string} */ (name)));
    list.append(label);
    return input;
  });
  if (inputs[0]) inputs[0].checked = true;
  group.append(head, list);
  return {
    element: group,
    value: () => /** @type {K} */ (inputs.find((input) => input.checked)?.value),
    choose: (/** @type {K} */ value) => inputs.find((input) => input.value === value)?.click(),
  };
}

/** A level, as a slider with its meaning. @param {string} id */
function slider(id) {
  const group = make('div', 'setting level');
  const label = make('label', 'setting-name');
  const input = make('input');
  const text = make('output', 'level-text');
  const means = make('p', 'muted');
  Object.assign(input, { type: 'range', id, min: '1', max: String(TOP_LEVEL), step: '1', value: String(FIRST_LEVEL) });
  label.htmlFor = id;
  text.htmlFor.add(id);
  const show = () => {
    const shown = words.levelText(input.valueAsNumber, engine.rating(input.valueAsNumber));
    setText(text, shown);
    setText(means, words.levelMeans(input.valueAsNumber));
    setAttribute(input, 'aria-valuetext', shown);
  };
  input.addEventListener('input', show);
  group.append(label, text, input, means);
  return { element: group, label, input, show };
}

/**
 * The settings of a form that are remembered: not the position of one moment, nor that help is forbidden, which somebody
 * else may have wished.
 * @param {HTMLFormElement} form
 */
const settings = (form) => Array.from(form.querySelectorAll('input')).filter(({ id, value }) => id !== 'opponent-help' && value !== 'here');

/** @param {HTMLInputElement} input */
const keyOf = ({ type, id, value }) => (type === 'radio' ? value : id);

/** @param {HTMLInputElement} input */
const canBeTicked = ({ type }) => type === 'radio' || type === 'checkbox';

/** Remembers what is chosen. @param {HTMLFormElement} form */
function remember(form) {
  const chosen = settings(form).map((input) => [keyOf(input), canBeTicked(input) ? input.checked : input.value]);
  storeQuietly(KEY, JSON.stringify(Object.fromEntries(chosen)));
}

/** Chooses what was chosen the last time, as far as that can still be chosen. @param {HTMLFormElement} form */
function recall(form) {
  const kept = /** @type {Record<string, unknown>} */ (readKey(KEY) ?? {});
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
  const side = choice(words.side, words.sides);
  const from = choice(words.from, words.starts);
  const level = slider('level');
  const other = slider('level-other');
  const field = make('label', 'field', `${words.number} `);
  const number = make('input');
  Object.assign(number, { type: 'number', id: 'opponent-number', inputMode: 'numeric', min: '0', max: '959', step: '1', value: String(STANDARD) });
  field.append(number);
  const dice = make('button', '', words.random);
  dice.type = 'button';
  const numbering = make('div', 'row');
  numbering.append(field, dice);
  const clock = clockSetting();
  const lock = h('input', { type: 'checkbox', id: 'opponent-help', 'aria-describedby': 'opponent-help-means' });
  const lockMeans = h('p', { class: 'muted', id: 'opponent-help-means' }, words.helpMeans);
  const help = h('div', { class: 'setting' }, h('label', { class: 'check' }, lock, words.help), lockMeans);
  const problem = make('p', 'problem');
  problem.setAttribute('role', 'alert');
  const start = make('button', 'primary', words.start);
  start.id = 'opponent-start';
  const cancel = make('button', '', words.cancel);
  cancel.type = 'button';
  const ends = make('div', 'row');
  ends.append(start, cancel);
  form.noValidate = true;
  form.append(side.element, from.element, numbering, level.element, other.element, clock.element, help, problem, ends);

  const show = () => {
    const watches = side.value() === 'watch';
    numbering.hidden = from.value() !== 'chess960';
    other.element.hidden = !watches;
    setText(level.label, watches ? words.levelOf('w') : words.level);
    setText(other.label, words.levelOf('b'));
    level.show();
    other.show();
    clock.show(!watches);
    help.hidden = watches;
    lockMeans.hidden = !lock.checked;
  };

  /** @param {string} tags */
  const load = (tags) => {
    const view = game.current();
    if (from.value() === 'standard') return game.loadStart(tags);
    if (from.value() === 'chess960') return game.loadChess960(number.value.trim() === '' ? Number.NaN : number.valueAsNumber, tags);
    if (view.reasons.length > 0 || view.end) throw Object.assign(new Error(words.notLegal), { code: 'no-game' });
    if (view.ply < view.length) game.truncate(view.ply);
  };

  const submit = () => {
    const chosen = side.value();
    const own = chosen === 'random' ? (Math.random() < 0.5 ? 'w' : 'b') : chosen;
    const [first, second] = [level.input.valueAsNumber, other.input.valueAsNumber];
    const person = own === 'watch' ? undefined : own;
    const levels = own === 'watch' ? { w: first, b: second } : { w: own === 'w' ? 0 : first, b: own === 'b' ? 0 : first };
    try {
      setText(problem, '');
      remember(form);
      onStart({ ...levels, time: clock.value(person), help: person && lock.checked ? 'locked' : 'free', load });
    } catch (error) {
      setText(problem, game.sentence(error));
    }
  };

  recall(form);
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onCancel();
  });
  dice.addEventListener('click', () => {
    number.value = String(game.randomNumber());
  });
  cancel.addEventListener('click', onCancel);
  return {
    element: form,
    show,
    startFrom(/** @type {number} of Chess960 */ chosen) {
      from.choose('chess960');
      number.value = String(chosen);
    },
    focus: () => form.querySelector('input')?.focus(),
  };
}
