// The column of the board. Its rows never appear or go, so that nothing moves the board.

import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Around, boardOf } from './around';
import { Board } from '../board/board';
import { Desk } from '../board/desk';
import type { Exhibit } from '../board/exhibit';
import type { Session } from '../document/session';
import type { AllWords, Color, Words } from '../i18n/words';
import { Scrubber } from '../panels/parts/scrubber';
import { rest } from './late';
import { Notice } from './notice';
import { CLOCK } from './open';
import type { Playing } from './playing';

interface StageProps extends Around {
  readonly words: Words;
  /** All words; nothing until they have come. */
  readonly all: AllWords | undefined;
  /** What the place that is open shows on the board. */
  readonly exhibit: ReadonlySignal<Exhibit | undefined>;
}

export function Stage(props: StageProps) {
  const { session, playing: coming, page, labs, words, all, kept, exhibit } = props;
  const playing = coming.value;
  const { isFlipped, palette } = page;
  const parts = rest.value;
  const still = page.shown.value;
  // Nobody plays in a position that a panel shows.
  const players = still ? undefined : playing;
  const shown = boardOf(props);
  const desk = useMemo(() => new Desk(shown, isFlipped, palette), [shown, isFlipped, palette]);
  // While a game is being chosen, what is said of the document is told, too.
  const told = !still && session.feedback.value && !shown.feedback.value ? session : shown;
  // What is known of the document is told of no other board.
  const its = shown === session ? playing : undefined;
  desk.answers = its?.answers ?? {};
  const premove = its?.play.premove;
  desk.hand.premove = premove;
  if (premove) premove.take = (square) => desk.hand.press(square);
  useEffect(
    () => effect(() => void (desk.arrows.value = [...page.pointed.value, ...(its?.play.pointed.value ?? [])])),
    [desk, its],
  );
  useEffect(() => effect(() => void (desk.exhibit.value = exhibit.value)), [desk]);
  return (
    <section class="stage" aria-label={words.board.name}>
      <Notice
        session={told}
        words={words}
        idle={all && parts?.idle({ session: told, kept, page, play: players?.play })}
      />
      <div class="bar top">
        <Edge desk={desk} other={still} playing={players} words={words} all={all} edge="upper" />
      </div>
      <div class="table">
        <Board
          key={`${words.tag} ${still ? 'still' : shown === session}`}
          desk={desk}
          words={words}
          keys={parts?.BOARD_KEYS}
          drawings={parts && <parts.Overlay desk={desk} />}
          over={(cellOf) => parts && all && <parts.Over desk={desk} words={all} labs={labs} cellOf={cellOf} />}
        />
        {players && parts && all ? (
          <>
            <parts.OverBoard play={players.play} words={all} />
            <parts.AnalysedBar analysis={players.analysis} isFlipped={isFlipped.value} words={all} />
          </>
        ) : null}
      </div>
      <div class="bar bottom">
        <Edge desk={desk} other={still} playing={players} words={words} all={all} edge="lower" />
      </div>
      <Scrubber
        desk={desk}
        words={words}
        player={parts && all ? <parts.Player desk={desk} clock={CLOCK} words={all} /> : null}
        tools={parts && all ? <parts.Tools desk={desk} words={all} /> : null}
      />
      {parts && all ? <parts.Paper session={still ?? session} place={page.place.value} words={all} /> : null}
    </section>
  );
}

interface EdgeProps extends Pick<StageProps, 'words' | 'all'> {
  readonly desk: Desk;
  /** What is shown in the place of the document. */
  readonly other: Session | undefined;
  readonly playing: Playing | undefined;
  readonly edge: 'upper' | 'lower';
}

/** What an edge of the board has: pieces to set up, a player, or until it is known who plays, a side. */
function Edge({ desk, other, playing, words, all, edge }: EdgeProps) {
  const color: Color = (edge === 'upper') === desk.isFlipped.value ? 'w' : 'b';
  const parts = rest.value;
  if (desk.palette.isOpen.value && parts && all) return <parts.PaletteRow desk={desk} color={color} words={all} />;
  if (playing && parts && all) return <parts.PlayerAt play={playing.play} words={all} edge={edge} />;
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
