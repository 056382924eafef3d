// What has been played, with all variations.

import { useSignal } from '@preact/signals';
import type { Session } from '../../document/session';
import type { AllWords } from '../../i18n/words';
import { Moves } from '../parts/moves';

interface AnalysePanelProps {
  readonly session: Session;
  readonly words: AllWords;
}

export const AnalysePanel = ({ session, words }: AnalysePanelProps) => {
  const areTokensShown = useSignal(false);
  return (
    <>
      <header>
        <h2>{words.moves.name}</h2>
      </header>
      <div class="body">
        <Moves session={session} words={words} areTokensShown={areTokensShown} />
      </div>
    </>
  );
};
