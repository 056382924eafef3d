// English of what is said over the board while it shows what a search looks at.

import type { ThinkSaid } from '../areas/think';

export const said: ThinkSaid = {
  shows: (moves) =>
    moves.length === 0
      ? 'The board shows the example.'
      : `The board follows the search: ${moves.map((move, at) => `${at + 1} ${move}`).join(', ')}.`,
  back: 'Back to the game',
};
