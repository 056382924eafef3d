// @ts-check
// The sentences of the Analyse panel.
import { number } from './parts.js';
import { decimals } from '../parts.js';
import { scoreTexts } from '../numbers.js';
import { think } from './think.js';

/** @typedef {import('../../engine/service.js').Thought} Thought */

const decimal = decimals(',');
const { pawns, worth } = scoreTexts(decimal);

export const analyse = {
  engine: 'Die starke Engine, live',
  lines: 'Varianten',
  starting: 'Die Engine beginnt …',
  failed: think.failed,
  notLegal: think.notLegal,
  over: think.over,
  pawns,
  worth,
  /** @param {Thought} thought @param {{ nodes: number, elapsed: number }} report */
  progress({ depth, deepest }, { nodes, elapsed }) {
    const speed = elapsed < 5 ? '' : ` · ${number(Math.round(nodes / elapsed))} Tsd./s`;
    return `Tiefe ${depth}, bis ${deepest} · ${number(nodes)} Stellungen · ${decimal(elapsed / 1000, 1)} s${speed}`;
  },
  /** @param {Thought} thought */
  stopped: (thought) => `Angehalten bei Tiefe ${thought.depth}, mit ${worth(thought)}.`,
  plotScore: 'Wertung nach Tiefe, für Weiß',
  plotNodes: 'Stellungen nach Tiefe',
  /** @param {number} power of ten */
  power: (power) => (power < 3 ? String(10 ** power) : power < 6 ? `${10 ** (power - 3)} Tsd.` : `${10 ** (power - 6)} Mio.`),
  /** @param {Thought} last */
  plotLabel: (last) => `Wertung und Stellungen nach Tiefe. Bei Tiefe ${last.depth}: ${worth(last)} nach ${number(last.nodes)} Stellungen.`,
  asTable: 'Als Tabelle',
  depthHeads: ['Tiefe', 'Wertung', 'Stellungen', 'Zeit'],
  /** @param {Thought} thought */
  depthRow: (thought) => [String(thought.depth), worth(thought), number(thought.nodes), `${decimal(thought.elapsed / 1000, 2)} s`],
  engineAbout: 'Ihre besten Varianten, während sie sie findet, aus der Sicht von Weiß: jeden Moment tiefer. Pfeile zeigen ihre ersten Züge.',
  switch: 'Mitdenken',
  walk: 'Zeige auf einen Zug, tippe ihn an oder geh mit den Pfeiltasten durch die Züge: Das Brett zeigt seine Stellung.',
  /** @param {number} rank @param {string} worth */
  lineOf: (rank, worth) => `Variante ${rank}, ${worth}`,
  /** @param {string} text @param {string} fen */
  after: (text, fen) => `Die Stellung nach ${text}. FEN: ${fen}`,
  /** @param {string} text */
  previewed: (text) => `Die Variante der Engine: ${text}. Ein Klick aufs Brett führt zur Partie zurück.`,
  /** @param {string} text */
  aside: (text) => `Das Brett zeigt die Partie, nicht ${text}, solange es die Tastatur hat.`,
  noHelp: 'Diese Partie wird ohne Hilfe gespielt: Die Engine sagt nichts, bis sie zu Ende ist.',

  course: 'Der Verlauf der Partie',
  courseAbout: 'Wie die Partie nach jedem Zug stand, aus der Sicht von Weiß: je höher, desto besser für Weiß.',
  evaluate: 'Partie bewerten',
  stop: 'Anhalten',
  /** @param {number} done @param {number} all */
  evaluated: (done, all) => `${done} von ${all} Stellungen bewertet.`,
  graphLabel: 'Bewertung der Partie, für Weiß',
  start: 'Anfang',
  /** @param {string} move nothing at the start @param {string} text nothing where it is not known */
  standing: (move, text) => `${move ? `Nach ${move}` : 'Am Anfang'}: ${text || 'nicht bewertet'}`,
  /** @param {string} move @param {string} from @param {string} to */
  swing: (move, from, to) => `Der größte Umschwung: ${move}, von ${from} auf ${to}.`,
  moveHeads: ['Zug', 'Bewertung'],
};
