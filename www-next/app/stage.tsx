// The column of the board. Its rows never appear or go, so that nothing moves the board.

import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board';
import { Desk } from '../board/desk';
import type { Labs } from '../document/labs';
import type { Session } from '../document/session';
import type { AllWords, Color, Words } from '../i18n/words';
import { Scrubber } from '../panels/parts/scrubber';
import type { KeptSignals } from './kept';
import { Notice } from './notice';
import { CLOCK } from './open';
import type { Page } from './page';
import type { Playing } from './playing';

interface StageProps {
  readonly session: Session;
  /** Nothing until it has come. */
  readonly playing: ReadonlySignal<Playing | undefined>;
  readonly page: Page;
  readonly labs: Labs;
  readonly words: Words;
  /** All words; nothing until they have come. */
  readonly all: AllWords | undefined;
  readonly kept: KeptSignals;
}

export function Stage({ session, playing: coming, page, labs, words, all, kept }: StageProps) {
  const playing = coming.value;
  const { isFlipped } = page;
  // A game that is being chosen is shown in the place of the document, and what a panel shows before that.
  const still = page.shown.value;
  const shown = still ?? playing?.play.shown.value ?? session;
  const desk = useMemo(() => new Desk(shown, isFlipped), [shown, isFlipped]);
  useEffect(
    () => effect(() => void (desk.arrows.value = [...page.pointed.value, ...(coming.value?.play.pointed.value ?? [])])),
    [desk],
  );
  return (
    <section class="stage" aria-label={words.board.name}>
      <Notice session={still ?? session} words={words} kept={kept} />
      <div class="bar top">
        <Edge other={still} playing={playing} words={words} all={all} edge="upper" isFlipped={isFlipped.value} />
      </div>
      <div class="table">
        <Board key={`${words.tag} ${still ? 'still' : shown === session}`} desk={desk} labs={labs} words={words} />
        {playing && all && !still ? <playing.OverBoard play={playing.play} words={all} /> : null}
        {playing && all && !still ? (
          <playing.AnalysedBar analysis={playing.analysis} isFlipped={isFlipped.value} words={all} />
        ) : null}
      </div>
      <div class="bar bottom">
        <Edge other={still} playing={playing} words={words} all={all} edge="lower" isFlipped={isFlipped.value} />
      </div>
      <Scrubber desk={desk} clock={CLOCK} words={words} />
    </section>
  );
}

interface EdgeProps extends Pick<StageProps, 'words' | 'all'> {
  /** What is shown in the place of the document. */
  readonly other: Session | undefined;
  readonly playing: Playing | undefined;
  readonly edge: 'upper' | 'lower';
  readonly isFlipped: boolean;
}

/** Who has an edge of the board: a player, or until it is known who plays, a side. */
function Edge({ other, playing, words, all, edge, isFlipped }: EdgeProps) {
  if (playing && all && !other) return <playing.PlayerAt play={playing.play} words={all} edge={edge} />;
  const color: Color = (edge === 'upper') === isFlipped ? 'w' : 'b';
  return (
    <div class="player">
      <span class={`disc ${color}`} />
      <strong>{nameIn(other, color) ?? words.shell.side[color]}</strong>
    </div>
  );
}

/** Who plays a side, as the tags of a game tell it. */
const nameIn = (game: Session | undefined, color: Color): string | undefined =>
  game?.store.game.value.tags.find(([tag]) => tag === (color === 'w' ? 'White' : 'Black'))?.[1];
