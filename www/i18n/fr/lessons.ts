// French of the lessons that are examples.

import type { LearnWords } from '../words';

export const examples: LearnWords['examples'] = {
  steps: {
    title: 'Cinq sortes d’exercices',
    about: 'Une fourchette, les cases d’un cavalier, un clouage, un mat en deux coups et une partie à gagner.',
    texts: {
      fork: 'Un cavalier attaque dans toutes les directions à la fois.',
      forkHint: 'Quelle case est à un saut de cavalier du roi et de la tour\u00a0?',
      forkWrong: 'Chercher un coup qui attaque deux pièces à la fois.',
      forked: 'Le roi et la tour sont attaqués à la fois\u00a0: une fourchette.',
      forkOther: 'Un échec, et rien de plus\u00a0: la tour n’est pas attaquée.',
      forkNext: 'Le roi a dû bouger.',
      forkEnd: 'C’est une tour entière.',
      reach: 'L’échiquier est vide, sauf les rois. Où peut aller le cavalier en g2\u00a0?',
      reachHint: 'Deux cases tout droit, puis une de côté.',
      pin: 'Les Blancs jouent, et le cavalier en c3 ne peut pas bouger.',
      pinRight: 'Il est cloué',
      pinBlocked: 'Toutes ses cases sont prises',
      pinTurn: 'Les cavaliers ne jouent pas ici',
      pinHint: 'Qu’y a-t-il derrière le cavalier, vu du fou\u00a0?',
      mate: 'Paul Morphy a composé ce problème dans son enfance.',
      mateHint: 'Le fou noir garde et doit bouger\u00a0: ôter leurs coups aux pions.',
      mateQuiet: 'La tour s’offre, et les Noirs n’ont que des coups qui nuisent.',
      mateEnd: 'Le pion mate.',
      rooks: 'Deux tours poussent un roi au bord, rangée après rangée.',
      rooksHint: 'Une tour barre une rangée, l’autre donne échec sur la suivante.',
    },
  },
  mates: {
    title: 'Trois mats célèbres',
    about: 'Le mat du couloir, le mat à l’étouffée et le mat de Légal.',
    texts: {
      back: 'Le roi noir est derrière ses propres pions.',
      backHint: 'Quelle rangée n’est gardée par personne\u00a0?',
      backEnd: 'Le mat du couloir.',
      smothered: 'Le roi a peu de cases. Lui prendre la dernière.',
      smotheredHint: 'On peut donner la dame.',
      smotheredQueen: 'Seule la tour peut prendre.',
      smotheredEnd: 'Le roi est étouffé par ses propres pièces.',
      legal: 'Le fou noir cloue le cavalier sur la dame. À ce qu’il semble.',
      legalHint: 'Jouer le cavalier quand même.',
      legalWrong: 'Il y a bien plus fort.',
      legalQueen: 'La dame est donnée.',
      legalAsk: 'Le fou prend, et la surprise est passée.',
      legalNext: 'Les Noirs prennent la dame.',
      legalEnd: 'Le mat de Légal\u00a0: trois pièces légères suffisent.',
    },
  },
};
