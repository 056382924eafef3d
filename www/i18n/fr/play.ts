// French of playing a game.

import type { Ending, Rival } from '../arguments';
import type { PlayWords } from '../words';
import { decimal, timeLeft } from '../numbers';
import type { Color } from '../../chess/chess';
import { capital, counted, ended, OF_SIDES, roles, SIDES } from './chess';
import { premove } from './premove';

const RIVALS: Record<Rival, string> = {
  level: 'Niveau',
  minimax: 'Minimax',
  negamax: 'Negamax',
  alphabeta: 'Alpha-bêta',
  random: 'Coups au hasard',
};

/** A word for each level, and what it means. */
const LEVELS: readonly (readonly [name: string, means: string])[] = [
  ['Premiers pas', 'Sait comment se déplacent les pièces, et guère plus.'],
  ['Débutant', 'Laisse des pièces en prise et voit peu de menaces.'],
  ['Occasionnel', 'Prend ce qui est gratuit, et laisse passer beaucoup de choses.'],
  ['Amateur', 'Voit les menaces simples, mais pas encore deux coups plus loin.'],
  ['En progrès', 'Trouve de petites combinaisons, et se trompe encore parfois.'],
  ['Joueur de club', 'Joue solidement, avec une gaffe de temps en temps.'],
  ['Fort joueur de club', 'Perd rarement une pièce pour rien.'],
  ['Expert', 'Voit la plupart des combinaisons et prépare bien ses plans.'],
  ['Maître', 'Ne laisse presque rien passer.'],
  ['Pleine force', 'Joue de toutes ses forces.'],
];

/** What the others are like. */
const means: PlayWords['form']['means'] = (rival, number, elo, error) => {
  const depth = `${counted(number, 'demi-coup', 'demi-coups')} au-delà du sien`;
  if (rival === 'level') {
    return `${elo === undefined ? '' : `Environ ${elo} Elo, ± ${error}. `}${LEVELS[number - 1]?.[1] ?? ''}`;
  }
  if (rival === 'random') return 'Joue n’importe quel coup légal, tous avec la même chance.';
  if (rival === 'minimax') return `Regarde toutes les suites, ${depth}, et compte les pièces à la fin.`;
  if (rival === 'negamax') return `Minimax avec une seule règle pour les deux camps. Regarde ${depth}.`;
  return `Joue comme minimax et saute ce qui ne peut rien changer. Regarde ${depth}.`;
};

const CLAIMS: Record<string, string> = {
  threefold: 'la même position trois fois',
  fifty: '50 coups sans prise ni coup de pion',
};

/** Which pieces, in words: 2 pions, 1 cavalier. */
const pieces = (letters: string): string =>
  [...new Set(letters.toLowerCase())]
    .map((letter) => roles(letters.toLowerCase().split(letter).length - 1, letter))
    .join(', ');

const pawns = (centipawns: number): string => decimal(Math.abs(centipawns) / 100, 1);
const isEqual = (centipawns: number): boolean => pawns(centipawns) === '0,0';
const better = (value: number): string => capital(SIDES[value < 0 ? 'b' : 'w']);

const howMuch = (centipawns: number): string => {
  const by = Math.abs(centipawns);
  if (by >= 400) return 'une position gagnante';
  return by < 50 ? 'un petit avantage' : by < 150 ? 'l’avantage' : 'un grand avantage';
};

/** By what a game was won, where that is said in few words. */
const BY: Record<string, string> = { checkmate: 'par mat', resigned: 'par abandon', time: 'au temps' };

const title = ({ position: { end, winner }, person }: Ending): string => {
  if (!winner) return 'Partie nulle';
  const by = BY[(end ?? '').split('-')[0] ?? ''] ?? '';
  const who =
    person === undefined ? `${better(winner === 'b' ? -1 : 1)} gagnent` : winner === person ? 'Gagné' : 'Perdu';
  return `${who} ${by}`.trim();
};

const SCORES: Record<Color, string> = { w: '1–0', b: '0–1' };

