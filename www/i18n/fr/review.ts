// French of reviewing a game.

import type { Spot } from '#doors/review.js';
import type { GamePhase, ReviewMark } from '../arguments';
import { claimIn } from '../claims';
import type { ReviewWords } from '../words';
import { aRole, capital, isFeminine, OF_SIDES, roles, SIDES, theRole } from './chess';

const PHASES: Record<GamePhase, string> = {
  opening: 'dans l’ouverture',
  middlegame: 'en milieu de partie',
  endgame: 'en finale',
};

const time = (seconds: number): string => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(0)}\u00a0%`);

const NAMES: Record<ReviewMark, string> = {
  brilliant: 'coup brillant',
  great: 'très bon coup',
  inaccuracy: 'imprécision',
  mistake: 'erreur',
  blunder: 'gaffe',
  'missed-mate': 'mat manqué',
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
/** La tour en a1. */
const that = ({ piece, square }: Spot): string => (piece ? `${theRole(piece)} en ${square}` : square);
const those = (spots: readonly Spot[]): string => list(spots.map(that));
/** De la tour en a1, du fou en f1. */
const ofThose = (spots: readonly Spot[]): string =>
  list(spots.map((spot) => `de ${that(spot)}`.replace(/^de le /, 'du ')));
const verb = (spots: readonly Spot[], one: string, many: string): string => (spots.length === 1 ? one : many);
/** The end of a word that is said of them. */
const ending = (spots: readonly Spot[]): string => {
  const isAllFeminine = spots.every(({ piece }) => piece !== null && isFeminine(piece));
  return `${isAllFeminine ? 'e' : ''}${spots.length > 1 ? 's' : ''}`;
};

const claim = claimIn({
  before: {
    hanging: ({ targets }) => `${capital(those(targets))} ${verb(targets, 'est', 'sont')} en prise`,
    'gives-up': ({ targets }) => `${capital(those(targets))} ${verb(targets, 'perd', 'perdent')} un défenseur`,
    'lets-through': ({ by, targets }) => `La ligne ${ofThose(by)} s’ouvre sur ${those(targets)}`,
    overloaded: ({ through, targets }) => `Seul ce défenseur garde ${those(targets)}\u00a0: ${those(through)}`,
    trapped: ({ targets }) => `${capital(those(targets))} ${verb(targets, 'est', 'sont')} enfermé${ending(targets)}`,
    pin: ({ through, targets }) =>
      `${capital(those(through))} ${verb(through, 'est', 'sont')} cloué${ending(through)} sur ${those(targets)}`,
    unguarded: ({ by, through }) => `${capital(those(by))} ne garde plus ${list(through.map(({ square }) => square))}`,
    'shut-in': ({ by, targets }) => `${capital(those(by))} enferme ${those(targets)}`,
    'no-castling': ({ targets }) => `${capital(those(targets))} ne peut plus roquer`,
    'goes-back': ({ by }) => `${capital(those(by))} revient sur sa première rangée`,
  },
  done: {
    fork: (move, { targets }) => `${move} attaque à la fois ${those(targets)}`,
    skewer: (move, { through, targets }) => `${move} attaque ${those(through)}, et derrière ${those(targets)}`,
    pin: (move, { through, targets }) => `${move} cloue ${those(through)} sur ${those(targets)}`,
    opens: (move, { by, targets }) => `${move} ouvre la ligne ${ofThose(by)} sur ${those(targets)}`,
    'removes-defender': (move, { targets }) => `${move} prend un défenseur ${ofThose(targets)}`,
    trapped: (move, { targets }) => `${move} enferme ${those(targets)}`,
    'double-check': (move) => `${move} donne un échec double`,
    defends: (move, { targets }) => `${move} défend ${those(targets)}`,
    deflection: (move, { targets, through }) =>
      `${move} détourne ${those(targets)}\u00a0: ${list(through.map(({ square }) => square))}`,
    attraction: (move, { targets }) => `${move} attire ${those(targets)} sur une moins bonne case`,
    interference: (move, { targets }) => `${move} coupe la ligne ${ofThose(targets)}`,
    clearance: (move, { through }) => `${move} libère ${list(through.map(({ square }) => square))}`,
    intermezzo: (move) => `${move} est un coup intermédiaire`,
    'x-ray': (move, { through }) => `${move} est soutenu à travers ${those(through)}`,
    zugzwang: (move) => `Après ${move}, tout coup perd`,
    promotion: (move) => `${move} promeut le pion`,
    attack: (move, { targets }) => `${move} attaque ${those(targets)}`,
    check: (move) => `${move} donne échec`,
    capture: (move, { targets }) => `${move} prend ${those(targets)}`,
    trade: (move, { by, targets }) => `${move} échange ${those(by)} contre ${those(targets)}`,
    centre: (move) => `${move} place un pion au centre`,
    'pawn-runs': (move) => `${move} avance le pion passé`,
    saves: (move, { targets }) => `${move} sauve ${those(targets)}`,
    develops: (move, { by }) => `${move} développe ${those(by)}`,
    castles: (move) => `${move} éloigne le roi du centre`,
    'no-castling': (line, { targets }) => `Après ${line}, ${those(targets)} ne peut plus roquer`,
    'doubled-pawns': (line, { by }) =>
      `Après ${line}, des pions sont doublés : ${list(by.map(({ square }) => square))}`,
    'isolated-pawn': (line, { by }) => `Après ${line}, ${those(by)} est isolé`,
    'passed-pawn': (line, { by }) => `Après ${line}, ${those(by)} est passé`,
    'bishop-pair': (line, _, side) => `Après ${line}, seuls ${SIDES[side]} ont la paire de fous`,
    'queens-off': (line) => `Après ${line}, les dames sont échangées`,
  },
  mates: {
    anastasia: 'Mat d’Anastasie',
    arabian: 'Mat des Arabes',
    'back-rank': 'Mat du couloir',
    blackburne: 'Mat de Blackburne',
    boden: 'Mat de Boden',
    corner: 'Mat du coin',
    'double-bishop': 'Mat des deux fous',
    dovetail: 'Mat de Cozio',
    epaulette: 'Mat des épaulettes',
    hook: 'Mat du crochet',
    morphy: 'Mat de Morphy',
    opera: 'Mat de l’Opéra',
    pillsbury: 'Mat de Pillsbury',
    smothered: 'Mat à l’étouffée',
    'swallow-tail': 'Mat du guéridon',
    other: 'Mat',
  },
  terms: {
    material: 'le matériel',
    placement: 'la place des pièces',
    mobility: 'la mobilité',
    pawns: 'les pions',
    'passed pawns': 'les pions passés',
    pieces: 'les pièces',
    threats: 'les menaces',
    king: 'la sécurité du roi',
    space: 'l’espace',
    initiative: 'l’initiative',
  },
  list,
  roles: (count, letter) => (count === 1 ? aRole(letter) : roles(count, letter)),
  better: (move) => `Le meilleur coup est ${move}`,
  nextBest: (move) => `Le meilleur autre coup est ${move}`,
  mate: (name, moves, line) => (moves === 1 ? `${name} par ${line}` : `${name} en ${moves} coups\u00a0: ${line}`),
  draw: (isPerpetual, line) => `${isPerpetual ? 'Échec perpétuel' : 'Pat'}${line ? ` après ${line}` : ''}`,
  wins: (line, side, won, lost) => {
    const gain = `${SIDES[side]} gagnent ${won}${lost ? ` contre ${lost}` : ''}`;
    return line ? `Après ${line}, ${gain}` : capital(gain);
  },
  follows: (line) => `Suit ${line}`,
  judged: (terms) => `D’après la seule évaluation, ceci va moins bien ensuite\u00a0: ${terms}`,
});

export const review: ReviewWords = {
  start: 'Faire le bilan de la partie',
  stop: 'Arrêter',
  again: 'Réessayer',
  begins: 'Le bilan de la partie est en cours.',
  progress: (done, all) => `${done} positions sur ${all}`,
  left: (seconds) => `encore ${time(seconds)} environ`,
  accuracy: 'Précision',
  percent,
  over: (white, black) => `Bilan fait. Précision\u00a0: Blancs ${percent(white)}, Noirs ${percent(black)}.`,
  first: 'Première erreur',
  none: 'Le bilan est fait\u00a0: aucune erreur dans cette partie.',
  noMore: 'Il n’y a pas d’erreur de ce genre.',
  round: (way) =>
    way > 0
      ? 'C’était la dernière\u00a0; voici de nouveau la première.'
      : 'C’était la première\u00a0; voici la dernière.',
  markName: (mark) => NAMES[mark],
  worst: (phase, first, last) => `Le plus a été perdu ${PHASES[phase]}, coups ${first} à ${last}.`,
  whose: 'Erreurs\u00a0:',
  sides: { w: 'Blancs', b: 'Noirs', both: 'les deux' },
  isMark: {
    inaccuracy: 'est une imprécision.',
    mistake: 'est une erreur.',
    blunder: 'est une gaffe.',
    'missed-mate': 'manque un mat.',
  },
  claim,
  better: (move) => `Le meilleur coup est ${move}.`,
  isOnly: 'Aucun autre coup ne garde le résultat attendu.',
  looking: 'L’explication est en route …',
  card: 'Erreur',
  place: (at, all) => `${at} sur ${all}`,
  line: (move) => `Montrer ${move}`,
  shows: (moves) => `Sur l’échiquier\u00a0: ${moves}`,
  back: 'Retour à la partie',
  tryIt: 'Réessayer',
  previous: 'Erreur précédente',
  next: 'Erreur suivante',
  ask: (move, side) => `${move} était une erreur. Un meilleur coup existe pour ${SIDES[side]}.`,
  judging: (move) => `${move} est en cours de jugement …`,
  solved: (move, isBest) => (isBest ? `${move} est le meilleur coup.` : `${move} vaut le meilleur coup.`),
  refused: (move, answer) =>
    answer === undefined
      ? `${move} ne suffit pas. Un meilleur coup existe.`
      : `${move} échoue sur ${answer}. Un meilleur coup existe.`,
  same: 'C’est le coup de la partie.',
  answer: (move) => `Le meilleur coup est ${move}.`,
  hints: ['Indice', 'Montrer le coup', 'Montrer la réponse'],
  why: {
    ask: 'Pourquoi\u00a0?',
    looking: 'L’explication est en route …',
    second: (move) => `Le deuxième meilleur coup, ${move}, est moins bon.`,
    only: 'C’est le seul coup légal.',
    nothing: 'Aucune raison n’est prouvée\u00a0: d’autres coups sont peut-être aussi bons.',
  },
  purpose: {
    ask: 'Que prépare-t-il\u00a0?',
    threat: (line, isMate) =>
      isMate ? `La menace est un mat\u00a0: ${line}.` : `La menace est un gain de matériel\u00a0: ${line}.`,
    nothing: 'Aucune menace n’est prouvée, et d’autres coups étaient peut-être aussi bons.',
  },
  decided: 'Ce qui a décidé la partie',
  swing: (move, side, before, after) =>
    `${move}\u00a0: les chances de gain ${OF_SIDES[side]} sont tombées de ${before}\u00a0% à ${after}\u00a0%.`,
  backAt: (standing) => `Retour à la partie. ${standing}`,
  practise: {
    name: 'Entraînement',
    begin: (side, count) => `${capital(SIDES[side])}\u00a0: en travailler ${count}`,
    exercise: (at, all) => `Exercice ${at} sur ${all}.`,
    goOn: (move, answer) => `${move} est le meilleur coup. La réponse est ${answer}. Le coup suivant est à trouver.`,
    skip: 'Passer',
    next: 'Exercice suivant',
    result: 'Résultat',
    again: 'Depuis le début',
    list: 'Retour à la liste',
    over: (first, all) => `${first} sur ${all} résolus du premier coup.`,
    outcomes: {
      first: 'du premier coup',
      later: 'plus tard ou avec des indices',
      shown: 'réponse montrée',
      open: 'pas résolu',
    },
  },
  keys: {
    inaccuracy: 'à l’imprécision suivante\u00a0; avec Maj à la précédente',
    mistake: 'à l’erreur suivante',
    blunder: 'à la gaffe suivante',
    practise: 'travaille les erreurs',
    hint: 'donne un indice là où un meilleur coup est à trouver',
  },
};
