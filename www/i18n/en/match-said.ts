// English of what is said of a match over the board.

import type { MatchSaid } from '../areas/match';
import { counted } from './chess';

export const said: MatchSaid = {
  begins: (first, second, games) => `The match begins: ${first} against ${second}, ${counted(games, 'game')}.`,
  resumed: (done, all) => `The match goes on: ${done} of ${counted(all, 'game')} played.`,
  isOver: (first, second, won, drawn, lost) =>
    `The match is over: ${first} against ${second}, ${won} won, ${drawn} drawn, ${lost} lost.`,
  paused: 'The match is paused.',
  stopped: 'The match has been stopped.',
  elsewhere: 'Another tab of this browser is playing a match. Stop it there first.',
  opened: (game) => `Game ${game} is on the board. Undo brings back what was there.`,
};
