// French of how a search thinks.

import type { Looked } from '../arguments';
import type { ThinkWords } from '../words';
import { decimal } from '../numbers';
import type { Color } from '../../chess/chess';
import { capital, counted, OF_SIDES, SIDES, TO_SIDES } from './chess';

const TERMS: Record<string, string> = {
  material: 'La valeur des pièces',
  placement: 'La place des pièces',
  mobility: 'La liberté des pièces',
  pawns: 'La structure des pions',
  'passed pawns': 'Les pions passés',
  pieces: 'La coordination des pièces',
  threats: 'Ce qui est attaqué',
  king: 'La sécurité du roi',
  space: 'L’espace au centre',
  initiative: 'Le trait',
};
const ROLES: Record<string, string> = {
  queen: 'Dames',
  rook: 'Tours',
  bishop: 'Fous',
  knight: 'Cavaliers',
  pawn: 'Pions',
};
const ENDS: Record<string, string> = {
  checkmate: 'car la partie est finie par échec et mat',
  stalemate: 'car la partie est nulle par pat',
  insufficient: 'car la partie est nulle, personne ne pouvant mater',
  threefold: 'car la partie est nulle, la position étant là pour la troisième fois',
  fifty: 'car la partie est nulle après cinquante coups sans prise ni coup de pion',
};
const SIGNS = { exact: '', least: '≥ ', most: '≤ ' };
const SPOKEN = { exact: '', least: 'au moins ', most: 'au plus ' };

