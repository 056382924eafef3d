// What lies over the page: its settings, the document for others, or help.

import type { AllWords, SheetId } from '../i18n/words';
import { LANGUAGES } from '../i18n/languages';
import { ENGLISH, FIGURINES, written } from '../i18n/notation';
import { Dialog } from '../ui/dialog';
import { Choice, Setting } from '../ui/fields';
import type { PageDeps } from './deps';
import { HelpSheet } from './help-sheet';
import { LookSettings } from './look-settings';
import { shownIn } from './page';
import { CHOICES, type Settings } from './settings';
import { ShareSheet } from './share-sheet';

interface SheetProps extends PageDeps {
  readonly sheet: SheetId;
  readonly settings: Settings;
  readonly words: AllWords;
}

export function Sheet({ sheet, session, page, settings, labs, playing, words }: SheetProps) {
  // The browser says that one was closed a little later, when another may be open.
  const close = () => {
    if (page.sheet.value === sheet) page.sheet.value = undefined;
  };
  if (sheet === 'settings') return <SettingsSheet settings={settings} words={words} close={close} />;
  if (sheet === 'share')
    return <ShareSheet {...{ session, page, labs, words, close }} chapters={playing.value?.chapters} />;
  const current = shownIn(page, session);
  return <HelpSheet first={sheet} {...{ page, current, words, close }} playing={playing.value} />;
}

const SAMPLE = 'Nf3';
const sample = (letters: string): string => written(SAMPLE, letters);

interface SettingsSheetProps {
  readonly settings: Settings;
  readonly words: AllWords;
  readonly close: () => void;
}

export function SettingsSheet({ settings, words, close }: SettingsSheetProps) {
  const { settings: texts } = words.sheets;
  return (
    <Dialog title={words.shell.sheet.settings} close={words.shell.close} onClose={close}>
      <Choice
        label={texts.language}
        options={LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name }))}
        value={words.tag}
        onChange={(tag) => (settings.language.value = tag)}
      />
      <Setting label={texts.theme} setting={settings.theme} values={CHOICES.theme} names={texts.themes} />
      <LookSettings settings={settings} words={words} />
      <Setting label={texts.order} setting={settings.order} values={CHOICES.order} names={texts.orders} />
      <Setting
        label={texts.letters}
        setting={settings.letters}
        values={CHOICES.letters.filter((choice) => choice !== 'english' || words.letters !== ENGLISH)}
        names={{ own: sample(words.letters), english: sample(ENGLISH), figurines: sample(FIGURINES) }}
      />
      <Setting
        label={texts.spoken}
        setting={settings.spoken}
        values={CHOICES.spoken}
        names={{ ...texts.spokenStyles, san: written(SAMPLE) }}
      />
      <Setting label={texts.motion} setting={settings.animation} values={CHOICES.animation} names={texts.motions} />
      <Setting label={texts.sounds} setting={settings.sounds} values={CHOICES.sounds} names={texts.soundKinds} />
      <Setting label={texts.keys} setting={settings.keys} values={CHOICES.keys} names={texts.keysSwitch} />
    </Dialog>
  );
}
