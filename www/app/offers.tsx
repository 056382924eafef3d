// What the first visit offers: tiles with living little boards.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { marksOfMove } from '../board/marks';
import { StillBoard } from '../board/still';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import type { Play } from '../panels/play/play';
import { isCalm } from '../ui/calm';
import { later } from '../ui/later';
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
  const drawn = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => isStill() || (turn.value += 1), FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  // One board after another, so that a key or a tap never waits for all of them.
  useEffect(() => (drawn.value < TILES.length ? later(() => void (drawn.value += 1), 0) : undefined), [drawn.value]);
  return (
    <>
      <ul class="tiles">
        {TILES.map((tile, index) => (
          <Offer key={tile.id} tile={tile} turn={turn.value} isDrawn={index < drawn.value} {...props} />
        ))}
      </ul>
      <p class="privacy">{props.words.sheets.welcome.privacy}</p>
    </>
  );
}

interface OfferProps extends OffersProps {
  readonly tile: Tile;
  readonly turn: number;
  readonly isDrawn: boolean;
}

function Offer({ tile, turn, isDrawn, session, page, play, words }: OfferProps) {
  const { title, note } = words.sheets.welcome.tile[tile.id];
  const frameAt = useMemo(() => inTurn(tile), [tile]);
  const frame = useMemo(() => (isDrawn ? frameAt(turn) : undefined), [isDrawn, turn]);
  const choose = () => {
    const chosen = frameAt(turn);
    if (chosen) tile.open?.(session, chosen, play);
    page.go(tile.place);
  };
  return (
    <li>
      <button type="button" class={`tile ${tile.id}`} onClick={choose}>
        <span class="picture">
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