const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const number = (value: number): string => value.toLocaleString('fr');
const signed = (value: number): string => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`);
const pawns = (value: number): string => {
  const text = decimal(Math.abs(value) / 100, 2);
  return text === '0,00' ? text : `${value < 0 ? '−' : '+'}${text}`;
};
const score = (node: Looked): string => signed(node.score ?? 0);
const whose = ({ method, turn }: Looked): string => (method === 'negamax' ? ` pour ${SIDES[turn]}, au trait` : '');

function cut(node: Looked): string {
  const [side, rival] = [capital(SIDES[node.turn]), capital(SIDES[other(node.turn)])];
  const limit = signed((node.turn === 'w' ? node.beta : node.alpha) ?? 0);
  const rest =
    node.skipped === 0
      ? ''
      : node.skipped === 1
        ? ' L’autre coup ne peut plus rien changer.'
        : ` Les ${node.skipped} autres coups ne peuvent plus rien changer.`;
  return `${side} peuvent répondre ${node.cutter?.san ?? '…'} : cette ligne vaut ${SPOKEN[node.bound]}${score(node)}. ${rival} ont ${limit} ailleurs et ne viendront pas ici.${rest}`;
}

function bounded(node: Looked): string {
  const bound = node.turn === 'w' ? 'au plus' : 'au moins';
  const has = signed((node.turn === 'w' ? node.alpha : node.beta) ?? 0);
  return `${capital(SIDES[node.turn])} obtiennent ici ${bound} ${score(node)}, en ${counted(node.moves ?? 0, 'coup', 'coups')}, et ont ${has} ailleurs.`;
}

function sentence(node: Looked): string {
  const side = capital(SIDES[node.turn]);
  if (node.outcome === 'skipped')
    return node.cutter
      ? `Coupé : pas regardé. Après ${node.cutter.san} avec ${score(node.cutter)}, rien ici ne peut changer le résultat.`
      : 'Coupé : pas regardé. Rien ici ne peut changer le résultat.';
  if (node.outcome === 'over')
    return node.isMate ? `Échec et mat : ${score(node)}${whose(node)}.` : 'La partie est nulle ici : 0.';
  if (node.outcome === 'leaf') return `La recherche s’arrête ici et compte les pièces : ${score(node)}${whose(node)}.`;
  const { best } = node;
  if (node.moves === undefined || !best) return '';
  if (node.outcome === 'cut') return cut(node);
  if (node.bound !== 'exact') return bounded(node);
  const moves = counted(node.moves, 'coup', 'coups');
  if (node.method === 'negamax')
    return `${side} inversent le signe des valeurs de ${moves} et prennent la plus grande : ${best.san} avec −(${score(best)}) = ${score(node)}.`;
  const taken = node.turn === 'w' ? 'la plus haute' : 'la plus basse';
  if (node.san === '') return `${side} ont ${moves} et prennent la valeur ${taken} : ${best.san} avec ${score(node)}.`;
  return `${side} répondent ${best.san}, dont la valeur est ${taken} parmi ${moves} : après ${node.san}, cette ligne vaut ${score(node)}, quoi que donnent les autres.`;
}

function note(node: Looked): string {
  if (node.outcome === 'over') return node.isMate ? ', mat' : ', nulle';
  if (node.outcome === 'leaf') return '';
  const saved = node.outcome === 'cut' ? `, ${number(node.plain - node.visited)} épargnées` : '';
  return `, ${number(node.visited)} en dessous${saved}`;
}

const POINTS = 'Points comptés comme dans l’article';

export const think: ThinkWords = {
  name: 'Penser',
  shows: (moves) =>
    moves.length === 0
      ? 'L’échiquier montre l’exemple.'
      : `L’échiquier suit la recherche : ${moves.map((move, at) => `${at + 1} ${move}`).join(', ')}.`,
  back: 'Retour à la partie',
  locked: 'Cette partie se joue sans aide : on pourra voir comment pense une recherche quand elle sera finie.',
  notLegal: 'Cette position n’est pas légale : il n’y a rien à chercher.',
  searching: 'Recherche en cours…',
  failed: 'Ce calcul n’a pas pu se faire.',
  again: 'Réessayer',
  method: 'Recherche',
  methods: { minimax: 'Minimax', negamax: 'Negamax', alphabeta: 'Alpha-bêta' },
  methodAbout: {
    minimax: 'Les Blancs prennent la plus haute des valeurs en dessous, les Noirs la plus basse.',
    negamax: 'Une seule règle : inverser le signe des valeurs en dessous et prendre la plus grande.',
    alphabeta: 'Minimax, sans ce qui ne peut pas changer le résultat.',
  },
  whose: {
    minimax: `${POINTS}, pour les Blancs : dame 9, tour 5, fou et cavalier 3, pion 1, mat 1000.`,
    negamax: `${POINTS}, chaque fois pour le camp au trait : dame 9, mat 1000.`,
    alphabeta: `${POINTS}, pour les Blancs : dame 9, tour 5, fou et cavalier 3, pion 1, mat 1000.`,
  },
  depth: 'Demi-coups d’avance',
  lessons: 'Positions à essayer',
  lesson: {
    queen: {
      title: 'Prendre la dame, ou non ?',
      about: 'Le cavalier peut prendre une dame. Que répondent les Noirs ?',
    },
    greed: {
      title: 'Un pion qui coûte la dame',
      about: 'Prendre en d5 gagne un point, jusqu’à ce qu’on regarde un coup plus loin.',
    },
    figure: {
      title: 'Deux coups, deux réponses',
      about:
        'Le plus petit arbre : les Noirs prennent la plus basse valeur de chaque branche, les Blancs la plus haute.',
    },
    mate: { title: 'Un mat vaut 1000', about: 'Un demi-coup d’avance suffit pour le trouver.' },
    twenty: { title: 'Vingt premiers coups', about: 'Tous valent autant : l’un d’eux est tiré au sort.' },
    swap: {
      title: 'Le roi et la tour changent de place',
      about: 'Un roque du Chess960. Dans un script, il s’écrit en enlevant une pièce puis en la posant.',
    },
    random: {
      title: 'Mat par hasard',
      about: 'Deux joueurs au hasard sont arrivés là : la partie est finie.',
    },
  },
  here: 'Cette position',
  out: 'Remonter l’arbre',
  in: 'Descendre l’arbre',
  play: 'Lecture',
  pause: 'Arrêter',
  steps: 'Étapes de la recherche',
  slider: 'Étape de la recherche',
  first: 'À la première position',
  previous: 'Une étape en arrière',
  next: 'Une étape en avant',
  last: 'À la dernière étape',
  step: (step, all) => `Étape ${number(step)} sur ${number(all)}`,
  outline: 'Ce que la recherche a regardé',
  start: 'Début',
  toMove: (turn) => `C’est ${TO_SIDES[turn]} de jouer`,
  takes: (turn, method) =>
    method === 'negamax'
      ? `Au choix ${OF_SIDES[turn]} : la plus grande valeur, signe inversé`
      : `Au choix ${OF_SIDES[turn]} : la valeur la plus ${turn === 'w' ? 'haute' : 'basse'}`,
  label: (node) => (node.score === undefined ? 'coupé' : `${SIGNS[node.bound]}${score(node)}`),
  item: (node, isChosen) => {
    const name = node.san || `Aux ${node.turn === 'w' ? 'Blancs' : 'Noirs'} de jouer`;
    if (node.score === undefined) return `${name}, coupé : pas regardé`;
    return `${name}, ${SPOKEN[node.bound]}${score(node)}${isChosen ? ', choisi' : ''}${note(node)}`;
  },
  tags: { chosen: 'choisi', ties: 'aussi bon', mate: 'mat', draw: 'nulle', asked: 'à voir' },
  more: (count) => counted(count, 'autre', 'autres'),
  saved: number,
  unseen: (count) => counted(count, 'pas regardé', 'pas regardés'),
  verdict: (root, ties) => {
    if (root.outcome === 'over') return 'La partie est finie : il n’y a rien à chercher.';
    const chosen = root.best?.san ?? '…';
    return ties > 1
      ? `${ties} coups sont à égalité à ${score(root)}, l’un est tiré au sort : ${chosen}.`
      : `${capital(SIDES[root.turn])} jouent ${chosen} : ${score(root)}.`;
  },
  work: ({ visited, plain }) =>
    visited === plain
      ? `${counted(visited, 'position regardée', 'positions regardées')}.`
      : `${number(visited)} positions regardées, là où minimax en demande ${number(plain)}.`,
  fewer: (percent) => `${percent} % de moins`,
  why: (move, own, root, ties) => {
    const best = `${root.best?.san ?? '…'} avec ${score(root)}`;
    if (root.best?.san === move.san)
      return `Pourquoi ${move.san} ? C’est ce que choisit cette recherche : ${signed(own)}.`;
    if (move.bound !== 'exact')
      return `Pourquoi pas ${move.san} ? Ce coup donne ${SPOKEN[move.bound]}${signed(own)} ; la recherche garde ${best}.`;
    if (own === root.score) return `Pourquoi ${move.san} ? C’est l’un des ${ties} coups à égalité à ${signed(own)}.`;
    return `Pourquoi pas ${move.san} ? Ce coup donne ${signed(own)} ; la recherche préfère ${best}.`;
  },
  sentence,
  window: ({ alpha, beta }) =>
    `Les Blancs sont sûrs de α : ${alpha === null ? 'rien encore' : signed(alpha)} · les Noirs de β : ${beta === null ? 'rien encore' : signed(beta)}`,
  below: ({ visited, plain }) => {
    const all = visited === plain ? '' : ` sur ${number(plain)}`;
    return `${number(visited)}${all} positions regardées en dessous.`;
  },
  tokens: 'Dans un script',
  evaluation: ({ value, end, pieces, checked }) => {
    const sum = (side: 'white' | 'black') => pieces.reduce((all, piece) => all + piece.worth * piece[side], 0);
    const check = checked ? `, et ${SIDES[checked]} en échec (${checked === 'w' ? '−1' : '+1'})` : '';
    const why = end ? (ENDS[end] ?? end) : `des pièces valant ${sum('white')} contre ${sum('black')}${check}`;
    return `L’évaluation de l’article pour cette position : ${signed(value)}, ${why}.`;
  },
  counts: { title: 'Ce que l’article compte ici', heads: ['Pièce', 'Valeur', 'Blancs', 'Noirs', 'Pour les Blancs'] },
  roles: (role) => ROLES[role] ?? capital(role),
  inCheck: (color) => `${capital(SIDES[color])} en échec`,
  total: 'Somme',
  signed,
  worth: {
    title: 'Ce que le moteur fort voit ici',
    about: 'Son évaluation par critères écrits à la main, en pions, avant toute recherche.',
    heads: ['Critère', 'Blancs', 'Noirs', 'Pour les Blancs'],
    total: (white, phase, scale) => {
      const stage =
        phase >= 20
          ? 'milieu de partie'
          : phase <= 4
            ? 'finale'
            : `milieu de partie à ${Math.round((phase / 24) * 100)} %`;
      const hard =
        scale < 64 ? ` · difficile à gagner : la finale compte pour ${Math.round((scale / 64) * 100)} %` : '';
      return `${white === 0 ? 'Égalité' : `${pawns(white)} pour les Blancs`} · ${stage}${hard}`;
    },
    term: (name) => TERMS[name] ?? capital(name),
    pawns,
  },
};
