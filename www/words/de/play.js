// @ts-check
// The sentences of playing against the computer.
import { colorName, counted, isFeminine, number, roleName, squareName } from './parts.js';
import { speech, status } from './page.js';

/** @typedef {import('../../document.js').Step} Step */
/** @typedef {import('../../document.js').View} View */

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
  ['Alles', 'Denkt drei Sekunden nach und hält nichts zurück.'],
];

export const opponent = {
  side: 'Du spielst',
  sides: { w: 'Weiß', b: 'Schwarz', random: 'Zufall', watch: 'Zusehen' },
  from: 'Beginn',
  starts: { standard: 'Normal', chess960: 'Chess960', here: 'Diese Stellung' },
  number: 'Nummer',
  random: 'Zufällige Nummer',
  level: 'Stufe',
  /** @param {string} color */
  levelOf: (color) => `Stufe von ${colorName(color)}`,
  /** @param {number} level @param {number} [elo] */
  levelText: (level, elo) => `${level} · ${LEVELS[level - 1]?.[0]}${elo === undefined ? '' : ` · etwa ${elo} Elo`}`,
  /** @param {number} level */
  levelMeans: (level) => LEVELS[level - 1]?.[1] ?? '',
  start: 'Partie beginnen',
  cancel: 'Abbrechen',
  /** @param {number} level @param {string} color @param {number} [elo] */
  player: (level, color, elo) =>
    level === 0 ? `${colorName(color)}: du` : `${colorName(color)}: Stufe ${opponent.levelText(level, elo)}`,
  /** The name of a player in a PGN. @param {number} level */
  name: (level) => (level === 0 ? 'Du' : `Gridmate, Stufe ${level}`),
  /** @param {string} color @param {number} level */
  begun: (color, level) => `Neue Partie. Du spielst ${colorName(color)} gegen Stufe ${level}.`,
  watching: 'Neue Partie: der Computer spielt gegen sich selbst.',
  yourMove: 'Du bist am Zug.',
  /** @param {string} color @param {number} level */
  thinking: (color, level) => `${colorName(color)} denkt nach, Stufe ${level}.`,
  spokenThinking: (/** @type {number} */ level) => `Der Computer denkt nach, Stufe ${level}.`,
  paused: 'Pause.',
  lookingBack: 'Du blickst zurück. Geh zum letzten Zug, um weiterzuspielen.',
  notLegal: 'Der Computer spielt nur aus regelgerechten Stellungen.',
  /** @param {string} color */
  notYours: (color) => `Der Computer spielt ${colorName(color)}.`,
  /** How it has ended, for a person of one colour; for one who watched, there is none. @param {View} view @param {string | undefined} person */
  result(view, person) {
    const who = !view.winner || !person ? '' : view.winner === person ? 'Gewonnen. ' : 'Verloren. ';
    return `${who}${status.main(view)} ${status.more(view)}`;
  },
  moveNow: 'Sofort ziehen',
  hint: 'Tipp',
  looking: 'Sucht einen guten Zug …',
  showMove: 'Den Zug zeigen',
  /** @param {Step} step */
  hintPiece: (step) => `Tipp: ${isFeminine(step.piece) ? 'die' : 'der'} ${roleName(step.piece)} auf ${squareName(step.from)}.`,
  /** @param {Step} step */
  hintMove: (step) => `Tipp: ${speech.move(step)}.`,
  why: 'Warum dieser Zug?',
  takeBack: 'Zurücknehmen',
  /** @param {number} steps */
  tookBack: (steps) => `${counted(steps, 'Zug', 'Züge')} zurückgenommen.`,
  offer: 'Remis anbieten',
  considering: 'Der Computer überlegt sich das Remis.',
  declined: 'Der Computer lehnt das Remis ab.',
  resign: 'Aufgeben',
  resignSure: 'Wirklich aufgeben?',
  pause: 'Pause',
  goOn: 'Weiter',
  rematch: 'Revanche',
  /** @param {number} level */
  rematchAt: (level) => `Stufe ${level}`,
  otherGame: 'Neue Partie …',
  thoughts: 'Gedanken',
  /** @param {{ depth: number, nodes: number, elapsed: number }} thought */
  thought({ depth, nodes, elapsed }) {
    const speed = elapsed < 5 ? '' : ` · ${number(Math.round(nodes / elapsed))} Tsd./s`;
    return `Tiefe ${depth} · ${number(nodes)} Stellungen${speed}`;
  },
  restarted: 'Der Schachcomputer fiel aus und wurde neu gestartet. Die Partie geht weiter.',
  tryAgain: 'Noch einmal',
};
