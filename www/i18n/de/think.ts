// German of how a search thinks.

import type { Looked } from '../arguments';
import type { ThinkWords } from '../words';
import { decimal } from '../numbers';
import type { Color } from '../../chess/chess';
import { capital, counted, SIDES } from './chess';

const TERMS: Record<string, string> = {
  material: 'Was die Figuren wert sind',
  placement: 'Wo die Figuren stehen',
  mobility: 'Wie weit Figuren ziehen können',
  pawns: 'Wie die Bauern zueinander stehen',
  'passed pawns': 'Bauern, die nichts aufhält',
  pieces: 'Wie Figuren zusammenspielen',
  threats: 'Was angegriffen ist',
  king: 'Wie sicher der König steht',
  space: 'Raum in der Mitte',
  initiative: 'Am Zug zu sein',
};
const ROLES: Record<string, string> = {
  queen: 'Damen',
  rook: 'Türme',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauern',
};
const ENDS: Record<string, string> = {
  checkmate: 'denn die Partie ist durch Matt zu Ende',
  stalemate: 'denn die Partie ist durch Patt remis',
  insufficient: 'denn die Partie ist remis, da keine Seite mattsetzen kann',
  threefold: 'denn die Partie ist remis, da die Stellung zum dritten Mal entstanden ist',
  fifty: 'denn die Partie ist remis nach fünfzig Zügen ohne Schlagen und Bauernzug',
};
const SIGNS = { exact: '', least: '≥ ', most: '≤ ' };
const SPOKEN = { exact: '', least: 'mindestens ', most: 'höchstens ' };

