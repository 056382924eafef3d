// @ts-check
// The sentences of playing against the computer.
import { captives } from './board.js';
import { colorName, counted, isFeminine, number, roleName, squareName } from './parts.js';
import { clockTexts, signed } from '../numbers.js';
import { speech, status } from './page.js';

/** @typedef {import('../../document/document.js').Step} Step */
/** @typedef {import('../../document/document.js').View} View */
/** @typedef {import('../../engine/service.js').Rating} Rating */
/** @typedef {import('../../panels/play/state.js').Kind} Kind */

/** @type {[string, string][]} a word for each level, and what it means */
const LEVELS = [
  ['Erste Schritte', 'Weiß, wie die Figuren ziehen, und sonst wenig.'],
  ['Anfänger', 'Lässt Figuren hängen und sieht kaum Drohungen.'],
  ['Gelegenheit', 'Nimmt, was umsonst ist, und übersieht vieles.'],
  ['Hobby', 'Sieht einfache Drohungen, aber noch keine zwei Züge weit.'],
  ['Fortgeschritten', 'Findet kurze Taktik und patzt noch ab und zu.'],
  ['Verein', 'Spielt solide, mit einem Patzer hier und da.'],
  ['Starker Verein', 'Stellt selten etwas ein.'],
  ['Experte', 'Sieht die meiste Taktik und plant gut.'],
  ['Meister', 'Übersieht so gut wie nichts.'],
  ['Alles', 'Denkt drei Sekunden nach, oder wie die Uhr es erlaubt, und hält nichts zurück.'],
];

/** @type {Record<Exclude<Kind, 'level'>, string>} what the other players are */
const PLAYERS = {
  minimax: 'Sieht jede Zugfolge so weit an und zählt am Ende die Figuren. Sein Baum lässt sich nach jedem seiner Züge begehen.',
  negamax: 'Minimax mit einer Regel für beide Seiten: dieselben Züge bei derselben Arbeit. Sein Baum lässt sich begehen.',
  alphabeta: 'Spielt wie Minimax und lässt aus, was nichts ändern kann. Sein Baum lässt sich begehen.',
  random: 'Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.',
};

