// The words of playing a game.

import type { ShownPosition } from '#doors/document.js';
import type { Color, PieceLetter } from '../../chess/chess';

/** The kinds of players that the computer has. */
export type Rival = 'level' | 'minimax' | 'negamax' | 'alphabeta' | 'random';
/** Which colour a person has: one, the one or the other by lot, both, or none. */
export type SideChoice = 'w' | 'b' | 'random' | 'both' | 'watch';
export type StartChoice = 'standard' | 'chess960' | 'here';
export type ClockChoice = 'none' | '5+3' | '10+0' | '15+10' | 'own';

/** What the panel offers to do. */
export type OfferId =
  | 'takeBack'
  | 'hint'
  | 'showMove'
  | 'draw'
  | 'claim'
  | 'resign'
  | 'more'
  | 'moveNow'
  | 'pause'
  | 'goOn'
  | 'here'
  | 'rematch'
  | 'same'
  | 'newGame'
  | 'analyse'
  | 'why'
  | 'play'
  | 'cancel'
  | 'again'
  | 'close';

/** How a game ended, as it is told to somebody. */
export interface Ending {
  readonly position: ShownPosition;
  /** Whose side the reader played, where that is one. */
  readonly person: Color | undefined;
  /** How many moves White and Black made together. */
  readonly moves: number;
  /** Who played against the reader. */
  readonly rival: string | undefined;
}

export interface PlayWords {
  /** Above the moves of a game, or of none. */
  readonly title: (white: string | undefined, black: string | undefined) => string;
  readonly you: string;
  readonly sideName: (color: Color) => string;
  readonly playerName: (rival: Rival, number: number) => string;
  /** What stands behind the name: how strong it is. */
  readonly playerAbout: (rival: Rival, number: number, elo: number | undefined) => string;
  /** The same again with the sides changed, against another player. */
  readonly rematchWith: (player: string) => string;
  /** What a document calls a player: the reader, where none is named. */
  readonly recordName: (rival?: Rival, number?: number) => string;
  /** A move that is chosen while the computer thinks. */
  readonly premove: {
    readonly picked: (piece: PieceLetter, square: string) => string;
    readonly chosen: (piece: PieceLetter, from: string, to: string) => string;
    readonly cancelled: string;
    readonly refused: (from: string, to: string) => string;
  };
  readonly offers: Readonly<Record<OfferId, string>>;
  /** The claim of a draw with its reason, by the code of that. */
  readonly claimOf: (code: string) => string;
  readonly resigning: { readonly question: string; readonly yes: string; readonly no: string };
  readonly bar: {
    readonly thinking: string;
    readonly toMove: string;
    readonly taken: (letters: string) => string;
    /** Its pieces are worth so many pawns more. */
    readonly lead: (points: number) => string;
    readonly clock: (color: Color) => string;
  };
  /** What a clock shows; tenths of a second where there is little left. */
  readonly time: (milliseconds: number, hasTenths: boolean) => string;
  readonly evaluation: {
    readonly name: string;
    /** In few letters, from White's side. */
    readonly short: (centipawns: number) => string;
    readonly shortMate: (moves: number) => string;
    readonly sentence: (centipawns: number) => string;
    readonly mate: (moves: number) => string;
    readonly unknown: string;
    /** To who asks: what the engine found, or by how many pawns White’s pieces are worth more. */
    readonly byEngine: (how: string) => string;
    readonly byPieces: (points: number) => string;
  };
  readonly result: {
    readonly title: (ending: Ending) => string;
    readonly text: (ending: Ending) => string;
    readonly score: (position: ShownPosition) => string;
  };
  /** Behind what went wrong with the engine. */
  readonly isSafe: string;
  readonly form: {
    readonly side: string;
    readonly sides: Readonly<Record<SideChoice, string>>;
    readonly rival: string;
    readonly rivalOf: (color: Color) => string;
    readonly rivals: Readonly<Record<Rival, string>>;
    /** Above a choice, with who is chosen. */
    readonly named: (label: string, player: string) => string;
    /** Shows the players that are no levels. */
    readonly others: string;
    readonly level: string;
    readonly depth: string;
    /** What such a player is like, and how strong: so many points, by so many more or less. */
    readonly means: (rival: Rival, number: number, elo: number | undefined, error: number | undefined) => string;
    readonly start: string;
    readonly starts: Readonly<Record<StartChoice, string>>;
    readonly number: string;
    readonly draw: string;
    readonly clock: string;
    readonly clocks: Readonly<Record<ClockChoice, string>>;
    readonly minutes: string;
    readonly seconds: string;
    /** The switch for another time of the computer, and that. */
    readonly uneven: string;
    readonly itsMinutes: string;
    readonly itsSeconds: string;
    readonly clockMeans: (minutes: number, seconds: number) => string;
    readonly noClockMeans: string;
    readonly help: string;
    /** What it means that it is allowed, and that it is not. */
    readonly helpMeans: string;
    readonly noHelpMeans: string;
    readonly evaluation: string;
  };
}
