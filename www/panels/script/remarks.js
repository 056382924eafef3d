// @ts-check
// What there is to say about the script: place, token, what happened and why, with a button that puts it right.
import * as check from '../../document/check.js';
import { action, h, make, setAttribute, setText } from '../../ui/dom.js';
import { say } from '../../ui/speech.js';
import { isIgnored } from './steps.js';

await check.load();

/** More remarks than these are counted, not shown, until somebody asks for them. */
const SHOWN = 5;
const MOST = 50;
/** @type {Record<string, 'error' | 'odd' | 'info'>} */
const LOOKS = { error: 'error', warning: 'odd', info: 'info' };

/**
 * @param {typeof import('../../i18n/en/script.js').script} words
 * @param {HTMLTextAreaElement} box what they are about
 */
export function remarks(words, box) {
  const list = h('ul', { class: 'message', id: 'script-remarks', 'aria-label': words.remarks });
  const fixAll = action('', mendAll, { id: 'script-fix-all', class: 'push', hidden: true });
  let most = SHOWN;
  let told = '';
  let isMending = false;

  /** Shows the remarks, and says the first of them if they are new. @param {boolean} [aloud] */
  function show(aloud) {
    const { count, remarks: shown, isGame } = check.readRemarks(most);
    const items = shown.map(item);
    if (count > shown.length) items.push(rest(count - shown.length));
    list.replaceChildren(...items);
    fixAll.hidden = count === 0;
    setText(fixAll, isGame ? words.take : words.fixAll);
    const text = shown[0] ? words.told(count, shown[0].message) : told && words.clean;
    if (aloud && text !== told && text && !isMending) say(text);
    told = shown[0] ? text : '';
  }

  /** @param {ReturnType<typeof check.readRemarks>['remarks'][number]} remark */
  function item({ token, start, end, severity, message, fix }) {
    const colon = message.indexOf(': ');
    const place = action(message.slice(0, colon), () => select(start, end), { class: 'place', title: words.select });
    const kind = severity === 'warning' && isIgnored(token) ? 'idle' : LOOKS[severity] ?? 'info';
    const made = h('li', { class: kind }, h('strong', {}, words.kinds[kind]), ' ', place, message.slice(colon));
    if (fix !== undefined) made.append(' ', action(words.fix(fix), () => mend(() => check.fix(token)), { class: 'fix' }));
    return made;
  }

  /** @param {number} count */
  function rest(count) {
    const text = words.more(count);
    if (most >= MOST) return make('li', 'more', text);
    const more = action(text, () => {
      const last = list.childElementCount - 1;
      most = MOST;
      show();
      list.children[last]?.querySelector('button')?.focus();
    });
    return h('li', { class: 'more' }, more);
  }

  /** Selects a part of the script, where a person sees it. @param {number} start @param {number} end */
  function select(start, end) {
    // To get the keyboard brings the caret into view, and not the end of what is selected.
    box.blur();
    box.setSelectionRange(start, start);
    box.focus();
    box.setSelectionRange(start, end);
  }

  /** Makes a change by a button; the keyboard goes to the next button of that kind, or to the script. @param {() => void} change */
  function mend(change) {
    change();
    const next = list.querySelector('.fix');
    if (next instanceof HTMLElement) next.focus();
    else box.focus();
  }

  /** Puts all of it right, and says what that was. */
  function mendAll() {
    isMending = true;
    const counts = check.fixAll();
    isMending = false;
    if (!counts) return;
    const [rewritten = 0, removed = 0, separators = 0] = counts;
    const text = words.fixed(rewritten, removed, separators);
    list.append(make('li', 'done', text));
    box.focus();
    say(text);
  }

  /** Says that what was written cannot be a script. @param {string} text */
  function refuse(text) {
    list.replaceChildren(make('li', 'error', text));
    setAttribute(box, 'aria-invalid', 'true');
    say(text);
  }

  const calm = () => {
    most = SHOWN;
  };
  return { list, fixAll, show, refuse, calm };
}
