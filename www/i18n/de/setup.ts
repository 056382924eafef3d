// What German says where a position is set up.

import type { SetupWords } from '../words';
import { decimal } from '../numbers';
import { capital, counted, isFeminine, piece, role, SIDES, standing } from './chess';

const number = (count: number): string => count.toLocaleString('de');

const RULES = {
  bishops: 'je ein Läufer auf hellen und dunklen Feldern',
  king: 'der König zwischen den Türmen',
  whole: 'König und Dame einmal, alle anderen Figuren zweimal',
};
const PLACED = {
  'light-bishop': 'den weißfeldrigen Läufer',
  'dark-bishop': 'den schwarzfeldrigen Läufer',
  queen: 'die Dame',
};

export const setup: SetupWords = {
  lead: 'Aufstellen.',
  about: 'Figuren aufs Brett ziehen oder Figur und Feld antippen.',
  chosen: (stamp) =>
    stamp === 'eraser'
      ? 'Radierer: antippen, was weg soll.'
      : `${capital(piece(stamp))}: antippen, wohin ${isFeminine(stamp) ? 'sie' : 'er'} soll.`,
  none: 'Nichts gewählt: Die Figuren auf dem Brett lassen sich bewegen.',
  done: (position) => `Diese Stellung steht auf dem Brett. ${standing(position)}`,
  cleared: 'Das Brett ist leer.',
  restarted: 'Die Grundstellung steht auf dem Brett.',
  copied: {
    fen: 'Die Stellung ist kopiert.',
    counts: 'Die Zahlen sind kopiert.',
  },
  notCopied: 'Dieser Browser lässt die Seite nicht kopieren. Der Text ist markiert und lässt sich von Hand kopieren.',
  checked: (passed, count) => `${passed} von ${count} Aufstellungen halten alle Regeln ein.`,
  counted: (paths, plies) => `${number(paths)} Stellungen nach ${counted(plies, 'Halbzug', 'Halbzügen')}.`,
  stopped: 'Das Zählen ist angehalten.',
  palette: (color) => `Figuren von ${SIDES[color]} zum Aufstellen`,
  piece: (letter) => capital(piece(letter)),
  eraser: 'Radierer',
  play: 'Von hier spielen',
  analyse: 'Analysieren',
  turn: 'Am Zug',
  castling: 'Rochade möglich mit dem Turm auf',
  right: (color, rook) => `${SIDES[color]}, Turm auf ${rook}`,
  noRights: 'Hier kann niemand rochieren: Dazu müssen König und Turm auf ihren Ausgangsfeldern stehen.',
  noRightsYet: 'Solange die Stellung nicht legal ist, kann niemand rochieren.',
  anyRook: 'Mit jedem Turm auf der Reihe des Königs, wie in Chess960',
  passing: 'En passant möglich auf',
  noPassing: 'keinem Feld',
  fen: 'FEN, die Stellung in einer Zeile',
  fenAbout: 'Hier eine FEN einfügen, auch eine unordentliche. Die Eingabetaste stellt sie auf.',
  set: 'Aufstellen',
  copy: { fen: 'Die FEN kopieren', counts: 'Kopieren' },
  isGame: 'Das sieht nach einer Partie aus, nicht nach einer Stellung: Der Bereich Partien liest sie.',
  legal: (moves, turn) =>
    `Eine regelgerechte Stellung.${moves === undefined ? '' : ` ${SIDES[turn]} hat ${moves === 0 ? 'keinen Zug' : counted(moves, 'Zug', 'Züge')}.`}`,
  illegal: 'Das ist keine regelgerechte Stellung:',
  refused: 'Das Brett zeigt eine andere Stellung.',
  repaired: 'Am eingefügten Text wurde berichtigt:',
  chess960: {
    title: 'Chess960',
    about:
      'Je ein Läufer auf hellen und dunklen Feldern, der König zwischen den Türmen: 960 Aufstellungen halten sich daran. Nummer 518 ist die übliche.',
    number: 'Nummer',
    draw: 'Neu auslosen',
    play: 'Gegen den Computer',
    row: (letters) => Array.from(letters, (letter) => (letter === '.' ? 'leer' : role(letter))).join(', '),
    way: (number) => `Wie die Nummer ${number} diese Reihe ergibt`,
    sum: ({ choice, ways, number: from, way, left }) => {
      if (choice === 'rooks-and-king') return 'T K T';
      return choice === 'knights' ? `${from} von 10 Paaren` : `${from} = ${ways} × ${left} + ${way}`;
    },
    step: ({ choice, way, open, files }) => {
      const [free, taken] = [Array.from(open).join(', '), Array.from(files).join(' und ')];
      if (choice === 'rooks-and-king')
        return `Turm, König und Turm nehmen, was bleibt, ${free}: Der König steht zwischen den Türmen.`;
      if (choice === 'knights')
        return `Die Springer nehmen Paar ${way} der zehn Paare aus ${free}, ab 0 gezählt: ${taken}.`;
      return `Rest ${way}: ${free}, ab 0 gezählt – ${PLACED[choice]} auf ${taken} stellen.`;
    },
    mirrored: (of) => `Gespiegelt ist es Nummer ${of}`,
    check: 'Den Zufall prüfen',
    checkAbout: 'Lost Aufstellungen aus und prüft jede: Hält sie sich an die Regeln?',
    run: (count) => `${count} Aufstellungen prüfen`,
    rule: (rule, kept, count) => `${RULES[rule]}: ${kept} von ${count}`,
    last: 'Die letzte davon:',
  },
  count: {
    title: 'Stellungen zählen (Perft)',
    about:
      'Auf wie viele Arten sich weiterspielen lässt, Halbzug für Halbzug. Programmierer prüfen so (Perft), ob ihr Programm alle Züge kennt: Für die Stellungen in der Liste sind die Zahlen bekannt.',
    position: 'Stellung',
    board: 'Die auf dem Brett',
    known: {
      start: 'Grundstellung',
      kiwipete: 'Kiwipete: jede Art von Zug',
      rooks: 'Turmendspiel',
      promotions: 'Umwandlungen',
      castling: 'Rochade und Umwandlung',
      middlegame: 'Mittelspiel',
      besideKing: 'Chess960: Türme neben dem König',
      outerRooks: 'Chess960: Türme auf e und h',
      whiteOnly: 'Chess960: nur Weiß rochiert',
      blackOnly: 'Chess960: nur Schwarz rochiert',
      queenBetween: 'Chess960: eine Dame im Weg',
    },
    show: 'Aufs Brett stellen',
    depth: 'Tiefe',
    plies: (plies) => counted(plies, 'Halbzug', 'Halbzüge'),
    start: 'Zählen',
    stop: 'Anhalten',
    progress: (plies, at, all) => `Tiefe ${plies}: ${at} von ${all} ersten Zügen`,
    heads: ['Tiefe', 'Stellungen', 'Zeit', 'Tempo', 'Bekannt'],
    number,
    time: (milliseconds) => {
      if (milliseconds < 1) return '< 1 ms';
      return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${decimal(milliseconds / 1000, 2)} s`;
    },
    speed: (millions) => (millions === undefined ? '–' : `${decimal(millions, 1)} Mio./s`),
    right: '✓ stimmt',
    wrong: (known) => `✕ bekannt: ${number(known)}`,
    moves: (plies) => `Nach dem ersten Zug, ${counted(plies, 'Halbzug', 'Halbzüge')} tief`,
    moveHeads: ['Erster Zug', 'Stellungen', 'Anteil'],
    share: (part) => `${decimal(part * 100, 1)} %`,
  },
};
