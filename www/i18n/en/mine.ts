// English of puzzles from the reader's own games.

import { counted } from './chess';

const puzzles = (count: number): string => counted(count, 'puzzle');

export const mine = {
  title: 'From my games',
  about:
    'Review a game in Analyse: its puzzles are kept here, and it is counted which motifs your mistakes allow or miss.',
  choose: 'Choose a game',
  count: (count: number, games: number) => `${puzzles(count)} from ${counted(games, 'game')}.`,
  solve: 'Solve them',
  /** Motifs behind the mistakes of the side that counts as one's own. */
  weaknesses: 'Behind your mistakes',
  none: 'No motif yet. Of a game that you have not played here, choose in its review whose mistakes are yours.',
  facts: (allowed: number, missed: number) =>
    [allowed > 0 ? `${allowed} × allowed` : '', missed > 0 ? `${missed} × missed` : ''].filter(Boolean).join(', '),
  practise: (count: number) => `practise with ${puzzles(count)}`,
  /** What puzzles of a motif are called as a lesson. */
  titleOf: (motif: string) => `From my games: ${motif}`,
  games: (count: number) => counted(count, 'game'),
  puzzlesOf: puzzles,
  untitled: 'Game without names',
  /** In the review of a game. */
  puzzles: 'Puzzles',
  find: 'Find puzzles',
  finding: 'Looking for puzzles …',
  stop: 'Stop',
  found: (count: number) =>
    count === 0 ? 'There is no puzzle in this game.' : `${puzzles(count)} from this game, kept in Learn.`,
  /** In a file of games. */
  ofFile: 'Find puzzles in these games',
  ofFileAbout: 'Each game is reviewed first, which takes a while. What is found is kept in Learn.',
  you: 'You are',
  noPlayer: 'none of the players',
  lookThrough: (games: number) => (games === 1 ? 'Look through it' : `Look through ${games} games`),
  gameOf: (at: number, all: number) => `Game ${at} of ${all}`,
  ofGames: (count: number, games: number) =>
    `${count === 0 ? 'No puzzle' : puzzles(count)} in ${counted(games, 'game')}.`,
};
