// What lies over the page: its settings, what is shared, or help.

import type { SheetId } from '../i18n/areas/shell';
import type { AllWords } from '../i18n/words';
import type { Around } from './around';
import { HelpSheet } from './help-sheet';
import { shownIn } from './panels';
import type { Settings } from './settings';
import { SettingsSheet } from './settings-sheet';
import { ShareSheet } from './share-sheet';

interface SheetProps extends Around {
  readonly sheet: SheetId;
  readonly settings: Settings;
  readonly words: AllWords;
}

export function Sheet({ sheet, session, page, settings, labs, playing, words }: SheetProps) {
  // The browser tells that one was closed a little later, when another may be open.
  const close = () => {
    if (page.sheet.value === sheet) page.sheet.value = undefined;
  };
  if (sheet === 'settings') return <SettingsSheet settings={settings} words={words} close={close} />;
  if (sheet === 'share') return <ShareSheet session={session} page={page} labs={labs} words={words} close={close} />;
  const [around, current] = [{ session, labs, page }, shownIn(page, session)];
  const { play, answers = {} } = playing.value ?? {};
  return <HelpSheet first={sheet} {...{ around, current, play, answers, words, close }} />;
}
