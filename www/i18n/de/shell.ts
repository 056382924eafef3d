// What the page around board and panels says in German.

import type { ShellWords } from '../words';
import { SIDES, standing } from './chess';

export const shell: ShellWords = {
  title: (position) => `${standing(position).replace(/\.$/, '')} · Gridmate`,
  skip: 'Zum Brett',
  home: 'Gridmate, Startseite',
  places: 'Bereiche',
  place: {
    play: 'Spielen',
    analyse: 'Analyse',
    learn: 'Lernen',
    script: 'Skript',
    lab: 'Labor',
    setup: 'Aufstellen',
    games: 'Partien',
  },
  close: 'Schließen',
  reload: 'Neu laden',
  side: SIDES,
  welcome: {
    title: 'Womit soll es losgehen?',
    note: 'Ein Spielplatz für Schach in diesem Tab. Kein Konto, kein Download.',
  },
  begin: 'Jede Figur lässt sich ziehen: Dieses Brett ist schon bereit.',
  sheet: { settings: 'Einstellungen', share: 'Teilen', help: 'Hilfe', keys: 'Tasten' },
};
