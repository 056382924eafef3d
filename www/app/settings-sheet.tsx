// How the page looks: what its reader may choose.

import { LANGUAGES } from '../i18n/languages';
import { ENGLISH, FIGURINES, written } from '../i18n/notation';
import type { AllWords } from '../i18n/words';
import { Choice, Setting } from '../ui/choice';
import { Dialog } from '../ui/dialog';
import { CHOICES, type Settings } from './settings';

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
      <Setting label={texts.pieces} setting={settings.pieces} values={CHOICES.pieces} names={texts.styles} />
      <Setting
        label={texts.coordinates}
        setting={settings.coordinates}
        values={CHOICES.coordinates}
        names={texts.switch}
      />
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
      <Setting label={texts.sounds} setting={settings.sounds} values={CHOICES.sounds} names={texts.keysSwitch} />
      <Setting label={texts.keys} setting={settings.keys} values={CHOICES.keys} names={texts.keysSwitch} />
    </Dialog>
  );
}
