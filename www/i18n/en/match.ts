// English of matches.

import { counted } from './chess';

const ENDS: Record<string, string> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  insufficient: 'not enough material',
  fivefold: 'the same position five times',
  seventyfive: '75 moves without a capture or a pawn’s move',
  threefold: 'the same position three times',
  fifty: '50 moves without a capture or a pawn’s move',
};

const RESULTS: Record<string, string> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' };

const whole = (elo: number): string => {
  const rounded = Math.round(elo);
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
};

const signed = (elo: number): string => (Math.round(elo) > 0 ? `+${whole(elo)}` : whole(elo));

/** With a half where there is one. */
const points = (value: number): string => {
  const half = value % 1 === 0 ? '' : '½';
  return `${value < 1 && half ? '' : Math.floor(value)}${half}`;
};

export const match = {
  /** Its tab in Lab. */
  name: 'Match',
  begins: (first: string, second: string, games: number) =>
    `The match begins: ${first} against ${second}, ${counted(games, 'game')}.`,
  resumed: (done: number, all: number) => `The match goes on: ${done} of ${counted(all, 'game')} played.`,
  isOver: (first: string, second: string, won: number, drawn: number, lost: number) =>
    `The match is over: ${first} against ${second}, ${won} won, ${drawn} drawn, ${lost} lost.`,
  paused: 'The match is paused.',
  stopped: 'The match has been stopped.',
  elsewhere: 'Another tab of this browser is playing a match. Stop it there first.',
  changed: 'Another tab has played on in this match or begun another. This is how it stands now.',
  /** A game of it has been put on the board. */
  opened: (game: number) => `Game ${game} is on the board. Undo brings back what was there.`,
  about: 'Let two computer players play a match. The same seed repeats the same games.',
  first: 'First player',
  second: 'Second player',
  games: 'Games',
  opening: 'Start',
  openings: { standard: 'Standard', chess960: 'Chess960', book: 'Random openings' },
  swap: 'Change sides after each game',
  seed: 'Seed',
  offers: {
    start: 'Start',
    pause: 'Pause',
    goOn: 'Go on',
    stop: 'Stop',
    faster: 'Faster',
    watch: 'Watch this game',
    own: 'My board',
    save: 'Save games',
  },
  examples: 'Ten games: minimax against random moves',
  /** Ten games of minimax against random moves, with either colour. */
  tenWhite: 'Minimax plays White',
  tenBlack: 'Minimax plays Black',
  examplesAbout: 'This is how an article on a small chess engine tests its player, which wins all its games:',
  /** What is played, in few words. */
  plan: (first: string, second: string, opening: string, isSwapped: boolean, seed: number) =>
    `${first} against ${second} · ${opening} · ${isSwapped ? 'sides change' : 'sides stay'} · seed ${seed}`,
  done: (done: number, all: number) => `${done} of ${counted(all, 'game')}`,
  now: (game: number, games: number, move: number) => `Game ${game} of ${games}, move ${move}`,
  standing: 'How it stands',
  /** The points of both players; a draw is half a point for each. */
  score: (first: number, second: number) => `${points(first)} – ${points(second)}`,
  won: (games: number) => `${games} won`,
  drawn: (games: number) => `${games} drawn`,
  lost: (games: number) => `${games} lost`,
  /** How far a player is above or below another; the ends are of the same direction. */
  elo: (player: string, elo: number, low: number, high: number) =>
    `${player} is about ${whole(Math.abs(elo))} Elo ${elo < 0 ? 'weaker' : 'stronger'} (95 %: ${whole(low)} to ${whole(high)}).`,
  tooFew: 'Too few games to tell, or all went one way.',
  curve: (games: number, elo: string) =>
    `The difference in Elo over the games. After ${counted(games, 'game')}: ${elo}.`,
  /** A difference in Elo at the scale. */
  signed,
  afterGames: (games: number) => counted(games, 'game'),
  byColour: 'By colour',
  heads: ['Player', 'Won', 'Drawn', 'Lost'] as readonly [player: string, won: string, drawn: string, lost: string],
  asWhite: (player: string) => `${player}, with White`,
  asBlack: (player: string) => `${player}, with Black`,
  ends: 'How the games ended',
  endHeads: ['End', 'Games'] as readonly [end: string, games: string],
  /** By its code. */
  end: (code: string) => ENDS[code] ?? code,
  list: 'The games, with the points of the first player',
  /** What a game is called that can be opened: its moves, and a result as PGN writes it. */
  game: (number: number, white: string, black: string, result: string, end: string, moves: number) =>
    `Open game ${number}: ${white} – ${black}, ${RESULTS[result] ?? result}, ${end}, ${counted(moves, 'move')}`,
};
