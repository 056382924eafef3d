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
      return '';
    }
  };

  /** @type {Record<string, () => Promise<typeof import('./words/de/index.js')>>} the languages besides English */
  const languages = { de: () => import('./words/de/index.js') };
  const wished = [remembered('gridmate.language'), ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
  const language = wished.find((tag) => tag === 'en' || tag in languages) ?? 'en';
  root.lang = language;
  // The page is not shown until words.js has put this language in the place of English.
  globalThis.gridmateWords = languages[language]?.();
  // Asked for again when it is wanted; it comes beside the scripts, and not after them.
  if (language === 'en') void import('./words/en/page.js').catch(() => {});
  root.classList.toggle('foreign', language !== 'en');
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

  globalThis.gridmateWaiting = [];
  /** Keeps a click or a key that nobody would answer yet; late.js does it again. @param {MouseEvent | KeyboardEvent} event */
  const keep = (event) => {
    if (root.matches('[data-complete], [data-failed]')) return;
    const target = /** @type {Element} */ (event.target);
    if (!('key' in event ? /Left|Right|Home|End/.test(event.key) : target.closest('button:not(#theme), input, #board'))) return;
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
