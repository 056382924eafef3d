// What the first visit offers: tiles with living little boards.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { marksOfMove } from '../board/marks';
import { StillBoard } from '../board/still';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import type { Play } from '../panels/play/play';
import { isCalm } from '../ui/calm';
import { whenSeen } from '../ui/seen';
import type { Page } from './page';
import { inTurn, type Tile, TILES } from './tiles';

/** So long a board stays as it is. */
const FRAME_MS = 6000;

interface OffersProps {
  readonly session: Session;
  readonly page: Page;
  /** Nothing until it has come. */
  readonly play: Play | undefined;
  readonly words: AllWords;
}

export function Offers(props: OffersProps) {
  const turn = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => isStill() || (turn.value += 1), FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <ul class="tiles">
        {TILES.map((tile) => (
          <Offer key={tile.id} tile={tile} turn={turn.value} {...props} />
        ))}
      </ul>
      <p class="privacy">{props.words.sheets.welcome.privacy}</p>
    </>
  );
}

interface OfferProps extends OffersProps {
  readonly tile: Tile;
  readonly turn: number;
}

function Offer({ tile, turn, session, page, play, words }: OfferProps) {
  const { title, note } = words.sheets.welcome.tile[tile.id];
  const picture = useRef<HTMLSpanElement>(null);
  const isSeen = useSignal(false);
  // Boards are drawn one after another, so that a key or a tap never waits for all of them.
  useEffect(() => (picture.current ? whenSeen(picture.current, () => (isSeen.value = true)) : undefined), []);
  const frameAt = useMemo(() => inTurn(tile), [tile]);
  const frame = useMemo(() => (isSeen.value ? frameAt(turn) : undefined), [isSeen.value, turn]);
  const choose = () => {
    const chosen = frameAt(turn);
    if (chosen) tile.open?.(session, chosen, play);
    page.go(tile.place);
  };
  return (
    <li>
      <button type="button" class={`tile ${tile.id}`} onClick={choose}>
        <span class="picture" ref={picture}>
          {frame ? <StillBoard letters={frame.board} marks={marksOfMove(frame)} /> : null}
          {frame?.caption ? <span class="caption">{frame.caption(words)}</span> : null}
        </span>
        <span class="about">
          <b>{title}</b>
          <span>{note}</span>
        </span>
      </button>
    </li>
  );
}

/** Whether nothing moves by itself now: nobody looks, or nobody wants it. */
const isStill = (): boolean => document.hidden || isCalm();
