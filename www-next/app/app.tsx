// The page as a whole.

import { useComputed } from '@preact/signals';
import { Board } from '../board/board';
import type { Session } from '../document/session';
import type { Words } from '../i18n/words';

interface AppProps {
  readonly session: Session;
  readonly words: Words;
}

export function App({ session, words }: AppProps) {
  const { store } = session;
  const pieces = useComputed(() => store.position.value.board);
  const standing = useComputed(() => words.standing(store.position.value));
  return (
    <div class="page">
      <header class="head">
        <h1>Gridmate</h1>
      </header>
      <main>
        <p class="state" role="status">
          {standing}
        </p>
        <Board pieces={pieces} words={words} />
      </main>
    </div>
  );
}
