// What the first visit offers: tiles with living little boards.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { marksOfMove } from '../board/marks';
import { StillBoard } from '../board/still';
import { CHESS960_STARTS } from '../chess/fen';
import * as commands from '../document/commands';
import { randomNumber } from '../document/random';
import type { Session } from '../document/session';
import { endOf, type Still, stillsOf } from '../document/stills';
import { exampleScript } from '../games/examples';
import type { AllWords, PlaceId, TileId } from '../i18n/words';
import type { Play } from '../play/play';
import { isCalm } from '../ui/time';
import { whenSeen } from '../ui/reveal';
import type { Page } from './page';

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

/** Whether nothing moves by itself now: it is out of sight, or motion is unwanted. */
const isStill = (): boolean => document.hidden || isCalm();

/** What a tile shows for a while. */
export interface Frame extends Still {
  readonly caption?: (words: AllWords) => string;
  /** The Chess960 start that it shows. */
  readonly number?: number;
}

export interface Tile {
  readonly id: TileId;
  readonly place: PlaceId;
  /** What it shows in turn, each made when its turn has come. */
  readonly frames: () => readonly (() => Frame)[];
  /** What it does with the document or a new game, once it is chosen while it shows a frame. */
  readonly open?: (session: Session, frame: Frame, play: Play | undefined) => void;
}

const GIUOCO_PIANO = 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, c2c3, g8f6, d2d3, d7d6';
const SCRIPTS = ['e4=♕, e5=♛', 'e4=♕, e5=♛, e4e5', 'e4=♕, e5=♛, e4e5, xe8'];

/** The number of Chess960 starts that are shown in turn. */
const NUMBERS = 4;

export const TILES: readonly Tile[] = [
  { id: 'computer', place: 'play', frames: () => stillsOf(undefined, GIUOCO_PIANO).slice(3) },
  {
    id: 'famous',
    place: 'analyse',
    frames: () => stillsOf(undefined, exampleScript('opera')).slice(-8),
    open: (session) =>
      void (commands.loadScript.run(session, undefined, exampleScript('opera')) && commands.first.run(session)),
  },
  {
    id: 'chess960',
    place: 'play',
    frames: () => Array.from({ length: NUMBERS }, () => chess960(randomNumber(CHESS960_STARTS))),
    open: (_, { number }, play) => play?.open(number),
  },
  { id: 'script', place: 'script', frames: () => SCRIPTS.map(afterScript) },
];

const chess960 = (number: number) => (): Frame => ({
  ...endOf(`960:${number}`, ''),
  caption: (words) => words.sheets.welcome.number(number),
  number,
});

const afterScript = (script: string) => (): Frame => ({ ...endOf(undefined, script), caption: () => script });

/** What a tile shows at its turns; nothing of it is made before the first. */
export function inTurn({ frames }: Tile): (turn: number) => Frame | undefined {
  let made: ReturnType<typeof frames> | undefined;
  return (turn) => {
    made ??= frames();
    return made[turn % made.length]?.();
  };
}
