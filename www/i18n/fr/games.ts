// What French says of saved games, files, examples and pictures.

import type { ExamplesWords, GamesWords } from '../words';
import { examples } from './examples';

const number = (value: number): string => value.toLocaleString('fr');
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count < 2 ? one : many}`;
const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'medium' });
const gamesOf = (count: number): string => counted(count, 'partie', 'parties');
const plies = (count: number): string => counted(count, 'demi-coup', 'demi-coups');
const named = (name: string): string => name || 'le texte collé';

export const games: GamesWords & ExamplesWords = {
  ...examples,
  sections: 'Parties',
  section: { saved: 'Mes parties', file: 'Fichier', examples: 'Exemples', picture: 'Image' },
  count: number,
  steps: (count) => counted(count, 'étape', 'étapes'),
  day: (date) => DAY.format(date),
  copyPgn: 'Copier le PGN',
  savePgn: 'Télécharger le PGN',
  before: 'Partie précédente',
  notCopied: 'Ce navigateur ne laisse pas la page copier. « Télécharger le PGN » donne le même texte en fichier.',
  saved: {
    about: 'Les parties terminées arrivent ici d’elles-mêmes, comme celles que l’on quitte après cinq coups.',
    keep: 'Garder cette partie',
    list: 'Mes parties',
    none: 'Il n’y a encore rien ici. Une partie jouée jusqu’au bout y sera.',
    search: 'Chercher joueurs, ouverture, date',
    anyResult: 'Tous les résultats',
    heads: ['Joueurs', 'Ouverture', 'Jour', 'Coups', 'Résultat'],
    moves: (count) => counted(count, 'coup', 'coups'),
    more: (name) => `Plus pour ${name}`,
    remove: 'Supprimer',
    undo: 'Annuler',
    closed: 'Parties des onglets fermés',
    bringBack: 'Reprendre :',
    showMore: (count) => `Voir la suite (${number(count)})`,
    saveAll: 'Exporter tout en PGN',
    savedAll: (count, left) =>
      `${gamesOf(count)} dans le fichier.${left > 0 ? ` ${gamesOf(left)} à part : une position qui n’est pas légale n’a pas de PGN.` : ''}`,
  },
  file: {
    open: 'Ouvrir un fichier',
    about:
      'Des fichiers PGN de toute taille : à ouvrir ci-dessous. Une partie, une position, des coups ou un lien se collent ou se déposent n’importe où sur la page.',
    search: 'Chercher joueurs, tournoi, année, résultat',
    stop: 'Arrêter',
    close: 'Fermer cette liste',
    reading: (name, count) => `Lecture de ${name || 'ce qui est collé'} : ${gamesOf(count)} pour l’instant`,
    title: (name, count) => `${gamesOf(count)} dans ${named(name)}`,
    empty: (name) => `Il n’y a pas de partie dans ${named(name)}.`,
    full: (most) => `Seules les ${number(most)} premières parties sont dans la liste.`,
    faults: (count) => `Avec une erreur (${number(count)})`,
    list: 'Parties du fichier',
    shown: (shown, all) => (shown === 0 ? 'Aucune partie ne convient.' : `${number(shown)} sur ${number(all)}`),
    heads: ['Blancs', 'Noirs', 'Tournoi', 'Année', 'Coups', 'Résultat'],
    plies,
    previous: 'Partie précédente du fichier',
    next: 'Partie suivante du fichier',
    place: (at, all) => `Partie ${number(at)} sur ${number(all)}`,
  },
  pasted: {
    unknown: (text) =>
      `« ${text} » n’est ni une partie, ni une position, ni des coups, ni un lien que Gridmate connaît. Il accepte un PGN, une FEN, des coups comme e2e4 ou Cf3, et ses propres liens.`,
    waits: 'Une partie est en cours. Ce qui a été collé attend qu’elle soit finie ou quittée.',
    leave: 'Quitter la partie et l’ouvrir',
    ready: 'Ce qui a été collé pendant la partie est toujours là.',
    open: 'L’ouvrir',
  },
  pgn: {
    done: (count) => `Sur l’échiquier : ${plies(count)}.`,
    cut: (count) => `Sur l’échiquier jusque-là : ${plies(count)}.`,
  },
  tags: {
    title: 'Joueurs, tournoi, résultat',
    tag: { White: 'Blancs', Black: 'Noirs', Event: 'Tournoi', Site: 'Lieu', Date: 'Jour', Round: 'Ronde' },
    result: 'Résultat',
    results: { '*': 'Pas finie', '1-0': 'Les Blancs ont gagné', '0-1': 'Les Noirs ont gagné', '1/2-1/2': 'Nulle' },
  },
  examples: {
    about: 'Chacun va sur l’échiquier : le parcourir, le changer, continuer. La partie d’avant peut être reprise.',
    all: (count) => `Voir les ${number(count)}`,
    less: 'Moins',
    toMoves: 'Montrer les coups',
    play: 'Jouer à partir d’ici',
    close: 'Fermer',
  },
  picture: {
    title: (players, steps) =>
      [players, steps === 0 ? 'Le départ' : `Après ${plies(steps)}`].filter(Boolean).join(' : '),
    colors: 'Couleurs',
    themes: { light: 'Claires', dark: 'Sombres' },
    side: 'En bas',
    sides: { board: 'Comme sur l’échiquier', w: 'Les Blancs', b: 'Les Noirs' },
    size: 'Taille',
    signs: 'Lettres et chiffres',
    marks: 'Dernier coup et flèches',
    png: 'Télécharger en PNG',
    svg: 'Télécharger en SVG',
    copy: 'Copier',
    copied: 'L’image est copiée.',
    noPng: 'Ce navigateur n’a pas pu faire de PNG. Le SVG marche partout.',
    noCopy: 'Ce navigateur ne laisse pas la page copier des images. Il reste à la télécharger.',
  },
};
