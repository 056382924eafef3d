// What the page around board and panels says in German.

import type { ShellWords } from '../areas/shell';
import { counted, SIDES, standing } from './chess';

const KEYS: Record<string, string> = {
  Mod: 'Strg',
  Shift: 'Umschalt',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Home: 'Pos1',
  End: 'Ende',
  Delete: 'Entf',
  Escape: 'Esc',
  ' ': 'Leertaste',
};
const MAC_KEYS: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

export const shell: ShellWords = {
  title: (position) => `${standing(position).replace(/\.$/, '')} · Gridmate`,
  skip: 'Zum Brett',
  home: 'Gridmate, Startseite',
  places: 'Bereiche',
  place: { play: 'Spielen', analyse: 'Analyse', script: 'Skript', games: 'Partien' },
  close: 'Schließen',
  reload: 'Neu laden',
  side: SIDES,
  toMove: 'am Zug',
  welcome: {
    title: 'Womit soll es losgehen?',
    note: 'Ein Spielplatz für Schach in diesem Tab. Kein Konto, kein Download.',
    line: 'Jede Figur lässt sich ziehen: Dieses Brett ist schon bereit.',
    privacy: 'Nichts von hier verlässt dieses Gerät, außer beim Teilen.',
    tile: {
      computer: { title: 'Gegen den Computer', note: 'Zehn Stufen, von ersten Schritten bis zum Meister.' },
      famous: { title: 'Eine berühmte Partie ansehen', note: 'Die Opernpartie: Matt in siebzehn Zügen.' },
      chess960: { title: 'Chess960', note: '960 Aufstellungen. Hier ist eine davon.' },
      script: { title: 'Ein Skript schreiben', note: 'Züge als Text tippen. Das Brett folgt.' },
    },
    number: (number) => `Nr. ${number}`,
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Farben',
    themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    pieces: 'Figuren',
    styles: { solid: 'Gefüllt', outline: 'Umriss' },
    coordinates: 'Buchstaben und Zahlen am Brett',
    switch: { on: 'Sichtbar', off: 'Verborgen' },
    motion: 'Bewegung',
    motions: { system: 'Wie das Gerät', none: 'Keine' },
  },
  share: {
    title: 'Teilen',
    note: (steps, characters) =>
      `${counted(steps, 'Schritt', 'Schritte')} in einem Link von ${characters.toLocaleString('de')} Zeichen. Die Partie steckt im Link selbst; kein Server bewahrt sie auf.`,
    long: 'Dieser Link ist lang: Manche Programme schneiden ihn ab. Für sie gibt es die PGN.',
    link: 'Link zu dieser Partie',
    copyLink: 'Link kopieren',
    send: 'Senden …',
    copyFen: 'Stellung kopieren (FEN)',
    copyPgn: 'Partie kopieren (PGN)',
    copied: {
      link: 'Der Link ist kopiert und lässt sich überall einfügen.',
      fen: 'Die Stellung ist kopiert.',
      pgn: 'Die Partie ist kopiert.',
    },
    notCopied:
      'Dieser Browser lässt die Seite nicht kopieren. Der Link oben lässt sich von Hand auswählen und kopieren.',
    noPgn: 'Die Stellung auf dem Brett ist nicht regelgerecht; es gibt also keine PGN davon.',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  },
  keys: {
    title: 'Tasten',
    board: 'Auf dem Brett',
    everywhere: 'Überall',
    own: 'Diese Liste der Tasten',
    name: (key, isMac) =>
      (isMac ? MAC_KEYS[key] : undefined) ?? KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  },
};