/** @type {Record<Kind, string>} */
const KINDS = { level: 'Stufe', minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alpha-Beta', random: 'Zufall' };

/** @param {string} player such as `minimax:2` */
function playerName(player) {
  const [kind, number] = player.split(':');
  const name = KINDS[/** @type {Kind} */ (kind)];
  return number ? `${name} ${number}` : name;
}

export const game = {
  side: 'Du spielst',
  sides: { w: 'Weiß', b: 'Schwarz', random: 'Egal', watch: 'Zusehen' },
  from: 'Beginn',
  starts: { standard: 'Normal', chess960: 'Chess960', here: 'Diese Stellung' },
  number: 'Nummer',
  random: 'Andere auslosen',
  notDrawn: 'Es konnte keine Nummer ausgelost werden; gib eine von 0 bis 959 ein.',
  /** @param {string} letters of a row of pieces */
  row: (letters) => Array.from(letters, roleName).join(', '),
  opponent: 'Gegner',
  /** @param {string} color */
  playerOf: (color) => `Für ${colorName(color)} spielt`,
  kinds: { ...KINDS, level: 'Stufen' },
  level: 'Stufe',
  depth: 'Tiefe',
  /** @param {number} depth */
  depthText: (depth) => `${depth} · ${counted(depth, 'Halbzug', 'Halbzüge')} über den eigenen hinaus`,
  /** @param {string} player */
  playerName: (player) => (player.startsWith('level:') ? `${playerName(player)} · ${LEVELS[Number(player.slice(6)) - 1]?.[0]}` : playerName(player)),
  /** @param {number} level @param {Rating} [rating] */
  levelText: (level, rating) => `${level} · ${LEVELS[level - 1]?.[0]}${rating ? ` · ${game.rating(rating)}` : ''}`,
  /** @param {Rating} rating */
  rating: ({ elo, error }) => `etwa ${elo} Elo ± ${error}`,
  /** @param {Kind} kind @param {number} number */
  means: (kind, number) => (kind === 'level' ? (LEVELS[number - 1]?.[1] ?? '') : PLAYERS[kind]),
  help: 'Ohne Tipps, ohne Zurücknehmen',
  helpMeans: 'Für den Unterricht: kein Tipp, kein Zurücknehmen und keine Bewertung, bis die Partie zu Ende ist.',
  start: 'Partie beginnen',
  cancel: 'Abbrechen',
  you: 'Du',
  /** @param {string} letters the pieces that a player has taken @param {number} lead how much more they and the others are worth */
  taken: (letters, lead) => `Hat geschlagen: ${captives(letters)}${lead > 0 ? `; ${lead} im Vorteil` : ''}.`,
  color: colorName,
  /** The name of a player in a PGN; an empty one is the reader. @param {string} player */
  name: (player) => (player ? `Gridmate, ${playerName(player)}` : 'Du'),
  /** @param {string} color @param {string} player */
  begun: (color, player) => `Neue Partie. Du spielst ${colorName(color)} gegen ${player === 'random' ? 'den ' : ''}${playerName(player)}.`,
  /** @param {string} white @param {string} black */
  watching: (white, black) => `Neue Partie: ${playerName(white)} gegen ${playerName(black)}.`,
  yourMove: 'Du bist am Zug.',
  /** @param {string} color @param {string} player */
  thinking: (color, player) => `${colorName(color)} denkt nach, ${playerName(player)}.`,
  spokenThinking: (/** @type {string} */ player) => `Der Computer denkt nach, ${playerName(player)}.`,
  paused: 'Pause.',
  lookingBack: 'Du blickst zurück. Geh zum letzten Zug, um weiterzuspielen.',
  lookingBackOver: 'Du blickst auf die Partie zurück.',
  notLegal: 'Der Computer spielt nur aus regelgerechten Stellungen.',
  /** @param {string} color */
  notYours: (color) => `Warte auf den Zug von ${colorName(color)}.`,
  moveNow: 'Sofort ziehen',
  hint: 'Tipp',
  looking: 'Sucht einen guten Zug …',
  showMove: 'Den Zug zeigen',
  /** @param {Step} step */
  hintPiece: (step) => `Tipp: ${isFeminine(step.piece) ? 'die' : 'der'} ${roleName(step.piece)} auf ${squareName(step.from)}.`,
  /** @param {Step} step */
  hintMove: (step) => `Tipp: ${speech.move(step)}.`,
  /** @param {string} player */
  tree: (player) => `Baum von ${playerName(player)}`,
  why: 'Warum dieser Zug?',
  more: 'Mehr',
  takeBack: 'Zurücknehmen',
  /** @param {number} steps */
  tookBack: (steps) => `${counted(steps, 'Zug', 'Züge')} zurückgenommen.`,
  offer: 'Remis anbieten',
  considering: 'Der Computer überlegt sich das Remis.',
  declined: 'Der Computer lehnt das Remis ab.',
  claim: 'Remis beanspruchen',
  resign: 'Aufgeben',
  resignSure: 'Wirklich aufgeben?',
  pause: 'Pause',
  goOn: 'Weiter',
  otherGame: 'Neue Partie …',
  locked: 'Gespielt ohne Hilfe: keine Tipps, kein Zurücknehmen.',
  unlock: 'Hilfe erlauben …',
  /** @param {number} presses */
  unlockSure: (presses) => `Noch ${presses === 1 ? 'einmal' : 'zweimal'} drücken, um Hilfe zu erlauben`,
  unlocked: 'Ohne Hilfe begonnen; später wurde Hilfe erlaubt.',
  spokenUnlocked: 'Ab jetzt ist Hilfe erlaubt. Die Partie merkt sich das.',
  restarted: 'Die Schachengine fiel aus und wurde neu gestartet. Die Partie geht weiter.',
  /** @param {string} reason */
  lost: (reason) => `Die Schachengine arbeitet gerade nicht. ${reason} Deine Partie ist sicher, und du kannst für beide Seiten ziehen.`,
  tryAgain: 'Noch einmal',
  byHand: 'Von Hand weiterspielen',
};

/** @param {number} ms */
function spokenTime(ms) {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'Stunde', 'Stunden'],
    [Math.floor(seconds / 60) % 60, 'Minute', 'Minuten'],
    [seconds % 60, 'Sekunde', 'Sekunden'],
  ].filter(([count]) => count !== 0);
  return parts.map(([count, one, many]) => counted(Number(count), String(one), String(many))).join(' ') || 'keine Zeit';
}

