// The words of games, and of what works in the background.

import type { Color, PieceLetter } from '../../chess/chess';

/** What can be done in a game. */
export type GameCommandId =
  | 'takeBack'
  | 'moveNow'
  | 'askHint'
  | 'offerDraw'
  | 'claim'
  | 'resign'
  | 'rematch'
  | 'again'
  | 'pause'
  | 'leave';

/** Why it is not done now. */
export type GameRefusal =
  | 'no-game'
  | 'game-is-over'
  | 'game-is-on'
  | 'not-your-turn'
  | 'not-at-the-end'
  | 'no-help'
  | 'no-claim'
  | 'already-offered'
  | 'nobody-thinks'
  | 'nothing-failed'
  | 'no-start'
  | 'not-legal';

/** Why the background does not work. */
export type EngineFaultCode =
  | 'unloaded'
  | 'forbidden'
  | 'forbiddenWasm'
  | 'memory'
  | 'silent'
  | 'ended'
  | 'trapped'
  | 'unreadable'
  | 'failed';

/** Those of the first board. */
export interface FirstEngineWords {
  /** Each with what the browser says. */
  readonly faults: Readonly<Record<EngineFaultCode, (detail: string) => string>>;
}

export interface EngineWords extends FirstEngineWords {
  readonly refusals: Readonly<Record<GameRefusal, string>>;
  readonly said: {
    readonly tookBack: (moves: number) => string;
    readonly declined: string;
    /** What the clocks show, in milliseconds; nothing where there are none. */
    readonly clocks: (times: Readonly<Record<Color, number>> | undefined) => string;
    /** That a person has little time left. */
    readonly low: (milliseconds: number) => string;
    readonly paused: string;
    /** What ends a pause, and that it is over. */
    readonly goOn: string;
    readonly goesOn: string;
    /** Where to look, and then what to play. */
    readonly hintPiece: (piece: PieceLetter, square: string) => string;
    readonly hintMove: (piece: PieceLetter, from: string, to: string) => string;
  };
}
