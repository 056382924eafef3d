// What the page around board and panels says in English.

import type { ShellWords } from '../areas/shell';
import { SIDES, standing } from './chess';

export const shell: ShellWords = {
  title: (position) => `${standing(position).replace(/\.$/, '')} · Gridmate`,
  skip: 'To the board',
  home: 'Gridmate, first page',
  places: 'Places',
  place: {
    play: 'Play',
    analyse: 'Analyse',
    script: 'Script',
    lab: 'Lab',
    setup: 'Set up',
    games: 'Games',
  },
  close: 'Close',
  reload: 'Reload',
  side: SIDES,
  welcome: {
    title: 'What would you like to do?',
    note: 'A chess playground in this tab. No account, no download.',
  },
  begin: 'Pick up any piece: this board is already yours.',
  sheet: { settings: 'Settings', share: 'Share', help: 'Help', keys: 'Keys' },
};
