// French of puzzles from the reader's own games.

import type { MineWords } from '../words';
import { counted } from './chess';

const puzzles = (count: number): string => counted(count, 'problème', 'problèmes');

export const mine: MineWords = {
  title: 'De mes parties',
  about:
    'Le bilan d’une partie dans « Analyser » laisse ici ses problèmes, et compte les motifs que les erreurs permettent ou manquent.',
  choose: 'Choisir une partie',
  count: (count, games) => `${puzzles(count)} de ${counted(games, 'partie', 'parties')}.`,
  solve: 'Les résoudre',
  weaknesses: 'Derrière les erreurs',
  none: 'Pas encore de motif. Pour une partie jouée ailleurs, il reste à choisir dans son bilan les erreurs de quel côté sont comptées.',
  facts: (allowed, missed) =>
    [allowed > 0 ? `${allowed} × permis` : '', missed > 0 ? `${missed} × manqué` : ''].filter(Boolean).join(', '),
  practise: (count) => `s’exercer sur ${puzzles(count)}`,
  titleOf: (motif) => `De mes parties : ${motif}`,
  games: (count) => counted(count, 'partie', 'parties'),
  puzzlesOf: puzzles,
  untitled: 'Partie sans noms',
  puzzles: 'Problèmes',
  find: 'Chercher des problèmes',
  finding: 'Recherche de problèmes …',
  stop: 'Arrêter',
  found: (count) =>
    count === 0
      ? 'Il n’y a pas de problème dans cette partie.'
      : `${puzzles(count)} de cette partie, à retrouver dans « Apprendre ».`,
  ofFile: 'Chercher des problèmes dans ces parties',
  ofFileAbout: 'D’abord le bilan de chaque partie, ce qui prend du temps. Ce qui est trouvé reste dans « Apprendre ».',
  you: 'Joueur suivi',
  noPlayer: 'aucun des joueurs',
  lookThrough: (games) => (games === 1 ? 'Parcourir la partie' : `Parcourir ${games} parties`),
  gameOf: (at, all) => `Partie ${at} sur ${all}`,
  ofGames: (count, games) =>
    `${count === 0 ? 'Aucun problème' : puzzles(count)} dans ${counted(games, 'partie', 'parties')}.`,
};
