// All that the first board does not need, as one file.

import { effect, type ReadonlySignal, untracked, useSignal } from '@preact/signals';
import { standing } from '../document/command';
import type { Session } from '../document/session';
import { factsIn, playersOf, tagsOfGame } from '../games/games';
import type { AllWords } from '../i18n/words';
import { Moves } from '../moves/moves';
import type { CurrentLanguage } from './language';
import type { Looks } from './settings';
import { useEffect, useMemo } from 'preact/hooks';

export { BOARD_KEYS } from '../board/late-keys';
export { Over, Overlay } from '../board/over';
export { english } from '../i18n/en/all';
export { openContent } from '../games/pasted';
export { AnalysedBar } from '../analyse/graph';
export { Player, Tools } from '../moves/player';
export { OverBoard, PlayerAt } from '../play/over-board';
export { LATE_ICONS } from '../ui/late-icons';
export { PaletteRow } from '../setup/panel';
export { idle } from './kept';
export { Offers } from './offers';
export { keepPage } from './offline';
export { PlaceView } from './place';
export { openPlaying } from './playing';
export { Sheet } from './sheet';

type Theme = ReturnType<Looks['theme']['peek']>;

/** The HTML has a colour for each theme of the device; one that is chosen has its own whatever the device has. */
export function showThemeColor(theme: ReadonlySignal<Theme>): void {
  const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  effect(() => {
    for (const color of colors) {
      const own = color.dataset['theme'];
      const chosen = theme.value === own ? 'all' : 'not all';
      color.media = theme.value === 'system' ? `(prefers-color-scheme: ${own})` : chosen;
    }
  });
}

const CODE = 'language-not-loaded';

/** In the line over the board. */
export function showLanguageErrors(session: Session, { problem }: CurrentLanguage, again: () => void): void {
  const show = () =>
    session.show({
      tone: 'fault',
      code: CODE,
      text: ({ loading }) => loading.failed,
      action: { label: ({ loading }) => loading.again, run: again },
    });
  effect(() => {
    if (problem.value) untracked(show);
    else if (session.feedback.peek()?.code === CODE)
      untracked(() => session.announce((words) => standing(words, session)));
  });
}

/** Places that print the moves in the stead of their panel. */
const WITHOUT_PANEL: readonly string[] = ['games', 'setup'];
const FACTS = ['Event', 'Site', 'Date', 'Round'];

interface PaperProps {
  readonly session: Session;
  readonly place: string;
  readonly words: AllWords;
}

export function Paper({ session, place, words }: PaperProps) {
  const media = useMemo(() => matchMedia('print'), []);
  const isPrinting = useSignal(media.matches);
  useEffect(() => {
    const look = () => (isPrinting.value = media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  if (!isPrinting.value) return null;
  const tags = tagsOfGame(session);
  const position = session.store.position.value;
  const facts = factsIn(tags, FACTS);
  return (
    <>
      <header class="paper-head">
        <h2>{playersOf(tags)}</h2>
        <p>{[...facts, words.standing(position)].join(' · ')}</p>
      </header>
      <p class="paper" dir="ltr">
        {position.fen}
      </p>
      {WITHOUT_PANEL.includes(place) ? <Moves session={session} words={words} /> : null}
    </>
  );
}
