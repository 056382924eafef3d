// The words of a language. What one lacks another would not compile without.

import type { Diagnostic, ShownEffect, ShownPosition } from '#doors/document.js';
import type { Color, PieceLetter } from '../chess/chess';
import type { AnalyseWords } from './areas/analyse';
import type { PlayWords } from './areas/play';
import type { EngineWords, FirstEngineWords, GameCommandId, GameRefusal } from './areas/engine';
import type { MovesWords } from './areas/moves';
import type { SheetWords } from './areas/sheets';
import type { ShellWords } from './areas/shell';
import type { BoardWords, FirstBoardWords } from './areas/board';
import type { ExamplesWords } from './areas/examples';
import type { HelpWords } from './areas/help';
import type { GamesWords } from './areas/games';
import type { KeptWords } from './areas/kept';
import type { MatchWords } from './areas/match';
import type { OpeningsWords } from './areas/openings';
import type { ScriptWords } from './areas/script';
import type { SetupWords } from './areas/setup';
import type { ThinkWords } from './areas/think';
import type { SetsWords } from './areas/sets';

/** What can be done to a document with the first board, and is named there. */
export type FirstCommandId = 'undo' | 'redo' | 'first' | 'back' | 'forward' | 'last';

/** All else that can be done to a document. */
export type LateCommandId =
  | GameCommandId
  | 'play'
  | 'move'
  | 'put'
  | 'remove'
  | 'write'
  | 'rewrite'
  | 'chooseTurn'
  | 'chooseCastling'
  | 'goTo'
  | 'select'
  | 'promote'
  | 'makeMain'
  | 'deleteFrom'
  | 'comment'
  | 'mark'
  | 'draw'
  | 'eraseAll'
  | 'setTag'
  | 'removeTag'
  | 'setResult'
  | 'end'
  | 'setStart'
  | 'chess960'
  | 'loadScript'
  | 'setUp'
  | 'clear'
  | 'restart'
  | 'open'
  | 'bringBack';

/** What can be done to a document. */
export type CommandId = FirstCommandId | LateCommandId;

/** Why the page does not do something now; what a document refuses has a diagnostic. */
export type RefusalCode = GameRefusal | FirstRefusal;

type FirstRefusal =
  | 'locked'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'nothing-to-play'
  | 'nothing-drawn'
  | 'nothing-before'
  | 'at-the-start'
  | 'at-the-end'
  | 'not-there'
  | 'is-main'
  | 'not-begun'
  | 'only-shown'
  | 'watching';

/** What went wrong that is nobody's fault but the program's. */
export type FaultCode = 'core-fault' | 'program-fault';

/** Why a link cannot be made or opened. */
export type LinkFault = 'damaged' | 'newer' | 'long';

export interface Words {
  /** As HTML names the language. */
  readonly tag: string;
  /** Where its lines begin. */
  readonly direction: 'ltr' | 'rtl';
  /** King, queen, rook, bishop and knight, as moves are written with them. */
  readonly letters: string;
  readonly shell: ShellWords;
  readonly board: FirstBoardWords;
  /** How things stand, in a sentence. */
  readonly standing: (position: ShownPosition) => string;
  /** What buttons and menus call it. */
  readonly commands: Readonly<Record<FirstCommandId, string>>;
  readonly refusals: Readonly<Record<FirstRefusal, string> & Partial<Record<GameRefusal, string>>>;
  readonly faults: Readonly<Record<FaultCode, string>>;
  /** What a document refuses. */
  readonly problem: (problem: Diagnostic) => string;
  /** What is said of what was done. */
  readonly said: {
    /** The move as it is written takes the place of its words. */
    readonly move: (effect: ShownEffect, position: ShownPosition, san?: string) => string;
    readonly put: (piece: PieceLetter, square: string) => string;
    readonly removed: (square: string) => string;
    readonly undone: (position: ShownPosition) => string;
    readonly redone: (position: ShownPosition) => string;
    readonly atStart: (position: ShownPosition) => string;
    readonly deleted: (move: string) => string;
    readonly chess960: (number: number) => string;
    /** A draw may be claimed. */
    readonly claimable: string;
  };
  /** What a hand on the board is told. */
  readonly input: {
    readonly empty: (square: string) => string;
    readonly picked: (piece: PieceLetter, square: string, targets: readonly string[]) => string;
    readonly stuck: (piece: PieceLetter, square: string) => string;
    readonly notYours: (piece: PieceLetter, turn: Color) => string;
    readonly putBack: (piece: PieceLetter, square: string) => string;
    readonly promotes: string;
    readonly role: (letter: string) => string;
  };
  readonly flip: string;
  /** What works on the board, besides hands. */
  readonly tools: string;
  readonly step: string;
  readonly stepOf: (step: number, all: number) => string;
  readonly engine: FirstEngineWords;
  /** Why a link is not opened. */
  readonly links: Readonly<Record<LinkFault, string>>;
  /** What is shown while the program is loading, and if it cannot be. */
  readonly loading: {
    readonly waiting: string;
    readonly failed: string;
    /** Why no try will help. */
    readonly old: string;
    readonly again: string;
  };
}

/** With those that nobody reads before the first move. */
export interface AllWords extends Words {
  readonly commands: Readonly<Record<CommandId, string>>;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly board: BoardWords;
  readonly engine: EngineWords;
  readonly kept: KeptWords;
  readonly moves: MovesWords;
  readonly openings: OpeningsWords;
  readonly play: PlayWords;
  readonly games: GamesWords & ExamplesWords;
  readonly script: ScriptWords;
  readonly sheets: SheetWords;
  readonly help: HelpWords;
  readonly setup: SetupWords;
  readonly think: ThinkWords;
  readonly sets: SetsWords;
  readonly analyse: AnalyseWords;
  readonly match: MatchWords;
}
