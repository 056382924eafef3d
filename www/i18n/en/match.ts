// English of matches.

import type { MatchWords } from '../areas/match';
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

export const match: MatchWords = {
  name: 'Match',
  begins: (first, second, games) => `The match begins: ${first} against ${second}, ${counted(games, 'game')}.`,
  resumed: (done, all) => `The match goes on: ${done} of ${counted(all, 'game')} played.`,
  isOver: (first, second, won, drawn, lost) =>
    `The match is over: ${first} against ${second}, ${won} won, ${drawn} drawn, ${lost} lost.`,
  paused: 'The match is paused.',
  stopped: 'The match has been stopped.',
  elsewhere: 'Another tab of this browser is playing a match. Stop it there first.',
  changed: 'Another tab has played on in this match or begun another. This is how it stands now.',
  opened: (game) => `Game ${game} is on the board. Undo brings back what was there.`,
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
  tenWhite: 'Minimax plays White',
  tenBlack: 'Minimax plays Black',
  examplesAbout: 'This is how an article on a small chess engine tests its player, which wins all its games:',
  plan: (first, second, opening, isSwapped, seed) =>
    `${first} against ${second} · ${opening} · ${isSwapped ? 'sides change' : 'sides stay'} · seed ${seed}`,
  done: (done, all) => `${done} of ${counted(all, 'game')}`,
  now: (game, games, move) => `Game ${game} of ${games}, move ${move}`,
  standing: 'How it stands',
  score: (first, second) => `${points(first)} – ${points(second)}`,
  won: (games) => `${games} won`,
  drawn: (games) => `${games} drawn`,
  lost: (games) => `${games} lost`,
  elo: (player, elo, low, high) =>
    `${player} is about ${whole(Math.abs(elo))} Elo ${elo < 0 ? 'weaker' : 'stronger'} (95 %: ${whole(low)} to ${whole(high)}).`,
  tooFew: 'Too few games to tell, or all went one way.',
  curve: (games, elo) => `The difference in Elo over the games. After ${counted(games, 'game')}: ${elo}.`,
  signed,
  afterGames: (games) => counted(games, 'game'),
  byColour: 'By colour',
  heads: ['Player', 'Won', 'Drawn', 'Lost'],
  asWhite: (player) => `${player}, with White`,
  asBlack: (player) => `${player}, with Black`,
  ends: 'How the games ended',
  endHeads: ['End', 'Games'],
  end: (code) => ENDS[code] ?? code,
  list: 'The games, with the points of the first player',
  game: (number, white, black, result, end, moves) =>
    `Open game ${number}: ${white} – ${black}, ${RESULTS[result] ?? result}, ${end}, ${counted(moves, 'move')}`,
};
