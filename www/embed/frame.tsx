// What is seen of a board that another page shows: the line over it, the board, the row under it, and beside or below these
// the moves or the lesson.

import { effect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { listen } from '../app/keys';
import { Notice } from '../app/notice';
import { Board } from '../board/board';
import { BoardState } from '../board/state';
import type { Feedback, Session } from '../document/session';
import type { AllWords, Words } from '../i18n/words';
import { Scrubber } from '../moves/scrubber';
import type { Labs } from '../workers/labs';
import type { EmbedBoard } from './embed-board';

type BoardParts = Pick<typeof import('../board/over'), 'Over' | 'Overlay'> &
  Pick<typeof import('../board/late-keys'), 'BOARD_KEYS'>;

export interface EmbedSideProps {
  readonly board: EmbedBoard;
  readonly words: AllWords;
}

/** What comes after the first board. */
export interface EmbedParts extends BoardParts {
  readonly labs: Labs;
  /** Who plays the game that is shown. */
  readonly openedTitle: (session: Session) => Pick<Feedback, 'text'> | undefined;
  /** Beside or below the board: the lesson that is played, or the moves. */
  readonly EmbedSide: (props: EmbedSideProps) => ComponentChild;
  /** Plays one step after the other. */
  readonly EmbedPlayer: (props: { readonly board: BoardState; readonly words: AllWords }) => ComponentChild;
  /** Opens what the board has in a tab of its own. */
  readonly OpenLink: (props: EmbedSideProps) => ComponentChild;
}

/** The same with all words. */
export interface EmbedLate {
  readonly parts: EmbedParts;
  readonly words: AllWords;
}

interface EmbedFrameProps {
  readonly board: EmbedBoard;
  /** Those of the first board. */
  readonly words: Words;
  readonly late: ReadonlySignal<EmbedLate | undefined>;
}

export function EmbedFrame({ board, words, late: coming }: EmbedFrameProps) {
  const { request } = board;
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => listen(() => board.shown.peek()), [board]);
  // A style that is written in HTML is forbidden, and one that is set here is not.
  useLayoutEffect(() => {
    if (request.size !== undefined) frame.current?.style.setProperty('--most', `${request.size}px`);
  }, [request]);
  const late = coming.value;
  const hasSide = request.parts.includes('moves') || board.other.value !== undefined;
  return (
    <main class="embed" data-parts={request.parts.join(' ')} ref={frame}>
      <h1 class="spoken">{words.board.name}</h1>
      <EmbedStage key={board.other.value ? 'other' : 'own'} embed={board} words={late?.words ?? words} late={late} />
      {hasSide ? (
        <section class="panel" aria-label={words.shell.place.analyse}>
          {late ? <late.parts.EmbedSide board={board} words={late.words} /> : null}
        </section>
      ) : null}
    </main>
  );
}

interface EmbedStageProps {
  readonly embed: EmbedBoard;
  readonly words: Words;
  readonly late: EmbedLate | undefined;
}

function EmbedStage({ embed, words, late }: EmbedStageProps) {
  const { request, isFlipped, answers, pointed, highlights } = embed;
  const session = embed.shown.value;
  const board = useMemo(() => new BoardState(session, isFlipped), [session, isFlipped]);
  board.answers = answers.value;
  useEffect(() => effect(() => void (board.arrows.value = pointed.value)), [board]);
  useEffect(() => effect(() => void (board.highlights.value = highlights.value)), [board]);
  // What is said of the document is shown over the board of a lesson, too.
  const told = !session.feedback.value && embed.session.feedback.value ? embed.session : session;
  const [parts, all] = [late?.parts, late?.words];
  return (
    <section class="stage" aria-label={words.board.name}>
      <Notice session={told} words={words} idle={parts?.openedTitle(session)} />
      {request.parts.includes('board') ? (
        <div class="table">
          <Board
            board={board}
            words={words}
            keys={parts?.BOARD_KEYS}
            drawings={parts && <parts.Overlay board={board} />}
            over={(cellOf) =>
              parts && all && <parts.Over board={board} words={all} labs={parts.labs} cellOf={cellOf} />
            }
          />
        </div>
      ) : null}
      {request.parts.includes('controls') ? (
        <Scrubber
          board={board}
          words={words}
          player={parts && all ? <parts.EmbedPlayer board={board} words={all} /> : null}
          tools={parts && all ? <parts.OpenLink board={embed} words={all} /> : null}
        />
      ) : null}
    </section>
  );
}
