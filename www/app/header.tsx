// The top of the page: its name, its places, and what lies over all of them.

import type { SheetId } from '../i18n/areas/shell';
import type { Words } from '../i18n/words';
import { IconButton } from '../ui/button';
import { Icon, type IconName } from '../ui/icons';
import { rest } from './late';
import type { Page } from './page';
import { PANELS } from './panels';

interface HeaderProps {
  readonly page: Page;
  /** The place that is shown. */
  readonly current: string | undefined;
  readonly words: Words;
  readonly toBoard: () => void;
}

export function Header({ page, current, words, toBoard }: HeaderProps) {
  const { shell } = words;
  const sheet = (id: SheetId, icon: IconName) => ({
    label: shell.sheet[id],
    icon,
    run: () => (page.sheet.value = id),
  });
  const share = sheet('share', 'share');
  return (
    <header class="head">
      <div class="head-row">
        <button type="button" class="skip" onClick={toBoard}>
          {shell.skip}
        </button>
        <h1>
          <a class="brand" href="#" aria-label={shell.home}>
            <Brand />
            <span>Gridmate</span>
          </a>
        </h1>
        <nav aria-label={shell.places}>
          {PANELS.map(({ id, icon }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
              {rest.value && <Icon name={icon} />}
              <span>{shell.place[id]}</span>
            </a>
          ))}
        </nav>
        <div class="tools">
          <IconButton action={sheet('help', 'help')} />
          <IconButton action={sheet('settings', 'settings')} />
          <button type="button" class="quiet" onClick={share.run}>
            <Icon name={share.icon} />
            <span>{share.label}</span>
          </button>
        </div>
      </div>
    </header>
  );
}

const Brand = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect fill="#b98b5e" width="32" height="32" rx="7" />
    <path fill="#f1e4cb" d="M7 0h9v16H0V7a7 7 0 0 1 7-7Zm9 16h16v9a7 7 0 0 1-7 7h-9Z" />
    <path
      fill="#221b14"
      d="M16 5.6a4.1 4.1 0 0 1 2.5 7.4h2v2.2h-2.3c.3 3.4 1.3 5.5 4.3 7.6v3.2H9.5v-3.2c3-2.1 4-4.2 4.3-7.6h-2.3V13h2A4.1 4.1 0 0 1 16 5.6Z"
    />
  </svg>
);
