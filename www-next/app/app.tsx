// The page as a whole.

import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board';
import { Hand } from '../board/hand';
import { Promotion } from '../board/promotion';
import type { Session } from '../document/session';
import type { Words } from '../i18n/words';
import { Moves } from '../panels/parts/moves';
import { Scrubber } from '../panels/parts/scrubber';
import { listen } from './keys';

interface LineProps {
  readonly session: Session;
  readonly words: Words;
}

interface AppProps extends LineProps {
  /** Why what is done is not kept, if it is not. */
  readonly unkept: ReadonlySignal<unknown>;
}

export function App({ session, unkept, words }: AppProps) {
  const hand = useMemo(() => new Hand(session), [session]);
  const isFlipped = useSignal(false);
  useEffect(() => listen(session), [session]);
  return (
    <div class="page">
      <header class="head">
        <h1>Gridmate</h1>
      </header>
      <main class="columns">
        <section class="stage" aria-label={words.board.name}>
          <Line session={session} words={words} />
          <Board session={session} hand={hand} isFlipped={isFlipped} words={words} />
          <Scrubber session={session} isFlipped={isFlipped} words={words} />
          <Promotion hand={hand} words={words} />
        </section>
        <section class="panel" aria-label={words.moves.name}>
          <Moves session={session} words={words} />
        </section>
        {unkept.value === undefined ? null : <p class="unkept">{words.unkept}</p>}
      </main>
    </div>
  );
}

/** The line over the board: a refusal, or how things stand; and, for who listens, what was said last. */
function Line({ session, words }: LineProps) {
  const feedback = useComputed(() => session.feedback.value?.text(words));
  const standing = useComputed(() => words.standing(session.store.position.value));
  return (
    <>
      <p class={feedback.value ? 'state refused' : 'state'}>{feedback.value ?? standing.value}</p>
      <p class="spoken" role="status">
        {session.spoken.value(words)}
      </p>
    </>
  );
}
