// The column of the board, with the line over it, the players and the controls. Its rows never appear or go, so that nothing
// moves the board.

import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board';
import type { Highlights } from '../board/marks';
import { BoardState } from '../board/state';
import type { Color } from '../chess/chess';
import type { Session } from '../document/session';
import type { AllWords, Words } from '../i18n/words';
import { Scrubber } from '../moves/scrubber';
import { CLOCK } from '../ui/time';
import { deferred } from './deferred';
import { boardOf, type PageDeps } from './deps';
import { Notice } from './notice';
import type { Playing } from './playing';

interface StageProps extends PageDeps {
  readonly words: Words;
  /** All words; nothing until they have come. */
  readonly all: AllWords | undefined;
  /** What the place that is open shows on the board. */
  readonly highlights: ReadonlySignal<Highlights | undefined>;
}

export function Stage(props: StageProps) {
  const { session, playing: coming, page, labs, words, all, kept, highlights } = props;
  const playing = coming.value;
  const { isFlipped, palette } = page;
  const parts = deferred.value;
  const still = page.shown.value;
  // A position that a panel shows is not played on.
  const players = still ? undefined : playing;
  const shown = boardOf(props);
  const board = useMemo(() => new BoardState(shown, isFlipped, palette), [shown, isFlipped, palette]);
  // While a game is being chosen, what is said of the document is shown, too.
  const told = !still && session.feedback.value && !shown.feedback.value ? session : shown;
  // What is known of the document is shown with no other board.
  const its = shown === session ? playing : undefined;
  board.answers = its?.answers ?? page.answers.value;
  const premove = its?.play.premove;
  board.input.premove = premove;
  if (premove) premove.take = (square) => board.input.press(square);
  useEffect(
    () => effect(() => void (board.arrows.value = [...page.pointed.value, ...(its?.play.pointed.value ?? [])])),
    [board, its],
  );
  useEffect(() => effect(() => void (board.highlights.value = highlights.value)), [board]);
  return (
    <section class="stage" aria-label={words.board.name}>
      <Notice
        session={told}
        words={words}
        idle={all && parts?.idle({ session: told, kept, page, play: players?.play })}
      />
      <div class="bar top">
        <Edge board={board} other={still} playing={players} words={words} all={all} edge="upper" />
      </div>
      <div class="table">
        <Board
          key={`${words.tag} ${still ? 'still' : shown === session}`}
          board={board}
          words={words}
          keys={parts?.BOARD_KEYS}
          drawings={parts && <parts.Overlay board={board} />}
          over={(cellOf) => parts && all && <parts.Over board={board} words={all} labs={labs} cellOf={cellOf} />}
        />
        {players && parts && all ? (
          <>
            <parts.OverBoard play={players.play} words={all} />
            <parts.AnalysedBar analysis={players.analysis} isFlipped={isFlipped.value} words={all} />
          </>
        ) : null}
      </div>
      <div class="bar bottom">
        <Edge board={board} other={still} playing={players} words={words} all={all} edge="lower" />
      </div>
      <Scrubber
        board={board}
        words={words}
        player={parts && all ? <parts.Player board={board} clock={CLOCK} words={all} /> : null}
        tools={parts && all ? <parts.Tools board={board} words={all} /> : null}
      />
      {parts && all ? <parts.Paper session={still ?? session} place={page.place.value} words={all} /> : null}
    </section>
  );
}

interface EdgeProps extends Pick<StageProps, 'words' | 'all'> {
  readonly board: BoardState;
  /** What is shown in the place of the document. */
  readonly other: Session | undefined;
  readonly playing: Playing | undefined;
  readonly edge: 'upper' | 'lower';
}

/** What an edge of the board has: pieces to set up, a player, or until it is known who plays, a side. */
function Edge({ board, other, playing, words, all, edge }: EdgeProps) {
  const color: Color = (edge === 'upper') === board.isFlipped.value ? 'w' : 'b';
  const parts = deferred.value;
  if (board.palette.isOpen.value && parts && all) return <parts.PaletteRow board={board} color={color} words={all} />;
  if (playing && parts && all) return <parts.PlayerAt play={playing.play} words={all} edge={edge} />;
  return (
    <div class="player">
      <span class={`disc ${color}`} />
      <strong>{nameIn(other, color) ?? words.shell.side[color]}</strong>
    </div>
  );
}

/** Who plays a side, as the tags of a game say it. */
const nameIn = (game: Session | undefined, color: Color): string | undefined =>
  game?.store.game.value.tags.find(([tag]) => tag === (color === 'w' ? 'White' : 'Black'))?.[1];
