// @ts-check
// What is settled before anything is drawn: the colours and the language. By the system or the browser, or by the
// reader, whose choice is remembered. A classic script, since a module would run after the first paint.
// And what a person does before anybody listens is kept until somebody does.
(() => {
  const root = document.documentElement;

  /** @param {string} key */
  const remembered = (key) => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      // A browser that blocks storage throws.
      return '';
    }
  };

  /** A language is a line here and a folder of i18n. @type {typeof gridmateLanguages} */
  const languages = {
    en: ['English', 'KQRBN'],
    de: ['Deutsch', 'KDTLS', () => import('../i18n/de/index.js')],
    es: ['Español', 'RDTAC', () => import('../i18n/es/index.js')],
  };
  globalThis.gridmateLanguages = languages;
  const wished = [remembered('gridmate.language'), ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
  const language = wished.find((tag) => tag in languages) ?? 'en';
  root.lang = language;
  // The page is not shown until i18n/words.js has put this language in the place of English.
  globalThis.gridmateWords = languages[language]?.[2]?.();
  root.classList.toggle('foreign', language !== 'en');
  // Room for the bars of a game that goes on.
  root.classList.toggle('bars', remembered('gridmate.bars') === 'true');
  globalThis.gridmateLetters = remembered('gridmate.letters');

  const KEY = 'gridmate.theme';
  const CHOICES = ['system', 'light', 'dark'];
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  let choice = remembered(KEY);

  const apply = () => {
    if (!CHOICES.includes(choice)) choice = 'system';
    const isDark = choice === 'dark' || (choice === 'system' && systemIsDark.matches);
    root.dataset.theme = isDark ? 'dark' : 'light';
    const color = isDark ? '#14161a' : '#faf7f1';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
    /** @type {HTMLElement | null} */
    const name = document.querySelector('#theme-name');
    if (name) name.textContent = name.dataset[choice] ?? '';
    // Whoever draws with these colours draws anew.
    root.dispatchEvent(new Event('themechange'));
  };

  const next = () => {
    choice = CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length] ?? '';
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // It then lasts as long as the page.
    }
    apply();
  };

  apply();
  systemIsDark.addEventListener('change', apply);
  // A script that is missing or not understood: the page says so, and offers to try again.
  const fail = (/** @type {ErrorEvent | Event} */ event) => {
    const isOurs = event.target instanceof HTMLScriptElement || ('error' in event && event.error instanceof SyntaxError);
    if (!isOurs || 'ready' in root.dataset) return;
    root.dataset.failed = '';
    root.classList.remove('foreign');
    document.querySelector('#failure')?.removeAttribute('hidden');
  };
  addEventListener('error', fail, true);

  /** Whether a key does something: on the board nearly each does, elsewhere those that go from step to step. @param {KeyboardEvent} event @param {Element} target */
  const isMeant = ({ key, altKey, ctrlKey, metaKey }, target) =>
    !altKey && (ctrlKey || metaKey ? /^(z|y|Home|End)$/i : target.closest('#board') ? /^(.|Arrow.+|E.+|Home|Delete|Backspace)$/ : target.closest('.strip, #moves') ? /^Arrow|Home|End/ : /Left|Right|Home|End/).test(key);
  globalThis.gridmateWaiting = [];
  /** Keeps a click or a key that nobody would answer yet; waiting.js does it again. @param {MouseEvent | KeyboardEvent} event */
  const keep = (event) => {
    const target = /** @type {Element} */ (event.target);
    // The board listens before all others do.
    if (root.matches('[data-complete], [data-failed]') || (root.matches('[data-ready]') && target.closest('#board'))) return;
    if (!('key' in event ? isMeant(event, target) : target.closest('button:not(#theme), input, #board'))) return;
    event.preventDefault();
    event.stopPropagation();
    globalThis.gridmateWaiting?.push(event);
  };
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);

  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('#failure-retry')?.addEventListener('click', () => location.reload());
    const button = document.querySelector('#theme');
    button?.addEventListener('click', next);
    button?.removeAttribute('hidden');
    apply();
  });
})();
