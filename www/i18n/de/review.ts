// German of reviewing a game.

import type { Spot } from '#doors/review.js';
import type { Color } from '../../chess/chess';
import type { GamePhase, ReviewMark } from '../arguments';
import { claimIn } from '../claims';
import type { ReviewWords } from '../words';
import { aRoleAsObject, capital, isFeminine, role, roles, SIDES, theRole, theRoleAsObject } from './chess';

const PHASES: Record<GamePhase, string> = {
  opening: 'der Eröffnung',
  middlegame: 'dem Mittelspiel',
  endgame: 'dem Endspiel',
};

const time = (seconds: number): string => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(0)} %`);

const NAMES: Record<ReviewMark, string> = {
  brilliant: 'glänzender Zug',
  great: 'starker Zug',
  inaccuracy: 'Ungenauigkeit',
  mistake: 'Fehler',
  blunder: 'Patzer',
  'missed-mate': 'verpasstes Matt',
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
const each = (spots: readonly Spot[], name: (piece: string) => string): string =>
  list(spots.map(({ piece, square }) => (piece ? `${name(piece)} auf ${square}` : square)));
/** The subject: der Turm auf a1. */
const subject = (spots: readonly Spot[]): string => each(spots, theRole);
/** The object: den Turm auf a1. */
const object = (spots: readonly Spot[]): string => each(spots, theRoleAsObject);
/** Of them: des Turms auf a1. */
const ofThem = (spots: readonly Spot[]): string =>
  each(spots, (piece) =>
    isFeminine(piece) ? `der ${role(piece)}` : `des ${role(piece)}${piece.toLowerCase() === 'p' ? 'n' : 's'}`,
  );
const verb = (spots: readonly Spot[], one: string, many: string): string => (spots.length === 1 ? one : many);

const claim = claimIn({
  before: {
    hanging: ({ targets }) => `${capital(subject(targets))} ${verb(targets, 'hängt', 'hängen')}`,
    'gives-up': ({ targets }) =>
      `${capital(subject(targets))} ${verb(targets, 'verliert', 'verlieren')} einen Verteidiger`,
    'lets-through': ({ by, targets }) => `Die Linie ${ofThem(by)} öffnet sich und trifft ${object(targets)}`,
    overloaded: ({ through, targets }) =>
      `Nur ${subject(through)} ${verb(through, 'deckt', 'decken')} ${object(targets)}`,
    trapped: ({ targets }) => `${capital(subject(targets))} ${verb(targets, 'ist', 'sind')} gefangen`,
    pin: ({ through, targets }) =>
      `${capital(subject(through))} ${verb(through, 'ist', 'sind')} gefesselt; dahinter ${verb(targets, 'steht', 'stehen')} ${subject(targets)}`,
    unguarded: ({ by, through }) =>
      `${capital(subject(by))} deckt ${list(through.map(({ square }) => square))} nicht mehr`,
    'shut-in': ({ by, targets }) => `${capital(subject(by))} sperrt ${object(targets)} ein`,
    'no-castling': ({ targets }) => `${capital(subject(targets))} darf nicht mehr rochieren`,
    'goes-back': ({ by }) => `Zurück auf der Grundreihe: ${subject(by)}`,
  },
  done: {
    fork: (move, { targets }) => `${move} gabelt ${object(targets)}`,
    skewer: (move, { through, targets }) => `${move} greift ${object(through)} an, und dahinter ${object(targets)}`,
    pin: (move, { through, targets }) =>
      `${move} fesselt ${object(through)}; dahinter ${verb(targets, 'steht', 'stehen')} ${subject(targets)}`,
    opens: (move, { by, targets }) => `${move} öffnet die Linie ${ofThem(by)}, die ${object(targets)} trifft`,
    'removes-defender': (move, { targets }) => `${move} schlägt eine Figur, die ${object(targets)} deckte`,
    trapped: (move, { targets }) => `${move} fängt ${object(targets)}`,
    'double-check': (move) => `${move} gibt Doppelschach`,
    defends: (move, { targets }) => `${move} deckt ${object(targets)}`,
    deflection: (move, { targets, through }) =>
      `${move} lenkt ${object(targets)} ab: ${list(through.map(({ square }) => square))}`,
    attraction: (move, { targets }) => `${move} lockt ${object(targets)} auf ein schlechteres Feld`,
    interference: (move, { targets }) => `${move} versperrt ${object(targets)}`,
    clearance: (move, { through }) => `${move} räumt ${list(through.map(({ square }) => square))}`,
    intermezzo: (move) => `${move} kommt als Zwischenzug`,
    'x-ray': (move, { through }) => `${move} ist gedeckt, durch ${object(through)} hindurch`,
    zugzwang: (move) => `Nach ${move} verliert jeder Zug`,
    promotion: (move) => `${move} verwandelt den Bauern`,
    attack: (move, { targets }) => `${move} greift ${object(targets)} an`,
    check: (move) => `${move} gibt Schach`,
    capture: (move, { targets }) => `${move} schlägt ${object(targets)}`,
    trade: (move, { by, targets }) => `${move} tauscht ${object(by)} gegen ${object(targets)}`,
    centre: (move) => `${move} stellt einen Bauern ins Zentrum`,
    'pawn-runs': (move) => `${move} rückt mit dem Freibauern vor`,
    saves: (move, { targets }) => `${move} rettet ${object(targets)}`,
    develops: (move, { by }) => `${move} entwickelt ${object(by)}`,
    castles: (move) => `${move} bringt den König aus der Mitte`,
    'no-castling': (line, { targets }) => `Nach ${line} darf ${subject(targets)} nicht mehr rochieren`,
    'doubled-pawns': (line, { by }) => `Nach ${line} stehen Bauern doppelt: ${list(by.map(({ square }) => square))}`,
    'isolated-pawn': (line, { by }) => `Nach ${line} ist ${subject(by)} isoliert`,
    'passed-pawn': (line, { by }) => `Nach ${line} ist ${subject(by)} ein Freibauer`,
    'bishop-pair': (line, _, side) => `Nach ${line} hat nur ${SIDES[side]} das Läuferpaar`,
    'queens-off': (line) => `Nach ${line} sind die Damen abgetauscht`,
  },
  mates: {
    anastasia: 'Anastasias Matt',
    arabian: 'Arabisches Matt',
    'back-rank': 'Grundreihenmatt',
    blackburne: 'Blackburnes Matt',
    boden: 'Bodens Matt',
    corner: 'Eckmatt',
    'double-bishop': 'Läuferpaarmatt',
    dovetail: 'Taubenschwanzmatt',
    epaulette: 'Epaulettenmatt',
    hook: 'Hakenmatt',
    morphy: 'Morphys Matt',
    opera: 'Opernmatt',
    pillsbury: 'Pillsburys Matt',
    smothered: 'Ersticktes Matt',
    'swallow-tail': 'Schwalbenschwanzmatt',
    other: 'Matt',
  },
  terms: {
    material: 'Material',
    placement: 'Stellung der Figuren',
    mobility: 'Beweglichkeit',
    pawns: 'Bauern',
    'passed pawns': 'Freibauern',
    pieces: 'Figuren',
    threats: 'Drohungen',
    king: 'Sicherheit des Königs',
    space: 'Raum',
    initiative: 'Initiative',
  },
  list,
  roles: (count, letter) => (count === 1 ? aRoleAsObject(letter) : roles(count, letter)),
  better: (move) => `Besser ist ${move}`,
  nextBest: (move) => `Der nächstbeste Zug ist ${move}`,
  mate: (name, moves, line) => (moves === 1 ? `${name} durch ${line}` : `${name} in ${moves} Zügen: ${line}`),
  draw: (isPerpetual, line) => `${isPerpetual ? 'Dauerschach' : 'Patt'}${line ? ` nach ${line}` : ''}`,
  wins: (line, side, won, lost) =>
    `${line ? `Nach ${line}` : 'Dann'} gewinnt ${SIDES[side]} ${won}${lost ? ` für ${lost}` : ''}`,
  follows: (line) => `Es folgt ${line}`,
  judged: (terms) => `Allein nach der Bewertung steht es danach schlechter: ${terms}`,
});

export const review: ReviewWords = {
  start: 'Partie auswerten',
  stop: 'Anhalten',
  again: 'Noch einmal',
  begins: 'Die Partie wird ausgewertet.',
  progress: (done, all) => `${done} von ${all} Stellungen`,
  left: (seconds) => `noch etwa ${time(seconds)}`,
  accuracy: 'Genauigkeit',
  percent,
  over: (white, black) => `Ausgewertet. Genauigkeit: Weiß ${percent(white)}, Schwarz ${percent(black)}.`,
  first: 'Erster Fehler',
  none: 'Die Partie ist ausgewertet: Sie enthält keinen Fehler.',
  noMore: 'Einen solchen Fehler gibt es nicht.',
  round: (way) =>
    way > 0 ? 'Das war der letzte Fehler. Weiter mit dem ersten.' : 'Das war der erste Fehler. Weiter mit dem letzten.',
  markName: (mark) => NAMES[mark],
  worst: (phase, first, last) => `Am meisten ging in ${PHASES[phase]} verloren, Züge ${first} bis ${last}.`,
  whose: 'Fehler von',
  sides: { w: 'Weiß', b: 'Schwarz', both: 'beiden' },
  isMark: {
    inaccuracy: 'ist ungenau.',
    mistake: 'ist ein Fehler.',
    blunder: 'ist ein Patzer.',
    'missed-mate': 'verpasst ein Matt.',
  },
  claim,
  better: (move) => `Besser ist ${move}.`,
  isOnly: 'Kein anderer Zug hält das Ergebnis, das zu erwarten ist.',
  looking: 'Der Grund wird gesucht …',
  card: 'Fehler',
  place: (at, all) => `${at} von ${all}`,
  line: (move) => `${move} zeigen`,
  shows: (moves) => `Auf dem Brett: ${moves}`,
  back: 'Zur Partie',
  tryIt: 'Noch einmal versuchen',
  previous: 'Voriger Fehler',
  next: 'Nächster Fehler',
  ask: (move, side: Color) => `${move} war ein Fehler. Gesucht ist ein besserer Zug für ${SIDES[side]}.`,
  judging: (move) => `${move} wird bewertet …`,
  solved: (move, isBest) => (isBest ? `${move} ist der beste Zug.` : `${move} ist so gut wie der beste Zug.`),
  refused: (move, answer) =>
    answer === undefined
      ? `${move} ist nicht gut genug. Es gibt einen besseren Zug.`
      : `${move} scheitert an ${answer}. Es gibt einen besseren Zug.`,
  same: 'Das ist der Zug der Partie.',
  answer: (move) => `Der beste Zug ist ${move}.`,
  hints: ['Tipp', 'Zug zeigen', 'Lösung zeigen'],
  why: {
    ask: 'Warum?',
    looking: 'Der Grund wird gesucht …',
    second: (move) => `Der nächstbeste Zug, ${move}, ist schlechter.`,
    only: 'Es ist der einzige erlaubte Zug.',
    nothing: 'Kein Grund ist bewiesen: Andere Züge sind vielleicht etwa so gut.',
  },
  purpose: {
    ask: 'Was hat er vor?',
    threat: (line, isMate) => (isMate ? `Es droht Matt: ${line}.` : `Es droht Materialverlust: ${line}.`),
    nothing: 'Keine Drohung ist bewiesen, und andere Züge waren vielleicht etwa so gut.',
  },
  decided: 'Was die Partie entschied',
  swing: (move, side, before, after) =>
    `${move}: Die Gewinnchancen von ${SIDES[side]} fielen von ${before}\u00a0% auf ${after}\u00a0%.`,
  backAt: (standing) => `Wieder in der Partie. ${standing}`,
  practise: {
    name: 'Üben',
    begin: (side, count) => `${SIDES[side]}: ${count} üben`,
    exercise: (at, all) => `Aufgabe ${at} von ${all}.`,
    goOn: (move, answer) => `${move} ist der beste Zug. Die Antwort ist ${answer}. Gesucht ist der nächste Zug.`,
    skip: 'Auslassen',
    next: 'Nächste Aufgabe',
    result: 'Ergebnis',
    again: 'Von vorn',
    list: 'Zur Liste',
    over: (first, all) => `${first} von ${all} im ersten Versuch gelöst.`,
    outcomes: {
      first: 'im ersten Versuch',
      later: 'später oder mit Tipps',
      shown: 'Lösung gezeigt',
      open: 'nicht gelöst',
    },
  },
  keys: {
    inaccuracy: 'zur nächsten Ungenauigkeit; mit Umschalt zur vorigen',
    mistake: 'zum nächsten Fehler',
    blunder: 'zum nächsten Patzer',
    practise: 'übt die Fehler',
    hint: 'gibt einen Tipp, wo ein besserer Zug gesucht ist',
  },
};
