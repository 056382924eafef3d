// What German says of saved games, files, examples and pictures.

import type { ExamplesWords, GamesWords } from '../words';
import { examples } from './examples';

const number = (value: number): string => value.toLocaleString('de');
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;
const DAY = new Intl.DateTimeFormat('de', { dateStyle: 'medium' });
const gamesOf = (count: number): string => counted(count, 'Partie', 'Partien');
const plies = (count: number): string => counted(count, 'Halbzug', 'Halbzüge');
const afterPlies = (count: number): string => counted(count, 'Halbzug', 'Halbzügen');
const named = (name: string): string => name || 'dem eingefügten Text';

export const games: GamesWords & ExamplesWords = {
  ...examples,
  sections: 'Partien',
  section: { saved: 'Meine Partien', file: 'Datei', examples: 'Beispiele', picture: 'Bild' },
  count: number,
  steps: (count) => counted(count, 'Schritt', 'Schritte'),
  day: (date) => DAY.format(date),
  copyPgn: 'PGN kopieren',
  savePgn: 'Als PGN speichern',
  before: 'Vorige Partie',
  notCopied: 'Dieser Browser lässt Seiten nicht kopieren. „Als PGN speichern“ gibt denselben Text als Datei.',
  saved: {
    about: 'Beendete Partien kommen von selbst hierher, und solche, die nach fünf Zügen verlassen werden, auch.',
    keep: 'Diese Partie behalten',
    list: 'Meine Partien',
    none: 'Hier ist noch nichts. Eine Partie, die zu Ende gespielt ist, steht dann hier.',
    search: 'Spieler, Eröffnung oder Datum suchen',
    anyResult: 'Jedes Ergebnis',
    heads: ['Spieler', 'Eröffnung', 'Datum', 'Züge', 'Ergebnis'],
    moves: (count) => counted(count, 'Zug', 'Züge'),
    more: (name) => `Mehr zu ${name}`,
    remove: 'Löschen',
    undo: 'Rückgängig',
    closed: 'Aus geschlossenen Tabs',
    bringBack: 'Zurückholen:',
    showMore: (count) => `Mehr zeigen (${number(count)})`,
    saveAll: 'Alle als PGN exportieren',
    savedAll: (count, left) =>
      `${gamesOf(count)} in der Datei.${left > 0 ? ` ${gamesOf(left)} ausgelassen: Von solchen Brettern gibt es keine PGN.` : ''}`,
  },
  file: {
    open: 'Datei öffnen',
    about:
      'PGN-Dateien jeder Größe: unten öffnen. Eine Partie, eine Stellung, Züge oder ein Link lassen sich überall auf der Seite einfügen oder ablegen.',
    search: 'Spieler, Turnier, Jahr oder Ergebnis suchen',
    stop: 'Anhalten',
    close: 'Diese Liste schließen',
    reading: (name, count) => `Liest aus ${named(name)}: bisher ${gamesOf(count)}`,
    title: (name, count) => `${gamesOf(count)} in ${named(name)}`,
    empty: (name) => `Es gibt keine Partie in ${named(name)}.`,
    full: (most) => `Nur die ersten ${number(most)} Partien sind aufgeführt.`,
    faults: (count) => `Mit Fehlern (${number(count)})`,
    list: 'Partien der Datei',
    shown: (shown, all) => (shown === 0 ? 'Keine Partie passt.' : `${number(shown)} von ${number(all)}`),
    heads: ['Weiß', 'Schwarz', 'Turnier', 'Jahr', 'Züge', 'Ergebnis'],
    plies,
    previous: 'Vorige Partie der Datei',
    next: 'Nächste Partie der Datei',
    place: (at, all) => `Partie ${number(at)} von ${number(all)}`,
  },
  pasted: {
    unknown: (text) =>
      `„${text}“ ist weder Partie noch Stellung, Zugfolge oder Link, die Gridmate kennt. Möglich sind PGN, FEN, Züge wie e2e4 oder Sf3 und eigene Links.`,
    waits: 'Gerade läuft eine Partie. Das Eingefügte wartet, bis sie beendet oder verlassen ist.',
    leave: 'Partie verlassen und öffnen',
    ready: 'Was während der Partie eingefügt wurde, ist noch da.',
    open: 'Öffnen',
  },
  pgn: {
    done: (count) => `Auf dem Brett: ${plies(count)}.`,
    cut: (count) => `Bis dahin auf dem Brett: ${plies(count)}.`,
  },
  tags: {
    title: 'Spieler, Turnier, Ergebnis',
    tag: { White: 'Weiß', Black: 'Schwarz', Event: 'Turnier', Site: 'Ort', Date: 'Datum', Round: 'Runde' },
    result: 'Ergebnis',
    results: { '*': 'Nicht zu Ende', '1-0': 'Weiß gewann', '0-1': 'Schwarz gewann', '1/2-1/2': 'Remis' },
  },
  examples: {
    about:
      'Jedes Beispiel kommt aufs Brett: durchgehen, ändern, weiterspielen. Die eigene Partie lässt sich zurückholen.',
    all: (count) => `Alle ${number(count)}`,
    less: 'Weniger',
    toMoves: 'Die Züge zeigen',
    play: 'Von hier aus spielen',
    close: 'Schließen',
  },
  picture: {
    title: (players, steps) =>
      [players, steps === 0 ? 'Der Anfang' : `Nach ${afterPlies(steps)}`].filter(Boolean).join(': '),
    colors: 'Farben',
    themes: { light: 'Hell', dark: 'Dunkel' },
    side: 'Unten',
    sides: { board: 'Wie auf dem Brett', w: 'Weiß', b: 'Schwarz' },
    size: 'Größe',
    signs: 'Buchstaben und Zahlen',
    marks: 'Letzter Zug und Pfeile',
    png: 'Als PNG speichern',
    svg: 'Als SVG speichern',
    copy: 'Kopieren',
    copied: 'Das Bild ist kopiert.',
    noPng: 'Dieser Browser konnte kein PNG machen. SVG geht überall.',
    noCopy: 'Dieser Browser lässt Seiten keine Bilder kopieren. Es lässt sich stattdessen speichern.',
  },
};
