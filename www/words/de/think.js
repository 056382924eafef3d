// @ts-check
// The sentences of the Think panel.
import { capital, colorName, counted, number } from './parts.js';
import { best, certainty, isInner, shownScore, skipped } from '../../think/tree.js';

/** @typedef {import('../../think/tree.js').Node} Node */
/** @typedef {import('../../think/client.js').Thought} Thought */

/** @type {Record<string, string>} */
const TERMS = {
  material: 'Material',
  placement: 'Aufstellung',
  mobility: 'Beweglichkeit',
  pawns: 'Bauern',
  'passed pawns': 'Freibauern',
  pieces: 'Figuren',
  threats: 'Drohungen',
  king: 'König',
  space: 'Raum',
  initiative: 'Initiative',
};

/** @type {Record<string, string>} */
const ROLES = { queen: 'Damen', rook: 'Türme', bishop: 'Läufer', knight: 'Springer', pawn: 'Bauern' };

/** @type {Record<string, string>} how a game is over */
const ENDS = {
  checkmate: 'denn die Partie ist durch Matt zu Ende',
  stalemate: 'denn die Partie ist durch Patt remis',
  insufficient: 'denn die Partie ist remis: Keine Seite kann mattsetzen',
  threefold: 'denn die Partie ist remis: Die Stellung steht zum dritten Mal da',
  fifty: 'denn die Partie ist remis: fünfzig Züge ohne Schlagen und Bauernzug',
};

/** @param {import('../../think/detail.js').Terms['pieces']} pieces */
function sums(pieces) {
  const [white, black] = /** @type {const} */ (['white', 'black']).map((side) => pieces.reduce((sum, piece) => sum + piece.worth * piece[side], 0));
  return `aus Figuren im Wert von ${white} gegen ${black}`;
}

/** A score of the teaching search. @param {number} score */
const signed = (score) => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0');

/** @param {number} value @param {number} places */
const decimal = (value, places) => value.toFixed(places).replace('.', ',');

