// What the first visit and what lies over the page say in German.

import type { SheetWords } from '../words';

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
  PageUp: 'Bild ↑',
  PageDown: 'Bild ↓',
  ' ': 'Leertaste',
};
const MAC_KEYS: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

export const sheets: SheetWords = {
  welcome: {
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
    language: 'Sprache',
    theme: 'Farben',
    themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    pieces: 'Figuren',
    board: 'Brett',
    boards: { wood: 'Holz', green: 'Grün', blue: 'Blau', grey: 'Grau' },
    styles: { solid: 'Gefüllt', outline: 'In Linien gezeichnet' },
    coordinates: 'Buchstaben und Zahlen',
    coordinatePlaces: { outside: 'Außen', inside: 'Innen', every: 'Auf jedem Feld', off: 'Verborgen' },
    size: 'Größe des Bretts',
    sizes: { usual: 'Wie üblich', large: 'Groß, auf breiten Bildschirmen' },
    order: 'Reihenfolge der Seite',
    orders: { board: 'Brett zuerst', panel: 'Bereich daneben zuerst' },
    letters: 'Schreibweise der Züge',
    spoken: 'Züge, wie ein Screenreader sie vorliest',
    spokenStyles: { words: 'In Worten', nato: 'Buchstaben als Alpha, Bravo' },
    motion: 'Bewegung',
    motions: { system: 'Wie das Gerät', none: 'Keine' },
    keys: 'Tasten mit einem Buchstaben, einer Ziffer oder einem Zeichen',
    sounds: 'Töne',
    soundKinds: { on: 'An', all: 'Auch der Tasten auf dem Brett', off: 'Aus' },
    keysSwitch: { on: 'An', off: 'Aus' },
  },
  share: {
    note: 'Alle Züge und Kommentare stecken im Link selbst; kein Server bewahrt sie auf.',
    long: 'Dieser Link ist lang: Manche Programme schneiden ihn ab. Für sie gibt es die PGN.',
    link: 'Link zu dieser Partie',
    copyLink: 'Link kopieren',
    send: 'Senden …',
    copyFen: 'Stellung (FEN)',
    copyPgn: 'Partie (PGN)',
    code: 'QR-Code',
    codeOf: 'QR-Code des Links zu dieser Partie',
    files: 'Als Datei speichern',
    gif: 'GIF aller Züge',
    gifNote: 'Das GIF zeigt einen Zug je Sekunde.',
    drawing: 'Die Bretter werden gezeichnet',
    stop: 'Anhalten',
    texts: 'Als Text kopieren',
    paper: 'Auf Papier',
    print: 'Drucken',
    saved: (name, kilobytes) => `${name} ist gespeichert: ${kilobytes} KB.`,
    copied: {
      link: 'Der Link ist kopiert, mit allen Zügen und Kommentaren.',
      fen: 'Die Stellung ist kopiert.',
      pgn: 'Die Partie ist kopiert.',
    },
    notCopied:
      'Dieser Browser lässt die Seite nicht kopieren. Der Link oben lässt sich von Hand auswählen und kopieren.',
    noPgn: 'Die Stellung auf dem Brett ist nicht regelgerecht; es gibt also keine PGN davon.',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  },
  keys: {
    board: 'Auf dem Brett',
    everywhere: 'Überall',
    own: 'Diese Liste der Tasten',
    name: (key, isMac) =>
      (isMac ? MAC_KEYS[key] : undefined) ?? KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  },
  version: { ready: 'Eine neue Version ist da.', use: 'Jetzt verwenden' },
};
