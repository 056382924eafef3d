// What English says of games, and of what works in the background.

import type { FirstEngineWords } from '../areas/engine';

export const engine: FirstEngineWords = {
  faults: {
    unloaded: () => 'The chess engine could not be loaded: the network failed.',
    forbidden: () => 'The chess engine could not start: workers are forbidden here.',
    forbiddenWasm: () => 'The chess engine could not start: WebAssembly is forbidden here.',
    memory: () => 'There is not enough memory left for the chess engine. Close other tabs and try again.',
    silent: () => 'The chess engine no longer answers.',
    ended: () => 'The chess engine has ended.',
    trapped: () => 'The chess engine has broken down.',
    unreadable: () => 'The page and the chess engine could not read each other.',
    failed: (detail) => `The chess engine has failed: ${detail}`,
  },
  commands: {
    takeBack: 'Take back',
    hurry: 'Move now',
    askHint: 'Hint',
    offerDraw: 'Offer a draw',
    claim: 'Claim the draw',
    resign: 'Resign',
    rematch: 'Rematch',
    again: 'Try again',
    pause: 'Pause',
    leave: 'Leave the game',
  },
  refusals: {
    'no-game': 'No game is being played.',
    'game-is-over': 'The game is over.',
    'game-is-on': 'The game is still being played.',
    'not-your-turn': 'It is not your turn.',
    'not-at-the-end': 'You are looking back. Go to the last move to play on.',
    'no-help': 'This game is played without help: no hints, no taking back.',
    'no-claim': 'There is no draw to claim here.',
    'already-offered': 'You have offered a draw in this position already.',
    'nobody-thinks': 'The computer is not thinking.',
    'nothing-failed': 'Nothing has gone wrong.',
    'no-start': 'A game needs a position in which somebody can move.',
    'not-legal': 'In a game only legal moves are made.',
  },
};
