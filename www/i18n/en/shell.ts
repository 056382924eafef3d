// What the page around board and panels says in English.

import type { ShownPosition } from '#doors/document.js';
import { SIDES, standing } from './chess';

export const shell = {
  /** The title of the window. */
  title: (position: ShownPosition) => `${standing(position).replace(/\.$/, '')} · Gridmate`,
  skip: 'To the board',
  home: 'Gridmate, first page',
  places: 'Places',
  place: {
    play: 'Play',
    analyse: 'Analyse',
    learn: 'Learn',
    script: 'Script',
    lab: 'Lab',
    setup: 'Set up',
    games: 'Games',
  },
  close: 'Close',
  reload: 'Reload',
  /** At the edges of the board. */
  side: SIDES,
  /** Over what the first visit offers. */
  welcome: {
    title: 'What would you like to do?',
    note: 'A chess playground in this tab. No account, no download.',
  },
  /** Beside whose move it is, where nothing has been done yet. */
  begin: 'Pick up any piece: this board is already yours.',
  sheet: { settings: 'Settings', share: 'Share', help: 'Help', keys: 'Keys' },
};
