// French of matches.

import type { MatchWords } from '../words';
import { counted } from './chess';

const ENDS: Record<string, string> = {
  checkmate: 'échec et mat',
  stalemate: 'pat',
  insufficient: 'matériel insuffisant',
  fivefold: 'cinq fois la même position',
  seventyfive: '75 coups sans prise ni coup de pion',
  threefold: 'trois fois la même position',
  fifty: '50 coups sans prise ni coup de pion',
};

const RESULTS: Record<string, string> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' };

const games = (count: number): string => counted(count, 'partie', 'parties');

const whole = (elo: number): string => {
  const rounded = Math.round(elo);
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
};

const signed = (elo: number): string => (Math.round(elo) > 0 ? `+${whole(elo)}` : whole(elo));

/** With a half where there is one. */
const points = (value: number): string => {
  const half = value % 1 === 0 ? '' : '½';
  return `${value < 1 && half ? '' : Math.floor(value)}${half}`;
};

export const match: MatchWords = {
  name: 'Match',
  begins: (first, second, all) => `Le match commence : ${first} contre ${second}, ${games(all)}.`,
  resumed: (done, all) => `Le match continue : ${done} sur ${games(all)}.`,
  isOver: (first, second, won, drawn, lost) =>
    `Le match est fini : ${first} contre ${second}, ${counted(won, 'victoire', 'victoires')}, ${counted(drawn, 'nulle', 'nulles')}, ${counted(lost, 'défaite', 'défaites')}.`,
  paused: 'Le match est en pause.',
  stopped: 'Le match est arrêté.',
  elsewhere: 'Un autre onglet de ce navigateur joue un match. Il faut d’abord l’arrêter là-bas.',
  changed: 'Un autre onglet a continué ce match ou en a commencé un autre. Voici où il en est.',
  opened: (game) => `La partie ${game} est sur l’échiquier. Annuler fait revenir ce qui y était.`,
  about: 'Deux joueurs de l’ordinateur disputent un match. Le même numéro de tirage redonne les mêmes parties.',
  first: 'Premier joueur',
  second: 'Second joueur',
  games: 'Parties',
  opening: 'Départ',
  openings: { standard: 'Normal', chess960: 'Chess960', book: 'Ouverture au hasard' },
  swap: 'Changer de couleur après chaque partie',
  seed: 'Numéro de tirage',
  offers: {
    start: 'Commencer',
    pause: 'Pause',
    goOn: 'Continuer',
    stop: 'Arrêter',
    faster: 'Plus vite',
    watch: 'Regarder cette partie',
    own: 'Mon échiquier',
    save: 'Enregistrer les parties',
  },
  examples: 'Dix parties : minimax contre coups au hasard',
  tenWhite: 'Minimax joue les Blancs',
  tenBlack: 'Minimax joue les Noirs',
  examplesAbout:
    'C’est ainsi qu’un article sur un petit moteur d’échecs teste son joueur, qui gagne toutes ses parties :',
  plan: (first, second, opening, isSwapped, seed) =>
    `${first} contre ${second} · ${opening} · les couleurs ${isSwapped ? 'changent' : 'restent'} · tirage ${seed}`,
  done: (done, all) => `${done} sur ${games(all)}`,
  now: (game, games, move) => `Partie ${game} sur ${games}, coup ${move}`,
  standing: 'Où en est le match',
  score: (first, second) => `${points(first)} – ${points(second)}`,
  won: (count) => counted(count, 'gagnée', 'gagnées'),
  drawn: (count) => counted(count, 'nulle', 'nulles'),
  lost: (count) => counted(count, 'perdue', 'perdues'),
  elo: (player, elo, low, high) =>
    `${player} est environ ${whole(Math.abs(elo))} points Elo ${elo < 0 ? 'plus faible' : 'plus fort'} (95 % : de ${whole(low)} à ${whole(high)}).`,
  tooFew: 'Trop peu de parties pour le dire, ou toutes ont fini de la même façon.',
  curve: (count, elo) => `La différence en Elo au fil des parties. Après ${games(count)} : ${elo}.`,
  signed,
  afterGames: games,
  byColour: 'Par couleur',
  heads: ['Joueur', 'Gagnées', 'Nulles', 'Perdues'],
  asWhite: (player) => `${player}, avec les Blancs`,
  asBlack: (player) => `${player}, avec les Noirs`,
  ends: 'Comment les parties ont fini',
  endHeads: ['Fin', 'Parties'],
  end: (code) => ENDS[code] ?? code,
  list: 'Les parties, avec les points du premier joueur',
  game: (number, white, black, result, end, moves) =>
    `Ouvrir la partie ${number} : ${white} – ${black}, ${RESULTS[result] ?? result}, ${end}, ${counted(moves, 'coup', 'coups')}`,
};