export const play: PlayWords = {
  title: (white, black) => (white && black ? `${white} – ${black}` : 'Jouer'),
  you: 'Humain',
  sideName: (color) => capital(SIDES[color]),
  playerName: (rival, number) =>
    rival === 'random' ? RIVALS.random : `${RIVALS[rival]}${rival === 'level' ? '' : ', profondeur'} ${number}`,
  playerAbout: (rival, number, elo) =>
    rival === 'level' ? `${LEVELS[number - 1]?.[0] ?? ''}${elo === undefined ? '' : ` · environ ${elo} Elo`}` : '',
  rematchWith: (player) => `Revanche : ${player}`,
  recordName: (rival, number) => (rival ? `Gridmate, ${RIVALS[rival].toLowerCase()} ${number || ''}`.trim() : 'Humain'),
  premove,
  offers: {
    takeBack: 'Reprendre le coup',
    hint: 'Indice',
    showMove: 'Montrer le coup',
    draw: 'Proposer la nulle',
    claim: 'Demander la nulle',
    resign: 'Abandonner',
    more: 'Plus',
    moveNow: 'Jouer maintenant',
    pause: 'Pause',
    goOn: 'Continuer',
    here: 'Jouer à partir d’ici',
    rematch: 'Revanche',
    same: 'Encore avec les mêmes couleurs',
    newGame: 'Nouvelle partie',
    analyse: 'Analyser',
    review: 'Bilan',
    why: 'Pourquoi ce coup ?',
    play: 'Jouer',
    cancel: 'Annuler',
    again: 'Réessayer',
    close: 'Fermer',
  },
  claimOf: (code) => `Demander la nulle : ${CLAIMS[code] ?? code}`,
  resigning: { question: 'Abandonner cette partie ?', yes: 'Abandonner', no: 'Continuer' },
  bar: {
    thinking: 'réfléchit…',
    toMove: 'au trait',
    taken: (letters) => `Pièces prises : ${pieces(letters)}`,
    lead: (points) => `${counted(points, 'point', 'points')} d’avance`,
    clock: (color) => `Pendule ${OF_SIDES[color]}`,
  },
  time: timeLeft,
  evaluation: {
    name: 'Évaluation',
    short: (centipawns) => (isEqual(centipawns) ? '0,0' : `${centipawns < 0 ? '−' : '+'}${pawns(centipawns)}`),
    shortMate: (moves) => `${moves < 0 ? '−' : ''}M${Math.abs(moves)}`,
    sentence: (centipawns) =>
      isEqual(centipawns)
        ? 'Les deux camps sont à égalité'
        : `${better(centipawns)} ont ${howMuch(centipawns)} : ${pawns(centipawns)}`,
    mate: (moves) => `${better(moves)} matent en ${counted(Math.abs(moves), 'coup', 'coups')}`,
    unknown: 'Pas encore connue',
    byEngine: (how) => `${how}, selon le moteur.`,
    byPieces: (points) =>
      `Le moteur n’a pas regardé ici. En comptant les pièces\u00a0: ${points === 0 ? 'égalité' : `${SIDES[points < 0 ? 'b' : 'w']} ont ${counted(Math.abs(points), 'point', 'points')} de plus`}.`,
  },
  result: {
    title,
    text: ({ position, moves, rival }) => {
      const why = position.winner ? '' : `${ended(position) ?? ''} `;
      return `${why}${counted(Math.ceil(moves / 2), 'coup', 'coups')}${rival ? ` contre ${rival}` : ''}.`;
    },
    score: ({ winner }) => (winner ? SCORES[winner] : '½–½'),
  },
  isSafe: 'La partie est en sécurité.',
  form: {
    side: 'Couleur',
    sides: { w: 'Blancs', b: 'Noirs', random: 'Au hasard', both: 'À deux', watch: 'Regarder' },
    rival: 'Adversaire',
    rivalOf: (color) => capital(SIDES[color]),
    rivals: { ...RIVALS, random: 'Hasard' },
    named: (label, player) => `${label} : ${player}`,
    others: 'Autres joueurs',
    level: 'Niveau',
    depth: 'Profondeur',
    means,
    start: 'Départ',
    starts: { standard: 'Normal', chess960: 'Chess960', here: 'Cette position' },
    number: 'Numéro',
    draw: 'En tirer un autre',
    clock: 'Pendule',
    clocks: {
      none: 'Aucune',
      '5+3': '5\u00a0+\u00a03',
      '10+0': '10\u00a0+\u00a00',
      '15+10': '15\u00a0+\u00a010',
      own: 'Autre',
    },
    minutes: 'Minutes',
    seconds: 'Secondes par coup',
    uneven: 'Un autre temps pour l’ordinateur',
    itsMinutes: 'Minutes de l’ordinateur',
    itsSeconds: 'Secondes par coup de l’ordinateur',
    clockMeans: (minutes, seconds) => {
      const more = seconds > 0 ? `, et ${counted(seconds, 'seconde', 'secondes')} de plus à chaque coup` : '';
      return `${counted(minutes, 'minute', 'minutes')} pour chaque camp${more}.`;
    },
    noClockMeans: 'Tout le temps de réfléchir.',
    help: 'L’aide est permise',
    helpMeans: 'Indices, reprise de coups et barre d’évaluation.',
    noHelpMeans: 'Ni indices ni reprise des coups avant la fin de la partie.',
    evaluation: 'Montrer qui est devant, à côté de l’échiquier',
  },
};
