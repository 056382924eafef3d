// French of making lessons.

import type { MakingWords } from '../words';

export const making: MakingWords = {
  about: 'Faire une leçon de la partie sur l’échiquier\u00a0: ajouter des exercices, des indices et des réponses.',
};