const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const number = (value: number): string => value.toLocaleString('de');
const signed = (value: number): string => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`);
const pawns = (value: number): string => {
  const text = decimal(Math.abs(value) / 100, 2);
  return text === '0,00' ? text : `${value < 0 ? '−' : '+'}${text}`;
};
const score = (node: Looked): string => signed(node.score ?? 0);
const whose = ({ method, turn }: Looked): string => (method === 'negamax' ? ` für ${SIDES[turn]} am Zug` : '');

function cut(node: Looked): string {
  const [side, rival] = [SIDES[node.turn], SIDES[other(node.turn)]];
  const limit = signed((node.turn === 'w' ? node.beta : node.alpha) ?? 0);
  const rest =
    node.skipped === 0
      ? ''
      : node.skipped === 1
        ? ' Der andere Zug kann nichts mehr ändern.'
        : ` Die anderen ${node.skipped} Züge können nichts mehr ändern.`;
  return `${side} kann mit ${node.cutter?.san ?? '…'} antworten: Diese Zugfolge ist ${SPOKEN[node.bound]}${score(node)} wert. ${rival} hat anderswo ${limit} und kommt nicht hierher.${rest}`;
}

function bounded(node: Looked): string {
  const bound = node.turn === 'w' ? 'nicht mehr als' : 'nicht weniger als';
  const has = signed((node.turn === 'w' ? node.alpha : node.beta) ?? 0);
  return `Angesehen: ${counted(node.moves ?? 0, 'Zug', 'Züge')}. ${SIDES[node.turn]} bekommt hier ${bound} ${score(node)} und hat anderswo ${has}.`;
}

function sentence(node: Looked): string {
  const side = SIDES[node.turn];
  if (node.outcome === 'skipped')
    return node.cutter
      ? `Weggeschnitten: nicht angesehen. Nach ${node.cutter.san} mit ${score(node.cutter)} kann hier nichts mehr zählen.`
      : 'Weggeschnitten: nicht angesehen. Hier kann nichts mehr zählen.';
  if (node.outcome === 'over')
    return node.isMate ? `Schachmatt: ${score(node)}${whose(node)}.` : 'Die Partie ist hier remis: 0.';
  if (node.outcome === 'leaf')
    return `Weiter sieht die Suche hier nicht, also zählt sie die Figuren: ${score(node)}${whose(node)}.`;
  const { best } = node;
  if (node.moves === undefined || !best) return '';
  if (node.outcome === 'cut') return cut(node);
  if (node.bound !== 'exact') return bounded(node);
  const moves = counted(node.moves, 'Zug', 'Zügen');
  if (node.method === 'negamax')
    return `${side} nimmt die größte Wertung aus ${moves}, jede mit umgekehrtem Vorzeichen: ${best.san} mit −(${score(best)}) = ${score(node)}.`;
  const taken = node.turn === 'w' ? 'höchste' : 'niedrigste';
  if (node.san === '') return `${side} nimmt die ${taken} Wertung aus ${moves}: ${best.san} mit ${score(node)}.`;
  return `${side} antwortet mit ${best.san}, der ${taken}n Wertung aus ${moves}: Nach ${node.san} ist diese Zugfolge ${score(node)} wert, was auch immer die anderen bringen.`;
}

function note(node: Looked): string {
  if (node.outcome === 'over') return node.isMate ? ', matt' : ', remis';
  if (node.outcome === 'leaf') return '';
  const saved = node.outcome === 'cut' ? `, ${number(node.plain - node.visited)} gespart` : '';
  return `, ${number(node.visited)} darunter${saved}`;
}

const POINTS = 'Punkte, wie der Artikel sie zählt';

export const think: ThinkWords = {
  name: 'Denken',
  shows: (moves) =>
    moves.length === 0
      ? 'Das Brett zeigt das Beispiel.'
      : `Das Brett folgt der Suche: ${moves.map((move, at) => `${at + 1} ${move}`).join(', ')}.`,
  back: 'Zurück zur Partie',
  locked: 'Diese Partie wird ohne Hilfe gespielt: Wie eine Suche denkt, ist danach zu sehen.',
  notLegal: 'Diese Stellung ist nicht regelgerecht, also gibt es nichts zu suchen.',
  searching: 'Die Suche läuft …',
  failed: 'Das konnte nicht berechnet werden.',
  again: 'Noch einmal',
  method: 'Suche',
  methods: { minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alpha-Beta' },
  methodAbout: {
    minimax: 'Weiß nimmt die höchste der Wertungen darunter, Schwarz die niedrigste.',
    negamax: 'Eine Regel für beide: die Vorzeichen der Wertungen darunter umkehren und die größte nehmen.',
    alphabeta: 'Minimax, das auslässt, was am Ergebnis nichts ändern kann.',
  },
  whose: {
    minimax: `${POINTS}, für Weiß: Dame 9, Turm 5, Läufer und Springer 3, Bauer 1, Matt 1000.`,
    negamax: `${POINTS}, jeweils für die Seite am Zug: Dame 9, Matt 1000.`,
    alphabeta: `${POINTS}, für Weiß: Dame 9, Turm 5, Läufer und Springer 3, Bauer 1, Matt 1000.`,
  },
  depth: 'Halbzüge voraus',
  lessons: 'Zum Ausprobieren',
  lesson: {
    queen: {
      title: 'Die Dame nehmen, oder nicht?',
      about: 'Der Springer kann eine Dame schlagen. Was antwortet Schwarz?',
    },
    greed: {
      title: 'Ein Bauer, der die Dame kostet',
      about: 'Auf d5 zu schlagen bringt einen Punkt, bis man einen Zug weiter sieht.',
    },
    figure: {
      title: 'Zwei Züge, zwei Antworten',
      about: 'Der kleinste Baum: Schwarz nimmt in jedem Zweig die niedrigere Wertung, Weiß die höhere von diesen.',
    },
    mate: { title: 'Ein Matt ist 1000 wert', about: 'Ein Halbzug voraus genügt, um es zu finden.' },
    twenty: { title: 'Zwanzig erste Züge', about: 'Alle sind gleich viel wert: Einer wird zufällig ausgewählt.' },
    swap: {
      title: 'König und Turm tauschen die Plätze',
      about: 'Eine Rochade im Chess960. Als Skript besteht sie aus Entfernen und Hinstellen.',
    },
    random: { title: 'Zufällig matt', about: 'Zwei, die nur geraten haben, kamen hierher: Die Partie ist zu Ende.' },
  },
  here: 'Diese Stellung',
  out: 'Im Baum hinauf',
  in: 'Im Baum hinab',
  play: 'Vorführen',
  pause: 'Pause',
  steps: 'Schritte der Suche',
  slider: 'Schritt der Suche',
  first: 'Zur ersten Stellung',
  previous: 'Ein Schritt zurück',
  next: 'Ein Schritt weiter',
  last: 'Zum letzten Schritt',
  step: (step, all) => `Schritt ${number(step)} von ${number(all)}`,
  outline: 'Was die Suche angesehen hat',
  start: 'Anfang',
  toMove: (turn) => `${SIDES[turn]} am Zug`,
  takes: (turn, method) =>
    method === 'negamax'
      ? `${SIDES[turn]} nimmt die größte, umgekehrt`
      : `${SIDES[turn]} nimmt die ${turn === 'w' ? 'höchste' : 'niedrigste'}`,
  label: (node) => (node.score === undefined ? 'weg' : `${SIGNS[node.bound]}${score(node)}`),
  item: (node, isChosen) => {
    const name = node.san || `${SIDES[node.turn]} am Zug`;
    if (node.score === undefined) return `${name}, weggeschnitten: nicht angesehen`;
    return `${name}, ${SPOKEN[node.bound]}${score(node)}${isChosen ? ', gewählt' : ''}${note(node)}`;
  },
  tags: { chosen: 'gewählt', ties: 'gleich gut', mate: 'matt', draw: 'remis', asked: 'siehe hier' },
  more: (count) => `${number(count)} weitere`,
  saved: number,
  unseen: (count) => `${number(count)} nicht angesehen`,
  verdict: (root, ties) => {
    if (root.outcome === 'over') return 'Die Partie ist zu Ende: Es gibt nichts zu suchen.';
    const chosen = root.best?.san ?? '…';
    return ties > 1
      ? `${ties} Züge liegen gleichauf bei ${score(root)}, einer wird zufällig ausgewählt: ${chosen}.`
      : `${SIDES[root.turn]} spielt ${chosen}: ${score(root)}.`;
  },
  work: ({ visited, plain }) =>
    visited === plain
      ? `${counted(visited, 'Stellung', 'Stellungen')} angesehen.`
      : `${number(visited)} Stellungen angesehen, wo Minimax ${number(plain)} braucht.`,
  fewer: (percent) => `${percent} % weniger`,
  why: (move, own, root, ties) => {
    const best = `${root.best?.san ?? '…'} mit ${score(root)}`;
    if (root.best?.san === move.san) return `Warum ${move.san}? Diese Suche wählt ihn: ${signed(own)}.`;
    if (move.bound !== 'exact')
      return `Warum nicht ${move.san}? Er bringt ${SPOKEN[move.bound]}${signed(own)}; die Suche bleibt bei ${best}.`;
    if (own === root.score)
      return `Warum ${move.san}? Er ist einer von ${ties} Zügen, die gleichauf bei ${signed(own)} liegen.`;
    return `Warum nicht ${move.san}? Er bringt ${signed(own)}; die Suche zieht ${best} vor.`;
  },
  sentence,
  window: ({ alpha, beta }) =>
    `Weiß hat sicher α: ${alpha === null ? 'noch nichts' : signed(alpha)} · Schwarz hat sicher β: ${beta === null ? 'noch nichts' : signed(beta)}`,
  below: ({ visited, plain }) => {
    const all = visited === plain ? '' : ` von ${number(plain)}`;
    return `${number(visited)}${all} Stellungen darunter angesehen.`;
  },
  tokens: 'Als Skript',
  evaluation: ({ value, end, pieces, checked }) => {
    const sum = (side: 'white' | 'black') => pieces.reduce((all, piece) => all + piece.worth * piece[side], 0);
    const check = checked ? `, und ${SIDES[checked]} steht im Schach (${checked === 'w' ? '−1' : '+1'})` : '';
    const why = end ? (ENDS[end] ?? end) : `aus Figuren im Wert von ${sum('white')} gegen ${sum('black')}${check}`;
    return `Die Bewertung des Artikels für diese Stellung: ${signed(value)}, ${why}.`;
  },
  counts: { title: 'Was der Artikel hier zählt', heads: ['Figur', 'Wert', 'Weiß', 'Schwarz', 'Für Weiß'] },
  roles: (role) => ROLES[role] ?? capital(role),
  inCheck: (color) => `${SIDES[color]} im Schach`,
  total: 'Summe',
  signed,
  worth: {
    title: 'Was die starke Engine hier sieht',
    about: 'So bewertet sie die Stellung, ohne vorauszurechnen: nach festen Merkmalen, in Bauern.',
    heads: ['Merkmal', 'Weiß', 'Schwarz', 'Für Weiß'],
    total: (white, phase, scale) => {
      const stage =
        phase >= 20 ? 'Mittelspiel' : phase <= 4 ? 'Endspiel' : `${Math.round((phase / 24) * 100)} % Mittelspiel`;
      const hard = scale < 64 ? ` · schwer zu gewinnen: Das Endspiel zählt ${Math.round((scale / 64) * 100)} %` : '';
      return `${white === 0 ? 'Ausgeglichen' : `${pawns(white)} für Weiß`} · ${stage}${hard}`;
    },
    term: (name) => TERMS[name] ?? capital(name),
    pawns,
  },
};
