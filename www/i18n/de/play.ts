// German of playing a game.

import type { Ending, Rival } from '../arguments';
import type { PlayWords } from '../words';
import { decimal, timeLeft } from '../numbers';
import type { Color } from '../../chess/chess';
import { counted, ended, roles, SIDES } from './chess';
import { premove } from './premove';

const RIVALS: Record<Rival, string> = {
  level: 'Stufe',
  minimax: 'Minimax',
  negamax: 'Negamax',
  alphabeta: 'Alpha-Beta',
  random: 'Zufallszüge',
};

/** A word for each level, and what it means. */
const LEVELS: readonly (readonly [name: string, means: string])[] = [
  ['Erste Schritte', 'Weiß, wie die Figuren ziehen, und sonst wenig.'],
  ['Anfänger', 'Lässt Figuren hängen und sieht kaum Drohungen.'],
  ['Gelegenheitsspieler', 'Nimmt, was umsonst ist, und übersieht vieles.'],
  ['Hobbyspieler', 'Sieht einfache Drohungen, aber noch keine zwei Züge weit.'],
  ['Fortgeschritten', 'Findet kurze Taktik und patzt noch ab und zu.'],
  ['Vereinsspieler', 'Spielt solide, mit einem Patzer hier und da.'],
  ['Starker Vereinsspieler', 'Stellt selten etwas ein.'],
  ['Experte', 'Sieht die meiste Taktik und plant gut.'],
  ['Meister', 'Übersieht so gut wie nichts.'],
  ['Volle Stärke', 'Hält nichts zurück.'],
];

/** What the others are like. */
const means: PlayWords['form']['means'] = (rival, number, elo, error) => {
  const depth = `${counted(number, 'Halbzug', 'Halbzüge')} über den eigenen Zug hinaus`;
  if (rival === 'level') {
    return `${elo === undefined ? '' : `Etwa ${elo} Elo, ± ${error}. `}${LEVELS[number - 1]?.[1] ?? ''}`;
  }
  if (rival === 'random') return 'Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.';
  if (rival === 'minimax') return `Sieht jede Zugfolge an, ${depth}, und zählt am Ende die Figuren.`;
  if (rival === 'negamax') return `Minimax mit einer Regel für beide Seiten. Sieht ${depth}.`;
  return `Spielt wie Minimax und lässt aus, was nichts ändern kann. Sieht ${depth}.`;
};

const CLAIMS: Record<string, string> = {
  threefold: 'dieselbe Stellung dreimal',
  fifty: '50 Züge ohne Schlagen und Bauernzug',
};

/** Which pieces, in words: 2 Bauern, 1 Springer. */
const pieces = (letters: string): string =>
  [...new Set(letters.toLowerCase())]
    .map((letter) => roles(letters.toLowerCase().split(letter).length - 1, letter))
    .join(', ');

const pawns = (centipawns: number): string => decimal(Math.abs(centipawns) / 100, 1);
const isEqual = (centipawns: number): boolean => pawns(centipawns) === '0,0';
const better = (value: number): string => SIDES[value < 0 ? 'b' : 'w'];

const howMuch = (centipawns: number): string => {
  const by = Math.abs(centipawns);
  return by < 50 ? 'etwas besser' : by < 150 ? 'besser' : by < 400 ? 'viel besser' : 'auf Gewinn';
};

/** By what a game was won, where that is said in few words. */
const BY: Record<string, string> = {
  checkmate: 'durch Matt',
  resigned: 'durch Aufgabe',
  time: 'durch Zeitüberschreitung',
};

const title = ({ position: { end, winner }, person }: Ending): string => {
  if (!winner) return 'Remis';
  const by = BY[(end ?? '').split('-')[0] ?? ''] ?? '';
  const who = person === undefined ? `${SIDES[winner]} gewinnt` : winner === person ? 'Gewonnen' : 'Verloren';
  return `${who} ${by}`.trim();
};

const SCORES: Record<Color, string> = { w: '1–0', b: '0–1' };

