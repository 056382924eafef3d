// What is printed besides the board and its panel: who plays, how things stand, and where the panel lists none, the moves.

import { signal } from '@preact/signals';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { factsIn, playersOf, tagsOf } from '../panels/games/games';
import { Moves } from '../panels/parts/moves';

const media = matchMedia('print');
const isPrinting = signal(media.matches);
media.addEventListener('change', ({ matches }) => (isPrinting.value = matches));

/** Places that print the moves in the stead of their panel. */
const WITHOUT_PANEL: readonly string[] = ['games', 'setup'];
const FACTS = ['Event', 'Site', 'Date', 'Round'];

interface PaperProps {
  readonly session: Session;
  readonly place: string;
  readonly words: AllWords;
}

export function Paper({ session, place, words }: PaperProps) {
  if (!isPrinting.value) return null;
  const tags = tagsOf(session);
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