/** Hundredths of a pawn, as pawns. @param {number} score */
const pawns = (score) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${decimal(Math.abs(score) / 100, 2)}`;

const SIGNS = { exact: '', least: '≥', most: '≤' };
const SPOKEN = { exact: '', least: 'mindestens ', most: 'höchstens ' };

/** @param {'w' | 'b'} turn */
const rival = (turn) => colorName(turn === 'w' ? 'b' : 'w');

/** Whose score it is, where that is not always White's. @param {Node} node */
const whose = ({ method, turn }) => (method === 'negamax' ? ` für ${colorName(turn)} am Zug` : '');

/** @param {Node} node */
const movesBelow = (node) => node.children?.length ?? 0;

/** The best line's score at a depth, mate included. @param {Thought} thought */
const worth = ({ score, mateIn }) => (mateIn === undefined ? pawns(score) : `${mateIn < 0 ? '−' : '+'}M${Math.abs(mateIn)}`);

export const think = {
  title: 'Die Suche, erklärt',
  about:
    'Weiß will eine große Wertung, Schwarz eine kleine: Jeder sieht sich seine Züge an, die Antworten, die Antworten darauf. Wo die Tiefe aufgebraucht ist, werden die Figuren gezählt. Geh durch den Baum und sieh die Stellung an jedem Knoten.',
  method: 'Suche',
  methods: { minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alpha-Beta' },
  methodAbout: {
    minimax: 'Weiß nimmt die größte der Wertungen darunter, Schwarz die kleinste.',
    negamax: 'Eine Regel für beide: Jede Wertung gilt für die Seite am Zug, und jede Seite nimmt die größte der Wertungen darunter mit umgekehrtem Vorzeichen.',
    alphabeta: 'Minimax, das auslässt, was am Ergebnis nichts ändern kann.',
  },
  depth: 'Halbzüge voraus',
  steps: 'Schritte der Suche',
  slider: 'Schritt der Suche',
  first: 'Zur Wurzel',
  back: 'Ein Schritt zurück',
  on: 'Ein Schritt weiter',
  last: 'Zum letzten Schritt',
  again: 'Noch einmal',
  played: 'gespielt',
  searching: 'Die Suche läuft …',
  locked: 'Diese Partie wird ohne Hilfe gespielt: kein Baum und keine Bewertung, bis sie zu Ende ist.',
  unpin: 'Dem Brett folgen',
  outline: 'Was die Suche angesehen hat',
  /** @param {import('../../think/detail.js').Terms} terms */
  evaluation: ({ value, end, pieces, checked }) => `Die Bewertung des Artikels für diese Stellung: ${signed(value)}, ${end ? (ENDS[end] ?? end) : sums(pieces)}${!end && checked ? ` und ${colorName(checked)} im Schach (${checked === 'w' ? '−1' : '+1'})` : ''}.`,
  /** @param {string} reason */
  notLegal: (reason) => `Hier gibt es nichts zu suchen: ${reason}.`,
  over: 'Die Partie ist zu Ende: Es gibt nichts zu suchen.',
  /** @param {string} message */
  failed: (message) => `Das konnte nicht berechnet werden. ${message}`,
  signed,
  pawns,

  /** @param {Node} root @param {Node | undefined} chosen */
  verdict(root, chosen) {
    const saved = root.plain > 0 ? Math.round((1 - root.visited / root.plain) * 100) : 0;
    const looked =
      root.visited === root.plain
        ? `${number(root.visited)} Stellungen angesehen.`
        : `${number(root.visited)} Stellungen angesehen, wo Minimax ${number(root.plain)} braucht: ${saved} % weniger.`;
    if (root.ties > 1) return `${root.ties} Züge liegen gleichauf bei ${signed(shownScore(root))}; einer wird zufällig ausgewählt. ${looked}`;
    return chosen ? `${chosen.san} ist das Beste für ${colorName(root.turn)}, mit ${signed(shownScore(root))}. ${looked}` : looked;
  },
  /** What the search makes of a move that was played. @param {Node} root @param {Node | undefined} played */
  why(root, played) {
    if (!played) return 'Dieser Zug ist nicht im Baum.';
    const chosen = best(root);
    if (!chosen || played.score === null) return `Warum ${played.san}?`;
    const score = signed(shownScore(root));
    if (chosen === played && root.ties < 2) return `Warum ${played.san}? Auch diese Suche wählt ihn: ${score}.`;
    const preferred = `${chosen.san} mit ${score}`;
    const sure = certainty(played);
    const own = signed(shownScore(played, root.turn));
    if (sure !== 'exact') return `Warum ${played.san}? Diese Suche bleibt bei ${preferred}: ${played.san} bringt ${SPOKEN[sure]}${own}, was nicht besser ist.`;
    if (played.score === root.score) return `Warum ${played.san}? Er ist einer von ${root.ties} Zügen, die gleichauf bei ${score} liegen.`;
    return `Warum ${played.san}? Diese Suche zieht ${preferred} vor; ${played.san} bringt ${own}.`;
  },
  /** @param {'w' | 'b'} turn */
  root: (turn) => `${colorName(turn)} am Zug`,
  /** @param {Node} root */
  rootBox: (root) => `${root.turn === 'w' || root.method === 'negamax' ? 'max' : 'min'} ${signed(shownScore(root))}`,
  /** @param {Node} node */
  box: (node) => `${node.san} ${think.label(node)}`,
  /** @param {Node} node */
  label: (node) => (node.score === null ? 'weg' : `${SIGNS[certainty(node)]}${signed(shownScore(node))}`),
  /** @param {Node} node */
  note(node) {
    if (node.fate === 'skipped') return 'nicht angesehen';
    if (node.fate === 'over') return Math.abs(node.score ?? 0) === 1000 ? 'matt' : 'remis';
    if (node.fate === 'leaf') return '';
    const looked = `${number(node.visited)} darunter`;
    return node.fate === 'cut' ? `${looked}, ${number(node.plain - node.visited)} gespart` : looked;
  },
  /** What is said of a node after its name. @param {Node} node @param {boolean} isBest */
  item(node, isBest) {
    if (node.score === null) return ', weggeschnitten: nicht angesehen';
    const note = think.note(node);
    return `, ${SPOKEN[certainty(node)]}${signed(shownScore(node))}${isBest ? ', das Beste' : ''}${note ? `, ${note}` : ''}`;
  },
  /** How many moves the drawing has no room for. @param {number} count */
  rest: (count) => `${count} weitere`,
  /** The moves that lead to a node. @param {Node[]} way @param {string} fen */
  line(way, fen) {
    let [, turn = 'w', , , , full = '1'] = fen.split(' ');
    if (way.length === 0) return think.root(turn === 'b' ? 'b' : 'w');
    let count = Number(full);
    const parts = way.map(({ san }, at) => {
      const text = turn === 'w' ? `${count}. ${san}` : at === 0 ? `${count}… ${san}` : san;
      if (turn === 'b') count += 1;
      turn = turn === 'w' ? 'b' : 'w';
      return text;
    });
    return parts.join(' ');
  },
  /** @param {Node[]} way @param {string} fen */
  board: (way, fen) => `${way.length === 0 ? 'Die Stellung, in der gesucht wird' : `Die Stellung nach ${way.map(({ san }) => san).join(', ')}`}. FEN: ${fen}`,
  /** @param {string} line */
  previewed: (line) => `Die Suche sieht ${line} an. Ein Klick aufs Brett führt zur Partie zurück.`,
  /** @param {string} line */
  aside: (line) => `Das Brett zeigt die Partie, nicht ${line}, solange es die Tastatur hat.`,
  /** What became of a node. @param {Node} node */
  sentence(node) {
    const score = signed(shownScore(node));
    if (node.fate === 'skipped') {
      const cutter = node.up?.cutter;
      return cutter
        ? `Weggeschnitten: nicht angesehen, denn seit ${cutter.san} ${signed(cutter.score ?? 0)} gebracht hat, kann hier nichts mehr zählen.`
        : 'Weggeschnitten: nicht angesehen, denn hier kann nichts mehr zählen.';
    }
    if (node.fate === 'over') {
      return Math.abs(node.score ?? 0) === 1000 ? `Matt: ${score}${whose(node)}.` : 'Die Partie ist remis: 0.';
    }
    if (node.fate === 'leaf') return `Die Tiefe ist aufgebraucht, also werden die Figuren gezählt: ${score}${whose(node)}.`;
    if (node.fate === 'cut') return think.cut(node);
    const chosen = best(node);
    if (certainty(node) !== 'exact') {
      const bound = node.turn === 'w' ? 'nicht mehr als' : 'nicht weniger als';
      return `Angesehen: ${counted(movesBelow(node), 'Zug', 'Züge')}. ${colorName(node.turn)} bekommt hier ${bound} ${score} und hat anderswo ${signed((node.turn === 'w' ? node.alpha : node.beta) ?? 0)}.`;
    }
    const moves = counted(movesBelow(node), 'Zug', 'Zügen');
    if (node.method === 'negamax' && chosen) {
      return `${colorName(node.turn)} nimmt die größte Wertung aus ${moves}, jede mit umgekehrtem Vorzeichen: ${chosen.san} mit −(${signed(shownScore(chosen))}) = ${score}.`;
    }
    const taken = node.turn === 'w' ? 'die größte' : 'die kleinste';
    return `${colorName(node.turn)} nimmt ${taken} Wertung aus ${moves}: ${chosen?.san ?? ''} mit ${score}.`;
  },
  /** Why a branch was cut. @param {Node} node */
  cut(node) {
    const { cutter, turn } = node;
    const rest = skipped(node);
    const limit = signed((turn === 'w' ? node.beta : node.alpha) ?? 0);
    const letter = turn === 'w' ? 'β' : 'α';
    const others = rest === 0 ? 'Es war der letzte Zug.' : rest === 1 ? 'Der andere Zug kann nichts ändern.' : `Die anderen ${rest} Züge können nichts ändern.`;
    const bound = turn === 'w' ? 'mindestens' : 'höchstens';
    return `${letter} = ${limit}: Nach ${cutter?.san ?? 'einem Zug'} ist die Wertung hier ${bound} ${signed(node.score ?? 0)}. ${rival(turn)} hat anderswo ${limit} und kommt nicht hierher. ${others}`;
  },
  /** The window at a node, which the plain searches do not have. @param {Node} node */
  window({ method, alpha, beta }) {
    if (method !== 'alphabeta') return '';
    const low = alpha === null ? '−∞' : signed(alpha);
    const high = beta === null ? '+∞' : signed(beta);
    return `Fenster: α = ${low}, was Weiß sicher hat; β = ${high}, was Schwarz sicher hat.`;
  },
  /** @param {Node} node */
  looked(node) {
    if (!isInner(node)) return '';
    if (node.method !== 'alphabeta') return `${number(node.visited)} Stellungen darunter angesehen.`;
    return node.visited === node.plain
      ? `${number(node.visited)} Stellungen darunter angesehen, so viele wie Minimax.`
      : `${number(node.visited)} von ${number(node.plain)} Stellungen darunter angesehen.`;
  },
  /** @param {number} step @param {number} all */
  step: (step, all) => `Schritt ${number(step)} von ${number(all)}`,
  /** @param {Node} node */
  spoken: (node) => `${node.up ? `${node.san}. ` : ''}${think.sentence(node)}`,

  termsTitle: 'Was hier gezählt wird',
  termHeads: ['Figur', 'Wert', 'Weiß', 'Schwarz', 'Für Weiß'],
  /** @param {string} role */
  roles: (role) => ROLES[role] ?? role,
  /** @param {'w' | 'b'} color */
  inCheck: (color) => `${colorName(color)} im Schach`,
  total: 'Wertung',

  engine: 'Die starke Engine, live',
  engineAbout: 'Ihre besten Varianten, während sie sie findet, aus der Sicht von Weiß: jeden Moment tiefer.',
  begin: 'Denken',
  stop: 'Halt',
  lines: 'Varianten',
  starting: 'Die Engine beginnt …',
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

  worthTitle: 'Was die Stellung wert ist',
  worthAbout: 'Vor aller Suche: was eine von Hand geschriebene Bewertung sieht, in Bauern, für jede Seite. Das Material hat seinen eigenen Maßstab.',
  noWorth: 'Die Bewertung konnte nicht berechnet werden.',
  barHeads: ['Gesichtspunkt', 'Weiß', 'Schwarz', 'Saldo'],
  /** @param {string} name */
  term: (name) => TERMS[name] ?? capital(name),
  /** @param {{ white: number, phase: number, scale: number }} told */
  worthTotal({ white, phase, scale }) {
    const who = white === 0 ? 'Ausgeglichen' : `${pawns(white)} für Weiß`;
    const stage = phase >= 20 ? 'Mittelspiel' : phase <= 4 ? 'Endspiel' : `${Math.round((phase / 24) * 100)} % Mittelspiel`;
    return `${who} · ${stage}${scale < 64 ? ` · schwer zu gewinnen: Das Endspiel zählt ${Math.round((scale / 64) * 100)} %` : ''}`;
  },
};
