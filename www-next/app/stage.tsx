// The column of the board. Its rows never appear or go, so that nothing moves the board.

import { useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board';
import { Desk } from '../board/desk';
import type { Labs } from '../document/labs';
import type { Words } from '../i18n/words';
import { Scrubber } from '../panels/parts/scrubber';
import { OverBoard, PlayerAt } from '../panels/play/over-board';
import type { Play } from '../panels/play/play';
import type { KeptSignals } from './kept';
import { Notice } from './notice';
import { CLOCK } from './open';
import type { Page } from './page';

interface StageProps {
  readonly play: Play;
  readonly page: Page;
  readonly labs: Labs;
  readonly words: Words;
  readonly kept: KeptSignals;
}

export function Stage({ play, page: { isFlipped }, labs, words, kept }: StageProps) {
  const { session } = play.around;
  // A game that is being chosen is shown in the place of the document.
  const shown = play.shown.value;
  const desk = useMemo(() => new Desk(shown, isFlipped), [shown, isFlipped]);
  useSignalEffect(() => void (desk.arrows.value = play.pointed.value));
  return (
    <section class="stage" aria-label={words.board.name}>
      <Notice session={session} words={words} kept={kept} />
      <div class="bar top">
        <PlayerAt play={play} words={words} edge="upper" />
      </div>
      <div class="table">
        <Board key={`${words.tag} ${shown === session}`} desk={desk} labs={labs} words={words} />
        <OverBoard play={play} words={words} />
      </div>
      <div class="bar bottom">
        <PlayerAt play={play} words={words} edge="lower" />
      </div>
      <Scrubber desk={desk} clock={CLOCK} words={words} />
    </section>
  );
}
