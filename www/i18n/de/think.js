// @ts-check
// The sentences of the Think panel.
import { capital, colorName, counted, number } from './parts.js';
import { numbered, scoreTexts, signed } from '../numbers.js';
import { decimals } from '../parts.js';

/** @typedef {import('../../panels/think/tree.js').Node} Node */

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

/** @param {import('../../labs/labs.js').TeachingTerms['pieces']} pieces */
function sums(pieces) {
  const [white, black] = /** @type {const} */ (['white', 'black']).map((side) => pieces.reduce((sum, piece) => sum + piece.worth * piece[side], 0));
  return `aus Figuren im Wert von ${white} gegen ${black}`;
}

const { pawns } = scoreTexts(decimals(','));

const SIGNS = { exact: '', least: '≥', most: '≤' };
const SPOKEN = { exact: '', least: 'mindestens ', most: 'höchstens ' };

/** @param {'w' | 'b'} turn */
const rival = (turn) => colorName(turn === 'w' ? 'b' : 'w');

/** Whose score it is, where that is not always White's. @param {Node} node */
const whose = ({ method, turn }) => (method === 'negamax' ? ` für ${colorName(turn)} am Zug` : '');

/** @param {Node} node */
const movesBelow = (node) => node.children?.length ?? 0;

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
  lesson: 'Ein Beispiel, da auf dem Brett noch nichts geschehen ist: Weiß kann einen Springer schlagen oder einen Bauern, der die Dame kostet.',
  unpin: 'Dem Brett folgen',
  outline: 'Was die Suche angesehen hat',
  /** @param {import('../../labs/labs.js').TeachingTerms} terms */
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
    if (root.ties > 1) return `${root.ties} Züge liegen gleichauf bei ${signed(root.shown())}; einer wird zufällig ausgewählt. ${looked}`;
    return chosen ? `${chosen.san} ist das Beste für ${colorName(root.turn)}, mit ${signed(root.shown())}. ${looked}` : looked;
  },
  /** What the search makes of a move that was played. @param {Node} root @param {Node | undefined} played */
  why(root, played) {
    if (!played) return 'Dieser Zug ist nicht im Baum.';
    const chosen = root.best;
    if (!chosen || played.score === null) return `Warum ${played.san}?`;
    const score = signed(root.shown());
    if (chosen === played && root.ties < 2) return `Warum ${played.san}? Auch diese Suche wählt ihn: ${score}.`;
    const preferred = `${chosen.san} mit ${score}`;
    const sure = played.certainty;
    const own = signed(played.shown(root.turn));
    if (sure !== 'exact') return `Warum ${played.san}? Diese Suche bleibt bei ${preferred}: ${played.san} bringt ${SPOKEN[sure]}${own}, was nicht besser ist.`;
    if (played.score === root.score) return `Warum ${played.san}? Er ist einer von ${root.ties} Zügen, die gleichauf bei ${score} liegen.`;
    return `Warum ${played.san}? Diese Suche zieht ${preferred} vor; ${played.san} bringt ${own}.`;
  },
  /** @param {'w' | 'b'} turn */
  root: (turn) => `${colorName(turn)} am Zug`,
  /** @param {Node} root */
  rootBox: (root) => `${root.turn === 'w' || root.method === 'negamax' ? 'max' : 'min'} ${signed(root.shown())}`,
  /** @param {Node} node */
  box: (node) => `${node.san} ${think.label(node)}`,
  /** @param {Node} node */
  label: (node) => (node.score === null ? 'weg' : `${SIGNS[node.certainty]}${signed(node.shown())}`),
  /** @param {Node} node */
  note(node) {
    if (node.outcome === 'skipped') return 'nicht angesehen';
    if (node.outcome === 'over') return Math.abs(node.score ?? 0) === 1000 ? 'matt' : 'remis';
    if (node.outcome === 'leaf') return '';
    const looked = `${number(node.visited)} darunter`;
    return node.outcome === 'cut' ? `${looked}, ${number(node.plain - node.visited)} gespart` : looked;
  },
  /** What is said of a node after its name. @param {Node} node @param {boolean} isBest */
  item(node, isBest) {
    if (node.score === null) return ', weggeschnitten: nicht angesehen';
    const note = think.note(node);
    return `, ${SPOKEN[node.certainty]}${signed(node.shown())}${isBest ? ', das Beste' : ''}${note ? `, ${note}` : ''}`;
  },
  /** How many moves the drawing has no room for. @param {number} count */
  rest: (count) => `${count} weitere`,
  /** The moves that lead to a node. @param {Node[]} way @param {string} fen */
  line: (way, fen) => (way.length === 0 ? think.root(fen.split(' ')[1] === 'b' ? 'b' : 'w') : numbered(way.map(({ san }) => san), fen)),
  /** @param {Node[]} way @param {string} fen */
  board: (way, fen) => `${way.length === 0 ? 'Die Stellung, in der gesucht wird' : `Die Stellung nach ${way.map(({ san }) => san).join(', ')}`}. FEN: ${fen}`,
  /** @param {string} line */
  previewed: (line) => `${line ? `Die Suche sieht ${line} an` : 'Die Stellung, in der gesucht wird'}. Ein Klick aufs Brett führt zur Partie zurück.`,
  /** @param {string} line */
  aside: (line) => `Das Brett zeigt die Partie, nicht ${line || 'die Stellung, in der gesucht wird'}, solange es die Tastatur hat.`,
  /** What became of a node. @param {Node} node */
  sentence(node) {
    const score = signed(node.shown());
    if (node.outcome === 'skipped') {
      const cutter = node.up?.cutter;
      return cutter
        ? `Weggeschnitten: nicht angesehen, denn seit ${cutter.san} ${signed(cutter.score ?? 0)} gebracht hat, kann hier nichts mehr zählen.`
        : 'Weggeschnitten: nicht angesehen, denn hier kann nichts mehr zählen.';
    }
    if (node.outcome === 'over') {
      return Math.abs(node.score ?? 0) === 1000 ? `Matt: ${score}${whose(node)}.` : 'Die Partie ist remis: 0.';
    }
    if (node.outcome === 'leaf') return `Die Tiefe ist aufgebraucht, also werden die Figuren gezählt: ${score}${whose(node)}.`;
    if (node.outcome === 'cut') return think.cut(node);
    const chosen = node.best;
    if (node.certainty !== 'exact') {
      const bound = node.turn === 'w' ? 'nicht mehr als' : 'nicht weniger als';
      return `Angesehen: ${counted(movesBelow(node), 'Zug', 'Züge')}. ${colorName(node.turn)} bekommt hier ${bound} ${score} und hat anderswo ${signed((node.turn === 'w' ? node.alpha : node.beta) ?? 0)}.`;
    }
    const moves = counted(movesBelow(node), 'Zug', 'Zügen');
    if (node.method === 'negamax' && chosen) {
      return `${colorName(node.turn)} nimmt die größte Wertung aus ${moves}, jede mit umgekehrtem Vorzeichen: ${chosen.san} mit −(${signed(chosen.shown())}) = ${score}.`;
    }
    const taken = node.turn === 'w' ? 'die größte' : 'die kleinste';
    return `${colorName(node.turn)} nimmt ${taken} Wertung aus ${moves}: ${chosen?.san ?? ''} mit ${score}.`;
  },
  /** Why a branch was cut. @param {Node} node */
  cut(node) {
    const { cutter, turn } = node;
    const rest = node.skipped;
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
    if (!node.isInner) return '';
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
