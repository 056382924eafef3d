// French of playing lessons.

import type { LearnWords } from '../words';

export const learn: LearnWords = {
  tabs: { lessons: 'Leçons', make: 'Créer' },
  about: 'Une leçon pose ses questions sur l’échiquier. Ce qui était faux revient après quelques jours.',
};
