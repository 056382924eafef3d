// The words of matches between players of the computer.

/** From where the games start. */
export type OpeningChoice = 'standard' | 'chess960' | 'book';

export type MatchOffer = 'start' | 'pause' | 'goOn' | 'stop' | 'faster' | 'watch' | 'own' | 'save';

export interface MatchWords {
  /** Its tab in Lab. */
  readonly name: string;
  readonly begins: (first: string, second: string, games: number) => string;
  readonly resumed: (done: number, all: number) => string;
  readonly isOver: (first: string, second: string, won: number, drawn: number, lost: number) => string;
  readonly paused: string;
  readonly stopped: string;
  readonly elsewhere: string;
  readonly changed: string;
  /** A game of it has been put on the board. */
  readonly opened: (game: number) => string;
  readonly about: string;
  readonly first: string;
  readonly second: string;
  readonly games: string;
  readonly opening: string;
  readonly openings: Readonly<Record<OpeningChoice, string>>;
  readonly swap: string;
  readonly seed: string;
  readonly offers: Readonly<Record<MatchOffer, string>>;
  readonly examples: string;
  /** Ten games of minimax against random moves, with either colour. */
  readonly tenWhite: string;
  readonly tenBlack: string;
  readonly examplesAbout: string;
  /** What is played, in few words. */
  readonly plan: (first: string, second: string, opening: string, isSwapped: boolean, seed: number) => string;
  readonly done: (done: number, all: number) => string;
  readonly now: (game: number, games: number, move: number) => string;
  readonly standing: string;
  /** The points of both players; a draw is half a point for each. */
  readonly score: (first: number, second: number) => string;
  readonly won: (games: number) => string;
  readonly drawn: (games: number) => string;
  readonly lost: (games: number) => string;
  /** How far a player is above or below another; the ends are of the same direction. */
  readonly elo: (player: string, elo: number, low: number, high: number) => string;
  readonly tooFew: string;
  readonly curve: (games: number, elo: string) => string;
  /** A difference in Elo at the scale. */
  readonly signed: (elo: number) => string;
  readonly afterGames: (games: number) => string;
  readonly byColour: string;
  readonly heads: readonly [player: string, won: string, drawn: string, lost: string];
  readonly asWhite: (player: string) => string;
  readonly asBlack: (player: string) => string;
  readonly ends: string;
  readonly endHeads: readonly [end: string, games: string];
  /** By its code. */
  readonly end: (code: string) => string;
  readonly list: string;
  /** What a game is called that can be opened: so many moves, and a result as PGN writes it. */
  readonly game: (number: number, white: string, black: string, result: string, end: string, moves: number) => string;
}
