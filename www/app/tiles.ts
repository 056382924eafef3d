// What the first visit offers: little boards that move, and where each leads.

import * as commands from '../document/commands';
import { CHESS960_STARTS } from '../document/fen';
import { draw } from '../document/random';
import type { Session } from '../document/session';
import { endOf, type Still, stillsOf } from '../document/stills';
import type { TileId } from '../i18n/areas/sheets';
import type { PlaceId } from '../i18n/areas/shell';
import type { AllWords } from '../i18n/words';
import type { Play } from '../panels/play/play';
import { OPERA_GAME } from '../panels/games/examples';

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

/** So many Chess960 starts are shown in turn. */
const NUMBERS = 4;

export const TILES: readonly Tile[] = [
  { id: 'computer', place: 'play', frames: () => stillsOf(undefined, GIUOCO_PIANO).slice(3) },
  {
    id: 'famous',
    place: 'analyse',
    frames: () => stillsOf(undefined, OPERA_GAME).slice(-8),
    open: (session) => void (commands.loadScript.run(session, undefined, OPERA_GAME) && commands.first.run(session)),
  },
  {
    id: 'chess960',
    place: 'play',
    frames: () => Array.from({ length: NUMBERS }, () => chess960(draw(CHESS960_STARTS))),
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
