// What lies over the page: its settings, the document for others as a link, a position or a game, or help.

import { useSignal } from '@preact/signals';
import { type Copied, copy, copyPgn, useAnswer } from '../document/answer';
import type { Chapters } from '../document/chapters';
import { encode } from '../document/link';
import type { Sentence, Session } from '../document/session';
import type { AllWords, SheetId } from '../i18n/words';
import { LANGUAGES } from '../i18n/languages';
import { ENGLISH, FIGURINES, written } from '../i18n/notation';
import { Dialog } from '../ui/dialog';
import { Choice, Setting } from '../ui/fields';
import { Icon } from '../ui/icons';
import { LinkError } from '../workers/fault';
import type { Labs } from '../workers/labs';
import type { PageDeps } from './deps';
import { HelpSheet } from './help-sheet';
import { type Page, shownIn } from './page';
import { CHOICES, type Settings } from './settings';

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

interface ShareSheetProps {
  readonly session: Session;
  readonly page: Page;
  readonly labs: Labs;
  /** Nothing until they have come. */
  readonly chapters: Chapters | undefined;
  readonly words: AllWords;
  readonly close: () => void;
}

export function ShareSheet({ session, page, labs, chapters, words, close }: ShareSheetProps) {
  const { share } = words.sheets;
  const outcome = useSignal<Copied | undefined>(undefined);
  const byHand = () => share.notCopied;
  /** Does something, and shows what came of it. */
  const tell = async (work: Promise<Copied | undefined>) => {
    try {
      outcome.value = await work;
    } catch (error) {
      console.error(error);
      outcome.value = { isDone: false, text: () => share.failed };
    }
  };
  const copied = (text: string, done: string) => void tell(copy(text, { done: () => done, byHand }));
  // All chapters are in it where there are several.
  const key = chapters?.isLesson ? String(session.revision.value.changes) : undefined;
  const lesson = useAnswer(key, async () => chapters?.lesson()).value;
  const link = linkOf(session, page, location.origin + location.pathname + location.search, lesson?.bytes);
  const { fen } = session.store.position.value;
  return (
    <Dialog title={words.shell.sheet.share} close={words.shell.close} onClose={close}>
      {typeof link === 'string' ? (
        <>
          <p class="muted">{share.note}</p>
          {link.length > LONG_LINK ? <p class="warning">{share.long}</p> : null}
          <div class="link">
            <input
              type="text"
              readOnly
              aria-label={share.link}
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" class="primary" onClick={() => copied(link, share.copied.link)}>
              <Icon name="copy" />
              {share.copyLink}
            </button>
          </div>
        </>
      ) : (
        <p class="warning">{link(words)}</p>
      )}
      <div class="copies">
        {typeof link === 'string' && 'share' in navigator ? (
          <button type="button" onClick={() => void tell(send(link))}>
            {share.send}
          </button>
        ) : null}
        <button type="button" onClick={() => copied(fen, share.copied.fen)}>
          {share.copyFen}
        </button>
        <button type="button" onClick={() => void tell(copyPgn(session, labs, byHand, lesson?.pgn))}>
          {share.copyPgn}
        </button>
      </div>
      <p class={outcome.value?.isDone ? 'outcome done' : 'outcome'} role="status">
        {outcome.value?.text(words)}
      </p>
    </Dialog>
  );
}

/** Lets the device ask where the link goes; a cancelled request is answered with nothing. */
async function send(url: string): Promise<undefined> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return undefined;
}

/** Some programs cut an address off that is longer than this. */
export const LONG_LINK = 2000;

/** The address that opens the document as it is shown, or its lesson, or why there is none. */
export function linkOf(
  session: Session,
  { place, isFlipped }: Pick<Page, 'place' | 'isFlipped'>,
  base: string,
  lesson?: Uint8Array,
): string | Sentence {
  try {
    const bytes = session.revision.value && (lesson ?? session.ask((document) => document.linkBytes()));
    if (!bytes) throw new LinkError('long');
    const fragment = encode({ bytes, panel: place.value, isFlipped: isFlipped.value });
    return `${base}#${fragment}`;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return (words) => words.links[error.code];
  }
}