export const clock = {
  title: 'Uhr',
  none: 'Keine',
  own: 'Eigene',
  /** @param {number} minutes @param {number} seconds */
  preset: (minutes, seconds) => `${minutes}+${seconds}`,
  about: 'Minuten für die Partie + Sekunden, die jeder Zug dazugibt. Der erste Zug setzt die Uhren in Gang.',
  minutes: 'Minuten',
  increment: 'Sekunden je Zug',
  handicap: 'Andere Zeit für den Computer',
  yours: { minutes: 'Deine Minuten', increment: 'Deine Sekunden je Zug' },
  its: { minutes: 'Seine Minuten', increment: 'Seine Sekunden je Zug' },
  wrong: 'Eine Uhr beginnt mit höchstens 180 Minuten, gibt höchstens 180 Sekunden je Zug dazu und braucht eins von beiden.',
  text: clockTexts(','),
  /** @param {string} color @param {string} time */
  of: (color, time) => `Uhr von ${colorName(color)}: ${time}`,
  ask: 'Die Zeit sagen',
  /** @param {string | undefined} person @param {number} white @param {number} black */
  spoken(person, white, black) {
    if (!person) return `Weiß hat ${spokenTime(white)}, Schwarz ${spokenTime(black)}.`;
    const [own, other] = person === 'w' ? [white, black] : [black, white];
    return `Du hast ${spokenTime(own)}, der Computer ${spokenTime(other)}.`;
  },
  /** @param {number} ms */
  low: (ms) => `Noch ${spokenTime(ms)}.`,
};

/** @param {number} score in hundredths of a pawn */
const pawns = (score) => (Math.abs(score) / 100).toFixed(1).replace('.', ',');

export const meter = {
  show: 'Bewertung neben dem Brett',
  label: 'Bewertung',
  /** In few letters. @param {number} score for White @param {number} [mateIn] */
  short(score, mateIn) {
    if (mateIn !== undefined) return `${mateIn < 0 ? '−' : ''}M${Math.abs(mateIn)}`;
    return pawns(score) === '0,0' ? '0,0' : `${score < 0 ? '−' : '+'}${pawns(score)}`;
  },
  /** @param {number} score for White @param {number} [mateIn] */
  words(score, mateIn) {
    const better = colorName((mateIn ?? score) < 0 ? 'b' : 'w');
    if (mateIn !== undefined) return `${better} setzt in ${counted(Math.abs(mateIn), 'Zug', 'Zügen')} matt`;
    if (pawns(score) === '0,0') return 'Beide Seiten stehen gleich gut';
    const by = Math.abs(score);
    if (by >= 400) return `${better} steht auf Gewinn, um ${pawns(score)}`;
    return `${better} steht ${by < 50 ? 'etwas ' : by < 150 ? '' : 'viel '}besser, um ${pawns(score)}`;
  },
  /** @param {View} view */
  over: (view) => status.main(view),
  unknown: 'Noch nicht bekannt',
};

export const thinking = {
  title: 'Gedanken',
  /** @param {string} player @param {string} color */
  by: (player, color) => `${colorName(color)}, ${playerName(player)}`,
  depth: 'Tiefe',
  positions: 'Stellungen',
  speed: 'Je Sekunde',
  score: 'Bewertung',
  line: 'Beste Zugfolge',
  move: 'Der Zug',
  /** A score in points, for White. */
  points: signed,
  count: number,
  /** @param {number} nodes @param {number} elapsed */
  perSecond: (nodes, elapsed) => (elapsed < 5 ? '–' : `${number(Math.round(nodes / elapsed))} Tsd.`),
};

export const result = {
  /** @param {View} view @param {string | undefined} person */
  head(view, person) {
    if (!view.winner) return 'Remis';
    if (!person) return `${colorName(view.winner)} hat gewonnen`;
    return view.winner === person ? 'Gewonnen' : 'Verloren';
  },
  /** Why it ended. @param {View} view @param {string | undefined} person */
  why(view, person) {
    if (view.end === `time-${person}`) return `Du hast die Zeit überschritten. ${colorName(view.winner ?? '')} gewinnt.`;
    if (view.end === `resigned-${person}`) return `Du hast aufgegeben. ${colorName(view.winner ?? '')} gewinnt.`;
    return status.main(view);
  },
  rematch: 'Revanche',
  same: 'Gleiche Farben',
  /** @param {string} player */
  at: (player) => playerName(player),
  review: 'Von Anfang an ansehen',
  toEnd: 'Zurück zur Schlussstellung',
  copy: 'PGN kopieren',
  download: 'PGN herunterladen',
  fileName: 'gridmate.pgn',
  close: 'Ergebnis schließen',
};
