// The first visit: what can be done here, in tiles with living little boards.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { marksOfMove } from '../board/marks';
import { StillBoard } from '../board/still';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import type { Play } from '../panels/play/play';
import { isCalm } from '../ui/calm';
import type { Page } from './page';
import { type Frame, type Tile, TILES } from './tiles';

/** So long a board stays as it is. */
const FRAME_MS = 6000;

interface WelcomeProps {
  readonly session: Session;
  readonly page: Page;
  /** Nothing until it has come. */
  readonly play: Play | undefined;
  readonly words: AllWords;
}

export function Welcome({ session, page, play, words }: WelcomeProps) {
  const { welcome } = words.sheets;
  const tiles = useMemo(() => TILES.map((tile) => ({ tile, frames: tile.frames() })), []);
  const turn = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => isStill() || (turn.value += 1), FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  const choose = (tile: Tile, frame: Frame) => {
    tile.open?.(session, frame, play);
    page.go(tile.place);
  };
  return (
    <section class="welcome" aria-label={welcome.title}>
      <h2>{welcome.title}</h2>
      <p>{welcome.note}</p>
      <ul class="tiles">
        {tiles.map(({ tile, frames }) => {
          const frame = frames[turn.value % frames.length];
          return frame ? (
            <li key={tile.id}>
              <TileButton tile={tile} frame={frame} words={words} choose={() => choose(tile, frame)} />
            </li>
          ) : null;
        })}
      </ul>
      <p class="privacy">{welcome.privacy}</p>
    </section>
  );
}

interface TileButtonProps {
  readonly tile: Tile;
  readonly frame: Frame;
  readonly words: AllWords;
  readonly choose: () => void;
}

function TileButton({ tile: { id }, frame, words, choose }: TileButtonProps) {
  const { title, note } = words.sheets.welcome.tile[id];
  return (
    <button type="button" class={`tile ${id}`} onClick={choose}>
      <span class="picture">
        <span class="little" aria-hidden="true">
          <StillBoard letters={frame.board} marks={marksOfMove(frame)} label="" />
        </span>
        {frame.caption ? <span class="caption">{frame.caption(words)}</span> : null}
      </span>
      <span class="about">
        <b>{title}</b>
        <span>{note}</span>
      </span>
    </button>
  );
}

/** Whether nothing moves by itself now: nobody looks, or nobody wants it. */
const isStill = (): boolean => document.hidden || isCalm();