export const play: PlayWords = {
  title: (white, black) => (white && black ? `${white} – ${black}` : 'Spielen'),
  you: 'Mensch',
  sideName: (color) => SIDES[color],
  playerName: (rival, number) =>
    rival === 'random' ? RIVALS.random : `${RIVALS[rival]}${rival === 'level' ? '' : ', Tiefe'} ${number}`,
  playerAbout: (rival, number, elo) =>
    rival === 'level' ? `${LEVELS[number - 1]?.[0] ?? ''}${elo === undefined ? '' : ` · etwa ${elo} Elo`}` : '',
  rematchWith: (player) => `Revanche: ${player}`,
  recordName: (rival, number) => (rival ? `Gridmate, ${RIVALS[rival]} ${number || ''}`.trim() : 'Mensch'),
  premove,
  offers: {
    takeBack: 'Zurücknehmen',
    hint: 'Tipp',
    showMove: 'Den Zug zeigen',
    draw: 'Remis anbieten',
    claim: 'Remis beanspruchen',
    resign: 'Aufgeben',
    more: 'Mehr',
    moveNow: 'Jetzt ziehen',
    pause: 'Pause',
    goOn: 'Weiter',
    here: 'Von hier weiterspielen',
    rematch: 'Revanche',
    same: 'Noch einmal mit denselben Farben',
    newGame: 'Neue Partie',
    analyse: 'Analysieren',
    review: 'Auswerten',
    why: 'Warum dieser Zug?',
    play: 'Spielen',
    cancel: 'Abbrechen',
    again: 'Noch einmal',
    close: 'Schließen',
  },
  claimOf: (code) => `Remis beanspruchen: ${CLAIMS[code] ?? code}`,
  resigning: { question: 'Diese Partie aufgeben?', yes: 'Aufgeben', no: 'Weiterspielen' },
  bar: {
    thinking: 'denkt nach …',
    toMove: 'am Zug',
    taken: (letters) => `Geschlagen: ${pieces(letters)}`,
    lead: (points) => `Um ${points} im Vorteil`,
    clock: (color) => `Uhr von ${SIDES[color]}`,
  },
  time: timeLeft,
  evaluation: {
    name: 'Bewertung',
    short: (centipawns) => (isEqual(centipawns) ? '0,0' : `${centipawns < 0 ? '−' : '+'}${pawns(centipawns)}`),
    shortMate: (moves) => `${moves < 0 ? '−' : ''}M${Math.abs(moves)}`,
    sentence: (centipawns) =>
      isEqual(centipawns)
        ? 'Beide Seiten stehen gleich gut'
        : `${better(centipawns)} steht ${howMuch(centipawns)} (${pawns(centipawns)} Bauern)`,
    mate: (moves) => `${better(moves)} setzt in ${counted(Math.abs(moves), 'Zug', 'Zügen')} matt`,
    unknown: 'Noch nicht bekannt',
    byEngine: (how) => `${how}, sagt die Engine.`,
    byPieces: (points) =>
      `Die Engine hat hier nicht nachgesehen. Nach den Figuren gezählt: ${points === 0 ? 'gleich' : `${better(points)} liegt um ${Math.abs(points)} vorn`}.`,
  },
  result: {
    title,
    text: ({ position, moves, rival }) => {
      const why = position.winner ? '' : `${ended(position) ?? ''} `;
      return `${why}${counted(Math.ceil(moves / 2), 'Zug', 'Züge')}${rival ? ` gegen ${rival}` : ''}.`;
    },
    score: ({ winner }) => (winner ? SCORES[winner] : '½–½'),
  },
  isSafe: 'Die Partie ist sicher.',
  form: {
    side: 'Eigene Farbe',
    sides: { w: 'Weiß', b: 'Schwarz', random: 'Zufällig', both: 'Zu zweit', watch: 'Zusehen' },
    rival: 'Gegner',
    rivalOf: (color) => SIDES[color],
    rivals: { ...RIVALS, random: 'Zufall' },
    named: (label, player) => `${label}: ${player}`,
    others: 'Andere Spieler',
    level: 'Stufe',
    depth: 'Tiefe',
    means,
    start: 'Beginn',
    starts: { standard: 'Normal', chess960: 'Chess960', here: 'Diese Stellung' },
    number: 'Nummer',
    draw: 'Andere auslosen',
    clock: 'Uhr',
    clocks: {
      none: 'Keine',
      '5+3': '5\u00a0+\u00a03',
      '10+0': '10\u00a0+\u00a00',
      '15+10': '15\u00a0+\u00a010',
      own: 'Eigene',
    },
    minutes: 'Minuten',
    seconds: 'Sekunden je Zug',
    uneven: 'Eine andere Zeit für den Computer',
    itsMinutes: 'Minuten des Computers',
    itsSeconds: 'Sekunden je Zug des Computers',
    clockMeans: (minutes, seconds) => {
      const more = seconds > 0 ? `, und ${counted(seconds, 'Sekunde', 'Sekunden')} mehr mit jedem Zug` : '';
      return `${counted(minutes, 'Minute', 'Minuten')} für jede Seite${more}.`;
    },
    noClockMeans: 'Zeit zum Nachdenken, so viel man will.',
    help: 'Hilfe ist erlaubt',
    helpMeans: 'Tipps, Zugrücknahmen und der Bewertungsbalken.',
    noHelpMeans: 'Keine Tipps und kein Zurücknehmen, bis die Partie zu Ende ist.',
    evaluation: 'Neben dem Brett zeigen, wer vorn liegt',
  },
};
