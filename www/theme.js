// @ts-check
// The colours, chosen before anything is drawn: by the system, or by the Theme button, which the browser remembers.
// A classic script, since a module would run after the first paint.
(() => {
  const KEY = 'gridmate.theme';
  const CHOICES = ['system', 'light', 'dark'];
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

  const remembered = () => {
    try {
      return localStorage.getItem(KEY) ?? 'system';
    } catch {
      return 'system';
    }
  };

  let choice = CHOICES.includes(remembered()) ? remembered() : 'system';

  const apply = () => {
    const isDark = choice === 'dark' || (choice === 'system' && systemIsDark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    const color = isDark ? '#14161a' : '#faf7f1';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
    const name = document.querySelector('#theme-name');
    if (name) name.textContent = `Theme: ${choice}`;
  };

  const next = () => {
    choice = CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length] ?? 'system';
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // It then lasts as long as the page.
    }
    apply();
  };

  apply();
  systemIsDark.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('#theme');
    button?.addEventListener('click', next);
    button?.removeAttribute('hidden');
    apply();
  });
})();
